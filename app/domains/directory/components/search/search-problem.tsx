import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { site } from "#app/platform/site.ts";
import { named, type PlainMessage, t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import type { FieldErrors, SearchQuery } from "../../inputs.ts";
import type { Meant, SpellingOffer } from "../../search/names/did-you-mean-queries.server.ts";
import type { Understood } from "../../search/needs/understood.ts";
import type { OutsidePlace } from "../../search/places/outside-places.ts";
import { STATE_NAMES } from "../../search/places/place-text.ts";
import { placeAddress, searchAddress, withoutPlace } from "../../search/search-address.ts";
import type { FoundPlace } from "../../search/search-queries.server.ts";
import { describeProblem } from "../../search/search-words.ts";
import { askedType } from "../../type-groups.ts";
import type { NamedLanguage, NamedType } from "../../types.ts";
import { type CityLink, CityLinks } from "../places/city-links.tsx";
import { SearchForm } from "./search-form.tsx";
import { UnderstoodChips } from "./understood-chips.tsx";
import { UnderstoodNotes } from "./understood-notes.tsx";

type Country = { types: NamedType[]; languages: NamedLanguage[]; largest: CityLink[] };

export type SearchProblemProps = {
  outcome:
    | ({ kind: "nothing" | "no-location" } & Country)
    | { kind: "no-such-page"; pages: number }
    | { kind: "input"; errors: FieldErrors; typed: Record<string, string>; types: NamedType[] }
    | {
        kind: "unknown-place";
        where: { kind: string; stateCode?: string; inState?: { stateCode: string }; place?: OutsidePlace };
        spelling: SpellingOffer;
        namesakes: FoundPlace[];
        types: NamedType[];
        languages: NamedLanguage[];
      };
  query: SearchQuery | null;
  understood: Understood | null;
};

/** A search without a list: what was understood, what is missing or wrong, and what to try next. */
export function SearchProblem({ outcome, query, understood }: SearchProblemProps) {
  const typed = query?.q ?? (outcome.kind === "input" ? (outcome.typed.q ?? "") : "");
  const types = "types" in outcome ? outcome.types : [];
  const type = askedType(types, query?.type);
  const words = describeProblem(outcome.kind, type);
  return (
    <>
      <PageHead>
        <h1>{words.title}</h1>
        <p className="text-muted">{sentence(outcome, typed) ?? words.summary}</p>
      </PageHead>
      {outcome.kind === "input" ? (
        <ErrorSummary
          errors={Object.entries(outcome.errors).map(([field, message]) => ({
            id: "search-q",
            message: `${named(FIELD_NAMES[field] ?? field)}: ${message ?? ""}`,
          }))}
        />
      ) : null}
      {query !== null && "languages" in outcome ? (
        <>
          <Row as="nav" aria-label={t("Filters in force")} className="empty:hidden">
            <UnderstoodChips
              query={query}
              types={types}
              languages={outcome.languages}
              understood={understood}
            />
          </Row>
          <div className="mt-3 grid gap-2 empty:hidden">
            <UnderstoodNotes query={query} types={types} understood={understood} />
          </div>
        </>
      ) : null}
      <SearchForm
        types={types}
        query={typed.slice(0, 200)}
        type={query?.type}
        filters={query === null ? [] : withoutPlace(query)}
        error={outcome.kind === "unknown-place" ? refusal(outcome.where) : undefined}
      />
      {outcome.kind === "unknown-place" && query !== null ? (
        <OtherPlaces outcome={outcome} query={query} />
      ) : null}
      {understood !== null || outcome.kind === "unknown-place" ? (
        <AskInstead typed={understood?.typed ?? typed} type={type?.name} />
      ) : null}
      {query !== null && "largest" in outcome ? (
        <Section id="cities" title={t("Cities with most agents")}>
          <CityLinks
            columns
            cities={outcome.largest}
            {...(withoutPlace(query).length === 0
              ? {}
              : { toCity: (city) => placeAddress(query, `${city.name}, ${city.stateCode}`) })}
          />
        </Section>
      ) : null}
      <p className="mt-4">
        <Link className="inline-block py-0.75" to={paths.locationDirectory()}>
          {t("All places, A to Z")}
        </Link>
      </p>
    </>
  );
}

type UnknownPlace = Extract<SearchProblemProps["outcome"], { kind: "unknown-place" }>;

/** The nearest readings of a place or a name that does not exist, with the filters. */
function OtherPlaces({ outcome, query }: { outcome: UnknownPlace; query: SearchQuery }) {
  const { spelling, namesakes, where } = outcome;
  const state = STATE_NAMES[where.stateCode ?? where.inState?.stateCode ?? ""];
  return (
    <>
      {spelling.meant.length === 0 ? null : (
        <section className="mb-6" aria-labelledby="meant">
          <h2 id="meant">{outcome.where.kind === "outside" ? t("The nearest state") : t("Did you mean")}</h2>
          <LinkList className="mt-3">
            {spelling.meant.map((one) => (
              <LinkListItem key={one.label} to={addressOfMeant(one, query)}>
                {one.label}
              </LinkListItem>
            ))}
          </LinkList>
        </section>
      )}
      {state === undefined ? null : (
        <p className="mb-6">
          <Link to={placeAddress(query, state)}>{t("All of {name}", { name: named(state) })}</Link>
        </p>
      )}
      {namesakes.length === 0 ? null : (
        <>
          <h2>{t("Places of that name")}</h2>
          <LinkList className="mt-3">
            {namesakes.map((one) => (
              <LinkListItem
                key={`${one.stateCode} ${one.slug}`}
                to={placeAddress(query, `${one.name}, ${one.stateCode}`)}
              >
                {`${one.name}, ${named(one.stateName)}`}
              </LinkListItem>
            ))}
          </LinkList>
        </>
      )}
    </>
  );
}

/** The same words as a question to an expert. */
function AskInstead({ typed, type }: { typed: string; type: string | undefined }) {
  return (
    <p className="my-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <span>{t("Is it a question? Licensed agents answer it.")}</span>
      <ButtonLink icon="question" to={paths.askExpert({ question: typed, type })}>
        {t("Ask an Expert with these words")}
      </ButtonLink>
    </p>
  );
}

/** Where an offer leads: a place and a carrier's agents carry the filters along. */
function addressOfMeant(one: Meant, query: SearchQuery): string {
  switch (one.kind) {
    case "place":
      return placeAddress(query, one.q);
    case "carrier":
      return searchAddress(query, { q: one.name, kind: undefined });
    case "agent":
      return paths.showcase(one.slug);
    case "organization":
      return paths.organization(one.slug);
  }
}

/** Why nothing was found, as precisely as possible. */
function refusal(where: { kind: string; stateCode?: string; place?: OutsidePlace }): string {
  if (where.place !== undefined) {
    return where.place.nearestState === null
      ? t("This is a ZIP code for military mail. Give the ZIP code or the city where you live.")
      : t("{site} lists agents in the 50 states and the District of Columbia. This is in {place}.", {
          site: site.name,
          place: named(where.place.name),
        });
  }
  if (where.kind === "zip") return t("We don’t know this ZIP code, or any near it.");
  if (where.kind === "city-in-state") {
    const name = STATE_NAMES[where.stateCode ?? ""];
    return name === undefined
      ? t("There is no place of that name in that state.")
      : t("There is no place of that name in {state}.", { state: named(name) });
  }
  return t("No place, agent, agency, or carrier has this name.");
}

const FIELD_NAMES: Readonly<Record<string, PlainMessage>> = {
  q: "Place or name",
  type: "Insurance",
  radius: "Within",
  rating: "Average rating",
  language: "Language",
  carrier: "Carrier",
  organization: "Organization",
  sort: "Order",
  page: "Page",
  lat: "Latitude",
  lon: "Longitude",
};

function sentence(outcome: SearchProblemProps["outcome"], typed: string): string | null {
  switch (outcome.kind) {
    case "unknown-place":
      return t("We found nothing for “{typed}”.", { typed: typed.slice(0, 80) });
    case "no-such-page":
      return outcome.pages === 1
        ? t("This list has one page.")
        : t("This list has {pages} pages.", { pages: String(outcome.pages) });
    case "no-location":
      return t("We couldn’t match that location to a place in the United States. Try a ZIP code or a city.");
    default:
      return null;
  }
}
