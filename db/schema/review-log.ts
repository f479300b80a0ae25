/** The public log of review events, and what ties each review to it (docs/decisions/0117). */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { between, days } from "../checks.ts";
import { uuid } from "../columns.ts";

/**
 * One row an event, written in the batch of the change and never changed. Numbers have no gaps: SQLite gives the next
 * one, and a batch is one transaction. No foreign key: the log must still name a review that somebody deleted.
 */
export const reviewLog = sqliteTable(
  "review_log",
  {
    /** 1, 2, 3 …; its place in the tree is one less. */
    entryNo: integer("entry_no").primaryKey(),
    reviewId: uuid("review_id").notNull(),
    /** The hash of the words after this event (`reviewSeals.version`); empty once they are deleted. */
    version: text("version").notNull(),
    event: text("event").notNull(),
    /** Status before and after; empty for none. */
    fromState: text("from_state").notNull(),
    toState: text("to_state").notNull(),
    stars: integer("stars").notNull(),
    /** A reason class; empty for events without one. */
    reason: text("reason").notNull(),
    /** `YYYY-MM-DD` in UTC. */
    day: text("day").notNull(),
  },
  (t) => [...between(0, 5, t.stars), ...days(t.day), index("review_log_review").on(t.reviewId, t.entryNo)],
);

/** One row a review that the log knows. */
export const reviewSeals = sqliteTable("review_seals", {
  reviewId: uuid("review_id").primaryKey(),
  /** 32 random bytes in base64url. The keys of its entries come from it; nobody can guess an entry without them. */
  secret: text("secret").notNull(),
  /** Random, new with each version, deleted with the words; base64url. */
  salt: text("salt").notNull(),
  /** SHA-256 of salt and words in base64url; empty once the words are deleted. */
  version: text("version").notNull(),
});
