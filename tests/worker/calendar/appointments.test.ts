/** Appointments later on: moved, canceled, completed, without a license, and with a deleted account. */
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { listAppointments } from "#app/domains/calendar/appointments/appointment-queries.server.ts";
import { CANCELED } from "#app/domains/calendar/ics/status-words.ts";
import { pageOf, refusedPage } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openAccounts } from "../accounts.ts";
import { writeSent } from "../reviews/signals/sent-reviews.ts";
import { BOOK, confirmByEmail, filledIn, offered, typeOf } from "./bookings.ts";

const { databaseUrl, rows, signedIn, site, stranger, emailToken } = openAccounts();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let taken = 0;
/** Books a time that no other test of this file uses. */
async function booked(visitor: Visitor = stranger(), more: Record<string, string> = {}) {
  const type = await typeOf(rows);
  const times = await offered(stranger(), `${BOOK}?type=${type}`);
  taken += 1;
  const at = times.at(taken) ?? 0;
  const booking = filledIn(type, at, more);
  const response = await visitor.post(`${BOOK}?type=${type}&at=${at}`, booking);
  await response.text();
  const location = String(response.headers.get("Location"));
  const id = /appointments\/([0-9a-f-]{36})/.exec(location)?.[1] ?? "";
  expect([response.status, id]).not.toContain("");
  const [row] = await rows("SELECT confirm_by FROM appointments WHERE id = ?", [id]);
  if (row?.confirm_by !== null) await confirmByEmail(rows, visitor, booking.email);
  return { id, at, type, email: booking.email, path: location.replace("&booked=1", "") };
}
const rowOf = async (id: string) => (await rows("SELECT * FROM appointments WHERE id = ?", [id]))[0];
const mailed = (kind: string, recipient: string) =>
  rows("SELECT subject, text FROM outbox WHERE kind = ? AND recipient = ?", [kind, recipient]);
const post = async (visitor: Visitor, path: string, form: Record<string, string>) => {
  const response = await visitor.post(path, form);
  await response.text();
  return response.status;
};
/** The events of a file, read by someone else's parser. */
const eventsOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((one) => ({
    uid: one.getFirstPropertyValue("uid"),
    sequence: one.getFirstPropertyValue("sequence"),
    status: one.getFirstPropertyValue("status"),
    startMs: new ICAL.Event(one).startDate.toUnixTime() * 1000,
  }));

describe("by the emailed link", () => {
  test("a client moves it: same event, later sequence, the old time free, the agent told", async () => {
    const { id, at, type, email, path } = await booked();
    const file = await stranger().get(path.replace("?", "/appointment.ics?"));
    expect(file.headers.get("Content-Type")).toContain("text/calendar");
    const [before] = eventsOf(await file.text());
    const page = await pageOf(await stranger().get(`${path}&move=1`));
    const times = page.getAllByRole("button", { name: /CT/ });
    // Its current time is no move, whether or not it is offered.
    expect(times.map((button) => Number(button.getAttribute("value")))).not.toContain(at);
    expect(await post(stranger(), path, { intent: "move", at: String(at) })).toBe(409);
    expect(await rowOf(id)).toMatchObject({ starts_at: at, sequence: 0 });
    const button = times.at(-1);
    const to = Number(button?.getAttribute("value"));
    expect(await post(stranger(), path, { intent: "move", at: String(to) })).toBe(303);
    expect(await rowOf(id)).toMatchObject({ starts_at: to, sequence: 1, status: "booked" });
    expect(await offered(stranger(), `${BOOK}?type=${type}`)).toContain(at);
    const token = await emailToken("appointment-moved", email);
    const later = await stranger().get(`/appointments/${id}/appointment.ics?token=${token}`);
    const [after] = eventsOf(await later.text());
    expect([before?.uid, before?.sequence, after?.sequence]).toEqual([after?.uid, 0, 1]);
    expect(
      await rows("SELECT 1 FROM user_notifications WHERE title = 'Mara Quist moved First call'"),
    ).not.toEqual([]);
    // It can't move to a taken or a past time.
    const other = await booked();
    expect(await post(stranger(), path, { intent: "move", at: String(other.at) })).toBe(409);
    expect(await post(stranger(), path, { intent: "move", at: String(Date.now() - DAY_MS) })).toBe(409);
    expect(await rowOf(id)).toMatchObject({ starts_at: to });
  });

  test("a client cancels it once; the time is free, and the file removes it from calendars", async () => {
    const { id, at, type, email, path } = await booked();
    expect(await post(stranger(), path, { intent: "cancel" })).toBe(303);
    expect(await rowOf(id)).toMatchObject({ status: "canceled", canceled_by: "client", sequence: 1 });
    expect(await offered(stranger(), `${BOOK}?type=${type}`)).toContain(at);
    expect(await mailed("appointment-canceled", email)).toHaveLength(1);
    const file = await (await stranger().get(path.replace("?", "/appointment.ics?"))).text();
    expect(file).toContain("METHOD:CANCEL");
    expect(eventsOf(file)[0]).toMatchObject({ status: CANCELED, sequence: 1 });
    const again = await refusedPage(await stranger().post(path, { intent: "cancel" }), 409);
    expect(again.text).toContain("This appointment just changed");
  });

  test("the secret opens only its appointment, and a client can't mark it as completed", async () => {
    const [one, other] = [await booked(), await booked()];
    const token = new URL(one.path, "http://own.example").searchParams.get("token");
    for (const wrong of [
      `/appointments/${other.id}?token=${token}`,
      `/appointments/${one.id}`,
      `/appointments/${one.id}?token=${"A".repeat(43)}`,
      `/appointments/${one.id}/appointment.ics?token=x`,
      "/appointments/1?token=x",
    ])
      expect((await stranger().get(wrong)).status, wrong).toBe(404);
    expect(await post(stranger(), `/appointments/${other.id}?token=${token}`, { intent: "cancel" })).toBe(
      404,
    );
    expect(await rowOf(other.id)).toMatchObject({ status: "booked" });
    await rows("UPDATE appointments SET starts_at = starts_at - ?, ends_at = ends_at - ? WHERE id = ?", [
      400 * DAY_MS,
      400 * DAY_MS,
      one.id,
    ]);
    expect((await pageOf(await stranger().get(one.path))).text).not.toMatch(/We met|The client didn’t come/);
    expect(await post(stranger(), one.path, { intent: "completed" })).toBe(403);
    // Once it has begun, it can't be moved or canceled.
    expect(await post(stranger(), one.path, { intent: "cancel" })).toBe(409);
  });
});

