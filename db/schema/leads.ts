/** People who asked one agent for something: a quote, or to be contacted after they met. */
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { days, listedValues } from "../checks.ts";
import { day, flag, timeMs, uuid } from "../columns.ts";
import { LANGUAGES, LEAD_EVENTS, LEAD_SOURCES, LEAD_STATUSES } from "../lists.ts";
import { users } from "./accounts.ts";
import { agents } from "./directory.ts";

/** One request to one agent. Consent to be contacted is in `consent_records`, under the lead's id. */
export const leads = sqliteTable(
  "leads",
  {
    /** In the order of arrival: for cursor pages. Never shown. */
    leadNo: integer("lead_no").primaryKey({ autoIncrement: true }),
    id: uuid("id").notNull(),
    /** Made by the page that sent it: the same one sent twice is one lead. */
    submissionKey: uuid("submission_key").notNull(),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    /** The account that had the agent's profile then; a later one can't read it. */
    agentUserId: uuid("agent_user_id").notNull(),
    source: text("source", { enum: LEAD_SOURCES }).notNull(),
    /** `unconfirmed`: the address is not confirmed yet, and the agent doesn't see it. */
    status: text("status", { enum: LEAD_STATUSES }).notNull(),
    /** The account that asked, if any. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    /** The conversation that goes with it. */
    threadId: uuid("thread_id"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    /** The person's language when asking, and for emails. */
    language: text("language", { enum: LANGUAGES }).notNull().default("en"),
    /** Whether the address is confirmed. */
    emailConfirmed: flag("email_confirmed").notNull(),
    /** E.164; stored only while calls or texts are allowed. */
    phone: text("phone"),
    zip: text("zip"),
    stateCode: text("state_code"),
    /** Bit of `product_types`. */
    typeBit: integer("type_bit"),
    /** JSON: `[question, answer]` in English, for the agent. */
    answers: text("answers").notNull(),
    /** The person's own words. */
    note: text("note").notNull(),
    /** The agent's next step, and on which day. */
    nextStep: text("next_step").notNull().default(""),
    nextStepOn: day("next_step_on"),
    /** Where it, and the consent in it, was sent from: a keyed hash of the network, never its address. */
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

/** A lead's history, the agent's notes included. */
export const leadEvents = sqliteTable(
  "lead_events",
  {
    eventNo: integer("event_no").primaryKey({ autoIncrement: true }),
    leadNo: integer("lead_no")
      .notNull()
      .references(() => leads.leadNo),
    at: timeMs("at").notNull(),
    kind: text("kind", { enum: LEAD_EVENTS }).notNull(),
    /** The note, the reply or the new state, depending on the kind. */
    detail: text("detail").notNull(),
  },
  (t) => [...listedValues(t), index("lead_events_lead").on(t.leadNo, t.eventNo)],
);
