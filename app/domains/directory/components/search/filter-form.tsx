import { Form } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { Button, buttonClass } from "#app/ui/forms/button.tsx";
import { Choice } from "#app/ui/forms/choice.tsx";
import { FieldError } from "#app/ui/forms/field-error.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Tag } from "#app/ui/record/tag.tsx";
import type { FieldErrors, SearchQuery } from "../../inputs.ts";
import { RADIUS_CHOICES_MILES } from "../../limits.ts";
import { searchAddress } from "../../search/search-address.ts";
import type { FilterCounts } from "../../search/search-ranking.ts";
import type { NamedType } from "../../types.ts";
import { TypeOptions } from "./type-options.tsx";

export type FilterFormProps = {
  query: SearchQuery;
  types: readonly NamedType[];
  counts: Omit<FilterCounts, "organizations"> & {
    organizations: { name: string; slug: string; count: number }[];
  };
  stateCode: string;
  errors?: FieldErrors;
};

/** The filters: a GET form, so that every choice is in the address. Below 1024 px it folds. */
export function FilterForm({ query, types, counts, stateCode, errors = {} }: FilterFormProps) {
  const type = types.find((one) => one.slug === query.type);
  const on =
    [query.unlicensed, query.accepting, query.independent, query.rating > 0, query.organization].filter(
      Boolean,
    ).length + query.language.length;
  return (
    <aside className="filters" aria-label="Filters">
      <details className="fold">
        <summary className={buttonClass({ full: true })}>
          <Icon name="filter" />
          Filters
          {on === 0 ? null : <Tag>{on} on</Tag>}
        </summary>
      </details>
      {/* Made anew for each search, so that the boxes show what is in force. */}
      <Form action={paths.search()} key={searchAddress(query, {})}>
        {query.q === "" ? null : <input type="hidden" name="q" value={query.q} />}
        {query.lat === undefined ? null : <input type="hidden" name="lat" value={query.lat} />}
        {query.lon === undefined ? null : <input type="hidden" name="lon" value={query.lon} />}
        {query.near === undefined ? null : <input type="hidden" name="near" value={query.near} />}
        {query.sort === "best" ? null : <input type="hidden" name="sort" value={query.sort} />}
        <fieldset>
          <legend>
            <label htmlFor="f-type">Insurance</label>
          </legend>
          <select id="f-type" name="type" defaultValue={query.type ?? ""}>
            <TypeOptions types={types} />
          </select>
        </fieldset>
        <fieldset>
          <legend>
            <label htmlFor="f-radius">Within</label>
          </legend>
          {errors.radius === undefined ? null : <FieldError id="f-radius-error">{errors.radius}</FieldError>}
          <select id="f-radius" name="radius" defaultValue={query.radius}>
            {RADIUS_CHOICES_MILES.map((miles) => (
              <option key={miles} value={miles}>
                {miles} miles
              </option>
            ))}
          </select>
        </fieldset>
        <fieldset>
          <legend>Standing</legend>
          <div>
            <Choice name="accepting" value="1" defaultChecked={query.accepting} count={counts.accepting}>
              Accepting new clients
            </Choice>
            <Choice
              name="independent"
              value="1"
              defaultChecked={query.independent}
              count={counts.independent}
            >
              Independent
            </Choice>
            <Choice name="unlicensed" value="1" defaultChecked={query.unlicensed}>
              Also those not licensed{type === undefined ? "" : ` for ${type.name}`} in {stateCode} today
            </Choice>
          </div>
        </fieldset>
        <fieldset>
          <legend>Average rating</legend>
          <div>
            <Choice
              type="radio"
              name="rating"
              value=""
              defaultChecked={query.rating === 0}
              count={counts.rating.any}
            >
              Any, or none yet
            </Choice>
            <Choice
              type="radio"
              name="rating"
              value="4"
              defaultChecked={query.rating === 4}
              count={counts.rating.four}
            >
              4 and up
            </Choice>
            <Choice
              type="radio"
              name="rating"
              value="3"
              defaultChecked={query.rating === 3}
              count={counts.rating.three}
            >
              3 and up
            </Choice>
          </div>
        </fieldset>
        <fieldset>
          <legend>Language</legend>
          <div>
            {counts.languages.map((language) => (
              <Choice
                key={language.code}
                name="language"
                value={language.code}
                defaultChecked={query.language.includes(language.code)}
                count={language.count}
              >
                {language.name}
              </Choice>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>
            <label htmlFor="f-organization">Organisation</label>
          </legend>
          <select id="f-organization" name="organization" defaultValue={query.organization ?? ""}>
            <option value="">Any of {counts.organizationTotal}</option>
            {counts.organizations.map((one) => (
              <option key={one.slug} value={one.slug}>
                {one.name} ({one.count})
              </option>
            ))}
          </select>
        </fieldset>
        <Button full>Show results</Button>
      </Form>
    </aside>
  );
}
