import { paths } from "#app/paths.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { Pagination } from "#app/ui/navigation/pagination.tsx";
import type { SearchQuery } from "../../inputs.ts";
import type { SearchOutcome } from "../../search/search.server.ts";
import { searchAddress } from "../../search/search-address.ts";
import { wordCount } from "../../words.ts";
import { AgentList } from "../agent-list.tsx";

export type ResultsByNameProps = {
  outcome: Extract<SearchOutcome, { kind: "named" }>;
  query: SearchQuery;
  saved: readonly string[];
  today: string;
  back: string;
};

const ORGANIZATION_TYPES: Readonly<Record<string, string>> = {
  agency: "agency",
  fmo: "FMO",
  carrier: "carrier",
};

/** Agents and organizations whose name, organization or headline matches what was typed. */
export function ResultsByName({ outcome, query, saved, today, back }: ResultsByNameProps) {
  return (
    <>
      <PageHead>
        <h1>Agents matching “{outcome.text}”</h1>
        <p className="text-muted">
          <b>{outcome.more ? `The first ${outcome.total} agents` : wordCount(outcome.total, "agent")}</b>{" "}
          whose name, organization or headline has these words.
        </p>
      </PageHead>
      {outcome.organizations.length === 0 ? null : (
        <LinkList>
          {outcome.organizations.map((one) => (
            <LinkListItem
              key={one.slug}
              to={paths.organization(one.slug)}
              end={`${ORGANIZATION_TYPES[one.type] ?? one.type} in ${one.city}, ${one.stateCode}`}
            >
              {one.name}
            </LinkListItem>
          ))}
        </LinkList>
      )}
      {outcome.more ? (
        <Note>More than {outcome.total} agents match. Add a first or last name, or search by place.</Note>
      ) : null}
      <AgentList narrow compare agents={outcome.agents} today={today} saved={saved} back={back} />
      <Pagination
        page={outcome.page}
        pageCount={outcome.pages}
        toPage={(page) => searchAddress(query, {}, page)}
        summary={`${outcome.first} to ${outcome.first + outcome.agents.length - 1} of ${outcome.total}`}
      />
    </>
  );
}
