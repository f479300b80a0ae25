/** From where a review was sent: hashes that say "the same as that one" to us, and nothing to anybody else. */
import { sql } from "drizzle-orm";
import { base64url } from "jose";
import type { AppContext } from "#app/platform/context.ts";
import { readUnshownCookie, writeUnshownCookie } from "#app/platform/cookies.ts";
import { newSecret } from "#app/platform/ids.ts";
import { purposeKeys } from "#app/platform/purpose-keys.ts";
import { reviewTraces } from "#db/schema/index.ts";
import { TRACE_DAYS, TRACES_PER_RUN } from "../limits.ts";

const COOKIE = "review-device";
const PURPOSE = "review-traces";
const DAY_SECONDS = 24 * 60 * 60;
const ADDRESS_UNKNOWN = "unknown";

/** The number that this browser was given when it first sent a review, or a new one. */
export function deviceOf(request: Request): string {
  const known = readUnshownCookie(request, COOKIE);
  return known !== null && /^[\w-]{43}$/.test(known) ? known : newSecret();
}

export const deviceCookie = (device: string): string =>
  writeUnshownCookie(COOKIE, device, TRACE_DAYS * DAY_SECONDS);

type Trace = { addressHash: string | null; deviceHash: string };

/** With the secrets of the server the hashes change too: what was sent before is then as if from elsewhere. */
export async function hashTrace(
  { settings, clientAddress }: Pick<AppContext, "settings" | "clientAddress">,
  device: string,
): Promise<Trace> {
  const [key] = await purposeKeys(settings, PURPOSE);
  const hash = async (what: "address" | "device", value: string) => {
    const text = new TextEncoder().encode(`${what}\n${value}`);
    return base64url.encode(new Uint8Array(await crypto.subtle.sign("HMAC", key, text)));
  };
  return {
    addressHash: clientAddress === ADDRESS_UNKNOWN ? null : await hash("address", clientAddress),
    deviceHash: await hash("device", device),
  };
}

/** Keeps where a review came from, for the batch that sends it; sent again, it comes from where it came last. */
export function traceStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { reviewId, agentNo, ...hashes }: Trace & { reviewId: string; agentNo: number },
) {
  const trace = { ...hashes, takenAt: clock.now() };
  return db.orm
    .insert(reviewTraces)
    .values({ reviewId, agentNo, ...trace })
    .onConflictDoUpdate({ target: reviewTraces.reviewId, set: trace });
}

/** Deletes traces that are too old to say anything, some at a time. Called by the clock; tells how many. */
export async function dropOldTraces({ db, clock }: Pick<AppContext, "db" | "clock">): Promise<number> {
  const before = clock.now() - TRACE_DAYS * DAY_SECONDS * 1000;
  const [dropped] = await db.batch([
    db.orm.all<{ id: string }>(sql`
      DELETE FROM review_traces WHERE review_id IN (
        SELECT review_id FROM review_traces WHERE taken_at < ${before} ORDER BY taken_at LIMIT ${TRACES_PER_RUN})
      RETURNING review_id id`),
  ]);
  return dropped.length;
}
