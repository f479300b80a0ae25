import { paths } from "#app/paths/paths.ts";
import { named, type PlainMessage, rich, t, tn } from "#app/text/text.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Pagination } from "#app/ui/navigation/pagination.tsx";
import { Chip } from "#app/ui/record/chip.tsx";
import type { SearchQuery } from "../../inputs.ts";
import type { SearchOutcome } from "../../search/search.server.ts";
import { placeAddress, searchAddress, withoutPlace } from "../../search/search-address.ts";
import type { NamedType } from "../../types.ts";
import { AgentList } from "../agent-list.tsx";
import { SearchForm } from "./search-form.tsx";

export type ResultsByNameProps = {
  outcome: Extract<SearchOutcome, { kind: "named" }>;
  query: SearchQuery;
  today: string;
  back: string;
};

const ORGANIZATION_TYPES: Readonly<Record<string, PlainMessage>> = {
  agency: "agency",
  fmo: "FMO",
  carrier: "carrier",
};

/** Agents, organizations and carriers whose name, organization or headline matches what was typed. */
export function ResultsByName({ outcome, query, today, back }: ResultsByNameProps) {
  return (
    <>
      <PageHead>
        <h1>{t("Agents matching “{text}”", { text: outcome.text })}</h1>
        <p className="text-muted">
          {rich("{count} whose name, organization or headline has these words.", {
            count: (
              <b>
                {outcome.more
                  ? t("The first {total} agents", { total: String(outcome.total) })
                  : tn(outcome.total, "{n} agent", "{n} agents")}
              </b>
            ),
          })}
        </p>
      </PageHead>
      {outcome.carriers.map(({ carrierNo, name }) => (
        <CarrierOffer
          key={carrierNo}
          name={name}
          query={{ ...query, carrier: carrierNo }}
          types={outcome.types}
          cities={outcome.largest}
        />
      ))}
      {outcome.organizations.length === 0 ? null : (
        <LinkList>
          {outcome.organizations.map((one) => (
            <LinkListItem
              key={one.slug}
              to={paths.organization(one.slug)}
              end={t("{type} in {city}, {state}", {
                type: named(ORGANIZATION_TYPES[one.type] ?? one.type),
                city: one.city,
                state: one.stateCode,
              })}
            >
              {one.name}
            </LinkListItem>
          ))}
        </LinkList>
      )}
      {outcome.agents.length === 0 ? null : (
        <AgentList narrow compare agents={outcome.agents} today={today} back={back} />
      )}
      {outcome.more ? (
        <Note>
          {t("More than {total} agents match. Add a first or last name, or search by place.", {
            total: String(outcome.total),
          })}
        </Note>
      ) : null}
      {outcome.agents.length === 0 ? null : (
        <Pagination
          page={outcome.page}
          pageCount={outcome.pages}
          toPage={(page) => searchAddress(query, {}, page)}
          summary={t("{first} to {last} of {total}", {
            first: String(outcome.first),
            last: String(outcome.first + outcome.agents.length - 1),
            total: String(outcome.total),
          })}
        />
      )}
    </>
  );
}

type CarrierOfferProps = {
  name: string;
  query: SearchQuery;
  types: readonly NamedType[];
  cities: readonly { name: string; stateCode: string }[];
};

/** For a carrier: where are the nearby agents who represent it? */
function CarrierOffer({ name, query, types, cities }: CarrierOfferProps) {
  return (
    <section
      className="mb-6 border-ink border-t-2 pt-4"
      aria-label={t("Agents who represent {name}", { name })}
    >
      <h2>{t("Agents who represent {name}", { name })}</h2>
      <SearchForm types={types} type={query.type} filters={withoutPlace(query)} />
      <Row>
        {cities.map((city) => (
          <Chip
            key={`${city.name} ${city.stateCode}`}
            to={placeAddress(query, `${city.name}, ${city.stateCode}`)}
          >
            {`${city.name}, ${city.stateCode}`}
          </Chip>
        ))}
      </Row>
    </section>
  );
}
