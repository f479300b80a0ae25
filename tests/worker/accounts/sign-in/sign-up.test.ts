import { describe, expect, test } from "vitest";
import { errorBy, fieldsOf, formOf, heldBy, pageOf } from "#support/browser/page.ts";
import { type Visitor, wordsOf } from "#support/browser/visitor.ts";
import { openAccounts } from "../../accounts.ts";

const { stranger, signedIn, rows, emailToken } = openAccounts();
const password = "correct horse battery";
const person = { firstName: "Zoë", lastName: "Ray", password };

const orchestrate = (body: unknown) =>
  stranger().get("/api/orchestrated-signup", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  });

/** The terms form with these boxes ticked. */
async function termsForm(visitor: Visitor, ticked: Record<string, string> = {}) {
  const page = await pageOf(await visitor.get("/user-agreement"));
  return fieldsOf(formOf(page.getByRole("checkbox", { name: /^I have read this/ })), ticked);
}

describe("signing up", () => {
  test("opens the account but answers with the sign-in error if that fails afterwards (specification §8)", async () => {
    const email = "locked-before@mail.example";
    for (let attempt = 0; attempt < 5; attempt++)
      await (await stranger().post("/auth", { email, password: "guess" })).text();
    const response = await stranger().post("/auth/signup", { ...person, email, role: "customer" });
    expect(response.status).toBe(429);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await wordsOf(response)).toContain("Account Temporarily Locked");
    expect(await rows("SELECT count(*) AS n FROM users WHERE email = ?", [email])).toEqual([{ n: 1 }]);
  });

  test("opens the account, signs in with the same password and queues the confirmation email", async () => {
    const visitor = stranger();
    const email = "first@mail.example";
    const response = await visitor.post("/auth/signup", {
      ...person,
      email: ` First@Mail.example `,
      role: "customer",
    });
    expect(response.headers.get("Location")).toBe("/check-email");
    expect((await visitor.get("/dashboard")).headers.get("Location")).toBe("/user-agreement");
    // The terms come in between; what was wanted is not forgotten, and is offered once.
    const wanted = "/leave-review?agent=bo-li";
    expect((await visitor.get(wanted)).headers.get("Location")).toBe("/user-agreement");
    const agreed = await visitor.post("/user-agreement", await termsForm(visitor, { agree: "yes" }));
    expect(agreed.headers.get("Location")).toBe(wanted);
    expect(agreed.headers.getSetCookie().join()).toContain("__Secure-way-back=;");
    expect((await visitor.get(wanted)).status).toBe(200);
    const token = await emailToken("confirm-email", email);
    const page = await stranger().get(`/check-email?token=${token}`);
    expect(await wordsOf(page)).toContain("Confirm email address");
    // Opening the link must not use it up: programs open links too.
    expect(await rows("SELECT email_confirmed_at FROM users WHERE email = ?", [email])).toEqual([
      { email_confirmed_at: null },
    ]);
    expect((await visitor.post("/check-email", { token })).status).toBe(303);
    expect((await visitor.post("/check-email", { token })).status).toBe(410);
    const [user] = await rows("SELECT email_confirmed_at, password_hash FROM users WHERE email = ?", [email]);
    expect(user?.email_confirmed_at).toBeGreaterThan(0);
    expect(user?.password_hash).toMatch(/^\$scrypt\$/);
  });

  test("says what is wrong next to the field, keeps the rest and never returns the password", async () => {
    const response = await stranger().post("/auth/signup", {
      ...person,
      email: "wrong@",
      password: "short-pass",
      firstName: "<b>Zoë</b>",
      lastName: "",
    });
    expect(response.status).toBe(400);
    const page = await pageOf(response);
    expect(errorBy(page.getByLabelText("Email"))).toBe("Invalid email address");
    expect(errorBy(page.getByLabelText("Last name"))).toBe("Last name is required");
    expect(heldBy(page.getByLabelText("Email"))).toBe("wrong@");
    expect(heldBy(page.getByLabelText("First name"))).toBe("<b>Zoë</b>");
    expect(page.html).not.toContain("short-pass");
  });

  test("with an address that has an account says so in the specification's words", async () => {
    const response = await stranger().post("/auth/signup", {
      ...person,
      email: "CUSTOMER@fairlead.example",
      role: "customer",
    });
    expect(response.status).toBe(409);
    expect(await wordsOf(response)).toContain(
      "This email already has an account. Please sign in or reset your password.",
    );
  });

  test("five times at once with one address opens exactly one account", async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, async (_, at) => {
        const email = at % 2 === 0 ? "race@mail.example" : " Race@MAIL.example ";
        const response = await orchestrate({ ...person, email, role: "customer" });
        const answer: { success: boolean; error: string | null } = await response.json();
        return answer;
      }),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ error }) => /already has an account/.test(error ?? ""))).toHaveLength(4);
    expect(await rows("SELECT count(*) AS n FROM users WHERE email = 'race@mail.example'")).toEqual([
      { n: 1 },
    ]);
  });

  test("an organization's applicant waits, with the application as home page", async () => {
    const visitor = stranger();
    const refused = await visitor.post("/auth/agency-signup", { ...person, email: "agency@mail.example" });
    expect(await wordsOf(refused)).toContain("Organization name is required");
    await visitor.post("/auth/agency-signup", {
      ...person,
      email: "agency@mail.example",
      organizationName: "Ray & Ray",
    });
    expect((await visitor.get("/")).headers.get("Location")).toBe("/settings?section=application");
    expect(await wordsOf(await visitor.get("/settings?section=application"))).toContain("Ray &amp; Ray");
    const status = await visitor.get("/api/rpc/get_user_onboarding_status", { method: "POST" });
    expect(await status.json()).toMatchObject({
      organization_name: "Ray & Ray",
      organization_type: "agency",
      application_status: "draft",
      needs_onboarding: false,
    });
  });

  test("accepts addresses of any script, and no one becomes an admin by asking", async () => {
    expect(await (await orchestrate({ ...person, email: "用户@例子.example" })).json()).toEqual({
      success: true,
      error: null,
    });
    const admin = await orchestrate({ ...person, email: "boss@mail.example", role: "admin" });
    expect(admin.status).toBe(400);
    expect(await admin.json()).toEqual({ success: false, error: "Choose an account type." });
    const form = await stranger().post("/auth/signup", {
      ...person,
      email: "boss@mail.example",
      role: "carrier",
    });
    expect(form.status).toBe(400);
    await form.text();
    expect(await rows("SELECT count(*) AS n FROM users WHERE email = 'boss@mail.example'")).toEqual([
      { n: 0 },
    ]);
  });

  test("answers 400 to invalid JSON, 413 to a huge body, and 405 to a GET", async () => {
    const send = (body: string) => stranger().get("/api/orchestrated-signup", { method: "POST", body });
    expect((await send("{")).status).toBe(400);
    expect((await send("[]")).status).toBe(400);
    expect(
      (await send(JSON.stringify({ ...person, email: "x@mail.example", password: "x".repeat(300_000) })))
        .status,
    ).toBe(413);
    expect((await stranger().get("/api/orchestrated-signup")).status).toBe(405);
  });
});

