/** Comparisons with Stripe, as admins read them. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { cursorOf, idKey, integerKey } from "#app/platform/lists/cursor.ts";
import { beginsWith } from "#app/platform/lists/list-page.ts";
import { longList } from "#app/platform/lists/long-list.ts";
import { readQueueStatus } from "#app/platform/lists/queue-status.ts";
import { DIFFERENCE_KINDS, SYNC_STATUSES } from "#db/lists.ts";
import { STORED_SYNCS } from "../limits.ts";
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
  /** Of what was found, neither reconciled nor tried in vain. */
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
      (SELECT count(*) FROM stripe_differences WHERE sync_id = r.id AND reconciled_at IS NULL AND failure IS NULL
        AND NOT ${isProvisional}) open,
      (SELECT count(*) FROM stripe_differences WHERE sync_id = r.id AND reconciled_at IS NULL AND failure IS NOT NULL) failed
    FROM stripe_syncs r LEFT JOIN users u ON u.id = r.started_by
    ${which} ORDER BY r.started_at DESC, r.id DESC LIMIT ${most}`,
  );

const differenceRow = {
  id: text,
  runId: text,
  /** Whether its comparison still goes on. */
  running: flag,
  objectId: text,
  kind: oneOf(DIFFERENCE_KINDS),
  ours: text,
  theirs: text,
  reconciledAt: nullable(integer),
  failure: nullable(text),
  /** Whose it is, where we have a row of it. */
  payer: nullable(text),
};

/** What the list of differences is narrowed by. */
export type DifferenceFilter = {
  /** The comparison that found them; the newest without it. */
  run?: string | undefined;
  /** The start of Stripe's id of what differs. */
  find?: string | undefined;
  kind?: DifferenceKind | undefined;
  result?: DifferenceResult | undefined;
};
export type DifferenceResult = "left" | "failed" | "reconciled";

const RESULTS: Readonly<Record<DifferenceResult, SQL>> = {
  left: sql`d.reconciled_at IS NULL`,
  failed: sql`d.reconciled_at IS NULL AND d.failure IS NOT NULL`,
  reconciled: sql`d.reconciled_at IS NOT NULL`,
};

const NEWEST_RUN = sql`(SELECT ns.id FROM stripe_syncs ns ORDER BY ns.started_at DESC, ns.id DESC LIMIT 1)`;

const matching = ({ run, find, kind, result }: DifferenceFilter): SQL =>
  sql.join(
    [
      sql`d.sync_id = ${run ?? NEWEST_RUN} AND NOT d.${isProvisional}`,
      ...(find === undefined ? [] : [beginsWith(sql`d.object_id`, find)]),
      ...(kind === undefined ? [] : [sql`d.kind = ${kind}`]),
      ...(result === undefined ? [] : [RESULTS[result]]),
    ],
    sql` AND `,
  );

/** What a comparison found: first what isn’t reconciled yet, in the order it was found. */
export const listedDifferences = longList({
  name: "differences of a comparison",
  shape: differenceRow,
  cursor: cursorOf({ reconciled: integerKey(1), id: idKey }),
  placeOf: ({ reconciledAt, id }) => ({ reconciled: reconciledAt === null ? 0 : 1, id }),
  select(filter: DifferenceFilter, after, most) {
    const place =
      after === null
        ? sql``
        : sql`AND (d.reconciled_at IS NOT NULL, d.id) > (${after.reconciled}, ${after.id})`;
    return sql`SELECT d.id, d.sync_id runId, r.status = 'running' running, d.object_id objectId, d.kind, d.ours, d.theirs,
        d.reconciled_at reconciledAt, d.failure, coalesce(o.name, u.first_name || ' ' || u.last_name) payer
      FROM stripe_differences d JOIN stripe_syncs r ON r.id = d.sync_id
        LEFT JOIN subscriptions s ON s.stripe_id = d.object_id LEFT JOIN invoices i ON i.stripe_id = d.object_id
        LEFT JOIN billing_customers c ON c.id = coalesce(s.customer_id, i.customer_id)
        LEFT JOIN organizations o ON o.organization_no = c.organization_no LEFT JOIN users u ON u.id = c.user_id
      WHERE ${matching(filter)} ${place} ORDER BY d.reconciled_at IS NOT NULL, d.id LIMIT ${most}`;
  },
  from: (filter) => sql`FROM stripe_differences d WHERE ${matching(filter)}`,
});

/** The stored runs, newest first, and one of them: the newest without an id. One round trip, shared with the page's others. */
export async function findComparison(
  context: Pick<AppContext, "db">,
  id: string | null,
): Promise<{ runs: ListedRun[]; run: ListedRun | null }> {
  const { stored, one } = await context.db.read({
    stored: runs(context, sql``, STORED_SYNCS),
    one: runs(context, sql`WHERE r.id = ${id ?? NEWEST_RUN}`, 1),
  });
  return { runs: stored, run: one[0] ?? null };
}

/** How much of Stripe's could not be followed. */
export const countDeadEvents = (context: Pick<AppContext, "db" | "clock">) =>
  readQueueStatus(
    context,
    "webhooks",
    sql`SELECT received_at at, NULL due FROM stripe_events WHERE status = 'dead' ORDER BY received_at`,
  );

/** What waits for an admin: events that are dead, and what the last finished comparison found and nobody reconciled. */
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
      sql`SELECT r.id, (SELECT count(*) FROM stripe_differences WHERE sync_id = r.id AND reconciled_at IS NULL
          AND NOT ${isProvisional}) open
        FROM stripe_syncs r WHERE r.status = 'done' ORDER BY r.started_at DESC, r.id DESC LIMIT 1`,
    ),
  });
  return { dead: dead[0]?.count ?? 0, differences: last[0]?.open ?? 0, syncId: last[0]?.id ?? null };
}
