/** Calls under /api/ are guarded like pages, and say what is wrong in one way. */
import { describe, expect, test } from "vitest";
import type { Visitor } from "#support/visitor.ts";
import { openAccounts } from "./accounts.ts";

const { stranger, signedIn, rows, site } = openAccounts();

const rpc = (name: string, body: unknown = {}) => ({ path: `/api/rpc/${name}`, method: "POST", body });
/** Every call that is somebody's own. */
const OWN: readonly { path: string; method?: string; body?: unknown }[] = [
  { path: "/api/messages?thread=none" },
  { path: "/api/messages", method: "POST", body: {} },
  { path: "/api/user_notifications" },
  { path: "/api/user_notifications", method: "PATCH", body: { read: true } },
  rpc("get_user_onboarding_status"),
  rpc("get_user_managed_organizations_secure"),
  rpc("manage_product_types_secure", { action: "select_all" }),
  rpc("manage_expert_questions_secure", { action: "select_mine" }),
];

async function call(as: Visitor, { path, method = "GET", body }: (typeof OWN)[number]) {
  const response = await as.get(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, said: await response.json() };
}

const refused = (status: number, error: string) => ({ status, said: { success: false, error } });

describe("every call of one's own answers alike", () => {
  test("a stranger", async () => {
    for (const one of OWN)
      expect(await call(stranger(), one), one.path).toEqual(refused(401, "Sign in first."));
  });

  test.each([
    ["a customer without terms", "new-customer", "Agree to the terms first."],
    ["an agent without terms", "agent-terms", "Agree to the terms first."],
    ["an agent who has not claimed a profile", "new-agent", "Claim your profile first."],
  ])("%s", async (_, who, sentence) => {
    const visitor = await signedIn(who);
    for (const one of OWN) expect(await call(visitor, one), one.path).toEqual(refused(403, sentence));
    // Nobody is led on to a call after the step.
    expect([...visitor.cookies.keys()].filter((name) => /way-back|draft/.test(name))).toEqual([]);
  });

  test("an archived session, which ends", async () => {
    for (const one of OWN) {
      await rows(
        "UPDATE profiles SET account_status = 'active' WHERE user_id = (SELECT id FROM users WHERE email = ?)",
        ["archived@fairlead.example"],
      );
      const visitor = await signedIn("archived");
      await rows(
        "UPDATE profiles SET account_status = 'archived' WHERE user_id = (SELECT id FROM users WHERE email = ?)",
        ["archived@fairlead.example"],
      );
      const sentence = "This account is archived. Reactivate it first.";
      expect(await call(visitor, one), one.path).toEqual(refused(403, sentence));
      expect(visitor.cookies.has("__Host-session"), one.path).toBe(false);
      expect(await call(visitor, one), one.path).toEqual(refused(401, "Sign in first."));
    }
  });

  test("somebody who has to pay first; but where they stand they are told", async () => {
    const visitor = await signedIn("fmo");
    for (const one of OWN) {
      const answer = await call(visitor, one);
      if (one.path.endsWith("get_user_onboarding_status")) expect(answer.status).toBe(200);
      else expect(answer, one.path).toEqual(refused(403, "Your organization waits for its first payment."));
    }
  });
});

describe("the payment step", () => {
  test("names its organization, in the call and in the address", async () => {
    const [made] = await rows(
      "SELECT id FROM organizations WHERE url_slug = 'lantern-harbor-field-marketing'",
    );
    const visitor = await signedIn("fmo");
    const { said } = await call(visitor, rpc("get_user_onboarding_status"));
    expect(said).toMatchObject({
      current_step: "payment",
      can_pay: true,
      metadata: { organization_id: made?.id, organization_type: "fmo" },
    });
    const sent = await visitor.get("/dashboard");
    expect(sent.headers.get("Location")).toBe(`/user-agreement?orgId=${made?.id}&orgType=fmo`);
  });

  test("and no organization that was approved is missing", async () => {
    const approved = await rows(
      `SELECT a.organization_name, o.name FROM organization_applications a
       LEFT JOIN organizations o ON o.organization_no = a.organization_no WHERE a.status = 'approved'`,
    );
    expect(approved.length).toBeGreaterThan(2);
    for (const { organization_name, name } of approved) expect(name).toBe(organization_name);
  });
});

describe("what fails before a call is reached says so in the same two fields", () => {
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    stranger().get(path, { method: "POST", body, headers });

  test.each([
    [
      "what is no JSON",
      400,
      () => post("/api/rpc/manage_product_types_secure", "{"),
      "This request is not JSON.",
    ],
    [
      "what is too large",
      413,
      () => post("/api/orchestrated-signup", "x".repeat(300_000)),
      "This form is too large.",
    ],
    ["no such procedure", 404, () => post("/api/rpc/nothing", "{}"), "There is no such procedure."],
    ["no such call", 404, () => stranger().get("/api/nothing"), "There is no such call."],
    ["another method", 405, () => stranger().get("/api/orchestrated-signup"), /^POST email, password/],
    ["no report", 400, () => post("/api/errors", "{}"), "This is no report of an error."],
    ["a text too long", 400, () => stranger().get(`/api/suggest?q=${"x".repeat(300)}`), /./],
    [
      "another site's page",
      403,
      () => post("/api/rpc/manage_product_types_secure", "{}", { Origin: "https://elsewhere.example" }),
      "This form wasn’t sent from this site.",
    ],
  ])("%s", async (_, status, ask, sentence) => {
    const response = await ask();
    expect(response.status).toBe(status);
    expect(response.headers.get("Content-Type")).toContain("application/json");
    const said: { success?: unknown; error?: unknown } = await response.json();
    expect(Object.keys(said)).toEqual(["success", "error"]);
    expect(said.success).toBe(false);
    expect(said.error).toMatch(sentence);
  });

  test("while pages go on being pages", async () => {
    const response = await site.get("/apis/nothing");
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toContain("text/html");
  });
});
