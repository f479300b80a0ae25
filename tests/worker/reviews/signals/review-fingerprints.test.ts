import { describe, expect, test } from "vitest";
import { DAY_MS } from "#app/platform/durations.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { ownWords } from "../review-words.ts";
import { CASE, openSignals } from "./signal-cases.ts";

const { newCustomer, rows, stranger, signedIn, emailToken, site, confirmed, reviewOf, findings, openCases } =
  openSignals();

const BO_LI = "/leave-review?agent=bo-li";
const FORM = {
  client: "yes",
  paid: "no",
  ties: "none",
  type: "Home",
  stage: "made-a-claim",
  month: "2026-10",
  title: "What it was like",
  stars: "4",
};

/** Sent as a browser sends it, from a new account. */
async function sendByForm(changes: Record<string, string> = {}) {
  const { visitor, person } = await newCustomer("sender");
  const sent = { ...FORM, body: ownWords(), ...changes };
  const answer = await visitor.post(BO_LI, sent);
  await answer.text();
  expect(answer.status).toBe(303);
  const [review] = await rows(
    "SELECT r.id FROM reviews r JOIN users u ON u.id = r.user_id WHERE u.email = ?",
    [person.email],
  );
  return { visitor, person, sent, answer, id: String(review?.id) };
}
const confirmByMail = async (email: string) =>
  stranger().post("/verify-review", { token: await emailToken("verify-review", email) });
const fingerprintOf = async (id: string) =>
  (await rows("SELECT * FROM review_fingerprints WHERE review_id = ?", [id]))[0];

/** The fingerprints of an account. */
const seenBy = (email: string) =>
  rows(
    "SELECT f.* FROM account_fingerprints f JOIN users u ON u.id = f.user_id WHERE u.email = ? ORDER BY kind, hash",
    [email],
  );

describe("what is stored about a review's sender", () => {
  test("is hashes that are equal for the same browser and network, and no address anywhere", async () => {
    const first = await sendByForm();
    const cookie = first.answer.headers.getSetCookie().find((one) => one.includes("review-device")) ?? "";
    expect(cookie).toMatch(
      /^__Secure-review-device=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; Secure; SameSite=Lax$/,
    );
    // Another account in the same browser, in another network.
    const second = await newCustomer("borrower");
    const name = "__Secure-review-device";
    second.visitor.cookies.set(name, first.visitor.cookies.get(name) ?? "");
    await (await second.visitor.post(BO_LI, { ...FORM, body: ownWords() })).text();
    const [other] = await rows(
      "SELECT t.* FROM review_fingerprints t JOIN reviews r ON r.id = t.review_id JOIN users u ON u.id = r.user_id WHERE u.email = ?",
      [second.person.email],
    );
    const fingerprint = await fingerprintOf(first.id);
    expect(fingerprint?.device_hash).toMatch(/^[\w-]{43}$/);
    expect(other?.device_hash).toBe(fingerprint?.device_hash);
    const networks = [await seenBy(first.person.email), await seenBy(second.person.email)].map((seen) =>
      seen.filter(({ kind }) => kind === "network").map(({ hash }) => hash),
    );
    expect(networks).toEqual([[expect.stringMatching(/^[\w-]{43}$/)], [expect.any(String)]]);
    expect(networks[0]).not.toEqual(networks[1]);
    await confirmByMail(first.person.email);
    const secrets = [
      first.visitor.address,
      encodeURIComponent(first.visitor.address),
      String(first.visitor.cookies.get(name)),
    ];
    const tables = await rows(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'",
    );
    expect(tables.length).toBeGreaterThan(50);
    for (const { name: table } of tables) {
      const columns = await rows(`SELECT name FROM pragma_table_info('${table}')`);
      const anywhere = columns.map((column) => `instr("${column.name}", ?) > 0`).join(" OR ");
      for (const secret of secrets) {
        const found = await rows(
          `SELECT count(*) n FROM "${table}" WHERE ${anywhere}`,
          columns.map(() => secret),
        );
        expect([table, found[0]?.n]).toEqual([table, 0]);
      }
    }
  });

  test("is set only by signing in and by sending: reading, and being refused, leave no cookie", async () => {
    const visitor = stranger();
    for (const path of ["/", "/showcase/bo-li", "/auth", BO_LI]) await (await visitor.get(path)).text();
    await (
      await visitor.post("/auth", { email: "nobody@mail.example", password: "not the password" })
    ).text();
    expect([...visitor.cookies.keys()].filter((name) => name.includes("device"))).toEqual([]);
  });

  test("is stored for an account at each sign-in, once per network and browser, and again when a session is renewed", async () => {
    const { visitor, person } = await newCustomer("settled");
    const kinds = async () => (await seenBy(person.email)).map(({ kind }) => kind);
    expect(await kinds()).toEqual(["device", "network"]);
    await (await stranger().signIn(person.email, "a long enough password")).get("/settings");
    expect(await kinds()).toEqual(["device", "device", "network", "network"]);
    const old = Date.now() - 3 * DAY_MS;
    const user = "(SELECT id FROM users WHERE email = ?)";
    await rows(`UPDATE account_fingerprints SET last_seen_at = ? WHERE user_id = ${user}`, [
      old,
      person.email,
    ]);
    visitor.cookies.delete("__Host-session");
    await (await visitor.get("/settings")).text();
    const seen = await seenBy(person.email);
    expect(seen.filter(({ last_seen_at: at }) => Number(at) > old).map(({ kind }) => kind)).toEqual([
      "device",
      "network",
    ]);
  });

  test("is deleted after ninety days, by the cron", async () => {
    const sentAt = Date.now();
    const [old, young] = [await confirmed({ sentAt }), await confirmed({ sentAt })];
    await rows("UPDATE review_fingerprints SET taken_at = taken_at - 90 * 86400000 - 1 WHERE review_id = ?", [
      old,
    ]);
    await rows("UPDATE review_fingerprints SET taken_at = taken_at - 89 * 86400000 WHERE review_id = ?", [
      young,
    ]);
    const accounts = [await newCustomer("gone"), await newCustomer("here")] as const;
    for (const [at, days] of [90, 89].entries())
      await rows(
        `UPDATE account_fingerprints SET last_seen_at = last_seen_at - ? * 86400000 - 1
         WHERE user_id = (SELECT id FROM users WHERE email = ?)`,
        [days, accounts[at]?.person.email ?? ""],
      );
    await site.runCron();
    await expect.poll(() => fingerprintOf(old)).toBeUndefined();
    expect(await fingerprintOf(young)).toBeDefined();
    await expect.poll(() => seenBy(accounts[0].person.email)).toEqual([]);
    expect((await seenBy(accounts[1].person.email)).length).toBe(2);
  });

  test("is deleted with the account; a withdrawn text can't be found by another", async () => {
    const { visitor, person, id, sent } = await sendByForm({ body: ownWords() });
    await confirmByMail(person.email);
    expect(await rows("SELECT count(*) n FROM review_bands WHERE review_id = ?", [id])).toEqual([{ n: 20 }]);
    await (await visitor.post(BO_LI, { intent: "withdraw" })).text();
    expect(await rows("SELECT count(*) n FROM review_bands WHERE review_id = ?", [id])).toEqual([{ n: 0 }]);
    expect(await findings(await confirmed({ body: sent.body }))).toMatchObject({ status: "published" });
    const [user] = await rows("SELECT id FROM users WHERE email = ?", [person.email]);
    const fingerprints = () =>
      rows("SELECT count(*) n FROM account_fingerprints WHERE user_id = ?", [String(user?.id)]);
    expect(await fingerprints()).toEqual([{ n: 2 }]);
    await visitor.deleteAccount();
    expect(await reviewOf(id)).toMatchObject({ user_id: null });
    expect(await fingerprints()).toEqual([{ n: 0 }]);
    for (const table of ["review_fingerprints", "review_bands", "review_signals"])
      expect(await rows(`SELECT count(*) n FROM ${table} WHERE review_id = ?`, [id])).toEqual([{ n: 0 }]);
  });
});

