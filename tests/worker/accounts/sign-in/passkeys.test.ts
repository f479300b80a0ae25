/** Passkeys: what is accepted and what isn't (docs/decisions 0056). Node's crypto is the authenticator. */
import { describe, expect, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import {
  askForPasskey,
  addPasskey as keepPasskey,
} from "#app/domains/auth/passkeys/passkey-commands.server.ts";
import { approveReset } from "#app/domains/auth/second-factor/reset-commands.server.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { type Signing, SoftPasskey } from "#support/browser/passkey.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openConversations } from "../../messages/conversations.ts";

const { rows, site, stranger, newCustomer, signedIn, emailToken, databaseUrl } = openConversations();
const PASSWORD = "a long enough password";
const HTML = { Accept: "text/html" };

type Asked = { asked?: { options: { challenge: string; user: { id: string } } } };

/** The challenge for adding a passkey, after the password. */
async function askToAdd(visitor: Visitor, password = PASSWORD) {
  const form = { intent: "add-passkey", name: "My phone", password };
  const response = await visitor.post("/settings/passkeys", form);
  const text = await response.text();
  const asked: Asked = response.status === 200 ? JSON.parse(text) : {};
  return { status: response.status, text, options: asked.asked?.options };
}

const keep = (visitor: Visitor, credential: unknown, name = "My phone") =>
  visitor.post("/settings/passkeys", {
    intent: "keep-passkey",
    name,
    credential: JSON.stringify(credential),
  });

/** A new passkey of the visitor's account. */
async function addPasskey(visitor: Visitor, password = PASSWORD): Promise<SoftPasskey> {
  const { options } = await askToAdd(visitor, password);
  const passkey = new SoftPasskey();
  passkey.userHandle = options?.user.id;
  const answer = await keep(
    visitor,
    passkey.made({ challenge: options?.challenge ?? "", origin: site.origin() }),
  );
  await answer.text();
  expect(answer.status).toBe(303);
  return passkey;
}

async function askWho(visitor: Visitor): Promise<string> {
  const response = await visitor.get("/auth/passkey");
  const { challenge }: { challenge: string } = await response.json();
  return challenge;
}

async function show(visitor: Visitor, credential: unknown) {
  const response = await visitor.post("/auth/passkey", { credential: JSON.stringify(credential), next: "" });
  const text = await response.text();
  return { status: response.status, to: response.headers.get("Location"), text };
}

/** Signs in with the passkey from a new browser, with false data from `lies`. */
async function enter(passkey: SoftPasskey, lies: Partial<Signing> = {}, visitor = stranger()) {
  const challenge = await askWho(visitor);
  return { visitor, ...(await show(visitor, passkey.signed({ challenge, origin: site.origin(), ...lies }))) };
}

const sessionsOf = (email: string, proof = "passkey") =>
  rows(
    "SELECT s.id FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.email = ? AND s.proof = ? AND s.revoked_at IS NULL",
    [email, proof],
  );
const mailsTo = async (email: string) =>
  (await rows("SELECT kind FROM outbox WHERE recipient = ? ORDER BY created_at", [email])).map(
    ({ kind }) => kind,
  );

describe("a passkey", () => {
  test("is added after the password, signs in, is listed with its last use, and can be removed", async () => {
    const { visitor, person } = await newCustomer("key");
    const passkey = await addPasskey(visitor);
    expect(await mailsTo(person.email)).toContain("passkey-added");
    const before = await (await visitor.get("/settings?section=security", { headers: HTML })).text();
    expect(before).toContain("My phone");
    expect(before).toContain("Not yet");

    const entered = await enter(passkey);
    expect([entered.status, entered.to]).toEqual([303, "/dashboard"]);
    const settings = await entered.visitor.get("/settings?section=security", { headers: HTML });
    expect(settings.status).toBe(200);
    const page = await settings.text();
    expect(page).not.toContain("Not yet");
    expect(page).toContain("A passkey");
    expect(await sessionsOf(person.email)).toHaveLength(1);
    // As after a password: the browser is known, and the account's fingerprints are stored.
    expect([...entered.visitor.cookies.keys()]).toContain("__Host-device");

    const [row] = await rows(
      "SELECT p.id FROM passkeys p JOIN users u ON u.id = p.user_id WHERE u.email = ?",
      [person.email],
    );
    const form = { intent: "remove-passkey", passkey: String(row?.id) };
    const other = (await newCustomer("other-key")).visitor;
    const others = await (await other.get("/settings?section=security", { headers: HTML })).text();
    expect(others).toContain("Passkeys");
    expect(others, "no one else's").not.toContain("My phone");
    const refused = await other.post("/settings?section=security", form);
    await refused.text();
    expect(refused.status).toBe(409);
    const removed = await visitor.post("/settings?section=security", form);
    await removed.text();
    expect(removed.status).toBe(303);
    expect(await mailsTo(person.email)).toContain("passkey-removed");
    const again = await enter(passkey);
    expect(again.status).toBe(401);
    expect(again.text).toContain("We don’t know this passkey");
  });

  test("requires the right password, and the tries are counted", async () => {
    const { visitor } = await newCustomer("unproven");
    const wrong = await askToAdd(visitor, "not this one");
    expect(wrong.status).toBe(403);
    expect(wrong.text).toContain("4 attempts remaining");
    // A challenge from another form of the account doesn't work for adding.
    const challenge = await askWho(stranger());
    const answer = await keep(visitor, new SoftPasskey().made({ challenge, origin: site.origin() }));
    await answer.text();
    expect(answer.status).toBe(400);
  });

  test("goes only to the account and browser that asked, once", async () => {
    const [one, other] = [(await newCustomer("one")).visitor, (await newCustomer("two")).visitor];
    const { options } = await askToAdd(one);
    const signing = { challenge: options?.challenge ?? "", origin: site.origin() };
    // Another account's session with the first browser's cookie, and the first session in another browser.
    const stolen = stranger();
    for (const [name, value] of other.cookies) stolen.cookies.set(name, value);
    stolen.cookies.set("__Secure-passkey", one.cookies.get("__Secure-passkey") ?? "");
    const elsewhere = stranger();
    for (const [name, value] of one.cookies)
      if (name !== "__Secure-passkey") elsewhere.cookies.set(name, value);
    for (const visitor of [stolen, elsewhere]) {
      const answer = await keep(visitor, new SoftPasskey().made(signing));
      await answer.text();
      expect(answer.status).toBe(400);
    }
    for (const lies of [
      { origin: "https://fairlead.example.net" },
      { rpId: "else" },
      { verified: false },
      { type: "webauthn.get" },
    ]) {
      const answer = await keep(one, new SoftPasskey().made({ ...signing, ...lies }));
      await answer.text();
      expect(answer.status, JSON.stringify(lies)).toBe(400);
    }
    const made = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const answer = await keep(one, new SoftPasskey().made(signing));
        await answer.text();
        return answer.status;
      }),
    );
    expect(made.filter((status) => status === 303)).toHaveLength(1);
  });

  test("belongs to one account, and an account has ten at most", async () => {
    const { visitor, person } = await newCustomer("ten");
    const passkey = await addPasskey(visitor);
    const other = (await newCustomer("eleven")).visitor;
    const { options } = await askToAdd(other);
    const answer = await keep(
      other,
      passkey.made({ challenge: options?.challenge ?? "", origin: site.origin() }),
    );
    expect(await answer.text()).toContain("This passkey was added before");
    for (let more = 0; more < 8; more++) await addPasskey(visitor);
    const waiting = [await askToAdd(visitor), await askToAdd(visitor)];
    const both = await Promise.all(
      waiting.map(async (asked) => {
        const challenge = asked.options?.challenge ?? "";
        const last = await keep(visitor, new SoftPasskey().made({ challenge, origin: site.origin() }));
        await last.text();
        return last.status;
      }),
    );
    expect(both.sort()).toEqual([303, 409]);
    const full = await askToAdd(visitor);
    expect(full.status).toBe(409);
    expect(full.text).toContain("as many as an account may have");
    const stored = await rows(
      "SELECT count(*) n FROM passkeys p JOIN users u ON u.id = p.user_id WHERE u.email = ?",
      [person.email],
    );
    expect(stored).toEqual([{ n: 10 }]);
  });
});

