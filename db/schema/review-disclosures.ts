/** What writers say about themselves: a client, paid, tied to the agent. No row: sent before we asked. */
import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { listedValues } from "../checks.ts";
import { flag, timeMs, uuid } from "../columns.ts";
import { REVIEW_TIES } from "../lists.ts";
import { reviews } from "./reviews.ts";

/** Of the text as it is now; what was said before is in `review_versions`. */
export const reviewDisclosures = sqliteTable(
  "review_disclosures",
  {
    reviewId: uuid("review_id")
      .primaryKey()
      .references(() => reviews.id),
    /** They are or were a client. */
    client: flag("client").notNull(),
    /** They were paid or promised something for the review. */
    paid: flag("paid").notNull(),
    ties: text("ties", { enum: REVIEW_TIES }).notNull(),
    /** Paid, or tied to the agent: shown, but its stars don't count. */
    stake: flag("stake").notNull(),
    answeredAt: timeMs("answered_at").notNull(),
  },
  (t) => listedValues(t),
);
