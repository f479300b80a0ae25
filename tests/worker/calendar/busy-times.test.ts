/** Busy times of another calendar: read from an address or a file, within limits, and never from this machine. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { createDatabase } from "#db/client.ts";
import { pageOf, refusedPage } from "#support/browser/page.ts";
import { Visitor } from "#support/browser/visitor.ts";
import { startSqld, type TestSqld } from "#support/servers/sqld.ts";
import { openSite } from "../site.ts";
import { BOOK, filledIn, offered, typeOf } from "./bookings.ts";

let database: TestSqld;
let client: ReturnType<typeof createDatabase>["client"];
/** The other calendar, and a place on this machine that must never be requested. */
let calendars: Server;
let inside: Server;
const asked: string[] = [];
const vars: Record<string, string> = {};
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const EVENT = "BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20300101T150000Z\r\nDURATION:PT1H\r\nEND:VEVENT\r\n";
let busy = "";
let status = 200;
let held: { reached(): void; until: Promise<void> } | null = null;

/** Holds back the next answer: a promise for its request, and a function that releases it. */
function hold(): [Promise<void>, () => void] {
  const [asking, letting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  held = { reached: asking.resolve, until: letting.promise };
  return [asking.promise, letting.resolve];
}

beforeAll(async () => {
  inside = createServer((_, response) => {
    asked.push("inside");
    response.end(`BEGIN:VCALENDAR\r\n${EVENT}END:VCALENDAR\r\n`);
  });
  calendars = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url === "/to-localhost")
      return void response.writeHead(302, { Location: urlOf(inside) }).end();
    if (request.url === "/around") return void response.writeHead(302, { Location: "/around" }).end();
    if (request.url === "/million") {
      response.write("BEGIN:VCALENDAR\r\n");
      const part = EVENT.repeat(1_000);
      let sent = 0;
      const more = () => {
        while (sent < 1_000 && !response.destroyed) {
          sent += 1;
          if (!response.write(part)) return void response.once("drain", more);
        }
        response.end("END:VCALENDAR\r\n");
      };
      return more();
    }
    if (request.url === "/page") return void response.end("<!doctype html><p>Sign in</p>");
    const wait = held?.until;
    held?.reached();
    held = null;
    void Promise.resolve(wait).then(() => response.writeHead(status).end(busy));
  });
  for (const server of [inside, calendars])
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  vars.CALENDAR_STAND_IN = urlOf(calendars);
  database = await startSqld({ copyOf: inject("fixture").seededData });
  client = createDatabase({ url: database.url }).client;
});
const site = openSite({ databaseUrl: () => database.url, vars, staticFiles: false });
afterAll(async () => {
  for (const server of [inside, calendars]) server.close();
  client.close();
  await database.stop();
});

const rows = async (sql: string, args: (string | number | null)[] = []) =>
  (await client.execute({ sql, args })).rows.map((row) => ({ ...row }));
const stranger = () => new Visitor(site.origin());
const signIn = () => stranger().signIn("agent@fairlead.example", demoPassword);
const BUSY = "/settings/calendar?busy=1";
const utc = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
const busyAt = (...times: number[]) =>
  `BEGIN:VCALENDAR\r\n${times
    .map((at) => `BEGIN:VEVENT\r\nUID:${at}\r\nDTSTART:${utc(at)}\r\nDURATION:PT30M\r\nEND:VEVENT\r\n`)
    .join("")}END:VCALENDAR\r\n`;

test("busy elsewhere can't be booked, and the cron reads the address again", async () => {
  const agent = await signIn();
  const type = await typeOf(rows);
  const [first = 0, second = 0] = await offered(stranger(), `${BOOK}?type=${type}`);
  busy = busyAt(first);
  const sent = await agent.post(BUSY, { intent: "save-busy", address: `${urlOf(calendars)}/mine.ics` });
  expect(sent.status).toBe(303);
  await sent.text();
  const left = await offered(stranger(), `${BOOK}?type=${type}`);
  expect([left.includes(first), left.includes(second)]).toEqual([false, true]);
  const refused = await stranger().post(`${BOOK}?type=${type}&at=${first}`, filledIn(type, first));
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining("This time isn’t free anymore"),
  ]);
  // Half an hour later it says something else.
  busy = busyAt(second);
  await rows("UPDATE calendars SET busy_due_at = 0 WHERE busy_url IS NOT NULL");
  await site.runCron();
  const later = await offered(stranger(), `${BOOK}?type=${type}`);
  expect([later.includes(first), later.includes(second)]).toEqual([true, false]);
  // And then nothing at all: the last reading stays, and the agent is told why.
  status = 500;
  await rows("UPDATE calendars SET busy_due_at = 0 WHERE busy_url IS NOT NULL");
  await site.runCron();
  status = 200;
  expect(await offered(stranger(), `${BOOK}?type=${type}`)).not.toContain(second);
  expect(await (await agent.get("/settings/calendar")).text()).toContain("answered with error 500");
  await (await agent.post(BUSY, { intent: "drop-busy" })).text();
  expect(await offered(stranger(), `${BOOK}?type=${type}`)).toContain(second);
});

