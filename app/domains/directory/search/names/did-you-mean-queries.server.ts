/** "Did you mean": similar names of places, agents, organizations and carriers when nothing has the name that was typed. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import { named, t } from "#app/text/text.ts";
import { fullTextQuery, type PlaceText, placeKey, STATE_NAMES } from "../places/place-text.ts";
import { type Near, nearest } from "./spelling.ts";

/** One offer after "Did you mean". A place is searched for; a record has a page of its own. */
export type Meant =
  | { kind: "place"; label: string; q: string }
  | { kind: "carrier"; label: string; name: string; carrierNo: number }
  | { kind: "agent" | "organization"; label: string; slug: string };

export type SpellingOffer = {
  meant: Meant[];
  /** The search that was almost certainly meant: a slip or two away, and no other name as near. */
  sure: string | null;
};

const OFFER_LIMIT = 6;
/** Names of records that begin like the typed one, read to be compared with it. */
const RECORD_LIMIT = 300;
/** A place this many times as large as another at the same distance is the one that was meant. */
const OUTWEIGHS = 4;
/** In a name this long two slips leave no doubt: "cincinatti". */
const LONG_NAME = 8;

type City = { name: string; stateCode: string; population: number };

/** The second round trip of a search that found nothing. */
export async function suggestSpelling({ db }: AppContext, where: PlaceText): Promise<SpellingOffer> {
  if (where.kind === "zip") return { meant: await zipsLike(db, likeZip(where.zip)), sure: null };
  if (where.kind === "outside") return { meant: nearestListed(where.place.nearestState), sure: null };
  if (where.kind !== "words" && where.kind !== "city-in-state") return { meant: [], sure: null };
  if (where.kind === "words" && /^\d{3,4}$/.test(where.cityKey)) {
    return {
      meant: await zipsLike(db, sql`z.zip BETWEEN ${where.cityKey} AND ${`${where.cityKey}~`}`),
      sure: null,
    };
  }
  const { cityKey: key, stateCode } = stateAside(where);
  const beginning = [...new Set(key.slice(0, 2))].filter((letter) => /[a-z0-9]/.test(letter));
  if (beginning.length === 0) return { meant: [], sure: null };
  const words = where.kind === "words" ? fullTextQuery(where.text) : null;
  // By its first letters alone: the rest is what may be misspelled.
  const likeWords = fullTextQuery((words === null ? "" : key).split(" ").at(-1)?.slice(0, 3) ?? "");
  const nothing = sql`SELECT 1 WHERE 0`;
  const rows = await db.batch({
    cities: rowsOf(
      db,
      "names of cities",
      { packed: nullable(text) },
      sql`SELECT group_concat(name || '|' || state_code || '|' || population, ';') packed FROM (
        SELECT name, state_code, max(population) population FROM cities
        WHERE ${
          stateCode === null
            ? sql.join(
                beginning.map((letter) => sql`(name_key >= ${letter} AND name_key < ${`${letter}~`})`),
                sql` OR `,
              )
            : sql`state_code = ${stateCode}`
        } AND length(name_key) BETWEEN ${key.length - 3} AND ${key.length + 8} GROUP BY name_key)`,
    ),
    agents: rowsOf(
      db,
      "names of agents",
      { name: text, slug: text, city: text, state_code: text },
      likeWords === null
        ? nothing
        : sql`SELECT a.name, a.slug, c.name city, a.state_code
            FROM (SELECT rowid agent_no FROM agent_text WHERE agent_text MATCH ${`name : (${likeWords})`}
              LIMIT ${RECORD_LIMIT}) t
            JOIN agents a ON a.agent_no = t.agent_no JOIN cities c ON c.city_no = a.city_no
            WHERE a.account_status = 'active' ORDER BY a.order_value DESC`,
    ),
    organizations: rowsOf(
      db,
      "names of organizations",
      { name: text, slug: text },
      words === null
        ? nothing
        : sql`SELECT name, url_slug slug FROM organizations
            WHERE name >= ${key.slice(0, 1).toUpperCase()} AND name < ${`${key.slice(0, 1).toUpperCase()}~`}
              AND status = 'active'
            ORDER BY name LIMIT ${RECORD_LIMIT}`,
    ),
    carriers: rowsOf(
      db,
      "names of carriers",
      { carrier_no: integer, name: text },
      words === null
        ? nothing
        : sql`SELECT carrier_no, name FROM carriers ORDER BY name LIMIT ${RECORD_LIMIT}`,
    ),
  });
  const cities = unpackCities(rows.cities[0]?.packed ?? null).sort((a, b) => b.population - a.population);
  const places = nearest(key, cities, (city) => placeKey(city.name));
  const records: Near<Meant>[] = [
    ...nearest(key, rows.agents, (one) => placeKey(one.name)).map(({ one, slips }) => ({
      slips,
      one: {
        kind: "agent" as const,
        label: agentLabel(one),
        slug: one.slug,
      },
    })),
    ...nearest(key, rows.agents, (one) => placeKey(one.name).split(" ").at(-1) ?? "").map(
      ({ one, slips }) => ({
        slips: slips + 0.5,
        one: {
          kind: "agent" as const,
          label: agentLabel(one),
          slug: one.slug,
        },
      }),
    ),
    ...nearest(key, rows.organizations, (one) => placeKey(one.name)).map(({ one, slips }) => ({
      slips,
      one: { kind: "organization" as const, label: one.name, slug: one.slug },
    })),
    ...nearest(key, rows.carriers, (one) => placeKey(one.name)).map(({ one, slips }) => ({
      slips,
      one: {
        kind: "carrier" as const,
        label: t("{name}, carrier", { name: one.name }),
        name: one.name,
        carrierNo: one.carrier_no,
      },
    })),
  ];
  const states = nearest(key, Object.values(STATE_NAMES), placeKey).map(({ one, slips }) => ({
    slips,
    one: { kind: "place" as const, label: named(one), q: one },
  }));
  const offered = [...states, ...places.map(asMeant), ...records]
    .sort((a, b) => a.slips - b.slips)
    .map(({ one }) => one);
  const labels = offered.map(({ label }) => label);
  return {
    meant: offered.filter((one, at) => labels.indexOf(one.label) === at).slice(0, OFFER_LIMIT),
    sure: sureOf(key, places, [...states, ...records]),
  };
}