test("an appointment is listed for the client who booked it and for its agent, and for no one else", async () => {
  const client = await signedIn("customer");
  const { id } = await booked(client);
  const listed = async (visitor: Visitor) => (await visitor.get("/appointments")).text();
  expect(await listed(client)).toContain(`/appointments/${id}`);
  expect(await listed(await signedIn("agent"))).toContain(`/appointments/${id}`);
  expect(await listed(await signedIn("agency"))).not.toMatch(/\/appointments\/[0-9a-f-]{36}/);
  const context = openContext({ databaseUrl: databaseUrl() });
  const agentsOf = async (userId: unknown) => {
    const { coming, open, past } = (await listAppointments(context, String(userId))).agent;
    return new Set([...coming, ...open, ...past].map(({ agentNo }) => agentNo));
  };
  const [ines] = await rows("SELECT user_id, agent_no FROM profiles WHERE agent_no = 1");
  expect(await agentsOf(ines?.user_id)).toEqual(new Set([1]));
  const [other] = await rows(
    "SELECT user_id, agent_no FROM profiles WHERE verified AND agent_no > 1 ORDER BY agent_no LIMIT 1",
  );
  expect(await agentsOf(other?.user_id), "of another agent").not.toContain(1);
  // An unproved profile doesn't give access.
  await rows("UPDATE profiles SET verified = 0 WHERE agent_no = 1");
  const unproved = await agentsOf(ines?.user_id);
  await rows("UPDATE profiles SET verified = 1 WHERE agent_no = 1");
  expect(unproved, "of an unproved profile").toEqual(new Set());
});