test("what the agent changes while the address is read stays changed", async () => {
  const agent = await signIn();
  const type = await typeOf(rows);
  const [first = 0] = await offered(stranger(), `${BOOK}?type=${type}`);
  busy = busyAt(first);
  const address = `${urlOf(calendars)}/slow.ics`;
  await (await agent.post(BUSY, { intent: "save-busy", address })).text();
  await rows("UPDATE calendars SET busy_due_at = 0 WHERE busy_url IS NOT NULL");
  const [reached, answer] = hold();
  const cron = site.runCron();
  await reached;
  await (await agent.post(BUSY, { intent: "drop-busy" })).text();
  answer();
  await cron;
  expect(await rows("SELECT busy_url FROM calendars WHERE agent_no = 1")).toEqual([{ busy_url: null }]);
  expect(await offered(stranger(), `${BOOK}?type=${type}`)).toContain(first);
});

/** Makes the address due, and reads it as the cron does. */
async function nextTurn() {
  await rows("UPDATE calendars SET busy_due_at = 0 WHERE busy_url IS NOT NULL");
  await site.runCron();
}
const turn = async () =>
  (await rows("SELECT busy_due_at due, busy_failures failures FROM calendars WHERE agent_no = 1"))[0];

test("the next turn is written before the address is read, as a failure that a success clears", async () => {
  const agent = await signIn();
  busy = busyAt(Date.now() + 3 * 86_400_000);
  const address = `${urlOf(calendars)}/slow.ics`;
  await (await agent.post(BUSY, { intent: "save-busy", address })).text();
  const [reached, answer] = hold();
  const cron = nextTurn();
  await reached;
  const meanwhile = await turn();
  expect(meanwhile?.failures).toBe(1);
  expect(Number(meanwhile?.due)).toBeGreaterThan(Date.now());
  answer();
  await cron;
  expect((await turn())?.failures).toBe(0);
  await (await agent.post(BUSY, { intent: "drop-busy" })).text();
});

test("a calendar that can't be read three times in a row pauses, tells its agent, and restarts with a button", async () => {
  const agent = await signIn();
  const type = await typeOf(rows);
  const [first = 0] = await offered(stranger(), `${BOOK}?type=${type}`);
  busy = busyAt(first);
  await (await agent.post(BUSY, { intent: "save-busy", address: `${urlOf(calendars)}/mine.ics` })).text();
  status = 503;
  asked.length = 0;
  for (let no = 0; no < 5; no += 1) {
    await site.runCron();
    await rows("UPDATE calendars SET busy_due_at = 0 WHERE busy_due_at IS NOT NULL");
  }
  await site.runCron();
  expect(asked).toEqual(Array(3).fill("/mine.ics"));
  expect(await turn()).toEqual({ due: null, failures: 3 });
  const settings = await pageOf(await agent.get("/settings/calendar"));
  expect(settings.text).toContain("We’ve stopped reading your calendar.");
  expect(settings.text).toContain("answered with error 503");
  const told = await rows(
    "SELECT action_url url FROM user_notifications WHERE title = 'We’ve stopped reading your other calendar'",
  );
  expect(told).toEqual([{ url: "/settings/calendar#busy" }]);
  // The last reading still counts.
  expect(await offered(stranger(), `${BOOK}?type=${type}`)).not.toContain(first);
  const again = settings.getByRole("button", { name: "Start reading it again" });
  expect(again.getAttribute("value")).toBe("resume-busy");
  const still = await refusedPage(
    await agent.post("/settings/calendar?busy=1", { intent: "resume-busy" }),
    400,
  );
  expect(still.text).toContain("We still can’t read your calendar");
  status = 200;
  const resumed = await agent.post("/settings/calendar?busy=1", { intent: "resume-busy" });
  expect(resumed.status).toBe(303);
  await resumed.text();
  expect((await turn())?.failures).toBe(0);
  await nextTurn();
  expect(asked.length).toBeGreaterThanOrEqual(6);
  await (await agent.post(BUSY, { intent: "drop-busy" })).text();
});

