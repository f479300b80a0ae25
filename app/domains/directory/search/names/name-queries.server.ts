/** Agents, organizations and carriers that have what was typed in their names. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { ORGANIZATION_TYPES } from "#db/lists.ts";
import { NAME_MATCH_LIMIT } from "../../limits.ts";
import { fullTextQuery, placeKey } from "../places/place-text.ts";

const agentRow = { agent_no: integer };
const carrierRow = { carrier_no: integer, name: text };
const organizationRow = {
  name: text,
  slug: text,
  type: oneOf(ORGANIZATION_TYPES),
  city: text,
  state_code: text,
};

export type NameMatches = {
  /** Numbers of agents whose name, organization or headline matches. */
  nameMatches: number[];
  /** Carriers whose name has what was typed. */
  carrierMatches: { carrierNo: number; name: string }[];
  organizationMatches: { name: string; slug: string; type: string; city: string; stateCode: string }[];
};

/** A company's name without "Insurance", "Company" and the like, and without `&`, which people spell out or leave out. */
const carrierKey = (name: string) =>
  placeKey(name)
    .replaceAll(/ and /g, " ")
    .replace(/ (?:insurance|insurance company|company|co|inc|group)$/, "");
const SHORTEST_CARRIER = 4;

/** Statements that find names with `words` in them, the last as a beginning unless `complete`. Without words they find nothing. */
export function nameStatements(db: AppContext["db"], words: string | null, complete = false) {
  const fullText = words === null ? null : fullTextQuery(words, complete);
  const carrier = words === null ? "" : carrierKey(words);
  const nothing = sql`SELECT 1 WHERE 0`;
  return {
    agents: rowsOf(
      db,
      "names",
      agentRow,
      fullText === null
        ? nothing
        : sql`SELECT t.rowid agent_no FROM agent_text t
      WHERE agent_text MATCH ${fullText} LIMIT ${NAME_MATCH_LIMIT + 1}`,
    ),
    carriers: rowsOf(
      db,
      "carriers",
      carrierRow,
      carrier.length < SHORTEST_CARRIER
        ? nothing
        : sql`SELECT carrier_no, name FROM carriers
      WHERE instr(replace(replace(lower(name), ' & ', ' '), '.', ''), ${carrier}) > 0 ORDER BY name LIMIT 5`,
    ),
    organizations: rowsOf(
      db,
      "organizations",
      organizationRow,
      fullText === null
        ? nothing
        : sql`SELECT o.name name, o.url_slug slug, o.type type, c.name city, o.state_code state_code
      FROM organization_text t JOIN organizations o ON o.organization_no = t.rowid
      JOIN cities c ON c.city_no = o.city_no
      WHERE organization_text MATCH ${`name : (${fullText})`} LIMIT 5`,
    ),
  };
}

/** A statement with one row where an agent's name has all words of `name`, without one where none has. */
export function calledStatement(db: AppContext["db"], name: string | null) {
  const fullText = name === null ? null : fullTextQuery(name, true);
  return rowsOf(
    db,
    "called",
    { called: integer },
    fullText === null
      ? sql`SELECT 1 called WHERE 0`
      : sql`SELECT 1 called FROM agent_text WHERE agent_text MATCH ${`name : (${fullText})`} LIMIT 1`,
  );
}

/** Whether an agent's name has all words of `name`; a round trip. */
export const isCalled = async ({ db }: AppContext, name: string): Promise<boolean> =>
  (await db.read({ called: calledStatement(db, name) })).called.length > 0;

/** The rows of `nameStatements`. */
export const readNames = (rows: {
  agents: RowOf<typeof agentRow>[];
  carriers: RowOf<typeof carrierRow>[];
  organizations: RowOf<typeof organizationRow>[];
}): NameMatches => ({
  nameMatches: rows.agents.map((one) => one.agent_no),
  carrierMatches: rows.carriers.map((one) => ({ carrierNo: one.carrier_no, name: one.name })),
  organizationMatches: rows.organizations.map(({ state_code, ...one }) => ({
    ...one,
    stateCode: state_code,
  })),
});

/** Agents, organizations and carriers with these words in their names, in one round trip. "Pet" is not Peter. */
export const findNamed = async ({ db }: AppContext, words: string): Promise<NameMatches> =>
  readNames(await db.read(nameStatements(db, words, true)));

/** Whether any name matches. */
export const foundAny = ({ nameMatches, carrierMatches, organizationMatches }: NameMatches): boolean =>
  nameMatches.length + carrierMatches.length + organizationMatches.length > 0;
