import type { Severity } from "#app/domains/errors/types.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { SEVERITY_LABELS } from "./error-words.ts";

const SIGNS: Readonly<Record<Severity, IconName>> = {
  critical: "stop",
  high: "warning",
  medium: "flag",
  low: "info",
};

/** How bad an error is, as a word with a sign of its own. */
export function SeverityMark({ severity }: { severity: Severity }) {
  return (
    <span className={`severity ${severity}`}>
      <Icon name={SIGNS[severity]} />
      {SEVERITY_LABELS[severity]}
    </span>
  );
}
