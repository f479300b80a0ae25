import { describe, expect, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { LINKS_A_NETWORK_AN_HOUR, LINKS_AN_HOUR } from "#app/domains/auth/limits.ts";
import { errorBy, fieldsOf, formOf, pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openAccounts } from "../../accounts.ts";

const { stranger, signedIn, rows, emailToken } = openAccounts();
const password = "correct horse battery";
let people = 0;

/** Signs up with an unconfirmed address. */
async function opened() {
  people += 1;
  const email = `opened-${people}@mail.example`;
  const visitor = stranger();
  await visitor.post("/auth/signup", {
    email,
    password,
    firstName: "Zoë",
    lastName: "Ray",
    role: "customer",
  });
  return { email, visitor, token: await emailToken("confirm-email", email) };
}
const isConfirmed = async (email: string) =>
  (await rows("SELECT email_confirmed_at IS NOT NULL AS yes FROM users WHERE email = ?", [email]))[0]?.yes ===
  1;

describe("a link that confirms an address", () => {
  test("asks for the account's password if opened without its session", async () => {
    const { email, token } = await opened();
    const reader = stranger();
    const page = await wordsOf(await reader.get(`/check-email?token=${token}`));
    expect(page).toContain(`Enter the password for the ${email} account`);
    const bare = await reader.post(`/check-email?token=${token}`, { token });
    expect(bare.status).toBe(401);
    expect(errorBy((await pageOf(bare)).getByLabelText("Password"))).toContain("Password is required");
    const wrong = await reader.post("/check-email", { token, password: "not the right one" });
    expect(wrong.status).toBe(401);
    const html = await wrong.text();
    expect(html).toContain("Invalid credentials. 4 attempts remaining.");
    expect(html).not.toContain("not the right one");
    expect(await isConfirmed(email)).toBe(false);
    expect((await reader.post("/check-email", { token, password })).headers.get("Location")).toBe(
      "/dashboard",
    );
    expect(await isConfirmed(email)).toBe(true);
  });

  test("gives no one's questions to an account opened with their address", async () => {
    const email = "victim@mail.example";
    await (
      await stranger().post("/ask-expert", {
        customer_first_name: "Nell",
        customer_last_name: "Hargrove",
        customer_email: email,
        customer_zip_code: "78704",
        insurance_type: "Home",
        question: "Does my policy pay for the amaranthine fence?",
      })
    ).text();
    const attacker = stranger();
    await attacker.post("/auth/signup", {
      email,
      password,
      firstName: "Zoë",
      lastName: "Ray",
      role: "customer",
    });
    const victim = stranger();
    const token = await emailToken("confirm-email", email);
    await (await victim.get(`/check-email?token=${token}`)).text();
    await (await victim.post("/check-email", { token })).text();
    expect(await wordsOf(await attacker.get("/my-questions"))).not.toContain("amaranthine");
  });

  test("in another account's session says so and does nothing", async () => {
    const { email, token } = await opened();
    const other = await signedIn("customer");
    const page = await wordsOf(await other.get(`/check-email?token=${token}`));
    expect(page).toContain("This link belongs to another account");
    expect(page).toContain("Sign out");
    // Not even with the right password: the signed-in person would end up in another account.
    const response = await other.post("/check-email", { token, password });
    expect(response.status).toBe(409);
    await response.text();
    expect(await isConfirmed(email)).toBe(false);
  });

  test("counts wrong passwords like the sign-in page, and locks with it", async () => {
    const { email, token } = await opened();
    for (let attempt = 0; attempt < 5; attempt++)
      await (await stranger().post("/check-email", { token, password: "wrong" })).text();
    const locked = await stranger().post("/check-email", { token, password });
    expect(locked.status).toBe(429);
    expect(await wordsOf(locked)).toContain("Account Temporarily Locked");
    expect((await stranger().post("/auth", { email, password })).status).toBe(429);
    expect(await isConfirmed(email)).toBe(false);
  });

  test("that is used or expired says so at once", async () => {
    const { token, visitor } = await opened();
    await visitor.post("/check-email", { token });
    expect(await wordsOf(await visitor.get(`/check-email?token=${token}`))).toContain(
      "Your email address is confirmed",
    );
    const page = await stranger().get(`/check-email?token=${token}`);
    expect(page.status).toBe(410);
    expect(await wordsOf(page)).toContain("This link was already used or has expired");
    const late = await opened();
    await rows(
      "UPDATE one_time_links SET expires_at = ? WHERE user_id = (SELECT id FROM users WHERE email = ?)",
      [Date.now() - 1, late.email],
    );
    const old = await stranger().get(`/check-email?token=${late.token}`);
    expect(old.status).toBe(410);
    await old.text();
    const response = await stranger().post("/check-email", { token: late.token, password });
    expect(response.status).toBe(410);
    await response.text();
    expect(await isConfirmed(late.email)).toBe(false);
  });
});

describe("asking for links", () => {
  const ask = async (path: string, email: string, times: number, who = stranger) => {
    for (let asked = 0; asked < times; asked++) await (await who().post(path, { email })).text();
  };
  const sent = async (kind: string, email: string) =>
    Number(
      (await rows("SELECT count(*) n FROM outbox WHERE kind = ? AND recipient = ?", [kind, email]))[0]?.n,
    );
  const settled = async (kind: string, email: string, many: number) => {
    for (let attempt = 0; attempt < 40 && (await sent(kind, email)) < many; attempt++)
      await new Promise((resolve) => setTimeout(resolve, 25));
    return sent(kind, email);
  };

  test("of one kind doesn't use up another's limit, and requests that send nothing don't count", async () => {
    const email = "agency@fairlead.example";
    await ask("/reactivate", email, LINKS_AN_HOUR + 1);
    await ask("/check-email", email, LINKS_AN_HOUR + 1);
    await ask("/auth/forgot-password", email, 1);
    await emailToken("reset-password", email);
    expect(await sent("reactivate", email)).toBe(0);
    expect(await sent("confirm-email", email)).toBe(0);
  });

  test("by a stranger from one network leaves the owner their own, and every sent link still works", async () => {
    const email = "fmo@fairlead.example";
    const owner = stranger();
    await ask("/auth/forgot-password", email, 1, () => owner);
    const first = await emailToken("reset-password", email);
    const nuisance = stranger();
    await ask("/auth/forgot-password", email, LINKS_A_NETWORK_AN_HOUR + 4, () => nuisance);
    expect(await settled("reset-password", email, 1 + LINKS_A_NETWORK_AN_HOUR)).toBe(
      1 + LINKS_A_NETWORK_AN_HOUR,
    );
    await ask("/auth/forgot-password", email, 1, () => owner);
    expect(await settled("reset-password", email, 2 + LINKS_A_NETWORK_AN_HOUR)).toBe(
      2 + LINKS_A_NETWORK_AN_HOUR,
    );
    const page = await owner.get(`/auth/reset-password?token=${first}`);
    expect(page.status).toBe(200);
    await page.text();
  });

  test("from everywhere sends only so many to one mailbox, whether or not it has an account", async () => {
    const email = "carrier@fairlead.example";
    const answers = new Set<string>();
    for (let asked = 0; asked < LINKS_AN_HOUR + 3; asked++)
      answers.add(await wordsOf(await stranger().post("/auth/forgot-password", { email })));
    expect(await settled("reset-password", email, LINKS_AN_HOUR)).toBe(LINKS_AN_HOUR);
    const unused = "nobody@mail.example";
    const unknown = await wordsOf(await stranger().post("/auth/forgot-password", { email: unused }));
    expect([...answers]).toEqual([unknown.replace(unused, email)]);
    // When no more are sent, the owner already has a working link.
    const token = await emailToken("reset-password", email);
    const owner = stranger();
    expect((await owner.post("/auth/reset-password", { token, password })).status).toBe(303);
    await owner.signIn(email, password);
  });
});

describe("deleting the account", () => {
  const privacy = "/settings?section=privacy";
  const form = { intent: "delete-account", confirm: "agent-terms@fairlead.example" };
  const exists = async () => (await rows("SELECT 1 FROM users WHERE email = ?", [form.confirm])).length === 1;

  test("asks for the password, says what is wrong next to the field, and keeps what was typed", async () => {
    const owner = await signedIn("agent-terms");
    const bare = await owner.post(privacy, form);
    expect(bare.status).toBe(400);
    expect(await wordsOf(bare)).toContain("Password is required");
    const wrong = await owner.post(privacy, { ...form, password: "of a session that was stolen" });
    expect(wrong.status).toBe(403);
    const page = await pageOf(wrong);
    const password = page.getByLabelText("Your password");
    expect(errorBy(password)).toContain("Invalid credentials. 4 attempts remaining.");
    expect(fieldsOf(formOf(password)).get("confirm")).toBe(form.confirm);
    expect(page.html).not.toContain("of a session that was stolen");
    expect(await exists()).toBe(true);
  });

  test("counts wrong passwords like the sign-in page, and locks with it", async () => {
    const thief = await signedIn("agent-terms");
    // A stolen session, without its browser.
    thief.cookies.delete("__Host-device");
    for (let attempt = 0; attempt < 5; attempt++)
      await (await thief.post(privacy, { ...form, password: "wrong" })).text();
    const locked = await thief.post(privacy, { ...form, password: demoPassword });
    expect(locked.status).toBe(429);
    expect(await wordsOf(locked)).toContain("Too many failed attempts. Please try again in 15 minutes.");
    expect((await stranger().post("/auth", { email: form.confirm, password: demoPassword })).status).toBe(
      429,
    );
    expect(await exists()).toBe(true);
  });
});
