/** How far the log is: one row of `settings`, moved only from where it was read. The files are the log; this follows. */
import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import type { AppContext } from "#app/platform/context.ts";
import { settings } from "#db/schema/index.ts";

const LOG_KEY = "reviews.log";

const LogState = z.object({
  /** What the checkpoints begin with, `agents.example.com/reviews/log/3f2a90c1`; it never changes. */
  origin: z.string(),
  /** Its last part, and the folder of its files. */
  id: z.string().regex(/^[0-9a-f]{8}$/),
  /** Entries under the newest checkpoint, and when it was made. */
  size: z.int().nonnegative(),
  atMs: z.int(),
  /** The last review that was taken up of those from before the log; null once all are. */
  begunThrough: z.string().nullable(),
  /** The newest checkpoint had every entry that there was. */
  isCurrent: z.boolean(),
  /** Status, stars, reason → reviews, from the entries under the newest checkpoint. */
  counts: z.array(z.tuple([z.string(), z.int(), z.string(), z.int()])),
});
export type LogState = z.infer<typeof LogState>;

/** Statement: the row, for a page's batch. */
export const logStateStatement = ({ db }: Pick<AppContext, "db">) =>
  db.orm.select({ value: settings.value }).from(settings).where(eq(settings.key, LOG_KEY)).limit(1);

/** Null before the log's first step. */
export function readLogState(rows: readonly { value: string }[]): LogState | null {
  const [row] = rows;
  return row === undefined ? null : LogState.parse(JSON.parse(row.value));
}

/** The row. One round trip, shared with what the page reads in the same turn. */
export async function findLogState(context: Pick<AppContext, "db">): Promise<LogState | null> {
  const [rows] = await context.db.read([logStateStatement(context)]);
  return readLogState(rows);
}

/** Statement: moves the row from where it was read. */
export const moveStateStatement = (
  { db }: Pick<AppContext, "db">,
  before: LogState | null,
  after: LogState,
) =>
  before === null
    ? db.orm.run(sql`INSERT INTO settings (key, value) VALUES (${LOG_KEY}, ${JSON.stringify(after)})
        ON CONFLICT DO NOTHING`)
    : db.orm.run(sql`UPDATE settings SET value = ${JSON.stringify(after)}
        WHERE key = ${LOG_KEY} AND value = ${JSON.stringify(before)}`);

/** A guard for `commit`: the row is still where it was read. */
export const isAtState = (before: LogState) =>
  sql`EXISTS (SELECT 1 FROM settings WHERE key = ${LOG_KEY} AND value = ${JSON.stringify(before)})`;

type TotalRow = { status: string; stars: number; reason: string; count: number };

/**
 * What pages count: the log's entries under its newest checkpoint, with how many they are. Where the log has not caught
 * up with what there is (it is new, or has no key), `totals`, which say the same without the proof.
 */
export function countedBy(state: LogState | null, totals: readonly TotalRow[]) {
  if (state === null || !state.isCurrent || state.begunThrough !== null)
    return { totals, entries: null as number | null };
  return {
    totals: state.counts.map(([status, stars, reason, count]) => ({ status, stars, reason, count })),
    entries: state.size,
  };
}
