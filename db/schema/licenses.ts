/** The license ledger: what is known about each license and from where, what changed and why, and the imported lists. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { days, listedValues, notNegative } from "../checks.ts";
import { bits, day, flag, timeMs, uuid } from "../columns.ts";
import {
  CHANGE_CAUSES,
  DOCUMENT_TYPES,
  EVIDENCE_KINDS,
  IMPORT_PHASES,
  LICENSE_DOCUMENT_STATUSES,
  LICENSE_LISTS,
  LICENSE_NEWS_KINDS,
  LICENSE_NEWS_STATUSES,
  ROW_OUTCOMES,
} from "../lists.ts";
import { users } from "./accounts.ts";
import { agents } from "./directory.ts";

/** An imported list and its progress. */
export const licenseImports = sqliteTable(
  "license_imports",
  {
    importNo: integer("import_no").primaryKey(),
    list: text("list", { enum: LICENSE_LISTS }).notNull(),
    /** Of a state's lists. */
    stateCode: text("state_code"),
    /** Shows whether a file is the same, byte for byte (`file-mark.ts`). */
    fileMark: text("file_mark").notNull(),
    fileBytes: integer("file_bytes").notNull(),
    /** JSON: encoding, delimiter, headings, and which column is which. */
    layout: text("layout").notNull(),
    /** The day as of which the list was made. */
    readOn: day("read_on").notNull(),
    phase: text("phase", { enum: IMPORT_PHASES }).notNull(),
    /** The file in the bucket DOCUMENTS; null if it is read from a disk. */
    fileId: uuid("file_id"),
    /** Whether the cron continues it, as an open page does. */
    runs: flag("runs").notNull().default(false),
    /** Why it stopped, in a sentence. */
    stopped: text("stopped").notNull().default(""),
    /** JSON: while the file is read, where reading continues. */
    place: text("place"),
    /** The admin who uploaded the file. */
    startedBy: uuid("started_by"),
    /** Progress of the phase: a row of the file, a staged row, or a change to undo. */
    cursor: integer("cursor").notNull().default(0),
    rowsRead: integer("rows_read").notNull().default(0),
    /** Rows that make a profile, and those that would but name no place we know. */
    created: integer("created").notNull().default(0),
    unplaced: integer("unplaced").notNull().default(0),
    added: integer("added").notNull().default(0),
    changed: integer("changed").notNull().default(0),
    ended: integer("ended").notNull().default(0),
    confirmed: integer("confirmed").notNull().default(0),
    /** Agents whose office is elsewhere, by rows that may change a license, too. */
    moved: integer("moved").notNull().default(0),
    unchanged: integer("unchanged").notNull().default(0),
    /** Rows about people who asked not to be listed. */
    unlisted: integer("unlisted").notNull().default(0),
    unmatched: integer("unmatched").notNull().default(0),
    /** Of a list of appointments, rows about carriers that the catalog doesn't have. */
    uncataloged: integer("uncataloged").notNull().default(0),
    rejected: integer("rejected").notNull().default(0),
    /** Licenses that it puts in question until an admin decides. */
    questioned: integer("questioned").notNull().default(0),
    /** Written, of those that add, change or confirm. */
    applied: integer("applied").notNull().default(0),
    /** Undone, and skipped because something changed them since. */
    restored: integer("restored").notNull().default(0),
    skipped: integer("skipped").notNull().default(0),
    /** Profiles the import made that its undo removed, and those it left because somebody uses them. */
    removedAgents: integer("removed_agents").notNull().default(0),
    skippedAgents: integer("skipped_agents").notNull().default(0),
    /** JSON: labels of lines, statuses, and carriers that we don't know, each with its number of rows. */
    unknownWords: text("unknown_words").notNull().default("{}"),
    startedAt: timeMs("started_at").notNull(),
    appliedAt: timeMs("applied_at"),
    undoneAt: timeMs("undone_at"),
  },
  (t) => [
    ...listedValues(t),
    ...days(t.readOn),
    ...notNegative(t.cursor, t.rowsRead, t.rejected, t.applied, t.restored, t.skipped),
    index("license_imports_file").on(t.fileMark),
    index("license_imports_running").on(t.importNo).where(sql`runs = 1`),
  ],
);

