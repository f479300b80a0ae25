/** The log as its page and its file show it, newest first. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { laterDay } from "#app/platform/holidays.ts";
import {
  countStatement,
  FILE_PAGE_ROWS,
  readCount,
  takeFilePage,
  takePage,
} from "#app/platform/list-page.ts";
import { readersDayStart } from "#app/platform/reader-time.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/rows.ts";
import { AUDIT_SUBJECTS } from "#db/lists.ts";
import { type AuditFilter, auditCursor } from "./audit-inputs.ts";
import { PAGE_ROWS } from "./limits.ts";
import { readVerifications, verificationsStatement } from "./verify-commands.server.ts";

const auditRow = {
  no: integer,
  at: integer,
  actorId: nullable(text),
  /** As the account is called today; null where it is gone. */
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

/** Rows after `after`, newest first. */
const actsStatement = (
  { db }: Pick<AppContext, "db">,
  filter: AuditFilter,
  { after, most }: { after: { no: number } | null; most: number },
) =>
  rowsOf(
    db,
    "the audit log",
    auditRow,
    sql`SELECT a.audit_no no, a.at, a.actor_id actorId, u.first_name || ' ' || u.last_name actorName, a.act,
      a.subject_kind subjectKind, a.subject_id subjectId, a.reason, a.before, a.after, a.hash, a.previous_hash previousHash
    FROM audit_log a LEFT JOIN users u ON u.id = a.actor_id
    WHERE ${whereOf(filter)} AND ${after === null ? sql`1` : sql`a.audit_no < ${after.no}`}
    ORDER BY a.audit_no DESC LIMIT ${most}`,
  );

/** A page of the log, how many rows there are, and how the last verification went. One round trip. */
export async function listActs(context: AppContext, filter: AuditFilter, after: { no: number } | null) {
  const { db } = context;
  const { rows, counts, states } = await db.read({
    rows: actsStatement(context, filter, { after, most: PAGE_ROWS + 1 }),
    counts: countStatement(db, "acts", sql`FROM audit_log a WHERE ${whereOf(filter)}`),
    states: verificationsStatement(context),
  });
  const { running, finished } = readVerifications(states);
  return {
    ...takePage(rows, PAGE_ROWS, auditCursor.write),
    count: readCount(counts),
    running: running?.state ?? null,
    finished,
  };
}

/** Some of the rows of a file, and where the next ones begin. */
export async function readActs(
  { db }: Pick<AppContext, "db">,
  filter: AuditFilter,
  after: { no: number } | null,
) {
  const [rows] = await db.batch([actsStatement({ db }, filter, { after, most: FILE_PAGE_ROWS })]);
  return takeFilePage(rows, ({ no }) => ({ no }));
}
