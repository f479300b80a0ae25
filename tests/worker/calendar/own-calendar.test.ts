/** An agent's calendar settings: the week, hours that follow the office, and time off. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { nextFreeSql } from "#app/domains/directory/profile/next-free.ts";
import { rowsOf, text } from "#app/platform/database/rows.ts";
import { laterDay, weekdayOf } from "#app/platform/time/holidays.ts";
import { wallClock } from "#app/platform/time/zoned-time.ts";
import { createDatabase } from "#db/client.ts";
import { pageOf, refusedPage } from "#support/browser/page.ts";
import { Visitor } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { startSqld, type TestSqld } from "#support/servers/sqld.ts";
import { openSite } from "../site.ts";
import { BOOK, confirmByEmail, filledIn, offered, typeOf } from "./bookings.ts";

const SETTINGS = "/settings/calendar";
const ZONE = "America/Chicago";
let database: TestSqld;
let client: ReturnType<typeof createDatabase>["client"];
beforeAll(async () => {
  database = await startSqld({ copyOf: inject("fixture").seededData });
  client = createDatabase({ url: database.url }).client;
});
const site = openSite({ databaseUrl: () => database.url, staticFiles: false });
afterAll(async () => {
  client.close();
  await database.stop();
});

const rows = async (sql: string, args: (string | number | null)[] = []) =>
  (await client.execute({ sql, args })).rows.map((row) => ({ ...row }));
const stranger = () => new Visitor(site.origin());
const signIn = () => stranger().signIn("agent@fairlead.example", demoPassword);
const hoursOf = (times: readonly number[]) =>
  new Set(times.map((at) => Math.floor(wallClock(ZONE, at).minute / 60)));
/** The first page of free times for a first call, from a day on. */
const freeTimes = async (from = "") =>
  offered(stranger(), `${BOOK}?type=${await typeOf(rows)}${from === "" ? "" : `&day=${from}`}`);
const post = async (visitor: Visitor, fields: Record<string, string>) => {
  const response = await visitor.post(SETTINGS, fields);
  await response.text();
  return response.status;
};
const today = () => wallClock(ZONE, Date.now()).day;
/** A Tuesday some weeks from now, within what can be booked, and without anything in it. */
const quietTuesday = () => laterDay(today(), 35 + ((1 - weekdayOf(today()) + 7) % 7));

describe("the hours", () => {
  test("of bookings follow those of the office, now and when the office changes them", async () => {
    const agent = await signIn();
    const every = (from: number, until: number) => JSON.stringify(Array(7).fill([from, until]));
    await rows("UPDATE agents SET weekly_hours = ?, special_hours = NULL WHERE agent_no = 1", [
      every(1_140, 1_260),
    ]);
    expect(hoursOf(await freeTimes())).not.toContain(19);
    expect(await post(agent, { intent: "save-hours", follow: "office", open: "yes" })).toBe(303);
    expect(hoursOf(await freeTimes())).toEqual(new Set([19, 20]));
    await rows("UPDATE agents SET weekly_hours = ? WHERE agent_no = 1", [every(360, 420)]);
    expect(hoursOf(await freeTimes())).toEqual(new Set([6]));
    const settings = await pageOf(await agent.get(SETTINGS));
    expect(settings.text).toContain("Monday to Sunday 6:00 AM to 7:00 AM");
  });

  test("of the agent's own are still there after they followed the office, and a closed day has none", async () => {
    const agent = await signIn();
    const [before] = await rows("SELECT weekly_hours FROM calendars WHERE agent_no = 1");
    expect(await post(agent, { intent: "save-hours", follow: "office", open: "yes" })).toBe(303);
    expect(await rows("SELECT weekly_hours FROM calendars WHERE agent_no = 1")).toEqual([before]);
    const own = {
      intent: "save-hours",
      follow: "own",
      zone: ZONE,
      open: "yes",
      "open-tue": "yes",
      "from-tue": "09:00",
      "until-tue": "11:00",
      "from-wed": "09:00",
      "until-wed": "17:00",
    };
    expect(await post(agent, own)).toBe(303);
    expect(await rows("SELECT weekly_hours, office_since FROM calendars WHERE agent_no = 1")).toEqual([
      { weekly_hours: "[[],[[540,660]],[],[],[],[],[]]", office_since: null },
    ]);
    const page = await refusedPage(await agent.post(SETTINGS, { ...own, "from-tue": "", "until-tue": "" }));
    expect(page.text).toContain("Enter when you open, or close this day.");
  });
});

