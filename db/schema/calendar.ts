/** When agents can be booked, for what, and by whom. All instants are UTC; hours of a day are the agent's own. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { between, listedValues, notNegative } from "../checks.ts";
import { flag, timeMs, uuid } from "../columns.ts";
import { APPOINTMENT_STATUSES, APPOINTMENT_WAYS, CANCELERS, LANGUAGES } from "../lists.ts";
import { users } from "./accounts.ts";
import { agents } from "./directory.ts";

/** An agent's hours for appointments. An agent without a row has not set them up, and can't be booked. */
export const calendars = sqliteTable(
  "calendars",
  {
    agentNo: integer("agent_no")
      .primaryKey()
      .references(() => agents.agentNo),
    /** Whether it accepts bookings. */
    open: flag("open").notNull(),
    /** IANA name; the hours are in this zone. */
    timeZone: text("time_zone").notNull(),
    /**
     * Since when bookings follow the office's hours (`agents.weekly_hours`, `special_hours`), and `weekly_hours` waits
     * unused; null: they don't.
     */
    officeSince: timeMs("office_since"),
    /** JSON: seven lists from Monday of `[fromMinute, untilMinute]`. */
    weeklyHours: text("weekly_hours").notNull(),
    /** JSON: `{on, until?, reason?, hours}`, days that differ from the week; no hours is time off. */
    specialDays: text("special_days").notNull(),
    /** Closed on federal holidays. */
    holidays: flag("holidays").notNull(),
    /** SHA-256 in hexadecimal of the secret in the private feed's address; null: there is no feed. */
    feedHash: text("feed_hash"),
    feedMadeAt: timeMs("feed_made_at"),
    /** Address of the calendar whose busy times are read; null for none, or if a file was uploaded. */
    busyUrl: text("busy_url"),
    busyReadAt: timeMs("busy_read_at"),
    /** When the address is read next; null: never, or it has paused. */
    busyDueAt: timeMs("busy_due_at"),
    /** Why the last reading failed, or what was not understood, in words for the agent. */
    busyProblem: text("busy_problem"),
    /** Consecutive readings that began and did not succeed. */
    busyFailures: integer("busy_failures").notNull().default(0),
    /** The next bookable time, for lists and the profile; null: none within its horizon. */
    nextFreeAt: timeMs("next_free_at"),
    /** From when on passing time alone may change that; the cron recomputes it. */
    nextFreeDueAt: timeMs("next_free_due_at").notNull(),
    updatedAt: timeMs("updated_at").notNull(),
  },
  (t) => [
    ...listedValues(t),
    uniqueIndex("calendars_feed").on(t.feedHash),
    index("calendars_next_free_due").on(t.nextFreeDueAt).where(sql`open = 1`),
    index("calendars_busy_due").on(t.busyDueAt).where(sql`busy_url IS NOT NULL`),
  ],
);

/** What can be booked with an agent. Removed types stay, for their appointments. */
export const appointmentTypes = sqliteTable(
  "appointment_types",
  {
    id: uuid("id").primaryKey(),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    name: text("name").notNull(),
    minutes: integer("minutes").notNull(),
    /** Kept free after it. */
    bufferMinutes: integer("buffer_minutes").notNull(),
    way: text("way", { enum: APPOINTMENT_WAYS }).notNull(),
    /** For a video appointment, the link for the client; empty otherwise. */
    link: text("link").notNull(),
    /** How far ahead it must be booked, at least and at most. */
    noticeHours: integer("notice_hours").notNull(),
    horizonDays: integer("horizon_days").notNull(),
    createdAt: timeMs("created_at").notNull(),
    removedAt: timeMs("removed_at"),
  },
  (t) => [
    ...listedValues(t),
    ...between(5, 480, t.minutes),
    ...between(0, 240, t.bufferMinutes),
    ...between(0, 720, t.noticeHours),
    ...between(1, 365, t.horizonDays),
    index("appointment_types_agent").on(t.agentNo, t.createdAt),
  ],
);

