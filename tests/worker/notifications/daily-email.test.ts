/** The daily email: once a day at eight on the reader's clock, with everything since the last; nothing lost or repeated. */
import { beforeEach, describe, expect, test } from "vitest";
import { sendDigests } from "#app/domains/notifications/digest-commands.server.ts";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { openContext } from "#support/own-context.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn, site, databaseUrl } = openAccounts();
/** Eight in the morning in New York. */
const EIGHT = Date.parse("2026-11-20T13:00:00Z");
const EMAIL = "customer@fairlead.example";

const at = (nowMs: number) => openContext({ databaseUrl: databaseUrl(), nowMs });
const idOf = async (email = EMAIL) =>
  String((await rows("SELECT id FROM users WHERE email = ?", [email]))[0]?.id);
const wait = (userId: string, title: string, createdAt: number) =>
  rows(
    "INSERT INTO digest_items (id, user_id, event, title, message, action_url, created_at) VALUES (?, ?, 'answer', ?, 'What was said.', '/my-questions', ?)",
    [crypto.randomUUID(), userId, title, createdAt],
  );
const wantDaily = (userId: string, quiet: [string, string] | null = null, zone = "America/New_York") =>
  rows(
    "INSERT INTO notification_times (user_id, quiet_from, quiet_until, time_zone, digest) VALUES (?, ?, ?, ?, 1)",
    [userId, quiet?.[0] ?? null, quiet?.[1] ?? null, zone],
  );
const emails = (email = EMAIL) =>
  rows(
    "SELECT subject, text, unsubscribe_url, next_attempt_at FROM outbox WHERE kind = 'daily-email' AND recipient = ? ORDER BY created_at",
    [email],
  );
const waiting = async () => Number((await rows("SELECT count(*) n FROM digest_items"))[0]?.n);

beforeEach(async () => {
  for (const table of ["notification_choices", "notification_times", "digest_items", "outbox"])
    await rows(`DELETE FROM ${table}`);
});

