/** Setting up, moving and removing an authenticator: what each step requires. */
import { describe, expect, test } from "vitest";
import { SoftPasskey } from "#support/browser/passkey.ts";
import { type Visitor, wordsOf } from "#support/browser/visitor.ts";
import { codeOf, HTML, isIn, offerOn, openFactors, PASSWORD, show } from "./app.ts";

const { rows, site, newCustomer, newEnrolled, afterPassword, sessionsOf, mailsTo, forgetSteps, stranger } =
  openFactors();
const PAGE = "/settings/second-factor";

const send = async (visitor: Visitor, form: Record<string, string>, page = PAGE) => {
  const response = await visitor.post(page, form);
  return { status: response.status, to: response.headers.get("Location"), html: await response.text() };
};
/** Dates the session's second factor back. */
const letTimePass = (email: string, minutes = 11) =>
  rows(
    `UPDATE sessions SET second_factor_at = second_factor_at - ? WHERE user_id = (SELECT id FROM users WHERE email = ?)`,
    [minutes * 60_000, email],
  );

describe("setting up", () => {
  test("requires a first code and the password, keeps the QR code meanwhile, and ends every other session", async () => {
    const { visitor, person } = await newCustomer("sets-up");
    const elsewhere = await stranger().signIn(person.email, PASSWORD);
    const { secret, sealed } = offerOn(await (await visitor.get(PAGE, HTML)).text());
    const form = { intent: "set-up-factor", sealed, code: codeOf(secret), password: PASSWORD };
    for (const [wrong, status, said] of [
      [{ code: "000000" === form.code ? "111111" : "000000" }, 401, "That code isn’t right."],
      [{ code: codeOf(secret, 4) }, 401, "the clock of your device may be wrong"],
      [{ password: "not the right one" }, 403, "Invalid credentials."],
      [{ code: "" }, 400, "A code is required"],
    ] as const) {
      const answer = await send(visitor, { ...form, ...wrong });
      expect(answer.status).toBe(status);
      expect(answer.html).toContain(said);
      expect(offerOn(answer.html), "the same code to scan").toEqual({ secret, sealed });
    }
    expect(
      await rows("SELECT 1 FROM authenticators a JOIN users u ON u.id = a.user_id WHERE u.email = ?", [
        person.email,
      ]),
    ).toEqual([]);
    const done = await send(visitor, { ...form, code: codeOf(secret) });
    expect(done.status).toBe(200);
    expect(done.html).toContain("We show them only now.");
    expect(await isIn(elsewhere)).toBe(false);
    expect(await isIn(visitor)).toBe(true);
    expect(await mailsTo(person.email)).toContain("second-factor-added");
    // The setup code is used up.
    const { visitor: next } = await afterPassword(person.email);
    expect((await show(next, form.code)).status).toBe(409);
    const again = await (await visitor.get(PAGE, HTML)).text();
    expect(again).not.toContain(secret);
    expect(again).toContain("10 recovery codes are left.");
  });

  test("accepts no secret issued to another account, and none of the client's own", async () => {
    const { visitor: mallory } = await newCustomer("mallory");
    const { visitor } = await newCustomer("victim");
    const { secret, sealed } = offerOn(await (await mallory.get(PAGE, HTML)).text());
    for (const one of [sealed, "AAAA", ""]) {
      const form = { intent: "set-up-factor", sealed: one, code: codeOf(secret), password: PASSWORD };
      expect((await send(visitor, form)).status, one).toBe(one === "" ? 400 : 410);
    }
  });
});

describe("changing it", () => {
  test("like removing a passkey, asks for it again after ten minutes", async () => {
    const { visitor, email, secret } = await newEnrolled("drops-a-key");
    await rows(
      `INSERT INTO passkeys (id, user_id, name, credential_id, public_key, counter, transports, synced, created_at)
        SELECT '01952a10-6b40-7c31-9d02-3a6f1e8b7c77', id, 'Key', 'y', 'y', 0, '', 0, 1 FROM users WHERE email = ?`,
      [email],
    );
    const stored = () => rows("SELECT 1 FROM passkeys WHERE id = '01952a10-6b40-7c31-9d02-3a6f1e8b7c77'");
    const form = { intent: "remove-passkey", passkey: "01952a10-6b40-7c31-9d02-3a6f1e8b7c77" };
    const page = "/settings?section=security";
    await letTimePass(email);
    const next = `/auth/second-factor?next=${encodeURIComponent(page)}`;
    expect((await send(visitor, form, page)).to).toBe(next);
    expect(await stored()).toHaveLength(1);
    await forgetSteps();
    expect((await show(visitor, codeOf(secret), page)).to).toBe(page);
    expect((await send(visitor, form, page)).status).toBe(303);
    expect(await stored()).toEqual([]);
  });

  test("asks for the factor again after ten minutes, and returns to the same page", async () => {
    const { visitor, email, secret } = await newEnrolled("changes");
    await letTimePass(email);
    const form = { intent: "renew-codes", password: PASSWORD };
    const sentAway = await send(visitor, form);
    expect(sentAway.to).toBe("/auth/second-factor?next=%2Fsettings%2Fsecond-factor");
    const page = await wordsOf(await visitor.get(sentAway.to ?? "", HTML));
    expect(page).toContain("Show that it’s you");
    expect((await show(visitor, codeOf(secret), PAGE)).to).toBe(PAGE);
    const renewed = await send(visitor, form);
    expect(renewed.status).toBe(200);
    expect(await mailsTo(email)).toContain("recovery-codes-changed");
  });

  test("new recovery codes replace the old ones", async () => {
    const { visitor, email, codes } = await newEnrolled("renews");
    const other = await newEnrolled("renews-not");
    await send(visitor, { intent: "renew-codes", password: PASSWORD });
    expect((await show((await afterPassword(email)).visitor, codes[0] ?? "")).status).toBe(401);
    // No one else's changed.
    const { visitor: others } = await afterPassword(other.email);
    expect((await show(others, other.codes[0] ?? "")).status).toBe(303);
    // The used one is gone, and others' are not listed.
    expect(await (await others.get(PAGE, HTML)).text()).toMatch(/\b9 recovery codes are left\./);
  });

  test("can move to another app, whose codes alone count then", async () => {
    const { visitor, email, secret: old } = await newEnrolled("moves");
    const { secret, sealed } = offerOn(await (await visitor.get(`${PAGE}?move=1`, HTML)).text());
    const form = { intent: "set-up-factor", sealed, code: codeOf(secret), password: PASSWORD };
    expect((await send(visitor, form, `${PAGE}?move=1`)).status).toBe(200);
    await forgetSteps();
    const { visitor: next } = await afterPassword(email);
    expect((await show(next, codeOf(old))).status).toBe(401);
    expect((await show(next, codeOf(secret))).status).toBe(303);
  });

  test("can be removed with the password, and the password is enough again", async () => {
    const { visitor, email } = await newEnrolled("removes");
    expect((await send(visitor, { intent: "remove-factor", password: "not this" })).status).toBe(403);
    expect((await send(visitor, { intent: "remove-factor", password: PASSWORD })).status).toBe(303);
    expect(await mailsTo(email)).toContain("second-factor-removed");
    const { to, visitor: next } = await afterPassword(email);
    expect(to).toBe("/dashboard");
    expect(await isIn(next)).toBe(true);
    expect((await send(next, { intent: "remove-factor", password: PASSWORD })).status).toBe(409);
  });
});

