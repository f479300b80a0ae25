/** Bulk actions: who starts them, whom they leave out, and that nothing is done twice. */
import { inFile, type Mutation } from "../mutation.ts";

const BULK = ["tests/worker/admin/bulk/bulk-acts.test.ts"];
const PAGES = ["tests/worker/admin/bulk/bulk-pages.test.ts", ...BULK];
const LISTS = ["tests/worker/admin/bulk/bulk-lists.test.ts"];

export const BULK_RULES: readonly Mutation[] = [
  ...inFile("guard", "app/domains/bulk/bulk-commands.server.ts", BULK, [
    ["NOT EXISTS (SELECT 1 FROM bulk_acts u WHERE u.undo_of = ${undoOf})\n          AND ", ""],
    [" AND u.status <> 'running')", ")"],
    [" AND d.outcome = 'done'", ""],
    ["guards: {\n      admin: isActiveAdmin(adminId),\n      ...(undoOf", "guards: {\n      ...(undoOf"],
    ["guards: {\n      admin: isActiveAdmin(adminId),\n      so:", "guards: {\n      so:"],
    [' AND b.status = ${to === "stopped" ? "running" : "stopped"})', ")"],
    [" AND w.outcome = 'waiting')", " AND 0)"],
  ]),
  ...inFile("guard", "app/domains/bulk/run-commands.server.ts", BULK, [
    [" AND b.status = 'running')`", ")`"],
    [" WHERE r.outcome = 'waiting') = ${rows.length}`", ") = ${rows.length}`"],
    ["      actor: isActiveAdmin(first.actorId),\n", ""],
    ["      state: parts?.guard,\n", ""],
    ["if (error instanceof Response) throw error;\n      await doOneByOne", "await doOneByOne"],
  ]),
  ...inFile("guard", "app/domains/bulk/bulk-queries.server.ts", PAGES, [
    [" AND b.kind = ${target.kind}", ""],
  ]),
  ...inFile("guard", "app/domains/accounts/admin/bulk-accounts.server.ts", BULK, [
    ['if (account.role === "admin") return "Admins are dealt with one by one.";', ""],
    ["account.archivedByUs && account.archivedAt === row.doneAt", "account.archivedByUs"],
    [': account.status === "active";', ": true;"],
  ]),
  ...inFile("guard", "app/domains/accounts/admin/bulk-accounts.server.ts", PAGES, [
    ["WHEN l.user_id = ${adminId} THEN 'self' WHEN", "WHEN"],
    ["WHEN l.role = 'admin' THEN 'admin'", ""],
    ["WHEN ${leaving} THEN 'leaving'", ""],
    ["WHEN ${owns} THEN 'owner'", ""],
    ["batch: 50,", "batch: 51,"],
  ]),
  ...inFile("guard", "app/domains/organizations/admin/bulk-organizations.server.ts", LISTS, [
    ['? one.status !== "archived" || one.archivedAt !== row.doneAt', '? one.status !== "archived"'],
    [': one.status !== "active");', ": false);"],
    ["WHEN 'applied' THEN 'applied' END`", "END`"],
    ["WHEN o.status <> 'archived' THEN 'open' WHEN", "WHEN"],
    ["AND bm.left_at = o.archived_at\n", "\n"],
    [" AND bp.account_status = 'active') THEN 'owner'", ") THEN 'owner'"],
  ]),
  ...inFile("guard", "app/domains/questions/admin/admin-bulk.server.ts", LISTS, [
    ["if (!closing.some((one) => one.id === id)) left.set(id, ENDED);", ""],
    ["iif(q.status = 'waiting', NULL, 'over')", "NULL"],
    [" AND sq.status <> 'unconfirmed' LIMIT", " LIMIT"],
  ]),
  ...inFile("constant", "app/domains/bulk/limits.ts", PAGES, [
    ["BULK_MOST = 10_000;", "BULK_MOST = 10;"],
    ["REASON_MIN_CHARACTERS = 10;", "REASON_MIN_CHARACTERS = 3;"],
  ]),
];