describe("the daily email", () => {
  test("comes at eight with everything collected, and what comes later waits for the next", async () => {
    const userId = await idOf();
    await wantDaily(userId);
    await wait(userId, "First <thing>", EIGHT - 5 * HOUR_MS);
    await wait(userId, "Second thing", EIGHT - HOUR_MS);
    expect(await sendDigests(at(EIGHT - MINUTE_MS))).toBe(0);
    expect(await sendDigests(at(EIGHT))).toBe(1);
    const [email] = await emails();
    expect(email?.subject).toBe("2 updates in your daily summary");
    expect(String(email?.text)).toMatch(
      /Second thing\nWhat was said\.\nhttps:\/\/fairlead\.example\/my-questions/,
    );
    expect(String(email?.text).indexOf("First <thing>")).toBeGreaterThan(
      String(email?.text).indexOf("Second thing"),
    );
    expect(String(email?.unsubscribe_url)).toContain(`token=${userId}.digest.`);
    expect(await waiting()).toBe(0);
    await wait(userId, "Third thing", EIGHT + MINUTE_MS);
    expect(await sendDigests(at(EIGHT + 23 * HOUR_MS))).toBe(0);
    expect(await sendDigests(at(EIGHT + 24 * HOUR_MS))).toBe(1);
    expect((await emails()).at(-1)?.subject).toBe("Third thing");
  });

  test("does not come again on the same day, whenever the rest was written", async () => {
    const userId = await idOf();
    await wantDaily(userId);
    await wait(userId, "In time", EIGHT - 2);
    expect(await sendDigests(at(EIGHT))).toBe(1);
    await wait(userId, "Written late", EIGHT - 1);
    expect(await sendDigests(at(EIGHT + HOUR_MS))).toBe(0);
    expect(await sendDigests(at(EIGHT + 24 * HOUR_MS))).toBe(1);
  });

  test("is one under concurrent runs, and lists each item once", async () => {
    const people = await Promise.all([idOf(), idOf("agent@fairlead.example")]);
    for (const userId of people) {
      await wantDaily(userId);
      for (let n = 0; n < 4; n++) await wait(userId, `Thing ${n}`, EIGHT - HOUR_MS + n);
    }
    const sent = await Promise.all([at(EIGHT), at(EIGHT), at(EIGHT)].map(sendDigests));
    expect(sent.reduce((sum, one) => sum + one)).toBe(2);
    expect(await emails()).toHaveLength(1);
    expect(await emails("agent@fairlead.example")).toHaveLength(1);
    expect(await waiting()).toBe(0);
  });

  test("of another run, written between reading and writing, leaves what came meanwhile for the next", async () => {
    const userId = await idOf();
    await wantDaily(userId);
    await wait(userId, "Told by the other run", EIGHT - HOUR_MS);
    const context = at(EIGHT);
    const { db } = context;
    let writes = 0;
    context.db = {
      ...db,
      async write(statements) {
        writes += 1;
        if (writes === 1) {
          expect(await sendDigests(at(EIGHT))).toBe(1);
          await wait(userId, "Came meanwhile", EIGHT - 1);
        }
        return db.write(statements);
      },
    };
    expect(await sendDigests(context)).toBe(0);
    expect(writes).toBe(1);
    expect(await emails()).toHaveLength(1);
    expect(await rows("SELECT title FROM digest_items")).toEqual([{ title: "Came meanwhile" }]);
  });

  test("lists fifty items and the number of the rest, with a link to them", async () => {
    const userId = await idOf();
    await wantDaily(userId);
    for (let n = 0; n < 53; n++) await wait(userId, `Thing number ${n}.`, EIGHT - HOUR_MS + n);
    expect(await sendDigests(at(EIGHT))).toBe(1);
    const text = String((await emails())[0]?.text);
    expect(text.match(/Thing number/g)).toHaveLength(50);
    expect(text).not.toContain("Thing number 2.");
    expect(text).toContain("And 3 more:\nhttps://fairlead.example/notifications");
    expect(await waiting()).toBe(0);
  });

  test("waits for the end of quiet hours like every email", async () => {
    const userId = await idOf();
    await wantDaily(userId, ["21:00", "09:30"]);
    await wait(userId, "Early", EIGHT - HOUR_MS);
    expect(await sendDigests(at(EIGHT))).toBe(1);
    expect((await emails())[0]?.next_attempt_at).toBe(EIGHT + 1.5 * HOUR_MS);
  });

  test("follows each reader's own clock", async () => {
    const [east, west] = [await idOf(), await idOf("agent@fairlead.example")];
    await wantDaily(east);
    await wantDaily(west, null, "America/Los_Angeles");
    await wait(east, "In the east", EIGHT - HOUR_MS);
    await wait(west, "In the west", EIGHT - HOUR_MS);
    const toldAt = () =>
      rows("SELECT user_id, digested_at FROM notification_times WHERE digested_at IS NOT NULL");
    expect(await sendDigests(at(EIGHT))).toBe(1);
    const [first] = await emails();
    expect(first?.subject).toBe("In the east");
    expect(first?.text, "another reader's items").not.toContain("In the west");
    expect(await emails("agent@fairlead.example")).toEqual([]);
    expect(await toldAt()).toEqual([{ user_id: east, digested_at: EIGHT }]);
    expect(await sendDigests(at(EIGHT + 3 * HOUR_MS))).toBe(1);
    expect((await emails("agent@fairlead.example")).map(({ subject }) => subject)).toEqual(["In the west"]);
    expect(await toldAt()).toHaveLength(2);
  });
});

describe("turning the daily email off", () => {
  const all = { "answer-bell": "on", "answer-mail": "on", "message-bell": "on", "message-mail": "on" };
  const save = async (fields: Record<string, string>) =>
    (await signedIn("customer")).post("/settings?section=notifications", {
      intent: "save-notifications",
      timeZone: "America/New_York",
      ...fields,
    });

  test("sends what is waiting with the next cron run: nothing is lost", async () => {
    const userId = await idOf();
    await wantDaily(userId);
    await wait(userId, "Still to be told", Date.now());
    await site.runCron();
    expect(await waiting()).toBe(1);
    expect((await save(all)).status).toBe(303);
    await site.runCron();
    expect((await emails()).map(({ subject }) => subject)).toEqual(["Still to be told"]);
    expect(await waiting()).toBe(0);
  });

  test("no longer waits for eight o'clock, but still for quiet hours", async () => {
    const userId = await idOf();
    await wantDaily(userId);
    await wait(userId, "Still to be told", EIGHT - 2 * HOUR_MS);
    await save({ ...all, quietFrom: "21:00", quietUntil: "09:30" });
    expect(await sendDigests(at(EIGHT - HOUR_MS))).toBe(1);
    expect((await emails())[0]?.next_attempt_at).toBe(EIGHT + 1.5 * HOUR_MS);
  });

  test("drops waiting items only of events whose email is turned off too", async () => {
    const userId = await idOf();
    await wantDaily(userId);
    await wait(userId, "An answer", EIGHT);
    await rows(
      "INSERT INTO digest_items (id, user_id, event, title, message, created_at) VALUES (?, ?, 'message', 'A message', 'Hello.', 1)",
      [crypto.randomUUID(), userId],
    );
    const { "answer-mail": _off, ...others } = all;
    await save({ ...others, digest: "on" });
    expect(await rows("SELECT title FROM digest_items")).toEqual([{ title: "A message" }]);
  });
});
