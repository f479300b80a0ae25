/** A search from the address to the page: what was understood, what was found, and why it is in this order. */
import type { AppContext } from "#app/platform/context.ts";
import { t } from "#app/text/text.ts";
import type { FieldErrors, SearchQuery } from "../inputs.ts";
import { getCountry } from "../place-queries.server.ts";
import { askedType } from "../type-groups.ts";
import type { NamedLanguage } from "../types.ts";
import type { NearMe } from "./locate.ts";
import { mendSearch } from "./mend-queries.server.ts";
import { anybody, findNamed } from "./name-queries.server.ts";
import { type Asked, triedPlaces, whereElse, whereOf } from "./needs/asked.ts";
import type { PlaceCandidate } from "./needs/read-need.ts";
import { placeReadings } from "./place-readings.ts";
import { byName } from "./results-by-name.server.ts";
import { inState, nearPlace } from "./results-near.server.ts";
import { isPlain } from "./search-address.ts";
import { type FirstLook, listLanguages, lookAround } from "./search-queries.server.ts";

/** Cities offered where no place was given. */
const LARGEST_CITIES = 12;
/** Fewer letters beside a place are no name. */
const SHORTEST_NAME = 3;

export type SearchOutcome = Awaited<ReturnType<typeof search>>["outcome"];

/**
 * Runs a search, in two round trips as a rule. `query` is what the page leads on with: its `q` is the place alone, and what
 * the words said besides stands in its filters. `rest` is what nobody understood.
 */
export async function search(context: AppContext, asked: Asked, nearMe: NearMe | null) {
  const { query: typed, need } = asked;
  const where = whereOf(need, nearMe);
  const query: SearchQuery = { ...typed, q: nearMe === null ? need.rest : "" };
  const said = <O>(outcome: O, q: string, rest: string) => ({ outcome, query: { ...query, q }, rest });
  if (where.kind === "nothing" || (query.near === "me" && nearMe === null)) {
    const kind =
      where.kind === "nothing" && query.near !== "me" ? ("nothing" as const) : ("no-location" as const);
    return said({ kind, ...(await whereInTheCountry(context, query)) }, "", need.rest);
  }
  // A state alone has a page of its own.
  if (where.kind === "state" && isPlain(query)) {
    return said({ kind: "state" as const, stateCode: where.stateCode }, query.q, "");
  }

  const look = await lookAround(context, query, where, need.carrier?.value ?? null);
  const errors = unknownChoices(query, look);
  if (errors !== null) {
    return said({ kind: "input" as const, errors, typed: { q: typed.q }, types: look.types }, typed.q, "");
  }
  const [carrier] = need.carrier !== null && query.carrier === undefined ? look.carrierMatches : [];
  if (where.kind === "point") {
    if (look.place === null) {
      return said(
        { kind: "no-location" as const, ...(await whereInTheCountry(context, query)) },
        "",
        need.rest,
      );
    }
    return carrier === undefined
      ? said(await nearPlace(context, query, where, look, look.place), "", need.rest)
      : said({ kind: "represents" as const, carrierNo: carrier.carrierNo }, "", "");
  }
  const part = takenPart(asked, look);
  const named = { ...query, q: need.carrier?.value ?? need.places[0]?.text ?? typed.q };
  if (isName(asked, look, part)) return said(await byName(context, named, look), named.q, "");
  if (look.place === null || part === null) {
    const mending = await mendSearch(context, where);
    const elsewhere = mending.sure === null ? whereElse(need) : null;
    if (elsewhere !== null) return searchElsewhere(context, query, elsewhere);
    if (mending.sure === null && need.nearMe !== null)
      return said({ kind: "near-me" as const }, "", need.rest);
    const { namesakes, types } = look;
    const languages = spoken(look.languages, query);
    return said({ kind: "unknown-place" as const, where, mending, namesakes, types, languages }, named.q, "");
  }

  // A name beside a place: the carrier's agents there, or the agents and organizations with that name.
  const others = part.rest.length < SHORTEST_NAME || carrier ? null : await findNamed(context, part.rest);
  const [represented] = carrier ? [carrier] : (others?.carrierMatches ?? []);
  if (represented !== undefined && query.carrier === undefined) {
    return said({ kind: "represents" as const, carrierNo: represented.carrierNo }, part.text, "");
  }
  if (others !== null && anybody(others)) return said({ kind: "name" as const }, part.rest, "");
  const here = { ...query, q: part.text };
  const outcome =
    where.kind === "state"
      ? await inState(context, here, look, look.place)
      : await nearPlace(context, here, where, look, look.place);
  return said(outcome, part.text, part.rest);
}

/** What leads on where no place was given. One round trip, and one for the names of languages where some are asked for. */
async function whereInTheCountry(context: AppContext, query: SearchQuery) {
  const country = await getCountry(context, LARGEST_CITIES);
  const languages = query.language.length === 0 ? [] : await listLanguages(context);
  return { ...country, languages: spoken(languages, query) };
}

/** Of the languages those that are asked for. */
const spoken = (languages: readonly NamedLanguage[], { language }: SearchQuery) =>
  languages.filter(({ code }) => language.includes(code));

/** A state beside words that are no place. */
async function searchElsewhere(
  context: AppContext,
  query: SearchQuery,
  { text, where, rest }: PlaceCandidate,
) {
  const here = { ...query, q: text };
  const look = await lookAround(context, here, where);
  const outcome =
    look.place === null
      ? {
          kind: "unknown-place" as const,
          where,
          mending: { meant: [], sure: null },
          namesakes: [],
          types: look.types,
          languages: spoken(look.languages, query),
        }
      : where.kind === "state"
        ? await inState(context, here, look, look.place)
        : await nearPlace(context, here, where, look, look.place);
  return { outcome, query: here, rest };
}

/** The part of the text that the place was found by. */
function takenPart({ need }: Asked, { place }: FirstLook): PlaceCandidate | null {
  const tried = triedPlaces(need);
  if (place === null) return null;
  let readings = 0;
  for (const one of tried) {
    readings += placeReadings(one.where).length;
    if (place.at < readings) return one;
  }
  return tried[0] ?? null;
}

/** A name was asked for, or a name has all of these words and no place has: a place of just this name comes first. */
function isName({ query, need }: Asked, look: FirstLook, part: PlaceCandidate | null): boolean {
  if (query.kind === "name") return true;
  const whole =
    look.place !== null && !look.place.loose && (part === need.places[0] || need.carrier !== null);
  return anybody(look) && !whole;
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
