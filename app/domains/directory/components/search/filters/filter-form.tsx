import { Form } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { paths } from "#app/paths/paths.ts";
import { named, type PlainMessage, t } from "#app/text/text.ts";
import { Button, buttonClass } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Tag } from "#app/ui/record/tag.tsx";
import { formatMiles } from "../../../format-figures.ts";
import type { SearchQuery } from "../../../inputs.ts";
import { RADIUS_CHOICES_MILES } from "../../../limits.ts";
import { searchAddress } from "../../../search/search-address.ts";
import { kindOf, type ListedOutcome, midSentence } from "../../../search/search-words.ts";
import { askedType } from "../../../type-groups.ts";
import { PlaceBox } from "../place-box.tsx";
import { useApplyOnChange } from "./apply-on-change.ts";
import { TypeOptions } from "./type-options.tsx";

export type FilterFormProps = { query: SearchQuery; outcome: ListedOutcome };

/** Ratings that can be asked for, as the address has them. */
const RATINGS = [
  { value: "", stars: 0, count: "any", label: "Any, or none yet" },
  { value: "4", stars: 4, count: "four", label: "4 and up" },
  { value: "3", stars: 3, count: "three", label: "3 and up" },
] as const satisfies readonly { value: string; stars: number; count: string; label: PlainMessage }[];

/**
 * The search's own form: where, and the filters. A GET form, so that every choice is in the address. Below 1024 px it
 * folds, and its button shares a line with the map's and the order.
 */
