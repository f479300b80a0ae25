import type { ErrorSource, Severity } from "#app/domains/errors/types.ts";

export const SEVERITY_LABELS: Readonly<Record<Severity, string>> = {
  critical: "Critical",
  high: "High",
  medium: "Medium",
  low: "Low",
};

export const SOURCE_LABELS: Readonly<Record<ErrorSource, string>> = { server: "Server", browser: "Browser" };
