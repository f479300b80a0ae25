/** What an admin does to accounts and to organizations: each condition taken away. */
import { inFile, type Mutation } from "../mutation.ts";

const PERSON = [
  "app/domains/accounts/admin/policy.test.ts",
  "tests/worker/admin/people/person.test.ts",
  "tests/worker/admin/people/account-guards.test.ts",
  "tests/worker/admin/bulk/bulk-acts.test.ts",
];
const LIST = ["tests/worker/admin/people/people-list.test.ts"];
const ORGANIZATIONS = ["tests/worker/admin/organizations.test.ts"];
const ACCOUNTS = "app/domains/accounts/admin";

export const ADMIN_RULES: readonly Mutation[] = [
  ...inFile("guard", `${ACCOUNTS}/act-commands.server.ts`, PERSON, [
    ["if (account.id === adminId) return SELF;\n  if (act", "if (act"],
    ["if (account.id === adminId) return SELF;\n  const why", "const why"],
    [
      'if (account.status === "archived") return { status: 409, words: "The account is archived already." };',
      "",
    ],
    ["if (account.ownedOrganization !== null)", "if (false)"],
    ["if (account.eraseAt !== null)", "if (false)"],
    ["state: stillSo(accounts) };", "state: stillSo([]) };"],
    [", owns: ownNothing(ids)", ""],
    ["inArray(sessions.userId, [...ids]), isNull", "isNull"],
    ['...(act === "archive" ? ids.flatMap((id) => elsewhere(id)) : []),', ""],
    ['archivedByUs: act === "archive",', "archivedByUs: false,"],
    ["for (const id of ids) context.later(context.rooms.endSockets(id));", ""],
    ["actor: isActiveAdmin(adminId),\n      state: stillSo([account]),", "state: stillSo([account]),"],
    ["state: stillSo([account]),\n", ""],
    ["ties: isUntied(account.id),", ""],
    ["revoke(context, [account.id]),", ""],
    ["revoke(context, ids),\n      ...(act", "...(act"],
  ]),
  ...inFile("guard", `${ACCOUNTS}/account-state.server.ts`, PERSON, [
    [" AND oc.status = 'open')`", ")`"],
    [" AND lm.left_at IS NULL AND lm.role <> 'member')`", " AND lm.role <> 'member')`"],
    [" AND oa.status IN ('draft', 'submitted', 'in-review'))`", ")`"],
    ["om.left_at IS NULL AND om.role = 'owner'", "om.role = 'owner'"],
  ]),
  ...inFile("guard", `${ACCOUNTS}/policy.ts`, PERSON, [
    ['if (account.status === "archived") return "Restore the account first.";', ""],
    ["if (account.managesProfile) return", "if (false) return"],
    ["if (account.openClaim) return", "if (false) return"],
    ["if (account.leadsOrganization)", "if (false)"],
    ["if (account.openApplication) return", "if (false) return"],
    ["if (account.openAgentApplication) return", "if (false) return"],
    [
      'if (to === "admin" && !account.emailConfirmed) return "They haven’t confirmed their email address.";',
      "",
    ],
  ]),
  ...inFile("owner", `${ACCOUNTS}/person-queries.server.ts`, PERSON, [
    ["WHERE s.user_id = ${id} AND", "WHERE"],
    ["WHERE recipient = ${email}", "WHERE 1"],
    ["FROM user_terms_agreements WHERE user_id = ${id}", "FROM user_terms_agreements"],
    ["FROM passkeys WHERE user_id = ${id}", "FROM passkeys"],
    ["WHERE email = ${email} ORDER BY given_at", "ORDER BY given_at"],
  ]),
  ...inFile("owner", `${ACCOUNTS}/person-records-queries.server.ts`, PERSON, [
    ["WHERE r.user_id = ${id} ORDER BY r.id DESC", "ORDER BY r.id DESC"],
    ["WHERE c.user_id = ${id}\n        ORDER BY c.opened_at", "ORDER BY c.opened_at"],
    ["FROM organization_applications WHERE user_id = ${id}", "FROM organization_applications"],
    ["FROM expert_questions WHERE user_id = ${id}", "FROM expert_questions"],
    ["WHERE l.agent_no = ${agent}", ""],
    ["g.subject_kind = 'account' AND g.subject_id = ${id}", "g.subject_kind = 'account'"],
  ]),
  ...inFile("guard", "app/platform/audit/active-admin.ts", PERSON, [
    [" AND ar.role = 'admin'", ""],
    [" AND coalesce(ap.account_status, 'active') = 'active')`", ")`"],
  ]),
  ...inFile("guard", "app/routes/admin/list-pages/definition.server.ts", LIST, [
    ['if (options === undefined && type !== "date") searched = true;\n    else if', "if"],
  ]),
  ...inFile("constant", `${ACCOUNTS}/limits.ts`, LIST, [
    ["FOUND_PEOPLE = 200;", "FOUND_PEOPLE = 20;"],
    ["LISTED_PEOPLE = 50;", "LISTED_PEOPLE = 60;"],
  ]),
  ...inFile("guard", "app/domains/organizations/admin/act-commands.server.ts", ORGANIZATIONS, [
    ["guards: { actor: isActiveAdmin(acting.adminId), state: guard },", "guards: { state: guard },"],
    [
      "guards: { actor: isActiveAdmin(acting.adminId), state: guard },",
      "guards: { actor: isActiveAdmin(acting.adminId) },",
    ],
    ['if (!one.ownerComesBack || one.name === "")', "if (false)"],
    ["SELECT count(*) = ${members.length} AND max", "SELECT max"],
    [" AND max(bm.role = 'owner')", ""],
  ]),
];
