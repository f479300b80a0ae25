/** People who asked one agent for something: a quote, or to be reached after they met. */
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { days, listedValues } from "../checks.ts";
import { day, flag, timeMs, uuid } from "../columns.ts";
import { LANGUAGES, LEAD_EVENTS, LEAD_SOURCES, LEAD_STATUSES } from "../lists.ts";
import { users } from "./accounts.ts";
import { agents } from "./directory.ts";

/** One request to one agent. Consent to be contacted stands in `consent_records`, under the lead's id. */
export const leads = sqliteTable(
  "leads",
  {
    /** In the order of arrival: for pages by key. Never shown. */
    leadNo: integer("lead_no").primaryKey({ autoIncrement: true }),
    id: uuid("id").notNull(),
    /** Made by the page that was sent: the same one sent twice is one lead. */
    submissionKey: uuid("submission_key").notNull(),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    /** The account that kept the agent's record then: who keeps it later has no part in it. */
    agentUserId: uuid("agent_user_id").notNull(),
    source: text("source", { enum: LEAD_SOURCES }).notNull(),
    /** `unconfirmed`: nobody has shown yet that the address is theirs, and the agent does not see it. */
    status: text("status", { enum: LEAD_STATUSES }).notNull(),
    /** The account that asked, where there is one. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    /** The conversation that goes with it. */
    threadId: uuid("thread_id"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    /** In which it was asked, and its person is written to. */
    language: text("language", { enum: LANGUAGES }).notNull().default("en"),
    /** Whether somebody has shown that the address is theirs. */
    emailConfirmed: flag("email_confirmed").notNull(),
    /** E.164; kept only while calls or texts are allowed. */
    phone: text("phone"),
    zip: text("zip"),
    stateCode: text("state_code"),
    /** Bit of `product_types`. */
    typeBit: integer("type_bit"),
    /** JSON: `[question, answer]` in English, as their agent reads them. */
    answers: text("answers").notNull(),
    /** What the person wrote in their own words. */
    note: text("note").notNull(),
    /** What the agent wants to do next, and on which day. */
    nextStep: text("next_step").notNull().default(""),
    nextStepOn: day("next_step_on"),
    /** From where it, and the consent in it, was sent: a keyed hash of the network, never its address. */
    sentFrom: text("sent_from"),
    createdAt: timeMs("created_at").notNull(),
    /** When the agent could first see it. */
    receivedAt: timeMs("received_at"),
  },
  (t) => [
    ...listedValues(t),
    ...days(t.nextStepOn),
    uniqueIndex("leads_id").on(t.id),
    uniqueIndex("leads_submission").on(t.submissionKey),
    index("leads_agent").on(t.agentUserId, t.leadNo),
    index("leads_agent_status").on(t.agentUserId, t.status, t.leadNo),
    index("leads_record").on(t.agentNo, t.receivedAt),
    index("leads_email").on(t.email),
    index("leads_user").on(t.userId),
    index("leads_thread").on(t.threadId),
    index("leads_unconfirmed").on(t.status, t.createdAt),
  ],
);

/** What happened with a lead, the agent's notes among it. */
export const leadEvents = sqliteTable(
  "lead_events",
  {
    eventNo: integer("event_no").primaryKey({ autoIncrement: true }),
    leadNo: integer("lead_no")
      .notNull()
      .references(() => leads.leadNo),
    at: timeMs("at").notNull(),
    kind: text("kind", { enum: LEAD_EVENTS }).notNull(),
    /** The note, the reply, the new state: what its kind says. */
    detail: text("detail").notNull(),
  },
  (t) => [...listedValues(t), index("lead_events_lead").on(t.leadNo, t.eventNo)],
);
