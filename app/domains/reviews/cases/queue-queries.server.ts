/** The admins' queue: what waits, the longest overdue first. The stars are neither read nor a part of any order. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { cursorOf, idKey, integerKey } from "#app/platform/lists/cursor.ts";
import { longList } from "#app/platform/lists/long-list.ts";
import { readQueueStatus } from "#app/platform/lists/queue-status.ts";
import { APPELLANTS, CASE_CAUSES, DECISIONS, REVIEW_STATUSES } from "#db/lists.ts";
import { CASE_FLAGS, COUNTED_CASES, QUEUE_PAGE_CASES } from "../limits.ts";
import type { CaseCause } from "./case-policy.ts";
import type { CaseCounts, QueuedCase, QueueShow } from "./case-types.ts";

const CAUSES: Readonly<Record<QueueShow, SQL>> = {
  open: sql`k.decided_at IS NULL`,
  held: sql`k.decided_at IS NULL AND k.cause = 'signals'`,
  flagged: sql`k.decided_at IS NULL AND k.cause = 'flags'`,
  appeals: sql`k.decided_at IS NULL AND k.cause = 'appeal'`,
  decided: sql`k.decided_at IS NOT NULL`,
};

const columns = sql`k.id, k.cause, k.appellant, a.name agentName, r.author_name author, r.title, r.status,
  (SELECT count(*) FROM (SELECT 1 FROM review_flags f WHERE f.case_id IN (k.id, k.appeal_of) LIMIT ${CASE_FLAGS})) flags,
  k.opened_at openedAt, k.due_at dueAt, k.decided_at decidedAt, k.decision`;
const joined = sql`JOIN reviews r ON r.id = k.review_id JOIN agents a ON a.agent_no = k.agent_no`;

const caseRow = {
  id: text,
  cause: oneOf(CASE_CAUSES),
  appellant: nullable(oneOf(APPELLANTS)),
  agentName: text,
  author: text,
  title: text,
  status: oneOf(REVIEW_STATUSES),
  flags: integer,
  openedAt: integer,
  dueAt: integer,
  decidedAt: nullable(integer),
  decision: nullable(oneOf(DECISIONS)),
};
const countRow = { cause: oneOf(CASE_CAUSES), cases: integer, overdue: integer };
type CountRow = RowOf<typeof countRow>;

const countStatement = ({ db, clock }: Pick<AppContext, "db" | "clock">) =>
  rowsOf(
    db,
    "counts of cases",
    countRow,
    sql`
    SELECT o.cause, count(*) cases, count(*) FILTER (WHERE o.due_at <= ${clock.now()}) overdue
    FROM (SELECT k.cause, k.due_at FROM review_cases k WHERE k.decided_at IS NULL LIMIT ${COUNTED_CASES}) o
    GROUP BY o.cause`,
  );

function addUp(rows: readonly CountRow[]): CaseCounts {
  const of = (cause: CaseCause) => rows.find((row) => row.cause === cause)?.cases ?? 0;
  const sum = (pick: (row: CountRow) => number) => rows.reduce((total, row) => total + pick(row), 0);
  return {
    open: sum(({ cases }) => cases),
    held: of("signals"),
    flagged: of("flags"),
    appeals: of("appeal"),
    overdue: sum(({ overdue }) => overdue),
  };
}

/** How many wait, by cause, and how many of them are overdue. One round trip, shared with the page's others. */
export async function countCases(context: Pick<AppContext, "db" | "clock">): Promise<CaseCounts> {
  const [counts] = await context.db.read([countStatement(context)]);
  return addUp(counts);
}

/** Cases as their list has them: open ones by what is due first, decided ones newest first. */
export const listedCases = longList({
  name: "cases",
  shape: caseRow,
  cursor: cursorOf({ at: integerKey(), id: idKey }),
  placeOf: ({ decidedAt, dueAt, id }) => ({ at: decidedAt ?? dueAt, id }),
  pageRows: QUEUE_PAGE_CASES,
  select({ show }: { show: QueueShow }, after, most) {
    const [at, order, past] =
      show === "decided"
        ? [sql`k.decided_at`, sql`k.decided_at DESC, k.id DESC`, sql`<`]
        : [sql`k.due_at`, sql`k.due_at, k.id`, sql`>`];
    const place = after === null ? sql`` : sql`AND (${at}, k.id) ${past} (${after.at}, ${after.id})`;
    return sql`SELECT ${columns} FROM review_cases k ${joined} WHERE ${CAUSES[show]} ${place}
      ORDER BY ${order} LIMIT ${most}`;
  },
  from: ({ show }) => sql`FROM review_cases k WHERE ${CAUSES[show]}`,
});

/** The cases that are due first. One round trip, shared with the page's others. */
export async function listDueCases({ db }: Pick<AppContext, "db">, most: number): Promise<QueuedCase[]> {
  const [cases] = await db.read([
    rowsOf(
      db,
      "cases that are due first",
      caseRow,
      sql`
      SELECT ${columns} FROM review_cases k ${joined} WHERE k.decided_at IS NULL
      ORDER BY k.due_at, k.id LIMIT ${most}`,
    ),
  ]);
  return cases;
}

/** How much of all causes waits, as every queue says it. */
export const countReviewCases = (context: Pick<AppContext, "db" | "clock">) =>
  readQueueStatus(
    context,
    "reviews",
    sql`SELECT opened_at at, due_at due FROM review_cases WHERE decided_at IS NULL ORDER BY due_at`,
  );