/** Rows of a list between reading and writing, one per license or NPN. Deleted once the import is applied, except `unplaced` ones. */
export const licenseImportRows = sqliteTable(
  "license_import_rows",
  {
    importNo: integer("import_no")
      .notNull()
      .references(() => licenseImports.importNo),
    /** Counted from 1, the first row below the headings. */
    rowNo: integer("row_no").notNull(),
    /** License number, or the NPN on a federal list. */
    key: text("key").notNull(),
    npn: text("npn").notNull(),
    /** For a license in several rows, the lines of all. */
    lines: bits("lines").notNull(),
    stateLabel: text("state_label").notNull(),
    /** JSON: everything else that the row says. */
    facts: text("facts").notNull(),
    outcome: text("outcome", { enum: ROW_OUTCOMES }),
  },
  (t) => [
    ...listedValues(t),
    primaryKey({ columns: [t.importNo, t.rowNo] }),
    uniqueIndex("license_import_rows_key").on(t.importNo, t.key),
    index("license_import_rows_created").on(t.importNo, t.npn).where(sql`outcome = 'created'`),
    index("license_import_rows_unplaced").on(t.importNo, t.rowNo).where(sql`outcome = 'unplaced'`),
  ],
);

/** Rows of a list that could not be read, as they came. */
export const licenseImportRejections = sqliteTable(
  "license_import_rejections",
  {
    importNo: integer("import_no")
      .notNull()
      .references(() => licenseImports.importNo),
    rowNo: integer("row_no").notNull(),
    reason: text("reason").notNull(),
    /** JSON: the row's cells. */
    cells: text("cells").notNull(),
    /** Whether it could be read, and contradicts what is known here. */
    understood: flag("understood").notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.importNo, t.rowNo] })],
);

/** A document that an agent sent for a license. The file is in the bucket `DOCUMENTS`, under this id. */
export const licenseDocuments = sqliteTable(
  "license_documents",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    stateCode: text("state_code").notNull(),
    number: text("number").notNull(),
    lines: bits("lines").notNull(),
    effectiveOn: day("effective_on").notNull(),
    expiresOn: day("expires_on").notNull(),
    /** By its content, not by its name. */
    documentType: text("document_type", { enum: DOCUMENT_TYPES }).notNull(),
    documentBytes: integer("document_bytes").notNull(),
    status: text("status", { enum: LICENSE_DOCUMENT_STATUSES }).notNull(),
    openedAt: timeMs("opened_at").notNull(),
    dueAt: timeMs("due_at").notNull(),
    decidedAt: timeMs("decided_at"),
    decidedBy: uuid("decided_by"),
    /** What the agent was told. */
    reason: text("reason").notNull().default(""),
  },
  (t) => [
    ...listedValues(t),
    ...days(t.effectiveOn, t.expiresOn),
    ...notNegative(t.documentBytes),
    uniqueIndex("license_documents_open").on(t.agentNo, t.stateCode, t.number).where(sql`status = 'open'`),
    index("license_documents_user").on(t.userId, t.openedAt),
    index("license_documents_agent").on(t.agentNo),
    index("license_documents_due").on(t.status, t.dueAt),
  ],
);

/**
 * What a source says about a license, and when it was read. `licenseNo` stays when a license is undone with its import;
 * null if a federal list is about the agent's NPN.
 */
