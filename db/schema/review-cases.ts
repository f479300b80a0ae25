/** Reviews under review by a person, because of signals, readers or an appeal, and what was decided. */
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listedValues, oneOf } from "../checks.ts";
import { timeMs, uuid } from "../columns.ts";
import { APPELLANTS, CASE_CAUSES, DECISIONS, REASON_CLASSES } from "../lists.ts";
import { users } from "./accounts.ts";
import { agents } from "./directory.ts";
import { reviews } from "./reviews.ts";

/** One row per decision; at most one per review is open. */
export const reviewCases = sqliteTable(
  "review_cases",
  {
    id: uuid("id").primaryKey(),
    reviewId: uuid("review_id")
      .notNull()
      .references(() => reviews.id),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    cause: text("cause", { enum: CASE_CAUSES }).notNull(),
    openedAt: timeMs("opened_at").notNull(),
    /** When we have promised to decide. */
    dueAt: timeMs("due_at").notNull(),
    /** When admins were told that it is due soon; once per case. */
    warnedAt: timeMs("warned_at"),
    /** For an appeal, the case it is against. */
    appealOf: uuid("appeal_of"),
    /** Whose appeal it is. */
    appellant: text("appellant", { enum: APPELLANTS }),
    /** The account that appealed; null once it is deleted. */
    appealedBy: uuid("appealed_by").references(() => users.id, { onDelete: "set null" }),
    /** The appellant's words. */
    statement: text("statement").notNull().default(""),
    decision: text("decision", { enum: DECISIONS }),
    /** A reason class: of removing it, or of the declined flags. */
    decisionReason: text("decision_reason"),
    /** Shown to both sides. */
    decisionNote: text("decision_note").notNull().default(""),
    decidedAt: timeMs("decided_at"),
    decidedBy: uuid("decided_by"),
  },
  (t) => [
    ...listedValues(t),
    uniqueIndex("review_cases_open").on(t.reviewId).where(sql`decided_at IS NULL`),
    index("review_cases_agent").on(t.agentNo),
    index("review_cases_due").on(t.decidedAt, t.dueAt),
    index("review_cases_review").on(t.reviewId, t.openedAt),
    uniqueIndex("review_cases_appeal").on(t.appealOf),
    index("review_cases_appellant").on(t.appealedBy).where(sql`appealed_by IS NOT NULL`),
  ],
);

/** A reader's report about a review. */
export const reviewFlags = sqliteTable(
  "review_flags",
  {
    id: uuid("id").primaryKey(),
    reviewId: uuid("review_id")
      .notNull()
      .references(() => reviews.id),
    caseId: uuid("case_id")
      .notNull()
      .references(() => reviewCases.id),
    /** One flag per reader and review: the account, or a salted hash of the address if signed out. */
    flaggedBy: text("flagged_by").notNull(),
    /** Null without an account. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    reason: text("reason").notNull(),
    note: text("note").notNull(),
    flaggedAt: timeMs("flagged_at").notNull(),
  },
  (t) => [
    ...oneOf(REASON_CLASSES, t.reason),
    uniqueIndex("review_flags_reader").on(t.reviewId, t.flaggedBy),
    index("review_flags_case").on(t.caseId, t.flaggedAt),
    index("review_flags_user").on(t.userId),
  ],
);
