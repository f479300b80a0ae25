/** Booking, alone and two at once, confirming by email, moving, canceling, marking. */
import { sql } from "drizzle-orm";
import { findAppointment } from "#app/domains/calendar/appointments/appointment-queries.server.ts";
import { book, confirmHeld } from "#app/domains/calendar/appointments/book-commands.server.ts";
import { cancel, mark, move } from "#app/domains/calendar/appointments/change-commands.server.ts";
import { findBookable, findOffered } from "#app/domains/calendar/calendar-queries.server.ts";
import type { Booking } from "#app/domains/calendar/inputs.ts";
import { nextSlots } from "#app/domains/calendar/slots.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import type { Choices } from "../choices.ts";
import { type Person, requestOf, type Society } from "../people.ts";
import type { Step } from "./step.ts";

/** Times that are offered to choose from. */
const OFFERED = 12;
/** Insurance about which nothing has to be agreed before. */
const MEDICARE = ["medicare-advantage", "medicare-supplement", "medicare-part-d"];

export const appointmentSteps: Step[] = [
  {
    name: "book a time",
    often: 14,
    run: async (society, choices) => {
      const who = choices.of(society.people);
      const agentNo = await bookableAgent(society, choices);
      if (who === undefined || agentNo === null) return "nothing to do";
      return bookOne(society, choices, who, agentNo, null);
    },
  },
  {
    name: "book one time twice",
    often: 5,
    run: async (society, choices) => {
      const agentNo = await bookableAgent(society, choices);
      const [one, other] = [choices.of(society.people), choices.of(society.people)];
      if (agentNo === null || one === undefined || other === undefined) return "nothing to do";
      const found = await findBookable(society.world.request().context, sql`${agentNo}`);
      const [type] = found?.types ?? [];
      if (found?.hours == null || type === undefined) return "closed";
      const [at] = nextSlots(found.hours, type, found.taken, {
        fromMs: society.world.now(),
        most: 1,
        nowMs: society.world.now(),
      });
      if (at === undefined) return "nothing is free";
      const said = await Promise.all([
        bookOne(society, choices, one, agentNo, at),
        bookOne(society, choices, other, agentNo, at),
      ]);
      const got = said.filter((outcome) => outcome === "booked" || outcome === "held").length;
      if (got > 1) society.broken.push("Two people got one time.");
      return `${got} of two`;
    },
  },
  {
    name: "confirm a booking",
    often: 8,
    async run(society, choices) {
      const { world } = society;
      const email = choices.of(world.mailbox.newest("appointment-held"));
      if (email === undefined) return "nothing to do";
      const url = new URL(email.links.find((link) => link.includes("/appointments/")) ?? "");
      const { context } = world.request({ address: "203.0.113.7" });
      const id = url.pathname.split("/")[2] ?? "";
      const seen = await findAppointment(context, id, { token: url.searchParams.get("token"), userId: null });
      if (seen === null || !seen.confirms) {
        world.mailbox.open(email);
        return "gone";
      }
      const outcome = await confirmHeld(context, seen.appointment);
      world.mailbox.open(email);
      return outcome;
    },
  },
  {
    name: "move an appointment",
    often: 6,
    async run(society, choices) {
      const { world } = society;
      const chosen = await anAppointment(society, choices, "p.starts_at > ?");
      if (chosen === null) return "nothing to do";
      const { context } = requestOf(society, chosen.client);
      const seen = await findAppointment(context, chosen.id, { token: null, userId: chosen.client.userId });
      if (seen === null || seen.side !== "client") return "not theirs";
      const offered = await findOffered(context, seen.appointment.agentNo, chosen.id);
      const type = offered?.types.find(({ id }) => id === seen.appointment.typeId);
      if (offered?.hours == null || type === undefined) return "closed";
      const slots = nextSlots(offered.hours, type, offered.taken, {
        fromMs: world.now(),
        most: OFFERED,
        nowMs: world.now(),
      });
      const at = choices.of(slots);
      if (at === undefined) return "nothing is free";
      // Two clicks.
      if (!choices.isOneIn(3)) return (await move(context, seen.appointment, at)).kind;
      const both = await Promise.all([
        move(context, seen.appointment, at),
        cancel(context, seen.appointment, "client"),
      ]);
      return `${both[0].kind}, and ${both[1] === "done" ? "canceled" : "not canceled"}`;
    },
  },
  {
    name: "cancel an appointment",
    often: 4,
    async run(society, choices) {
      const chosen = await anAppointment(society, choices, "p.starts_at > ?");
      if (chosen === null) return "nothing to do";
      const byAgent = choices.isOneIn(3) && chosen.agent !== undefined;
      const who = byAgent && chosen.agent !== undefined ? chosen.agent : chosen.client;
      const { context } = requestOf(society, who);
      const seen = await findAppointment(context, chosen.id, { token: null, userId: who.userId });
      if (seen === null) return "not theirs";
      return cancel(context, seen.appointment, seen.side);
    },
  },
  {
    name: "mark an appointment",
    often: 4,
    async run(society, choices) {
      const chosen = await anAppointment(society, choices, "p.starts_at <= ?");
      if (chosen?.agent === undefined) return "nothing to do";
      const { context } = requestOf(society, chosen.agent);
      const seen = await findAppointment(context, chosen.id, { token: null, userId: chosen.agent.userId });
      if (seen === null || seen.side !== "agent") return "not theirs";
      const status = choices.isOneIn(4) ? "missed" : "completed";
      const outcome = await mark(context, seen.appointment, status);
      return outcome === "done" ? status : outcome;
    },
  },
];

