/** Reviews as they are read: the text, its proof, its status, and totals that always add up. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { between, days, listedValues, months, notNegative, oneOf } from "../checks.ts";
import { flag, timeMs, uuid } from "../columns.ts";
import { REVIEW_STAGES, REVIEW_STATUSES } from "../lists.ts";
import { users } from "./accounts.ts";
import { agents } from "./directory.ts";

export const reviews = sqliteTable(
  "reviews",
  {
    /** UUIDv7, so that the id orders by time of submission. */
    id: uuid("id").primaryKey(),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    /** The author; null if the account is deleted, and in demo data. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    /** First name and initial, as printed. */
    authorName: text("author_name").notNull(),
    status: text("status", { enum: REVIEW_STATUSES }).notNull(),
    stars: integer("stars").notNull(),
    explainsClearly: integer("explains_clearly"),
    responds: integer("responds"),
    helpsWithClaims: integer("helps_with_claims"),
    noPressure: integer("no_pressure"),
    /** Bit of `product_types`. */
    typeBit: integer("type_bit").notNull(),
    stage: text("stage").notNull(),
    /** Month of the experience as `YYYY-MM`. */
    experienceMonth: text("experience_month").notNull(),
    title: text("title").notNull(),
    body: text("body").notNull(),
    /** 3 appointment completed, 2 conversation on record, 1 email verified. */
    proofTier: integer("proof_tier").notNull(),
    submittedAt: timeMs("submitted_at").notNull(),
    publishedAt: timeMs("published_at"),
    editedAt: timeMs("edited_at"),
    helpfulCount: integer("helpful_count").notNull().default(0),
    unhelpfulCount: integer("unhelpful_count").notNull().default(0),
    /** Wilson lower bound of the votes: the order of "most helpful". */
    helpfulOrder: real("helpful_order").notNull().default(0),
    replyBody: text("reply_body"),
    repliedAt: timeMs("replied_at"),
    /** Who wrote the reply for the agent. */
    repliedBy: uuid("replied_by").references(() => users.id, { onDelete: "set null" }),
    /** Why it is held or was removed: a reason class. */
    reason: text("reason"),
  },
  (t) => [
    ...listedValues(t),
    ...between(1, 5, t.stars, t.explainsClearly, t.responds, t.helpsWithClaims, t.noPressure),
    ...oneOf(REVIEW_STAGES, t.stage),
    ...between(1, 3, t.proofTier),
    ...months(t.experienceMonth),
    ...notNegative(t.helpfulCount, t.unhelpfulCount),
    // The other columns are the readers' filters: a page is found and counted without the reviews themselves.
    index("reviews_agent_published").on(
      t.agentNo,
      t.status,
      t.publishedAt,
      t.id,
      t.stars,
      t.typeBit,
      t.stage,
      t.proofTier,
    ),
    index("reviews_agent_helpful").on(t.agentNo, t.status, t.helpfulOrder, t.id),
    index("reviews_submitted").on(t.status, t.submittedAt),
    index("reviews_replied").on(t.repliedBy).where(sql`replied_by IS NOT NULL`),
    // One review per customer and agent.
    uniqueIndex("reviews_author").on(t.userId, t.agentNo),
  ],
);

/** What a review said before it was edited. */
export const reviewVersions = sqliteTable(
  "review_versions",
  {
    reviewId: uuid("review_id")
      .notNull()
      .references(() => reviews.id),
    replacedAt: timeMs("replaced_at").notNull(),
    stars: integer("stars").notNull(),
    title: text("title").notNull(),
    body: text("body").notNull(),
    /** The other fields of the form, as JSON. */
    rest: text("rest").notNull(),
  },
  (t) => [...between(1, 5, t.stars), primaryKey({ columns: [t.reviewId, t.replacedAt] })],
);