describe("terms", () => {
  test("are accepted by a checkbox, with version, time and hash, and only the owner reads the record", async () => {
    const visitor = await signedIn("new-customer");
    const version = (await termsForm(visitor)).get("version") ?? "";
    const unticked = await visitor.post("/user-agreement", { version });
    expect(unticked.status).toBe(400);
    expect(await wordsOf(unticked)).toContain("Check the box to agree");
    const stale = await visitor.post("/user-agreement", {
      version: "00000000-0000-7000-8000-000000000000",
      agree: "yes",
    });
    expect(stale.status).toBe(409);
    await stale.text();
    expect((await visitor.post("/user-agreement", { version, agree: "yes" })).status).toBe(303);
    const [agreement] = await rows(
      `SELECT a.id, a.hash, a.hash = t.hash AS same FROM user_terms_agreements a JOIN terms_versions t
       ON t.id = a.terms_version_id JOIN users u ON u.id = a.user_id WHERE u.email = 'new-customer@fairlead.example'`,
    );
    expect(agreement?.same).toBe(1);
    expect(await wordsOf(await visitor.get(`/agreements/${agreement?.id}`))).toContain(
      String(agreement?.hash),
    );
    const foreign = await (await signedIn("customer")).get(`/agreements/${agreement?.id}`);
    expect(foreign.status).toBe(404);
    await foreign.text();
  });

  test("show what changed between two versions", async () => {
    const words = await wordsOf(await (await signedIn("agent")).get("/terms/review"));
    expect(words).toMatch(/Added\s*: How you deal with customers/);
  });
});
