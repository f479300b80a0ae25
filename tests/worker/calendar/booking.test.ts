/** Booking from the first page to the email, and what prevents double bookings. */
import { describe, expect, test } from "vitest";
import { addressOf, pageOf, refusedPage, within, wordsIn } from "#support/browser/page.ts";
import { openAccounts } from "../accounts.ts";
import { BOOK, confirmByEmail, filledIn, offered, typeOf } from "./bookings.ts";

const { rows, signedIn, site, stranger, emailToken } = openAccounts();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const bookedAt = (at: number) =>
  rows(
    `SELECT p.*, a.slug FROM appointments p JOIN agents a ON a.agent_no = p.agent_no
     WHERE a.slug = 'ines-calloway' AND p.starts_at = ? AND p.status = 'booked'`,
    [at],
  );
/** A free time of the agent, late enough that no other test of this file uses it. */
async function freeTime(skip = 0): Promise<{ type: string; at: number }> {
  const type = await typeOf(rows);
  const at = (await offered(stranger(), `${BOOK}?type=${type}`)).at(skip);
  if (at === undefined) throw new Error("Nothing is free.");
  return { type, at };
}

describe("a booking", () => {
  test("goes from type to day to details without JavaScript, and its email leads back to it", async () => {
    const visitor = stranger();
    const first = await pageOf(await visitor.get(BOOK));
    const link = first.getByRole("link", { name: /First call/ });
    const times = await pageOf(await visitor.get(String(link.getAttribute("href"))));
    const time = times.getAllByRole("link", { name: /AM CT/ })[0];
    const details = String(time?.getAttribute("href"));
    const at = Number(/at=(\d+)/.exec(details)?.[1]);
    const page = await pageOf(await visitor.get(`${details}&zone=America%2FNew_York`));
    // Both clocks: the agent's and the client's.
    expect(page.text).toMatch(/AM CT.*ET for you/);
    const booking = filledIn(await typeOf(rows), at);
    const sent = await visitor.post(details, booking);
    const location = String(sent.headers.get("Location"));
    expect([sent.status, location]).toEqual([
      303,
      expect.stringMatching(/^\/appointments\/[0-9a-f-]{36}\?token=/),
    ]);
    await sent.text();
    const done = await visitor.get(location);
    expect(done.headers.get("Cache-Control")).toContain("no-store");
    const held = await pageOf(done);
    expect(held.text).toContain(`Not booked yet: we emailed a link to ${booking.email}`);
    expect(held.queryByRole("button", { name: "Confirm the appointment" }), "the email has it").toBeNull();
    await confirmByEmail(rows, stranger(), booking.email);
    const confirmed = await pageOf(await visitor.get(location));
    expect(confirmed.text).toContain("You’re booked");
    expect(confirmed.text).toMatch(/AM CT \(.*ET\)/);
    const [row] = await bookedAt(at);
    expect(row).toMatchObject({
      client_email: booking.email,
      client_phone: "+15125550188",
      sequence: 0,
      state_code: "TX",
    });
    // The secret is not stored, and the email's is another one.
    const token = await emailToken("appointment-booked", booking.email);
    const id = String(row?.id);
    expect((await visitor.get(`/appointments/${id}?token=${token}`)).status).toBe(200);
    const hashes = await rows("SELECT token_hash FROM appointment_links WHERE appointment_id = ?", [id]);
    expect(JSON.stringify(hashes)).not.toContain(token);
    // The agent is told.
    expect(
      await rows("SELECT 1 FROM user_notifications WHERE title = 'Mara Quist booked First call'"),
    ).toHaveLength(1);
    expect(
      await rows("SELECT 1 FROM outbox WHERE kind = 'appointment' AND recipient = 'agent@fairlead.example'"),
    ).toHaveLength(1);
  });

  test("of a hundred at once for one time one succeeds; the others are told, and offered the next", async () => {
    const { type, at } = await freeTime(3);
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const response = await stranger().post(`${BOOK}?type=${type}&at=${at}`, filledIn(type, at));
        return { status: response.status, body: await response.text() };
      }),
    );
    const statuses = answers.map(({ status }) => status);
    expect([
      statuses.filter((one) => one === 303).length,
      statuses.filter((one) => one === 409).length,
    ]).toEqual([1, 99]);
    expect(await bookedAt(at)).toHaveLength(1);
    for (const { status, body } of answers)
      if (status === 409) {
        expect(body).toContain("This time isn’t free anymore");
        expect(body).toContain("Next free times");
      }
    // The offered time is free: the next client gets it.
    const late = await stranger().post(`${BOOK}?type=${type}&at=${at}`, filledIn(type, at));
    const page = await refusedPage(late, 409);
    const next = page.getAllByRole("radio", { name: /CT/ })[0];
    const nextAt = Number(next?.getAttribute("value"));
    expect(nextAt).toBeGreaterThan(at);
    const taken = await stranger().post(`${BOOK}?type=${type}&at=${at}`, filledIn(type, nextAt));
    expect(taken.status).toBe(303);
  });

  test("of an hour next to others never overlaps them, whoever writes", async () => {
    const { at } = await freeTime(6);
    const [agent] = await rows("SELECT agent_no FROM agents WHERE slug = 'ines-calloway'");
    const [type] = await rows("SELECT id FROM appointment_types WHERE agent_no = ? AND name = 'First call'", [
      Number(agent?.agent_no),
    ]);
    const insert = (startsAt: number) =>
      rows(
        `INSERT INTO appointments (id, agent_no, type_id, type_name, way, link, starts_at, ends_at, blocked_until, status,
          client_name, client_email, client_time_zone, state_code, type_bit, note, created_at, updated_at)
         VALUES (?, ?, ?, 'First call', 'phone', '', ?, ?, ?, 'booked', 'A', 'a@mail.example', 'UTC', 'TX', 0, '', 0, 0)`,
        [
          crypto.randomUUID(),
          Number(agent?.agent_no),
          String(type?.id),
          startsAt,
          startsAt + 1,
          startsAt + 1,
        ],
      );
    await insert(at + 60_000);
    await expect(insert(at + 60_000)).rejects.toThrow("UNIQUE");
    const refused = await stranger().post(
      `${BOOK}?type=${String(type?.id)}&at=${at}`,
      filledIn(String(type?.id), at),
    );
    expect(refused.status).toBe(409);
    await refused.text();
  });
});

