import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import type { AgentCard } from "../../types.ts";
import { type Fact, factsOf } from "./compare-facts.tsx";
import { CompareFoot } from "./compare-foot.tsx";

export type CompareTableProps = {
  agents: readonly AgentCard[];
  /** Where distances are measured from. */
  from: { label: string } | null;
  /** The same as it was typed. */
  near: string;
};

/** The column with the names of the facts; on a phone each name is above its facts. */
const FACT =
  "w-32 max-md:sticky max-md:left-0 max-md:col-span-full max-md:border-b-0 max-md:pt-3 max-md:pb-0 max-md:text-13";
/** On a phone a row is a grid: two agents fill the screen, and of a third an edge is in view. */
const ROWS = {
  1: "max-md:grid max-md:grid-cols-1",
  2: "max-md:grid max-md:grid-cols-2",
  3: "max-md:grid max-md:grid-cols-3",
  4: "max-md:grid max-md:grid-cols-4",
} as const;
const WIDTHS = { 1: "", 2: "", 3: "max-md:w-[128%]", 4: "max-md:w-[171%]" } as const;
const CELL = "max-md:snap-start max-md:px-2 max-md:py-1 max-md:nth-2:pl-0 max-md:wrap-anywhere";

/** From 1024 px nothing scrolls sideways. */
const SCROLLED = "max-lg:overflow-x-auto max-md:snap-x max-md:snap-proximity";
/** Explicit roles: some screen readers do not treat a table that is laid out as a grid as a table. */
const AS = {
  table: { role: "table" },
  rows: { role: "rowgroup" },
  row: { role: "row" },
  agent: { role: "columnheader" },
  fact: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/** Agents side by side: what differs as a table, what is the same folded below it, and how to reach each. */
export function CompareTable({ agents, from, near }: CompareTableProps) {
  const slugs = agents.map((agent) => agent.slug);
  const columns = Math.min(4, Math.max(1, agents.length)) as keyof typeof ROWS;
  const row = ROWS[columns];
  const facts = factsOf(agents, from);
  const same = facts.filter((fact) => agents.length > 1 && new Set(agents.map(fact.value)).size === 1);
  const different = facts.filter((fact) => !same.includes(fact));
  return (
    <>
      {agents.length < 3 ? null : <JumpTo agents={agents} />}
      <section
        className={SCROLLED}
        aria-label={t("Comparison")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
        tabIndex={0}
      >
        <table
          {...AS.table}
          data-blocks
          className={`max-md:block md:table-fixed md:max-lg:min-w-168 ${WIDTHS[columns]}`}
        >
          <caption className="sr-only">{t("Agents side by side")}</caption>
          <thead {...AS.rows} className="max-md:block">
            <tr {...AS.row} className={row}>
              <td {...AS.cell} className={`${FACT} align-bottom text-13 text-muted max-md:hidden`}>
                {agents.length > 1 ? t("What differs") : null}
              </td>
              {agents.map((agent) => (
                <th
                  key={agent.slug}
                  {...AS.agent}
                  scope="col"
                  id={`compare-${agent.slug}`}
                  className={`align-top text-14 text-ink ${CELL}`}
                >
                  <Avatar
                    eager
                    id={agent.id}
                    name={agent.name}
                    photoUrl={agent.photoUrl}
                    className="mb-2 md:size-20"
                  />
                  <Link
                    className="pointer-coarse:inline-flex pointer-coarse:min-h-target pointer-coarse:items-start text-balance font-heading font-serif text-18 leading-head md:text-20"
                    to={paths.showcase(agent.slug)}
                    prefetch="none"
                  >
                    {agent.name}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...AS.rows} className="max-md:block">
            {different.map((fact) => (
              <tr key={fact.name} {...AS.row} className={`max-md:border-line max-md:border-b ${row}`}>
                <th {...AS.fact} scope="row" className={`${FACT} font-text text-muted`}>
                  <span className="max-md:sticky max-md:left-0">{fact.name}</span>
                </th>
                {agents.map((agent) => (
                  <td key={agent.slug} {...AS.cell} className={`max-md:border-b-0 max-md:pb-3 ${CELL}`}>
                    {/* Far down on a phone the names are out of sight; a screen reader reads them from the head. */}
                    <span aria-hidden="true" className="block truncate text-13 text-muted md:hidden">
                      {agent.name}
                    </span>
                    <div>{fact.cell(agent)}</div>
                  </td>
                ))}
              </tr>
            ))}
            <tr {...AS.row} className={row}>
              <th {...AS.fact} scope="row" className={FACT}>
                <span className="sr-only">{t("Remove")}</span>
              </th>
              {agents.map((agent) => (
                <td key={agent.slug} {...AS.cell} className={CELL}>
                  <ButtonLink
                    small
                    look="link"
                    flush
                    to={paths.compare(
                      slugs.filter((slug) => slug !== agent.slug),
                      near,
                    )}
                    aria-label={t("Remove {name}", { name: agent.name })}
                  >
                    {t("Remove")}
                  </ButtonLink>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      {agents.length < 2 ? null : <Caption className="mt-2">{t("Green: not all of them have it.")}</Caption>}
      {same.length === 0 ? null : <Same facts={same} agents={agents} />}
      <CompareFoot agents={agents} />
    </>
  );
}

/** On a phone the third agent is beyond the edge: says how many there are, and leads to each. */
function JumpTo({ agents }: { agents: readonly AgentCard[] }) {
  return (
    <nav className="mb-3 md:hidden" aria-labelledby="compared">
      <p id="compared" className="text-14 text-muted">
        {t("{n} agents. Swipe sideways, or go to one:", { n: agents.length })}
      </p>
      <ol className="mt-1 flex list-none flex-wrap gap-x-5">
        {agents.map((agent, at) => (
          <li key={agent.slug}>
            <a className="inline-flex min-h-target items-center" href={`#compare-${agent.slug}`}>
              {`${at + 1}. ${firstName(agent)}`}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const firstName = ({ name }: AgentCard) => name.split(" ")[0] ?? name;

/** What all have in common, folded: a fact, and what it is. */
function Same({ facts, agents }: { facts: readonly Fact[]; agents: readonly AgentCard[] }) {
  const [first] = agents;
  const title =
    agents.length === 2
      ? t("The same for both")
      : agents.length === 3
        ? t("The same for all three")
        : t("The same for all four");
  return (
    <Disclosure plain className="mt-3" summary={`${title} (${facts.length})`}>
      <dl className="mt-2 grid max-w-measure grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-15">
        {facts.map((fact) => (
          <div key={fact.name} className="contents">
            <dt className="text-muted">{fact.name}</dt>
            <dd>{first === undefined ? null : fact.cell(first)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