describe("a passkey", () => {
  /** Adds another passkey to the account, as its script does. */
  async function addPasskey(visitor: Visitor, password: string): Promise<SoftPasskey> {
    const form = { intent: "add-passkey", name: "Phone", password };
    const response = await visitor.post("/settings/passkeys", form);
    const { asked }: { asked: { options: { challenge: string; user: { id: string } } } } =
      await response.json();
    const passkey = new SoftPasskey();
    passkey.userHandle = asked.options.user.id;
    const made = passkey.made({ challenge: asked.options.challenge, origin: site.origin() });
    const addKey = { intent: "keep-passkey", name: "Phone", credential: JSON.stringify(made) };
    const answer = await visitor.post("/settings/passkeys", addKey);
    await answer.text();
    expect(answer.status).toBe(303);
    return passkey;
  }
  async function showKey(visitor: Visitor, passkey: SoftPasskey, challenge?: string) {
    const asked = await visitor.get("/auth/second-factor/passkey");
    const options: { challenge: string; allowCredentials: { id: string }[] } = await asked.json();
    const signed = passkey.signed({ challenge: challenge ?? options.challenge, origin: site.origin() });
    const form = { credential: JSON.stringify(signed), next: "/settings" };
    const response = await visitor.post("/auth/second-factor/passkey", form);
    await response.text();
    return { status: response.status, to: response.headers.get("Location"), options };
  }

  test("of the account is accepted in place of a code, once; another account's is not", async () => {
    const { visitor, email } = await newEnrolled("has-key");
    const passkey = await addPasskey(visitor, PASSWORD);
    const { visitor: mallory } = await newCustomer("has-other-key");
    const others = await addPasskey(mallory, PASSWORD);
    const pending = (await afterPassword(email)).visitor;
    expect((await showKey(pending, others)).status).toBe(401);
    const shown = await showKey(pending, passkey);
    expect(shown).toMatchObject({ status: 303, to: "/settings" });
    expect(shown.options.allowCredentials.map(({ id }) => id)).toEqual([passkey.credentialId]);
    expect((await sessionsOf(email)).at(-1)).toEqual({ proof: "password", second_factor: "passkey" });
    const replaying = (await afterPassword(email)).visitor;
    replaying.cookies.set("__Secure-passkey", pending.cookies.get("__Secure-passkey") ?? "");
    expect((await showKey(replaying, passkey, shown.options.challenge)).status).toBe(400);
    expect(await isIn(replaying)).toBe(false);
  });

  test("is enough to sign in: it is device and owner at once", async () => {
    const { visitor, email } = await newEnrolled("key-alone");
    const passkey = await addPasskey(visitor, PASSWORD);
    const browser = stranger();
    const { challenge }: { challenge: string } = await (await browser.get("/auth/passkey")).json();
    const credential = JSON.stringify(passkey.signed({ challenge, origin: site.origin() }));
    await (await browser.post("/auth/passkey", { credential, next: "" })).text();
    expect(await isIn(browser)).toBe(true);
    expect((await sessionsOf(email)).at(-1)).toEqual({ proof: "passkey", second_factor: "passkey" });
  });

  test("can't be added without a recent second factor", async () => {
    const { visitor, email } = await newEnrolled("key-later");
    await letTimePass(email);
    const form = { intent: "add-passkey", name: "Phone", password: PASSWORD };
    const response = await visitor.post("/settings/passkeys", form);
    await response.text();
    expect(response.headers.get("Location")).toMatch(/^\/auth\/second-factor\?next=/);
  });
});
