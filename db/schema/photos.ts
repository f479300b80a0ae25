/** Photos of agents, organizations and executives, and readers' reports about them. The files are in R2. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listedValues } from "../checks.ts";
import { timeMs, uuid } from "../columns.ts";
import { DECISIONS, PHOTO_REPORT_REASONS, PHOTO_STATUSES } from "../lists.ts";

/**
 * One row per upload. The live one is also named in its owner's row (`photo_url`), where pages read it. Replaced ones
 * can be restored; deleted ones have no files, or won't in a minute.
 */
export const photos = sqliteTable(
  "photos",
  {
    id: uuid("id").primaryKey(),
    /** The name of its address and its files. Demo portraits are shared. */
    name: text("name").notNull(),
    /** Whose it is: one of the three. */
    agentNo: integer("agent_no"),
    organizationNo: integer("organization_no"),
    userId: uuid("user_id"),
    status: text("status", { enum: PHOTO_STATUSES }).notNull(),
    /** SHA-256 of the largest file, in hexadecimal. */
    hash: text("hash").notNull(),
    createdAt: timeMs("created_at").notNull(),
    /** Who uploaded it; null once that account is deleted. */
    createdBy: uuid("created_by"),
    /** Since when it is no longer live. */
    endedAt: timeMs("ended_at"),
    filesDeletedAt: timeMs("files_deleted_at"),
  },
  (t) => [
    ...listedValues(t),
    check(
      "photos_owner",
      sql.raw(`("agent_no" IS NOT NULL) + ("organization_no" IS NOT NULL) + ("user_id" IS NOT NULL) = 1`),
    ),
    uniqueIndex("photos_live_agent").on(t.agentNo).where(sql`status = 'live'`),
    uniqueIndex("photos_live_organization").on(t.organizationNo).where(sql`status = 'live'`),
    uniqueIndex("photos_live_user").on(t.userId).where(sql`status = 'live'`),
    index("photos_agent").on(t.agentNo, t.createdAt),
    index("photos_organization").on(t.organizationNo, t.createdAt),
    index("photos_user").on(t.userId, t.createdAt),
    index("photos_gone").on(t.endedAt).where(sql`status = 'gone' AND files_deleted_at IS NULL`),
  ],
);

/** A photo under review because readers reported it; at most one open per photo. */
export const photoCases = sqliteTable(
  "photo_cases",
  {
    id: uuid("id").primaryKey(),
    photoId: uuid("photo_id")
      .notNull()
      .references(() => photos.id),
    openedAt: timeMs("opened_at").notNull(),
    dueAt: timeMs("due_at").notNull(),
    decision: text("decision", { enum: DECISIONS }),
    /** What owner and reporters were told. */
    reason: text("reason").notNull().default(""),
    decidedAt: timeMs("decided_at"),
    decidedBy: uuid("decided_by"),
  },
  (t) => [
    ...listedValues(t),
    uniqueIndex("photo_cases_open").on(t.photoId).where(sql`decided_at IS NULL`),
    index("photo_cases_photo").on(t.photoId, t.openedAt),
    index("photo_cases_due").on(t.dueAt).where(sql`decided_at IS NULL`),
  ],
);

export const photoReports = sqliteTable(
  "photo_reports",
  {
    id: uuid("id").primaryKey(),
    caseId: uuid("case_id")
      .notNull()
      .references(() => photoCases.id),
    /** A keyed hash of the reader and the case. */
    reportedBy: text("reported_by").notNull(),
    /** Null for a reader without an account. */
    userId: uuid("user_id"),
    reason: text("reason", { enum: PHOTO_REPORT_REASONS }).notNull(),
    note: text("note").notNull(),
    reportedAt: timeMs("reported_at").notNull(),
  },
  (t) => [
    ...listedValues(t),
    uniqueIndex("photo_reports_reader").on(t.caseId, t.reportedBy),
    index("photo_reports_user").on(t.userId),
  ],
);
