import { Link } from "@remix-run/react";
import { t } from "#app/text/text.ts";
import { Icon } from "../icon.tsx";

export type ChecklistStep = { label: string; done: boolean; to: string };

/** Steps, with completed ones ticked off; the others link to where they are done. */
export function StepList({ steps }: { steps: readonly ChecklistStep[] }) {
  return (
    <ul className="list-none">
      {steps.map(({ label, done, to }) => (
        <li key={label} className="flex min-h-dense pointer-coarse:min-h-target items-center gap-2.5">
          <Icon name={done ? "tick" : "circle"} className={done ? "text-accent" : "text-line-strong"} />
          {done ? (
            <span>
              <span>{label}</span>
              <span className="sr-only">{t(", done")}</span>
            </span>
          ) : (
            <Link to={to}>{label}</Link>
          )}
        </li>
      ))}
    </ul>
  );
}
