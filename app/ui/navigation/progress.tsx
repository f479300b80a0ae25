import { Link } from "@remix-run/react";
import { t } from "#app/text/text.ts";
import { classNames } from "../class-names.ts";

export type ProgressProps = {
  /** The steps in their order. Those done may lead back to where they are changed. */
  steps: readonly { label: string; to?: string | undefined }[];
  /** Which of them this page is, from 0. */
  at: number;
};

/** How far one is in a form of several pages. */
export function Progress({ steps, at }: ProgressProps) {
  return (
    <nav aria-label={t("Step {n} of {all}", { n: at + 1, all: steps.length })} className="mb-6">
      <ol className="grid list-none auto-cols-fr grid-flow-col gap-2">
        {steps.map(({ label, to }, index) => (
          <li
            key={label}
            aria-current={index === at ? "step" : undefined}
            className={classNames(
              "border-t-4 pt-1.5 text-14",
              index <= at ? "border-accent" : "border-line",
              index === at ? "font-label" : "text-muted",
            )}
          >
            {to !== undefined && index < at ? (
              <Link to={to} className="inline-flex min-h-target items-start pt-0.5">
                {label}
              </Link>
            ) : (
              <span className="inline-block pt-0.5">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
