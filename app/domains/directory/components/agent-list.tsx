import { useSaved } from "#app/platform/reader/reader.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { AgentCard } from "../types.ts";
import { AgentRow, type AgentRowProps } from "./agent-row.tsx";
import { CompareBar } from "./compare-bar.tsx";

const COMPARE_FORM = "compare";

/** Hairlines between the rows. The first is the section's own rule, or the list's where it is in no section. */
const ROWS = {
  2: "border-line border-t pt-5.5 first:border-ink first:border-t-2",
  3: "border-line pt-5.5 not-first:border-t first:pt-0",
} as const;

export type AgentListProps = Pick<
  AgentRowProps,
  "today" | "back" | "asked" | "spoken" | "zip" | "rankBase" | "explainTo" | "level"
> & {
  agents: readonly AgentCard[];
  /** Slugs of the agents to show as saved, where they are not those of this browser. */
  saved?: readonly string[] | undefined;
  /** Adds a checkbox to compare next to each agent, and the bar that goes with them. Once a page. */
  compare?: boolean;
  /** Next to a map: number of the first row. Rows have the numbers of their pins. */
  firstPin?: number | undefined;
  /** The heading of an agent's part of the list, shown above the first of each part; null for none. */
  groupOf?: (agent: AgentCard) => string | null;
  /** As wide as the text, where there is no map next to it. */
  narrow?: boolean;
  /** In two columns from 1220 px, read across; in a section. */
  columns?: boolean;
};

/** Agents in their order, with their actions. */
export function AgentList({
  agents,
  saved,
  compare,
  firstPin,
  groupOf,
  narrow,
  columns,
  level = 2,
  ...shared
}: AgentListProps) {
  const ofReader = useSaved();
  const width = narrow ? "max-w-208" : undefined;
  const groups = agents.map((agent) => groupOf?.(agent) ?? null);
  return (
    <>
      <ol
        className={classNames("list-none", columns && "wide:grid wide:grid-cols-2 wide:gap-x-14", width)}
        id="list"
        start={firstPin}
      >
        {agents.map((agent, at) => (
          <li
            key={agent.slug}
            className={classNames(ROWS[level], columns && "wide:nth-2:border-t-0 wide:nth-2:pt-0")}
          >
            {groups[at] === null || groups[at] === groups[at - 1] ? null : (
              <p className="mb-4 font-strong text-14">{groups[at]}</p>
            )}
            <AgentRow
              {...shared}
              level={level}
              columns={columns}
              agent={agent}
              saved={(saved ?? ofReader).includes(agent.slug)}
              pin={firstPin === undefined ? undefined : firstPin + at}
              compareForm={compare ? COMPARE_FORM : undefined}
            />
          </li>
        ))}
      </ol>
      {compare ? (
        <CompareBar
          id={COMPARE_FORM}
          className={width}
          names={new Map(agents.map((agent) => [agent.slug, agent.name]))}
        />
      ) : null}
    </>
  );
}
