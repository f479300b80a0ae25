/** Viewing the product as someone else: who may, until when, what is shown, and that nothing is written. */
import { inFile, type Mutation } from "../mutation.ts";

const VIEW = ["tests/worker/audit/view-as.test.ts"];

export const VIEWS: readonly Mutation[] = [
  ...inFile("guard", "app/guards/view-as.server.ts", VIEW, [
    [' || request.headers.has("Authorization")', ""],
    ["view.untilMs <= context.clock.now() ||", ""],
    ["view.adminId !== session.userId ||", ""],
    [
      "view.adminId !== session.userId ||\n    view.sessionId !== session.sessionId",
      "view.adminId !== session.userId",
    ],
    ["if (isOwnWrite(request)) return;", ""],
    ['admin.accountStatus === "active" && ', ""],
    [" && actsAsAdmin(admin)", ""],
    [' && viewer.accountStatus === "active"', ""],
    [" && !flagsOf(viewer.role).isAdmin", ""],
    ["context.db = readOnly(context.db);", ""],
    ["context.databaseAside = () => readOnly(aside());", ""],
    ["if (context.sessionTrouble === null) context.cookies.push(clearedView());", ""],
    ["if (isWrite(request))\n    return asData", "if (false)\n    return asData"],
    ["pages.factsOf(pathname)?.inView === true", "true"],
    ['if (pathname.startsWith("/api/")) return refuse(NOT_SHOWN);', ""],
    ['if (await crypto.subtle.verify("HMAC", key, signed, encoder.encode(body)))', "if (true)"],
    ["context.sessionTrouble = trouble;\n    context.session = null;", ""],
  ]),
  ...inFile(
    "guard",
    "app/platform/pages/profile-view.ts",
    ["app/platform/pages/profile-view.test.ts"],
    [["if (sendsGpc(headers)) return null;", ""]],
  ),
  ...inFile("constant", "app/guards/limits.ts", VIEW, [["VIEW_MINUTES = 15;", "VIEW_MINUTES = 16;"]]),
  ...inFile("text", "app/guards/view-as.server.ts", VIEW, [
    ["so nothing can be changed.", "so nothing is changed."],
  ]),
  ...inFile("guard", "app/routes/leads/leads.tsx", VIEW, [
    ["english: true }", "english: true, inView: true }"],
  ]),
  ...inFile("guard", "app/domains/audit/view-queries.server.ts", VIEW, [
    ['if (id === adminId) return "own";', ""],
    ['if (role === "admin") return "admin";', ""],
    ['return status === "archived" ? "archived" : null;', "return null;"],
  ]),
  ...inFile("guard", "app/domains/audit/view-commands.server.ts", VIEW, [
    [" AND r.role <> 'admin' AND p.account_status = 'active')", ")"],
  ]),
  ...inFile("owner", "app/routes/workspace/dashboards/agent/agent-figures.server.ts", VIEW, [
    ["context.viewing === null ? figures.leads : null", "figures.leads"],
    ["context.viewing === null ? figures.appointments", "context ? figures.appointments"],
  ]),
  ...inFile(
    "guard",
    "workers/app.ts",
    ["tests/worker/dashboards/profile-views.test.ts"],
    [
      [
        "return viewing === null ? counted(answered, readerId) : answered;",
        "return counted(answered, readerId);",
      ],
    ],
  ),
  ...inFile("guard", "workers/pages/make-pages.ts", VIEW, [
    ["context.viewing === null ? context.session : null", "context.session"],
  ]),
  ...inFile("guard", "app/entry.server.tsx", VIEW, [
    [" && context.viewing === null && chosen", " && chosen"],
  ]),
];
