import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";

export type HealthState = "well" | "look" | "bad";

const LOOKS = {
  well: { icon: "tick", className: "text-accent" },
  look: { icon: "warning", className: "text-ink" },
  bad: { icon: "stop", className: "text-danger" },
} as const;

/** The state of something: the sign and the words say it, the color only helps. */
export function StateWords({ state, children }: { state: HealthState; children: string }) {
  const { icon, className } = LOOKS[state];
  return (
    <span className={classNames("inline-flex items-center gap-1.5 font-label", className)}>
      <Icon name={icon} />
      <span>{children}</span>
    </span>
  );
}
