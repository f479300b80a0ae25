/** An agent's calendar as it is booked: hours, types, what is taken, and for which insurance where. */
import { type SQL, sql } from "drizzle-orm";
import type { NamedType } from "#app/domains/directory/types.ts";
import { preferencesOf, recipientRow } from "#app/domains/notifications/preferences-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { ResultsOf } from "#app/platform/database/database.ts";
import { flag, integer, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { wallClock } from "#app/platform/time/zoned-time.ts";
import { APPOINTMENT_WAYS } from "#db/lists.ts";
import { readHours } from "./hours-row.ts";
import { BUSY_MOST, TYPES_MOST } from "./limits.ts";
import type { AppointmentType, Hours, Interval } from "./types.ts";

const ROWS_MOST = 5_000;
const COVERAGE_MOST = 300;

export const hoursRow = { timeZone: text, weeklyHours: text, specialDays: text, holidays: flag };
/** The columns of a row `c` of `calendars` that `readHours` takes. */
export const hoursColumns = sql`c.time_zone timeZone, c.weekly_hours weeklyHours, c.special_days specialDays, c.holidays`;

const typeRow = {
  id: text,
  name: text,
  minutes: integer,
  bufferMinutes: integer,
  way: oneOf(APPOINTMENT_WAYS),
  link: text,
  noticeHours: integer,
  horizonDays: integer,
};

/** The types that can be booked of an agent, in the order of their making. */
export const typesStatement = ({ db }: Pick<AppContext, "db">, agentNo: SQL) =>
  rowsOf(
    db,
    "types of appointment",
    typeRow,
    sql`SELECT id, name, minutes, buffer_minutes bufferMinutes, way, link, notice_hours noticeHours,
      horizon_days horizonDays
    FROM appointment_types WHERE agent_no = ${agentNo} AND removed_at IS NULL
    ORDER BY created_at, id LIMIT ${TYPES_MOST}`,
  );

/** What is taken from now on, but for one appointment that is being moved. */
export const takenStatement = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  agentNo: SQL,
  except: string | null = null,
) =>
  rowsOf(
    db,
    "taken times",
    { fromMs: integer, untilMs: integer },
    sql`SELECT fromMs, untilMs FROM (
      SELECT a.starts_at fromMs, a.blocked_until untilMs FROM appointments a
        WHERE a.agent_no = ${agentNo} AND a.status = 'booked' AND a.blocked_until > ${clock.now()}
          AND (a.confirm_by IS NULL OR a.confirm_by > ${clock.now()})
          AND a.id <> ${except ?? ""}
      UNION ALL
      SELECT b.starts_at, b.ends_at FROM busy_times b WHERE b.agent_no = ${agentNo} AND b.ends_at > ${clock.now()})
    ORDER BY fromMs LIMIT ${ROWS_MOST + BUSY_MOST}`,
  );

/** Whether a license covers this insurance in this state on this day. All three may be columns. */
export const coversSql = (agentNo: SQL, stateCode: SQL, typeBit: SQL, day: SQL): SQL<number> =>
  sql<number>`EXISTS (SELECT 1 FROM agent_coverage g WHERE g.agent_no = ${agentNo} AND g.state_code = ${stateCode}
    AND g.through_day >= ${day} AND ((g.types >> ${typeBit}) & 1) = 1)`;

/** Of a row `a` of `agents`: an account manages it and hears of bookings. Appointments can be moved when no new clients are taken. */
export const isBookable = sql`(a.account_status = 'active' AND EXISTS (SELECT 1 FROM profiles k
  WHERE k.agent_no = a.agent_no AND k.verified AND k.account_status = 'active'))`;