describe("refused are", () => {
  test("a past time, one off the grid, and one beyond the horizon", async () => {
    const { type, at } = await freeTime(1);
    for (const wrong of [at - 365 * DAY_MS, at + 7 * 60_000, at + 400 * DAY_MS]) {
      const page = await refusedPage(
        await stranger().post(`${BOOK}?type=${type}&at=${wrong}`, filledIn(type, wrong)),
        409,
      );
      expect(page.text).toContain("This time isn’t free anymore");
      expect(await bookedAt(wrong)).toEqual([]);
    }
  });

  test("a type that was removed after the page was opened", async () => {
    const agent = await signedIn("agent");
    const fields = {
      name: "Short lived",
      way: "phone",
      link: "",
      minutes: "30",
      buffer: "0",
      notice: "1",
      horizon: "60",
    };
    await (await agent.post("/settings/calendar", { intent: "save-type", id: "", ...fields })).text();
    const type = await typeOf(rows, "ines-calloway", "Short lived");
    const [at = 0] = await offered(stranger(), `${BOOK}?type=${type}`);
    await (await agent.post("/settings/calendar", { intent: "remove-type", id: type })).text();
    const page = await refusedPage(
      await stranger().post(`${BOOK}?type=${type}&at=${at}`, filledIn(type, at)),
      409,
    );
    expect(page.text).toContain("This can’t be booked anymore.");
    expect(await bookedAt(at)).toEqual([]);
    const gone = await pageOf(await stranger().get(`${BOOK}?type=${type}`));
    expect(gone.text).toContain("This can’t be booked anymore.");
  });

  test("an insurance type that no license covers in that state on that day, and nothing of it is stored", async () => {
    const { type, at } = await freeTime(2);
    // New Mexico's license has expired; New York never had one.
    for (const state of ["NM", "NY"]) {
      const page = await refusedPage(
        await stranger().post(`${BOOK}?type=${type}&at=${at}`, filledIn(type, at, { state })),
        400,
      );
      expect(page.text).toContain("license for");
    }
    expect(await bookedAt(at)).toEqual([]);
  });

  test("a day after the license ends, and the answer names its last day", async () => {
    const { type } = await freeTime();
    // Louisiana's license ends within 30 days; the type goes 60 days ahead.
    const [row] = await rows(
      `SELECT through_day FROM agent_coverage g JOIN agents a ON a.agent_no = g.agent_no
       WHERE a.slug = 'ines-calloway' AND g.state_code = 'LA' ORDER BY through_day DESC LIMIT 1`,
    );
    const day = new Date(Date.parse(`${row?.through_day}T00:00:00Z`) + 3 * DAY_MS).toISOString().slice(0, 10);
    const at = (await offered(stranger(), `${BOOK}?type=${type}&day=${day}`)).at(0) ?? 0;
    const send = () => stranger().post(`${BOOK}?type=${type}&at=${at}`, filledIn(type, at, { state: "LA" }));
    const page = await refusedPage(await send(), 400);
    expect(page.text).toMatch(/license for .* in Louisiana ends/);
    expect(await bookedAt(at)).toEqual([]);
  });

  test("an agent without a calendar, with a closed one, and oneself", async () => {
    const closed = await pageOf(await stranger().get("/showcase/bo-li/book"));
    expect(closed.text).toContain("You can’t book Bo Li here");
    expect((await stranger().get("/showcase/no-such-agent/book")).status).toBe(404);
    const { type, at } = await freeTime(4);
    const own = await (await signedIn("agent")).post(`${BOOK}?type=${type}&at=${at}`, filledIn(type, at));
    expect([own.status, await own.text()]).toEqual([403, expect.stringContaining("your own calendar")]);
  });

  test("a fourth appointment of one address with one agent, and a phone call without a number", async () => {
    const { type } = await freeTime();
    const email = "often@mail.example";
    const times = (await offered(stranger(), `${BOOK}?type=${type}`)).slice(-4);
    const statuses: number[] = [];
    for (const at of times) {
      const response = await stranger().post(`${BOOK}?type=${type}&at=${at}`, filledIn(type, at, { email }));
      statuses.push(response.status);
      await response.text();
    }
    expect(statuses).toEqual([303, 303, 303, 429]);
    const { at } = await freeTime(2);
    const silent = await stranger().post(`${BOOK}?type=${type}&at=${at}`, filledIn(type, at, { phone: "" }));
    expect((await refusedPage(silent, 400)).text).toContain("Enter the number that the agent calls.");
    // Together with everything else that is missing.
    const empty = await stranger().post(
      `${BOOK}?type=${type}&at=${at}`,
      filledIn(type, at, { phone: "", name: "" }),
    );
    const { text } = await refusedPage(empty, 400);
    for (const said of ["Enter your name.", "Enter the number that the agent calls."])
      expect(text).toContain(said);
  });
});

