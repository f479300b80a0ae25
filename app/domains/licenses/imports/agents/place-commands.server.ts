/** New agents and agencies whose place a list doesn't name: they wait, and an admin says where they are. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { packed, rowsOf } from "#app/platform/database/rows.ts";
import { WAITING_AGENTS_LISTED } from "../../limits.ts";
import { agencyChanges } from "../agencies/write-agencies.server.ts";
import { stateChanges } from "../apply-commands.server.ts";
import { findImport, readStaged, STAGED, stagedRow } from "../import-rows.server.ts";
import type { AgencyFacts, StagedRow, StateFacts } from "../types.ts";
import { placeProblem } from "./places.server.ts";

export type WaitingAgent = { rowNo: number; name: string; npn: string; number: string; reason: string };

/** The statement that reads the rows of an import that wait for a place, in the order of the file. */
export const waitingStatement = (
  { db }: Pick<AppContext, "db">,
  importNo: number,
  rowNo: number | null = null,
) =>
  rowsOf(
    db,
    "new agents without a place",
    { staged: packed(stagedRow) },
    sql`SELECT ${STAGED} FROM (SELECT * FROM license_import_rows WHERE import_no = ${importNo} AND outcome = 'unplaced'
      AND ${rowNo === null ? sql`1` : sql`row_no = ${rowNo}`} ORDER BY row_no LIMIT ${WAITING_AGENTS_LISTED})`,
  );

/** Who they are and why they wait, from what `waitingStatement` read. */
export const readWaiting = (rows: Parameters<typeof readStaged>[0]): WaitingAgent[] =>
  readStaged(rows)
    .filter(hasPlace)
    .map(({ rowNo, npn, key, facts }) => ({
      rowNo,
      name: "agency" in facts ? facts.agency : `${facts.firstName ?? ""} ${facts.lastName ?? ""}`.trim(),
      npn,
      number: key,
      reason: placeProblem(facts),
    }));

const hasPlace = (row: StagedRow): row is StagedRow & { facts: StateFacts | AgencyFacts } =>
  "zip" in row.facts;

export type PlaceOutcome =
  | "placed"
  /** The directory doesn't know the ZIP, or the license has ended since. */
  | "no-profile"
  /** The list gives no NPN for the agent. */
  | "no-npn"
  /** Placed by somebody else, or taken away with the import. */
  | "gone"
  /** Somebody else has changed the same people since they were read. */
  | "changed";

/**
 * Makes the profile of a row that waits, at a ZIP that an admin found, as if the list had named it. Undoing the import takes
 * it away, too.
 */
export async function placeAgent(
  context: AppContext,
  adminId: string,
  importNo: number,
  { rowNo, zip }: { rowNo: number; zip: string },
): Promise<PlaceOutcome> {
  const { db } = context;
  const found = await findImport(context, importNo);
  const [read] = await db.batch([waitingStatement(context, importNo, rowNo)]);
  const [row] = readStaged(read).filter(hasPlace);
  if (found?.phase !== "applied" || row === undefined) return "gone";
  if ("withoutNpn" in row.facts && row.facts.withoutNpn) return "no-npn";
  // The admin's ZIP is what counts, whatever state or city the list has.
  const placed = { ...row, facts: { ...row.facts, zip, city: null, addressState: null } };
  const prepared =
    found.list === "agencies"
      ? await agencyChanges(context, found, [placed])
      : await stateChanges(context, found, [placed]);
  if (prepared === null) return "no-profile";
  const isWaiting = sql`EXISTS (SELECT 1 FROM license_import_rows r JOIN license_imports i ON i.import_no = r.import_no
    WHERE r.import_no = ${importNo} AND r.row_no = ${rowNo} AND r.outcome = 'unplaced' AND i.phase = 'applied')`;
  const written = await commit(context, {
    guards: { waiting: isWaiting, unchanged: prepared.guards.unchanged },
    duplicates: ["agents.slug", "organizations.url_slug"],
    audit: [
      {
        actorId: adminId,
        act: "import.place",
        subject: { kind: "import", id: String(importNo) },
        after: { row: rowNo, npn: row.npn, zip },
      },
    ],
    statements: [
      db.orm.run(sql`DELETE FROM license_import_rows WHERE import_no = ${importNo} AND row_no = ${rowNo}`),
      db.orm.run(sql`UPDATE list_cases SET status = 'applied', decided_at = ${context.clock.now()}, decided_by = ${adminId}
        WHERE import_no = ${importNo} AND row_no = ${rowNo} AND kind = 'place' AND status = 'open'`),
      db.orm.run(sql`UPDATE license_imports SET unplaced = unplaced - 1, created = created + 1,
        applied = applied + ${prepared.count} WHERE import_no = ${importNo}`),
      ...prepared.statements,
    ],
    purge: prepared.purge,
  });
  if (written.kind === "committed") return "placed";
  return written.kind === "stale" && written.guard === "waiting" ? "gone" : "changed";
}