describe("completed or missed", () => {
  const past = (id: string, hoursAgo: number) =>
    rows("UPDATE appointments SET starts_at = ?, ends_at = ?, blocked_until = ? WHERE id = ?", [
      Date.now() - hoursAgo * HOUR_MS - HOUR_MS,
      Date.now() - hoursAgo * HOUR_MS,
      Date.now() - hoursAgo * HOUR_MS,
      id,
    ]);

  test("the agent marks it once it began, and every client they met is asked for a review, once", async () => {
    const agent = await signedIn("agent");
    const { id, email, path } = await booked();
    const textOf = async (visitor: Visitor, at: string) => (await pageOf(await visitor.get(at))).text;
    // Only its client chooses another time.
    expect(await textOf(stranger(), path)).toContain("Move it");
    const own = await textOf(agent, `/appointments/${id}`);
    expect(own).toContain("Cancel this appointment");
    expect(own).not.toMatch(/Move it|We met/);
    expect(await post(agent, `/appointments/${id}`, { intent: "completed" })).toBe(409);
    await past(id, 1);
    expect(await textOf(agent, `/appointments/${id}`)).toContain("We met");
    const page = await pageOf(await agent.get("/appointments"));
    expect(page.text).toContain("Did you meet?");
    expect(await post(agent, `/appointments/${id}`, { intent: "completed" })).toBe(303);
    expect(await post(agent, `/appointments/${id}`, { intent: "completed" })).toBe(303);
    expect(await rowOf(id)).toMatchObject({ status: "completed" });
    // Marking it later doesn't ask again.
    for (const intent of ["missed", "completed"])
      expect(await post(agent, `/appointments/${id}`, { intent }), intent).toBe(303);
    expect(await rowOf(id)).toMatchObject({ status: "completed" });
    const [sent, ...more] = await mailed("appointment-kept", email);
    expect([String(sent?.text).includes("/leave-review?agent=ines-calloway"), more]).toEqual([true, []]);
    // Another agent can't mark it.
    expect(await post(await signedIn("agency"), `/appointments/${id}`, { intent: "missed" })).toBe(404);
  });

  test("an unmarked one counts as completed two days later; after a missed one no review is asked for", async () => {
    const [silent, missed] = [await booked(), await booked()];
    await past(silent.id, 49);
    await past(missed.id, 49);
    const list = { intent: "missed", id: missed.id };
    expect(await post(await signedIn("agency"), "/appointments", list)).toBe(404);
    expect(await post(await signedIn("agent"), "/appointments", list)).toBe(303);
    await site.runCron();
    expect([(await rowOf(silent.id))?.status, (await rowOf(missed.id))?.status]).toEqual([
      "completed",
      "missed",
    ]);
    expect(await mailed("appointment-kept", silent.email)).toHaveLength(1);
    expect(await mailed("appointment-kept", missed.email)).toEqual([]);
    await site.runCron();
    for (const intent of ["missed", "completed"])
      expect(await post(await signedIn("agent"), `/appointments/${silent.id}`, { intent })).toBe(303);
    expect(await mailed("appointment-kept", silent.email)).toHaveLength(1);
  });

  test("a completed appointment proves its client’s review, a canceled one doesn't", async () => {
    const [user] = await rows("SELECT id FROM users WHERE email = 'customer@fairlead.example'");
    const tierOf = async (agentNo: number) => {
      const sent = writeSent({
        agentNo,
        body: `Sat down with our two policies on day ${agentNo}, found the gap between umbrella and boat, and wrote it all down for us.`,
        stars: 4,
        email: "customer@fairlead.example",
        sentAt: Date.now() - HOUR_MS,
        accountMadeAt: Date.now() - 300 * DAY_MS,
        address: `address ${agentNo}`,
        device: `device ${agentNo}`,
        userId: String(user?.id),
      });
      for (const statement of sent.statements) {
        const { sql, args } = statement as { sql: string; args: (string | number | null)[] };
        await rows(sql, args);
      }
      expect(await post(stranger(), "/verify-review", { token: sent.token })).toBe(303);
      return (await rows("SELECT proof_tier FROM reviews WHERE id = ?", [sent.id]))[0]?.proof_tier;
    };
    const agents = await rows("SELECT agent_no FROM calendars WHERE agent_no > 1 ORDER BY agent_no LIMIT 2");
    for (const [at, status] of (["completed", "canceled"] as const).entries())
      await rows(
        `INSERT INTO appointments (id, agent_no, type_id, type_name, way, link, starts_at, ends_at, blocked_until, status,
          client_name, client_email, client_time_zone, state_code, type_bit, note, created_at, updated_at)
         SELECT ?, y.agent_no, y.id, y.name, 'phone', '', 1000, 2000, 2000, ?, 'Cleo', 'customer@fairlead.example', 'UTC',
          'TX', 0, '', 0, 0 FROM appointment_types y WHERE y.agent_no = ? LIMIT 1`,
        [crypto.randomUUID(), status, Number(agents[at]?.agent_no)],
      );
    expect(await tierOf(Number(agents[0]?.agent_no))).toBe(3);
    expect(await tierOf(Number(agents[1]?.agent_no))).toBe(1);
  });
});

