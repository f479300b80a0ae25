/** Ask an Expert: what was asked, who was asked, what was answered, and which answers are public. */
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { between, listedValues, notNegative } from "../checks.ts";
import { flag, timeMs, uuid } from "../columns.ts";
import { LANGUAGES, QUESTION_REPORT_REASONS, QUESTION_STATUSES } from "../lists.ts";
import { users } from "./accounts.ts";
import { agents } from "./directory.ts";

export const expertQuestions = sqliteTable(
  "expert_questions",
  {
    /** Dense number, in the order of asking: for cursor pages and for full text. Never shown. */
    questionNo: integer("question_no").primaryKey(),
    id: uuid("id").notNull(),
    /** The same text from the same address on one day is one question (hexadecimal SHA-256). */
    submissionKey: text("submission_key").notNull(),
    /** The signed-in asker. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    customerEmail: text("customer_email").notNull(),
    customerFirstName: text("customer_first_name").notNull(),
    customerLastName: text("customer_last_name").notNull(),
    /** As typed; only when contact is allowed. */
    customerPhone: text("customer_phone"),
    /** E.164. */
    customerPhoneE164: text("customer_phone_e164"),
    customerZipCode: text("customer_zip_code").notNull(),
    allowContact: flag("allow_contact").notNull(),
    /** The asker's reading language, and so that of the emails. */
    language: text("language", { enum: LANGUAGES }).notNull().default("en"),
    /** As asked; only the asker, the asked experts and admins read it. */
    question: text("question").notNull(),
    /** The public part: its first sentence, and all of it, without personal data unless the asker allowed it. */
    publicTitle: text("public_title").notNull(),
    publicText: text("public_text").notNull(),
    slug: text("slug").notNull(),
    /** Bit of `product_types`. */
    typeBit: integer("type_bit").notNull(),
    stateCode: text("state_code").notNull(),
    lat: real("lat").notNull(),
    lon: real("lon").notNull(),
    /** `unconfirmed`: the address is not confirmed yet, and it goes to no one. */
    status: text("status", { enum: QUESTION_STATUSES }).notNull(),
    /** When it was sent to experts; for an unconfirmed one, when it was written. */
    askedAt: timeMs("asked_at").notNull(),
    /** How often the circle was drawn: 1 at once, 4 after the third widening. */
    circle: integer("circle").notNull().default(0),
    firstAnsweredAt: timeMs("first_answered_at"),
    answerCount: integer("answer_count").notNull().default(0),
    /** The answer that the asker marked. */
    helpfulAnswerId: uuid("helpful_answer_id"),
    helpfulMarkedAt: timeMs("helpful_marked_at"),
  },
  (t) => [
    ...listedValues(t),
    ...between(0, 4, t.circle),
    ...notNegative(t.answerCount),
    uniqueIndex("expert_questions_id").on(t.id),
    uniqueIndex("expert_questions_slug").on(t.slug),
    uniqueIndex("expert_questions_submission").on(t.submissionKey),
    index("expert_questions_status").on(t.status, t.questionNo),
    index("expert_questions_user").on(t.userId, t.questionNo),
    index("expert_questions_email").on(t.customerEmail, t.questionNo),
    index("expert_questions_answered").on(t.firstAnsweredAt, t.askedAt),
    index("expert_questions_clock").on(t.status, t.circle, t.askedAt),
  ],
);

/** Each circle drawn, once: of two that draw the same one the second fails. */
export const questionCircles = sqliteTable(
  "question_circles",
  {
    questionNo: integer("question_no")
      .notNull()
      .references(() => expertQuestions.questionNo),
    circle: integer("circle").notNull(),
    drawnAt: timeMs("drawn_at").notNull(),
    experts: integer("experts").notNull(),
  },
  (t) => [...notNegative(t.experts), primaryKey({ columns: [t.questionNo, t.circle] })],
);

