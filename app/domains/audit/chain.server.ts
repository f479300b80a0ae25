/** Verifies the log a piece at a time: from its first row to its newest, then its anchors. */
import { and, asc, gt, lte, sql } from "drizzle-orm";
import { AUDIT_BEGINNING, type AuditHead, type AuditRow, auditHash } from "#app/platform/audit/audit.ts";
import { ANCHOR_PREFIX, type AuditAnchor, parseAnchor } from "#app/platform/audit/audit-anchors.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import { auditLog } from "#db/schema/index.ts";
import { NAMED_BREAKS, PIECE_ANCHORS, PIECE_ROWS } from "./limits.ts";
import type { AuditBreak, Verification } from "./types.ts";

type Walking = Pick<AppContext, "db" | "clock" | "documents">;

/** A verification that has checked nothing yet, of `of` rows. */
export const newVerification = (startedAt: number, startedBy: string | null, of: number): Verification => ({
  startedAt,
  startedBy,
  phase: "rows",
  rows: 0,
  anchors: 0,
  last: AUDIT_BEGINNING,
  afterAnchor: "",
  of,
  breaks: [],
  breakCount: 0,
  finishedAt: null,
});

/** Checks the next piece. */
export async function verifyPiece(context: Walking, run: Verification): Promise<Verification> {
  if (run.phase === "rows") return verifyRows(context, run);
  return run.phase === "anchors" ? verifyAnchors(context, run) : run;
}

async function verifyRows({ db }: Walking, run: Verification): Promise<Verification> {
  // Our rows begin at 1; the first piece finds any below that.
  const from = run.rows === 0 ? -Number.MAX_SAFE_INTEGER : run.last.no;
  const [rows] = await db.batch([
    db.orm
      .select()
      .from(auditLog)
      .where(and(gt(auditLog.auditNo, from), lte(auditLog.auditNo, Number.MAX_SAFE_INTEGER)))
      .orderBy(asc(auditLog.auditNo))
      .limit(PIECE_ROWS),
  ]);
  const { breaks, last } = await checkRows(run.last, rows);
  return withBreaks(
    {
      ...run,
      last,
      rows: run.rows + rows.length,
      of: Math.max(run.of, last.no),
      phase: rows.length < PIECE_ROWS ? "anchors" : "rows",
    },
    breaks,
  );
}

async function verifyAnchors({ db, clock, documents }: Walking, run: Verification): Promise<Verification> {
  // All of them, whenever they were written: the store's clock isn't ours.
  const listed = await documents.list(ANCHOR_PREFIX, Number.POSITIVE_INFINITY, run.afterAnchor || undefined);
  const names = listed.slice(0, PIECE_ANCHORS);
  const anchors = await Promise.all(
    names.map(async (name) => {
      const held = await documents.get(name);
      const day = name.slice(ANCHOR_PREFIX.length).replace(/\.json$/, "");
      return { day, anchor: held === null ? null : parseAnchor(await new Response(held).text()) };
    }),
  );
  const numbers = anchors.flatMap(({ anchor }) => (anchor === null ? [] : [anchor.no]));
  const { heads, found } = await db.batch({
    heads: rowsOf(db, "newest row", { no: nullable(integer) }, sql`SELECT max(audit_no) no FROM audit_log`),
    found: rowsOf(
      db,
      "rows that anchors name",
      { no: integer, hash: text },
      sql`SELECT audit_no no, hash FROM audit_log WHERE audit_no IN (SELECT value FROM json_each(${JSON.stringify(numbers)}))`,
    ),
  });
  const hashes = new Map(found.map(({ no, hash }) => [no, hash]));
  const breaks = anchors.flatMap(
    ({ day, anchor }) =>
      checkAnchor(day, anchor, hashes.get(anchor?.no ?? 0), Math.max(0, heads[0]?.no ?? 0)) ?? [],
  );
  const isLast = names.length === listed.length && listed.length < PIECE_ANCHORS;
  return withBreaks(
    {
      ...run,
      anchors: run.anchors + names.length,
      afterAnchor: names.at(-1) ?? run.afterAnchor,
      ...(isLast && { phase: "done", finishedAt: clock.now() }),
    },
    breaks,
  );
}

const withBreaks = (run: Verification, breaks: readonly AuditBreak[]): Verification => ({
  ...run,
  breaks: [...run.breaks, ...breaks].slice(0, NAMED_BREAKS),
  breakCount: run.breakCount + breaks.length,
});

/** Checks rows in their order, the first of which follows `last`, and goes on after a break. Pure, but for the digest. */
async function checkRows(
  last: AuditHead,
  rows: readonly AuditRow[],
): Promise<{ breaks: AuditBreak[]; last: AuditHead }> {
  const breaks: AuditBreak[] = [];
  const hashes = await Promise.all(rows.map((row) => auditHash(row)));
  let before = last;
  for (const [at, { auditNo: no, previousHash, hash }] of rows.entries()) {
    if (no < 1) {
      breaks.push({ kind: "out-of-place", no });
      continue;
    }
    if (no > before.no + 1) breaks.push({ kind: "missing", from: before.no + 1, to: no - 1 });
    else if (previousHash !== before.hash) breaks.push({ kind: "replaced", no: before.no, by: no });
    if (hashes[at] !== hash) breaks.push({ kind: "altered", no });
    before = { no, hash };
  }
  return { breaks, last: before };
}

/** Checks whether the log still has the row that a day's anchor names. `found` is the hash of the row with its number. */
function checkAnchor(
  day: string,
  anchor: AuditAnchor | null,
  found: string | undefined,
  headNo: number,
): AuditBreak | null {
  if (anchor === null) return { kind: "unreadable-anchor", day };
  if (anchor.no > headNo) return { kind: "cut-off", from: headNo + 1, to: anchor.no, day };
  // Rows that are missing in between were found by the chain.
  return found === undefined || found === anchor.hash ? null : { kind: "rewritten", no: anchor.no, day };
}
