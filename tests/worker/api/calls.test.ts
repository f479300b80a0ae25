/** Calls under /api/ are guarded like pages, and report errors in one format. */
import { describe, expect, test } from "vitest";
import type { Visitor } from "#support/browser/visitor.ts";
import { openAccounts } from "../accounts.ts";

const { stranger, signedIn, rows, site } = openAccounts();

const rpc = (name: string, body: unknown = {}) => ({ path: `/api/rpc/${name}`, method: "POST", body });
/** Every call that needs an account. */
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

describe("every call that needs an account answers alike", () => {
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
    // No one is redirected from a call to an onboarding step.
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

  test("someone who has to pay first; but their onboarding status can be read", async () => {
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

  test("and every approved organization is found", async () => {
    const approved = await rows(
      `SELECT a.organization_name, o.name FROM organization_applications a
       LEFT JOIN organizations o ON o.organization_no = a.organization_no WHERE a.status = 'approved'`,
    );
    expect(approved.length).toBeGreaterThan(2);
    for (const { organization_name, name } of approved) expect(name).toBe(organization_name);
  });
});

describe("an invalid request is explained in our words", () => {
  const ask = {
    question: "Does my policy cover a fence that fell?",
    customer_zip_code: "78701",
    insurance_type: "Home",
    customer_first_name: "Nell",
    customer_last_name: "Orne",
    customer_email: "nell-orne@mail.example",
    allow_contact: false,
    customer_phone: "",
  };
  const account = {
    email: "nell@mail.example",
    password: "three words are fine",
    firstName: "Nell",
    lastName: "Orne",
    role: "customer",
  };
  const message = { thread: crypto.randomUUID(), key: crypto.randomUUID(), body: "Hello" };

  test.each([
    [{ action: "create_question" }, "question_data is missing."],
    [{ action: "create_question", question_data: null }, "question_data isn’t valid."],
    [{ action: "create_question", question_data: {} }, "Question is required"],
    [
      { action: "create_question", question_data: { ...ask, allow_contact: 7 } },
      "allow_contact isn’t valid.",
    ],
    [{}, "action must be create_question, select_public or select_mine."],
  ])("a question without its data: %o", async (body, error) => {
    expect(await call(stranger(), rpc("manage_expert_questions_secure", body))).toEqual(refused(400, error));
  });

  /** How the validation library would say it. */
  const LIBRARY =
    /invalid input|expected|received|too (small|big)|unrecognized|invalid (uuid|string|option)/i;
  const WRONG = [null, 7, true, [], {}, "", "x", "\0"];
  /** A body, and how it is sent. */
  const bodies: readonly [string, object, (body: unknown) => (typeof OWN)[number]][] = [
    [
      "create_question",
      ask,
      (question_data) => rpc("manage_expert_questions_secure", { action: "create_question", question_data }),
    ],
    [
      "manage_expert_questions_secure",
      { action: "select_mine" },
      (body) => rpc("manage_expert_questions_secure", body),
    ],
    [
      "manage_product_types_secure",
      { action: "select_active" },
      (body) => rpc("manage_product_types_secure", body),
    ],
    [
      "get_public_profile_by_user_id",
      { p_user_id: crypto.randomUUID() },
      (body) => rpc("get_public_profile_by_user_id", body),
    ],
    ["orchestrated-signup", account, (body) => ({ path: "/api/orchestrated-signup", method: "POST", body })],
    ["messages", message, (body) => ({ path: "/api/messages", method: "POST", body })],
    [
      "messages, several",
      { thread: message.thread, messages: [message] },
      (body) => ({ path: "/api/messages", method: "POST", body }),
    ],
    [
      "user_notifications",
      { read: true },
      (body) => ({ path: "/api/user_notifications", method: "PATCH", body }),
    ],
  ];

  test.each(bodies)(
    "%s, invalid as a body, and with each field missing or of another type",
    async (_, right, send) => {
      const wrong = Object.keys(right).flatMap((field) => [
        Object.fromEntries(Object.entries(right).filter(([key]) => key !== field)),
        ...WRONG.map((value) => ({ ...right, [field]: value })),
      ]);
      const said: string[] = [];
      for (const body of [...WRONG, ...wrong]) {
        // From its own network: attempts may be counted.
        const { status, said: answer } = await call(await signedIn("customer"), send(body));
        expect(status, JSON.stringify(body)).toBeLessThan(500);
        if (status === 400) said.push(`${JSON.stringify(body)}: ${JSON.stringify(answer)}`);
      }
      expect(said.length).toBeGreaterThan(5);
      expect(said.filter((one) => LIBRARY.test(one))).toEqual([]);
    },
  );
});

describe("errors before a call is reached use the same two fields", () => {
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    stranger().get(path, { method: "POST", body, headers });

  test.each([
    [
      "invalid JSON",
      400,
      () => post("/api/rpc/manage_product_types_secure", "{"),
      "This request is not JSON.",
    ],
    [
      "a body that is too large",
      413,
      () => post("/api/orchestrated-signup", "x".repeat(300_000)),
      "This form is too large.",
    ],
    ["an unknown procedure", 404, () => post("/api/rpc/nothing", "{}"), "There is no such procedure."],
    ["an unknown call", 404, () => stranger().get("/api/nothing"), "There is no such call."],
    ["another method", 405, () => stranger().get("/api/orchestrated-signup"), /^POST email, password/],
    ["an invalid report", 400, () => post("/api/errors", "{}"), "This is no report of an error."],
    ["a text that is too long", 400, () => stranger().get(`/api/suggest?q=${"x".repeat(300)}`), /./],
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

  test("while pages still answer as pages", async () => {
    const response = await site.get("/apis/nothing");
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toContain("text/html");
  });
});
