import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { between, listedValues } from "../checks.ts";
import { day, flag, timeMs, uuid } from "../columns.ts";
import { APPOINTMENT_WAYS, LANGUAGES } from "../lists.ts";
import { users } from "./accounts.ts";
import { appointments } from "./calendar.ts";
import { agents } from "./directory.ts";

/**
 * What a client agreed to talk about before an appointment about Medicare (42 CFR 422.2264(c)(3)), one row an
 * appointment. Kept for ten years, also once the client's account is deleted: then without email and phone.
 */
export const medicareScopes = sqliteTable(
  "medicare_scopes",
  {
    appointmentId: uuid("appointment_id")
      .primaryKey()
      .references(() => appointments.id),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    /** The account that had the agent's profile at booking, and takes the file. Null: that account is deleted. */
    agentUserId: uuid("agent_user_id").references(() => users.id, { onDelete: "set null" }),
    /** As they were at booking. */
    agentName: text("agent_name").notNull(),
    agentNpn: text("agent_npn").notNull(),
    clientName: text("client_name").notNull(),
    /** Empty once the client's account is deleted. */
    clientEmail: text("client_email").notNull(),
    /** E.164. */
    clientPhone: text("client_phone"),
    /** Who has Medicare, if it isn't the client; empty otherwise. */
    beneficiary: text("beneficiary").notNull(),
    stateCode: text("state_code").notNull(),
    /** Slug of the insurance type that was chosen. */
    insurance: text("insurance").notNull(),
    /** Keys of the products, with spaces between them. */
    products: text("products").notNull(),
    way: text("way", { enum: APPOINTMENT_WAYS }).notNull(),
    /** Follows the appointment when it is moved. */
    startsAt: timeMs("starts_at").notNull(),
    agreedAt: timeMs("agreed_at").notNull(),
    /** Null until the client's address is confirmed; unconfirmed ones are deleted after a day. */
    confirmedAt: timeMs("confirmed_at"),
    /** The words shown above the products, and their SHA-256 in hexadecimal. */
    words: text("words").notNull(),
    wordsHash: text("words_hash").notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    /** When the client's account was deleted. */
    sealedAt: timeMs("sealed_at"),
    keepUntil: timeMs("keep_until").notNull(),
  },
  (t) => [
    ...listedValues(t),
    index("medicare_scopes_agent").on(t.agentNo),
    index("medicare_scopes_agent_user").on(t.agentUserId, t.agreedAt).where(sql`agent_user_id IS NOT NULL`),
    index("medicare_scopes_unconfirmed").on(t.agreedAt).where(sql`confirmed_at IS NULL`),
    index("medicare_scopes_keep_until").on(t.keepUntil),
  ],
);

/** How many organizations and plans an agent states they offer, for the disclaimer that has the numbers in it. */
export const medicareOffers = sqliteTable(
  "medicare_offers",
  {
    agentNo: integer("agent_no")
      .primaryKey()
      .references(() => agents.agentNo),
    organizations: integer("organizations").notNull(),
    plans: integer("plans").notNull(),
    /** They are all that there are where the agent works. */
    everyPlan: flag("every_plan").notNull(),
    /** In UTC. Numbers are for a plan year: they count until the next October 1. */
    statedOn: day("stated_on").notNull(),
  },
  (t) => [...listedValues(t), ...between(1, 999, t.organizations), ...between(1, 9_999, t.plans)],
);
