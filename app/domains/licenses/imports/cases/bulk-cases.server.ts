/** Deciding about many rows of lists: each the same as one alone. */
import { sql } from "drizzle-orm";
import type { BulkTarget, WaitingRow } from "#app/domains/bulk/types.ts";
import type { AppContext } from "#app/platform/context.ts";
import { REASON_MAX_CHARACTERS } from "../../limits.ts";
import { type CaseFilter, findListCase, openCases } from "./case-queries.server.ts";
import { prepareDecision } from "./decide-commands.server.ts";

async function prepare(context: AppContext, [row]: readonly WaitingRow[]) {
  const left = new Map<string, string>();
  if (row === undefined || (row.act !== "apply" && row.act !== "refuse"))
    throw new TypeError("No act on rows of lists.");
  const { subjectId: id, act: decision, actorId, reason } = row;
  const listCase = await findListCase(context, id);
  const isOpen = listCase?.status === "open" && (decision === "refuse" || listCase.kind === "name");
  const form = { decision, reason, zip: "", status: "", left: "", since: "" } as const;
  const parts = isOpen ? await prepareDecision(context, actorId, listCase, form) : null;
  if (parts === null) {
    left.set(id, isOpen ? "More is known of the license than the list says." : "It was decided meanwhile.");
    return { left, parts: null };
  }
  const { isOpen: open, unchanged = sql`1`, statements, audit, purge } = parts;
  return {
    left,
    parts: { at: context.clock.now(), guard: sql`${open} AND ${unchanged}`, statements, audit, purge },
  };
}

/** Acts on rows of lists. `filterOf` reads the list's filter from its address. */
export const bulkCases = (
  filterOf: (query: Readonly<Record<string, string | undefined>>) => CaseFilter,
): BulkTarget => ({
  kind: "list-case",
  // Undoing the import takes back what was applied.
  acts: { refuse: null, apply: null },
  // Two cases may be about one agent, whose coverage is worked out from what was read.
  batch: 1,
  reasonMost: REASON_MAX_CHARACTERS,
  selected: (selection, most) =>
    "ids" in selection
      ? sql`SELECT sc.id FROM json_each(${JSON.stringify(selection.ids)}) sj
          CROSS JOIN list_cases sc ON sc.id = sj.value AND sc.status <> 'found' LIMIT ${most}`
      : openCases(filterOf(selection.filter), most),
  leftOut: (act) => ({
    join: sql`CROSS JOIN list_cases q ON q.id = x.id`,
    reason: sql`CASE WHEN q.status <> 'open' THEN 'over' ${
      act === "apply" ? sql`WHEN q.kind <> 'name' THEN 'single'` : sql``
    } END`,
  }),
  words: { over: "Are decided already", single: "Need a ZIP, a status, or a day: decide them one by one" },
  name: (
    id,
  ) => sql`(SELECT coalesce(na.name, nc.name) FROM list_cases nc LEFT JOIN agents na ON na.agent_no = nc.agent_no
    WHERE nc.id = ${id})`,
  about: (id) => sql`(SELECT ac.state_code || ' ' || ac.number FROM list_cases ac WHERE ac.id = ${id})`,
  prepare,
});