/** The experts that a question went to. */
export const questionExperts = sqliteTable(
  "question_experts",
  {
    questionNo: integer("question_no")
      .notNull()
      .references(() => expertQuestions.questionNo),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    circle: integer("circle").notNull(),
    distanceMiles: real("distance_miles").notNull(),
    askedAt: timeMs("asked_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.questionNo, t.agentNo] }),
    index("question_experts_agent").on(t.agentNo, t.questionNo),
  ],
);

/** One answer per agent and question, with its license as it was at that moment. */
export const expertAnswers = sqliteTable(
  "expert_answers",
  {
    id: uuid("id").notNull(),
    questionNo: integer("question_no")
      .notNull()
      .references(() => expertQuestions.questionNo),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    body: text("body").notNull(),
    status: text("status", { enum: ["published", "removed"] }).notNull(),
    licenseState: text("license_state").notNull(),
    licenseNumber: text("license_number").notNull(),
    /** The state's own words for the lines. */
    licenseLabel: text("license_label").notNull(),
    createdAt: timeMs("created_at").notNull(),
    editedAt: timeMs("edited_at"),
  },
  (t) => [
    ...listedValues(t),
    primaryKey({ columns: [t.questionNo, t.agentNo] }),
    uniqueIndex("expert_answers_id").on(t.id),
    index("expert_answers_agent").on(t.agentNo, t.createdAt),
    // Who answered lately is counted from the index alone.
    index("expert_answers_newest").on(t.status, t.createdAt, t.agentNo),
  ],
);

/** What an answer said before it was edited. */
export const expertAnswerVersions = sqliteTable(
  "expert_answer_versions",
  {
    answerId: uuid("answer_id")
      .notNull()
      .references(() => expertAnswers.id),
    replacedAt: timeMs("replaced_at").notNull(),
    body: text("body").notNull(),
  },
  (t) => [primaryKey({ columns: [t.answerId, t.replacedAt] })],
);

/** An unfinished answer. */
export const answerDrafts = sqliteTable(
  "answer_drafts",
  {
    questionNo: integer("question_no")
      .notNull()
      .references(() => expertQuestions.questionNo),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    body: text("body").notNull(),
    savedAt: timeMs("saved_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.questionNo, t.agentNo] }), index("answer_drafts_agent").on(t.agentNo)],
);

/**
 * What opens a question to its asker without an account: an emailed link that works once, and the cookie it is traded
 * for; also the emailed link that sends the question.
 */
export const questionPasses = sqliteTable(
  "question_passes",
  {
    /** SHA-256 in hexadecimal. */
    tokenHash: text("token_hash").primaryKey(),
    kind: text("kind", { enum: ["link", "cookie", "confirm"] }).notNull(),
    questionNo: integer("question_no")
      .notNull()
      .references(() => expertQuestions.questionNo),
    createdAt: timeMs("created_at").notNull(),
    expiresAt: timeMs("expires_at").notNull(),
    usedAt: timeMs("used_at"),
  },
  (t) => [
    ...listedValues(t),
    index("question_passes_question").on(t.questionNo),
    index("question_passes_expiry").on(t.expiresAt),
  ],
);

/** A report about a published question or answer, and what was decided. */
export const questionReports = sqliteTable(
  "question_reports",
  {
    id: uuid("id").notNull(),
    questionNo: integer("question_no")
      .notNull()
      .references(() => expertQuestions.questionNo),
    /** Null: the question itself. */
    answerId: uuid("answer_id"),
    reason: text("reason", { enum: QUESTION_REPORT_REASONS }).notNull(),
    note: text("note").notNull(),
    reportedAt: timeMs("reported_at").notNull(),
    status: text("status", { enum: ["open", "dismissed", "removed"] }).notNull(),
    decidedAt: timeMs("decided_at"),
    decidedBy: uuid("decided_by"),
  },
  (t) => [
    ...listedValues(t),
    uniqueIndex("question_reports_id").on(t.id),
    index("question_reports_status").on(t.status, t.reportedAt),
    index("question_reports_question").on(t.questionNo),
  ],
);

/** How many questions are published, by type and state: the counts next to the filters. */
export const questionTotals = sqliteTable(
  "question_totals",
  {
    typeBit: integer("type_bit").notNull(),
    stateCode: text("state_code").notNull(),
    published: integer("published").notNull(),
  },
  (t) => [primaryKey({ columns: [t.typeBit, t.stateCode] })],
);
