/** A search from the address to the page: what was understood, what was found, and why it is in this order. */
import type { AppContext } from "#app/platform/context.ts";
import { t } from "#app/text/text.ts";
import type { FieldErrors, SearchQuery } from "../inputs.ts";
import { getCountry } from "../places/country-queries.server.ts";
import { askedType } from "../type-groups.ts";
import type { NamedLanguage } from "../types.ts";
import { type SpellingOffer, suggestSpelling } from "./names/did-you-mean-queries.server.ts";
import { isCalled } from "./names/name-queries.server.ts";
import { byName } from "./names/results-by-name.server.ts";
import { whoIsNamed } from "./names/who-is-named.server.ts";
import { type Asked, triedPlaces, whereElse, whereOf } from "./needs/asked.ts";
import type { Need, PlaceCandidate } from "./needs/read-need.ts";
import type { Where } from "./places/here-query.ts";
import type { NearMe } from "./places/locate.ts";
import { placeReadings } from "./places/place-readings.ts";
import type { PlaceText } from "./places/place-text.ts";
import { inState, nearPlace } from "./results-near.server.ts";
import { isPlain } from "./search-address.ts";
import { type FirstLook, listLanguages, lookAround } from "./search-queries.server.ts";

/** Cities offered where no place was given. */
const LARGEST_CITIES = 12;

export type SearchOutcome = Awaited<ReturnType<typeof search>>["outcome"];

/**
 * Runs a search, in one round trip as a rule, and two for a name or a place that is not found. The `query` it returns is for
 * the page's links: `q` is the place alone, and everything else that the words said is in the filters. `rest` are the words
 * that were not understood.
 */
export async function search(context: AppContext, asked: Asked, nearMe: NearMe | null) {
  const { query: typed, need } = asked;
  const where = whereOf(need, nearMe);
  const query: SearchQuery = { ...typed, q: nearMe === null ? need.rest : "" };
  const said = <O>(outcome: O, q: string, rest: string) => ({ outcome, query: { ...query, q }, rest });
  if (where.kind === "nothing" && need.name !== null && (await isCalled(context, need.name)))
    return { outcome: { kind: "name" as const }, query: withoutNeed(query, need, need.name), rest: "" };
  if (where.kind === "nothing" || (query.near === "me" && nearMe === null)) {
    const kind =
      where.kind === "nothing" && query.near !== "me" ? ("nothing" as const) : ("no-location" as const);
    return said({ kind, ...(await whereInTheCountry(context, query)) }, "", need.rest);
  }
  // A state alone has a page of its own.
  if (where.kind === "state" && isPlain(query)) {
    return said({ kind: "state" as const, stateCode: where.stateCode }, query.q, "");
  }

  const look = await lookAround(context, query, where, {
    names: need.carrier?.value ?? null,
    called: need.name,
  });
  const errors = unknownChoices(query, look);
  if (errors !== null) {
    return said({ kind: "input" as const, errors, typed: { q: typed.q }, types: look.types }, typed.q, "");
  }
  const part = where.kind === "point" ? "point" : placePart(asked, look);
  const named = await whoIsNamed(context, asked, look, part);
  if (named.kind === "called")
    return { outcome: { kind: "name" as const }, query: withoutNeed(query, need, named.name), rest: "" };
  const q = need.carrier?.value ?? need.places[0]?.text ?? typed.q;
  if (named.kind === "list") return said(await byName(context, { ...query, q }, look), q, "");
  if (look.place === null || part === null)
    return where.kind === "point"
      ? said({ kind: "no-location" as const, ...(await whereInTheCountry(context, query)) }, "", need.rest)
      : unknownPlace(context, asked, look, where, { ...query, q });

  const { text, rest } = part === "point" ? { text: "", rest: need.rest } : part;
  if (named.kind === "carrier")
    return said({ kind: "represents" as const, carrierNo: named.carrierNo }, text, "");
  if (named.kind === "apart") return said({ kind: "name" as const }, named.name, "");
  return said(await listAround(context, { ...query, q: text }, where, look, look.place), text, rest);
}

