/**
 * What is checked when a booking or a calendar change is written, whatever changed since it was read; and the days on
 * which clocks change.
 */
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type Appointment,
  appointmentRow,
  selectAppointments,
} from "#app/domains/calendar/appointments/appointment-queries.server.ts";
import { book } from "#app/domains/calendar/appointments/book-commands.server.ts";
import { move } from "#app/domains/calendar/appointments/change-commands.server.ts";
import { findBookable } from "#app/domains/calendar/calendar-queries.server.ts";
import type { Booking } from "#app/domains/calendar/inputs.ts";
import { findOwnCalendar } from "#app/domains/calendar/settings/own-calendar-queries.server.ts";
import { saveHours } from "#app/domains/calendar/settings/settings-commands.server.ts";
import { blockedBy, freeDays, nextSlots } from "#app/domains/calendar/slots.ts";
import { rowsOf } from "#app/platform/database/rows.ts";
import { type OwnContext, openContext } from "#support/own-context.ts";
import { openAccounts } from "../accounts.ts";

const { rows, databaseUrl } = openAccounts();
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let agent: { id: string; agentNo: number };
beforeAll(async () => {
  const [row] = await rows("SELECT id, agent_no FROM agents WHERE slug = 'ines-calloway'");
  agent = { id: String(row?.id), agentNo: Number(row?.agent_no) };
});

/** Someone without an account, with an address that counts as confirmed. */
const CONFIRMED = { userId: null, confirmed: true };

const bookableOf = async (context: OwnContext) => {
  const bookable = await findBookable(context, sql`${agent.agentNo}`);
  if (bookable === null || bookable.hours === null) throw new Error("Ines has no calendar.");
  return { ...bookable, hours: bookable.hours };
};
const typeNamed = async (context: OwnContext, name: string) => {
  const type = (await bookableOf(context)).types.find((one) => one.name === name);
  if (type === undefined) throw new Error(`No type ${name}.`);
  return type;
};
/** A free time of a type, on a day that no other test of this file uses. */
async function freeAt(context: OwnContext, name: string, days: number): Promise<number> {
  const { hours, taken } = await bookableOf(context);
  const nowMs = context.clock.now();
  const from = { fromMs: nowMs + days * DAY_MS, most: 1, nowMs };
  return nextSlots(hours, await typeNamed(context, name), taken, from)[0] ?? 0;
}
const bookingOf = (type: string, at: number, email: string): Booking => ({
  type,
  at,
  name: "Mara Quist",
  email,
  phone: "+15125550188",
  zone: "America/Chicago",
  state: "TX",
  insurance: 0,
  products: [],
  note: "",
});
const insertAppointment = (startsAt: number, blockedUntil: number, email = "other@mail.example") =>
  rows(
    `INSERT INTO appointments (id, agent_no, type_id, type_name, way, link, starts_at, ends_at, blocked_until, status,
      client_name, client_email, client_time_zone, state_code, type_bit, note, created_at, updated_at)
     SELECT ?, y.agent_no, y.id, y.name, 'phone', '', ?, ?, ?, 'booked', 'A', ?, 'UTC', 'TX', 0, '', 0, 0
     FROM appointment_types y WHERE y.agent_no = ? LIMIT 1`,
    [crypto.randomUUID(), startsAt, startsAt + 1, blockedUntil, email, agent.agentNo],
  );

/** A context in which something happens once after the first read. */
function withMeanwhile(context: OwnContext, meanwhile: () => Promise<unknown>): OwnContext {
  let happened: Promise<unknown> | null = null;
  const after =
    <Asked extends readonly unknown[], Read>(read: (...asked: Asked) => Promise<Read>) =>
    async (...asked: Asked) => {
      const found = await read(...asked);
      happened ??= meanwhile();
      await happened;
      return found;
    };
  const { db } = context;
  return {
    ...context,
    db: { ...db, batch: after(db.batch) as typeof db.batch, read: after(db.read) as typeof db.read },
  };
}

