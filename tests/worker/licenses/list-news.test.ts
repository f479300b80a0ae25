/** Notifications about lists: a license was ended or reduced, and such a change was undone. */
import { is } from "drizzle-orm";
import { SQLiteRaw } from "drizzle-orm/sqlite-core/query-builders/raw";
import { beforeEach, describe, expect, test } from "vitest";
import { undoImport } from "#app/domains/licenses/imports/undo-commands.server.ts";
import { NEWS_AT_ONCE } from "#app/domains/licenses/limits.ts";
import { tellOfLists } from "#app/domains/licenses/news-commands.server.ts";
import { cellsOf, csv, HEADINGS, type Listed, openLedger } from "./lists.ts";

const { rows, context, listed, run } = openLedger();

let one: Listed;
let userId: string;

/** An agent with a Texas license, whose profile `agent@` has. */
beforeEach(async () => {
  for (const table of ["license_news", "user_notifications", "outbox", "notification_choices"])
    await rows(`DELETE FROM ${table}`);
  const [found] = await listed(1);
  if (!found) throw new Error("Too few licenses in the seed.");
  one = found;
  await rows("UPDATE licenses SET lines = 12, state_label = 'Property; Casualty' WHERE license_no = ?", [
    one.license_no,
  ]);
  userId = await keep(one, "agent@fairlead.example");
});

async function keep({ agent_no }: Listed, email: string): Promise<string> {
  await rows("UPDATE profiles SET agent_no = NULL, proof = NULL WHERE agent_no = ?", [agent_no]);
  await rows(
    `UPDATE profiles SET agent_no = ?, proof = 'code', verified = 1, account_status = 'active'
      WHERE user_id = (SELECT id FROM users WHERE email = ?)`,
    [agent_no, email],
  );
  return String((await rows("SELECT id FROM users WHERE email = ?", [email]))[0]?.id);
}

const listOf = (...changed: Parameters<typeof cellsOf>[1][]) =>
  csv([HEADINGS, ...changed.map((each) => cellsOf(one, { state_label: "Property; Casualty", ...each }))]);
const apply = (...changed: Parameters<typeof cellsOf>[1][]) => run(listOf(...changed), { apply: true });
const bells = () =>
  rows("SELECT user_id, type, title, message, action_url FROM user_notifications ORDER BY created_at, id");
const emails = () => rows("SELECT kind, subject, text FROM outbox ORDER BY created_at, id");
const waiting = () => rows("SELECT kind FROM license_news WHERE status = 'waiting'");
const tell = () => tellOfLists(context());

describe("an agent is told about a list", () => {
  test.each([
    ["Revoked", "revoked"],
    ["Surrendered", "surrendered"],
    ["Expired", "expired"],
  ])("that shows their license as %s: in the bell and by email, once", async (status, word) => {
    await apply({ status });
    expect(await bells(), "nothing is sent by the import itself").toEqual([]);
    expect(await tell()).toBe(1);
    const title = `Your Texas license is ${word} in the state’s list`;
    expect(await bells()).toMatchObject([
      { user_id: userId, type: "warning", title, action_url: "/settings?section=licenses" },
    ]);
    const [sent, ...others] = await emails();
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ kind: "license", subject: title });
    expect(sent?.text).toContain(`The list of Jan 15, 2027 shows number ${one.number} as ${word}.`);
    expect(await tell()).toBe(0);
    expect(await bells()).toHaveLength(1);
  });

  test.each([
    ["omits a line", { state_label: "Property" }, "without Casualty"],
    ["names an earlier last day", { expires_on: "2027-05-01" }, "to May 1, 2027"],
  ])("that %s", async (_what, changed, words) => {
    await apply(changed);
    expect(await tell()).toBe(1);
    expect(await bells()).toMatchObject([
      {
        title: "Your Texas license changed in the state’s list",
        message: expect.stringContaining(`shows number ${one.number} ${words}.`),
      },
    ]);
  });

  test("once about several licenses", async () => {
    await apply({ number: "SECOND-1" });
    await run(listOf({ status: "Revoked" }, { number: "SECOND-1", status: "Surrendered" }), {
      apply: true,
      readOn: "2027-01-16",
    });
    expect(await tell()).toBe(2);
    expect(await bells()).toMatchObject([
      {
        title: "2 of your licenses changed in a state’s list",
        message: expect.stringContaining(`Texas ${one.number} (revoked), Texas SECOND-1 (surrendered)`),
      },
    ]);
    expect(await emails()).toHaveLength(1);
  });

  test("in the way they chose", async () => {
    await rows(
      "INSERT INTO notification_choices (user_id, event, channel, wanted) VALUES (?, 'license', 'mail', 0)",
      [userId],
    );
    await apply({ status: "Revoked" });
    await tell();
    expect(await bells()).toHaveLength(1);
    expect(await emails()).toEqual([]);
  });
});

