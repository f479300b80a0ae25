/** A search from the address to the page: what was understood, what was found, and why it is in this order. */
import type { AppContext } from "#app/platform/context.ts";
import { t } from "#app/text/text.ts";
import type { FieldErrors, SearchQuery } from "../inputs.ts";
import { getCountry } from "../place-queries.server.ts";
import type { Where } from "./here-query.ts";
import type { NearMe } from "./locate.ts";
import { mendSearch } from "./mend-queries.server.ts";
import { parsePlaceText } from "./place-text.ts";
import { byName } from "./results-by-name.server.ts";
import { inState, nearPlace } from "./results-near.server.ts";
import { isPlain } from "./search-address.ts";
import { type FirstLook, lookAround } from "./search-queries.server.ts";

/** Cities offered where nothing was asked for. */
const LARGEST_CITIES = 12;

export type SearchOutcome = Awaited<ReturnType<typeof search>>;

/** What the search box, or the point in its place, is read as. */
export function whereOf(query: SearchQuery, nearMe: NearMe | null): Where {
  return nearMe === null ? parsePlaceText(query.q) : { kind: "point", lat: nearMe.lat, lon: nearMe.lon };
}

/** Runs a search in at most two round trips. */
export async function search(context: AppContext, query: SearchQuery, nearMe: NearMe | null) {
  const where = whereOf(query, nearMe);
  if (where.kind === "nothing") {
    return { kind: "nothing" as const, ...(await getCountry(context, LARGEST_CITIES)) };
  }
  // A state alone has a page of its own.
  if (where.kind === "state" && isPlain(query)) {
    return { kind: "state" as const, stateCode: where.stateCode };
  }

  const look = await lookAround(context, query, where);
  const errors = unknownChoices(query, look);
  if (errors !== null) return { kind: "input" as const, errors, typed: { q: query.q }, types: look.types };
  if (where.kind === "words" && isName(query, look)) return byName(context, query, look);
  if (look.place === null) {
    if (where.kind === "point") return { kind: "no-location" as const };
    const mending = await mendSearch(context, where);
    return { kind: "unknown-place" as const, where, mending, namesakes: look.namesakes, types: look.types };
  }
  if (where.kind === "state") return inState(context, query, look, look.place);
  return nearPlace(context, query, where, look, look.place);
}

/** A name was asked for, or nothing but names has these words: a place of just this name comes first. */
function isName(query: SearchQuery, look: FirstLook): boolean {
  if (query.kind === "name") return true;
  const named = look.nameMatches.length + look.organizationMatches.length + look.carrierMatches.length > 0;
  return named && (look.place === null || look.place.loose);
}

/** Choices that have the right form but are not in the register's lists; null when all are. */
function unknownChoices(query: SearchQuery, look: FirstLook): FieldErrors | null {
  const errors: FieldErrors = {};
  if (query.type !== undefined && !look.types.some((type) => type.slug === query.type)) {
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