test("isn't added if the session ended meanwhile: it would open the account afterwards", async () => {
  const { person } = await newCustomer("ended");
  const [session] = await rows(
    `SELECT s.id, s.user_id, s.expires_at FROM sessions s JOIN users u ON u.id = s.user_id
     WHERE u.email = ? AND s.revoked_at IS NULL ORDER BY s.created_at DESC LIMIT 1`,
    [person.email],
  );
  const userId = String(session?.user_id);
  const sessionId = String(session?.id);
  const owner = { ...person, userId };
  const context = openContext({ databaseUrl: databaseUrl() });
  context.session = { userId, sessionId };
  const page = `${context.origin}/settings/passkeys`;
  const options = await askForPasskey(context, new Request(page), owner);
  const cookie = context.cookies.map((one) => one.split(";")[0]).join("; ");
  const request = new Request(page, { method: "POST", headers: { Cookie: cookie } });
  const made = new SoftPasskey().made({ challenge: options?.challenge ?? "", origin: context.origin });
  const add = () =>
    keepPasskey(context, request, owner, { name: "My phone", credential: JSON.stringify(made) });
  const stand = (revokedAt: number | null, expiresAt: number) =>
    rows("UPDATE sessions SET revoked_at = ?, expires_at = ? WHERE id = ?", [
      revokedAt,
      expiresAt,
      sessionId,
    ]);
  const until = Number(session?.expires_at);
  for (const [revokedAt, expiresAt] of [
    [1, until],
    [null, 1],
  ] as const) {
    await stand(revokedAt, expiresAt);
    expect(await add()).toBe("refused");
    expect(await rows("SELECT 1 FROM passkeys WHERE user_id = ?", [userId])).toEqual([]);
  }
  await stand(null, until);
  expect(await add()).toBe("added");
  await context.settled();
});

