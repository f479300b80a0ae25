import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import type { AgentCard } from "../../types.ts";
import { columnOf, ROOM_FOR_ANOTHER, widthOf } from "./columns.ts";
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
/** On a phone a row is a grid of two agents: the first, and the one chosen above the table (`COLUMNS`). */
const row = (agents: number) => `max-md:grid ${agents > 1 ? "max-md:grid-cols-2" : "max-md:grid-cols-1"}`;
const CELL = "max-md:px-0 max-md:py-1 max-md:pr-2 max-md:wrap-anywhere";

/** From 1024 px nothing scrolls sideways, and on a phone neither. */
const SCROLLED = "md:max-lg:overflow-x-auto";
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
  const inRow = row(agents.length);
  const facts = factsOf(agents, from);
  const same = facts.filter((fact) => agents.length > 1 && new Set(agents.map(fact.value)).size === 1);
  const different = facts.filter((fact) => !same.includes(fact));
  return (
    <div className="group/compare">
      {agents.length < 3 ? null : <WithWhom agents={agents} />}
      {agents.length < 2 ? null : (
        <Caption className="mb-2">
          <mark className="bg-accent-tint px-0.5 font-label text-ink">{t("Highlighted")}</mark>
          <span>{`: ${t("not everyone has it.")}`}</span>
        </Caption>
      )}
      <section
        className={`${SCROLLED} ${widthOf(agents.length)}`}
        aria-label={t("Comparison")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
        tabIndex={0}
      >
        <table {...AS.table} data-blocks className="max-md:block md:table-fixed md:max-lg:min-w-168">
          <caption className="sr-only">{t("Agents side by side")}</caption>
          <thead {...AS.rows} className="max-md:block">
            <tr {...AS.row} className={inRow}>
              <td {...AS.cell} className={`${FACT} align-bottom text-13 text-muted max-md:hidden`}>
                {agents.length > 1 ? t("What differs") : null}
              </td>
              {agents.map((agent, at) => (
                <th
                  key={agent.slug}
                  {...AS.agent}
                  scope="col"
                  id={`compare-${agent.slug}`}
                  className={`align-top text-14 text-ink ${CELL} ${columnOf(at)}`}
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
              <tr key={fact.name} {...AS.row} className={`max-md:border-line max-md:border-b ${inRow}`}>
                <th {...AS.fact} scope="row" className={`${FACT} font-text text-muted`}>
                  <span className="max-md:sticky max-md:left-0">{fact.name}</span>
                </th>
                {agents.map((agent, at) => (
                  <td
                    key={agent.slug}
                    {...AS.cell}
                    className={`first-letter:uppercase max-md:border-b-0 max-md:pb-3 ${CELL} ${columnOf(at)}`}
                  >
                    {fact.cell(agent)}
                  </td>
                ))}
              </tr>
            ))}
            <tr {...AS.row} className={inRow}>
              <th {...AS.fact} scope="row" className={FACT}>
                <span className="sr-only">{t("Remove")}</span>
              </th>
              {agents.map((agent, at) => (
                <td key={agent.slug} {...AS.cell} className={`${CELL} ${columnOf(at)}`}>
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
                  {at === 0 || agents.length < 3 ? null : (
                    <ButtonLink
                      small
                      look="link"
                      flush
                      className="md:hidden"
                      to={paths.compare([agent.slug, ...slugs.filter((slug) => slug !== agent.slug)], near)}
                      aria-label={t("Move {name} to the left", { name: agent.name })}
                    >
                      {t("Move left")}
                    </ButtonLink>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      {agents.length < ROOM_FOR_ANOTHER ? (
        <p className="mt-3">
          <Another agents={agents} />
        </p>
      ) : null}
      {same.length === 0 ? null : <Same facts={same} agents={agents} />}
      <CompareFoot agents={agents} />
    </div>
  );
}

/** To agents near the first one's office. */
const Another = ({ agents: [first] }: { agents: readonly AgentCard[] }) =>
  first === undefined ? null : (
    <ButtonLink small to={paths.search({ q: `${first.place.city}, ${first.place.stateCode}` })}>
      {t("Add another agent")}
    </ButtonLink>
  );

/** On a phone two agents fit: the first, and one of the others. Works without JavaScript: the boxes decide what is shown. */
function WithWhom({ agents: [first, ...others] }: { agents: readonly AgentCard[] }) {
  if (first === undefined) return null;
  return (
    <fieldset className="mb-3 md:hidden">
      <legend className="text-14 text-muted">{t("Compare {name} with", { name: firstName(first) })}</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {others.map((agent, at) => (
          <label
            key={agent.slug}
            className="inline-flex min-h-target cursor-pointer items-center rounded-2 border border-line-strong px-4 font-label text-15 has-checked:border-accent has-checked:bg-accent-tint has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input className="sr-only" type="radio" name="next-to" value={at + 1} defaultChecked={at === 0} />
            <span>{firstName(agent)}</span>
          </label>
        ))}
      </div>
    </fieldset>
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
            <dd className="first-letter:uppercase">{first === undefined ? null : fact.cell(first)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
