/** Acts on many rows: a preview, and the progress of those that were started. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { BULK_ACTS, BULK_OUTCOMES, BULK_STATUSES } from "#db/lists.ts";
import { BULK_MOST, BULK_SHOWN } from "./limits.ts";
import type { BulkAct, BulkKind, BulkOutcome, BulkTarget, Selection } from "./types.ts";

/** What an act would do: to how many rows, the first of them, and why others are left out. One round trip. */
export async function previewBulk(
  { db }: Pick<AppContext, "db">,
  target: BulkTarget,
  act: BulkAct,
  selection: Selection,
  adminId: string,
) {
  const { join, reason } = target.leftOut(act, adminId);
  const chosen = sql`(SELECT x.id, ${reason} reason FROM (${target.selected(selection, BULK_MOST)}) x ${join})`;
  const { counts, first } = await db.batch({
    counts: rowsOf(
      db,
      "what a bulk act leaves out",
      { reason: nullable(text), rows: integer },
      sql`SELECT y.reason, count(*) rows FROM ${chosen} y GROUP BY y.reason`,
    ),
    first: rowsOf(
      db,
      "what a bulk act reaches",
      { id: text, name: nullable(text), about: nullable(text) },
      sql`SELECT z.id, ${target.name(sql`z.id`)} name, ${target.about(sql`z.id`)} about
        FROM (SELECT y.id FROM ${chosen} y WHERE y.reason IS NULL LIMIT ${BULK_SHOWN}) z`,
    ),
  });
  return {
    rows: counts.find((one) => one.reason === null)?.rows ?? 0,
    leftOut: counts.flatMap((one) =>
      one.reason === null
        ? []
        : [{ reason: one.reason, rows: one.rows, words: target.words[one.reason] ?? "" }],
    ),
    first,
  };
}

const bulkRow = {
  id: text,
  act: oneOf(BULK_ACTS),
  status: oneOf(BULK_STATUSES),
  actorId: text,
  actor: nullable(text),
  reason: text,
  rows: integer,
  undoOf: nullable(text),
  undoneBy: nullable(text),
  startedAt: integer,
  endedAt: nullable(integer),
};
const shownRow = {
  no: integer,
  id: text,
  name: nullable(text),
  outcome: oneOf(BULK_OUTCOMES),
  why: nullable(text),
};

/** One act: its progress, and rows with this outcome after that number. Null for none. One round trip. */
export async function findBulk(
  { db }: Pick<AppContext, "db">,
  target: Pick<BulkTarget, "kind" | "name">,
  id: string,
  { outcome, after = 0 }: { outcome: BulkOutcome; after?: number },
) {
  const { acts, counts, rows } = await db.batch({
    acts: rowsOf(
      db,
      "a bulk act",
      bulkRow,
      sql`SELECT b.id, b.act, b.status, b.actor_id actorId, u.first_name || ' ' || u.last_name actor, b.reason, b.rows,
        b.undo_of undoOf, (SELECT z.id FROM bulk_acts z WHERE z.undo_of = b.id) undoneBy, b.started_at startedAt,
        b.ended_at endedAt FROM bulk_acts b LEFT JOIN users u ON u.id = b.actor_id WHERE b.id = ${id} AND b.kind = ${target.kind}`,
    ),
    counts: rowsOf(
      db,
      "outcomes of a bulk act",
      { outcome: oneOf(BULK_OUTCOMES), rows: integer },
      sql`SELECT outcome, count(*) rows FROM bulk_act_rows WHERE bulk_id = ${id} GROUP BY outcome`,
    ),
    rows: rowsOf(
      db,
      "rows of a bulk act",
      shownRow,
      sql`SELECT r.row_no no, r.subject_id id, ${target.name(sql`r.subject_id`)} name, r.outcome, r.why FROM bulk_act_rows r
        WHERE r.bulk_id = ${id} AND r.outcome = ${outcome} AND r.row_no > ${after}
        ORDER BY r.row_no LIMIT ${BULK_SHOWN + 1}`,
    ),
  });
  const [act] = acts;
  if (act === undefined) return null;
  const of = (one: BulkOutcome) => counts.find((count) => count.outcome === one)?.rows ?? 0;
  return {
    ...act,
    waiting: of("waiting"),
    done: of("done"),
    skipped: of("skipped"),
    failed: of("failed"),
    shown: rows.slice(0, BULK_SHOWN),
    more: rows.length > BULK_SHOWN ? (rows[BULK_SHOWN - 1]?.no ?? null) : null,
  };
}

/** The latest acts on many rows of a list. One round trip. */
export async function listBulks({ db }: Pick<AppContext, "db">, kind: BulkKind) {
  const [acts] = await db.batch([
    rowsOf(
      db,
      "the latest bulk acts",
      {
        id: text,
        act: oneOf(BULK_ACTS),
        status: oneOf(BULK_STATUSES),
        rows: integer,
        actor: nullable(text),
        startedAt: integer,
      },
      sql`SELECT b.id, b.act, b.status, b.rows, u.first_name || ' ' || u.last_name actor, b.started_at startedAt
        FROM bulk_acts b LEFT JOIN users u ON u.id = b.actor_id WHERE b.kind = ${kind} ORDER BY b.id DESC LIMIT ${BULK_SHOWN}`,
    ),
  ]);
  return acts;
}