describe("the cron", () => {
  test("reminds a client a day ahead, once", async () => {
    const { id, email } = await booked();
    await rows(
      "UPDATE appointments SET starts_at = ?, ends_at = ?, blocked_until = ?, reminded_at = NULL WHERE id = ?",
      [Date.now() + 20 * HOUR_MS + taken, Date.now() + 21 * HOUR_MS, Date.now() + 21 * HOUR_MS, id],
    );
    await site.runCron();
    await site.runCron();
    const [sent, ...more] = await mailed("appointment-reminder", email);
    expect([sent !== undefined, more]).toEqual([true, []]);
    const token = /token=([\w-]+)/.exec(String(sent?.text))?.[1];
    expect((await stranger().get(`/appointments/${id}?token=${token}`)).status).toBe(200);
  });

  test("tells both sides when no license covers it on its day, once, and the page says so", async () => {
    const { id, email, path } = await booked(stranger(), { state: "LA" });
    await site.runCron();
    expect(await mailed("appointment-flagged", email)).toEqual([]);
    await rows("DELETE FROM agent_coverage WHERE state_code = 'LA' AND agent_no = 1");
    await site.runCron();
    await site.runCron();
    expect(await mailed("appointment-flagged", email)).toHaveLength(1);
    expect((await rowOf(id))?.flagged_at).not.toBeNull();
    const page = await pageOf(await stranger().get(path));
    expect(page.text).toContain("no longer covers Auto in Louisiana on this day");
    expect(
      await rows(
        "SELECT 1 FROM user_notifications WHERE title = 'A license no longer covers an appointment'",
      ),
    ).toHaveLength(1);
  });

  test("withdraws that when a license covers the day again, and only tells those who were told", async () => {
    const [warned, calm] = [await booked(stranger(), { state: "OK" }), await booked()];
    await rows("CREATE TABLE held AS SELECT * FROM agent_coverage WHERE state_code = 'OK' AND agent_no = 1");
    await rows("DELETE FROM agent_coverage WHERE state_code = 'OK' AND agent_no = 1");
    await site.runCron();
    expect(await mailed("appointment-flagged", warned.email)).toHaveLength(1);
    expect(await mailed("appointment-unflagged", warned.email)).toEqual([]);
    await rows("INSERT INTO agent_coverage SELECT * FROM held");
    await site.runCron();
    await site.runCron();
    const [sent, ...more] = await mailed("appointment-unflagged", warned.email);
    expect([String(sent?.text).includes("now runs through that day"), more]).toEqual([true, []]);
    expect(await mailed("appointment-unflagged", calm.email)).toEqual([]);
    expect(await rowOf(warned.id)).toMatchObject({ status: "booked", flagged_at: null, sequence: 0 });
    expect((await pageOf(await stranger().get(warned.path))).text).not.toContain("no longer covers");
    expect(
      await rows("SELECT 1 FROM user_notifications WHERE title = 'A license covers an appointment again'"),
    ).toHaveLength(1);
    // Lost again, both are told again; the reason may be another one.
    await rows("DELETE FROM agent_coverage WHERE state_code = 'OK' AND agent_no = 1");
    await site.runCron();
    expect(await mailed("appointment-flagged", warned.email)).toHaveLength(2);
    await rows("INSERT INTO agent_coverage SELECT * FROM held");
  });
});

describe("the private feed", () => {
  test("has the agent’s appointments for anyone who knows its address, until there is a new one", async () => {
    const agent = await signedIn("agent");
    const make = async () => {
      const page = await pageOf(await agent.post("/settings/calendar", { intent: "renew-feed" }));
      return /\/calendar\/[\w-]{43}\.ics/.exec(page.text)?.[0] ?? "";
    };
    const { id, at } = await booked();
    const first = await make();
    const feed = await stranger().get(first);
    expect([feed.status, feed.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    const events = eventsOf(await feed.text());
    expect(events.find(({ uid }) => String(uid).startsWith(id))).toMatchObject({
      status: "CONFIRMED",
      startMs: at,
    });
    const second = await make();
    expect([(await stranger().get(first)).status, (await stranger().get(second)).status]).toEqual([404, 200]);
    expect(JSON.stringify(await rows("SELECT * FROM calendars WHERE agent_no = 1"))).not.toContain(
      /calendar\/([\w-]+)/.exec(second)?.[1],
    );
    expect(await post(agent, "/settings/calendar", { intent: "stop-feed" })).toBe(303);
    expect((await stranger().get(second)).status).toBe(404);
    for (const wrong of ["/calendar/x.ics", `/calendar/${"A".repeat(43)}.ics`, `/calendar/${"A".repeat(43)}`])
      expect((await stranger().get(wrong)).status, wrong).toBe(404);
  });
});

describe("a deleted account", () => {
  test("takes its bookings along: canceled, without a name, and the agent is told", async () => {
    const client = await signedIn("renamed-agent");
    const { id } = await booked(client);
    await client.deleteAccount();
    expect(await rowOf(id)).toMatchObject({
      status: "canceled",
      client_name: "",
      client_email: "",
      client_phone: null,
      user_id: null,
    });
    await site.runCron();
    expect(
      await rows("SELECT 1 FROM user_notifications WHERE title = 'A client canceled First call'"),
    ).toHaveLength(1);
  });

  test("of an agent ends the calendar, and each client is told", async () => {
    const { id, email } = await booked();
    await (await signedIn("agent")).deleteAccount();
    expect(await rowOf(id)).toMatchObject({ status: "canceled", canceled_by: "agent" });
    await site.runCron();
    expect(await mailed("appointment-canceled", email)).toHaveLength(1);
    const page = await pageOf(await stranger().get(BOOK));
    expect(page.text).toContain("You can’t book Ines Calloway here");
  });
});
