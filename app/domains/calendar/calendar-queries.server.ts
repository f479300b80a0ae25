/** An agent's calendar as customers book it: hours, types of appointment, taken times, and insurance by state. */
import { type SQL, sql } from "drizzle-orm";
import { offeredSql } from "#app/domains/directory/medicare/offer-queries.server.ts";
import type { NamedType } from "#app/domains/directory/types.ts";
import { preferencesOf, recipientRow } from "#app/domains/notifications/preferences-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { ResultsOf } from "#app/platform/database/database.ts";
import { flag, integer, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { APPOINTMENT_WAYS } from "#db/lists.ts";
import { readHours } from "./hours-row.ts";
import { BUSY_MOST, TYPES_MOST } from "./limits.ts";
import type { AppointmentType, Hours, Interval } from "./types.ts";

const ROWS_MOST = 5_000;
const COVERAGE_MOST = 300;

export const officeRow = { officeZone: text, officeWeek: text, officeSpecial: nullable(text) };
/** The columns of a row `a` of `agents` that `officeHours` takes. */
export const officeColumns = sql`a.time_zone officeZone, a.weekly_hours officeWeek, a.special_hours officeSpecial`;
export const hoursRow = {
  ...officeRow,
  timeZone: text,
  asOffice: flag,
  weeklyHours: text,
  specialDays: text,
  holidays: flag,
};
/** The columns of a row `c` of `calendars` and its row `a` of `agents` that `readHours` takes. */
export const hoursColumns = sql`c.time_zone timeZone, c.office_since IS NOT NULL asOffice, c.weekly_hours weeklyHours,
  c.special_days specialDays, c.holidays, ${officeColumns}`;

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

/** An agent's types of appointment, oldest first. */
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

/** Times that are taken from now on; `except` is an appointment that is being moved. */
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

/** For a row `a` of `agents`: an account manages it and is notified of bookings. Says nothing about new clients. */
export const isBookable = sql`(a.account_status = 'active' AND EXISTS (SELECT 1 FROM profiles k
  WHERE k.agent_no = a.agent_no AND k.verified AND k.account_status = 'active'))`;

/** The account that manages an agent, as a recipient; no row when there is none. */
export const agentAccountStatement = ({ db }: Pick<AppContext, "db">, agentNo: SQL) =>
  rowsOf(
    db,
    "account of an agent",
    recipientRow,
    sql`SELECT u.id userId, u.email, ${preferencesOf(sql`u.id`)} preferences
    FROM profiles p JOIN users u ON u.id = p.user_id
    WHERE p.agent_no = ${agentNo} AND p.verified AND p.account_status = 'active' LIMIT 1`,
  );

function offeredStatements(context: Pick<AppContext, "db" | "clock">, agentNo: SQL, except: string | null) {
  const { db } = context;
  return {
    calendars: rowsOf(
      db,
      "calendar to book",
      { ...hoursRow, slug: text, open: flag, takes: flag, soldTypes: integer },
      sql`SELECT ${hoursColumns}, a.slug, c.open, ${isBookable} takes, a.types soldTypes
      FROM calendars c JOIN agents a ON a.agent_no = c.agent_no
      WHERE c.agent_no = ${agentNo} AND a.account_status = 'active' LIMIT 1`,
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
  };
}

type OfferedResults = ResultsOf<typeof offeredStatements>;

/** What can be booked with an agent: when, which types of appointment, and for which insurance. */
export type Offered = {
  slug: string;
  /** Null: nothing can be booked with this agent here. */
  hours: Hours | null;
  types: AppointmentType[];
  taken: Interval[];
  /** Through which day a license covers which insurance that the agent sells, by state. */
  coverage: OfferedResults["coverage"];
  /** The kinds of insurance that any of them covers. */
  insurance: NamedType[];
};

function readOffered({ calendars, types, taken, coverage, insurance }: OfferedResults): Offered | null {
  const [calendar] = calendars;
  if (calendar === undefined) return null;
  const { slug, open, takes, soldTypes } = calendar;
  const covered = insurance.filter(({ bit }) => coverage.some((row) => bitOf(row.types, bit)));
  const sold = covered.filter(({ bit }) => bitOf(soldTypes, bit));
  // An agent who sells none of what their licenses cover is listed for all of it, as on the profile.
  const offered = sold.length > 0 ? sold : covered;
  return {
    slug,
    hours: open && takes && types.length > 0 ? readHours(calendar) : null,
    types,
    taken: taken.map(readInterval),
    coverage: coverage.filter((row) => offered.some(({ bit }) => bitOf(row.types, bit))),
    insurance: offered,
  };
}

const readInterval = ({ fromMs, untilMs }: { fromMs: number; untilMs: number }): Interval => [
  fromMs,
  untilMs,
];

/**
 * What can be booked with an agent whose facts are known already; `except` is an appointment that is being moved. Null
 * when the agent has no calendar, or isn't listed. One round trip.
 */
export async function findOffered(
  context: Pick<AppContext, "db" | "clock">,
  agentNo: number,
  except: string | null = null,
): Promise<Offered | null> {
  return readOffered(await context.db.batch(offeredStatements(context, sql`${agentNo}`, except)));
}

/** The times that are taken from now on. One round trip. */
export async function findTaken(
  context: Pick<AppContext, "db" | "clock">,
  agentNo: number,
): Promise<Interval[]> {
  const [rows] = await context.db.batch([takenStatement(context, sql`${agentNo}`)]);
  return rows.map(readInterval);
}

function bookableStatements(context: Pick<AppContext, "db" | "clock">, agentNo: SQL) {
  const { db } = context;
  return {
    ...offeredStatements(context, agentNo, null),
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
        acceptingClients: flag,
        acceptingFrom: nullable(text),
        medicareOffer: nullable(text),
      },
      sql`SELECT a.agent_no agentNo, a.id, a.slug, a.name, coalesce(a.photo_url, a.drawing_url) photoUrl, a.street,
        t.name city, a.state_code stateCode, a.zip, a.accepting_clients acceptingClients, a.accepting_from acceptingFrom,
        ${offeredSql(sql`a.agent_no`)} medicareOffer
      FROM agents a JOIN cities t ON t.city_no = a.city_no
      WHERE a.agent_no = ${agentNo} AND a.account_status = 'active' LIMIT 1`,
    ),
    recipients: agentAccountStatement(context, agentNo),
  };
}

