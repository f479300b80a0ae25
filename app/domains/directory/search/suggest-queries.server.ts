/** Suggestions while typing: ZIPs, cities, states by beginning; agents and organizations by full text. One round trip. */
import { sql } from "drizzle-orm";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, oneOf, rowsOf, text } from "#app/platform/rows.ts";
import { named, t, tn } from "#app/text/text.ts";
import { ORGANIZATION_TYPES } from "#db/lists.ts";
import { SUGGESTION_LIMIT } from "../limits.ts";
import { fullTextQuery, placeKey, STATE_NAMES } from "./place-text.ts";
import type { Suggestion } from "./suggestions.ts";

const zipRow = { zip: text, name: text, state_code: text };
const cityRow = { name: text, state_code: text, agent_count: integer, by_post: flag };
const agentRow = { name: text, slug: text, city: text, state_code: text };
const organizationRow = { ...agentRow, type: oneOf(ORGANIZATION_TYPES) };

/** The character after every letter of a key: the end of a range of keys with one beginning. */
const AFTER_LETTERS = "~";

/** At most eight. `text` is what was typed, at least two characters. */
export async function listSuggestions({ db }: AppContext, text: string): Promise<Suggestion[]> {
  const zip = /^\d{2,5}$/.exec(text)?.[0] ?? null;
  const comma = text.indexOf(",");
  const key = placeKey(comma > 0 ? text.slice(0, comma) : text);
  const stateStart = comma > 0 ? placeKey(text.slice(comma + 1)).toUpperCase() : "";
  const words = zip === null && comma < 0 ? fullTextQuery(text) : null;
  const nothing = sql`SELECT 1 WHERE 0`;
  const { zips, cities, agents, organizations } = await db.batch({
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
  return [
    ...zips.map((row) => ({
      label: `${row.zip} ${row.name}, ${row.state_code}`,
      note: t("ZIP code"),
      to: paths.search({ q: row.zip }),
      q: row.zip,
    })),
    ...states.map(([, name]) => ({
      label: named(name),
      note: t("state"),
      to: paths.state(placeKey(name).replaceAll(" ", "-")),
      q: name,
    })),
    ...cities.map((row) => ({
      label: `${row.name}, ${row.state_code}`,
      note: cityNote(row),
      to: paths.search({ q: `${row.name}, ${row.state_code}` }),
      q: `${row.name}, ${row.state_code}`,
    })),
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
