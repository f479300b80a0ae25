/** The other doors: calls, sockets, what no page of ours sends, limits of a network, tokens, flags of roles. */
import { inFile, type Mutation } from "../mutation.ts";

const CALLS = [
  "tests/worker/api/calls.test.ts",
  "tests/worker/accounts/sign-in/ended-sessions.test.ts",
  "tests/worker/accounts/sign-in/role-lookup.test.ts",
];
const PLATFORM = ["app/platform/platform.test.ts"];
const SESSIONS = [
  "tests/worker/accounts/sign-in/ended-sessions.test.ts",
  "tests/worker/accounts/sign-in/role-lookup.test.ts",
];
const ROOMS = [
  "tests/worker/notifications/notification-room.test.ts",
  "tests/worker/security/refusals.test.ts",
];
const ONE_CLICK = ["tests/worker/notifications/one-click.test.ts"];
const EVENTS = [
  "tests/worker/billing/stripe/events.test.ts",
  "tests/worker/billing/stripe/unreadable.test.ts",
  "tests/worker/billing/edges.test.ts",
];
const LINKS = [
  "tests/worker/accounts/sign-in/ways-back-in.test.ts",
  "tests/worker/accounts/sign-in/mailed-links.test.ts",
];
const PERSON = "tests/worker/admin/people/person.test.ts";
const SIGN_IN = ["tests/worker/accounts/sign-in/sign-in.test.ts"];
const LIMITS = ["tests/worker/security/limits.test.ts"];
const TOKENS = ["app/domains/auth/sessions/tokens.server.test.ts"];