export function FilterForm({ query, outcome }: FilterFormProps) {
  const address = searchAddress(query, {});
  const apply = useApplyOnChange(address);
  const fold = useRef<HTMLDetailsElement>(null);
  const { types, counts, place, languages } = outcome;
  const type = askedType(types, query.type);
  const spoken = [
    ...counts.languages,
    // Asked for and spoken by no one here: without its box the next search would drop the filter.
    ...languages
      .filter(({ code }) => !counts.languages.some((one) => one.code === code))
      .map(({ code, name }) => ({ code, name, count: 0 })),
  ];
  const on =
    [
      query.unlicensed,
      query.accepting,
      query.independent,
      query.rating > 0,
      query.organization,
      query.carrier,
    ].filter(Boolean).length + query.language.length;
  return (
    <aside className="max-lg:contents lg:row-span-2" aria-label={t("Filters")}>
      {/* Opened before hydration, it stays open. */}
      <details className="peer max-[480px]:w-full lg:hidden" ref={fold} suppressHydrationWarning>
        <summary
          className={buttonClass(
            {},
            "list-none max-lg:px-3 max-[480px]:w-full [&::-webkit-details-marker]:hidden",
          )}
        >
          <Icon name="filter" />
          <span>{t("Filters")}</span>
          {on === 0 ? null : <Tag>{t("{on} on", { on })}</Tag>}
        </summary>
      </details>
      {/* Rendered again for each search, so that the boxes show the filters in force. */}
      <Form
        className="max-lg:order-1 max-lg:hidden max-lg:w-full max-lg:peer-open:block min-[600px]:max-lg:columns-2 min-[600px]:max-lg:gap-x-8"
        action={paths.search()}
        key={address}
        ref={apply.ref}
        onChange={apply.onChange}
        // On a phone the list is below the opened filters.
        onSubmit={() => fold.current?.removeAttribute("open")}
      >
        {query.lat === undefined ? null : <input type="hidden" name="lat" value={query.lat} />}
        {query.lon === undefined ? null : <input type="hidden" name="lon" value={query.lon} />}
        {query.near === undefined ? null : <input type="hidden" name="near" value={query.near} />}
        {query.sort === "best" ? null : <input type="hidden" name="sort" value={query.sort} />}
        <Group legend={t("Near")} control="f-q">
          <PlaceBox id="f-q" defaultValue={query.q} placeholder={t("Another place")} />
        </Group>
        <Group legend={t("Insurance")} control="f-type">
          <select id="f-type" name="type" defaultValue={query.type ?? ""}>
            <TypeOptions types={types} />
          </select>
        </Group>
        {outcome.kind === "in-state" ? null : (
          <Group legend={t("Within")} control="f-radius">
            <select id="f-radius" name="radius" defaultValue={outcome.radiusMiles}>
              {RADIUS_CHOICES_MILES.map((miles) => (
                <option key={miles} value={miles}>
                  {t("{miles} miles", { miles })}
                </option>
              ))}
            </select>
            {outcome.capped === null ? null : (
              <Caption className="mt-1">
                {t("The nearest {limit}, all within {withinMiles}", {
                  limit: String(outcome.capped.limit),
                  withinMiles: formatMiles(outcome.capped.withinMiles),
                })}
              </Caption>
            )}
          </Group>
        )}
        <Group legend={t("Availability")}>
          <Choice
            className={CHOICE}
            name="accepting"
            value="1"
            defaultChecked={query.accepting}
            count={counts.accepting}
          >
            {t("Accepting new clients")}
          </Choice>
        </Group>
        {spoken.length === 0 ? null : (
          <Group legend={t("Speaks")}>
            {spoken.map((language) => (
              <Choice
                className={CHOICE}
                key={language.code}
                name="language"
                value={language.code}
                defaultChecked={query.language.includes(language.code)}
                count={language.count}
              >
                {named(language.name)}
              </Choice>
            ))}
          </Group>
        )}
        <Group legend={t("Average rating")}>
          {RATINGS.map(({ value, stars, count, label }) => (
            <Choice
              className={CHOICE}
              key={value}
              type="radio"
              name="rating"
              value={value}
              defaultChecked={query.rating === stars}
              count={counts.rating[count]}
            >
              {t(label)}
            </Choice>
          ))}
        </Group>
        <Group legend={t("Carrier")} control="f-carrier">
          <select id="f-carrier" name="carrier" defaultValue={query.carrier ?? ""}>
            <option value="">{t("Any")}</option>
            {counts.carriers.map((one) => (
              <option key={one.carrierNo} value={one.carrierNo}>
                {`${one.name} (${one.count})`}
              </option>
            ))}
            {query.carrier === undefined ||
            counts.carriers.some((one) => one.carrierNo === query.carrier) ? null : (
              <option value={query.carrier}>{outcome.carrierName}</option>
            )}
          </select>
        </Group>
        <Group legend={t("Organization")} control="f-organization">
          <select id="f-organization" name="organization" defaultValue={query.organization ?? ""}>
            <option value="">
              {counts.organizationTotal < 2
                ? t("Any")
                : t("Any of {organizationTotal}", { organizationTotal: String(counts.organizationTotal) })}
            </option>
            {counts.organizations.map((one) => (
              <option key={one.slug} value={one.slug}>
                {`${one.name} (${one.count})`}
              </option>
            ))}
          </select>
        </Group>
        <Group legend={t("About the agent")}>
          <Choice
            className={CHOICE}
            name="independent"
            value="1"
            defaultChecked={query.independent}
            count={counts.independent}
          >
            {t("Independent")}
          </Choice>
          <Choice className={CHOICE} name="unlicensed" value="1" defaultChecked={query.unlicensed}>
            {includeUnlicensed(named(place.stateName), type)}
          </Choice>
        </Group>
        {/* Where choices apply at once, it only folds the filters. */}
        <Button full className="max-lg:mb-4 scripted:lg:hidden">
          {t("Show results")}
        </Button>
      </Form>
    </aside>
  );
}

/** "Include agents without a Texas home license": the state's first letter decides between "a" and "an". */
function includeUnlicensed(state: string, type: { name: string } | undefined): string {
  const an = /^[AEIO]/.test(state);
  if (type === undefined)
    return t(an ? "Include agents without an {state} license" : "Include agents without a {state} license", {
      state,
    });
  return t(
    an
      ? "Include agents without an {state} {type} license"
      : "Include agents without a {state} {type} license",
    { state, type: midSentence(kindOf(type.name)) },
  );
}

const CHOICE = "text-15 leading-[1.3]";

/** One question of the form, with a hairline above. */
function Group({ legend, control, children }: { legend: string; control?: string; children: ReactNode }) {
  return (
    <fieldset className="break-inside-avoid border-line border-t py-4 max-lg:first:border-t-0 lg:first:border-t-0 lg:first:pt-0">
      {/* A floated legend sits inside its fieldset instead of on its edge. */}
      <legend className="float-left mb-2 w-full text-14">
        {control === undefined ? legend : <label htmlFor={control}>{legend}</label>}
      </legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