/** An emailed link that confirms a review: works once, for seven days. */
export const reviewLinks = sqliteTable(
  "review_links",
  {
    /** SHA-256 in hexadecimal. */
    tokenHash: text("token_hash").primaryKey(),
    reviewId: uuid("review_id")
      .notNull()
      .references(() => reviews.id),
    createdAt: timeMs("created_at").notNull(),
    expiresAt: timeMs("expires_at").notNull(),
    usedAt: timeMs("used_at"),
  },
  (t) => [index("review_links_review").on(t.reviewId), index("review_links_expiry").on(t.expiresAt)],
);

/** A reader's vote on a review. */
export const reviewVotes = sqliteTable(
  "review_votes",
  {
    reviewId: uuid("review_id")
      .notNull()
      .references(() => reviews.id),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    helpful: flag("helpful").notNull(),
    votedAt: timeMs("voted_at").notNull(),
  },
  (t) => [
    ...listedValues(t),
    primaryKey({ columns: [t.reviewId, t.userId] }),
    index("review_votes_user").on(t.userId),
  ],
);

/**
 * What happened to reviews, by day: only counts, so that no row leads to a person. An event log: entries into a status
 * minus exits from it, over all days, equal `review_totals`.
 */
export const reviewDays = sqliteTable(
  "review_days",
  {
    /** `YYYY-MM-DD` in UTC. */
    day: text("day").notNull(),
    event: text("event").notNull(),
    /** Status before and after; empty for none. */
    fromState: text("from_state").notNull(),
    toState: text("to_state").notNull(),
    stars: integer("stars").notNull(),
    /** A reason class; empty for events without one. */
    reason: text("reason").notNull(),
    eventCount: integer("event_count").notNull(),
  },
  (t) => [
    ...days(t.day),
    ...between(0, 5, t.stars),
    ...notNegative(t.eventCount),
    primaryKey({ columns: [t.day, t.event, t.fromState, t.toState, t.stars, t.reason] }),
  ],
);

/** One row per agent: what its profile prints without counting. */
export const agentReviewStats = sqliteTable(
  "agent_review_stats",
  {
    agentNo: integer("agent_no")
      .primaryKey()
      .references(() => agents.agentNo),
    received: integer("received").notNull(),
    published: integer("published").notNull(),
    awaiting: integer("awaiting").notNull(),
    held: integer("held").notNull(),
    removed: integer("removed").notNull(),
    /** Withdrawn by their authors. */
    withdrawn: integer("withdrawn").notNull().default(0),
    stars1: integer("stars_1").notNull(),
    stars2: integer("stars_2").notNull(),
    stars3: integer("stars_3").notNull(),
    stars4: integer("stars_4").notNull(),
    stars5: integer("stars_5").notNull(),
    tier1: integer("tier_1").notNull(),
    tier2: integer("tier_2").notNull(),
    tier3: integer("tier_3").notNull(),
    explainsSum: integer("explains_sum").notNull(),
    explainsCount: integer("explains_count").notNull(),
    respondsSum: integer("responds_sum").notNull(),
    respondsCount: integer("responds_count").notNull(),
    claimsSum: integer("claims_sum").notNull(),
    claimsCount: integer("claims_count").notNull(),
    pressureSum: integer("pressure_sum").notNull(),
    pressureCount: integer("pressure_count").notNull(),
  },
  (t) => [...notNegative(...Object.values(t))],
);

/** All reviews of the site by status, stars and reason: the integrity figures of the home page and `/help`. */
export const reviewTotals = sqliteTable(
  "review_totals",
  {
    status: text("status").notNull(),
    stars: integer("stars").notNull(),
    /** Empty for a status without a reason. */
    reason: text("reason").notNull(),
    reviewCount: integer("review_count").notNull(),
  },
  (t) => [...between(1, 5, t.stars), primaryKey({ columns: [t.status, t.stars, t.reason] })],
);

/** The mean of published stars per insurance type (the prior that ranking draws toward); bit -1 is all types. */
export const typeMeans = sqliteTable("type_means", {
  typeBit: integer("type_bit").primaryKey(),
  meanStars: real("mean_stars").notNull(),
  reviewCount: integer("review_count").notNull(),
});
