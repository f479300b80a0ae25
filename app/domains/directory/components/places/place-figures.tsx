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
    <div className="mt-7">
      <dl className="grid grid-cols-2 border-line-strong border-y md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {shown.map(({ count, label, to }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-line py-3 pr-4 max-md:nth-[n+3]:border-t max-md:even:border-l max-md:even:pl-4 md:not-first:border-l md:not-first:pl-5"
          >
            <dt className="text-14 leading-table">
              {to === null ? (
                t(label)
              ) : (
                <Link className="inline-block py-1 max-md:py-2.5" to={to} prefetch="none">
                  {t(label)}
                </Link>
              )}
            </dt>
            <dd className="font-heading font-serif text-32 lining-nums leading-[1.15]">
              {formatCount(count)}
            </dd>
          </div>
        ))}
      </dl>
      <Caption className="mt-2">
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