/** A search for `name`, without the filters that its words were taken for. */
const withoutNeed = (query: SearchQuery, need: Need, name: string): SearchQuery => ({
  ...query,
  q: name,
  type: need.type === null ? query.type : undefined,
  language: need.languages.length === 0 ? query.language : [],
  independent: need.independent === null && query.independent,
});

/** The list of a state, or around a place. */
const listAround = async (
  context: AppContext,
  query: SearchQuery,
  where: Where,
  look: FirstLook,
  place: NonNullable<FirstLook["place"]>,
) =>
  where.kind === "state"
    ? inState(context, query, look, place)
    : nearPlace(context, query, where, look, place);

/** Words that are no place: a spelling to suggest, else the state next to them, else "near me", else nothing. */
async function unknownPlace(
  context: AppContext,
  { need }: Asked,
  look: FirstLook,
  where: PlaceText,
  query: SearchQuery,
) {
  const spelling = await suggestSpelling(context, where);
  const elsewhere = spelling.sure === null ? whereElse(need) : null;
  if (elsewhere !== null) return searchElsewhere(context, query, elsewhere);
  if (spelling.sure === null && need.nearMe !== null)
    return { outcome: { kind: "near-me" as const }, query: { ...query, q: "" }, rest: need.rest };
  return { outcome: notFound(query, look, where, spelling), query, rest: "" };
}

function notFound(query: SearchQuery, look: FirstLook, where: PlaceText, spelling: SpellingOffer) {
  const { namesakes, types } = look;
  return {
    kind: "unknown-place" as const,
    where,
    spelling,
    namesakes,
    types,
    languages: spoken(look.languages, query),
  };
}

/** Places to choose where none was given. One round trip, and one for the names of languages where some are asked for. */
async function whereInTheCountry(context: AppContext, query: SearchQuery) {
  const country = await getCountry(context, LARGEST_CITIES);
  const languages = query.language.length === 0 ? [] : await listLanguages(context);
  return { ...country, languages: spoken(languages, query) };
}

/** The languages that were asked for. */
const spoken = (languages: readonly NamedLanguage[], { language }: SearchQuery) =>
  languages.filter(({ code }) => language.includes(code));

/** A state next to words that are no place. */
async function searchElsewhere(
  context: AppContext,
  query: SearchQuery,
  { text, where, rest }: PlaceCandidate,
) {
  const here = { ...query, q: text };
  const look = await lookAround(context, here, where, { names: null, called: null });
  const outcome =
    look.place === null
      ? notFound(here, { ...look, namesakes: [] }, where, { meant: [], sure: null })
      : await listAround(context, here, where, look, look.place);
  return { outcome, query: here, rest };
}

/** The part of the text that the place was found by. */
function placePart({ need }: Asked, { place }: FirstLook): PlaceCandidate | null {
  const tried = triedPlaces(need);
  if (place === null) return null;
  let readings = 0;
  for (const one of tried) {
    readings += placeReadings(one.where).length;
    if (place.at < readings) return one;
  }
  return tried[0] ?? null;
}

/** Choices that have the right form but are not in the register's lists; null when all are. */
function unknownChoices(query: SearchQuery, look: FirstLook): FieldErrors | null {
  const errors: FieldErrors = {};
  if (query.type !== undefined && askedType(look.types, query.type) === undefined) {
    errors.type = t("Choose an insurance type from the list.");
  }
  if (!query.language.every((code) => look.languages.some((language) => language.code === code))) {
    errors.language = t("Choose a language from the list.");
  }
  if (query.carrier !== undefined && look.carrierName === null) {
    errors.carrier = t("Choose a carrier from the list.");
  }
  if (query.organization !== undefined && !look.organizationKnown) {
    errors.organization = t("Choose an organization from the list.");
  }
  return Object.keys(errors).length === 0 ? null : errors;
}
