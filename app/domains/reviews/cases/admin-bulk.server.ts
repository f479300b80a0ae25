/**
 * The only decision that admins may make about many reviews at once: publish what was held or flagged. It takes
 * nothing from anyone, the reviews can be reported again, and the agent can appeal. Removals and appeals are read one
 * by one.
 */
import { sql } from "drizzle-orm";
import type { BulkTarget, WaitingRow } from "#app/domains/bulk/types.ts";
import type { AppContext } from "#app/platform/context.ts";
import { nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import { DECISION_NOTE_MAX_CHARACTERS } from "../limits.ts";
import { type AdminReviewFilter, idsOf } from "./admin-list-queries.server.ts";
import { findCase } from "./case-queries.server.ts";
import type { CasePage } from "./case-types.ts";
import { prepareDecision } from "./decisions/decide-commands.server.ts";

const WORDS = {
  none: "No case about them is open",
  appeal: "Appeals, which are read one by one",
  own: "You wrote them",
} as const;

const openCaseOf = (
  reviewId: ReturnType<typeof sql>,
) => sql`FROM review_cases k WHERE k.review_id = ${reviewId}
  AND k.decided_at IS NULL`;

function skipWhy(page: CasePage | null, row: WaitingRow): string | null {
  if (page === null) return "No case about it is open.";
  if (page.open.cause === "appeal") return "Appeals are read one by one.";
  if (page.refusal !== null) return "It’s yours to stay out of.";
  // The admin who started this has not seen the new text.
  return page.review.textAt > row.startedAt ? "Its writer changed the text since." : null;
}

async function prepare(context: AppContext, rows: readonly WaitingRow[]) {
  const { db } = context;
  const ids = JSON.stringify(rows.map(({ subjectId }) => subjectId));
  const [cases] = await db.batch([
    rowsOf(
      db,
      "open cases of a bulk act",
      { reviewId: text, caseId: nullable(text) },
      sql`SELECT j.value reviewId, (SELECT k.id ${openCaseOf(sql`j.value`)} LIMIT 1) caseId FROM json_each(${ids}) j`,
    ),
  ]);
  const left = new Map<string, string>();
  const ready = [];
  for (const row of rows) {
    const caseId = cases.find((one) => one.reviewId === row.subjectId)?.caseId ?? null;
    const page = caseId === null ? null : await findCase(context, caseId, row.actorId);
    const why = skipWhy(page, row);
    if (why !== null || page === null) {
      left.set(row.subjectId, why ?? WORDS.none);
      continue;
    }
    const form = { decision: "keep", reason: undefined, note: row.reason, read: page.review.textAt } as const;
    const deciding = await prepareDecision(context, row.actorId, page, form);
    if (deciding.kind === "ready") ready.push(deciding.parts);
    else left.set(row.subjectId, "It was decided, or changed, in the meantime.");
  }
  if (ready.length === 0) return { left, parts: null };
  return {
    left,
    parts: {
      at: context.clock.now(),
      guard: sql.join(
        ready.flatMap(({ guards }) => Object.values(guards)).map((guard) => sql`(${guard})`),
        sql` AND `,
      ),
      statements: ready.flatMap(({ statements }) => [...statements]),
      audit: ready.flatMap(({ audit }) => [...audit]),
      purge: ready.flatMap(({ purge }) => [...purge]),
      notify: ready.flatMap(({ notify }) => notify),
      forget: ready.flatMap(({ forget }) => forget),
    },
  };
}

/** Bulk decisions on reviews with an open case. `filterOf` reads the list's filter from its address. */
export const bulkReviews = (
  filterOf: (query: Readonly<Record<string, string | undefined>>) => AdminReviewFilter,
): BulkTarget => ({
  kind: "review",
  acts: { keep: null },
  batch: 10,
  reasonMost: DECISION_NOTE_MAX_CHARACTERS,
  selected: (selection, most) =>
    "ids" in selection
      ? sql`SELECT sr.id FROM json_each(${JSON.stringify(selection.ids)}) sj
          CROSS JOIN reviews sr ON sr.id = sj.value LIMIT ${most}`
      : idsOf(filterOf(selection.filter), most),
  leftOut: (_act, adminId) => ({
    join: sql`CROSS JOIN reviews r ON r.id = x.id`,
    reason: sql`CASE WHEN r.user_id = ${adminId} THEN 'own' ELSE nullif(coalesce(
      (SELECT iif(k.cause = 'appeal', 'appeal', '') ${openCaseOf(sql`r.id`)} LIMIT 1), 'none'), '') END`,
  }),
  words: WORDS,
  name: (id) =>
    sql`(SELECT iif(nr.title = '', 'Text deleted', nr.title) FROM reviews nr WHERE nr.id = ${id})`,
  about: (id) =>
    sql`(SELECT a.name FROM reviews ar JOIN agents a ON a.agent_no = ar.agent_no WHERE ar.id = ${id})`,
  prepare,
});
