/** Whose a row is: each condition that names the owner, taken away. */
import { inFile, type Mutation } from "../mutation.ts";
import { OWNERS_OF_GONE } from "./gone.ts";
import { OWNERS_OF_KEYS } from "./keys.ts";
import { OWNERS_OF_LEADS } from "./leads.ts";
import { OWNERS_OF_ORGANIZATIONS } from "./organizations.ts";
import { OWNERS_OF_RECORDS } from "./records.ts";
import { OWNERS_OF_WORDS } from "./words.ts";

const LOST = "tests/worker/messages/lost-profile.test.ts";
const MESSAGES = [
  "tests/worker/messages/messages.test.ts",
  "tests/worker/messages/conversation-erasure.test.ts",
  LOST,
];
const BELL = [
  "tests/worker/notifications/notifications.test.ts",
  "tests/worker/notifications/own-notifications.test.ts",
];
const CHOICES = [
  "tests/worker/notifications/notification-choices.test.ts",
  "tests/worker/notifications/notification-settings.test.ts",
];
const SESSIONS = [
  "tests/worker/accounts/sign-in/sessions.test.ts",
  "tests/worker/accounts/sign-in/sign-in.test.ts",
];
const ACCOUNT = [
  "tests/worker/accounts/leaving/exported-account.test.ts",
  "tests/worker/reviews/own-file.test.ts",
  "tests/worker/accounts/sign-in/sessions.test.ts",
  "tests/worker/accounts/sign-in/sign-up.test.ts",
];
const CLAIMS = [
  "tests/worker/accounts/claims/code.test.ts",
  "tests/worker/accounts/claims/contest.test.ts",
  "tests/worker/accounts/claims/document.test.ts",
];

