/** Who is no longer listed and why, who asked for it, and profiles that became one. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { days, listedValues } from "../checks.ts";
import { day, timeMs, uuid } from "../columns.ts";
import { ENDING_KINDS, LANGUAGES, REQUEST_BY, REQUEST_REASONS, REQUEST_STATUSES } from "../lists.ts";
import { agents } from "./directory.ts";

/** Why an agent's profile is archived; one that is archived without a row was archived before there were reasons. */
export const agentEndings = sqliteTable(
  "agent_endings",
  {
    agentNo: integer("agent_no")
      .primaryKey()
      .references(() => agents.agentNo),
    kind: text("kind", { enum: ENDING_KINDS }).notNull(),
    /** The day that the source names: of the death, or of the last day at work. */
    since: day("since").notNull(),
    /** Where we have it from, in an admin's words. */
    source: text("source").notNull(),
    endedBy: uuid("ended_by").notNull(),
    endedAt: timeMs("ended_at").notNull(),
  },
  (t) => [...listedValues(t), ...days(t.since), index("agent_endings_kind").on(t.kind, t.endedAt)],
);

/** A request not to be listed, made without an account. */
export const listingRequests = sqliteTable(
  "listing_requests",
  {
    id: uuid("id").primaryKey(),
    /** Null: nobody here has the NPN, and no list shall make them a profile. */
    agentNo: integer("agent_no").references(() => agents.agentNo),
    npn: text("npn").notNull(),
    requester: text("requester").notNull(),
    requestedBy: text("requested_by", { enum: REQUEST_BY }).notNull(),
    email: text("email").notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    why: text("why", { enum: REQUEST_REASONS }).notNull(),
    note: text("note").notNull(),
    status: text("status", { enum: REQUEST_STATUSES }).notNull().default("open"),
    openedAt: timeMs("opened_at").notNull(),
    dueAt: timeMs("due_at").notNull(),
    decidedAt: timeMs("decided_at"),
    decidedBy: uuid("decided_by"),
    /** Why it was declined or undone. */
    reason: text("reason").notNull().default(""),
  },
  (t) => [
    ...listedValues(t),
    uniqueIndex("listing_requests_open").on(t.npn, t.email).where(sql`status = 'open'`),
    index("listing_requests_due").on(t.status, t.dueAt),
    index("listing_requests_agent").on(t.agentNo),
  ],
);

/**
 * NPNs and license numbers of people who asked not to be listed: imports pass over rows that have one. `stateCode` is empty
 * for an NPN.
 */
export const notListed = sqliteTable(
  "not_listed",
  {
    stateCode: text("state_code").notNull(),
    number: text("number").notNull(),
    requestId: uuid("request_id")
      .notNull()
      .references(() => listingRequests.id),
  },
  (t) => [primaryKey({ columns: [t.stateCode, t.number] }), index("not_listed_request").on(t.requestId)],
);
