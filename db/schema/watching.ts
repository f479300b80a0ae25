/** Agents that customers watch, what was last seen of each, and what the customers were told (decision 0112). */
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listedValues } from "../checks.ts";
import { timeMs, uuid } from "../columns.ts";
import { LANGUAGES, WATCH_EVENTS, WATCH_REASONS } from "../lists.ts";
import { users } from "./accounts.ts";
import { agents } from "./directory.ts";

/** That an account watches an agent. A row stays when it is stopped, so that nothing starts it again but the customer. */
export const agentWatches = sqliteTable(
  "agent_watches",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo, { onDelete: "cascade" }),
    /** What began it. */
    reason: text("reason", { enum: WATCH_REASONS }).notNull(),
    startedAt: timeMs("started_at").notNull(),
    stoppedAt: timeMs("stopped_at"),
  },
  (t) => [
    ...listedValues(t),
    primaryKey({ columns: [t.userId, t.agentNo] }),
    index("agent_watches_agent").on(t.agentNo, t.userId),
  ],
);

/** What was last seen of a watched agent: the next look compares with it. */
export const watchedAgents = sqliteTable(
  "watched_agents",
  {
    agentNo: integer("agent_no")
      .primaryKey()
      .references(() => agents.agentNo, { onDelete: "cascade" }),
    /** JSON: place, account, licenses; null until the first look. */
    seen: text("seen"),
    seenAt: timeMs("seen_at").notNull(),
    nextLookAt: timeMs("next_look_at").notNull(),
  },
  (t) => [index("watched_agents_next").on(t.nextLookAt)],
);

/** What a customer heard about an agent: each event once, by its row. */
export const watchNews = sqliteTable(
  "watch_news",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo, { onDelete: "cascade" }),
    event: text("event", { enum: WATCH_EVENTS }).notNull(),
    /** The license's number in the database; 0 for an event of the agent. */
    licenseNo: integer("license_no").notNull(),
    /** When the agent was last seen before it. */
    since: timeMs("since").notNull(),
    toldAt: timeMs("told_at").notNull(),
  },
  (t) => [
    ...listedValues(t),
    primaryKey({ columns: [t.userId, t.agentNo, t.since, t.event, t.licenseNo] }),
    index("watch_news_agent").on(t.agentNo),
  ],
);

/**
 * That somebody without an account hears about an agent whom they booked, at an address that they confirmed. A row stays when
 * it is stopped, so that another booking doesn't start it again, and is deleted a year after it began.
 */
export const guestWatches = sqliteTable(
  "guest_watches",
  {
    id: uuid("id").primaryKey(),
    email: text("email").notNull(),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo, { onDelete: "cascade" }),
    language: text("language", { enum: LANGUAGES }).notNull(),
    startedAt: timeMs("started_at").notNull(),
    stoppedAt: timeMs("stopped_at"),
    /** When the agent was last seen before the news that they heard last: each look's news once. */
    toldSince: timeMs("told_since"),
    /** JSON: licenses of which they were told that they are over or suspended. */
    toldLicenses: text("told_licenses").notNull().default("[]"),
  },
  (t) => [
    ...listedValues(t),
    uniqueIndex("guest_watches_email").on(t.email, t.agentNo),
    index("guest_watches_agent").on(t.agentNo),
    index("guest_watches_started").on(t.startedAt),
  ],
);
