/** What the clock does with consents: sealing those without a copy, and deleting copies and stops whose time is over. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { CONSENT_CHANNELS, CONSENT_PURPOSES, LANGUAGES } from "#db/lists.ts";
import { consentCopies } from "#db/schema/index.ts";
import { COPY_YEARS, DROPPED_AT_ONCE, daysOf, SEALED_AT_ONCE } from "./limits.ts";
import { hashesOf } from "./record-commands.server.ts";
import { sealCopy } from "./sealed-copies.server.ts";

const unsealedRow = {
  id: text,
  email: text,
  recipient: text,
  purpose: oneOf(CONSENT_PURPOSES),
  subjectId: text,
  channel: oneOf(CONSENT_CHANNELS),
  textShown: text,
  textHash: text,
  formShown: text,
  language: oneOf(LANGUAGES),
  givenOn: text,
  givenAt: integer,
  revokedAt: nullable(integer),
  sellerId: nullable(text),
  name: nullable(text),
  phone: nullable(text),
  network: nullable(text),
};

/**
 * Seals consents that were written before there were copies, with what is still known about them. Called by the clock, and
 * for one address before its consents end. Returns how many.
 */
export async function sealUnsealed(context: AppContext, email: string | null = null): Promise<number> {
  const { db, origin } = context;
  // The plus leaves an address to its own index.
  const which = email === null ? sql`c.sealed = 0` : sql`c.email = ${email} AND +c.sealed = 0`;
  const [rows] = await db.batch([
    rowsOf(
      db,
      "consents without a copy",
      unsealedRow,
      sql`SELECT c.id, c.email, c.recipient, c.purpose, c.subject_id subjectId, c.channel, c.text_shown textShown,
        c.text_hash textHash, c.form_shown formShown, c.language, c.given_on givenOn, c.given_at givenAt,
        c.revoked_at revokedAt,
        coalesce((SELECT a.id FROM leads l JOIN agents a ON a.agent_no = l.agent_no WHERE l.id = c.subject_id),
          (SELECT a.id FROM message_threads t JOIN agents a ON a.agent_no = t.agent_no WHERE t.id = c.subject_id)) sellerId,
        coalesce((SELECT l.first_name || ' ' || l.last_name FROM leads l WHERE l.id = c.subject_id),
          (SELECT q.customer_first_name || ' ' || q.customer_last_name FROM expert_questions q WHERE q.id = c.subject_id),
          (SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.id = c.user_id)) name,
        coalesce((SELECT l.phone FROM leads l WHERE l.id = c.subject_id),
          (SELECT t.revealed_phone FROM message_threads t WHERE t.id = c.subject_id),
          (SELECT coalesce(q.customer_phone_e164, q.customer_phone) FROM expert_questions q WHERE q.id = c.subject_id)) phone,
        (SELECT l.sent_from FROM leads l WHERE l.id = c.subject_id) network
      FROM consent_records c WHERE ${which} LIMIT ${SEALED_AT_ONCE}`,
    ),
  ]);
  if (rows.length === 0) return 0;
  const copies = await Promise.all(
    rows.map(async ({ givenOn, givenAt, revokedAt, ...row }) => {
      const evidence = {
        ...row,
        name: row.name ?? "",
        page: origin + givenOn,
        givenAt: new Date(givenAt).toISOString(),
        browser: null,
      };
      return {
        id: row.id,
        sellerId: row.sellerId,
        ...(await hashesOf(context, row)),
        sealed: await sealCopy(context, evidence),
        givenAt,
        endedAt: revokedAt,
        deleteAt: revokedAt === null ? null : revokedAt + daysOf(COPY_YEARS) * DAY_MS,
      };
    }),
  );
  const ids = JSON.stringify(copies.map(({ id }) => id));
  await commit(context, {
    statements: [
      db.orm.insert(consentCopies).values(copies).onConflictDoNothing(),
      db.orm.run(
        sql`UPDATE consent_records SET sealed = 1 WHERE id IN (SELECT value FROM json_each(${ids}))`,
      ),
    ],
  });
  return copies.length;
}

/** The clock's step of it. */
export const sealOlderConsents = (context: AppContext): Promise<number> => sealUnsealed(context);

/** Deletes copies five years after their consent has ended, and stops after ten. Returns how many. */
export async function dropOldConsents(context: AppContext): Promise<number> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const { results } = await commit(context, {
    statements: [
      rowsOf(
        db,
        "copies whose time is over",
        { id: text },
        sql`DELETE FROM consent_copies WHERE id IN (SELECT k.id FROM consent_copies k WHERE k.delete_at <= ${nowMs}
          ORDER BY k.delete_at LIMIT ${DROPPED_AT_ONCE}) RETURNING id`,
      ),
      rowsOf(
        db,
        "stops whose time is over",
        { hash: text },
        sql`DELETE FROM contact_stops WHERE rowid IN (SELECT s.rowid FROM contact_stops s WHERE s.ends_at <= ${nowMs}
          ORDER BY s.ends_at LIMIT ${DROPPED_AT_ONCE}) RETURNING hash`,
      ),
    ],
  });
  return results[0].length + results[1].length;
}
