/** What goes with an account that is deleted: each condition that names whose, taken away, so that others' goes too. */
import { inFile, type Mutation } from "../mutation.ts";

const GONE = ["tests/worker/accounts/leaving/deleted-account.test.ts"];
const ofTable = (table: string): readonly [find: string, replace: string] => [
  `orm.delete(${table}).where(eq(${table}.userId, userId))`,
  `orm.delete(${table})`,
];

export const OWNERS_OF_GONE: readonly Mutation[] = [
  ...inFile("owner", "app/domains/accounts/commands.server.ts", GONE, [
    ...[
      "sessions",
      "knownDevices",
      "accountFingerprints",
      "oneTimeLinks",
      "userTermsAgreements",
      "organizationApplications",
      "profiles",
      "userRoles",
      "accountDeletions",
      "passkeys",
    ].map(ofTable),
    ["orm.delete(outbox).where(eq(outbox.recipient, viewer.email))", "orm.delete(outbox)"],
    ["orm.delete(users).where(eq(users.id, userId))", "orm.delete(users)"],
  ]),
  ...inFile("owner", "app/domains/messages/forgetting.server.ts", GONE, [
    [
      "(SELECT thread_no FROM message_threads WHERE customer_user_id = ${userId})`",
      "(SELECT thread_no FROM message_threads)`",
    ],
    [
      "|| id path FROM message_threads WHERE customer_user_id = ${userId})`",
      "|| id path FROM message_threads)`",
    ],
    ["DELETE FROM messages WHERE thread_no IN ${theirs}", "DELETE FROM messages"],
    ["DELETE FROM message_threads WHERE customer_user_id = ${userId}", "DELETE FROM message_threads"],
  ]),
  ...inFile(
    "owner",
    "app/domains/notifications/commands.server.ts",
    GONE,
    ["userNotifications", "notificationChoices", "notificationTimes", "digestItems"].map(ofTable),
  ),
  ...inFile("owner", "app/domains/reviews/account/forgetting.server.ts", GONE, [
    [".where(eq(reviews.userId, userId))", ""],
    [
      "WHERE replied_by = ${userId}\n        AND agent_no = (SELECT p.agent_no FROM profiles p WHERE p.user_id = ${userId})",
      "",
    ],
  ]),
  ...inFile("owner", "app/domains/reviews/cases/case-forgetting.server.ts", GONE, [
    ["WHERE r.user_id = ${userId}", ""],
    ["WHERE appealed_by = ${userId}", ""],
    ["note = '' WHERE user_id = ${userId}", "note = ''"],
  ]),
  ...inFile("owner", "app/domains/questions/forgetting.server.ts", GONE, [[".where(theirs)", ""]]),
  ...inFile(
    "owner",
    "app/domains/claims/applications/application-queries.server.ts",
    ["tests/worker/accounts/claims/applying.test.ts"],
    [
      [
        "FROM agent_applications a WHERE a.user_id = ${userId} ORDER BY a.opened_at DESC LIMIT ${EXPORTED",
        "FROM agent_applications a ORDER BY a.opened_at DESC LIMIT ${EXPORTED",
      ],
    ],
  ),
  ...inFile("owner", "app/domains/claims/forgetting.server.ts", GONE, [
    ["db.orm.delete(profileClaims).where(eq(profileClaims.userId, userId))", "db.orm.delete(profileClaims)"],
    [".where(eq(profileClaims.decidedBy, userId))", ""],
  ]),
];
