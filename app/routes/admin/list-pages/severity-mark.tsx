import type { Severity } from "#app/domains/errors/types.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";

export const SEVERITY_LABELS: Readonly<Record<Severity, string>> = {
  critical: "Critical",
  high: "High",
  medium: "Medium",
  low: "Low",
};

const SIGNS: Readonly<Record<Severity, IconName>> = {
  critical: "stop",
  high: "warning",
  medium: "flag",
  low: "info",
};

/** The word and the sign say it, the color only helps. */
const LOOKS: Readonly<Record<Severity, string>> = {
  critical: "border-danger bg-danger text-on-accent",
  high: "border-danger bg-danger-tint text-danger",
  medium: "border-line-strong",
  low: "border-line text-muted",
};

/** How bad an error is, as a word with a sign of its own. */
export function SeverityMark({ severity }: { severity: Severity }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap rounded-1 border px-1.75 py-px font-label text-13 ${LOOKS[severity]}`}
    >
      <Icon name={SIGNS[severity]} />
      <span>{SEVERITY_LABELS[severity]}</span>
    </span>
  );
}
