/** Requests to take off a lost second factor, as admins read them. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { having, waitingList } from "#app/platform/lists/long-list.ts";
import { readQueueStatus } from "#app/platform/lists/queue-status.ts";
import { ROLES } from "#db/lists.ts";

const resetRow = {
  id: text,
  userId: text,
  email: text,
  name: text,
  role: oneOf(ROLES),
  reason: text,
  askedAt: integer,
  expiresAt: integer,
  firstApprovedBy: nullable(text),
  firstApprovedAt: nullable(integer),
};
export type OpenReset = RowOf<typeof resetRow>;

const COLUMNS = sql`f.id, f.user_id userId, u.email, u.first_name || ' ' || u.last_name name,
  coalesce(r.role, 'customer') role, f.reason, f.asked_at askedAt, f.expires_at expiresAt,
  f.first_approved_by firstApprovedBy, f.first_approved_at firstApprovedAt`;
const FROM = sql`FROM factor_resets f JOIN users u ON u.id = f.user_id LEFT JOIN user_roles r ON r.user_id = f.user_id`;
const isOpen = (nowMs: number): SQL => sql`f.status = 'open' AND f.expires_at > ${nowMs}`;

const openStatement = ({ db, clock }: Pick<AppContext, "db" | "clock">, which: SQL) =>
  rowsOf(db, "open resets", resetRow, sql`SELECT ${COLUMNS} ${FROM} WHERE ${isOpen(clock.now())} ${which}`);

/** Those that are open, oldest first, as admins look through them. */
export const waitingResets = waitingList(
  "requests about lost second factors",
  resetRow,
  "askedAt",
  ({ find, nowMs }: { find?: string | undefined; nowMs: number }) => ({
    columns: COLUMNS,
    from: FROM,
    where: [
      isOpen(nowMs),
      find === undefined
        ? undefined
        : sql`(u.email LIKE ${having(find)} ESCAPE '\\' OR u.first_name || ' ' || u.last_name LIKE ${having(find)} ESCAPE '\\')`,
    ],
    at: sql`f.asked_at`,
    id: sql`f.id`,
  }),
);

/** The oldest that are open. One round trip, shared with the page's others. */
export async function listOpenResets(
  context: Pick<AppContext, "db" | "clock">,
  most: number,
): Promise<OpenReset[]> {
  const [open] = await context.db.read([openStatement(context, sql`ORDER BY f.asked_at LIMIT ${most}`)]);
  return open;
}

/** One of them; null when it is decided, stopped, or expired, or there never was one. One round trip. */
export async function findOpenReset(
  context: Pick<AppContext, "db" | "clock">,
  id: string,
): Promise<OpenReset | null> {
  const [rows] = await context.db.batch([openStatement(context, sql`AND f.id = ${id}`)]);
  return rows[0] ?? null;
}

/** How many are open. */
export const countOpenResets = (context: Pick<AppContext, "db" | "clock">) =>
  readQueueStatus(
    context,
    "requests about lost second factors",
    sql`SELECT asked_at at, expires_at due FROM factor_resets
      WHERE status = 'open' AND expires_at > ${context.clock.now()}`,
  );
