/** What keeps out users who haven't passed a second factor: each condition removed. */
import { inFile, type Mutation } from "../mutation.ts";

const DIRECTORY = "tests/worker/accounts/second-factor";
const SIGNING_IN = [`${DIRECTORY}/signing-in.test.ts`];
const OWN = [`${DIRECTORY}/own-factor.test.ts`];
const ADMINS = [`${DIRECTORY}/admins.test.ts`, "tests/worker/access/access.test.ts"];
const LOST = [`${DIRECTORY}/lost-factor.test.ts`];

export const FACTORS: readonly Mutation[] = [
  ...inFile("guard", "app/guards/require.server.ts", ADMINS, [
    ["if (viewer.secondFactor.shownAt !== null) return viewer;", "return viewer;"],
    ["shownAt === null || shownAt < since", "shownAt === null"],
    ["authenticator || (passkeys && flagsOf(role).isAdmin)", "authenticator"],
  ]),
  ...inFile("guard", "app/domains/auth/commands.server.ts", SIGNING_IN, [
    ["if (proof.authenticator) {", "if (false) {"],
  ]),
  ...inFile(
    "guard",
    "app/domains/auth/second-factor/totp.ts",
    ["app/domains/auth/second-factor/totp.test.ts"],
    [
      ["Math.abs(off) > TOTP_STEPS_AROUND", "false"],
      ["step > lastStep", "true"],
    ],
  ),
  ...inFile("guard", "app/domains/auth/second-factor/show-commands.server.ts", SIGNING_IN, [
    ['if (!attempt.allowed) return { kind: "locked" };', ""],
    ["lastStep: check.step,", "lastStep: 0,"],
  ]),
  ...inFile("guard", "app/domains/auth/second-factor/pending.server.ts", SIGNING_IN, [
    ["age <= SECOND_FACTOR_MINUTES * MINUTE_MS", "true"],
    ['if (await crypto.subtle.verify("HMAC", key, brought, signed))', "if (true)"],
  ]),
  ...inFile("guard", "app/domains/auth/second-factor/set-up-commands.server.ts", OWN, [
    ["revokeStatement(context, userId, sessionId),\n", ""],
  ]),
  ...inFile("guard", "app/domains/auth/passkeys/assertions.server.ts", OWN, [
    ['(asked.to !== "sign-in" && asked.userId !== passkey.userId)', "false"],
  ]),
  ...inFile("guard", "app/domains/auth/second-factor/reset-commands.server.ts", LOST, [
    ['if (reset.firstBy === adminId) return "twice";', ""],
    ['if (nowMs < reset.askedAt + RESET_WAIT_HOURS * HOUR_MS) return "early";', ""],
    ["JOIN user_roles ar ON ar.user_id = r.first_approved_by AND ar.role = 'admin'", ""],
    ["revokeStatement(context, userId),\n", ""],
  ]),
];