export const OWNERS: readonly Mutation[] = [
  ...inFile("owner", "app/domains/messages/reading/thread-queries.server.ts", MESSAGES, [
    [" AND agent_no = ${claimedAgent(userId)}", ""],
    ["customer_user_id = ${userId} AND ${older}", "${older}"],
    ["agent_user_id = ${userId} AND agent_no", "agent_no"],
  ]),
  ...inFile("owner", "app/domains/messages/own-thread.server.ts", MESSAGES, [
    [" AND o.agent_no = ${claimedAgent(userId)}", ""],
    ["o.customer_user_id = ${userId}\n    OR (", "1\n    OR ("],
    ["o.agent_user_id = ${userId} AND", ""],
    [" AND p.verified AND p.account_status", " AND p.account_status"],
    [" AND p.verified AND p.account_status = 'active')`", " AND p.verified)`"],
  ]),
  ...inFile("owner", "app/domains/messages/reading/search-queries.server.ts", MESSAGES, [
    [" AND t.agent_no = ${claimedAgent(userId)}", ""],
    ["'keepers:' || ${readerKey} || ' AND body:('", "'body:('"],
  ]),
  ...inFile(
    "owner",
    "app/domains/messages/forgetting.server.ts",
    [...MESSAGES, "tests/worker/accounts/leaving/exported-account.test.ts"],
    [
      [" AND t.agent_no = ${claimedAgent(userId)}", ""],
      ["WHERE t.customer_user_id = ${userId}\n        OR (", "WHERE 1\n        OR ("],
    ],
  ),
  ...inFile(
    "owner",
    "app/domains/accounts/queries.server.ts",
    [LOST, "tests/worker/messages/live-messages.test.ts"],
    [
      [" AND t.agent_no = p.agent_no", ""],
      ["p.verified AND t.agent_user_id", "t.agent_user_id"],
      ["t.customer_user_id = u.id AND", ""],
    ],
  ),
  ...inFile(
    "owner",
    "app/domains/accounts/queries.server.ts",
    [...BELL, ...SESSIONS, "tests/worker/accounts/sign-in/sign-up.test.ts"],
    [
      ["n.user_id = u.id AND", ""],
      ["s.id = ${sessionId} AND s.user_id = u.id", "s.id = ${sessionId}"],
      ["a.user_id = ${userId} AND a.agreement_type", "a.agreement_type"],
    ],
  ),
  ...inFile("owner", "app/domains/notifications/queries.server.ts", BELL, [
    [
      "WHERE user_id = ${userId} AND deleted_at IS NULL AND (${show}",
      "WHERE deleted_at IS NULL AND (${show}",
    ],
    ["WHERE user_id = ${userId} AND read = 0", "WHERE read = 0"],
    ["AND user_id = ${userId} AND deleted_at IS NULL LIMIT 1", "AND deleted_at IS NULL LIMIT 1"],
  ]),
  ...inFile(
    "owner",
    "app/domains/notifications/commands.server.ts",
    [...BELL, "tests/worker/messages/messages.test.ts"],
    [
      ["            eq(userNotifications.userId, userId),\n            isNull", "            isNull"],
      [
        "            eq(userNotifications.userId, userId),\n            eq(userNotifications.deletedAt",
        "            eq(userNotifications.deletedAt",
      ],
      [
        "        eq(userNotifications.userId, userId),\n        eq(userNotifications.read",
        "        eq(userNotifications.read",
      ],
      [
        "and(eq(userNotifications.userId, userId), eq(userNotifications.actionUrl, actionUrl))",
        "eq(userNotifications.actionUrl, actionUrl)",
      ],
    ],
  ),
  ...inFile("owner", "app/domains/notifications/preferences/preference-commands.server.ts", CHOICES, [
    [
      "and(eq(notificationChoices.userId, userId), inArray(notificationChoices.event, inForm))",
      "inArray(notificationChoices.event, inForm)",
    ],
    [
      "orm.delete(notificationTimes).where(eq(notificationTimes.userId, userId))",
      "orm.delete(notificationTimes)",
    ],
    [
      "and(eq(digestItems.userId, userId), inArray(digestItems.event, subjects))",
      "inArray(digestItems.event, subjects)",
    ],
  ]),
  ...inFile("owner", "app/domains/claims/claim-queries.server.ts", CLAIMS, [
    ["WHERE c.user_id = ${userId} ORDER", "WHERE 1 ORDER"],
    ["FROM profile_claims WHERE user_id = ${userId} ORDER", "FROM profile_claims WHERE 1 ORDER"],
  ]),
  ...inFile("owner", "app/domains/claims/prove-commands.server.ts", CLAIMS, [
    [
      '.where(and(eq(profileClaims.userId, userId), eq(profileClaims.status, "open")))\n      .limit(1)',
      '.where(eq(profileClaims.status, "open"))\n      .limit(1)',
    ],
  ]),
  ...inFile("owner", "app/domains/accounts/account-queries.server.ts", ACCOUNT, [
    ["          eq(sessions.userId, userId),\n", ""],
    [".where(eq(sessions.userId, userId))\n", ""],
    [".where(eq(userTermsAgreements.userId, userId))", ""],
    [".where(eq(organizationApplications.userId, userId))", ""],
    ['emailConfirmed ? email : ""', "email"],
    [".where(eq(outbox.recipient, ofAddress))", ""],
  ]),
  ...inFile(
    "owner",
    "app/domains/auth/sessions/sessions.server.ts",
    [...SESSIONS, "tests/worker/accounts/sign-in/ended-sessions.test.ts"],
    [["        eq(sessions.userId, userId),\n", ""]],
  ),
  ...inFile(
    "owner",
    "app/domains/auth/sessions/known-devices.server.ts",
    ["tests/worker/accounts/sign-in/known-devices.test.ts"],
    [
      ["          sql`${knownDevices.userId} = ${owner}`,\n", ""],
      ["            eq(knownDevices.userId, userId),\n", ""],
      ["db.orm.delete(knownDevices).where(eq(knownDevices.userId, userId))", "db.orm.delete(knownDevices)"],
    ],
  ),
  ...inFile(
    "owner",
    "app/domains/onboarding/terms/queries.server.ts",
    ["tests/worker/accounts/sign-in/sign-up.test.ts", "tests/worker/access/access.test.ts"],
    [
      [
        "and(eq(userTermsAgreements.userId, userId), eq(userTermsAgreements.agreementType, type))",
        "eq(userTermsAgreements.agreementType, type)",
      ],
      [
        "and(eq(userTermsAgreements.id, id), eq(userTermsAgreements.userId, userId))",
        "eq(userTermsAgreements.id, id)",
      ],
    ],
  ),
  ...OWNERS_OF_WORDS,
  ...OWNERS_OF_GONE,
  ...OWNERS_OF_LEADS,
  ...OWNERS_OF_ORGANIZATIONS,
  ...OWNERS_OF_RECORDS,
  ...OWNERS_OF_KEYS,
];
