import { t } from "#app/text/text.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Chip } from "#app/ui/record/chip.tsx";
import type { SearchQuery } from "../../../inputs.ts";
import type { Understood } from "../../../search/needs/understood.ts";
import { isFiltered, searchAddress } from "../../../search/search-address.ts";
import type { ListedOutcome } from "../../../search/search-words.ts";
import { UnderstoodChips } from "../understood-chips.tsx";

/** Each filter in force as a chip whose link removes it. */
export function AppliedFilters({
  query,
  outcome,
  understood,
}: {
  query: SearchQuery;
  outcome: ListedOutcome;
  understood: Understood | null;
}) {
  const organization = outcome.counts.organizations.find((one) => one.slug === query.organization);
  const { stateCode } = outcome.place;
  return (
    <Row
      as="nav"
      aria-label={t("Filters in force")}
      className={classNames(
        "min-w-0 max-md:basis-full md:max-lg:flex-1 lg:flex-auto",
        !isFiltered(query) && understood === null && "max-md:hidden",
      )}
    >
      {query.unlicensed ? null : (
        // Not on a phone, whose first screen is for agents: the sentence under the title says the same.
        <Chip removable className="max-md:hidden" to={searchAddress(query, { unlicensed: true })}>
          {t("Licensed in {state} today", { state: stateCode })}
        </Chip>
      )}
      <UnderstoodChips
        query={query}
        types={outcome.types}
        languages={outcome.languages}
        understood={understood}
      />
      {query.accepting ? (
        <Chip removable to={searchAddress(query, { accepting: false })}>
          {t("Accepting new clients")}
        </Chip>
      ) : null}
      {query.rating === 0 ? null : (
        <Chip removable to={searchAddress(query, { rating: 0 })}>
          {t("{rating} stars and up", { rating: query.rating })}
        </Chip>
      )}
      {query.carrier === undefined ? null : (
        <Chip removable to={searchAddress(query, { carrier: undefined })}>
          {outcome.carrierName ?? t("Carrier")}
        </Chip>
      )}
      {query.organization === undefined ? null : (
        <Chip removable to={searchAddress(query, { organization: undefined })}>
          {organization?.name ?? query.organization}
        </Chip>
      )}
    </Row>
  );
}
