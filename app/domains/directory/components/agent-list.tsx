import type { AgentCard } from "../types.ts";
import { AgentRow, type AgentRowProps } from "./agent-row.tsx";
import { CompareBar } from "./compare-bar.tsx";

const COMPARE_FORM = "compare";

export type AgentListProps = Pick<
  AgentRowProps,
  "today" | "back" | "asked" | "rankBase" | "explainTo" | "level"
> & {
  agents: readonly AgentCard[];
  /** Slugs that the reader saved. */
  saved: readonly string[];
  /** A box beside each to compare, and the bar that goes with them. Once a page. */
  compare?: boolean;
  /** Numbers the rows as the pins of the map beside them. */
  pins?: boolean;
  /** As wide as the text, where no map stands beside it. */
  narrow?: boolean;
};

/** Agents in their order, with what can be done with them. */
export function AgentList({ agents, saved, compare, pins, narrow, ...shared }: AgentListProps) {
  return (
    <>
      <ol className={narrow ? "agents narrow" : "agents"} id="list">
        {agents.map((agent, at) => (
          <li key={agent.slug}>
            <AgentRow
              {...shared}
              agent={agent}
              saved={saved.includes(agent.slug)}
              pin={pins ? at + 1 : undefined}
              compareForm={compare ? COMPARE_FORM : undefined}
            />
          </li>
        ))}
      </ol>
      {compare ? (
        <CompareBar id={COMPARE_FORM} names={new Map(agents.map((agent) => [agent.slug, agent.name]))} />
      ) : null}
    </>
  );
}