describe("no one is told", () => {
  test("about what is the same, better, or had already ended", async () => {
    await apply({}, { number: "BRAND-NEW" });
    await run(listOf({ expires_on: "2031-01-31", state_label: "Property; Casualty; Life" }), {
      apply: true,
      readOn: "2027-01-16",
    });
    await rows("UPDATE licenses SET status = 'expired' WHERE license_no = ?", [one.license_no]);
    await run(listOf({ status: "Revoked" }), { apply: true, readOn: "2027-01-17" });
    expect(await waiting()).toEqual([]);
  });

  test.each([
    ["without an account", "agent_no = NULL, proof = NULL"],
    ["without a proof", "verified = 0"],
    ["of an archived account", "account_status = 'archived'"],
  ])("about a profile %s, before the list or after it", async (_what, change) => {
    await apply({ status: "Revoked" });
    expect(await waiting()).toHaveLength(1);
    await rows(`UPDATE profiles SET ${change} WHERE user_id = ?`, [userId]);
    expect(await tell()).toBe(0);
    expect(await waiting()).toEqual([]);
    await run(listOf({}), { apply: true, readOn: "2027-01-16" });
    await run(listOf({ status: "Revoked" }), { apply: true, readOn: "2027-01-17" });
    expect(await waiting()).toEqual([]);
    expect(await bells()).toEqual([]);
  });

  test("about what a later change has replaced", async () => {
    await apply({ status: "Revoked" });
    await run(listOf({}), { apply: true, readOn: "2027-01-16" });
    expect(await tell()).toBe(0);
    expect(await bells()).toEqual([]);
    expect(await rows("SELECT status FROM license_news")).toEqual([{ status: "passed" }]);
  });
});

describe("an undone import", () => {
  test("cancels notifications that weren't sent yet", async () => {
    const { importNo } = await apply({ status: "Revoked" });
    await undoImport(context(), importNo);
    expect(await waiting()).toEqual([]);
    expect(await tell()).toBe(0);
    expect(await bells()).toEqual([]);
  });

  test("is announced too if it was announced before, once", async () => {
    const { importNo } = await apply({ status: "Revoked" });
    await tell();
    await rows("DELETE FROM user_notifications");
    await rows("DELETE FROM outbox");
    await undoImport(context(), importNo);
    expect(await tell()).toBe(1);
    const title = "Your Texas license is as it was before";
    expect(await bells()).toMatchObject([
      {
        user_id: userId,
        type: "success",
        title,
        message: `We took back the list of Jan 15, 2027 that we told you about. Your Texas license ${one.number} is on your profile as before.`,
      },
    ]);
    expect(await emails()).toMatchObject([{ kind: "license", subject: title }]);
    expect(await tell()).toBe(0);
  });

  test("leaves another import's notifications alone", async () => {
    const first = await apply({ expires_on: "2027-05-01" });
    await run(listOf({ status: "Revoked" }), { apply: true, readOn: "2027-01-16" });
    await undoImport(context(), first.importNo);
    expect(await tell()).toBe(1);
    expect(await bells()).toMatchObject([{ title: "Your Texas license is revoked in the state’s list" }]);
  });
});

test("two runs of the cron at once tell each agent once", async () => {
  await apply({ status: "Revoked" });
  const told = await Promise.all([tell(), tell(), tell()]);
  expect(told.reduce((sum, some) => sum + some, 0)).toBe(1);
  expect(await bells()).toHaveLength(1);
  expect(await emails()).toHaveLength(1);
});

test("a list that ends many licenses is announced in batches", async () => {
  const { importNo } = await apply({ status: "Revoked" });
  await rows("DELETE FROM license_news");
  await rows(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
    INSERT INTO license_news (agent_no, license_no, import_no, kind, revision, before, made_at)
    SELECT l.agent_no, l.license_no, ?, 'worse', l.revision, '{"status":"active","lines":12,"expiresOn":"2027-12-31"}', 1
    FROM n JOIN licenses l ON l.license_no = ?`,
    [NEWS_AT_ONCE * 2 + 50, importNo, one.license_no],
  );
  const own = context();
  /** The batches that update news; the emails sent afterwards are written separately. */
  const batches: unknown[] = [];
  const write = own.db.write.bind(own.db);
  own.db.write = ((statements: Parameters<typeof write>[0]) => {
    const texts = statements.map((one) => (is(one, SQLiteRaw) ? one.getQuery().sql : ""));
    if (texts.some((text) => text.includes("UPDATE license_news SET status"))) batches.push(texts);
    return write(statements);
  }) as unknown as typeof own.db.write;
  expect(await tellOfLists(own)).toBe(NEWS_AT_ONCE * 2 + 50);
  expect(batches).toHaveLength(3);
  expect(await waiting()).toEqual([]);
});
