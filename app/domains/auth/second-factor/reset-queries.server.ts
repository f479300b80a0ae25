/** Requests to remove a lost second factor, for admins. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { readStanding } from "#app/platform/queue-standing.ts";
import { integer, nullable, oneOf, rowsOf, text } from "#app/platform/rows.ts";
import { ROLES } from "#db/lists.ts";

const openRow = {
  id: text,
  user_id: text,
  email: text,
  name: text,
  role: oneOf(ROLES),
  reason: text,
  asked_at: integer,
  expires_at: integer,
  first_approved_by: nullable(text),
  first_approved_at: nullable(integer),
};

/** More than can be open at once: an account has one open request, for a week. */
const MOST = 50;

/** Open requests, oldest first. One round trip. */
export async function listOpenResets({ db, clock }: Pick<AppContext, "db" | "clock">) {
  const { open } = await db.read({
    open: rowsOf(
      db,
      "open resets",
      openRow,
      sql`SELECT f.id, f.user_id, u.email, u.first_name || ' ' || u.last_name name, coalesce(r.role, 'customer') role,
          f.reason, f.asked_at, f.expires_at, f.first_approved_by, f.first_approved_at
        FROM factor_resets f JOIN users u ON u.id = f.user_id LEFT JOIN user_roles r ON r.user_id = f.user_id
        WHERE f.status = 'open' AND f.expires_at > ${clock.now()} ORDER BY f.asked_at LIMIT ${MOST}`,
    ),
  });
  return open.map((row) => ({
    id: row.id,
    userId: row.user_id,
    email: row.email,
    name: row.name,
    role: row.role,
    reason: row.reason,
    askedAt: row.asked_at,
    expiresAt: row.expires_at,
    firstApprovedBy: row.first_approved_by,
    firstApprovedAt: row.first_approved_at,
  }));
}

/** The complete count of what `listOpenResets` lists. */
export const countOpenResets = (context: Pick<AppContext, "db" | "clock">) =>
  readStanding(
    context,
    "requests about lost second factors",
    sql`SELECT asked_at at, expires_at due FROM factor_resets
      WHERE status = 'open' AND expires_at > ${context.clock.now()}`,
  );
