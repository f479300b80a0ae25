/**
 * Suggestions while typing: insurance by the reader of needs; ZIPs, cities, states by beginning; agents and organizations by
 * full text. One round trip.
 */
import { sql } from "drizzle-orm";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, oneOf, rowsOf, text as text_ } from "#app/platform/database/rows.ts";
import { named, t, tn } from "#app/text/text.ts";
import { ORGANIZATION_TYPES } from "#db/lists.ts";
import { SUGGESTION_LIMIT } from "../../limits.ts";
import { askedType } from "../../type-groups.ts";
import { typesBeginning } from "../needs/phrases.ts";
import { readNeed } from "../needs/read-need.ts";
import { fullTextQuery, placeKey, STATE_NAMES } from "../places/place-text.ts";
import { kindOf } from "../search-words.ts";
import type { Suggestion } from "./suggestions.ts";

/** Insurance types offered for what may be the beginning of several. */
const TYPES_OFFERED = 2;

const zipRow = { zip: text_, name: text_, state_code: text_ };
const cityRow = { name: text_, state_code: text_, agent_count: integer, by_post: flag };
const agentRow = { name: text_, slug: text_, city: text_, state_code: text_ };
const organizationRow = { ...agentRow, type: oneOf(ORGANIZATION_TYPES) };

/** The character after every letter of a key: the end of a range of keys with one beginning. */
const AFTER_LETTERS = "~";

/** At most eight. `text` is what was typed, at least two characters. */
export async function listSuggestions({ db }: AppContext, text: string): Promise<Suggestion[]> {
  const need = readNeed(text);
  // Next to insurance, the remaining words are a place.
  const place = need.type === null ? text : (need.places[0]?.text ?? "");
  const before = text.slice(0, Math.max(0, text.indexOf(place)));
  const zip = /^\d{2,5}$/.exec(place)?.[0] ?? null;
  const comma = place.indexOf(",");
  const key = placeKey(comma > 0 ? place.slice(0, comma) : place);
  const stateStart = comma > 0 ? placeKey(place.slice(comma + 1)).toUpperCase() : "";
  const words = zip === null && comma < 0 && need.type === null ? fullTextQuery(text) : null;
  const nothing = sql`SELECT 1 WHERE 0`;
  const { zips, cities, agents, organizations, types } = await db.batch({
    types: rowsOf(
      db,
      "types",
      { bit: integer, name: text_, slug: text_ },
      sql`SELECT bit, name, slug FROM product_types WHERE active ORDER BY name LIMIT 60`,
    ),
    zips: rowsOf(
      db,
      "suggested ZIPs",
      zipRow,
      zip === null
        ? nothing
        : sql`SELECT z.zip, c.name, z.state_code FROM zips z JOIN cities c ON c.city_no = z.city_no
              JOIN states s ON s.code = z.state_code
            WHERE z.zip >= ${zip} AND z.zip < ${`${zip}~`} ORDER BY z.zip LIMIT 6`,
    ),
    cities: rowsOf(
      db,
      "suggested cities",
      cityRow,
      key === "" || zip !== null
        ? nothing
        : sql`SELECT c.name, s.code state_code, c.agent_count,
              EXISTS (SELECT 1 FROM zips WHERE city_no = c.city_no) by_post
            FROM (SELECT city_no FROM cities WHERE name_key >= ${key} AND name_key < ${`${key}${AFTER_LETTERS}`}
              UNION SELECT city_no FROM place_names WHERE name_key >= ${key} AND name_key < ${`${key}${AFTER_LETTERS}`}) n
            CROSS JOIN cities c JOIN states s ON s.code = c.state_code
            WHERE c.city_no = n.city_no AND (${stateStart} = '' OR s.code LIKE ${`${stateStart.slice(0, 2)}%`} OR upper(s.name) LIKE ${`${stateStart}%`})
            ORDER BY c.name_key = ${key} DESC, c.population DESC LIMIT 5`,
    ),
    agents: rowsOf(
      db,
      "suggested agents",
      agentRow,
      words === null
        ? nothing
        : sql`SELECT a.name name, a.slug slug, c.name city, a.state_code state_code
            FROM (SELECT rowid agent_no FROM agent_text WHERE agent_text MATCH ${`name : (${words})`} LIMIT 12) t
            JOIN agents a ON a.agent_no = t.agent_no JOIN cities c ON c.city_no = a.city_no
            WHERE a.account_status = 'active' ORDER BY a.order_value DESC LIMIT 4`,
    ),
    organizations: rowsOf(
      db,
      "suggested organizations",
      organizationRow,
      words === null
        ? nothing
        : sql`SELECT o.name name, o.url_slug slug, c.name city, o.state_code state_code, o.type type
            FROM (SELECT rowid organization_no FROM organization_text WHERE organization_text MATCH ${`name : (${words})`} LIMIT 3) t
            JOIN organizations o ON o.organization_no = t.organization_no JOIN cities c ON c.city_no = o.city_no LIMIT 3`,
    ),
  });
  const states = Object.entries(STATE_NAMES)
    .filter(([, name]) => key.length >= 2 && [name, named(name)].some((one) => placeKey(one).startsWith(key)))
    .slice(0, 2);
  const type = askedType(types, need.type?.value);
  /** A place with the insurance that was asked for, and the words before it as they were typed. */
  const at = (label: string, note: string, q: string): Suggestion => ({
    label:
      type === undefined
        ? label
        : t("{type} insurance near {place}", { type: kindOf(type.name), place: label }),
    note,
    to: paths.search({ q, type: type?.slug }),
    q: `${before}${q}`,
  });
  const insurance = (type === undefined ? typesBeginning(text) : [type.slug])
    .flatMap((slug) => askedType(types, slug) ?? [])
    .slice(0, TYPES_OFFERED)
    .map((one) => ({
      label: t("{type} insurance", { type: kindOf(one.name) }),
      note:
        need.type === null ? t("insurance type") : t("because of “{words}”", { words: need.type.because }),
      to: paths.search({ type: one.slug }),
    }));
  return [
    ...(key === "" && zip === null ? insurance : insurance.slice(0, 1)),
    ...zips.map((row) => at(`${row.zip} ${row.name}, ${row.state_code}`, t("ZIP code"), row.zip)),
    ...states.map(([, name]) => ({
      ...at(named(name), t("state"), name),
      ...(type === undefined ? { to: paths.state(placeKey(name).replaceAll(" ", "-")) } : {}),
    })),
    ...cities.map((row) => {
      const name = `${row.name}, ${row.state_code}`;
      return at(name, cityNote(row), name);
    }),
    ...agents.map((row) => ({
      label: row.name,
      note: t("agent in {city}, {state}", { city: row.city, state: row.state_code }),
      to: paths.showcase(row.slug),
    })),
    ...organizations.map((row) => ({
      label: row.name,
      note: t("{type} in {city}, {state}", {
        type: t(row.type === "fmo" ? "FMO" : row.type),
        city: row.city,
        state: row.state_code,
      }),
      to: paths.organization(row.slug),
    })),
  ].slice(0, SUGGESTION_LIMIT);
}

/** Agents are counted by the names in their addresses: of a place without a post office there is no count. */
function cityNote({
  agent_count: count,
  by_post: byPost,
}: {
  agent_count: number;
  by_post: boolean;
}): string {
  if (count > 0) return tn(count, "city, {n} agent", "city, {n} agents");
  return byPost ? t("city, no agents yet") : t("city");
}
