/** Disclosures in SQL: which reviews count, and storing what a writer said. */
import { eq, type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, nullable, oneOf } from "#app/platform/database/rows.ts";
import { reviewDisclosures } from "#db/schema/index.ts";
import { type Disclosure, hasStake, REVIEW_TIES } from "./disclosures.ts";

/** The stars of the review with this id count. */
export const countsSql = (reviewId: SQL): SQL<number> =>
  sql`NOT EXISTS (SELECT 1 FROM review_disclosures cd WHERE cd.review_id = ${reviewId} AND cd.stake)`;

/** What the writer of a review `r` said, and the shape that reads it. */
export const saidColumns = sql`
  (SELECT d.client FROM review_disclosures d WHERE d.review_id = r.id) saysClient,
  (SELECT d.paid FROM review_disclosures d WHERE d.review_id = r.id) saysPaid,
  (SELECT d.ties FROM review_disclosures d WHERE d.review_id = r.id) saysTies`;
export const saidShape = {
  saysClient: nullable(flag),
  saysPaid: nullable(flag),
  saysTies: nullable(oneOf(REVIEW_TIES)),
};

/** The same, and whether the stars count. */
export const disclosureColumns = sql`${saidColumns}, ${countsSql(sql`r.id`)} counts`;
export const disclosureShape = { ...saidShape, counts: flag };

/** Stores what the writer says about the text that is written in the same batch. */
export function disclosureStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  reviewId: string,
  said: Disclosure,
) {
  const values = { ...said, stake: hasStake(said), answeredAt: clock.now() };
  return db.orm
    .insert(reviewDisclosures)
    .values({ reviewId, ...values })
    .onConflictDoUpdate({ target: reviewDisclosures.reviewId, set: values });
}

/** For a review that is taken back. */
export const dropDisclosureStatement = ({ db }: Pick<AppContext, "db">, reviewId: string) =>
  db.orm.delete(reviewDisclosures).where(eq(reviewDisclosures.reviewId, reviewId));