function bookableStatements(context: Pick<AppContext, "db" | "clock">, agentNo: SQL, except: string | null) {
  const { db } = context;
  return {
    agents: rowsOf(
      db,
      "agent to book",
      {
        agentNo: integer,
        id: text,
        slug: text,
        name: text,
        photoUrl: nullable(text),
        street: text,
        city: text,
        stateCode: text,
        zip: text,
        soldTypes: integer,
        takes: flag,
        acceptingClients: flag,
        acceptingFrom: nullable(text),
      },
      sql`SELECT a.agent_no agentNo, a.id, a.slug, a.name, coalesce(a.photo_url, a.drawing_url) photoUrl, a.street, t.name city,
        a.state_code stateCode, a.zip, a.types soldTypes, ${isBookable} takes, a.accepting_clients acceptingClients,
        a.accepting_from acceptingFrom
      FROM agents a JOIN cities t ON t.city_no = a.city_no
      WHERE a.agent_no = ${agentNo} AND a.account_status = 'active' LIMIT 1`,
    ),
    calendars: rowsOf(
      db,
      "calendar to book",
      { ...hoursRow, open: flag },
      sql`SELECT ${hoursColumns}, c.open FROM calendars c WHERE c.agent_no = ${agentNo} LIMIT 1`,
    ),
    types: typesStatement(context, agentNo),
    taken: takenStatement(context, agentNo, except),
    coverage: rowsOf(
      db,
      "insurance to book for",
      { stateCode: text, stateName: text, throughDay: text, types: integer },
      sql`SELECT g.state_code stateCode, s.name stateName, g.through_day throughDay, g.types
      FROM agent_coverage g JOIN states s ON s.code = g.state_code
      WHERE g.agent_no = ${agentNo} ORDER BY s.name, g.through_day LIMIT ${COVERAGE_MOST}`,
    ),
    insurance: rowsOf(
      db,
      "types of insurance",
      { bit: integer, name: text, slug: text },
      sql`SELECT bit, name, slug FROM product_types WHERE active ORDER BY bit LIMIT 60`,
    ),
    recipients: rowsOf(
      db,
      "account of an agent",
      recipientRow,
      sql`SELECT u.id userId, u.email, ${preferencesOf(sql`u.id`)} preferences
      FROM profiles p JOIN users u ON u.id = p.user_id
      WHERE p.agent_no = ${agentNo} AND p.verified AND p.account_status = 'active' LIMIT 1`,
    ),
  };
}

type BookableResults = ResultsOf<typeof bookableStatements>;

export type Bookable = {
  agentNo: number;
  id: string;
  slug: string;
  name: string;
  photoUrl: string | null;
  /** The office, in one line, and its ZIP code. */
  address: string;
  zip: string;
  /** Who takes no new clients is booked by nobody new; what is booked can still be moved. */
  acceptingClients: boolean;
  acceptingFrom: string | null;
  /** Null: nothing can be booked of this agent here. */
  hours: Hours | null;
  types: AppointmentType[];
  taken: Interval[];
  /** Through which day a license covers which insurance that the agent sells, by state. */
  coverage: BookableResults["coverage"];
  /** The kinds of insurance that any of them covers. */
  insurance: NamedType[];
  recipients: BookableResults["recipients"];
};

/**
 * Reads a calendar as somebody books it, `except` for an appointment that is being moved. Null where no such agent is
 * listed. One round trip.
 */
export async function findBookable(
  context: Pick<AppContext, "db" | "clock">,
  agentNo: SQL,
  except: string | null = null,
): Promise<Bookable | null> {
  const found = await context.db.batch(bookableStatements(context, agentNo, except));
  const [agent] = found.agents;
  if (agent === undefined) return null;
  const [calendar] = found.calendars;
  const { street, city, stateCode, soldTypes, takes, ...who } = agent;
  const offered = found.insurance.filter(({ bit }) => found.coverage.some(({ types }) => bitOf(types, bit)));
  const sold = offered.filter(({ bit }) => bitOf(soldTypes, bit));
  // Who sells none of what the licenses cover is named for all of it, as on the profile.
  const insurance = sold.length > 0 ? sold : offered;
  return {
    ...who,
    address: `${street}, ${city}, ${stateCode} ${who.zip}`,
    hours: calendar?.open && takes && found.types.length > 0 ? readHours(calendar) : null,
    types: found.types,
    taken: found.taken.map(({ fromMs, untilMs }) => [fromMs, untilMs]),
    coverage: found.coverage.filter(({ types }) => insurance.some(({ bit }) => bitOf(types, bit))),
    insurance,
    recipients: found.recipients,
  };
}

const bitOf = (mask: number, bit: number) => Math.floor(mask / 2 ** bit) % 2 === 1;

/** What a license for this insurance in this state says of the day of an appointment. */
export function licenseOn(
  { coverage, hours }: Pick<Bookable, "coverage" | "hours">,
  { stateCode, typeBit, startsAt }: { stateCode: string; typeBit: number; startsAt: number },
): { kind: "covers" } | { kind: "ends"; throughDay: string } | { kind: "none" } {
  if (hours === null) return { kind: "none" };
  const rows = coverage.filter((row) => row.stateCode === stateCode && bitOf(row.types, typeBit));
  const { day } = wallClock(hours.timeZone, startsAt);
  const last = rows.at(-1);
  if (last === undefined) return { kind: "none" };
  return last.throughDay >= day ? { kind: "covers" } : { kind: "ends", throughDay: last.throughDay };
}
