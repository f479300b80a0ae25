/** Dates and licenses: the day after the last one, the first day of a future one, reminders before the end. */
import { beforeEach, describe, expect, test } from "vitest";
import { followDates } from "#app/domains/licenses/date-commands.server.ts";
import { remindOfExpiry } from "#app/domains/licenses/reminder-commands.server.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { openContext } from "#support/own-context.ts";
import { openLedger } from "./lists.ts";

const { rows, databaseUrl } = openLedger();
const LAST_DAY = "2027-05-31";
const at = (iso: string) => openContext({ databaseUrl: databaseUrl(), nowMs: Date.parse(iso) });

type Held = { licenseNo: number; agentNo: number; userId: string };

/** The only Texas license of `agent@` ends on this last day; no one else's license ends around then. */
let held: Held;
beforeEach(async () => {
  await rows("DELETE FROM license_changes");
  await rows("DELETE FROM license_reminders");
  await rows("DELETE FROM user_notifications");
  await rows("DELETE FROM outbox");
  await rows(
    "UPDATE licenses SET status = 'expired', to_come = 0 WHERE status = 'active' AND expires_on < '2028-01-01'",
  );
  const [row] = await rows(
    `SELECT l.license_no, l.agent_no, p.user_id FROM users u JOIN profiles p ON p.user_id = u.id
      JOIN licenses l ON l.agent_no = p.agent_no AND l.state_code = 'TX' WHERE u.email = 'agent@fairlead.example'
      ORDER BY l.license_no LIMIT 1`,
  );
  held = { licenseNo: Number(row?.license_no), agentNo: Number(row?.agent_no), userId: String(row?.user_id) };
  await rows(
    "UPDATE licenses SET status = 'active', effective_on = '2025-06-01', expires_on = ?, revision = 0 WHERE license_no = ?",
    [LAST_DAY, held.licenseNo],
  );
});

const statusOf = async ({ licenseNo }: Held) =>
  (await rows("SELECT status FROM licenses WHERE license_no = ?", [licenseNo]))[0]?.status;
const told = () =>
  rows("SELECT title, action_url FROM user_notifications WHERE user_id = ? ORDER BY created_at, id", [
    held.userId,
  ]);
const emails = () => rows("SELECT subject FROM outbox WHERE kind = 'license'");
const coveredIn = ({ agentNo }: Held, state: string) =>
  rows("SELECT through_day FROM agent_coverage WHERE agent_no = ? AND state_code = ?", [agentNo, state]);

describe("a license", () => {
  test("expires when its last day is over in its state, with a change, coverage and a notification, once", async () => {
    // In Texas the 31st ends at 06:00 UTC, because El Paso's midnight is the later one.
    expect(await followDates(at("2027-06-01T05:59:00Z"))).toBe(0);
    expect(await statusOf(held)).toBe("active");
    expect(await followDates(at("2027-06-01T06:00:00Z"))).toBe(1);
    expect(await statusOf(held)).toBe("expired");
    expect(await rows("SELECT license_no, cause, before, after FROM license_changes")).toEqual([
      {
        license_no: held.licenseNo,
        cause: "date",
        before: '{"status":"active"}',
        after: '{"status":"expired"}',
      },
    ]);
    expect((await coveredIn(held, "TX")).filter(({ through_day }) => through_day === LAST_DAY)).toEqual([]);
    expect(await told()).toEqual([
      { title: "Your Texas license has expired", action_url: "/settings?section=licenses" },
    ]);
    expect(await emails()).toEqual([{ subject: "Your Texas license has expired" }]);
    expect(await followDates(at("2027-06-01T06:01:00Z"))).toBe(0);
    expect(await told()).toHaveLength(1);
  });

  test.each([
    ["an archived account", "account_status = 'archived'"],
    ["an unproved profile", "verified = 0"],
  ])("expires without a notification or reminder to %s", async (_whose, change) => {
    await rows(`UPDATE profiles SET ${change} WHERE user_id = ?`, [held.userId]);
    try {
      expect(await remindOfExpiry(at("2027-05-24T15:00:00Z"))).toBe(0);
      expect(await followDates(at("2027-06-01T06:00:00Z"))).toBe(1);
      expect(await told()).toEqual([]);
      expect(await emails()).toEqual([]);
    } finally {
      await rows("UPDATE profiles SET account_status = 'active', verified = 1 WHERE user_id = ?", [
        held.userId,
      ]);
    }
  });

  test("expires once when two runs of the cron meet it", async () => {
    const done = await Promise.all([1, 2, 3].map(() => followDates(at("2027-06-02T12:00:00Z"))));
    expect(done.sort()).toEqual([0, 0, 1]);
    expect(await rows("SELECT 1 FROM license_changes")).toHaveLength(1);
    expect(await told()).toHaveLength(1);
  });

  test("changed by another run between being found and being read is left to that run", async () => {
    const now = "2027-06-02T12:00:00Z";
    const slow = at(now);
    const { batch } = slow.db;
    let asked = 0;
    const other: number[] = [];
    // Another run happens completely between this one's first read and its second.
    const meeting = async (statements: never) => {
      asked += 1;
      if (asked === 2) other.push(await followDates(at(now)));
      return batch(statements);
    };
    Object.assign(slow.db, { batch: meeting });
    expect([await followDates(slow), other]).toEqual([0, [1]]);
    expect(await rows("SELECT 1 FROM license_changes")).toHaveLength(1);
    expect(await told()).toHaveLength(1);
  });

  test("that begins later covers from its first day on", async () => {
    await rows("UPDATE licenses SET effective_on = '2027-03-01', to_come = 1 WHERE license_no = ?", [
      held.licenseNo,
    ]);
    await rows("DELETE FROM agent_coverage WHERE agent_no = ?", [held.agentNo]);
    expect(await followDates(at("2027-03-01T06:59:00Z"))).toBe(0);
    expect(await followDates(at("2027-03-01T07:00:00Z"))).toBe(1);
    expect(await coveredIn(held, "TX")).toContainEqual({ through_day: LAST_DAY });
    expect(await rows("SELECT 1 FROM licenses WHERE to_come")).toEqual([]);
    expect(await told()).toEqual([]);
  });
});

