/** What readers say is wrong with a fact of an agent's profile, and what was decided. */
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listedValues } from "../checks.ts";
import { flag, timeMs, uuid } from "../columns.ts";
import { FACT_DECISIONS, FACT_PROBLEMS, LANGUAGES, REPORTED_FACTS } from "../lists.ts";
import { agents } from "./directory.ts";

/** A fact that readers reported; at most one open for a fact, for licenses one for each state. */
export const factCases = sqliteTable(
  "fact_cases",
  {
    id: uuid("id").primaryKey(),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    fact: text("fact", { enum: REPORTED_FACTS }).notNull(),
    /** Of a license; empty for other facts. */
    stateCode: text("state_code").notNull().default(""),
    /** What the profile said when the first reader reported it. */
    shown: text("shown").notNull(),
    openedAt: timeMs("opened_at").notNull(),
    dueAt: timeMs("due_at").notNull(),
    decision: text("decision", { enum: FACT_DECISIONS }),
    /** What the agent and the reporters were told. */
    reason: text("reason").notNull().default(""),
    decidedAt: timeMs("decided_at"),
    /** The admin; null for the agent, and once the account is deleted. */
    decidedBy: uuid("decided_by"),
    /** The agent answered it, not an admin. */
    byOwner: flag("by_owner").notNull().default(false),
    /** Readers reported it again soon after the agent had confirmed it: an admin decides, not the agent. */
    contested: flag("contested").notNull().default(false),
    /** When the reporters' words were deleted. */
    forgottenAt: timeMs("forgotten_at"),
  },
  (t) => [
    ...listedValues(t),
    uniqueIndex("fact_cases_open").on(t.agentNo, t.fact, t.stateCode).where(sql`decided_at IS NULL`),
    index("fact_cases_agent").on(t.agentNo, t.openedAt),
    index("fact_cases_due").on(t.dueAt).where(sql`decided_at IS NULL`),
    index("fact_cases_opened").on(t.openedAt),
    index("fact_cases_decider").on(t.decidedBy).where(sql`decided_by IS NOT NULL`),
    index("fact_cases_to_forget").on(t.decidedAt).where(sql`decided_at IS NOT NULL AND forgotten_at IS NULL`),
  ],
);

export const factReports = sqliteTable(
  "fact_reports",
  {
    id: uuid("id").primaryKey(),
    caseId: uuid("case_id")
      .notNull()
      .references(() => factCases.id),
    /** A keyed hash of the network or the account, and the fact; its own id once it is deleted. */
    reportedBy: text("reported_by").notNull(),
    /** Null for a reader without an account. */
    userId: uuid("user_id"),
    /** Where to send the result, if the reader asked for it. Deleted once it is sent. */
    email: text("email"),
    language: text("language", { enum: LANGUAGES }).notNull(),
    problem: text("problem", { enum: FACT_PROBLEMS }).notNull(),
    note: text("note").notNull(),
    reportedAt: timeMs("reported_at").notNull(),
  },
  (t) => [
    ...listedValues(t),
    uniqueIndex("fact_reports_reader").on(t.caseId, t.reportedBy),
    index("fact_reports_user").on(t.userId).where(sql`user_id IS NOT NULL`),
    index("fact_reports_email").on(t.email).where(sql`email IS NOT NULL`),
  ],
);
