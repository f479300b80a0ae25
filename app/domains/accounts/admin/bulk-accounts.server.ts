/** Acts on many accounts: which they reach, which they leave out, and how fifty are done in one transaction. */
import { type SQL, sql } from "drizzle-orm";
import type { BulkTarget, WaitingRow } from "#app/domains/bulk/types.ts";
import type { AppContext } from "#app/platform/context.ts";
import { type AccountState, statesStatement } from "./account-state.server.ts";
import { actParts, type Elsewhere, followAct, type PlainAct, whyNot } from "./act-commands.server.ts";
import { readFilter } from "./people-filter.ts";
import { idsOf } from "./people-queries.server.ts";
import { ACCOUNT_BULK_ACTS } from "./policy.ts";

const isPlain = (act: string): act is PlainAct => act in ACCOUNT_BULK_ACTS;

/** Why an account is left out; null for one that the act is done to. */
function skipWhy(act: PlainAct, row: WaitingRow, account: AccountState | undefined): string | null {
  if (account === undefined) return "The account is gone.";
  if (account.role === "admin") return "Admins are dealt with one by one.";
  if (row.undoOf !== null) {
    const untouched =
      act === "restore"
        ? account.status === "archived" && account.archivedByUs && account.archivedAt === row.doneAt
        : account.status === "active";
    if (!untouched) return "It changed since: left as it is.";
  }
  return whyNot(act, account, row.actorId)?.words ?? null;
}

const leaving = sql`EXISTS (SELECT 1 FROM account_deletions ld WHERE ld.user_id = l.user_id)`;
const owns = sql`EXISTS (SELECT 1 FROM organization_members lm JOIN organizations lo
  ON lo.organization_no = lm.organization_no WHERE lm.user_id = l.user_id AND lm.left_at IS NULL
  AND lm.role = 'owner' AND lo.status = 'active')`;
const BY_ACT: Readonly<Record<PlainAct, SQL>> = {
  archive: sql`WHEN l.status = 'archived' THEN 'already' WHEN ${owns} THEN 'owner'`,
  restore: sql`WHEN l.status = 'active' THEN 'already' WHEN ${leaving} THEN 'leaving'`,
  "end-sessions": sql``,
};

async function prepare(context: AppContext, rows: readonly WaitingRow[], elsewhere: Elsewhere) {
  const [first] = rows;
  if (first === undefined || !isPlain(first.act)) throw new TypeError("No act on accounts.");
  const { act, actorId: adminId, reason } = first;
  const [states] = await context.db.batch([
    statesStatement(
      context,
      rows.map(({ subjectId }) => subjectId),
    ),
  ]);
  const left = new Map<string, string>();
  const accounts = rows.flatMap((row) => {
    const account = states.find(({ id }) => id === row.subjectId);
    const why = skipWhy(act, row, account);
    if (why !== null) left.set(row.subjectId, why);
    return why === null && account !== undefined ? [account] : [];
  });
  if (accounts.length === 0) return { left, parts: null };
  const { guards, ...parts } = actParts(context, act, accounts, { adminId, reason }, elsewhere);
  const ids = accounts.map(({ id }) => id);
  return {
    left,
    parts: {
      ...parts,
      guard: sql.join(Object.values(guards), sql` AND `),
      forget: ids,
      follow: () => followAct(context, ids),
    },
  };
}

/** Accounts, with what belongs to them in other domains. Admins are left out, and dealt with one by one. */
export const accountTarget = (elsewhereOf: (context: AppContext) => Elsewhere): BulkTarget => ({
  kind: "account",
  acts: ACCOUNT_BULK_ACTS,
  batch: 50,
  selected: (selection, most) =>
    "ids" in selection
      ? sql`SELECT sl.user_id id FROM json_each(${JSON.stringify(selection.ids)}) sj
          CROSS JOIN people_list sl ON sl.user_id = sj.value LIMIT ${most}`
      : sql`SELECT sx.user_id id FROM (${idsOf(readFilter(selection.filter), null, most)}) sx`,
  leftOut: (act, adminId) => ({
    join: sql`CROSS JOIN people_list l ON l.user_id = x.id`,
    reason: sql`CASE WHEN l.user_id = ${adminId} THEN 'self' WHEN l.role = 'admin' THEN 'admin'
      ${isPlain(act) ? BY_ACT[act] : sql``} END`,
  }),
  words: {
    self: "That’s you",
    admin: "Admins, who are dealt with one by one",
    already: "Are so already",
    owner: "Own an organization that would be left without an owner",
    leaving: "Asked us to delete their account",
  },
  name: (id) => sql`(SELECT nu.last_name || ', ' || nu.first_name FROM users nu WHERE nu.id = ${id})`,
  about: (id) => sql`(SELECT au.email FROM users au WHERE au.id = ${id})`,
  prepare: (context, rows) => prepare(context, rows, elsewhereOf(context)),
});
