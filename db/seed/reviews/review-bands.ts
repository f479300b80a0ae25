/** Makes the demo's texts findable, so that a copy of one of them is noticed like any other. */
import type { Client } from "@libsql/client/web";
import { bandsOf } from "#app/domains/reviews/signals/similar-text/min-hash.ts";
import { shinglesOf } from "#app/domains/reviews/signals/similar-text/shingles.ts";
import { reviewBands } from "../../schema/index.ts";
import { insertStatements, Sender } from "../insert.ts";

/** Twenty rows per review: a million agents would have more of them than of all other rows together. */
const MOST_AGENTS = 20_000;
const REVIEWS_PER_BATCH = 5_000;

/** Writes the bands of all reviews without any. Above `MOST_AGENTS` agents only those of held ones exist. */
export async function seedReviewBands(client: Client, agents: number): Promise<void> {
  if (agents > MOST_AGENTS) return;
  const sender = new Sender(client);
  for (let last = ""; ; ) {
    const { rows } = await client.execute({
      sql: `SELECT id, body, EXISTS (SELECT 1 FROM review_bands b WHERE b.review_id = reviews.id) found
        FROM reviews WHERE id > ? ORDER BY id LIMIT ?`,
      args: [last, REVIEWS_PER_BATCH],
    });
    const bands = rows.flatMap(({ id, body, found }) =>
      Number(found) === 1
        ? []
        : bandsOf(shinglesOf(String(body))).map((band) => ({ band, reviewId: String(id) })),
    );
    // In the order of the primary key each page of it is written once.
    bands.sort((a, b) => a.band - b.band);
    await sender.send(insertStatements(reviewBands, bands));
    if (rows.length < REVIEWS_PER_BATCH) break;
    last = String(rows.at(-1)?.id);
  }
  await sender.flush();
}
