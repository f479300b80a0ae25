/** The log for its page and its file, newest first. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, type RowOf, text } from "#app/platform/database/rows.ts";
import { cursorOf, integerKey } from "#app/platform/lists/cursor.ts";
import { longList } from "#app/platform/lists/long-list.ts";
import { laterDay } from "#app/platform/time/holidays.ts";
import { readersDayStart } from "#app/platform/time/reader-time.ts";
import { AUDIT_SUBJECTS } from "#db/lists.ts";
import type { AuditFilter } from "./audit-inputs.ts";
import { PAGE_ROWS } from "./limits.ts";
import { readVerifications, verificationsStatement } from "./verify-commands.server.ts";

const auditRow = {
  no: integer,
  at: integer,
  actorId: nullable(text),
  /** The account's name today; null when it is gone. */
  actorName: nullable(text),
  act: text,
  subjectKind: oneOf(AUDIT_SUBJECTS),
  subjectId: text,
  reason: text,
  before: nullable(text),
  after: nullable(text),
  hash: text,
  previousHash: text,
};
export type ListedAct = RowOf<typeof auditRow>;

function whereOf({ actor, act, kind, subject, from, to }: AuditFilter): SQL {
  const conditions = [
    actor === undefined
      ? []
      : actor === "product"
        ? sql`a.actor_id IS NULL`
        : sql`a.actor_id = coalesce((SELECT au.id FROM users au WHERE au.email = ${actor.toLowerCase()}), ${actor})`,
    act === undefined ? [] : sql`a.act = ${act}`,
    kind === undefined ? [] : sql`a.subject_kind = ${kind}`,
    subject === undefined ? [] : sql`a.subject_id = ${subject}`,
    from === undefined ? [] : sql`a.at >= ${readersDayStart(from)}`,
    to === undefined ? [] : sql`a.at < ${readersDayStart(laterDay(to, 1))}`,
  ].flat();
  return conditions.length === 0 ? sql`1` : sql.join(conditions, sql` AND `);
}

/** The log, newest first. */
export const auditLog = longList({
  name: "the audit log",
  shape: auditRow,
  cursor: cursorOf({ no: integerKey() }),
  placeOf: ({ no }) => ({ no }),
  select: (filter: AuditFilter, after, most) => sql`SELECT a.audit_no no, a.at, a.actor_id actorId,
      u.first_name || ' ' || u.last_name actorName, a.act, a.subject_kind subjectKind, a.subject_id subjectId, a.reason,
      a.before, a.after, a.hash, a.previous_hash previousHash
    FROM audit_log a LEFT JOIN users u ON u.id = a.actor_id
    WHERE ${whereOf(filter)} AND ${after === null ? sql`1` : sql`a.audit_no < ${after.no}`}
    ORDER BY a.audit_no DESC LIMIT ${most}`,
  from: (filter) => sql`FROM audit_log a WHERE ${whereOf(filter)}`,
  pageRows: PAGE_ROWS,
});

/** How the last verification went, and the one under way. One round trip, shared with the page's others. */
export async function findVerifications(context: AppContext) {
  const { states } = await context.db.read({ states: verificationsStatement(context) });
  const { running, finished } = readVerifications(states);
  return { running: running?.state ?? null, finished };
}