/** Appointments, with what was agreed at the time. */
export const appointments = sqliteTable(
  "appointments",
  {
    id: uuid("id").primaryKey(),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    typeId: uuid("type_id")
      .notNull()
      .references(() => appointmentTypes.id),
    typeName: text("type_name").notNull(),
    way: text("way", { enum: APPOINTMENT_WAYS }).notNull(),
    link: text("link").notNull(),
    startsAt: timeMs("starts_at").notNull(),
    endsAt: timeMs("ends_at").notNull(),
    /** Including the buffer after it. */
    blockedUntil: timeMs("blocked_until").notNull(),
    status: text("status", { enum: APPOINTMENT_STATUSES }).notNull(),
    /** Rises with each change that calendars must follow (RFC 5545 SEQUENCE). */
    sequence: integer("sequence").notNull().default(0),
    /** Who booked it while signed in; null: without an account, or the account is deleted. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    /** The account that had the agent's profile at booking; no later one can read it. Null: that account is deleted. */
    agentUserId: uuid("agent_user_id").references(() => users.id, { onDelete: "set null" }),
    /** Empty once the client's account is deleted. */
    clientName: text("client_name").notNull(),
    clientEmail: text("client_email").notNull(),
    /** E.164. */
    clientPhone: text("client_phone"),
    /** IANA name. */
    clientTimeZone: text("client_time_zone").notNull(),
    /** The client's language when booking, and for emails. */
    language: text("language", { enum: LANGUAGES }).notNull().default("en"),
    /** Where the client needs insurance, and which type (bit of `product_types`): the license must cover it. */
    stateCode: text("state_code").notNull(),
    typeBit: integer("type_bit").notNull(),
    note: text("note").notNull(),
    createdAt: timeMs("created_at").notNull(),
    updatedAt: timeMs("updated_at").notNull(),
    canceledBy: text("canceled_by", { enum: CANCELERS }),
    /** The client was reminded, or booked too late to need it. */
    remindedAt: timeMs("reminded_at"),
    /** Since when no license covers it on its day. Both sides were told. */
    flaggedAt: timeMs("flagged_at"),
    /** When the client was asked for a review, which happens once. */
    askedAt: timeMs("asked_at"),
    /** An unconfirmed address holds the time until then. Null once it is confirmed. */
    confirmBy: timeMs("confirm_by"),
    /** A keyed hash of the network that holds it. Null once it is confirmed or has lapsed. */
    heldFrom: text("held_from"),
    /** It was canceled with an account; the cron still has to tell the other side. */
    cancellationUnsent: flag("cancellation_unsent").notNull().default(false),
  },
  (t) => [
    ...listedValues(t),
    ...between(0, 51, t.typeBit),
    ...notNegative(t.sequence),
    check("appointments_times", sql.raw(`"starts_at" < "ends_at" AND "ends_at" <= "blocked_until"`)),
    // Overlaps are prevented by each booking's commit guard; two that begin at once by this index, whatever writes.
    uniqueIndex("appointments_slot").on(t.agentNo, t.startsAt).where(sql`status = 'booked'`),
    index("appointments_agent").on(t.agentNo, t.startsAt),
    index("appointments_user").on(t.userId, t.startsAt).where(sql`user_id IS NOT NULL`),
    index("appointments_agent_user").on(t.agentUserId).where(sql`agent_user_id IS NOT NULL`),
    index("appointments_email").on(t.clientEmail, t.createdAt),
    index("appointments_coming").on(t.startsAt).where(sql`status = 'booked'`),
    index("appointments_held").on(t.confirmBy).where(sql`status = 'booked' AND confirm_by IS NOT NULL`),
    index("appointments_cancellation_unsent").on(t.updatedAt).where(sql`cancellation_unsent = 1`),
  ],
);

/** The secrets in a client's emailed links, one per email: each opens its appointment and nothing else. */
export const appointmentLinks = sqliteTable(
  "appointment_links",
  {
    /** SHA-256 in hexadecimal. */
    tokenHash: text("token_hash").primaryKey(),
    appointmentId: uuid("appointment_id")
      .notNull()
      .references(() => appointments.id, { onDelete: "cascade" }),
    createdAt: timeMs("created_at").notNull(),
    /** It was sent to an unconfirmed address: using it confirms that address. */
    confirms: flag("confirms").notNull().default(false),
  },
  (t) => [index("appointment_links_appointment").on(t.appointmentId)],
);

/** When an agent is busy according to their other calendar. Replaced with each reading. */
export const busyTimes = sqliteTable(
  "busy_times",
  {
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    startsAt: timeMs("starts_at").notNull(),
    endsAt: timeMs("ends_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agentNo, t.startsAt, t.endsAt] }),
    check("busy_times_times", sql.raw(`"starts_at" < "ends_at"`)),
  ],
);
