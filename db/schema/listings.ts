/** Who is no longer listed and why, who asked for it, and profiles that became one. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { days, listedValues } from "../checks.ts";
import { bits, day, timeMs, uuid } from "../columns.ts";
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
    /** Of a merged profile: the one that its addresses lead to. */
    intoAgentNo: integer("into_agent_no").references(() => agents.agentNo),
  },
  (t) => [
    ...listedValues(t),
    ...days(t.since),
    index("agent_endings_kind").on(t.kind, t.endedAt),
    index("agent_endings_into").on(t.intoAgentNo),
  ],
);

/** A duplicate that became one with another profile. */
export const agentMerges = sqliteTable(
  "agent_merges",
  {
    id: uuid("id").primaryKey(),
    fromAgentNo: integer("from_agent_no")
      .notNull()
      .references(() => agents.agentNo),
    intoAgentNo: integer("into_agent_no")
      .notNull()
      .references(() => agents.agentNo),
    /** The duplicate's slug, which is an old slug of the other one now. */
    fromSlug: text("from_slug").notNull(),
    /** What the other one offered before. */
    intoTypes: bits("into_types").notNull(),
    /** The organization that the other one took from the duplicate. */
    tookOrganizationNo: integer("took_organization_no"),
    reason: text("reason").notNull(),
    mergedBy: uuid("merged_by").notNull(),
    mergedAt: timeMs("merged_at").notNull(),
    undoneAt: timeMs("undone_at"),
  },
  (t) => [
    uniqueIndex("agent_merges_open").on(t.fromAgentNo).where(sql`undone_at IS NULL`),
    index("agent_merges_from").on(t.fromAgentNo),
    index("agent_merges_into").on(t.intoAgentNo, t.mergedAt),
  ],
);

/** Every row that a merge moved or dropped: what an undo gives back. */
export const agentMergeRows = sqliteTable(
  "agent_merge_rows",
  {
    mergeId: uuid("merge_id")
      .notNull()
      .references(() => agentMerges.id),
    tableName: text("table_name").notNull(),
    /** JSON: the row's key without the agent's number. */
    key: text("key").notNull(),
  },
  (t) => [primaryKey({ columns: [t.mergeId, t.tableName, t.key] })],
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
    index("listing_requests_email").on(t.email),
    index("listing_requests_npn").on(t.npn),
    // What they wrote goes some time after the decision.
    index("listing_requests_words").on(t.decidedAt).where(sql`email <> '' OR reason <> ''`),
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
