import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths.ts";
import { formatDay } from "#app/platform/dates.ts";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import { Stars } from "#app/ui/record/stars.tsx";
import type { AgentCard } from "../types.ts";
import { wordCount, wordResponse } from "../words.ts";

/** The column that names the facts stays when the others are scrolled. */
const FIRST = "sticky left-0 w-32 bg-paper";

/** Agents side by side: a fact a row, an agent a column. */
export function CompareTable({ agents }: { agents: readonly AgentCard[] }) {
  const slugs = agents.map((agent) => agent.slug);
  const rows: { name: string; cell: (agent: AgentCard) => ReactNode }[] = [
    { name: "Organization", cell: (agent) => agent.organization?.name ?? "None" },
    { name: "Represents", cell: (agent) => (agent.independent ? "several carriers" : "one carrier") },
    { name: "Office", cell: (agent) => `${agent.place.city}, ${agent.place.stateCode}` },
    {
      name: "License",
      cell: (agent) =>
        agent.license === null
          ? "None on file"
          : `${agent.license.stateCode} ${agent.license.number}, ${agent.license.standing === "in-force" || agent.license.standing === "ending" ? "to" : "expired"} ${formatDay(agent.license.expiresOn)}`,
    },
    {
      name: "Evidence read",
      cell: (agent) => (agent.license === null ? "Not yet" : formatDay(agent.license.readOn)),
    },
    {
      name: "Licensed for",
      cell: (agent) =>
        agent.licensedFor.types.length === 0
          ? "Nothing in force today"
          : `${agent.licensedFor.types.join(", ")} in ${agent.licensedFor.stateCode}`,
    },
    {
      name: "Reviews",
      cell: (agent) =>
        agent.stars === null ? (
          "None yet"
        ) : (
          <>
            <b>{agent.stars.average.toFixed(1)}</b> <Stars value={agent.stars.average} /> from{" "}
            {wordCount(agent.stars.count, "review")}
          </>
        ),
    },
    {
      name: "Proven reviews",
      cell: (agent) => (agent.stars === null ? "None yet" : `${agent.proven} of ${agent.stars.count}`),
    },
    { name: "Answers", cell: (agent) => wordResponse(agent.response) },
    {
      name: "New clients",
      cell: (agent) =>
        agent.acceptingClients
          ? "Accepting"
          : `Not taking${agent.acceptingFrom === null ? "" : ` until ${formatDay(agent.acceptingFrom)}`}`,
    },
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section className="overflow-x-auto" aria-label="Comparison" tabIndex={0}>
      <table className="min-w-168 table-fixed">
        <caption className="sr-only">Agents side by side</caption>
        <thead>
          <tr>
            <td className={FIRST} />
            {agents.map((agent) => (
              <th key={agent.slug} scope="col" className="align-top text-14 text-ink">
                <Avatar id={agent.id} name={agent.name} size="sm" className="mb-2" />
                <Link
                  className="text-balance font-heading font-serif text-18 leading-head"
                  to={paths.showcase(agent.slug)}
                  prefetch="none"
                >
                  {agent.name}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row" className={`${FIRST} font-text text-muted`}>
                {row.name}
              </th>
              {agents.map((agent) => (
                <td key={agent.slug}>{row.cell(agent)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <td className={FIRST} />
            {agents.map((agent) => (
              <td key={agent.slug}>
                <ButtonLink
                  small
                  look="link"
                  flush
                  to={paths.compare(slugs.filter((slug) => slug !== agent.slug))}
                  aria-label={`Take out ${agent.name}`}
                >
                  Take out
                </ButtonLink>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
