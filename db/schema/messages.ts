/** Conversations between a customer and one agent, and how long agents take to answer. */
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listedValues, notNegative } from "../checks.ts";
import { flag, timeMs, uuid } from "../columns.ts";
import { MESSAGE_REPORT_REASONS, MESSAGE_SIDES } from "../lists.ts";
import { users } from "./accounts.ts";
import { agents } from "./directory.ts";

/** One thread per customer and agent. */
export const messageThreads = sqliteTable(
  "message_threads",
  {
    /** Never shown. */
    threadNo: integer("thread_no").primaryKey({ autoIncrement: true }),
    id: uuid("id").notNull(),
    customerUserId: uuid("customer_user_id")
      .notNull()
      .references(() => users.id),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    /** The account that had the agent's profile when it began; a later one can't read it. */
    agentUserId: uuid("agent_user_id").notNull(),
    customerZip: text("customer_zip").notNull(),
    startedAt: timeMs("started_at").notNull(),
    /** Number of the newest message: they count from 1 without a gap. */
    lastMessageNo: integer("last_message_no").notNull(),
    lastMessageAt: timeMs("last_message_at").notNull(),
    /** What each side has seen, and how many of the other's messages it has not. */
    customerReadNo: integer("customer_read_no").notNull().default(0),
    customerUnread: integer("customer_unread").notNull().default(0),
    agentReadNo: integer("agent_read_no").notNull().default(0),
    agentUnread: integer("agent_unread").notNull().default(0),
    /** The agent's first message. */
    firstReplyAt: timeMs("first_reply_at"),
    /** Whether it is in `response_waits`. */
    responseCounted: flag("response_counted").notNull().default(false),
    /** Since when the agent sees the customer's last name, address and number; null while hidden. */
    revealedAt: timeMs("revealed_at"),
    /** Only if the customer gave one to be shown; E.164. */
    revealedPhone: text("revealed_phone"),
    /** Since when a side, or we, have closed it: no one can write while any of these is set. */
    closedByCustomerAt: timeMs("closed_by_customer_at"),
    closedByAgentAt: timeMs("closed_by_agent_at"),
    closedByUsAt: timeMs("closed_by_us_at"),
  },
  (t) => [
    ...listedValues(t),
    ...notNegative(t.lastMessageNo, t.customerReadNo, t.customerUnread, t.agentReadNo, t.agentUnread),
    uniqueIndex("message_threads_id").on(t.id),
    uniqueIndex("message_threads_pair").on(t.customerUserId, t.agentNo, t.agentUserId),
    index("message_threads_customer").on(t.customerUserId, t.lastMessageAt),
    index("message_threads_agent").on(t.agentUserId, t.lastMessageAt),
    index("message_threads_began").on(t.agentNo, t.startedAt),
    index("message_threads_customer_unread").on(t.customerUserId, t.customerUnread),
    index("message_threads_agent_unread").on(t.agentUserId, t.agentUnread),
    index("message_threads_response").on(t.responseCounted, t.startedAt),
  ],
);

export const messages = sqliteTable(
  "messages",
  {
    /** Row of `message_text`. */
    rowNo: integer("row_no").primaryKey({ autoIncrement: true }),
    threadNo: integer("thread_no")
      .notNull()
      .references(() => messageThreads.threadNo),
    messageNo: integer("message_no").notNull(),
    /** Chosen by the sender: the same one sent twice is one message. */
    id: uuid("id").notNull(),
    sender: text("sender", { enum: MESSAGE_SIDES }).notNull(),
    body: text("body").notNull(),
    sentAt: timeMs("sent_at").notNull(),
  },
  (t) => [
    ...listedValues(t),
    ...notNegative(t.messageNo),
    uniqueIndex("messages_number").on(t.threadNo, t.messageNo),
    uniqueIndex("messages_id").on(t.id),
  ],
);

/** A report about the other side's message, and what was decided. */
export const messageReports = sqliteTable(
  "message_reports",
  {
    id: uuid("id").notNull(),
    threadNo: integer("thread_no")
      .notNull()
      .references(() => messageThreads.threadNo),
    messageNo: integer("message_no").notNull(),
    reporter: text("reporter", { enum: MESSAGE_SIDES }).notNull(),
    reason: text("reason", { enum: MESSAGE_REPORT_REASONS }).notNull(),
    note: text("note").notNull(),
    reportedAt: timeMs("reported_at").notNull(),
    status: text("status", { enum: ["open", "dismissed", "closed"] }).notNull(),
    decidedAt: timeMs("decided_at"),
    decidedBy: uuid("decided_by"),
  },
  (t) => [
    ...listedValues(t),
    uniqueIndex("message_reports_id").on(t.id),
    index("message_reports_status").on(t.status, t.reportedAt),
    uniqueIndex("message_reports_message").on(t.threadNo, t.messageNo, t.reporter),
  ],
);

/** One conversation that an agent answered, or left unanswered for days: the basis of response figures. */
export const responseWaits = sqliteTable(
  "response_waits",
  {
    waitNo: integer("wait_no").primaryKey({ autoIncrement: true }),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    /** Null for conversations whose messages are deleted. */
    threadNo: integer("thread_no").references(() => messageThreads.threadNo, { onDelete: "set null" }),
    /** Whole minutes from the first message to the first answer. */
    minutes: integer("minutes").notNull(),
    countedAt: timeMs("counted_at").notNull(),
  },
  (t) => [
    ...notNegative(t.minutes),
    uniqueIndex("response_waits_thread").on(t.threadNo),
    index("response_waits_agent").on(t.agentNo, t.countedAt),
  ],
);
