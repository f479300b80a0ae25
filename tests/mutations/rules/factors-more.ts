/**
 * The second factor's other conditions and numbers: where it's required again, what a code may be, and who removes
 * one.
 */
import { inFile, type Mutation } from "../mutation.ts";

const DIRECTORY = "tests/worker/accounts/second-factor";
const SIGNING_IN = [`${DIRECTORY}/signing-in.test.ts`, `${DIRECTORY}/meanwhile.test.ts`];
const OWN = [`${DIRECTORY}/own-factor.test.ts`, `${DIRECTORY}/meanwhile.test.ts`];
const LOST = [`${DIRECTORY}/lost-factor.test.ts`];
const UNIT = ["app/domains/auth/second-factor/totp.test.ts"];
const DANGEROUS = "tests/worker/access/dangerous-acts.test.ts";
const ADMIN = "app/routes/admin";

/** Each action that requires the factor again: no longer required. */
const ASKED_AGAIN: readonly Mutation[] = [
  ["plans/plan.tsx", "admin/plans", "await requireFresh(request, context);"],
  ["product-types/new-product-type.tsx", "admin/product-types", "await requireFresh(request, context);"],
  ["product-types/product-type.tsx", "admin/product-types", "await requireFresh(request, context);"],
  [
    "stripe-sync/stripe-sync.tsx",
    "billing/stripe/sync",
    'if (intent === "fix-one" || intent === "fix-all") await requireFresh(request, context, form);',
  ],
  [
    "second-factor/factor-reset.tsx",
    "accounts/second-factor/lost-factor",
    "await requireFresh(request, context);",
  ],
  ["view-as/begin.tsx", "audit/view-as", "await requireFresh(request, context, form);"],
  ["terms/new-terms.tsx", "admin/terms", "await requireFresh(request, context, sent.form);"],
  [
    "drawings/seed-avatars.tsx",
    "admin/seed-avatars",
    'if (intent === "start" || intent === "undo") await requireFresh(request, context, form);',
  ],
  [
    "payments/payments.tsx",
    "accounts/second-factor/admins",
    'if (intent === "refund") await requireFresh(request, context, form);',
  ],
  ["organizations/organization.tsx", "admin/organizations", "await requireFresh(request, context);"],
  ["people/person.tsx", "admin/bulk/bulk-pages", "await requireFresh(request, context);"],
  [
    "bulk/bulk.server.ts",
    "admin/bulk/bulk-pages",
    'if (intent === "undo") await requireFresh(request, context);',
  ],
  ["bulk/bulk.tsx", "admin/bulk/bulk-pages", "await requireFresh(request, context);"],
  ["imports/import.tsx", "admin/bulk/imports", "await requireFresh(request, context, form);"],
].map(([file = "", room = "", find = ""]) => ({
  kind: "guard",
  file: `${ADMIN}/${file}`,
  find,
  replace: "",
  tests: [DANGEROUS, `tests/worker/${room}.test.ts`],
}));

export const MORE_FACTORS: readonly Mutation[] = [
  ...ASKED_AGAIN,
  ...inFile("guard", "app/routes/workspace/settings/security/passkeys.ts", OWN, [
    ["if (hasSecondFactor(viewer)) await requireFresh(request, context);", ""],
  ]),
  ...inFile("guard", "app/routes/workspace/settings/security/second-factor/factor-actions.server.ts", OWN, [
    ["if (hasSecondFactor(viewer)) await requireFresh(request, context);", ""],
  ]),
  ...inFile("constant", "app/domains/auth/limits.ts", UNIT, [
    ["TOTP_STEPS_AROUND = 1;", "TOTP_STEPS_AROUND = 2;"],
    ["TOTP_HINT_STEPS = 4;", "TOTP_HINT_STEPS = 3;"],
  ]),
  ...inFile("guard", "app/domains/auth/second-factor/show-commands.server.ts", SIGNING_IN, [
    // Either condition of `unused` keeps a crowd out on its own: the secret is sealed again with each use.
    [
      "AND ${authenticators.sealedSecret} = ${own.sealed} AND ${authenticators.lastStep} < ${check.step})",
      ")",
    ],
    ["\n        AND ${recoveryCodes.usedAt} IS NULL", ""],
    ["await limiters.clearSignIn(counter);", ""],
    ["await tellLocked(context, claimant);", ""],
  ]),
  ...inFile("guard", "app/domains/auth/second-factor/settle.server.ts", SIGNING_IN, [
    ["\n    AND ${sessions.revokedAt} IS NULL AND ${sessions.expiresAt} > ${context.clock.now()})`", ")`"],
    ["\n        AND ${users.passwordHash} = ${by.passwordHash})`", ")`"],
    ["and(eq(sessions.id, sessionId), eq(sessions.userId, userId))", "eq(sessions.userId, userId)"],
  ]),
  ...inFile("guard", "app/domains/auth/second-factor/pending.server.ts", SIGNING_IN, [
    ["age >= 0 &&", ""],
    ["`${userId}\\n${madeAt}\\n${passwordHash}`", "`${userId}\\n${madeAt}`"],
  ]),
  ...inFile("guard", "app/domains/auth/second-factor/set-up-commands.server.ts", OWN, [
    ["guards: { session: sessionIsAlive(context, userId, sessionId) },", "guards: {},"],
    ["`set-up ${userId}`", "`set-up`"],
    [
      ".delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),\n      db",
      ".delete(recoveryCodes),\n      db",
    ],
  ]),
  ...inFile(
    "guard",
    "app/domains/auth/second-factor/set-up-commands.server.ts",
    [`${DIRECTORY}/admins.test.ts`],
    [[" WHERE user_id = ${userId} AND role = 'admin')", " WHERE user_id = ${userId} AND role = 'nobody')"]],
  ),
  ...inFile("owner", "app/domains/auth/second-factor/passkey-commands.server.ts", OWN, [
    [".where(eq(passkeys.userId, userId))", ""],
  ]),
  ...inFile("guard", "app/domains/auth/second-factor/reset-commands.server.ts", LOST, [
    ['if (reset.userId === adminId) return "own";\n  if (reset.firstBy', "if (reset.firstBy"],
    ['if (reset.userId === adminId) return "own";\n  const nowMs', "const nowMs"],
    ["\n        AND ${factorResets.firstApprovedBy} IS NULL", ""],
    ["forgetPasskeys(context, userId),", ""],
    ["...forgetFactor(context, userId),", ""],
    [", sql`${factorResets.expiresAt} > ${nowMs}`);\nconst stillOpen", ");\nconst stillOpen"],
    ["context.later(context.rooms.endSockets(userId));", ""],
    ["lte(factorResets.expiresAt, nowMs),", ""],
    [
      'if ((await limiters.take("factor-reset", userId, RESETS_A_DAY, DAY_MINUTES)) > 0) return "too-often";',
      "",
    ],
  ]),
  ...inFile("constant", "app/domains/auth/limits.ts", LOST, [
    ["RESET_WAIT_HOURS = 24;", "RESET_WAIT_HOURS = 1;"],
    ["RESET_DAYS = 7;", "RESET_DAYS = 14;"],
  ]),
];