test("the calendar's own time zone waits while it follows the office, whose zone everything shows then", async () => {
  const agent = await signIn();
  await rows("UPDATE agents SET weekly_hours = ?, special_hours = NULL WHERE agent_no = 1", [
    JSON.stringify(Array(7).fill([540, 1_020])),
  ]);
  await rows("UPDATE calendars SET time_zone = 'America/Denver', office_since = NULL WHERE agent_no = 1");
  expect(await post(agent, { intent: "save-hours", follow: "office", open: "yes" })).toBe(303);
  expect(
    await rows("SELECT time_zone, office_since IS NOT NULL follows FROM calendars WHERE agent_no = 1"),
  ).toEqual([{ time_zone: "America/Denver", follows: 1 }]);
  const context = openContext({ databaseUrl: database.url });
  const zoneOf = async () =>
    (
      await context.db.read([
        rowsOf(
          context.db,
          "zone of a row of a list",
          { found: text },
          sql`SELECT ${nextFreeSql(sql`a.agent_no`, 0)} found FROM agents a WHERE a.agent_no = 1`,
        ),
      ])
    )[0][0]?.found.split(" ")[1];
  expect(await zoneOf()).toBe(ZONE);
  expect(hoursOf(await freeTimes())).toEqual(new Set([9, 10, 11, 12, 13, 14, 15, 16]));
  await rows("UPDATE calendars SET office_since = NULL WHERE agent_no = 1");
  expect(await zoneOf()).toBe("America/Denver");
  await rows("UPDATE calendars SET time_zone = ? WHERE agent_no = 1", [ZONE]);
});

describe("time off", () => {
  test("closes each of its days, keeps its reason to the agent, and is removed again", async () => {
    const agent = await signIn();
    await rows("UPDATE calendars SET weekly_hours = ?, office_since = NULL WHERE agent_no = 1", [
      JSON.stringify(Array(7).fill([[540, 1_020]])),
    ]);
    const first = quietTuesday();
    const last = laterDay(first, 2);
    const daysOf = async () => new Set((await freeTimes(first)).map((at) => wallClock(ZONE, at).day));
    expect(await daysOf()).toContain(first);
    const away = { intent: "add-time-off", first, last, reason: "Moving my mother" };
    expect(await post(agent, away)).toBe(303);
    const days = await daysOf();
    for (let day = first; day <= last; day = laterDay(day, 1)) expect(days).not.toContain(day);
    expect(days).toContain(laterDay(last, 1));
    const booking = await (await stranger().get(`${BOOK}?day=${first}`)).text();
    expect(booking).not.toContain("Moving my mother");
    expect((await pageOf(await agent.get(`${SETTINGS}?week=${first}`))).text).toContain("Moving my mother");
    const again = await refusedPage(await agent.post(SETTINGS, away));
    expect(again.text).toContain("You’re already off");
    expect(await post(agent, { intent: "remove-time-off", first })).toBe(303);
    expect(await post(agent, { intent: "remove-time-off", first })).toBe(400);
    expect(await daysOf()).toContain(first);
  });

  test("of another agent isn't changed by it", async () => {
    const others = () =>
      rows("SELECT agent_no, special_days FROM calendars WHERE agent_no <> 1 ORDER BY agent_no");
    const before = await others();
    expect(await post(await signIn(), { intent: "add-time-off", first: laterDay(quietTuesday(), 7) })).toBe(
      303,
    );
    expect(await others()).toEqual(before);
  });
});

test("the week has the agent's appointments with their clients, and no unconfirmed client", async () => {
  const agent = await signIn();
  const type = await typeOf(rows);
  const [at = 0] = await freeTimes();
  const form = filledIn(type, at, { name: "Wilhelmina Ode" });
  const visitor = stranger();
  await (await visitor.post(BOOK, form)).text();
  const week = async () => (await agent.get(`${SETTINGS}?week=${wallClock(ZONE, at).day}`)).text();
  const held = await week();
  expect(held).not.toContain("Wilhelmina");
  expect(held).toContain("Waiting for confirmation");
  await confirmByEmail(rows, visitor, form.email);
  expect(await week()).toContain("Wilhelmina Ode");
});

test.each(["", "x", "9999-12-31", "0001-01-01", "2026-02-30"])(
  "a week that can't be looked at, “%s”, is the next seven days",
  async (asked) => {
    const agent = await signIn();
    const usual = await pageOf(await agent.get(SETTINGS));
    const page = await pageOf(await agent.get(`${SETTINGS}?week=${asked}`));
    const heading = (of: typeof page) => of.getAllByRole("heading", { level: 2 })[0]?.textContent;
    expect(heading(page)).toBe(heading(usual));
  },
);
