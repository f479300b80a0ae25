/** Claims, for their claimant and for admins. */
import { sql } from "drizzle-orm";
import { isSamePerson } from "#app/domains/accounts/policy.ts";
import { maskEmail } from "#app/platform/contact-data/mask-email.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { readQueueStatus } from "#app/platform/lists/queue-status.ts";
import { DOCUMENT_TYPES } from "#db/lists.ts";
import { CLAIM_KINDS, CLAIM_STATUSES, PROOFS } from "#db/schema/index.ts";
import { isNotListed, notListedSince } from "./claim-conditions.server.ts";
import { CODE_TRIES, EXPORTED_CLAIMS, LISTED_CLAIMS } from "./limits.ts";
import type { ClaimPage, OwnClaim, WaitingClaim } from "./types.ts";

const ownRow = {
  id: text,
  npn: text,
  agentName: text,
  kind: oneOf(CLAIM_KINDS),
  way: oneOf(PROOFS),
  status: oneOf(CLAIM_STATUSES),
  registerEmail: nullable(text),
  codeExpiresAt: nullable(integer),
  tries: integer,
  codeProvenAt: nullable(integer),
  openedAt: integer,
  dueAt: nullable(integer),
  reason: text,
};
const waitingRow = {
  id: text,
  kind: oneOf(CLAIM_KINDS),
  way: oneOf(PROOFS),
  agentName: text,
  npn: text,
  claimant: text,
  openedAt: integer,
  dueAt: integer,
};
const claimRow = {
  id: text,
  kind: oneOf(CLAIM_KINDS),
  way: oneOf(PROOFS),
  status: oneOf(CLAIM_STATUSES),
  npn: text,
  openedAt: integer,
  dueAt: nullable(integer),
  decidedAt: nullable(integer),
  reason: text,
  judge: nullable(text),
  codeProvenAt: nullable(integer),
  documentType: nullable(oneOf(DOCUMENT_TYPES)),
  documentBytes: nullable(integer),
  userId: text,
  accountFirst: text,
  accountLast: text,
  email: text,
  emailConfirmedAt: nullable(integer),
  createdAt: integer,
  agentNo: integer,
  slug: text,
  firstName: text,
  lastName: text,
  registerEmail: nullable(text),
  notListedSince: nullable(integer),
};
const holderRow = {
  userId: text,
  firstName: text,
  lastName: text,
  email: text,
  since: integer,
  proof: nullable(oneOf(PROOFS)),
};
const licenseRow = { stateCode: text, number: text, licenseClass: text, status: text, expiresOn: text };
const exportedRow = {
  npn: text,
  kind: oneOf(CLAIM_KINDS),
  way: oneOf(PROOFS),
  status: oneOf(CLAIM_STATUSES),
  documentType: nullable(oneOf(DOCUMENT_TYPES)),
  documentBytes: nullable(integer),
  codeProvenAt: nullable(integer),
  openedAt: integer,
  dueAt: nullable(integer),
  decidedAt: nullable(integer),
  reason: text,
};

/** The account's newest claim, open or decided; null when it never had one. */
export async function findOwnClaim({ db }: Pick<AppContext, "db">, userId: string): Promise<OwnClaim | null> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "own claim",
      ownRow,
      sql`
      SELECT c.id, c.npn, a.name agentName, c.kind, c.way, c.status, a.register_email registerEmail,
        c.code_expires_at codeExpiresAt, c.code_tries tries, c.code_proven_at codeProvenAt, c.opened_at openedAt,
        c.due_at dueAt, c.reason
      FROM profile_claims c JOIN agents a ON a.agent_no = c.agent_no
      WHERE c.user_id = ${userId} ORDER BY c.opened_at DESC LIMIT 1`,
    ),
  ]);
  const row = rows[0];
  if (row === undefined) return null;
  const { registerEmail, tries, ...claim } = row;
  return {
    ...claim,
    sentTo: registerEmail === null ? null : maskEmail(registerEmail),
    triesLeft: Math.max(0, CODE_TRIES - tries),
  };
}

/** When a person decides at the latest who holds the account's profile; null while no one contests it. */
export async function findContest({ db }: Pick<AppContext, "db">, userId: string): Promise<number | null> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "contest",
      { dueAt: nullable(integer) },
      sql`
      SELECT c.due_at dueAt FROM profiles p JOIN profile_claims c ON c.agent_no = p.agent_no
      WHERE p.user_id = ${userId} AND c.status = 'open' AND c.kind = 'contest' ORDER BY c.due_at LIMIT 1`,
    ),
  ]);
  return rows[0]?.dueAt ?? null;
}

/** Claims that wait for a person, due first. One round trip, shared with the page's others. */
export async function listWaitingClaims({ db }: Pick<AppContext, "db">): Promise<WaitingClaim[]> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "waiting claims",
      waitingRow,
      sql`
      SELECT c.id, c.kind, c.way, a.name agentName, c.npn, u.first_name || ' ' || u.last_name claimant,
        c.opened_at openedAt, c.due_at dueAt
      FROM profile_claims c JOIN agents a ON a.agent_no = c.agent_no JOIN users u ON u.id = c.user_id
      WHERE c.status = 'open' AND c.due_at IS NOT NULL ORDER BY c.due_at, c.id LIMIT ${LISTED_CLAIMS}`,
    ),
  ]);
  return rows;
}

