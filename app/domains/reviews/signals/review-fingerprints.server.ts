/** Which browser a review was sent from, as a hash that only we can compare. */
import { sql } from "drizzle-orm";
import { base64url } from "jose";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { purposeKeys } from "#app/platform/security/purpose-keys.ts";
import { reviewFingerprints } from "#db/schema/index.ts";
import { REVIEW_FINGERPRINT_DAYS, REVIEW_FINGERPRINTS_PER_RUN } from "../limits.ts";

const PURPOSE = "review-fingerprints";

/** When the server's secrets change, the hashes change, too, and earlier reviews no longer match. */
export async function hashDevice(
  { settings }: Pick<AppContext, "settings">,
  device: string,
): Promise<string> {
  const [key] = await purposeKeys(settings, PURPOSE);
  const text = new TextEncoder().encode(`device\n${device}`);
  return base64url.encode(new Uint8Array(await crypto.subtle.sign("HMAC", key, text)));
}

/** Stores a review's device, in the batch that sends it. Sending it again replaces the earlier one. */
export function fingerprintStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { reviewId, agentNo, deviceHash }: { reviewId: string; agentNo: number; deviceHash: string },
) {
  const fingerprint = { deviceHash, takenAt: clock.now() };
  return db.orm
    .insert(reviewFingerprints)
    .values({ reviewId, agentNo, ...fingerprint })
    .onConflictDoUpdate({ target: reviewFingerprints.reviewId, set: fingerprint });
}

/** Deletes some of the fingerprints that are too old. Called by the cron trigger; returns how many. */
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
