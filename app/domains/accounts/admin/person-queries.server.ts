/** Everything that admins may see of a person, in one round trip: limited lists, and only counts of what is private. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { AGREEMENT_TYPES, ORGANIZATION_ROLES } from "#db/lists.ts";
import { PROOFS, SIGN_IN_PROOFS } from "#db/schema/accounts.ts";
import { statesStatement } from "./account-state.server.ts";
import { SHOWN_ROWS } from "./limits.ts";
import { personRecords } from "./person-records-queries.server.ts";

const aboutRow = {
  createdAt: integer,
  verified: flag,
  npn: nullable(text),
  proof: nullable(oneOf(PROOFS)),
  agentName: nullable(text),
  agentSlug: nullable(text),
  sessions: integer,
  emails: integer,
  consents: integer,
  reviews: integer,
  questions: integer,
  conversations: integer,
  leads: integer,
  appointments: integer,
  auditAbout: integer,
  auditBy: integer,
};

/** Counts up to a thousand. */
const some = (from: ReturnType<typeof sql>) => sql`(SELECT count(*) FROM (SELECT 1 ${from} LIMIT 1000))`;

function accountStatements({ db, clock }: Pick<AppContext, "db" | "clock">, id: string) {
  const nowMs = clock.now();
  const email = sql`(SELECT me.email FROM users me WHERE me.id = ${id})`;
  const live = sql`FROM sessions s WHERE s.user_id = ${id} AND s.revoked_at IS NULL AND s.expires_at > ${nowMs}`;
  return {
    states: statesStatement({ db }, [id]),
    about: rowsOf(
      db,
      "a person for admins",
      aboutRow,
      sql`SELECT u.created_at createdAt, coalesce(p.verified, 0) verified, p.npn, p.proof, a.name agentName,
        a.slug agentSlug, ${some(live)} sessions,
        ${some(sql`FROM outbox o WHERE o.recipient = u.email`)} emails,
        ${some(sql`FROM consent_records c WHERE c.email = u.email`)} consents,
        ${some(sql`FROM reviews v WHERE v.user_id = u.id`)} reviews,
        ${some(sql`FROM expert_questions q WHERE q.user_id = u.id`)} questions,
        ${some(sql`FROM message_threads t WHERE t.customer_user_id = u.id`)}
          + ${some(sql`FROM message_threads t WHERE t.agent_user_id = u.id`)} conversations,
        ${some(sql`FROM leads l WHERE l.agent_user_id = u.id`)} leads,
        ${some(sql`FROM appointments ap WHERE ap.user_id = u.id`)} appointments,
        ${some(sql`FROM audit_log g WHERE g.subject_kind = 'account' AND g.subject_id = u.id`)} auditAbout,
        ${some(sql`FROM audit_log g WHERE g.actor_id = u.id`)} auditBy
      FROM users u LEFT JOIN profiles p ON p.user_id = u.id LEFT JOIN agents a ON a.agent_no = p.agent_no
      WHERE u.id = ${id}`,
    ),
    terms: rowsOf(
      db,
      "terms that a person agreed to",
      { type: oneOf(AGREEMENT_TYPES), version: integer, agreedAt: integer },
      sql`SELECT agreement_type type, version, agreed_at agreedAt FROM user_terms_agreements WHERE user_id = ${id}
        ORDER BY agreed_at DESC LIMIT ${SHOWN_ROWS}`,
    ),
    organizations: rowsOf(
      db,
      "organizations of a person",
      {
        id: text,
        name: text,
        role: oneOf(ORGANIZATION_ROLES),
        joinedAt: integer,
        leftAt: nullable(integer),
        cause: nullable(text),
      },
      sql`SELECT o.id, o.name, m.role, m.joined_at joinedAt, m.left_at leftAt, m.left_cause cause
        FROM (SELECT id FROM organization_members WHERE user_id = ${id}
          UNION SELECT pm.id FROM profiles p JOIN agents a ON a.agent_no = p.agent_no
            JOIN organization_members pm ON pm.person_id = a.person_id WHERE p.user_id = ${id}) x
        JOIN organization_members m ON m.id = x.id JOIN organizations o ON o.organization_no = m.organization_no
        ORDER BY m.left_at IS NOT NULL, m.joined_at DESC LIMIT ${SHOWN_ROWS}`,
    ),
    sessions: rowsOf(
      db,
      "live sessions of a person",
      { id: text, device: text, proof: oneOf(SIGN_IN_PROOFS), createdAt: integer, lastUsedAt: integer },
      sql`SELECT s.id, s.device, s.proof, s.created_at createdAt, s.last_used_at lastUsedAt ${live}
        ORDER BY s.last_used_at DESC LIMIT ${SHOWN_ROWS}`,
    ),
    passkeys: rowsOf(
      db,
      "passkeys of a person",
      { id: text, synced: flag, createdAt: integer, lastUsedAt: nullable(integer) },
      sql`SELECT id, synced, created_at createdAt, last_used_at lastUsedAt FROM passkeys WHERE user_id = ${id}
        ORDER BY created_at DESC LIMIT ${SHOWN_ROWS}`,
    ),
    consents: rowsOf(
      db,
      "consents of a person",
      { id: text, purpose: text, channel: text, givenAt: integer, revokedAt: nullable(integer) },
      sql`SELECT id, purpose, channel, given_at givenAt, revoked_at revokedAt FROM consent_records
        WHERE email = ${email} ORDER BY given_at DESC LIMIT ${SHOWN_ROWS}`,
    ),
    emails: rowsOf(
      db,
      "emails to a person",
      { id: text, kind: text, subject: text, status: text, createdAt: integer, sentAt: nullable(integer) },
      sql`SELECT id, kind, subject, status, created_at createdAt, sent_at sentAt FROM outbox
        WHERE recipient = ${email} ORDER BY created_at DESC LIMIT ${SHOWN_ROWS}`,
    ),
  };
}

/** A person's page; null when there is no such account. One round trip. */
export async function findPerson(context: Pick<AppContext, "db" | "clock">, id: string) {
  const { states, about, ...lists } = await context.db.batch({
    ...accountStatements(context, id),
    ...personRecords(context, id),
  });
  const [state] = states;
  const [facts] = about;
  return state === undefined || facts === undefined ? null : { state, about: facts, ...lists };
}

export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;