/** All facts of a claim, side by side; null when there is none. One round trip. */
export async function findClaim({ db }: Pick<AppContext, "db">, claimId: string): Promise<ClaimPage | null> {
  const agentNo = sql`(SELECT c.agent_no FROM profile_claims c WHERE c.id = ${claimId})`;
  const { claims, holders, licenses } = await db.read({
    claims: rowsOf(
      db,
      "claim",
      claimRow,
      sql`
      SELECT c.id, c.kind, c.way, c.status, c.npn, c.opened_at openedAt, c.due_at dueAt, c.decided_at decidedAt, c.reason,
        (SELECT j.first_name || ' ' || substr(j.last_name, 1, 1) || '.' FROM users j WHERE j.id = c.decided_by) judge,
        c.code_proven_at codeProvenAt, c.document_type documentType, c.document_bytes documentBytes,
        u.id userId, u.first_name accountFirst, u.last_name accountLast, u.email,
        u.email_confirmed_at emailConfirmedAt, u.created_at createdAt, a.agent_no agentNo, a.slug,
        p.first_name firstName, p.last_name lastName, a.register_email registerEmail,
        ${notListedSince(sql`a.npn`)} notListedSince
      FROM profile_claims c JOIN users u ON u.id = c.user_id JOIN agents a ON a.agent_no = c.agent_no
        JOIN people p ON p.id = a.person_id
      WHERE c.id = ${claimId} LIMIT 1`,
    ),
    holders: rowsOf(
      db,
      "holder of a profile",
      holderRow,
      sql`
      SELECT u.id userId, u.first_name firstName, u.last_name lastName, u.email, u.created_at since, h.proof
      FROM profiles h JOIN users u ON u.id = h.user_id WHERE h.agent_no = ${agentNo} LIMIT 1`,
    ),
    licenses: rowsOf(
      db,
      "licenses of a profile",
      licenseRow,
      sql`
      SELECT l.state_code stateCode, l.number, l.license_class licenseClass, l.status, l.expires_on expiresOn
      FROM licenses l WHERE l.agent_no = ${agentNo} ORDER BY l.resident DESC, l.state_code LIMIT 60`,
    ),
  });
  const row = claims[0];
  if (row === undefined) return null;
  const holder = holders[0];
  const { documentType, documentBytes, accountFirst, accountLast } = row;
  return {
    id: row.id,
    kind: row.kind,
    way: row.way,
    status: row.status,
    npn: row.npn,
    openedAt: row.openedAt,
    dueAt: row.dueAt,
    decidedAt: row.decidedAt,
    judge: row.judge,
    reason: row.reason,
    codeProvenAt: row.codeProvenAt,
    document: documentType === null ? null : { type: documentType, bytes: documentBytes ?? 0 },
    claimant: {
      userId: row.userId,
      name: `${accountFirst} ${accountLast}`,
      email: row.email,
      since: row.createdAt,
      emailConfirmed: row.emailConfirmedAt !== null,
      sameName: isSamePerson({ firstName: accountFirst, lastName: accountLast }, row),
    },
    agent: {
      no: row.agentNo,
      slug: row.slug,
      firstName: row.firstName,
      lastName: row.lastName,
      registerEmail: row.registerEmail,
      notListedSince: row.notListedSince,
    },
    holder:
      holder === undefined
        ? null
        : {
            userId: holder.userId,
            name: `${holder.firstName} ${holder.lastName}`,
            email: holder.email,
            since: holder.since,
            proof: holder.proof,
          },
    licenses,
  };
}

/** Every claim of an account, without what only secures it (the code). */
export async function exportClaims({ db }: Pick<AppContext, "db">, userId: string) {
  const [rows] = await db.read([
    rowsOf(
      db,
      "exported claims",
      exportedRow,
      sql`
      SELECT npn, kind, way, status, document_type documentType, document_bytes documentBytes,
        code_proven_at codeProvenAt, opened_at openedAt, due_at dueAt, decided_at decidedAt, reason
      FROM profile_claims WHERE user_id = ${userId} ORDER BY opened_at DESC LIMIT ${EXPORTED_CLAIMS}`,
    ),
  ]);
  return rows;
}

/** How many claims wait. */
export const countWaitingClaims = (context: Pick<AppContext, "db" | "clock">) =>
  readQueueStatus(
    context,
    "claims",
    sql`SELECT opened_at at, due_at due FROM profile_claims WHERE status = 'open' AND due_at IS NOT NULL ORDER BY due_at`,
  );

/** Whether the person of this NPN, or of the account's profile, asked not to be listed. One round trip, shared with others. */
export async function asksNotToBeListed(
  { db }: Pick<AppContext, "db">,
  who: { npn: string } | { userId: string },
): Promise<boolean> {
  const npn =
    "npn" in who ? sql`${who.npn}` : sql`(SELECT k.npn FROM profiles k WHERE k.user_id = ${who.userId})`;
  const [[row]] = await db.read([
    rowsOf(db, "who asked not to be listed", { is: flag }, sql`SELECT ${isNotListed(npn)} "is"`),
  ]);
  return row?.is === true;
}