describe("signing in with a passkey is refused", () => {
  test.each<[string, Partial<Signing>]>([
    ["from another site", { origin: "https://fairlead.example.net" }],
    ["for another site", { rpId: "fairlead.example.net" }],
    ["without its owner's finger or PIN", { verified: false }],
    ["when it was made for adding one", { type: "webauthn.create" }],
    ["with an invented challenge", { challenge: Buffer.alloc(56).toString("base64url") }],
    ["in another account's name", { userHandle: Buffer.alloc(16, 7).toString("base64url") }],
  ])("%s", async (_name, lies) => {
    const { visitor, person } = await newCustomer("lied");
    const passkey = await addPasskey(visitor);
    const { status, text } = await enter(passkey, lies);
    expect(status).toBe(400);
    expect(text).toContain("That passkey didn’t work");
    expect(await sessionsOf(person.email)).toEqual([]);
    expect((await enter(passkey)).status).toBe(303);
  });

  test("with another key's signature under its name", async () => {
    const { visitor, person } = await newCustomer("forged");
    const passkey = await addPasskey(visitor);
    const thief = stranger();
    const challenge = await askWho(thief);
    const forged = new SoftPasskey().signed({ challenge, origin: site.origin() });
    const id = passkey.credentialId;
    expect((await show(thief, { ...forged, id, rawId: id })).status).toBe(400);
    expect(await sessionsOf(person.email)).toEqual([]);
  });

  test("when its counter goes back or doesn't move: someone has copied it", async () => {
    const { visitor } = await newCustomer("copied");
    const passkey = await addPasskey(visitor);
    expect((await enter(passkey, { counter: 10 })).status).toBe(303);
    for (const counter of [9, 10, 0])
      expect((await enter(passkey, { counter })).status, `${counter}`).toBe(400);
    expect((await enter(passkey, { counter: 11 })).status).toBe(303);
  });

  test("a second time with the same answer, twenty times at once, and in another browser", async () => {
    const { visitor, person } = await newCustomer("twice");
    const passkey = await addPasskey(visitor);
    const browser = stranger();
    const challenge = await askWho(browser);
    // A passkey without a counter, as most are: only the challenge can tell.
    const signed = passkey.signed({ challenge, origin: site.origin(), counter: 0 });
    const elsewhere = stranger();
    await askWho(elsewhere);
    expect((await show(elsewhere, signed)).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 20 }, () => show(browser, signed)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array<number>(19).fill(400)].sort());
    expect(await sessionsOf(person.email)).toHaveLength(1);
    const again = passkey.signed({ challenge, origin: site.origin(), counter: 0 });
    expect((await show(browser, again)).status).toBe(400);
  });

  test("when the request is malformed", async () => {
    const browser = stranger();
    await askWho(browser);
    for (const credential of [
      null,
      {},
      "x",
      { id: "a" },
      { id: "a b", rawId: "a b", type: "public-key", response: {} },
    ])
      expect((await show(browser, credential)).status).toBe(400);
    const long = new SoftPasskey().signed({ challenge: "x".repeat(20_000), origin: site.origin() });
    expect((await show(browser, long)).status).toBe(400);
  });
});

test("a lock caused by strangers keeps no passkey out", async () => {
  const { visitor, person } = await newCustomer("locked");
  const passkey = await addPasskey(visitor);
  for (let attempt = 0; attempt < 5; attempt++)
    await (await stranger().post("/auth", { email: person.email, password: "wrong" })).text();
  const locked = await stranger().post("/auth", { email: person.email, password: PASSWORD });
  await locked.text();
  expect(locked.status).toBe(429);
  expect((await enter(passkey)).status).toBe(303);
});

