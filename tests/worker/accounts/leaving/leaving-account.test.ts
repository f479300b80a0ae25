/** An account that its owner deletes: two weeks to change their mind, then nothing remains (docs/decisions 0057). */
import { describe, expect, test } from "vitest";
import { DAY_MS } from "#app/platform/durations.ts";
import { type Visitor, wordsOf } from "#support/browser/visitor.ts";
import { openConversations } from "../../messages/conversations.ts";

const { rows, site, stranger, newCustomer, begin, signedIn, emailToken } = openConversations();
const PASSWORD = "a long enough password";
const HTML = { headers: { Accept: "text/html" } };

async function leave(visitor: Visitor, email: string, password = PASSWORD) {
  const form = { intent: "leave-account", confirm: email, password };
  const response = await visitor.post("/settings?section=privacy", form);
  return { status: response.status, words: await wordsOf(response) };
}
const keep = async (token: string, visitor = stranger()) => {
  const response = await visitor.post("/keep-account", { token });
  await response.text();
  return { status: response.status, to: response.headers.get("Location") };
};
const enter = async (email: string, password = PASSWORD, visitor = stranger()) => {
  const response = await visitor.post("/auth", { email, password });
  await response.text();
  return { visitor, to: response.headers.get("Location") ?? "" };
};
const countOf = async (sql: string, args: string[] = []) =>
  Number((await rows(`SELECT count(*) n FROM ${sql}`, args))[0]?.n);
const statusOf = async (email: string) =>
  (
    await rows(
      "SELECT p.account_status s FROM profiles p JOIN users u ON u.id = p.user_id WHERE u.email = ?",
      [email],
    )
  )[0]?.s;
/** Moves this account's deletion to now. */
const letTimePass = (email: string) =>
  rows(
    "UPDATE account_deletions SET erase_at = 1, next_try_at = 1 WHERE user_id = (SELECT id FROM users WHERE email = ?)",
    [email],
  );