test("the profile and its row name the next free time, and booking it makes them name another", async () => {
  const shown = async () => {
    const page = await pageOf(await site.get(`/showcase/ines-calloway?seen=${crypto.randomUUID()}`));
    const times = within(page.getByRole("region", { name: "Book a time" })).getAllByRole("link", {
      name: /[AP]M$/,
    });
    return times.map((time) => Number(new URL(addressOf(time), site.origin()).searchParams.get("at")));
  };
  // Written by the seed for the next day; the cron counts it again.
  await rows("UPDATE calendars SET next_free_due_at = 0");
  await site.runCron();
  const [before] = await shown();
  const type = await typeOf(rows);
  const [at = 0] = await offered(stranger(), `${BOOK}?type=${type}`);
  const [row] = await rows(
    "SELECT next_free_at FROM calendars WHERE agent_no = (SELECT agent_no FROM agents WHERE slug = 'ines-calloway')",
  );
  expect(row?.next_free_at).toBe(at);
  expect(before).toBe(at);
  // A few days with a few times each, all of them free on the page that books them.
  const some = await shown();
  expect(some.length).toBe(9);
  for (const one of [some[1], some[3]])
    expect((await pageOf(await site.get(`${BOOK}?type=${type}&at=${one}`))).text).not.toContain(
      "isn’t free anymore",
    );
  await (await stranger().post(`${BOOK}?type=${type}&at=${at}`, filledIn(type, at))).text();
  await expect.poll(async () => (await shown())[0]).not.toBe(before);
  expect(await shown()).not.toContain(at);
  const list = await pageOf(await site.get("/geographic-search-results?q=78751&type=auto"));
  const ines = list.getAllByRole("article").find((one) => wordsIn(one).includes("Ines Calloway"));
  const link = within(ines as HTMLElement).getByRole("link", {
    name: /^Book .* CT, with Ines Calloway$/,
  });
  const details = await pageOf(await site.get(addressOf(link)));
  expect(details.getByRole("button", { name: "Book this time" })).toBeTruthy();
  // For a past time the page says so and offers others.
  const gone = await pageOf(await site.get(`${BOOK}?at=${Date.UTC(2020, 0, 6, 15)}`));
  expect(gone.text).toContain("This time isn’t free anymore. Choose another one.");
});

test("a page notes that the reader’s clock differs, if it does on the days it shows", async () => {
  const type = await typeOf(rows);
  await rows("UPDATE calendars SET time_zone = 'America/Denver' WHERE agent_no = 1");
  await rows("UPDATE appointment_types SET horizon_days = 365 WHERE id = ?", [type]);
  const said = new Set<boolean>();
  // Arizona's clocks match Denver's for half of the year.
  for (const days of [10, 192]) {
    const day = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    const page = await pageOf(await stranger().get(`${BOOK}?type=${type}&day=${day}&zone=America%2FPhoenix`));
    const differs = page.text.includes("for you");
    expect(page.text.includes("Yours are below them"), day).toBe(differs);
    expect(page.text.includes("All times are in"), day).toBe(!differs);
    said.add(differs);
  }
  expect(said.size).toBe(2);
  await rows("UPDATE calendars SET time_zone = 'America/Chicago' WHERE agent_no = 1");
  await rows("UPDATE appointment_types SET horizon_days = 60 WHERE id = ?", [type]);
});