export const licenseEvidence = sqliteTable(
  "license_evidence",
  {
    evidenceNo: integer("evidence_no").primaryKey(),
    licenseNo: integer("license_no"),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    kind: text("kind", { enum: EVIDENCE_KINDS }).notNull(),
    importNo: integer("import_no").references(() => licenseImports.importNo),
    documentId: uuid("document_id"),
    /** The admin who read it. */
    userId: uuid("user_id"),
    readOn: day("read_on").notNull(),
    /** JSON: what it said. */
    said: text("said").notNull(),
    recordedAt: timeMs("recorded_at").notNull(),
    /** When its import was undone: it no longer counts, but can still be read. */
    withdrawnAt: timeMs("withdrawn_at"),
  },
  (t) => [
    ...listedValues(t),
    ...days(t.readOn),
    index("license_evidence_agent").on(t.agentNo, t.licenseNo),
    index("license_evidence_user").on(t.userId).where(sql`user_id IS NOT NULL`),
    index("license_evidence_import").on(t.importNo, t.agentNo).where(sql`import_no IS NOT NULL`),
  ],
);

/** Every change of a license, append-only: it shows what was true on a day. */
export const licenseChanges = sqliteTable(
  "license_changes",
  {
    changeNo: integer("change_no").primaryKey(),
    /** Null for a change of the day on which an agent's NPN was matched. */
    licenseNo: integer("license_no"),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    cause: text("cause", { enum: CHANGE_CAUSES }).notNull(),
    importNo: integer("import_no").references(() => licenseImports.importNo),
    documentId: uuid("document_id"),
    /** The admin who decided. */
    userId: uuid("user_id"),
    /** JSON of what changed, before and after; null: there was no license, or there is none anymore. */
    before: text("before"),
    after: text("after"),
    /** The license's revision afterwards. */
    revision: integer("revision").notNull(),
    changedAt: timeMs("changed_at").notNull(),
  },
  (t) => [
    ...listedValues(t),
    index("license_changes_license").on(t.licenseNo, t.changeNo),
    index("license_changes_agent").on(t.agentNo, t.changeNo),
    index("license_changes_user").on(t.userId).where(sql`user_id IS NOT NULL`),
    index("license_changes_import").on(t.importNo, t.changeNo).where(sql`import_no IS NOT NULL`),
  ],
);

/** Which reminder of which term was sent: each once, even with concurrent runs. */
export const licenseReminders = sqliteTable(
  "license_reminders",
  {
    licenseNo: integer("license_no").notNull(),
    /** The last day it is about: a renewed license has another. */
    expiresOn: day("expires_on").notNull(),
    days: integer("days").notNull(),
    sentAt: timeMs("sent_at").notNull(),
  },
  (t) => [...days(t.expiresOn), primaryKey({ columns: [t.licenseNo, t.expiresOn, t.days] })],
);

/**
 * What an import did to licenses of agents with an account, written with it and announced by the cron in batches.
 * Waiting rows are deleted when the import is undone.
 */
export const licenseNews = sqliteTable(
  "license_news",
  {
    newsNo: integer("news_no").primaryKey(),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    licenseNo: integer("license_no").notNull(),
    importNo: integer("import_no")
      .notNull()
      .references(() => licenseImports.importNo),
    kind: text("kind", { enum: LICENSE_NEWS_KINDS }).notNull(),
    /** The license's revision afterwards. With another one it is not announced. */
    revision: integer("revision").notNull(),
    /** JSON: status, lines and last day before. */
    before: text("before").notNull(),
    status: text("status", { enum: LICENSE_NEWS_STATUSES }).notNull().default("waiting"),
    madeAt: timeMs("made_at").notNull(),
  },
  (t) => [
    ...listedValues(t),
    index("license_news_waiting").on(t.agentNo).where(sql`status = 'waiting'`),
    index("license_news_agent").on(t.agentNo),
    // Whom a list asked where their office is.
    index("license_news_office").on(t.agentNo).where(sql`kind = 'office'`),
    index("license_news_import").on(t.importNo, t.licenseNo),
  ],
);
