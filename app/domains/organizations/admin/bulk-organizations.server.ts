/** Acts on many organizations: each the same as one alone, several in one transaction. */
import { sql } from "drizzle-orm";
import type { BulkTarget, WaitingRow } from "#app/domains/bulk/types.ts";
import type { AppContext } from "#app/platform/context.ts";
import { actParts, type OrganizationAct, whyNot } from "./act-commands.server.ts";
import { numbersOf } from "./list-queries.server.ts";
import { readFilter } from "./organization-filters.ts";
import { findOrganizationStates, type OrganizationState } from "./organization-queries.server.ts";

const isAct = (act: string): act is OrganizationAct => act === "archive" || act === "restore";

function skipWhy(act: OrganizationAct, row: WaitingRow, one: OrganizationState | undefined): string | null {
  if (one === undefined) return "The organization is gone.";
  const touched =
    row.undoOf !== null &&
    (act === "restore"
      ? one.status !== "archived" || one.archivedAt !== row.doneAt
      : one.status !== "active");
  return touched ? "It changed since: left as it is." : (whyNot(act, one)?.words ?? null);
}

async function prepare(context: AppContext, rows: readonly WaitingRow[]) {
  const [first] = rows;
  if (first === undefined || !isAct(first.act)) throw new TypeError("No act on organizations.");
  const { act, actorId: adminId, reason } = first;
  const states = await findOrganizationStates(
    context,
    rows.map(({ subjectId }) => subjectId),
  );
  const left = new Map<string, string>();
  const organizations = rows.flatMap((row) => {
    const one = states.find(({ id }) => id === row.subjectId);
    const why = skipWhy(act, row, one);
    if (why !== null) left.set(row.subjectId, why);
    return why === null && one !== undefined ? [one] : [];
  });
  if (organizations.length === 0) return { left, parts: null };
  // One time for all of them, so that undoing an act finds exactly what it changed.
  const at = context.clock.now();
  const then = { ...context, clock: { now: () => at } };
  const each = await Promise.all(organizations.map((one) => actParts(then, act, one, { adminId, reason })));
  return {
    left,
    parts: {
      at,
      guard: sql.join(
        each.map(({ guard }) => sql`(${guard})`),
        sql` AND `,
      ),
      statements: each.flatMap(({ statements }) => [...statements]),
      audit: each.flatMap(({ audit }) => audit),
      purge: each.flatMap(({ purge }) => [...purge]),
      notify: each.flatMap(({ notify }) => notify),
      forget: each.flatMap(({ forget }) => forget),
    },
  };
}

/** Agencies, FMOs and carriers. Few at once: each may have a thousand accounts to notify. */
export const organizationTarget: BulkTarget = {
  kind: "organization",
  acts: { archive: "restore", restore: "archive" },
  batch: 5,
  selected: (selection, most) =>
    "ids" in selection
      ? sql`SELECT so.id FROM json_each(${JSON.stringify(selection.ids)}) sj
          CROSS JOIN organizations so ON so.id = sj.value LIMIT ${most}`
      : sql`SELECT so.id FROM (${numbersOf(readFilter(selection.filter), null, most)}) sx
          CROSS JOIN organizations so ON so.organization_no = sx.organization_no`,
  leftOut: (act) => ({
    join: sql`CROSS JOIN organizations o ON o.id = x.id`,
    reason:
      act === "archive"
        ? sql`CASE o.status WHEN 'archived' THEN 'already' WHEN 'applied' THEN 'applied' END`
        : sql`CASE WHEN o.status <> 'archived' THEN 'open' WHEN o.name = '' OR NOT EXISTS (
            SELECT 1 FROM organization_members bm JOIN profiles bp ON bp.user_id = bm.user_id
            WHERE bm.organization_no = o.organization_no AND bm.left_cause = 'archived' AND bm.left_at = o.archived_at
              AND bm.role = 'owner' AND bp.account_status = 'active') THEN 'owner' END`,
  }),
  words: {
    already: "Are archived already",
    applied: "Wait for a decision about their application",
    open: "Aren’t archived",
    owner: "Nobody would own them: their owner’s account is gone or archived",
  },
  name: (id) =>
    sql`(SELECT iif(no.name = '', 'Without a name', no.name) FROM organizations no WHERE no.id = ${id})`,
  about: (id) => sql`(SELECT ao.state_code FROM organizations ao WHERE ao.id = ${id})`,
  prepare,
};
