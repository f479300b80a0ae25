/** What keeps people out: each condition removed. */
import { inFile, type Mutation } from "../mutation.ts";
import { OUTSIDE } from "./outside.ts";

const GATE = ["app/guards/gate.test.ts"];
const ACCESS = ["tests/worker/access/access.test.ts"];
const SESSIONS = ["tests/worker/accounts/sign-in/sessions.test.ts"];
const LINKS = [
  "tests/worker/accounts/sign-in/mailed-links.test.ts",
  "tests/worker/accounts/sign-in/ways-back-in.test.ts",
];
const CLAIMS = ["tests/worker/accounts/claims/code.test.ts", "tests/worker/accounts/claims/contest.test.ts"];
const APPLYING = [
  "tests/worker/accounts/claims/applying.test.ts",
  "tests/worker/licenses/applicants.test.ts",
];
const ROOMS = ["tests/worker/notifications/notification-room.test.ts"];
const RIGHTS = ["tests/worker/messages/conversation-rights.test.ts"];

export const GUARDS: readonly Mutation[] = [
  ...inFile("guard", "app/guards/gate.ts", GATE, [
    ['viewer.accountStatus === "archived"', "false"],
    ["flags.isCustomer && !viewer.termsAccepted", "false"],
    ["flags.isAgent && !viewer.verified", "false"],
    ["flags.isAgent && !viewer.termsAccepted", "false"],
    ["flags.isExecutive && !viewer.termsAccepted", "false"],
    ["!onboarding.needsOnboarding", "true"],
    ["if (page?.whilePaying === true) return PASS;", ""],
  ]),
  ...inFile(
    "guard",
    "app/guards/require.server.ts",
    ["tests/worker/accounts/sign-in/role-lookup.test.ts", ...SESSIONS, ...ACCESS],
    // `!viewer.roleKnown ||` is not here: an unknown role counts as a customer's, who is no admin either.
    [
      ["!flagsOf(viewer.role).canAccessAdminFeatures", "false"],
      ["if (!isWrite(request) || viewer.roleKnown) return;", "return;"],
    ],
  ),
  ...inFile(
    "guard",
    "app/guards/require.server.ts",
    [
      "tests/worker/accounts/sign-in/ended-sessions.test.ts",
      "tests/worker/accounts/sign-in/ways-back-in.test.ts",
      ...ACCESS,
    ],
    [
      ['if (viewer.accountStatus === "archived") {', "if (false) {"],
      ["if (context.archived !== null) {", "if (false) {"],
      ['if (decision.kind === "sign-out") await endSession(context);', ""],
    ],
  ),
  ...inFile(
    "guard",
    "app/guards/viewer.server.ts",
    ["tests/worker/accounts/sign-in/ended-sessions.test.ts"],
    [
      ['if (viewer?.accountStatus === "active") {', "if (viewer !== null) {"],
      ["if (session === null || !isWrite(request)) return;", "return;"],
    ],
  ),
  ...inFile(
    "guard",
    "app/platform/security/csrf.ts",
    [
      "app/platform/platform.test.ts",
      "tests/worker/security/own-origin.test.ts",
      "tests/worker/security/refusals.test.ts",
    ],
    [
      ["if (site === null && origin === null) return true;", ""],
      ['(site ?? "same-origin") !== "same-origin" ||', ""],
      ["(origin ?? own.origin) !== own.origin ||", ""],
    ],
  ),
  ...inFile("guard", "workers/parties.ts", ROOMS, [
    ["session.userId !== owner", "false"],
    ['request.headers.get("Origin") !== url.origin', "false"],
  ]),
  ...inFile(
    "guard",
    "app/domains/auth/sessions/sessions.server.ts",
    [...SESSIONS, ...ROOMS],
    [
      ["return claims !== null && (await isAlive(context, claims)) ? claims : null;", "return claims;"],
      [
        "          eq(sessions.id, sessionId),\n          isNull(sessions.revokedAt),\n          sql`${sessions.expiresAt} > ${clock.now()}`,",
        "          eq(sessions.id, sessionId),",
      ],
      [".where(and(eq(sessions.refreshHash, old), alive))", ".where(eq(sessions.refreshHash, old))"],
      [
        "            sql`NOT (coalesce(${sessions.previousHash}, '') = ${old} AND ${sessions.rotatedAt} >= ${graceSince})`,\n",
        "",
      ],
      [".where(and(eq(sessions.previousHash, old), alive))", ".where(eq(sessions.previousHash, old))"],
    ],
  ),
  ...inFile("guard", "app/domains/auth/links/links.server.ts", LINKS, [
    ["    eq(oneTimeLinks.purpose, purpose),\n", ""],
    ["    isNull(oneTimeLinks.usedAt),\n", ""],
    ["    sql`${oneTimeLinks.expiresAt} > ${nowMs}`,\n", ""],
    [
      "link: sql`EXISTS (SELECT 1 FROM ${oneTimeLinks} WHERE ${isUsable(nowMs, purpose, hash)})`",
      "link: sql`1`",
    ],
  ]),
  ...inFile(
    "guard",
    "app/domains/auth/links/recovery-commands.server.ts",
    [...SESSIONS, ...LINKS],
    [
      ['if (!matches) return "wrong";', ""],
      ['if (wait > 0) return "locked";', ""],
    ],
  ),
  ...inFile("guard", "app/domains/claims/prove-commands.server.ts", CLAIMS, [
    ["AND c.code_expires_at > ${nowMs}", ""],
    ["AND c.code_tries < ${CODE_TRIES}", ""],
    ["code === null || !(await isRightCode(context, id, code, codeHash))", "code === null"],
    ['claim.kind === "claim" && holders.length === 0', "holders.length === 0"],
  ]),
  ...inFile(
    "guard",
    "app/domains/claims/open-commands.server.ts",
    ["tests/worker/accounts/claims/impostor.test.ts", ...CLAIMS],
    [
      ['if (!viewer.emailConfirmed) return { kind: "confirm-email" };', ""],
      ['"same-holder": isHeldBy(row.agentNo, row.holder),', ""],
    ],
  ),
  ...inFile("guard", "app/domains/claims/applications/apply-commands.server.ts", APPLYING, [
    ['if (!viewer.emailConfirmed) return "confirm-email";', ""],
    ["`user ${viewer.userId}`, APPLICATIONS_A_DAY", "`user ${viewer.userId}`, 99"],
  ]),
  ...inFile("guard", "app/domains/claims/applications/decide-commands.server.ts", APPLYING, [
    ['if (adminId === application.applicant.userId) return { kind: "own" };', ""],
    ['if (licenses.length === 0) return { kind: "nothing-proven" };', ""],
    ['evidence === "document" && !(await context.documents.has(documentName(id)))', "false"],
    ["listed: isUnlisted(npn),", ""],
  ]),
  ...inFile("guard", "app/domains/claims/applications/application-queries.server.ts", APPLYING, [
    ["AND i.phase = 'applied' AND a.status = 'approved'", "AND a.status = 'approved'"],
  ]),
  ...inFile("guard", "app/domains/licenses/imports/compare/applicants.server.ts", APPLYING, [
    ["AND (l.verdict = 'confirms' OR l.settled_at IS NOT NULL AND l.said = j.value->>3)", ""],
    ['if (!isTheirs) return isNamed ? "other-npn" : null;', "if (!isTheirs) return null;"],
  ]),
  ...inFile(
    "guard",
    "app/domains/claims/decide-commands.server.ts",
    ["tests/worker/accounts/claims/contest.test.ts", "tests/worker/accounts/claims/document.test.ts"],
    [
      ['if (adminId === claimant.userId || adminId === holder?.userId) return "own";', ""],
      ['if (form.holder !== (holder?.userId ?? "")) return "other-holder";', ""],
      ['approved && claim.way === "document" &&', "false &&"],
    ],
  ),
  ...inFile(
    "guard",
    "app/domains/licenses/decide-commands.server.ts",
    ["tests/worker/licenses/documents.test.ts"],
    [
      ['accepted && evidence === "document" &&', "false &&"],
      ["if (accepted && form.seen !== seenOf(license))", "if (false)"],
    ],
  ),
  ...inFile("guard", "app/routes/messages/thread-actions.server.ts", RIGHTS, [
    ['if (thread.side !== "customer") return notYours(readFields(form, NoFields, HIDE_FORM));', ""],
  ]),
  ...inFile("guard", "app/domains/messages/thread-commands.server.ts", RIGHTS, [
    ["AND sender = ${other}", "AND ${other} = ${other}"],
  ]),
  ...inFile(
    "guard",
    "app/domains/questions/experts/answer-commands.server.ts",
    ["tests/worker/questions/expert-answers.test.ts", "tests/worker/questions/question-circles.test.ts"],
    // `licensed` is not here: without a license nothing is published, whatever is decided.
    [
      ["asked: facts.asked || asAdmin,", "asked: true,"],
      ["AND p.verified AND p.account_status = 'active'", ""],
    ],
  ),
  ...inFile(
    "guard",
    "app/domains/reviews/replies/reply-commands.server.ts",
    ["tests/worker/reviews/published/review-replies.test.ts"],
    [
      ['status === "published" && agent.listed && reader.speaks', 'status === "published" && agent.listed'],
      [
        'guards: { "may-reply": repliesAsRead(userId, found) },\n    statements: [\n      db.orm',
        "statements: [\n      db.orm",
      ],
    ],
  ),
  ...OUTSIDE,
];
