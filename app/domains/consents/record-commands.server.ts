/**
 * The statements that write consents, end them, and delete them. No other file writes `consent_records`: each of these takes
 * the sealed copy along.
 */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { newId, sha256Hex } from "#app/platform/ids.ts";
import { networkHash } from "#app/platform/security/network-hash.ts";
import { consentCopies, consentRecords } from "#db/schema/index.ts";
import { contactHashes } from "./contact-hashes.server.ts";
import { COPY_YEARS, daysOf, STOP_YEARS } from "./limits.ts";
import { sealCopy } from "./sealed-copies.server.ts";
import type { GivenConsent } from "./types.ts";

type Ending = Pick<AppContext, "db" | "clock">;

/** For the batch of the form: one record for each channel, with its sealed copy. */
export async function consentStatements(
  context: AppContext,
  given: readonly GivenConsent[],
): Promise<BatchItem<"sqlite">[]> {
  const { db, clock, origin } = context;
  const nowMs = clock.now();
  const network = given.length === 0 ? null : await networkHash(context, "consent-networks");
  const written = await Promise.all(
    given.map(async ({ userId, givenOn, ...one }) => {
      const id = newId(nowMs);
      const textHash = await sha256Hex(one.textShown);
      const sealed = await sealCopy(context, {
        ...one,
        id,
        textHash,
        page: origin + givenOn,
        givenAt: new Date(nowMs).toISOString(),
        network,
      });
      return { id, userId, givenOn, textHash, sealed, one, hashes: await hashesOf(context, one) };
    }),
  );
  return written.flatMap(({ id, userId, givenOn, textHash, sealed, one, hashes }) => [
    db.orm.insert(consentRecords).values({
      id,
      userId,
      email: one.email,
      recipient: one.recipient,
      purpose: one.purpose,
      subjectId: one.subjectId,
      channel: one.channel,
      textShown: one.textShown,
      textHash,
      formShown: one.formShown,
      language: one.language,
      givenOn,
      givenAt: nowMs,
      sealed: 1,
    }),
    db.orm.insert(consentCopies).values({ id, sellerId: one.sellerId, ...hashes, sealed, givenAt: nowMs }),
  ]);
}

/** What a copy is found by. */
export async function hashesOf(
  context: Pick<AppContext, "settings">,
  { email, phone }: { email: string; phone: string | null },
): Promise<{ emailHash: string; phoneHash: string | null }> {
  return {
    emailHash: (await contactHashes(context, "email", email))[0],
    phoneHash: phone === null ? null : (await contactHashes(context, "phone", phone))[0],
  };
}

/** `which` is a condition on the record `c`. */
const copiesOf = (which: SQL) => sql`(SELECT c.id FROM consent_records c WHERE ${which})`;

/** The copies of these records end now; five years later the clock deletes them. */
function endCopies({ db, clock }: Ending, which: SQL) {
  const nowMs = clock.now();
  return db.orm.run(sql`UPDATE consent_copies SET ended_at = ${nowMs},
    delete_at = ${nowMs + daysOf(COPY_YEARS) * DAY_MS} WHERE ended_at IS NULL AND id IN ${copiesOf(which)}`);
}

/** Ends the consents in force for which this holds. The second statement returns their ids. */
export const endConsents = (context: Ending, which: SQL) =>
  [
    endCopies(context, sql`c.revoked_at IS NULL AND ${which}`),
    rowsOf(
      context.db,
      "ended consents",
      { id: text },
      sql`UPDATE consent_records AS c SET revoked_at = ${context.clock.now()}
        WHERE c.revoked_at IS NULL AND ${which} RETURNING id`,
    ),
  ] as const;

/**
 * Deletes the consents for which this holds, when their account or what they were about is deleted. What was in force counts
 * as stopped, for the agents who had it: of a question, those who answered it. Their copies stay sealed for five years.
 */
export function deleteConsents(context: Ending, which: SQL) {
  const { db, clock } = context;
  const nowMs = clock.now();
  const inForce = sql`k.ended_at IS NULL AND k.id IN ${copiesOf(sql`c.revoked_at IS NULL AND ${which}`)}`;
  const stop = (kind: "phone" | "email", hash: SQL) =>
    db.orm.run(sql`INSERT INTO contact_stops (hash, kind, seller_id, by_hash, stopped_at, ends_at)
      SELECT s.hash, ${kind}, s.seller, s.by_hash, ${nowMs}, ${nowMs + daysOf(STOP_YEARS) * DAY_MS} FROM (
        SELECT ${hash} hash, k.seller_id seller, k.email_hash by_hash FROM consent_copies k
        WHERE k.seller_id IS NOT NULL AND ${inForce}
        UNION
        SELECT ${hash}, a.id, k.email_hash FROM consent_copies k JOIN consent_records r ON r.id = k.id
          JOIN expert_questions q ON q.id = r.subject_id
          JOIN expert_answers n ON n.question_no = q.question_no AND n.status = 'published'
          JOIN agents a ON a.agent_no = n.agent_no
        WHERE k.seller_id IS NULL AND ${inForce}) s
      WHERE s.hash IS NOT NULL
      ON CONFLICT (hash, seller_id, by_hash) DO UPDATE SET stopped_at = excluded.stopped_at, ends_at = excluded.ends_at`);
  return [
    stop("phone", sql`k.phone_hash`),
    stop("email", sql`k.email_hash`),
    endCopies(context, which),
    db.orm.run(sql`DELETE FROM consent_records AS c WHERE ${which}`),
  ] as const;
}

/** Deletes the consents of a form that nobody confirmed, with their copies: no one was ever allowed anything. */
export const dropConsents = ({ db }: Pick<AppContext, "db">, which: SQL) =>
  [
    db.orm.run(sql`DELETE FROM consent_copies WHERE id IN ${copiesOf(which)}`),
    db.orm.run(sql`DELETE FROM consent_records AS c WHERE ${which}`),
  ] as const;