test("a reading that dies three times pauses the calendar as well", async () => {
  const agent = await signIn();
  busy = busyAt(Date.now() + 3 * 86_400_000);
  await (await agent.post(BUSY, { intent: "save-busy", address: `${urlOf(calendars)}/mine.ics` })).text();
  await rows("UPDATE calendars SET busy_failures = 3 WHERE agent_no = 1");
  asked.length = 0;
  await nextTurn();
  expect([asked, await turn()]).toEqual([[], { due: null, failures: 3 }]);
  expect((await pageOf(await agent.get("/settings/calendar"))).text).toContain("didn’t come to an end");
  await (await agent.post(BUSY, { intent: "drop-busy" })).text();
});

test("an event that isn't understood blocks its time, with an explanation", async () => {
  const agent = await signIn();
  const type = await typeOf(rows);
  const [first = 0, second = 0] = await offered(stranger(), `${BOOK}?type=${type}`);
  const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:1", ...lines, "END:VEVENT"].join("\r\n");
  busy = [
    "BEGIN:VCALENDAR",
    event(`DTSTART:${utc(first)}`, "DURATION:PT30M", "RRULE:FREQ=YEARLY;BYWEEKNO=1"),
    event(`DTSTART;TZID=Nowhere/Land:${utc(second).slice(0, -1)}`, "DURATION:PT30M"),
    event("DTSTART:soon"),
    "END:VCALENDAR",
    "",
  ].join("\r\n");
  await (await agent.post(BUSY, { intent: "save-busy", address: `${urlOf(calendars)}/odd.ics` })).text();
  const left = await offered(stranger(), `${BOOK}?type=${type}`);
  expect([left.includes(first), left.includes(second)]).toEqual([false, false]);
  const { text } = await pageOf(await agent.get("/settings/calendar"));
  expect(text).toContain("We can’t read when one event repeats, so we block more than you may be busy.");
  expect(text).toContain("We don’t know the time zone of one event");
  expect(text).toContain(
    "We can’t read when one event takes place, so nothing is blocked and you can be booked",
  );
  await (await agent.post(BUSY, { intent: "drop-busy" })).text();
});

test("a file is read once, in a form with a larger limit", async () => {
  const agent = await signIn();
  const type = await typeOf(rows);
  const [first = 0] = await offered(stranger(), `${BOOK}?type=${type}`);
  const form = new FormData();
  form.set("intent", "save-busy");
  form.set("address", "");
  form.set("file", new Blob([busyAt(first)], { type: "text/calendar" }), "mine.ics");
  const sent = await agent.get(BUSY, { method: "POST", body: form });
  expect(sent.status).toBe(303);
  await sent.text();
  expect(await offered(stranger(), `${BOOK}?type=${type}`)).not.toContain(first);
  const large = new FormData();
  large.set("intent", "save-busy");
  large.set("file", new Blob(["x".repeat(5 * 1024 * 1024)]), "mine.ics");
  const refused = await agent.get(BUSY, { method: "POST", body: large });
  expect(refused.status).toBe(413);
  await refused.text();
});

test("redirects to this machine, endless redirects, non-calendars and a million events are refused", async () => {
  const agent = await signIn();
  const send = async (address: string) =>
    (await refusedPage(await agent.post(BUSY, { intent: "save-busy", address }), 400)).text;
  asked.length = 0;
  expect(await send(`${urlOf(calendars)}/to-localhost`)).toContain("leads on to one we don’t open");
  expect(asked).toEqual(["/to-localhost"]);
  expect(await send(urlOf(inside))).toContain("begins with https://");
  expect(await send("https://127.0.0.1/a.ics")).toContain("Enter the address of a public site.");
  expect(await send("https://10.0.0.1.nip.io/a.ics")).toContain("Enter the address of a public site.");
  expect(asked).not.toContain("inside");
  expect(await send(`${urlOf(calendars)}/around`)).toContain("leads on too many times");
  expect(asked.filter((one) => one === "/around")).toHaveLength(4);
  expect(await send(`${urlOf(calendars)}/page`)).toContain("isn’t a calendar file");
  expect(await send(`${urlOf(calendars)}/million`)).toContain("The calendar is too large.");
  expect(await send("")).toContain("Enter an address or choose a file.");
});
