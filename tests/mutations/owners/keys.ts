/** Who owns passkeys, claims, conversations, notifications and cases: each such condition, removed. */
import { inFile, type Mutation } from "../mutation.ts";

const EXPORT = ["tests/worker/accounts/leaving/exported-account.test.ts"];
const LEAVING = [
  "tests/worker/accounts/leaving/leaving-account.test.ts",
  "tests/worker/accounts/sign-in/restored-input.test.ts",
];
const PASSKEYS = ["tests/worker/accounts/sign-in/passkeys.test.ts"];
const OWN_FACTOR = ["tests/worker/accounts/second-factor/own-factor.test.ts"];
const MESSAGES = ["tests/worker/messages/messages.test.ts", "tests/worker/messages/lost-profile.test.ts"];
const FLAGS = ["tests/worker/reviews/moderation/review-flags.test.ts"];
const DECISIONS = ["tests/worker/reviews/moderation/review-decisions.test.ts"];
const DAILY = ["tests/worker/notifications/daily-email.test.ts"];
const HELD = ["tests/worker/accounts/claims/code.test.ts", "tests/worker/accounts/claims/contest.test.ts"];

export const OWNERS_OF_KEYS: readonly Mutation[] = [
  ...inFile("owner", "app/domains/auth/links/leaving-commands.server.ts", LEAVING, [
    [
      '.set({ accountStatus: "archived", archivedAt: nowMs })\n        .where(eq(profiles.userId, userId)),',
      '.set({ accountStatus: "archived", archivedAt: nowMs }),',
    ],
    [
      "db.orm.delete(accountDeletions).where(eq(accountDeletions.userId, userId)),",
      "db.orm.delete(accountDeletions),",
    ],
    [
      "and(eq(oneTimeLinks.userId, userId), eq(oneTimeLinks.purpose, PURPOSE), isNull(oneTimeLinks.usedAt))",
      "and(eq(oneTimeLinks.purpose, PURPOSE), isNull(oneTimeLinks.usedAt))",
    ],
    [".where(eq(accountDeletions.userId, userId))\n      .limit(1)", ".limit(1)"],
    ["\n    AND ${accountDeletions.eraseAt} <= ${clock.now()})`", ")`"],
  ]),
  ...inFile(
    "owner",
    "app/domains/auth/passkeys/passkey-commands.server.ts",
    [...PASSKEYS, ...OWN_FACTOR, "tests/worker/accounts/second-factor/admins.test.ts"],
    [
      ["\n        AND user_id = ${userId} AND revoked_at IS NULL AND expires_at > ${nowMs})`", ")`"],
      ["FROM passkeys WHERE user_id = ${userId}) < ${MOST_PASSKEYS}", "FROM passkeys) < ${MOST_PASSKEYS}"],
      ["and(eq(passkeys.id, id), eq(passkeys.userId, userId))", "eq(passkeys.id, id)"],
      [
        "needed: sql`NOT EXISTS (SELECT 1 FROM user_roles WHERE user_id = ${userId} AND role = 'admin')\n        OR EXISTS (SELECT 1 FROM authenticators WHERE user_id = ${userId})\n        OR (SELECT count(*) FROM passkeys WHERE user_id = ${userId}) > 1`,",
        "",
      ],
      ["db.orm.delete(passkeys).where(eq(passkeys.userId, userId));", "db.orm.delete(passkeys);"],
      ["        eq(passkeys.userId, userId),\n        sql`NOT EXISTS", "        sql`NOT EXISTS"],
      [
        "        sql`NOT EXISTS (SELECT 1 FROM user_roles WHERE user_id = ${userId} AND role = 'admin')`,\n",
        "",
      ],
    ],
  ),
  ...inFile("owner", "app/domains/auth/passkeys/passkey-queries.server.ts", PASSKEYS, [
    [".where(eq(passkeys.userId, userId))", ""],
  ]),
  ...inFile("owner", "app/domains/auth/second-factor/factor-queries.server.ts", OWN_FACTOR, [
    [".where(eq(authenticators.userId, userId))", ""],
    ["and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))", "isNull(recoveryCodes.usedAt)"],
    [
      "and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))",
      "eq(recoveryCodes.userId, userId)",
    ],
  ]),
  ...inFile("owner", "app/domains/claims/claim-conditions.server.ts", HELD, [
    ["p.user_id = ${userId} AND p.agent_no IS NULL AND NOT p.verified)`", "p.user_id = ${userId})`"],
    ["IS ${userId}`;\n\nexport const isOpenClaim", "IS NOT 0`;\n\nexport const isOpenClaim"],
    [" AND c.status = 'open')`", ")`"],
  ]),
  ...inFile(
    "owner",
    "app/domains/messages/reading/contact-queries.server.ts",
    [
      ...MESSAGES,
      "tests/worker/dashboards/customer-dashboard.test.ts",
      "tests/worker/dashboards/agent-dashboard.test.ts",
    ],
    [
      ["WHERE customer_user_id = ${userId} AND customer_unread > 0", "WHERE customer_unread > 0"],
      [
        "WHERE agent_user_id = ${userId} AND agent_no = ${claimedAgent(userId)} AND agent_unread > 0",
        "WHERE agent_unread > 0",
      ],
    ],
  ),
  ...inFile(
    "owner",
    "app/domains/messages/reading/contact-queries.server.ts",
    ["tests/worker/dashboards/agent-dashboard.test.ts"],
    [
      [
        "WHERE agent_no = ${claimedAgent(userId)} AND agent_user_id = ${userId} AND started_at",
        "WHERE started_at",
      ],
    ],
  ),
  ...inFile(
    "owner",
    "app/domains/messages/forgetting.server.ts",
    ["tests/worker/accounts/claims/contest.test.ts", ...MESSAGES],
    [
      [
        "FROM message_threads t WHERE t.agent_user_id = ${userId} AND t.agent_no = ${agentNo}`;",
        "FROM message_threads t`;",
      ],
      [
        "DELETE FROM user_notifications WHERE user_id = ${userId} AND action_url",
        "DELETE FROM user_notifications WHERE action_url",
      ],
    ],
  ),
  ...inFile("owner", "app/domains/messages/reading/seen-commands.server.ts", MESSAGES, [
    [
      "customer_read_no ELSE agent_read_no END < ${upTo}`",
      "customer_read_no ELSE agent_read_no END IS NOT -1`",
    ],
  ]),
  ...inFile("owner", "app/domains/notifications/digest-commands.server.ts", DAILY, [
    ["FROM digest_items WHERE user_id = ${userId}\n", "FROM digest_items\n"],
    ["(SELECT id FROM digest_items WHERE user_id = ${userId} ORDER", "(SELECT id FROM digest_items ORDER"],
    [
      ".set({ digestedAt: nowMs }).where(eq(notificationTimes.userId, userId))",
      ".set({ digestedAt: nowMs })",
    ],
  ]),
  ...inFile(
    "owner",
    "app/domains/notifications/preferences-queries.server.ts",
    [
      "tests/worker/notifications/notification-choices.test.ts",
      "tests/worker/notifications/notification-settings.test.ts",
    ],
    [
      ["FROM notification_choices nc WHERE nc.user_id = ${userId})", "FROM notification_choices nc)"],
      ["FROM notification_times nt WHERE nt.user_id = ${userId})", "FROM notification_times nt LIMIT 1)"],
    ],
  ),
  ...inFile("owner", "app/domains/notifications/preferences-queries.server.ts", EXPORT, [
    [".where(eq(digestItems.userId, userId))\n", ""],
  ]),
  ...inFile("owner", "app/domains/reviews/cases/case-queries.server.ts", DECISIONS, [
    ["coalesce(r.user_id = ${adminId}, 0) writer", "0 writer"],
    [
      "(${hasClaimed(admin, sql`r.agent_no`)} OR ${sharesOrganization(admin, sql`r.agent_no`)}) agentSide",
      "0 agentSide",
    ],
    ["WHERE f.case_id IN (k.id, k.appeal_of) AND f.user_id = ${adminId}) reporter", "WHERE 0) reporter"],
  ]),
  ...inFile(
    "owner",
    "app/domains/reviews/cases/case-queries.server.ts",
    ["tests/worker/reviews/moderation/review-appeals.test.ts"],
    [
      [
        "coalesce((SELECT d.decided_by = ${adminId} FROM review_cases d WHERE d.id = k.appeal_of), 0) decidedFirst",
        "0 decidedFirst",
      ],
    ],
  ),
  ...inFile("owner", "app/domains/reviews/cases/flags/flag-queries.server.ts", FLAGS, [
    ["coalesce(r.user_id = ${userId}, 0) own", "0 own"],
    ["WHERE f.review_id = r.id AND f.user_id = ${userId}\n", "WHERE f.review_id = r.id\n"],
  ]),
  ...inFile(
    "owner",
    "app/domains/reviews/listing/review-queries.server.ts",
    ["tests/worker/reviews/published/review-votes.test.ts", ...FLAGS],
    [
      ["v.review_id = reviews.id AND v.user_id = ${reader})`", "v.review_id = reviews.id LIMIT 1)`"],
      ["self: isSelf(reader, sql`agents.agent_no`),", "self: sql<number>`0`,"],
      ["colleague: isColleague(reader, sql`agents.organization_no`),", "colleague: sql<number>`0`,"],
    ],
  ),
  ...inFile(
    "owner",
    "app/domains/questions/admin/admin-queries.server.ts",
    ["tests/worker/questions/admin-questions.test.ts"],
    [
      [
        "WHERE p.user_id = ${adminId} AND p.verified AND p.account_status = 'active' AND v.state_code",
        "WHERE v.state_code",
      ],
    ],
  ),
];