describe("a booking that was free when it was read is refused when meanwhile", () => {
  const COVERAGE = "agent_coverage WHERE state_code = 'TX'";
  test.each<
    [string, string, (at: number, typeId: string, email: string) => Promise<unknown>, () => Promise<unknown>]
  >([
    [
      "another appointment is kept free until after it begins",
      "taken",
      (at) => insertAppointment(at - 40 * MINUTE_MS, at + 5 * MINUTE_MS),
      () => rows("DELETE FROM appointments WHERE client_name = 'A'"),
    ],
    [
      "another appointment begins while this one is kept free",
      "taken",
      (at) => insertAppointment(at + 65 * MINUTE_MS, at + 95 * MINUTE_MS),
      () => rows("DELETE FROM appointments WHERE client_name = 'A'"),
    ],
    [
      "the agent’s other calendar says that it is busy",
      "taken",
      (at) =>
        rows("INSERT INTO busy_times VALUES (?, ?, ?)", [agent.agentNo, at + MINUTE_MS, at + 2 * MINUTE_MS]),
      () => rows("DELETE FROM busy_times"),
    ],
    [
      "the calendar is closed",
      "gone",
      () => rows("UPDATE calendars SET open = 0 WHERE agent_no = ?", [agent.agentNo]),
      () => rows("UPDATE calendars SET open = 1 WHERE agent_no = ?", [agent.agentNo]),
    ],
    [
      "the type is removed",
      "gone",
      (_at, typeId) => rows("UPDATE appointment_types SET removed_at = 1 WHERE id = ?", [typeId]),
      () => rows("UPDATE appointment_types SET removed_at = NULL WHERE agent_no = ?", [agent.agentNo]),
    ],
    [
      "the agent loses the license",
      "unlicensed",
      async () => {
        await rows(`CREATE TABLE held AS SELECT * FROM ${COVERAGE} AND agent_no = ${agent.agentNo}`);
        await rows(`DELETE FROM ${COVERAGE} AND agent_no = ${agent.agentNo}`);
      },
      () => rows("INSERT INTO agent_coverage SELECT * FROM held"),
    ],
    [
      "the address books a third one",
      "too-many",
      async (at, _typeId, email) => {
        for (const days of [100, 101, 102])
          await insertAppointment(at + days * DAY_MS, at + days * DAY_MS + 1, email);
      },
      () => rows("DELETE FROM appointments WHERE client_name = 'A'"),
    ],
  ])("%s", async (_what, kind, meanwhile, back) => {
    const context = openContext({ databaseUrl: databaseUrl() });
    const type = await typeNamed(context, "Policy review");
    const at = await freeAt(context, "Policy review", 10);
    const email = `meanwhile-${crypto.randomUUID()}@mail.example`;
    const booking = bookingOf(type.id, at, email);
    const bookable = await bookableOf(context);
    const outcome = await book(
      withMeanwhile(context, () => meanwhile(at, type.id, email)),
      bookable,
      booking,
      CONFIRMED,
    );
    await back();
    expect(outcome.kind).toBe(kind);
    if (outcome.kind === "taken") expect(outcome.next[0]).toBeGreaterThan(at);
    const stored = () =>
      rows("SELECT 1 FROM appointments WHERE client_name = 'Mara Quist' AND client_email = ?", [email]);
    expect([await stored(), await rows("SELECT 1 FROM outbox WHERE recipient = ?", [email])]).toEqual([
      [],
      [],
    ]);
    // And works again when it is over.
    expect((await book(context, await bookableOf(context), booking, CONFIRMED)).kind).toBe("booked");
    expect(await stored()).toHaveLength(1);
    await rows("DELETE FROM appointments WHERE client_email = ?", [email]);
  });
});

test("many bookings and moves at once outside the queue, across types and their buffers, never overlap", async () => {
  const context = openContext({ databaseUrl: databaseUrl() });
  const from = await freeAt(context, "Policy review", 20);
  const bookable = await bookableOf(context);
  const { types } = bookable;
  const moved = await Promise.all(
    // Far enough apart that weekends and holidays don't lead both to the same first morning.
    [30, 40].map(async (days, no) => {
      const type = await typeNamed(context, "First call");
      const at = await freeAt(context, "First call", days);
      const outcome = await book(
        context,
        bookable,
        bookingOf(type.id, at, `moves-${no}@mail.example`),
        CONFIRMED,
      );
      if (outcome.kind !== "booked") throw new Error(`Not booked: ${outcome.kind}`);
      return outcome.id;
    }),
  );
  const [appointments] = await context.db.batch([
    rowsOf(
      context.db,
      "appointments to move",
      appointmentRow,
      selectAppointments(
        sql`p.id IN (${sql.join(
          moved.map((id) => sql`${id}`),
          sql`, `,
        )})`,
      ),
    ),
  ]);
  const outcomes = await Promise.all([
    ...Array.from({ length: 18 }, (_, no) => {
      const type = types[no % types.length];
      const at = from + Math.floor(no / types.length) * 15 * MINUTE_MS;
      const email = `crowd-${no}@mail.example`;
      return book(
        openContext({ databaseUrl: databaseUrl() }),
        bookable,
        bookingOf(type?.id ?? "", at, email),
        CONFIRMED,
      );
    }),
    ...appointments.map((one: Appointment) =>
      move(openContext({ databaseUrl: databaseUrl() }), one, from + 30 * MINUTE_MS),
    ),
  ]);
  const had = outcomes.filter(({ kind }) => kind === "booked" || kind === "moved");
  expect(had.length).toBeGreaterThan(0);
  expect(had.length).toBeLessThan(outcomes.length);
  const overlapping =
    await rows(`SELECT p.id FROM appointments p JOIN appointments o ON o.agent_no = p.agent_no
      AND o.id <> p.id AND o.status = 'booked' AND o.starts_at < p.blocked_until AND o.blocked_until > p.starts_at
    WHERE p.status = 'booked'`);
  expect(overlapping).toEqual([]);
  expect(
    await rows("SELECT 1 FROM appointments WHERE client_email LIKE 'crowd-%' OR starts_at = ?", [
      from + 30 * MINUTE_MS,
    ]),
  ).not.toEqual([]);
});

