import { Row } from "#app/ui/layout/row.tsx";
import { Chip } from "#app/ui/record/chip.tsx";
import type { SearchQuery } from "../../inputs.ts";
import { searchAddress } from "../../search/search-address.ts";
import type { NearOutcome } from "../../search/search-words.ts";

/** Each filter in force as a chip whose link takes it away. */
export function AppliedFilters({ query, outcome }: { query: SearchQuery; outcome: NearOutcome }) {
  const type = outcome.types.find((one) => one.slug === query.type);
  const organization = outcome.counts.organizations.find((one) => one.slug === query.organization);
  const { stateCode } = outcome.place;
  return (
    <Row className="flex-1">
      {query.unlicensed ? null : (
        <Chip removable to={searchAddress(query, { unlicensed: true })}>
          Licensed{type === undefined ? "" : ` for ${type.name}`} in {stateCode} today
        </Chip>
      )}
      {query.accepting ? (
        <Chip removable to={searchAddress(query, { accepting: false })}>
          Accepting new clients
        </Chip>
      ) : null}
      {query.independent ? (
        <Chip removable to={searchAddress(query, { independent: false })}>
          Independent
        </Chip>
      ) : null}
      {query.rating === 0 ? null : (
        <Chip removable to={searchAddress(query, { rating: 0 })}>
          {query.rating} stars and up
        </Chip>
      )}
      {query.language.map((code) => (
        <Chip
          key={code}
          removable
          to={searchAddress(query, { language: query.language.filter((one) => one !== code) })}
        >
          {outcome.languages.find((one) => one.code === code)?.name ?? code}
        </Chip>
      ))}
      {query.organization === undefined ? null : (
        <Chip removable to={searchAddress(query, { organization: undefined })}>
          {organization?.name ?? query.organization}
        </Chip>
      )}
    </Row>
  );
}
