/** Every guarded page, called as each kind of visitor: what comes back must be what specification §4 and §6 say. */
import { describe, expect, test } from "vitest";
import type { Visitor } from "#support/visitor.ts";
import { openAccounts } from "../accounts.ts";

const { signedIn, stranger } = openAccounts();

const AUTH = (path: string) => `/auth?next=${encodeURIComponent(path)}`;
const REACTIVATE = "/reactivate?email=archived%40fairlead.example";
const OK = 200;

/** A status, or where the redirect leads. */
type Answer = number | string;
type State =
  | "anonymous"
  | "customer without terms"
  | "customer"
  | "unverified agent"
  | "agent without terms"
  | "agent"
  | "archived"
  | "payment step"
  | "setup step"
  | "applicant"
  | "executive"
  | "admin";

const logins: Readonly<Record<Exclude<State, "anonymous">, string>> = {
  "customer without terms": "new-customer",
  customer: "customer",
  "unverified agent": "new-agent",
  "agent without terms": "agent-terms",
  agent: "agent",
  archived: "archived",
  "payment step": "fmo",
  "setup step": "carrier",
  applicant: "applicant",
  executive: "agency-executive",
  admin: "admin",
};

const gated = (path: string, pass: Answer): Record<State, Answer> => ({
  anonymous: AUTH(path),
  "customer without terms": "/user-agreement",
  customer: pass,
  "unverified agent": "/verify-email",
  "agent without terms": "/user-agreement",
  agent: pass,
  archived: REACTIVATE,
  "payment step": "/user-agreement?orgType=fmo",
  "setup step": "/onboarding-pending",
  applicant: pass,
  executive: pass,
  admin: pass,
});

const settings = (path: string, pass: Answer): Record<State, Answer> => ({
  ...Object.fromEntries(Object.keys(logins).map((state) => [state, pass])),
  ...({ anonymous: AUTH(path), archived: REACTIVATE } as Record<State, Answer>),
});

const anonymousOnly = (): Record<State, Answer> => ({
  ...(Object.fromEntries(Object.keys(logins).map((state) => [state, "/dashboard"])) as Record<State, Answer>),
  anonymous: OK,
});

const everybody = (answer: Answer): Record<State, Answer> => ({
  ...(Object.fromEntries(Object.keys(logins).map((state) => [state, answer])) as Record<State, Answer>),
  anonymous: answer,
});