test("a calendar is read and changed only by the account that has its profile today", async () => {
  const context = openContext({ databaseUrl: databaseUrl() });
  const owners = await rows(
    `SELECT p.user_id, p.agent_no FROM profiles p JOIN agents a USING (agent_no) JOIN calendars c USING (agent_no)
     WHERE p.verified AND p.account_status = 'active' AND a.account_status = 'active'
     ORDER BY p.agent_no = ? DESC, p.agent_no LIMIT 2`,
    [agent.agentNo],
  );
  const [owner, other] = owners.map(({ user_id }) => String(user_id));
  if (owner === undefined || other === undefined) throw new Error("Two agents with a calendar are needed.");
  for (const { user_id, agent_no } of owners)
    expect((await findOwnCalendar(context, String(user_id)))?.agentNo).toBe(agent_no);
  const own = await findOwnCalendar(context, owner);
  if (own === null) throw new Error("Ines has no calendar.");
  const close = (userId: string) =>
    saveHours(context, { userId, own }, { ...own.hours, asOffice: false, open: false });
  expect(await close(other), "by another agent").toBe("not-yours");
  for (const [off, on] of [
    ["verified = 0", "verified = 1"],
    ["account_status = 'archived'", "account_status = 'active'"],
  ] as const) {
    await rows(`UPDATE profiles SET ${off} WHERE user_id = ?`, [owner]);
    const found = await findOwnCalendar(context, owner);
    const outcome = await close(owner);
    await rows(`UPDATE profiles SET ${on} WHERE user_id = ?`, [owner]);
    expect([found, outcome], off).toEqual([null, "not-yours"]);
  }
  expect((await findOwnCalendar(context, owner))?.open, "as it was").toBe(own.open);
  expect(await close(owner)).toBe("saved");
  await rows("UPDATE calendars SET open = 1 WHERE agent_no = ?", [agent.agentNo]);
});

test("when clocks spring forward there is no time in the gap, and the next one is booked correctly", async () => {
  const nowMs = Date.parse("2027-03-10T12:00:00Z");
  const context = openContext({ databaseUrl: databaseUrl(), nowMs });
  await rows("UPDATE calendars SET weekly_hours = ?, special_days = '[]' WHERE agent_no = ?", [
    JSON.stringify([[], [], [], [], [], [], [[60, 240]]]),
    agent.agentNo,
  ]);
  await rows("UPDATE agent_coverage SET through_day = '2030-01-01' WHERE agent_no = ?", [agent.agentNo]);
  const type = await typeNamed(context, "First call");
  const bookable = await bookableOf(context);
  const { hours, taken } = bookable;
  const { days } = freeDays(hours, type, taken, { day: "2027-03-14", most: 1, nowMs });
  const offered = days.flatMap(({ slots }) => slots);
  // 1:00, 1:30, 3:00 and 3:30 on the agent's clocks.
  expect(offered.map((at) => new Date(at).toISOString().slice(11, 16))).toEqual([
    "07:00",
    "07:30",
    "08:00",
    "08:30",
  ]);
  const at = offered[2] ?? 0;
  const email = "early@mail.example";
  // Half an hour before the end of the gap is half past one; nothing in between has a name.
  const between = await book(
    context,
    await bookableOf(context),
    bookingOf(type.id, at - 15 * MINUTE_MS, email),
    CONFIRMED,
  );
  expect(between).toMatchObject({ kind: "taken", next: expect.arrayContaining([at]) });
  expect((await book(context, bookable, bookingOf(type.id, at, email), CONFIRMED)).kind).toBe("booked");
  const [row] = await rows("SELECT starts_at, blocked_until FROM appointments WHERE client_email = ?", [
    email,
  ]);
  expect([row?.starts_at, row?.blocked_until]).toEqual([...blockedBy(type, at)]);
  const [sent] = await rows("SELECT text, file FROM outbox WHERE recipient = ?", [email]);
  expect(String(sent?.text)).toContain("Mar 14, 2027, 3:00 AM CT");
  expect(JSON.parse(String(sent?.file)).text).toContain("DTSTART;TZID=America/Chicago:20270314T030000");
});
