/** Who belongs to an organization, who manages it, and who pays: each such condition, removed. */
import { inFile, type Mutation } from "../mutation.ts";

const MEMBERS = ["tests/worker/organizations/members.test.ts", "tests/worker/organizations/managing.test.ts"];
const MANAGING = [
  "tests/worker/organizations/managing.test.ts",
  "tests/worker/organizations/members.test.ts",
];
const INVITES = [
  "tests/worker/organizations/invited-address.test.ts",
  "tests/worker/organizations/invite-links.test.ts",
  "tests/worker/organizations/invite-journey.test.ts",
];
const MANY = ["tests/worker/organizations/many-invites.test.ts", ...INVITES];
const AFFILIATIONS = ["tests/worker/organizations/affiliations.test.ts"];
const APPLICATIONS = ["tests/worker/organizations/applications.test.ts"];
const EDITING = ["tests/worker/showcases/edit-organization.test.ts"];
const EXECUTIVES = ["tests/worker/showcases/executive-showcase.test.ts"];
const DASHBOARD = ["tests/worker/dashboards/organization-dashboard.test.ts"];
const GONE = [
  "tests/worker/accounts/leaving/deleted-account.test.ts",
  "tests/worker/organizations/members.test.ts",
];
const CHECKOUT = ["tests/worker/billing/checkout.test.ts", "tests/worker/billing/edges.test.ts"];
const BILLING = [
  "tests/worker/billing/billing.test.ts",
  "tests/worker/billing/edges.test.ts",
  "tests/worker/billing/pages.test.ts",
];
const SEATS = ["tests/worker/billing/seats-and-files.test.ts", "tests/worker/organizations/managing.test.ts"];
const BELONGING = "app/domains/organizations";