/** For a place outside the states, the nearest state. */
function nearestListed(stateCode: string | null): Meant[] {
  const name = STATE_NAMES[stateCode ?? ""];
  return name === undefined ? [] : [{ kind: "place", label: named(name), q: name }];
}

const agentLabel = ({ name, city, state_code }: { name: string; city: string; state_code: string }): string =>
  t("{name}, agent in {city}, {state}", { name, city, state: state_code });

function asMeant({ one, slips }: Near<City>): Near<Meant> {
  const label = `${one.name}, ${one.stateCode}`;
  return { slips, one: { kind: "place", label, q: label } };
}

/** The city one slip away (two in a long name), if it is much larger than any other as near and no record or state is as near. */
function sureOf(key: string, places: readonly Near<City>[], others: readonly Near<Meant>[]): string | null {
  const [best, ...further] = places;
  const limit = key.length < LONG_NAME ? 1 : 2;
  if (best === undefined || best.slips > limit) return null;
  const near = Math.max(1, best.slips);
  if (others.some(({ slips }) => slips < near + 1)) return null;
  const rival = further.some(
    ({ one, slips }) => slips <= near && one.population * OUTWEIGHS >= best.one.population,
  );
  return rival ? null : `${best.one.name}, ${best.one.stateCode}`;
}

/** The city's part of the typed text, and its state if one was named, even misspelled. */
function stateAside(where: Extract<PlaceText, { cityKey: string }>): {
  cityKey: string;
  stateCode: string | null;
} {
  if (where.kind === "city-in-state") return where;
  if (where.inState !== undefined) return where.inState;
  const words = where.cityKey.split(" ");
  const [state] =
    words.length < 2
      ? []
      : nearest(words.at(-1) ?? "", Object.entries(STATE_NAMES), ([, name]) => placeKey(name));
  return state === undefined
    ? { cityKey: where.cityKey, stateCode: null }
    : { cityKey: words.slice(0, -1).join(" "), stateCode: state.one[0] };
}

function unpackCities(packed: string | null): City[] {
  if (packed === null) return [];
  return packed.split(";").map((row) => {
    const [name = "", stateCode = "", population = "0"] = row.split("|");
    return { name, stateCode, population: Number(population) };
  });
}

/** ZIPs that differ in one digit, or in two neighbors that changed places. */
function likeZip(zip: string) {
  const digits = [...zip];
  const like = digits.flatMap((digit, at) => [
    ...[..."0123456789"].map((other) => digits.with(at, other)),
    digits.with(at, digits[at + 1] ?? digit).with(Math.min(at + 1, 4), digit),
  ]);
  return sql`z.zip IN (SELECT value FROM json_each(${JSON.stringify(like.map((one) => one.join("")))}))`;
}

async function zipsLike(db: AppContext["db"], condition: ReturnType<typeof sql>): Promise<Meant[]> {
  const { zips } = await db.batch({
    zips: rowsOf(
      db,
      "ZIPs like it",
      { zip: text, name: text, state_code: text },
      sql`SELECT z.zip, c.name, z.state_code FROM zips z JOIN cities c ON c.city_no = z.city_no
        WHERE ${condition} ORDER BY z.weight DESC LIMIT ${OFFER_LIMIT}`,
    ),
  });
  return zips.map((row) => ({
    kind: "place" as const,
    label: `${row.zip} ${row.name}, ${row.state_code}`,
    q: row.zip,
  }));
}
