/** Agents whom no list has brought here yet: what they apply with, and what lists say of it later. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { days, listedValues, notNegative } from "../checks.ts";
import { bits, day, timeMs, uuid } from "../columns.ts";
import {
  AGENT_APPLICATION_STATUSES,
  AGENT_DECLINE_REASONS,
  DOCUMENT_TYPES,
  LIST_VERDICTS,
} from "../lists.ts";
import { users } from "./accounts.ts";
import { agents } from "./directory.ts";
import { licenseImports } from "./licenses.ts";

/** At most one open application per account. The document itself is in the bucket `DOCUMENTS`, under this id. */
export const agentApplications = sqliteTable(
  "agent_applications",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    npn: text("npn").notNull(),
    /** As it is on the license. */
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** Of the business. */
    zip: text("zip").notNull(),
    documentType: text("document_type", { enum: DOCUMENT_TYPES }).notNull(),
    documentBytes: integer("document_bytes").notNull(),
    status: text("status", { enum: AGENT_APPLICATION_STATUSES }).notNull(),
    /** The profile that it made, or that it became a claim to. */
    agentNo: integer("agent_no").references(() => agents.agentNo),
    openedAt: timeMs("opened_at").notNull(),
    /** When a person must have decided. */
    dueAt: timeMs("due_at").notNull(),
    decidedAt: timeMs("decided_at"),
    decidedBy: uuid("decided_by"),
    declinedFor: text("declined_for", { enum: AGENT_DECLINE_REASONS }),
    /** What the applicant was told in words. */
    reason: text("reason").notNull().default(""),
  },
  (t) => [
    ...listedValues(t),
    ...notNegative(t.documentBytes),
    uniqueIndex("agent_applications_open").on(t.userId).where(sql`status = 'open'`),
    index("agent_applications_user").on(t.userId, t.openedAt),
    index("agent_applications_npn").on(t.npn, t.status),
    index("agent_applications_due").on(t.status, t.dueAt),
    index("agent_applications_agent").on(t.agentNo).where(sql`agent_no IS NOT NULL`),
    index("agent_applications_judge").on(t.decidedBy).where(sql`decided_by IS NOT NULL`),
  ],
);

/** The licenses that an application names, as its applicant reads them in the document. */
export const agentApplicationLicenses = sqliteTable(
  "agent_application_licenses",
  {
    applicationId: uuid("application_id")
      .notNull()
      .references(() => agentApplications.id, { onDelete: "cascade" }),
    /** Counted from 1, in the order of the form. */
    position: integer("position").notNull(),
    stateCode: text("state_code").notNull(),
    number: text("number").notNull(),
    lines: bits("lines").notNull(),
    effectiveOn: day("effective_on").notNull(),
    expiresOn: day("expires_on").notNull(),
  },
  (t) => [
    ...days(t.effectiveOn, t.expiresOn),
    primaryKey({ columns: [t.applicationId, t.position] }),
    index("agent_application_licenses_number").on(t.stateCode, t.number),
  ],
);

/** What a row of a state's list says of an application. It counts while the import is applied. */
export const agentApplicationListings = sqliteTable(
  "agent_application_listings",
  {
    applicationId: uuid("application_id")
      .notNull()
      .references(() => agentApplications.id, { onDelete: "cascade" }),
    importNo: integer("import_no")
      .notNull()
      .references(() => licenseImports.importNo),
    rowNo: integer("row_no").notNull(),
    verdict: text("verdict", { enum: LIST_VERDICTS }).notNull(),
    /** JSON: what the row says. */
    said: text("said").notNull(),
    /** When an admin looked at a contradiction and left the profile as it is. */
    settledAt: timeMs("settled_at"),
  },
  (t) => [
    ...listedValues(t),
    primaryKey({ columns: [t.applicationId, t.importNo, t.rowNo] }),
    index("agent_application_listings_import").on(t.importNo),
    index("agent_application_listings_open")
      .on(t.applicationId)
      .where(sql`settled_at IS NULL AND verdict <> 'confirms'`),
  ],
);
