import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { type Message, t, tn } from "#app/text/text.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import type { PlaceFigures as Figures } from "../../places/place-figure-queries.server.ts";

/** Of fewer agents than this the rows say the same. */
const LEAST_AGENTS = 3;

/** What of a place's agents is counted: only what some of them have. Those that a search can be filtered by link to it. */
export function PlaceFigures({ figures, q, around }: { figures: Figures; q: string; around: boolean }) {
  if (figures.listed < LEAST_AGENTS) return null;
  const items = [
    { count: figures.accepting, label: "Take new clients", to: paths.search({ q, accepting: true }) },
    { count: figures.withinDay, label: "Usually answer within a day", to: null },
    { count: figures.spanish, label: "Speak Spanish", to: paths.search({ q, language: ["es"] }) },
    { count: figures.flood, label: "Licensed for flood", to: paths.search({ q, type: "flood" }) },
  ] as const satisfies readonly { count: number; label: Message; to: string | null }[];
  const shown = items.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <div className="pb-5">
      <dl className="flex flex-wrap items-baseline gap-x-5 gap-y-0.5">
        {shown.map(({ count, label, to }) => (
          <div key={label} className="flex flex-row-reverse items-baseline justify-end gap-x-1.5">
            <dt className="text-14 leading-table">
              {to === null ? (
                <span className="inline-block first-letter:lowercase">{t(label)}</span>
              ) : (
                <Link
                  className="inline-block py-1 first-letter:lowercase max-md:py-2.5"
                  to={to}
                  prefetch="none"
                >
                  {t(label)}
                </Link>
              )}
            </dt>
            <dd className="font-heading font-serif text-20 lining-nums leading-[1.15]">
              {formatCount(count)}
            </dd>
          </div>
        ))}
      </dl>
      <Caption className="mt-1">
        {around
          ? tn(
              figures.listed,
              "Of the {n} agent listed here today. The links also search the area around it.",
              "Of the {n} agents listed here today. The links also search the area around it.",
            )
          : tn(
              figures.listed,
              "Of the {n} agent with an office here and a license in force today.",
              "Of the {n} agents with an office here and a license in force today.",
            )}
      </Caption>
    </div>
  );
}
