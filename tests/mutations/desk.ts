/** What an admin does to accounts, one by one and many at once, and to organizations: each condition taken away. */
import { inFile, type Mutation } from "./mutation.ts";

const PERSON = ["tests/worker/console/person.test.ts"];
const BULK = ["tests/worker/console/bulk-acts.test.ts"];
const PAGES = ["tests/worker/console/bulk-pages.test.ts", ...BULK];
const LIST = ["tests/worker/console/people-list.test.ts"];
const ORGANIZATIONS = ["tests/worker/console/organizations.test.ts"];
const DESK = "app/domains/accounts/desk";

export const DESKS: readonly Mutation[] = [
  ...inFile("guard", `${DESK}/act-commands.server.ts`, PERSON, [
    ["if (account.id === adminId) return SELF;\n  if (act", "if (act"],
    ["if (account.id === adminId) return SELF;\n  const why", "const why"],
    [
      'if (account.status === "archived") return { status: 409, words: "The account is archived already." };',
      "",
    ],
    ["if (account.ownedOrganization !== null)", "if (false)"],
    ["if (account.eraseAt !== null)", "if (false)"],
    ["state: stillSo(accounts) };", "state: stillSo([]) };"],
    ["admins: adminRemains(ids), owns: ownNothing(ids)", "owns: ownNothing(ids)"],
    [", owns: ownNothing(ids)", ""],
    ["inArray(sessions.userId, [...ids]), isNull", "isNull"],
    ['...(act === "archive" ? ids.flatMap((id) => elsewhere(id)) : []),', ""],
    ['archivedByUs: act === "archive",', "archivedByUs: false,"],
    ["for (const id of ids) context.later(context.rooms.endSockets(id));", ""],
    ["actor: isActiveAdmin(adminId),\n      state: stillSo([account]),", "state: stillSo([account]),"],
    ["state: stillSo([account]),\n", ""],
    ["ties: isUntied(account.id),", ""],
    ['...(account.role === "admin" && { admins: adminRemains([account.id]) }),', ""],
    ["revoke(context, [account.id]),", ""],
    ["revoke(context, ids),\n      ...(act", "...(act"],
  ]),
  ...inFile("guard", `${DESK}/account-state.server.ts`, PERSON, [
    ["la.status = 'active' AND ", ""],
    [" AND ar.role = 'admin'", ""],
    [" AND coalesce(ap.account_status, 'active') = 'active')`", ")`"],
    [" AND oc.status = 'open')`", ")`"],
    [" AND lm.left_at IS NULL AND lm.role <> 'member')`", " AND lm.role <> 'member')`"],
    [" AND oa.status IN ('draft', 'submitted', 'in-review'))`", ")`"],
    ["om.left_at IS NULL AND om.role = 'owner'", "om.role = 'owner'"],
  ]),
  ...inFile("guard", `${DESK}/policy.ts`, PERSON, [
    ['if (account.status === "archived") return "Restore the account first.";', ""],
    ["if (account.keepsProfile) return", "if (false) return"],
    ["if (account.openClaim) return", "if (false) return"],
    ["if (account.leadsOrganization)", "if (false)"],
    ["if (account.openApplication) return", "if (false) return"],
    [
      'if (to === "admin" && !account.emailConfirmed) return "They haven’t confirmed their email address.";',
      "",
    ],
  ]),
  ...inFile("owner", `${DESK}/person-queries.server.ts`, PERSON, [
    ["WHERE s.user_id = ${id} AND", "WHERE"],
    ["WHERE recipient = ${email}", "WHERE 1"],
    ["FROM user_terms_agreements WHERE user_id = ${id}", "FROM user_terms_agreements"],
    ["FROM passkeys WHERE user_id = ${id}", "FROM passkeys"],
    ["WHERE email = ${email} ORDER BY given_at", "ORDER BY given_at"],
  ]),
  ...inFile("owner", `${DESK}/person-records-queries.server.ts`, PERSON, [
    ["WHERE r.user_id = ${id} ORDER BY r.id DESC", "ORDER BY r.id DESC"],
    ["WHERE c.user_id = ${id}\n        ORDER BY c.opened_at", "ORDER BY c.opened_at"],
    ["FROM organization_applications WHERE user_id = ${id}", "FROM organization_applications"],
    ["FROM expert_questions WHERE user_id = ${id}", "FROM expert_questions"],
    ["WHERE l.agent_no = ${agent}", ""],
    ["g.subject_kind = 'account' AND g.subject_id = ${id}", "g.subject_kind = 'account'"],
  ]),
  ...inFile("guard", `${DESK}/bulk-commands.server.ts`, BULK, [
    ["NOT EXISTS (SELECT 1 FROM bulk_acts u WHERE u.undo_of = ${undoOf})\n          AND ", ""],
    [" AND u.status <> 'running')", ")"],
    [" AND d.outcome = 'done'", ""],
    ["guards: {\n      admin: isActiveAdmin(adminId),\n      ...(undoOf", "guards: {\n      ...(undoOf"],
    ["guards: {\n      admin: isActiveAdmin(adminId),\n      so:", "guards: {\n      so:"],
    [' AND b.status = ${to === "stopped" ? "running" : "stopped"})', ")"],
    [" AND w.outcome = 'waiting')", " AND 0)"],
  ]),
  ...inFile("guard", `${DESK}/bulk-run.server.ts`, BULK, [
    [" AND b.status = 'running' ORDER BY", " ORDER BY"],
    ['if (account.role === "admin") return IS_ADMIN;', ""],
    ["account.archivedByUs && account.archivedAt === row.doneAt", "account.archivedByUs"],
    [': account.status === "active";', ": true;"],
    [" AND b.status = 'running')`", ")`"],
    [" WHERE r.outcome = 'waiting') = ${rows.length}`", ") = ${rows.length}`"],
    ["if (error instanceof Response) throw error;\n      await doOneByOne", "await doOneByOne"],
  ]),
  ...inFile("guard", `${DESK}/bulk-queries.server.ts`, PAGES, [
    ["WHEN l.user_id = ${adminId} THEN 'self' WHEN", "WHEN"],
    ["WHEN l.role = 'admin' THEN 'admin'", ""],
    [" LIMIT ${most}`\n", "`\n"],
    ["WHEN ${leaving} THEN 'leaving'", ""],
  ]),
  ...inFile("constant", `${DESK}/limits.ts`, PAGES, [
    ["BULK_BATCH = 50;", "BULK_BATCH = 51;"],
    ["BULK_MOST = 10_000;", "BULK_MOST = 10;"],
    ["REASON_MIN_CHARACTERS = 10;", "REASON_MIN_CHARACTERS = 3;"],
  ]),
  ...inFile("guard", `${DESK}/people-file.server.ts`, LIST, [
    ["const { find, ...said } = narrowed;", "const { find } = narrowed; const said = narrowed;"],
  ]),
  ...inFile("constant", `${DESK}/limits.ts`, LIST, [
    ["FOUND_PEOPLE = 200;", "FOUND_PEOPLE = 20;"],
    ["LISTED_PEOPLE = 50;", "LISTED_PEOPLE = 60;"],
  ]),
  ...inFile("guard", "app/domains/organizations/desk/act-commands.server.ts", ORGANIZATIONS, [
    [
      "guards: { actor: isAdmin(adminId), state: stillSo(organization) },",
      "guards: { state: stillSo(organization) },",
    ],
    [
      "guards: { actor: isAdmin(adminId), state: stillSo(organization) },",
      "guards: { actor: isAdmin(adminId) },",
    ],
    ['if (!one.ownerComesBack || one.name === "")', "if (false)"],
    ["AND cm.left_cause = 'archived')", ")"],
  ]),
];
