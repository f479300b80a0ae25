/** Signals that a review may not be genuine, and the fingerprints that find it. Never the stars. */
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { notNegative } from "../checks.ts";
import { timeMs, uuid } from "../columns.ts";
import { reviews } from "./reviews.ts";

/** One row per signal and review, with its evidence. */
export const reviewSignals = sqliteTable(
  "review_signals",
  {
    reviewId: uuid("review_id")
      .notNull()
      .references(() => reviews.id),
    kind: text("kind").notNull(),
    points: integer("points").notNull(),
    /** What was counted or compared, as JSON. */
    evidence: text("evidence").notNull(),
    foundAt: timeMs("found_at").notNull(),
  },
  (t) => [...notNegative(t.points), primaryKey({ columns: [t.reviewId, t.kind] })],
);

/** When a review was sent and from which browser, as a keyed hash; stored as long as bursts are looked for. */
export const reviewFingerprints = sqliteTable(
  "review_fingerprints",
  {
    reviewId: uuid("review_id")
      .primaryKey()
      .references(() => reviews.id),
    agentNo: integer("agent_no").notNull(),
    deviceHash: text("device_hash"),
    takenAt: timeMs("taken_at").notNull(),
  },
  (t) => [
    index("review_fingerprints_device").on(t.deviceHash, t.takenAt),
    index("review_fingerprints_agent").on(t.agentNo, t.takenAt),
    index("review_fingerprints_taken").on(t.takenAt),
  ],
);

/** Bands of the MinHash of a review's text: two texts that share one are compared. */
export const reviewBands = sqliteTable(
  "review_bands",
  {
    /** Number of the band and hash of its rows in one. */
    band: integer("band").notNull(),
    reviewId: uuid("review_id").notNull(),
  },
  (t) => [primaryKey({ columns: [t.band, t.reviewId] }), index("review_bands_review").on(t.reviewId)],
);
