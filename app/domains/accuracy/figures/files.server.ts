/**
 * The accuracy page's files: its counts, and for each state the facts they are counted from, one a line. Nothing is in
 * them that a profile doesn't show.
 */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, packed, rowsOf, text } from "#app/platform/database/rows.ts";
import { csvText, streamCsv } from "#app/platform/lists/csv-stream.ts";
import { FILE_AGENTS, FILE_LICENSES } from "../limits.ts";
import {
  type AgentPart,
  activeLicenses,
  FIRST_LICENSE,
  factDay,
  factSource,
  type LicensePart,
  type LicensePlace,
  lastAgent,
  lastLicense,
  licenseSource,
  shownFacts,
} from "./fact-rows.server.ts";
import type { AccuracyCount } from "./figures.ts";

export const COUNT_COLUMNS = ["state", "fact", "source", "age", "count"] as const;
export const FACT_COLUMNS = ["agent", "npn", "state", "fact", "license", "source", "confirmed_on"] as const;

/** The counts as the page has them. */
export const countFile = (counts: readonly AccuracyCount[]): string =>
  csvText([
    [...COUNT_COLUMNS],
    ...counts.map(({ stateCode, fact, source, age, factCount }) => [stateCode, fact, source, age, factCount]),
  ]);

/** Where a state's file goes on: after an agent, then after a license. */
type Place = { agentNo: number } | LicensePlace;

const factRow = { slug: text, npn: text, fact: text, source: text, day: text };
const licenseRow = { slug: text, npn: text, number: text, source: text, day: text };

/**
 * Every fact of a state as CSV: facts of the agents there, then licenses of that state, wherever their agents are. A
 * thousand agents are read at once, and only when what came before was sent. A fact that nobody confirmed has no day.
 */
export function streamFacts(
  context: Pick<AppContext, "databaseAside">,
  stateCode: string,
  { agents = FILE_AGENTS, licenses = FILE_LICENSES } = {},
): ReadableStream<Uint8Array> {
  // A connection of its own: the headers with the response's count of round trips are sent by then.
  const db = context.databaseAside();
  return streamCsv<Place>(FACT_COLUMNS, (after) =>
    after === null || "agentNo" in after
      ? readFacts({ db }, { stateCode, after: after?.agentNo ?? 0, most: agents })
      : readLicenses({ db }, { stateCode, after, most: licenses }),
  );
}

async function readFacts({ db }: Pick<AppContext, "db">, part: AgentPart) {
  const [facts, last] = await db.batch([
    rowsOf(
      db,
      "facts of a file",
      { rows: packed(factRow) },
      sql`SELECT json_group_array(json_array(a.slug, a.npn, f.value, ${factSource}, ${factDay})) rows ${shownFacts(part)}`,
    ),
    rowsOf(db, "last agent of a file", { agentNo: integer }, lastAgent(part)),
  ]);
  const rows = (facts[0]?.rows ?? []).map((row) => [
    row.slug,
    row.npn,
    part.stateCode,
    row.fact,
    "",
    row.source,
    row.day,
  ]);
  const next: Place = last[0] ?? FIRST_LICENSE;
  return { rows, next };
}

async function readLicenses({ db }: Pick<AppContext, "db">, part: LicensePart) {
  const [licenses, last] = await db.batch([
    rowsOf(
      db,
      "licenses of a file",
      { rows: packed(licenseRow) },
      sql`SELECT json_group_array(json_array(a.slug, a.npn, l.number, ${licenseSource}, l.evidence_read_on)) rows
        ${activeLicenses(part)}`,
    ),
    rowsOf(db, "last license of a file", { number: text, licenseNo: integer }, lastLicense(part)),
  ]);
  const rows = (licenses[0]?.rows ?? []).map((row) => [
    row.slug,
    row.npn,
    part.stateCode,
    "license",
    row.number,
    row.source,
    row.day,
  ]);
  return { rows, next: last[0] ?? null };
}