export const OWNERS_OF_ORGANIZATIONS: readonly Mutation[] = [
  ...inFile("owner", `${BELONGING}/membership-queries.server.ts`, MANAGING, [
    ["WHERE mm.user_id = ${userId} AND mm.left_at", "WHERE mm.left_at"],
    [" AND mm.left_at IS NULL AND mm.role", " AND mm.role"],
    [" AND mm.role <> 'member'", ""],
    [" AND mo.status = 'active'\n", "\n"],
    ["\n      AND mr.role NOT IN ${MANAGES_NONE})`", ")`"],
    ["WHERE im.user_id = ${userId} AND im.organization_no", "WHERE im.organization_no"],
    [" AND im.organization_no = ${organizationNo}", ""],
    [" AND im.left_at IS NULL\n", "\n"],
    ["AND im.role IN ${roles} AND", "AND"],
    [" AND ir.role NOT IN ${MANAGES_NONE})", ")"],
  ]),
  ...inFile("guard", `${BELONGING}/members/member-commands.server.ts`, MEMBERS, [
    ['"not-yours": isOneOf(userId, member.organizationNo, rolesThatMay("remove", member.role)),', ""],
    [
      '"not-yours": isOneOf(userId, member.organizationNo, rolesThatMay("change-role", member.role, becomes)),',
      "",
    ],
    [
      'rolesThatMay("remove", member.role)),\n      changed: isMember(member.id, member.role),',
      'rolesThatMay("remove", member.role)),',
    ],
    ["guards: { changed: isMember(member.id, member.role) },", "guards: {},"],
    ['if (!rolesThatMay("leave").includes(member.role)) return "not-yours";', ""],
    ['if (becomes !== "member" && (member.agentNo !== null || !may)) return "invite-instead";', ""],
  ]),
  ...inFile("guard", `${BELONGING}/members/owner-commands.server.ts`, MANAGING, [
    ['"not-yours": isOneOf(owner.userId, organizationNo, ["owner"]),', ""],
    ['"not-yours": isOneOf(owner.userId, organizationNo, rolesThatMay("close")),', ""],
    ["changed: isActiveOrganization(organizationNo),", ""],
    [" AND ${isAccount(to.userId, to.accountRole)}\n", "\n"],
    ["            eq(organizationMembers.organizationNo, organizationNo),\n", ""],
  ]),
  ...inFile("guard", `${BELONGING}/members/request-commands.server.ts`, MEMBERS, [
    ["            eq(membershipRequests.userId, userId),\n", ""],
    ['            eq(membershipRequests.status, "waiting"),\n', ""],
    [
      'guards: { "not-yours": may, over: isWaiting(request.id) },',
      "guards: { over: isWaiting(request.id) },",
    ],
    ['      "not-yours": may,\n', ""],
    ["      full: guards.full,\n", ""],
    ['joiner.elsewhereRole === "owner" ||', ""],
    ["joiner.archived ||\n", ""],
  ]),
  ...inFile("owner", `${BELONGING}/members/own-queries.server.ts`, MEMBERS, [
    ["WHERE q.user_id = ${userId} ORDER", "ORDER"],
    ["WHERE ${isOf(userId)} AND m.left_at IS NULL", "WHERE m.left_at IS NULL"],
  ]),
  ...inFile("owner", `${BELONGING}/members/membership-conditions.server.ts`, MEMBERS, [
    ["WHERE op.user_id = ${userId} AND op.verified))`", "WHERE op.user_id = ${userId}))`"],
    [" AND xp.account_status = 'active')", ")"],
  ]),
  ...inFile("guard", `${BELONGING}/invites/invite-end-commands.server.ts`, INVITES, [
    ['refused: isOneOf(userId, invite.organizationNo, rolesThatMay("invite", invite.role)),', ""],
    ["over: isOpenInvite(invite.id),", ""],
  ]),
  ...inFile("guard", `${BELONGING}/invites/invite-send-commands.server.ts`, MANY, [
    ["refused: isOneOf(inviter.userId, organizationNo, roles),", ""],
    ['refused: isOneOf(inviter.userId, invite.organizationNo, rolesThatMay("invite", invite.role)),', ""],
    ['lines.filter(({ role }) => canDo(organization.role, "invite", role))', "lines"],
    ["        AND NOT ${hasDeclined(nowMs, organizationNo, sql`${email}`)}\n", ""],
  ]),
  ...inFile("guard", `${BELONGING}/invites/accept-commands.server.ts`, INVITES, [
    ['if (state !== "waiting") return "over";', ""],
    ["const reached = joiner.email === invite.email;", "const reached = true;"],
    ["AND lu.email_confirmed_at IS NOT NULL)", ")"],
    ['if (joiner.elsewhereRole === "owner") return "owns-elsewhere";', ""],
    ['joiner === undefined || joiner.archived) return "changed"', 'joiner === undefined) return "changed"'],
  ]),
  ...inFile("owner", `${BELONGING}/members/summary-queries.server.ts`, DASHBOARD, [
    [" AND mo.organization_no IN ${managedNumbers(sql`${userId}`)})`", ")`"],
    ["AND own.user_id = ${asking.userId} AND own.left_at", "AND own.left_at"],
  ]),
  ...inFile("guard", `${BELONGING}/affiliations/commands.server.ts`, AFFILIATIONS, [
    ['"not-yours": isOneOf(userId, managed.organizationNo, BINDING),\n      already:', "already:"],
    ['"not-yours": isOneOf(userId, managed.organizationNo, BINDING),\n      moved:', "moved:"],
    ['if (!isChild && found.parentNo !== managed.organizationNo) return "not-yours";', ""],
    ['if (side !== "either" && (side === "child") !== isChild) return "not-yours";', ""],
    ['if (!mayStandAbove(above.type, managed.type)) return "wrong-kind";', ""],
  ]),
  ...inFile("guard", `${BELONGING}/edit-commands.server.ts`, EDITING, [
    ['"not-yours": isOneOf(userId, organizationNo, ["owner", "manager"]),', ""],
  ]),
  ...inFile("guard", `${BELONGING}/executives/executive-queries.server.ts`, EXECUTIVES, [
    [" AND ep.account_status = 'active'\n", "\n"],
    ["\n      AND er.role IN ('agency_executive', 'fmo_executive', 'carrier_executive'))`", ")`"],
    ["WHERE m.user_id = ${userId} AND m.role <> 'member'", "WHERE m.role <> 'member'"],
    [" AND m.role <> 'member' AND o.status", " AND o.status"],
  ]),
  ...inFile("guard", `${BELONGING}/executives/executive-commands.server.ts`, EXECUTIVES, [
    ['      "no-executive": isExecutive(userId),\n', ""],
  ]),
  ...inFile("owner", `${BELONGING}/forgetting.server.ts`, GONE, [
    ["WHERE om.user_id = ${userId} AND om.role", "WHERE om.role"],
    [" AND om.role = 'owner' AND om.left_at IS NULL", " AND om.left_at IS NULL"],
    [
      "orm.delete(membershipRequests).where(eq(membershipRequests.userId, userId))",
      "orm.delete(membershipRequests)",
    ],
    [".where(eq(organizationMembers.userId, userId))", ""],
  ]),
  ...inFile("owner", "app/domains/onboarding/applications/application-commands.server.ts", APPLICATIONS, [
    ["WHERE wa.user_id = ${userId} AND wa.status", "WHERE wa.status"],
    ["WHERE oa.user_id = ${userId} AND oa.status", "WHERE oa.status"],
    [
      '.where(and(eq(userRoles.userId, userId), eq(userRoles.role, "org_pending")))',
      '.where(eq(userRoles.role, "org_pending"))',
    ],
    ["            eq(organizationApplications.userId, userId),\n", ""],
  ]),
  ...inFile(
    "owner",
    "app/domains/onboarding/applications/application-commands.server.ts",
    ["tests/worker/organizations/managing.test.ts"],
    [[" AND wa.proof IS NULL)`", ")`"]],
  ),
  ...inFile("owner", "app/domains/onboarding/applications/application-queries.server.ts", APPLICATIONS, [
    [".where(eq(organizationApplications.userId, userId))", ""],
    [
      "WHERE m.user_id = ${userId} AND m.left_at IS NULL AND m.role IN ('owner', 'manager')",
      "WHERE m.left_at IS NULL",
    ],
  ]),
  ...inFile("owner", "app/domains/onboarding/applications/application-rows.server.ts", APPLICATIONS, [
    [".where(eq(organizationApplications.userId, userId))", ""],
    [
      '.where(and(eq(userRoles.userId, userId), eq(userRoles.role, "customer")))',
      '.where(eq(userRoles.role, "customer"))',
    ],
  ]),
  ...inFile("guard", "app/domains/onboarding/applications/setup-commands.server.ts", APPLICATIONS, [
    ['guards: { "not-yours": isOneOf(userId, organizationNo, ["owner", "manager"]) },', "guards: {},"],
  ]),
  ...inFile(
    "owner",
    "app/domains/organizations/affiliations/below-queries.server.ts",
    ["tests/worker/dashboards/figures-agree.test.ts", ...DASHBOARD],
    [
      [
        "own.agent_no IN ${agentsOfManaged(asking)}",
        "own.organization_no = (SELECT u.organization_no FROM organizations u WHERE u.url_slug = ${asking.slug})",
      ],
      [
        "${withBelow(managedBySlug(asking))}",
        "${withBelow(sql`(SELECT u.organization_no FROM organizations u WHERE u.url_slug = ${asking.slug})`)}",
      ],
    ],
  ),
  ...inFile("owner", "app/domains/billing/subscriptions/change-commands.server.ts", BILLING, [
    [
      ': isOneOf(userId, payer.organizationNo, ["owner", "manager"]);\n  const taken',
      ": sql`1`;\n  const taken",
    ],
    [
      ': isOneOf(userId, payer.organizationNo, ["owner", "manager"]);\n  const [rows]',
      ": sql`1`;\n  const [rows]",
    ],
    ["WHERE ${isPayer(payer)} AND ${isForIt(payer, sql`s`)}", "WHERE ${isForIt(payer, sql`s`)}"],
    ['if (!found.allowed) return { kind: "not-yours" };', ""],
  ]),
  ...inFile(
    "owner",
    "app/domains/billing/checkout/checkout-commands.server.ts",
    [...CHECKOUT, "tests/worker/billing/billing.test.ts"],
    [
      ['? isOneOf(userId, payer.organizationNo, ["owner", "manager"])', "? sql`1`"],
      ["WHERE ar.user_id = u.id AND ar.role = 'agent')", "WHERE ar.user_id = u.id)"],
      [" AND ai.email = u.email AND ai.status", " AND ai.status"],
      [" AND ai.status = 'open')`", ")`"],
    ],
  ),
  ...inFile("owner", "app/domains/billing/checkout/checkout-customer.server.ts", CHECKOUT, [
    [
      "? sql`c.organization_no = ${payer.organizationNo}`\n    : sql`c.user_id = ${userId}`;",
      "? sql`c.organization_no IS NOT NULL`\n    : sql`c.user_id = ${userId}`;",
    ],
  ]),
  ...inFile("owner", "app/domains/billing/payer-queries.server.ts", BILLING, [
    [" AND o.organization_no IN ${managedNumbers(sql`${userId}`)})\n", ")\n"],
    ["? sql`c.user_id = ${payer.userId}`", "? sql`c.user_id IS NOT NULL`"],
    [
      "sql`(c.user_id = ${userId} OR c.organization_no IN ${managedNumbers(sql`${userId}`)}\n",
      "sql`(1 OR c.organization_no IN ${managedNumbers(sql`${userId}`)}\n",
    ],
  ]),
  ...inFile(
    "owner",
    "app/domains/billing/checkout/result-queries.server.ts",
    ["tests/worker/billing/sign-up-to-paid.test.ts", ...CHECKOUT],
    [
      [
        "        AND (c.user_id = ${userId} OR c.organization_no IN ${managedNumbers(sql`${userId}`)}) LIMIT 1`",
        " LIMIT 1`",
      ],
      ["            AND um.role IN ('owner', 'manager')) THEN", ") THEN"],
    ],
  ),
  ...inFile(
    "owner",
    "app/domains/billing/subscriptions/seat-queries.server.ts",
    [...SEATS, ...CHECKOUT],
    [
      ["        AND (m.user_id = ${userId} OR m.person_id IN", "        AND (1 OR m.person_id IN"],
      ["? sql`c.user_id = ${userId}`", "? sql`1`"],
      ["sql`c.organization_no IN ${managedNumbers(sql`${userId}`)}\n            AND", "sql`"],
    ],
  ),
  ...inFile("owner", "app/domains/billing/figures/figures-queries.server.ts", SEATS, [
    ["WHERE p.user_id = ${userId} AND p.verified)`", "WHERE p.verified LIMIT 1)`"],
    ["\n        AND m.organization_no IN ${managedNumbers(sql`${userId}`)}", ""],
  ]),
];