export const ENTRANCES: readonly Mutation[] = [
  ...inFile("guard", "app/guards/require.server.ts", CALLS, [
    ["const asked = viewer !== null && duringOnboarding ?", "const asked = viewer !== null ?"],
    ['if (archived || decision.kind === "sign-out") {', "if (false) {"],
    ['if (viewer === null || decision.kind === "redirect") {', "if (viewer === null) {"],
    ["if (isWrite(request) && !viewer.roleKnown) throw refuseCall(503, ROLE_UNKNOWN);", ""],
  ]),
  ...inFile("guard", "app/guards/require.server.ts", SESSIONS, [
    [
      "if (context.sessionTrouble !== null) throw context.sessionTrouble.clone();\n  if (context.archived",
      "if (context.archived",
    ],
  ]),
  ...inFile(
    "guard",
    "app/guards/require.server.ts",
    [
      "tests/worker/accounts/sign-in/sign-up.test.ts",
      "tests/worker/accounts/sign-in/sign-in.test.ts",
      "tests/worker/access/access.test.ts",
    ],
    [
      ["if (viewer === null) return;\n  const next", "return;\n  const next"],
      ["context.cookies.push(writeWayBack(pathname + search));", ""],
    ],
  ),
  ...inFile(
    "guard",
    "app/guards/require.server.ts",
    ["tests/worker/access/dangerous-acts.test.ts", "tests/worker/accounts/second-factor/own-factor.test.ts"],
    [
      ["if (!authenticator && !flagsOf(viewer.role).isAdmin) return;", "if (!authenticator) return;"],
      [
        "if (!authenticator && !flagsOf(viewer.role).isAdmin) return;",
        "if (!flagsOf(viewer.role).isAdmin) return;",
      ],
    ],
  ),
  ...inFile("guard", "app/guards/viewer.server.ts", SESSIONS, [
    ["    context.sessionTrouble = found.trouble;\n", ""],
    ['if (request.headers.has("Authorization")) return;', ""],
    ["context.cookies.push(...clearedCookies());\n  context.sessionBroken", "context.sessionBroken"],
    ["  context.sessionBroken = true;\n", ""],
    [" && nowMs < (viewer.termsChangeAt ?? Number.POSITIVE_INFINITY)", ""],
    ["roleKnown: false,", "roleKnown: true,"],
  ]),
  ...inFile(
    "guard",
    "app/platform/security/csrf.ts",
    [...PLATFORM, "tests/worker/security/refusals.test.ts"],
    [
      [' ||\n    (headers.get("X-Forwarded-Host") ?? headers.get("Host") ?? own.host) !== own.host', ""],
      ['new Set(["GET", "HEAD", "OPTIONS"])', 'new Set(["GET", "HEAD", "OPTIONS", "POST"])'],
    ],
  ),
  ...inFile("guard", "app/platform/pages/own-path.ts", PLATFORM, [
    [' || value.startsWith("//")', ""],
    ["if (/[\\\\\\p{Cc}]/u.test(value)) return fallback;", ""],
    ['url.origin === "http://own.invalid" && !path.startsWith("//") ? path : fallback', "path"],
  ]),
  ...inFile("guard", "workers/parties.ts", ROOMS, [
    [
      'if (session === null) return closedAtOnce(CLOSED.tokenOver, "Sign in first.");\n  if (session.userId',
      "if (session?.userId",
    ],
    ['request.headers.get("Upgrade")?.toLowerCase() !== "websocket"', "false"],
    ["{ [SEAT_HEADER]: String(session.expiresAt) }", "{}"],
  ]),
  ...inFile(
    "guard",
    "workers/pages/first-answers.ts",
    ["tests/worker/security/hostile-addresses.test.ts", "tests/worker/security/refusals.test.ts"],
    [
      [' || url.searchParams.has("_data")', ""],
      ["path === null || ", ""],
    ],
  ),
  ...inFile("guard", "app/platform/mail/one-click.ts", ONE_CLICK, [
    ['if (headers.has("Origin") || headers.has("Sec-Fetch-Site")) return null;', ""],
    ["if (!isOneClick(await parseForm(request))) return null;", ""],
    ['method !== "POST" || new URL(url)', "new URL(url)"],
  ]),
  ...inFile("guard", "app/platform/security/signed-event.ts", EVENTS, [
    ['if (headers.has("Origin") || headers.has("Sec-Fetch-Site")) return null;', ""],
  ]),
  ...inFile(
    "guard",
    "app/domains/auth/links/link-commands.server.ts",
    [...LINKS, PERSON],
    [
      [" AND NOT ${profiles.archivedByUs}`", "`"],
      ['if (purpose === "confirm-email" && person.confirmed) return;', ""],
      ['if (purpose === "reactivate" && !person.archived) return;', ""],
      ["if (await isTooMuch(context, purpose, email)) return;", ""],
    ],
  ),
  ...inFile("guard", "app/domains/auth/passwords/password-proof.server.ts", SIGN_IN, [
    [
      'if (attempt?.allowed !== true) return { kind: "locked" };',
      'if (attempt === undefined) return { kind: "locked" };',
    ],
    ["if (user === undefined || !matches) {", "if (user === undefined) {"],
    ["await Promise.all(counters.map((counter) => limiters.clearSignIn(counter)));", ""],
  ]),
  ...inFile(
    "guard",
    "app/domains/auth/commands.server.ts",
    [
      "tests/worker/accounts/second-factor/meanwhile.test.ts",
      "tests/worker/accounts/sign-in/sign-in.test.ts",
    ],
    [
      ["\n      AND ${users.passwordHash} = ${proof.passwordHash})`", ")`"],
      ['"no-authenticator": sql`NOT EXISTS (SELECT 1 FROM authenticators WHERE user_id = ${userId})`,', ""],
    ],
  ),
  ...inFile(
    "guard",
    "app/platform/security/network.ts",
    [...LIMITS, "tests/worker/questions/ask-limits.test.ts"],
    [[".slice(0, 4)", ""]],
  ),
  ...inFile("guard", "app/domains/auth/sessions/tokens.server.ts", TOKENS, [
    ["      issuer,\n      audience: AUDIENCE,", "      audience: AUDIENCE,"],
    ["      issuer,\n      audience: AUDIENCE,", "      issuer,"],
    ["        issuer: trusted.issuer,\n", ""],
    ["        audience: trusted.audience,\n", ""],
    ["Math.min(exp, iat + ACCESS_TOKEN_MINUTES * 60)", "exp"],
  ]),
  ...inFile(
    "guard",
    "app/domains/accounts/flags.ts",
    ["app/domains/accounts/flags.test.ts"],
    [
      ["canAccessAdminFeatures: isAdmin", "canAccessAdminFeatures: isAdmin || isAgency"],
      [
        "isAgency || isFmo || isCarrier || isExecutive || isAdmin",
        "isAgency || isFmo || isCarrier || isAdmin",
      ],
      [
        "isAgency || isFmo || isCarrier || isExecutive || isAdmin",
        "isAgency || isFmo || isCarrier || isExecutive",
      ],
      ["isAnyAgency: isAgency || isAgencyExecutive", "isAnyAgency: isAgency"],
      ["isAnyFmo: isFmo || isFmoExecutive", "isAnyFmo: isFmo"],
      ["isAnyCarrier: isCarrier || isCarrierExecutive", "isAnyCarrier: isCarrier"],
    ],
  ),
  ...inFile(
    "guard",
    "app/domains/messages/policy.ts",
    ["app/domains/messages/policy.test.ts"],
    [
      ['if (closedBy.length > 0) return "closed";', ""],
      ['reachable ? "allowed" : "unreachable"', '"allowed"'],
      ["closedBy.includes(side) !== close", "true"],
    ],
  ),
  ...inFile(
    "guard",
    "app/domains/questions/policy.ts",
    ["app/domains/questions/policy.test.ts"],
    [
      ['if (!facts.licensed) return "not-licensed";', ""],
      ['if (!facts.asked) return "not-asked";', ""],
      ["customerEmail === confirmedEmail;", "confirmedEmail !== null;"],
      ["  withdrawn: {},", '  withdrawn: { answer: "answered" },'],
    ],
  ),
  ...inFile(
    "guard",
    "app/domains/reviews/policy.ts",
    ["app/domains/reviews/policy.test.ts"],
    [
      ['if (!agentListed) return "not-listed";', ""],
      ['if (self) return "self";', ""],
      ['return colleague ? "colleague" : "allowed";', 'return "allowed";'],
      [" && nowMs - submittedAt < EDIT_DAYS * DAY_MS", ""],
      ['(status === "published" || status === "held") &&', ""],
    ],
  ),
  ...inFile(
    "guard",
    "app/domains/organizations/members/member-policy.ts",
    ["app/domains/organizations/members/member-policy.test.ts"],
    [
      ['return OWNER;\n    case "hand-over"', 'return MANAGERS;\n    case "hand-over"'],
      ['target === "manager" || target === "executive" ? OWNER : NOBODY', "OWNER"],
      ["if (target === becomes) return NOBODY;", ""],
      ['if (target === "owner" || becomes === "owner" || target === null) return NOBODY;', ""],
      ['target === "manager" || becomes === "manager" ? OWNER : MANAGERS', "MANAGERS"],
      ['if (role === "admin") return "admin";', ""],
      ['if (role === "agent" && leads) return "agent-leads";', ""],
      ['if (role === "org_pending" && leads) return "applicant-leads";', ""],
      ['if (role === "agent" && !verified) return "agent-unverified";', ""],
      ['(way === "own-invite" && !leads) ? null', "true ? null"],
      ['way === "own-invite" && !leads', 'way === "own-invite"'],
      ['if (leads && way === "others-invite") return "other-address";', ""],
    ],
  ),
  ...inFile(
    "guard",
    "app/domains/calendar/policy.ts",
    ["tests/worker/calendar/appointments.test.ts", "tests/worker/calendar/booking-guards.test.ts"],
    [
      [
        'if (change === "cancel") return status === "booked" && !begun;',
        'if (change === "cancel") return status === "booked";',
      ],
      ['side === "client" && status', "status"],
      ['side === "agent" && begun && status', "begun && status"],
      ['begun && status !== "canceled"', 'status !== "canceled"'],
    ],
  ),
];
