/** Bulk actions on waiting questions: close them, or ask the nearest agents who are left. */
import { sql } from "drizzle-orm";
import type { BulkParts, BulkTarget, WaitingRow } from "#app/domains/bulk/types.ts";
import type { AppContext } from "#app/platform/context.ts";
import { ASK_REASON_MAX_CHARACTERS } from "../limits.ts";
import { prepareAsking, prepareClosing } from "./admin-commands.server.ts";
import { type AdminQuestionFilter, idsOf } from "./admin-list-queries.server.ts";

const ENDED = "It was answered, taken back, or closed in the meantime.";

type Part = Pick<BulkParts, "guard" | "statements" | "audit"> &
  Pick<BulkParts, "notify" | "forget"> & { id: string; follow?: () => void };

async function close(context: AppContext, rows: readonly WaitingRow[], left: Map<string, string>) {
  const [{ actorId: adminId, reason } = { actorId: "", reason: "" }] = rows;
  const ids = rows.map(({ subjectId }) => subjectId);
  const closing = await prepareClosing(context, { adminId, reason }, ids);
  for (const id of ids) if (!closing.some((one) => one.id === id)) left.set(id, ENDED);
  return closing.map(({ audit, ...part }): Part => ({ ...part, audit: [audit] }));
}

const NOT_ASKED = {
  ended: ENDED,
  changed: ENDED,
  refused: ENDED,
  nobody: "Nobody else near can be asked.",
} as const;

async function ask(context: AppContext, rows: readonly WaitingRow[], left: Map<string, string>) {
  const parts: Part[] = [];
  for (const { subjectId: id, actorId: adminId, reason } of rows) {
    const asking = await prepareAsking(context, { adminId, reason }, id, { npns: [], seen: null });
    if (asking.kind !== "ready") {
      left.set(id, NOT_ASKED[asking.kind]);
      continue;
    }
    const { audit, guards, statements, notify, forget } = asking;
    const guard = sql`${guards["still-waiting"]} AND ${guards["as-read"]}`;
    parts.push({ id, guard, statements, audit: [audit], notify, forget });
  }
  if (parts[0] !== undefined)
    parts[0].follow = () => context.later(context.rooms.publishLive({ type: "widened" }));
  return parts;
}

async function prepare(context: AppContext, rows: readonly WaitingRow[]) {
  const left = new Map<string, string>();
  const each = await (rows[0]?.act === "close" ? close : ask)(context, rows, left);
  if (each.length === 0) return { left, parts: null };
  return {
    left,
    parts: {
      at: context.clock.now(),
      guard: sql.join(
        each.map(({ guard }) => sql`(${guard})`),
        sql` AND `,
      ),
      statements: each.flatMap(({ statements }) => [...statements]),
      audit: each.flatMap(({ audit }) => [...audit]),
      notify: each.flatMap(({ notify = [] }) => [...notify]),
      forget: each.flatMap(({ forget = [] }) => [...forget]),
      follow() {
        for (const one of each) one.follow?.();
      },
    },
  };
}

/** Bulk actions on questions. `filterOf` reads the list's filter from its address. */
export const bulkQuestions = (
  filterOf: (query: Readonly<Record<string, string | undefined>>) => AdminQuestionFilter,
): BulkTarget => ({
  kind: "question",
  // Neither can be undone: the agents have been notified, and the asker has the email.
  acts: { close: null, ask: null },
  batch: 10,
  reasonMost: ASK_REASON_MAX_CHARACTERS,
  selected: (selection, most) =>
    "ids" in selection
      ? sql`SELECT sq.id FROM json_each(${JSON.stringify(selection.ids)}) sj
          CROSS JOIN expert_questions sq ON sq.id = sj.value AND sq.status <> 'unconfirmed' LIMIT ${most}`
      : idsOf(filterOf(selection.filter), most),
  leftOut: () => ({
    join: sql`CROSS JOIN expert_questions q ON q.id = x.id`,
    reason: sql`iif(q.status = 'waiting', NULL, 'over')`,
  }),
  words: { over: "Don’t wait for an answer" },
  name: (
    id,
  ) => sql`(SELECT iif(nq.public_title = '', 'Text deleted', nq.public_title) FROM expert_questions nq
    WHERE nq.id = ${id})`,
  about: (id) => sql`(SELECT t.name || ', ' || aq.state_code FROM expert_questions aq
    JOIN product_types t ON t.bit = aq.type_bit WHERE aq.id = ${id})`,
  prepare,
});
