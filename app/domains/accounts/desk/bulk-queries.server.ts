/** Acts on many accounts: whom one would reach, and how those that were started come along. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, rowsOf, text } from "#app/platform/rows.ts";
import { BULK_ACTS, BULK_OUTCOMES, BULK_STATUSES } from "#db/lists.ts";
import type { PlainAct } from "./act-commands.server.ts";
import { BULK_MOST, BULK_SHOWN } from "./limits.ts";
import { type PeopleFilter, readFilter } from "./people-filter.ts";
import { idsOf } from "./people-queries.server.ts";

/** Chosen one by one, or all that the list's filters name. */
export type Selection = { ids: readonly string[] } | { filter: PeopleFilter };

/** The accounts of a selection, as `SELECT user_id …`. */
export const selected = (selection: Selection, most = BULK_MOST): SQL =>
  "ids" in selection
    ? sql`SELECT sl.user_id FROM json_each(${JSON.stringify(selection.ids)}) sj
        CROSS JOIN people_list sl ON sl.user_id = sj.value LIMIT ${most}`
    : sql`SELECT sx.user_id FROM (${idsOf(readFilter(selection.filter), null, most)}) sx`;

export const LEFT_OUT = {
  self: "That’s you",
  admin: "Admins, who are dealt with one by one",
  already: "Are so already",
  owner: "Own an organization that would be left without an owner",
  leaving: "Asked us to delete their account",
} as const;
const REASONS = Object.keys(LEFT_OUT) as (keyof typeof LEFT_OUT)[];

/** Why an account of the list is left out; null for one that is not. */
const leftOut = (act: PlainAct, adminId: string): SQL => {
  const leaving = sql`EXISTS (SELECT 1 FROM account_deletions ld WHERE ld.user_id = l.user_id)`;
  const owns = sql`EXISTS (SELECT 1 FROM organization_members lm JOIN organizations lo
    ON lo.organization_no = lm.organization_no WHERE lm.user_id = l.user_id AND lm.left_at IS NULL
    AND lm.role = 'owner' AND lo.status = 'active')`;
  const already = act === "archive" ? "archived" : "active";
  return sql`CASE WHEN l.user_id = ${adminId} THEN 'self' WHEN l.role = 'admin' THEN 'admin'
    ${act === "end-sessions" ? sql`` : sql`WHEN l.status = ${already} THEN 'already'`}
    ${act === "restore" ? sql`WHEN ${leaving} THEN 'leaving'` : sql``}
    ${act === "archive" ? sql`WHEN ${owns} THEN 'owner'` : sql``} END`;
};

/** What an act would do: to how many, the first of them, and who is left out, why. One round trip. */
export async function previewBulk(
  { db }: Pick<AppContext, "db">,
  act: PlainAct,
  selection: Selection,
  adminId: string,
) {
  const chosen = sql`FROM (${selected(selection)}) x CROSS JOIN people_list l ON l.user_id = x.user_id`;
  const { counts, first } = await db.batch({
    counts: rowsOf(
      db,
      "whom a bulk act leaves out",
      { reason: nullable(oneOf(REASONS)), people: integer },
      sql`SELECT reason, count(*) people FROM (SELECT ${leftOut(act, adminId)} reason ${chosen}) GROUP BY reason`,
    ),
    first: rowsOf(
      db,
      "whom a bulk act reaches",
      { id: text, firstName: text, lastName: text, email: text },
      sql`SELECT u.id, u.first_name firstName, u.last_name lastName, u.email
        FROM (SELECT l.user_id, ${leftOut(act, adminId)} reason ${chosen}) y CROSS JOIN users u ON u.id = y.user_id
        WHERE y.reason IS NULL LIMIT ${BULK_SHOWN}`,
    ),
  });
  return {
    people: counts.find(({ reason }) => reason === null)?.people ?? 0,
    leftOut: counts.flatMap(({ reason, people }) => (reason === null ? [] : [{ reason, people }])),
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

/** One act: how far it is, and rows of the outcome that is asked for after that number. Null for none. One round trip. */
export async function findBulk(
  { db }: Pick<AppContext, "db">,
  id: string,
  { outcome, after = 0 }: { outcome: (typeof BULK_OUTCOMES)[number]; after?: number },
) {
  const { acts, counts, rows } = await db.batch({
    acts: rowsOf(
      db,
      "a bulk act",
      bulkRow,
      sql`SELECT b.id, b.act, b.status, b.actor_id actorId, u.first_name || ' ' || u.last_name actor, b.reason, b.rows,
        b.undo_of undoOf, (SELECT z.id FROM bulk_acts z WHERE z.undo_of = b.id) undoneBy, b.started_at startedAt,
        b.ended_at endedAt FROM bulk_acts b LEFT JOIN users u ON u.id = b.actor_id WHERE b.id = ${id}`,
    ),
    counts: rowsOf(
      db,
      "outcomes of a bulk act",
      { outcome: oneOf(BULK_OUTCOMES), people: integer },
      sql`SELECT outcome, count(*) people FROM bulk_act_rows WHERE bulk_id = ${id} GROUP BY outcome`,
    ),
    rows: rowsOf(
      db,
      "rows of a bulk act",
      shownRow,
      sql`SELECT r.row_no no, r.subject_id id, u.last_name || ', ' || u.first_name name, r.outcome, r.why
        FROM bulk_act_rows r LEFT JOIN users u ON u.id = r.subject_id
        WHERE r.bulk_id = ${id} AND r.outcome = ${outcome} AND r.row_no > ${after}
        ORDER BY r.row_no LIMIT ${BULK_SHOWN + 1}`,
    ),
  });
  const [act] = acts;
  if (act === undefined) return null;
  const of = (one: (typeof BULK_OUTCOMES)[number]) =>
    counts.find((count) => count.outcome === one)?.people ?? 0;
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

/** The latest acts on many accounts. One round trip. */
export async function listBulks({ db }: Pick<AppContext, "db">) {
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
        FROM bulk_acts b LEFT JOIN users u ON u.id = b.actor_id ORDER BY b.id DESC LIMIT ${BULK_SHOWN}`,
    ),
  ]);
  return acts;
}