/** An agent, with what can be booked with them. */
export type Bookable = Offered & {
  agentNo: number;
  id: string;
  name: string;
  photoUrl: string | null;
  /** The office, in one line, and its ZIP code. */
  address: string;
  zip: string;
  /** An agent who takes no new clients can't be booked; booked appointments can still be moved. */
  acceptingClients: boolean;
  acceptingFrom: string | null;
  /** What the agent states about the Medicare plans they offer (`readOffered`). */
  medicareOffer: string | null;
  recipients: ResultsOf<typeof bookableStatements>["recipients"];
};

const NOTHING = { hours: null, types: [], taken: [], coverage: [], insurance: [] };

/**
 * The agent to book, read once for a request: the page shows it, and `book` takes it. Null when no such agent is listed.
 * One round trip.
 */
export async function findBookable(
  context: Pick<AppContext, "db" | "clock">,
  agentNo: SQL,
): Promise<Bookable | null> {
  const found = await context.db.batch(bookableStatements(context, agentNo));
  const [agent] = found.agents;
  if (agent === undefined) return null;
  const { street, city, stateCode, ...facts } = agent;
  return {
    ...(readOffered(found) ?? NOTHING),
    ...facts,
    address: `${street}, ${city}, ${stateCode} ${facts.zip}`,
    recipients: found.recipients,
  };
}

export const bitOf = (mask: number, bit: number) => Math.floor(mask / 2 ** bit) % 2 === 1;
