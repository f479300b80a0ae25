import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Glance } from "../../../profile/glance/glance.ts";

const TONES = { checked: "font-label text-accent", gray: "text-muted" } as const;

/** The facts at the top of a profile, each with its picture; what each is about is said to screen readers. */
export function GlanceList({ facts }: { facts: readonly Glance[] }) {
  return (
    <dl className="mt-2.5 grid grid-cols-1 gap-x-8 gap-y-1 md:mt-4 md:gap-y-2">
      {facts.map(({ icon, term, words, tone }) => (
        <div key={term} className="grid grid-cols-[1.125rem_minmax(0,1fr)] gap-x-2.5 leading-table">
          <dt className="pt-[0.14em]">
            <Icon name={icon} className={tone === "checked" ? "stroke-[2.2] text-accent" : "text-muted"} />
            <span className="sr-only">{term}</span>
          </dt>
          <dd className={classNames("first-letter:uppercase", tone && TONES[tone])}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
