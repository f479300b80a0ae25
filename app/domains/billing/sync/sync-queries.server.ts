/** Comparisons with Stripe, for admins. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { cursorOf, idKey, wholeKey } from "#app/platform/cursor.ts";
import { countStatement, type ListCount, readCount, takePage } from "#app/platform/list-page.ts";
import { readStanding } from "#app/platform/queue-standing.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/rows.ts";
import { DIFFERENCE_KINDS, SYNC_STATUSES } from "#db/lists.ts";
import { LISTED_DIFFERENCES, STORED_SYNCS } from "../limits.ts";
import type { DifferenceKind } from "../types.ts";
import { isProvisional } from "./run.server.ts";

const runRow = {
  id: text,
  status: oneOf(SYNC_STATUSES),
  startedAt: integer,
  endedAt: nullable(integer),
  /** Null for the nightly one. */
  startedBy: nullable(text),
  part: text,
  compared: integer,
  found: integer,
  /** Differences that are neither reconciled nor failed. */
  open: integer,
  failed: integer,
};
export type ListedRun = RowOf<typeof runRow>;

const runs = ({ db }: Pick<AppContext, "db">, which: SQL, most: number) =>
  rowsOf(
    db,
    "comparisons with Stripe",
    runRow,
    sql`
    SELECT r.id, r.status, r.started_at startedAt, r.ended_at endedAt, u.first_name || ' ' || u.last_name startedBy,
      r.part, r.compared, (SELECT count(*) FROM stripe_differences WHERE sync_id = r.id AND NOT ${isProvisional}) found,
      (SELECT count(*) FROM stripe_differences WHERE sync_id = r.id AND mended_at IS NULL AND failure IS NULL
        AND NOT ${isProvisional}) open,
      (SELECT count(*) FROM stripe_differences WHERE sync_id = r.id AND mended_at IS NULL AND failure IS NOT NULL) failed
    FROM stripe_syncs r LEFT JOIN users u ON u.id = r.started_by
    ${which} ORDER BY r.started_at DESC, r.id DESC LIMIT ${most}`,
  );

const differenceRow = {
  id: text,
  objectId: text,
  kind: oneOf(DIFFERENCE_KINDS),
  ours: text,
  theirs: text,
  mendedAt: nullable(integer),
  failure: nullable(text),
  /** The payer, when we have a row. */
  payer: nullable(text),
};
export type ListedDifference = RowOf<typeof differenceRow>;

/** Open ones first, in the order they were found. */
export const differenceCursor = cursorOf({ mended: wholeKey(1), id: idKey });
type Place = NonNullable<ReturnType<typeof differenceCursor.parse>>;

/** The filters of the list of differences. */
export type DifferenceFilter = {
  /** The start of the object's Stripe id. */
  find?: string | undefined;
  kind?: DifferenceKind | undefined;
  result?: DifferenceResult | undefined;
};
export type DifferenceResult = "left" | "failed" | "mended";

const RESULTS: Readonly<Record<DifferenceResult, SQL>> = {
  left: sql`d.mended_at IS NULL`,
  failed: sql`d.mended_at IS NULL AND d.failure IS NOT NULL`,
  mended: sql`d.mended_at IS NOT NULL`,
};

/** Sorts after every id with this prefix. */
const END = "\u{10ffff}";

function narrowing({ find, kind, result }: DifferenceFilter): SQL {
  const conditions = [
    ...(find === undefined ? [] : [sql`d.object_id >= ${find} AND d.object_id < ${find + END}`]),
    ...(kind === undefined ? [] : [sql`d.kind = ${kind}`]),
    ...(result === undefined ? [] : [RESULTS[result]]),
  ];
  return conditions.length === 0 ? sql`1` : sql.join(conditions, sql` AND `);
}

/**
 * The stored runs, newest first, and one of them with a page of its differences; the newest run when `id` is null. One round
 * trip.
 */
export async function findComparison(
  context: Pick<AppContext, "db">,
  id: string | null,
  filter: DifferenceFilter,
  after: Place | null,
): Promise<{
  runs: ListedRun[];
  run: ListedRun | null;
  differences: ListedDifference[];
  count: ListCount;
  next: string | null;
}> {
  const { db } = context;
  const shown =
    id ?? sql`(SELECT ns.id FROM stripe_syncs ns ORDER BY ns.started_at DESC, ns.id DESC LIMIT 1)`;
  const all = sql`d.sync_id = ${shown} AND NOT d.${isProvisional} AND ${narrowing(filter)}`;
  const rest =
    after === null ? sql`` : sql`AND (d.mended_at IS NOT NULL, d.id) > (${after.mended}, ${after.id})`;
  const { recent, one, rows, counts } = await db.read({
    recent: runs(context, sql``, STORED_SYNCS),
    one: runs(context, sql`WHERE r.id = ${shown}`, 1),
    rows: rowsOf(
      db,
      "differences of a comparison",
      differenceRow,
      sql`
      SELECT d.id, d.object_id objectId, d.kind, d.ours, d.theirs, d.mended_at mendedAt, d.failure,
        coalesce(o.name, u.first_name || ' ' || u.last_name) payer
      FROM stripe_differences d LEFT JOIN subscriptions s ON s.stripe_id = d.object_id
        LEFT JOIN invoices i ON i.stripe_id = d.object_id
        LEFT JOIN billing_customers c ON c.id = coalesce(s.customer_id, i.customer_id)
        LEFT JOIN organizations o ON o.organization_no = c.organization_no LEFT JOIN users u ON u.id = c.user_id
      WHERE ${all} ${rest} ORDER BY d.mended_at IS NOT NULL, d.id LIMIT ${LISTED_DIFFERENCES + 1}`,
    ),
    counts: countStatement(db, "differences", sql`FROM stripe_differences d WHERE ${all}`),
  });
  const page = takePage(rows, LISTED_DIFFERENCES, (last) =>
    differenceCursor.write({ mended: last.mendedAt === null ? 0 : 1, id: last.id }),
  );
  return {
    runs: recent,
    run: one[0] ?? null,
    differences: page.rows,
    count: readCount(counts),
    next: page.next,
  };
}

/** How many events are dead. */
export const countDeadEvents = (context: Pick<AppContext, "db" | "clock">) =>
  readStanding(
    context,
    "webhooks",
    sql`SELECT received_at at, NULL due FROM stripe_events WHERE status = 'dead' ORDER BY received_at`,
  );

/** What waits for an admin: dead events, and open differences of the last finished comparison. */
export async function countPaymentWork({
  db,
}: Pick<AppContext, "db">): Promise<{ dead: number; differences: number; syncId: string | null }> {
  const { dead, last } = await db.read({
    dead: rowsOf(
      db,
      "dead events",
      { count: integer },
      sql`SELECT count(*) count FROM stripe_events WHERE status = 'dead'`,
    ),
    last: rowsOf(
      db,
      "differences of the last comparison",
      { id: text, open: integer },
      sql`SELECT r.id, (SELECT count(*) FROM stripe_differences WHERE sync_id = r.id AND mended_at IS NULL
          AND NOT ${isProvisional}) open
        FROM stripe_syncs r WHERE r.status = 'done' ORDER BY r.started_at DESC, r.id DESC LIMIT 1`,
    ),
  });
  return { dead: dead[0]?.count ?? 0, differences: last[0]?.open ?? 0, syncId: last[0]?.id ?? null };
}