describe("an agent is reminded", () => {
  const run = (day: string) => remindOfExpiry(at(`${day}T15:00:00Z`));

  test.each([
    ["2027-04-01", 60],
    ["2027-05-01", 30],
    ["2027-05-24", 7],
    ["2027-05-31", 7],
  ])("on %s of %i days, once, however often the cron runs", async (day, days) => {
    expect(await run(day)).toBe(1);
    expect(await rows("SELECT license_no, expires_on, days FROM license_reminders")).toEqual([
      { license_no: held.licenseNo, expires_on: LAST_DAY, days },
    ]);
    expect(await run(day)).toBe(0);
    expect(await told()).toEqual([
      { title: "Your Texas license ends May 31, 2027", action_url: "/settings?section=licenses" },
    ]);
    expect(await emails()).toHaveLength(1);
  });

  test("at no other time: not 61 days before, not after, not within the hour", async () => {
    expect(await run("2027-03-31")).toBe(0);
    expect(await run("2027-06-02")).toBe(0);
    expect(await remindOfExpiry(at("2027-05-01T15:01:00Z"))).toBe(0);
  });

  test("three times in all, and after weeks without the cron only about the nearest end", async () => {
    for (const day of ["2027-04-01", "2027-04-15", "2027-05-01", "2027-05-10", "2027-05-24", "2027-05-30"])
      await run(day);
    expect((await rows("SELECT days FROM license_reminders ORDER BY days")).map(({ days }) => days)).toEqual([
      7, 30, 60,
    ]);
    await rows("DELETE FROM license_reminders");
    await rows("DELETE FROM user_notifications");
    expect(await run("2027-05-26")).toBe(1);
    for (let hour = 0; hour < 3; hour++)
      expect(
        await remindOfExpiry(at(new Date(Date.parse("2027-05-26T16:00:00Z") + hour * HOUR_MS).toISOString())),
      ).toBe(0);
    expect(await told()).toHaveLength(1);
  });

  test("once when two runs of the cron meet", async () => {
    const sent = await Promise.all([run("2027-05-24"), run("2027-05-24")]);
    expect(sent.sort()).toEqual([0, 1]);
    expect(await told()).toHaveLength(1);
    expect(await emails()).toHaveLength(1);
  });

  test("in one notification about several licenses that end together, and again for a renewed one", async () => {
    const [other] = await rows(
      "SELECT license_no FROM licenses WHERE agent_no = ? AND license_no <> ? LIMIT 1",
      [held.agentNo, held.licenseNo],
    );
    await rows("UPDATE licenses SET status = 'active', expires_on = '2027-05-28' WHERE license_no = ?", [
      Number(other?.license_no),
    ]);
    expect(await run("2027-05-24")).toBe(2);
    expect(await told()).toMatchObject([{ title: "2 of your licenses end soon" }]);
    await rows("UPDATE licenses SET expires_on = '2027-07-20' WHERE license_no = ?", [held.licenseNo]);
    expect(await run("2027-05-24")).toBe(1);
    // The same number of days before another end.
    await rows("UPDATE licenses SET expires_on = '2027-05-30' WHERE license_no = ?", [held.licenseNo]);
    expect(await run("2027-05-24")).toBe(1);
  });
});

describe("a license at a month’s end", () => {
  test("ends with all others of a month's end over several runs of the cron, each once", async () => {
    const all = (await rows("SELECT count(*) n FROM licenses"))[0]?.n;
    await rows(
      "UPDATE licenses SET status = 'active', to_come = 0, effective_on = '2025-06-01', expires_on = ?",
      [LAST_DAY],
    );
    const runs: number[] = [];
    for (let run = 0; run < 100; run += 1) {
      const context = at("2027-06-01T12:00:00Z");
      const from = context.clock.now();
      let looks = 0;
      // A slow minute: the run stops after some batches, and the next one goes on.
      Object.assign(context, { clock: { now: () => from + 2_000 * looks++ } });
      const done = await followDates(context);
      if (done === 0) break;
      runs.push(done);
    }
    expect(runs.length).toBeGreaterThan(1);
    expect(runs.reduce((sum, one) => sum + one, 0)).toBe(all);
    expect(await rows("SELECT status, count(*) n FROM licenses GROUP BY 1")).toEqual([
      { status: "expired", n: all },
    ]);
    expect(
      await rows(
        "SELECT count(*) n, count(DISTINCT license_no) licenses FROM license_changes WHERE cause = 'date'",
      ),
    ).toEqual([{ n: all, licenses: all }]);
    expect(await rows("SELECT 1 FROM agent_coverage LIMIT 1")).toEqual([]);
  });
});
