import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
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
    <aside aria-label="Filters">
      <details className="peer lg:hidden">
        <summary className={buttonClass({ full: true }, "list-none [&::-webkit-details-marker]:hidden")}>
          <Icon name="filter" />
          Filters
          {on === 0 ? null : <Tag>{on} on</Tag>}
        </summary>
      </details>
      {/* Made anew for each search, so that the boxes show what is in force. */}
      <Form
        className="max-lg:hidden max-lg:pt-3 max-lg:peer-open:block min-[600px]:max-lg:columns-2 min-[600px]:max-lg:gap-x-8"
        action={paths.search()}
        key={searchAddress(query, {})}
      >
        {query.q === "" ? null : <input type="hidden" name="q" value={query.q} />}
        {query.lat === undefined ? null : <input type="hidden" name="lat" value={query.lat} />}
        {query.lon === undefined ? null : <input type="hidden" name="lon" value={query.lon} />}
        {query.near === undefined ? null : <input type="hidden" name="near" value={query.near} />}
        {query.sort === "best" ? null : <input type="hidden" name="sort" value={query.sort} />}
        <Group legend="Insurance" control="f-type">
          <select id="f-type" name="type" defaultValue={query.type ?? ""}>
            <TypeOptions types={types} />
          </select>
        </Group>
        <Group legend="Within" control="f-radius">
          {errors.radius === undefined ? null : <FieldError id="f-radius-error">{errors.radius}</FieldError>}
          <select id="f-radius" name="radius" defaultValue={query.radius}>
            {RADIUS_CHOICES_MILES.map((miles) => (
              <option key={miles} value={miles}>
                {miles} miles
              </option>
            ))}
          </select>
        </Group>
        <Group legend="Standing">
          <Choice
            className={CHOICE}
            name="accepting"
            value="1"
            defaultChecked={query.accepting}
            count={counts.accepting}
          >
            Accepting new clients
          </Choice>
          <Choice
            className={CHOICE}
            name="independent"
            value="1"
            defaultChecked={query.independent}
            count={counts.independent}
          >
            Independent
          </Choice>
          <Choice className={CHOICE} name="unlicensed" value="1" defaultChecked={query.unlicensed}>
            Also those not licensed{type === undefined ? "" : ` for ${type.name}`} in {stateCode} today
          </Choice>
        </Group>
        <Group legend="Average rating">
          <Choice
            className={CHOICE}
            type="radio"
            name="rating"
            value=""
            defaultChecked={query.rating === 0}
            count={counts.rating.any}
          >
            Any, or none yet
          </Choice>
          <Choice
            className={CHOICE}
            type="radio"
            name="rating"
            value="4"
            defaultChecked={query.rating === 4}
            count={counts.rating.four}
          >
            4 and up
          </Choice>
          <Choice
            className={CHOICE}
            type="radio"
            name="rating"
            value="3"
            defaultChecked={query.rating === 3}
            count={counts.rating.three}
          >
            3 and up
          </Choice>
        </Group>
        <Group legend="Language">
          {counts.languages.map((language) => (
            <Choice
              className={CHOICE}
              key={language.code}
              name="language"
              value={language.code}
              defaultChecked={query.language.includes(language.code)}
              count={language.count}
            >
              {language.name}
            </Choice>
          ))}
        </Group>
        <Group legend="Organization" control="f-organization">
          <select id="f-organization" name="organization" defaultValue={query.organization ?? ""}>
            <option value="">Any of {counts.organizationTotal}</option>
            {counts.organizations.map((one) => (
              <option key={one.slug} value={one.slug}>
                {one.name} ({one.count})
              </option>
            ))}
          </select>
        </Group>
        <Button full>Show results</Button>
      </Form>
    </aside>
  );
}

const CHOICE = "text-15 leading-[1.3]";

/** One question of the form, told from the one above by a hairline. */
function Group({ legend, control, children }: { legend: string; control?: string; children: ReactNode }) {
  return (
    <fieldset className="break-inside-avoid border-line border-t py-4 max-lg:first:border-t-0">
      {/* A floated legend sits inside its fieldset instead of on its edge. */}
      <legend className="float-left mb-2 w-full text-14">
        {control === undefined ? legend : <label htmlFor={control}>{legend}</label>}
      </legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