const table: Readonly<Record<string, Record<State, Answer>>> = {
  "/dashboard": {
    ...gated("/dashboard", OK),
    customer: "/customer-dashboard",
  },
  "/customer-dashboard": gated("/customer-dashboard", OK),
  "/admin": {
    ...gated("/admin", "/dashboard"),
    admin: OK,
  },
  "/admin/errors": {
    ...gated("/admin/errors", "/dashboard"),
    admin: OK,
  },
  "/admin/reviews": {
    ...gated("/admin/reviews", "/dashboard"),
    admin: OK,
  },
  "/admin/reviews/01952a10-6b40-7c31-9d02-3a6f1e8b7c01": {
    ...gated("/admin/reviews/01952a10-6b40-7c31-9d02-3a6f1e8b7c01", "/dashboard"),
    admin: 404,
  },
  "/admin/claims/01952a10-6b40-7c31-9d02-3a6f1e8b7c01": {
    ...gated("/admin/claims/01952a10-6b40-7c31-9d02-3a6f1e8b7c01", "/dashboard"),
    admin: 404,
  },
  "/admin/claims/01952a10-6b40-7c31-9d02-3a6f1e8b7c01/document": {
    ...gated("/admin/claims/01952a10-6b40-7c31-9d02-3a6f1e8b7c01/document", "/dashboard"),
    admin: 404,
  },
  "/reviews/01952a10-6b40-7c31-9d02-3a6f1e8b7c01/appeal": gated(
    "/reviews/01952a10-6b40-7c31-9d02-3a6f1e8b7c01/appeal",
    404,
  ),
  "/reviews/01952a10-6b40-7c31-9d02-3a6f1e8b7c01/report": everybody(404),
  "/user-agreement": {
    ...gated("/user-agreement", OK),
    "customer without terms": OK,
    "agent without terms": OK,
    "payment step": OK,
  },
  "/verify-email": {
    ...gated("/verify-email", "/check-email"),
    "unverified agent": OK,
    agent: OK,
  },
  "/onboarding-pending": { ...gated("/onboarding-pending", "/dashboard"), "setup step": OK },
  "/notifications": gated("/notifications", OK),
  "/leave-review?agent=ines-calloway": gated("/leave-review?agent=ines-calloway", OK),
  "/verify-review": everybody(410),
  "/reviews/01952a10-6b40-7c31-9d02-3a6f1e8b7c01": everybody(404),
  "/my-reviews": gated("/my-reviews", OK),
  "/dashboard/reviews": { ...gated("/dashboard/reviews", "/dashboard"), agent: OK },
  "/messages": gated("/messages", OK),
  "/messages/new?agent=bo-li": gated("/messages/new?agent=bo-li", OK),
  "/messages/01952a10-6b40-7c31-9d02-3a6f1e8b7c01": gated(
    "/messages/01952a10-6b40-7c31-9d02-3a6f1e8b7c01",
    404,
  ),
  "/api/user_notifications": { ...everybody(OK), anonymous: 401, archived: 401 },
  "/settings": settings("/settings", OK),
  "/settings?section=security": settings("/settings?section=security", OK),
  "/settings?section=notifications": settings("/settings?section=notifications", OK),
  "/unsubscribe": everybody(400),
  "/settings/export": settings("/settings/export", OK),
  "/accept-terms": settings("/accept-terms", "/user-agreement"),
  "/terms/review": settings("/terms/review", OK),
  "/agreements/01952a10-6b40-7c31-9d02-3a6f1e8b7c01": settings(
    "/agreements/01952a10-6b40-7c31-9d02-3a6f1e8b7c01",
    404,
  ),
  "/dashboard/questions": { ...gated("/dashboard/questions", "/dashboard"), agent: OK },
  "/dashboard/questions/01952a10-6b40-7c31-9d02-3a6f1e8b7c01": gated(
    "/dashboard/questions/01952a10-6b40-7c31-9d02-3a6f1e8b7c01",
    404,
  ),
  "/ask-expert": everybody(OK),
  "/expert-answers": everybody(OK),
  "/my-questions": everybody(OK),
  "/live": everybody(OK),
  "/auth": anonymousOnly(),
  "/auth/signup": anonymousOnly(),
  "/auth/agency-signup": anonymousOnly(),
  "/auth/fmo-signup": anonymousOnly(),
  "/auth/carrier-signup": anonymousOnly(),
  "/auth/executive-signup": anonymousOnly(),
  "/auth/forgot-password": everybody(OK),
  "/auth/reset-password": everybody(410),
  "/check-email": everybody(OK),
  "/reactivate": everybody(OK),
  "/": { ...everybody(OK), applicant: "/settings?section=application" },
  "/help": everybody(OK),
  "/agents/texas": everybody(OK),
};

async function ask(visitor: Visitor, path: string): Promise<Answer> {
  const response = await visitor.get(path);
  await response.text();
  return response.headers.get("Location") ?? response.status;
}

const states = ["anonymous", ...Object.keys(logins)] as State[];

describe.each(states)("%s", (state) => {
  test("gets from every page what the gate says, and its writes get no further", async () => {
    const found: Record<string, Answer> = {};
    const wanted: Record<string, Answer> = {};
    // An archived account is signed out by the first page that has a guard: each page then needs a new session.
    let visitor = state === "anonymous" ? stranger() : await signedIn(logins[state]);
    for (const [path, answers] of Object.entries(table)) {
      if (state === "archived" && !visitor.cookies.has("__Host-session"))
        visitor = await signedIn("archived");
      found[path] = await ask(visitor, path);
      wanted[path] = answers[state];
    }
    expect(found).toEqual(wanted);
  });
});

test("a write is guarded like its page", async () => {
  const writes = ["/user-agreement", "/verify-email", "/settings"];
  for (const path of writes) {
    const response = await stranger().post(path, { intent: "delete-account", agree: "yes" });
    expect(response.headers.get("Location"), path).toBe(AUTH(path));
  }
  const waiting = await (await signedIn("new-agent")).post("/user-agreement", { agree: "yes" });
  expect(waiting.headers.get("Location")).toBe("/verify-email");
});

test("the data of a page is guarded like the page: what Remix asks for under .data", async () => {
  for (const path of ["/dashboard.data", "/settings.data", "/customer-dashboard.data?_routes=root"]) {
    const response = await stranger().get(path);
    const text = await response.text();
    expect(text, path).not.toContain("sessionId");
  }
  const mine = await (await stranger().get("/settings.data")).text();
  expect(mine).toContain("/auth");
});
