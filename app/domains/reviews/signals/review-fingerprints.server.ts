/** From which browser a review was sent: a hash that says "the same as that one" to us, and nothing to anybody else. */
import { sql } from "drizzle-orm";
import { base64url } from "jose";
import { commit } from "#app/platform/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { purposeKeys } from "#app/platform/purpose-keys.ts";
import { rowsOf, text } from "#app/platform/rows.ts";
import { reviewFingerprints } from "#db/schema/index.ts";
import { REVIEW_FINGERPRINT_DAYS, REVIEW_FINGERPRINTS_PER_RUN } from "../limits.ts";

const PURPOSE = "review-fingerprints";

/** With the secrets of the server the hash changes too: what was sent before is then as if from elsewhere. */
export async function hashDevice(
  { settings }: Pick<AppContext, "settings">,
  device: string,
): Promise<string> {
  const [key] = await purposeKeys(settings, PURPOSE);
  const text = new TextEncoder().encode(`device\n${device}`);
  return base64url.encode(new Uint8Array(await crypto.subtle.sign("HMAC", key, text)));
}

/** Keeps how a review came, for the batch that sends it; sent again, it comes as it came last. */
export function fingerprintStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { reviewId, agentNo, deviceHash }: { reviewId: string; agentNo: number; deviceHash: string },
) {
  const trace = { deviceHash, takenAt: clock.now() };
  return db.orm
    .insert(reviewFingerprints)
    .values({ reviewId, agentNo, ...trace })
    .onConflictDoUpdate({ target: reviewFingerprints.reviewId, set: trace });
}

/** Deletes fingerprints that are too old to say anything, some at a time. Called by the clock; tells how many. */
export async function dropOldReviewFingerprints(context: AppContext): Promise<number> {
  const { db, clock } = context;
  const before = clock.now() - REVIEW_FINGERPRINT_DAYS * DAY_MS;
  const { results } = await commit(context, {
    statements: [
      rowsOf(
        db,
        "dropped fingerprints",
        { id: text },
        sql`
      DELETE FROM review_fingerprints WHERE review_id IN (
        SELECT review_id FROM review_fingerprints WHERE taken_at < ${before} ORDER BY taken_at LIMIT ${REVIEW_FINGERPRINTS_PER_RUN})
      RETURNING review_id id`,
      ),
    ],
  });
  return results[0].length;
}