describe("for two weeks", () => {
  test("it is invisible, every session has ended, and its email says when it ends", async () => {
    const { visitor, person } = await newCustomer("leaver");
    const elsewhere = (await enter(person.email)).visitor;
    const { status } = await leave(visitor, person.email);
    expect(status).toBe(303);
    expect(await statusOf(person.email)).toBe("archived");
    for (const browser of [visitor, elsewhere]) {
      const answer = await browser.post("/settings", {
        intent: "rename",
        firstName: "Still",
        lastName: "Here",
      });
      await answer.text();
      expect(answer.headers.get("Location")).toMatch(/^\/auth/);
    }
    const [asked] = await rows(
      "SELECT erase_at - asked_at wait FROM account_deletions d JOIN users u ON u.id = d.user_id WHERE u.email = ?",
      [person.email],
    );
    expect(asked?.wait).toBe(14 * DAY_MS);
    await site.runCron();
    expect(await countOf("users WHERE email = ?", [person.email])).toBe(1);
    // Also if the cron listed it for an earlier request that was withdrawn and made again.
    await rows(
      "UPDATE account_deletions SET next_try_at = 1 WHERE user_id = (SELECT id FROM users WHERE email = ?)",
      [person.email],
    );
    await site.runCron();
    expect(await countOf("users WHERE email = ?", [person.email])).toBe(1);
    expect(await countOf("outbox WHERE kind = 'account-leaving' AND recipient = ?", [person.email])).toBe(1);
  });

  test("its email is in the account's language, even if the settings were in English", async () => {
    const { visitor, person } = await newCustomer("spanish-leaver");
    await rows("UPDATE users SET language = 'es' WHERE email = ?", [person.email]);
    expect((await leave(visitor, person.email)).status).toBe(303);
    const [sent] = await rows("SELECT subject FROM outbox WHERE kind = 'account-leaving' AND recipient = ?", [
      person.email,
    ]);
    expect(sent?.subject).toMatch(/^Su cuenta se eliminará el \d+ \p{Ll}{3} \d{4}$/u);
  });

  test("the link in the email restores it, once, and deletion can be requested again", async () => {
    const { visitor, person } = await newCustomer("returner");
    await leave(visitor, person.email);
    const other = await newCustomer("goes-on-leaving");
    await leave(other.visitor, other.person.email);
    const token = await emailToken("account-leaving", person.email);
    const page = await stranger().get(`/keep-account?token=${token}`, HTML);
    expect(page.status).toBe(200);
    expect(await wordsOf(page)).toContain(person.email);
    // Opening the link doesn't restore it yet: mail programs open links too.
    expect(await statusOf(person.email)).toBe("archived");
    const answers = await Promise.all([keep(token), keep(token), keep(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410]);
    expect(await statusOf(person.email)).toBe("active");
    expect(await countOf("outbox WHERE kind = 'account-staying' AND recipient = ?", [person.email])).toBe(1);
    // Other accounts still leave, and their own links restore them.
    expect(await statusOf(other.person.email)).toBe("archived");
    expect(
      await countOf("account_deletions d JOIN users u ON u.id = d.user_id WHERE u.email = ?", [
        other.person.email,
      ]),
    ).toBe(1);
    expect((await keep(await emailToken("account-leaving", other.person.email))).status).toBe(303);
    await site.runCron();
    const again = await enter(person.email);
    expect(again.to).toBe("/dashboard");
    await leave(again.visitor, person.email);
    expect(await statusOf(person.email)).toBe("archived");
    expect((await keep(token)).status).toBe(410);
    expect((await keep(await emailToken("account-leaving", person.email))).status).toBe(303);
  });

  test("signing in leads to the page that restores it, and nowhere else", async () => {
    const { visitor, person } = await newCustomer("minded");
    await leave(visitor, person.email);
    const entered = await enter(person.email);
    expect(entered.to).toMatch(/^\/keep-account\?token=/);
    const settings = await entered.visitor.get("/settings", HTML);
    await settings.text();
    expect(settings.headers.get("Location")).toMatch(/^\/auth/);
    expect((await enter(person.email, "not this password")).to).toBe("");
    const token = new URL(entered.to, site.origin()).searchParams.get("token") ?? "";
    expect((await keep(token)).to).toBe(`/auth?email=${encodeURIComponent(person.email)}`);
    expect((await enter(person.email)).to).toBe("/dashboard");
    // The link in the email is for a deletion that was called off.
    const mailed = await emailToken("account-leaving", person.email);
    const page = await stranger().get(`/keep-account?token=${mailed}`, HTML);
    expect(page.status).toBe(410);
    expect(await wordsOf(page)).toContain("This link no longer works");
  });

  test("reactivation of archived accounts calls it off too", async () => {
    const { visitor, person } = await newCustomer("archived");
    await leave(visitor, person.email);
    await (await stranger().post("/reactivate", { email: person.email })).text();
    const token = await emailToken("reactivate", person.email);
    const restored = await stranger().post("/reactivate", { token });
    await restored.text();
    expect(restored.status).toBe(303);
    await letTimePass(person.email);
    await site.runCron();
    expect(await statusOf(person.email)).toBe("active");
  });

  test("requesting it twice at once is one request", async () => {
    const { visitor, person } = await newCustomer("twice");
    const both = await Promise.all([leave(visitor, person.email), leave(visitor, person.email)]);
    expect(both.map(({ status }) => status)).toContain(303);
    expect(await countOf("outbox WHERE kind = 'account-leaving' AND recipient = ?", [person.email])).toBe(1);
    expect(
      await countOf("account_deletions d JOIN users u ON u.id = d.user_id WHERE u.email = ?", [person.email]),
    ).toBe(1);
  });

  test("upcoming appointments are canceled for both sides, and the others are told", async () => {
    const booked = "appointments WHERE status = 'booked' AND starts_at > unixepoch() * 1000";
    const mine = `${booked} AND user_id = (SELECT id FROM users WHERE email = 'customer@fairlead.example')`;
    const before = await countOf(booked);
    const own = await countOf(mine);
    expect(own).toBeGreaterThan(0);
    const customer = await signedIn("customer");
    expect((await leave(customer, "customer@fairlead.example", "harbor-lantern-42")).status).toBe(303);
    expect(await countOf(mine)).toBe(0);
    expect(await countOf(booked)).toBe(before - own);
    await site.runCron();
    expect(
      await countOf("user_notifications WHERE message LIKE '%They had their information deleted.'"),
    ).toBe(own);
    const agent = await signedIn("agent");
    expect((await leave(agent, "agent@fairlead.example", "harbor-lantern-42")).status).toBe(303);
    expect(
      await countOf(`${booked} AND agent_no = (SELECT agent_no FROM profiles p JOIN users u ON u.id = p.user_id
        WHERE u.email = 'agent@fairlead.example')`),
    ).toBe(0);
    // The calendar itself would return with its account.
    expect(
      await countOf(`calendars WHERE agent_no = (SELECT agent_no FROM profiles p JOIN users u ON u.id = p.user_id
        WHERE u.email = 'agent@fairlead.example')`),
    ).toBe(1);
  });

  test("its plan ends at Stripe with the paid period", async () => {
    const [plan] = await rows(
      `SELECT s.stripe_id, u.email FROM subscriptions s JOIN billing_customers c ON c.id = s.customer_id
       JOIN users u ON u.id = c.user_id WHERE s.status = 'active' AND NOT s.cancel_at_period_end LIMIT 1`,
    );
    // The demo agent pays; their account is leaving by now.
    if (plan !== undefined)
      await rows(
        "INSERT OR IGNORE INTO account_deletions SELECT id, 1, 9e15, 9e15 FROM users WHERE email = ?",
        [String(plan.email)],
      );
    await site.runCron();
    await site.takeLogs();
    expect(
      await countOf(`subscriptions s JOIN billing_customers c ON c.id = s.customer_id
        JOIN account_deletions d ON d.user_id = c.user_id WHERE s.status = 'active' AND NOT s.cancel_at_period_end`),
    ).toBe(0);
  });
});

test("requires the address and the password, and leaves no organization without an owner", async () => {
  const { visitor, person } = await newCustomer("unsure");
  expect((await leave(visitor, "somebody@else.example")).status).toBe(400);
  expect((await leave(visitor, person.email, "not this one")).status).toBe(403);
  const owner = await signedIn("agency");
  const refused = await leave(owner, "agency@fairlead.example", "harbor-lantern-42");
  expect(refused.status).toBe(409);
  expect(refused.words).toContain("Transfer it or close it first");
  expect(
    await countOf("account_deletions WHERE user_id IN (SELECT id FROM users WHERE email IN (?, ?))", [
      person.email,
      "agency@fairlead.example",
    ]),
  ).toBe(0);
});

describe("after that", () => {
  test("the account and all of its own rows are deleted, and no link restores it", async () => {
    const { visitor, customer: person, id } = await begin();
    const [user] = await rows("SELECT id FROM users WHERE email = ?", [person.email]);
    const userId = String(user?.id);
    await leave(visitor, person.email);
    const token = await emailToken("account-leaving", person.email);
    await letTimePass(person.email);
    await site.runCron();
    expect(await countOf("users WHERE id = ?", [userId])).toBe(0);
    expect(await countOf("message_threads WHERE id = ?", [id])).toBe(0);
    for (const table of ["sessions", "one_time_links", "account_deletions", "profiles", "known_devices"])
      expect(await countOf(`${table} WHERE user_id = ?`, [userId]), table).toBe(0);
    expect(await countOf("outbox WHERE recipient = ?", [person.email])).toBe(0);
    expect((await keep(token)).status).toBe(410);
  });

  test("an account that can't be deleted holds up no other, and is tried again", async () => {
    const [stuck, free] = [await newCustomer("stuck"), await newCustomer("free")];
    for (const { visitor, person } of [stuck, free]) await leave(visitor, person.email);
    for (const { person } of [stuck, free]) await letTimePass(person.email);
    // The database fails in the middle: nothing of the account is half deleted.
    await rows(`CREATE TRIGGER broken BEFORE DELETE ON profiles WHEN old.user_id = (SELECT id FROM users
      WHERE email = '${stuck.person.email}') BEGIN SELECT RAISE(ABORT, 'broken off'); END`);
    await site.runCron();
    expect((await site.takeLogs()).join()).toContain("erasure-failed");
    expect(await countOf("users WHERE email = ?", [free.person.email])).toBe(0);
    expect(await countOf("users WHERE email = ?", [stuck.person.email])).toBe(1);
    expect(
      await countOf("user_terms_agreements a JOIN users u ON u.id = a.user_id WHERE u.email = ?", [
        stuck.person.email,
      ]),
    ).toBeGreaterThan(0);
    await rows("DROP TRIGGER broken");
    await site.runCron();
    expect(await countOf("users WHERE email = ?", [stuck.person.email]), "put off for an hour").toBe(1);
    await letTimePass(stuck.person.email);
    await site.runCron();
    expect(await countOf("users WHERE email = ?", [stuck.person.email])).toBe(0);
  });
});