/** The number of an agent whose calendar is open. */
async function bookableAgent({ world }: Society, choices: Choices): Promise<number | null> {
  const agents = await world.rows(
    `SELECT a.agent_no no FROM agents a JOIN calendars c ON c.agent_no = a.agent_no AND c.open
     JOIN profiles k ON k.agent_no = a.agent_no AND k.verified AND k.account_status = 'active'
     WHERE a.account_status = 'active' ORDER BY a.agent_no LIMIT 4`,
  );
  const agent = choices.of(agents);
  return agent === undefined ? null : Number(agent.no);
}

async function bookOne(
  society: Society,
  choices: Choices,
  who: Person,
  agentNo: number,
  wanted: number | null,
): Promise<string> {
  const { world } = society;
  const { context } = requestOf(society, who);
  const found = await findBookable(context, sql`${agentNo}`);
  const type = choices.of(found?.types ?? []);
  if (found?.hours == null || type === undefined) return "closed";
  const insurance = choices.of(found.insurance.filter(({ slug }) => !MEDICARE.includes(slug)));
  const cover = choices.of(found.coverage);
  const slots = nextSlots(found.hours, type, found.taken, {
    fromMs: world.now() + (wanted === null ? choices.below(20) * DAY_MS : 0),
    most: OFFERED,
    nowMs: world.now(),
  });
  const at = wanted ?? choices.of(slots);
  if (at === undefined || insurance === undefined || cover === undefined) return "nothing is free";
  const [account] = await world.rows("SELECT email_confirmed_at confirmed FROM users WHERE id = ?", [
    who.userId,
  ]);
  const isSignedIn = account !== undefined && !choices.isOneIn(4);
  const booking: Booking = {
    type: type.id,
    at,
    name: `${who.firstName} ${who.lastName}`,
    email: who.email,
    phone: "512-555-0188",
    zone: "America/Chicago",
    state: cover.stateCode,
    insurance: insurance.bit,
    products: [],
  };
  const outcome = await book(context, found, booking, {
    userId: isSignedIn ? who.userId : null,
    confirmed: isSignedIn && account?.confirmed != null,
  });
  return outcome.kind;
}

/** A booked appointment of one of our people; `?` is now. */
async function anAppointment({ world, people }: Society, choices: Choices, when: string) {
  const rows = await world.rows(
    `SELECT p.id, p.user_id client, p.client_email email, p.agent_user_id agent FROM appointments p WHERE p.status = 'booked' AND p.confirm_by IS NULL
     AND p.user_id IS NOT NULL AND ${when} ORDER BY p.id LIMIT 60`,
    [world.now()],
  );
  const row = choices.of(rows);
  const client = people.find(({ userId }) => userId === row?.client);
  if (row === undefined || client === undefined) return null;
  return { id: String(row.id), client, agent: people.find(({ userId }) => userId === row.agent) };
}