test("an archived account is sent where its password would send it", async () => {
  const { visitor, person } = await newCustomer("stored");
  const passkey = await addPasskey(visitor);
  await rows(
    "UPDATE profiles SET account_status = 'archived' WHERE user_id = (SELECT id FROM users WHERE email = ?)",
    [person.email],
  );
  const { visitor: entered, to } = await enter(passkey);
  const next = await entered.get(to ?? "", { headers: HTML });
  await next.text();
  expect(next.headers.get("Location")).toBe(`/reactivate?email=${encodeURIComponent(person.email)}`);
  expect(await sessionsOf(person.email)).toEqual([]);
});

test("a password reset by email removes every passkey; a new password in the settings keeps them", async () => {
  const { visitor, person } = await newCustomer("reset");
  const passkey = await addPasskey(visitor);
  const others = await addPasskey((await newCustomer("not-reset")).visitor);
  const next = "a lantern on the quay";
  const change = { intent: "change-password", presentPassword: PASSWORD, newPassword: next };
  expect((await visitor.post("/settings", change)).status).toBe(303);
  expect((await enter(passkey)).status).toBe(303);
  await (await stranger().post("/auth/forgot-password", { email: person.email })).text();
  const token = await emailToken("reset-password", person.email);
  expect((await stranger().post("/auth/reset-password", { token, password: PASSWORD })).status).toBe(303);
  expect((await enter(passkey)).status).toBe(401);
  expect((await enter(others)).status, "no one else's").toBe(303);
});

test("two admins who remove a lost second factor remove that account's passkeys, and no one else's", async () => {
  const reset = crypto.randomUUID();
  for (const who of ["agent", "agency"])
    await rows(
      `INSERT INTO passkeys (id, user_id, name, credential_id, public_key, counter, transports, synced, created_at)
       SELECT ?1, id, 'Key', ?1, 'x', 0, '', 0, 1 FROM users WHERE email = ?2`,
      [crypto.randomUUID(), `${who}@fairlead.example`],
    );
  await rows(
    `INSERT INTO factor_resets (id, user_id, reason, stop_hash, asked_at, expires_at, first_approved_by, first_approved_at)
     SELECT ?, u.id, 'Lost with the phone.', ?, 1, ?, a.id, 1 FROM users u, users a
     WHERE u.email = 'agent@fairlead.example' AND a.email = 'admin@fairlead.example'`,
    [reset, "f".repeat(64), Date.now() + DAY_MS],
  );
  const [second] = await rows("SELECT id FROM users WHERE email = 'second-admin@fairlead.example'");
  const context = openContext({ databaseUrl: databaseUrl() });
  expect(await approveReset(context, String(second?.id), reset)).toBe("reset");
  await context.settled();
  expect(
    await rows(
      `SELECT u.email FROM passkeys p JOIN users u ON u.id = p.user_id
       WHERE u.email IN ('agent@fairlead.example', 'agency@fairlead.example')`,
    ),
  ).toEqual([{ email: "agency@fairlead.example" }]);
});

test("the export lists passkeys without their keys, and they are deleted with the account", async () => {
  const { visitor, person } = await newCustomer("leaving");
  await addPasskey(visitor);
  const file = await (await visitor.get("/settings/export")).text();
  expect(JSON.parse(file).passkeys).toMatchObject([{ name: "My phone", lastUsedAt: null }]);
  const [row] = await rows("SELECT public_key, credential_id FROM passkeys WHERE name = 'My phone' LIMIT 1");
  expect(file).not.toContain(row?.public_key);
  const [user] = await rows("SELECT id FROM users WHERE email = ?", [person.email]);
  await visitor.deleteAccount();
  expect(await rows("SELECT 1 FROM passkeys WHERE user_id = ?", [String(user?.id)])).toEqual([]);
});

test("answered challenges are deleted by the cron", async () => {
  const passkey = await addPasskey(await signedIn("customer"), demoPassword);
  expect((await enter(passkey)).status).toBe(303);
  const count = async () => (await rows("SELECT count(*) n FROM used_challenges"))[0]?.n;
  await site.runCron();
  expect(Number(await count())).toBeGreaterThan(0);
  await rows("UPDATE used_challenges SET used_at = 1");
  await site.runCron();
  expect(await count()).toBe(0);
});