describe("a published review", () => {
  test("that is changed into a copy stays up, and a person is asked", async () => {
    const body = ownWords();
    await confirmed({ body });
    const { visitor, person, sent, id } = await sendByForm();
    await confirmByMail(person.email);
    expect(await findings(id)).toMatchObject({ status: "published" });
    expect(await openCases(id)).toEqual([]);
    for (const title of ["Changed", "Changed again"])
      await (await visitor.post(BO_LI, { ...sent, title, body })).text();
    expect(await findings(id)).toEqual({
      status: "published",
      reason: null,
      signals: expect.objectContaining({ "similar-text": 3 }),
    });
    expect(await openCases(id)).toEqual([CASE]);
    expect(await rows("SELECT count(*) n FROM review_bands WHERE review_id = ?", [id])).toEqual([{ n: 20 }]);
  });

  test("is announced to its agent by bell and email, a held one is not", async () => {
    const [profile] = await rows(
      "SELECT p.user_id, p.agent_no FROM profiles p JOIN agents a ON a.agent_no = p.agent_no WHERE a.slug = 'ines-calloway'",
    );
    const no = Number(profile?.agent_no);
    const told = () =>
      rows(
        "SELECT title, message, action_url FROM user_notifications WHERE user_id = ? AND action_url LIKE '%#reviews'",
        [String(profile?.user_id)],
      );
    const body = ownWords();
    await confirmed({ agentNo: no, body });
    const news = {
      title: "You have a new review",
      message: "A customer published it.",
      action_url: "/showcase/ines-calloway#reviews",
    };
    expect(await told()).toEqual([news]);
    const emails = await rows(
      "SELECT subject, text, unsubscribe_url FROM outbox WHERE kind = 'review' AND recipient = 'agent@fairlead.example'",
    );
    expect(emails.length).toBe(1);
    expect(String(emails[0]?.text)).toContain("/showcase/ines-calloway#reviews");
    expect(String(emails[0]?.unsubscribe_url)).toContain("/unsubscribe?token=");
    expect(await findings(await confirmed({ agentNo: no, body }))).toMatchObject({ status: "held" });
    expect(await told()).toEqual([news]);
    expect(await wordsOf(await (await signedIn("agent")).get("/notifications"))).toContain(
      "You have a new review",
    );
  });
});
