/** Documents as admins read them, and an agent's own licenses with what is known of each. */
import { sql } from "drizzle-orm";
import { preferencesOf, recipientRow } from "#app/domains/notifications/preferences-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { readQueueStatus } from "#app/platform/lists/queue-status.ts";
import {
  CHANGE_CAUSES,
  DOCUMENT_TYPES,
  LICENSE_DOCUMENT_STATUSES,
  LICENSE_EVIDENCE,
  LICENSE_STATUSES,
} from "#db/lists.ts";
import { EXPORTED_ROWS, LISTED_CHANGES, LISTED_DOCUMENTS, LISTED_LICENSES } from "./limits.ts";
import { licenseStatus } from "./policy.ts";
import { stateDay } from "./state-day.ts";
import type { LicenseStatus } from "./types.ts";
import { changeWords } from "./words.ts";

const waitingRow = {
  id: text,
  agentName: text,
  stateName: text,
  number: text,
  openedAt: integer,
  dueAt: integer,
};
export type WaitingDocument = RowOf<typeof waitingRow>;

/** What waits for a person, what is due first. One round trip, shared with the page's others. */
export async function listWaitingDocuments({ db }: Pick<AppContext, "db">): Promise<WaitingDocument[]> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "waiting license documents",
      waitingRow,
      sql`SELECT d.id, a.name agentName, s.name stateName, d.number, d.opened_at openedAt, d.due_at dueAt
      FROM license_documents d JOIN agents a ON a.agent_no = d.agent_no JOIN states s ON s.code = d.state_code
      WHERE d.status = 'open' ORDER BY d.due_at, d.id LIMIT ${LISTED_DOCUMENTS}`,
    ),
  ]);
  return rows;
}

const documentRow = {
  id: text,
  ...recipientRow,
  accountName: text,
  agentNo: integer,
  slug: text,
  agentName: text,
  agentState: text,
  npn: text,
  stateCode: text,
  stateName: text,
  number: text,
  lines: integer,
  effectiveOn: text,
  expiresOn: text,
  documentType: oneOf(DOCUMENT_TYPES),
  documentBytes: integer,
  status: oneOf(LICENSE_DOCUMENT_STATUSES),
  openedAt: integer,
  dueAt: integer,
  decidedAt: nullable(integer),
  judge: nullable(text),
  reason: text,
};
const heldRow = {
  licenseNo: integer,
  stateCode: text,
  stateName: text,
  number: text,
  licenseClass: text,
  resident: flag,
  lines: integer,
  status: oneOf(LICENSE_STATUSES),
  effectiveOn: text,
  expiresOn: text,
  evidence: oneOf(LICENSE_EVIDENCE),
  evidenceReadOn: text,
};

const revisedRow = { ...heldRow, revision: integer };

export type LicenseDocumentPage = Omit<
  RowOf<typeof documentRow>,
  "email" | "preferences" | "agentNo" | "slug" | "agentName" | "agentState" | "npn"
> & {
  agent: { no: number; slug: string; name: string; stateCode: string; npn: string };
  recipient: RowOf<typeof recipientRow>;
  /** The license in the ledger that the document is for; null: it would be a new one. */
  license: RowOf<typeof revisedRow> | null;
};

const HELD = sql`l.license_no licenseNo, l.state_code stateCode, s.name stateName, l.number, l.license_class licenseClass,
  l.resident, l.lines, l.status, l.effective_on effectiveOn, l.expires_on expiresOn, l.evidence,
  l.evidence_read_on evidenceReadOn`;

/** A document with what the ledger says of its license; null when there is none. One round trip. */
export async function findDocument(
  { db }: Pick<AppContext, "db">,
  documentId: string,
): Promise<LicenseDocumentPage | null> {
  const { documents, licenses } = await db.read({
    documents: rowsOf(
      db,
      "license document",
      documentRow,
      sql`SELECT d.id, u.id userId, u.email, ${preferencesOf(sql`u.id`)} preferences,
        u.first_name || ' ' || u.last_name accountName, a.agent_no agentNo, a.slug, a.name agentName,
        a.state_code agentState, a.npn, d.state_code stateCode, s.name stateName, d.number, d.lines,
        d.effective_on effectiveOn, d.expires_on expiresOn, d.document_type documentType,
        d.document_bytes documentBytes, d.status, d.opened_at openedAt, d.due_at dueAt, d.decided_at decidedAt,
        (SELECT j.first_name || ' ' || substr(j.last_name, 1, 1) || '.' FROM users j WHERE j.id = d.decided_by) judge,
        d.reason
      FROM license_documents d JOIN users u ON u.id = d.user_id JOIN agents a ON a.agent_no = d.agent_no
        JOIN states s ON s.code = d.state_code
      WHERE d.id = ${documentId} LIMIT 1`,
    ),
    licenses: rowsOf(
      db,
      "license of a document",
      revisedRow,
      sql`SELECT ${HELD}, l.revision FROM license_documents d JOIN licenses l ON l.agent_no = d.agent_no
          AND l.state_code = d.state_code AND upper(l.number) = d.number
        JOIN states s ON s.code = l.state_code WHERE d.id = ${documentId} LIMIT 1`,
    ),
  });
  const [row] = documents;
  if (row === undefined) return null;
  const { email, preferences, agentNo, slug, agentName, agentState, npn, ...document } = row;
  return {
    ...document,
    agent: { no: agentNo, slug, name: agentName, stateCode: agentState, npn },
    recipient: { userId: row.userId, email, preferences },
    license: licenses[0] ?? null,
  };
}

const changeRow = {
  licenseNo: integer,
  cause: oneOf(CHANGE_CAUSES),
  before: nullable(text),
  after: nullable(text),
  changedAt: integer,
};
const ownDocumentRow = {
  id: text,
  stateName: text,
  number: text,
  status: oneOf(LICENSE_DOCUMENT_STATUSES),
  openedAt: integer,
  dueAt: integer,
  reason: text,
};

export type OwnLicense = Omit<RowOf<typeof heldRow>, "status"> & {
  status: LicenseStatus;
  /** What changed, newest first, in words. */
  history: { at: number; text: string }[];
};
export type OwnLicenses = {
  licenses: OwnLicense[];
  documents: RowOf<typeof ownDocumentRow>[];
  states: { value: string; label: string }[];
};

/** The licenses of the agent whose profile the account manages, and the documents it has sent. One round trip. */
export async function listOwnLicenses(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  userId: string,
): Promise<OwnLicenses> {
  const own = sql`(SELECT p.agent_no FROM profiles p WHERE p.user_id = ${userId} AND p.verified)`;
  const { held, changes, documents, states } = await db.read({
    held: rowsOf(
      db,
      "own licenses",
      heldRow,
      sql`SELECT ${HELD} FROM licenses l JOIN states s ON s.code = l.state_code WHERE l.agent_no = ${own}
        ORDER BY l.resident DESC, s.name, l.number LIMIT ${LISTED_LICENSES}`,
    ),
    changes: rowsOf(
      db,
      "changes of own licenses",
      changeRow,
      sql`SELECT c.license_no licenseNo, c.cause, c.before, c.after, c.changed_at changedAt FROM license_changes c
        WHERE c.agent_no = ${own} AND c.license_no IS NOT NULL ORDER BY c.change_no DESC
        LIMIT ${LISTED_CHANGES * LISTED_LICENSES}`,
    ),
    documents: rowsOf(
      db,
      "own license documents",
      ownDocumentRow,
      sql`SELECT d.id, s.name stateName, d.number, d.status, d.opened_at openedAt, d.due_at dueAt, d.reason
        FROM license_documents d JOIN states s ON s.code = d.state_code
        WHERE d.user_id = ${userId} AND d.status <> 'withdrawn' ORDER BY d.opened_at DESC LIMIT ${LISTED_DOCUMENTS}`,
    ),
    states: rowsOf(
      db,
      "states",
      { value: text, label: text },
      sql`SELECT code value, name label FROM states ORDER BY name LIMIT 70`,
    ),
  });
  const nowMs = clock.now();
  return {
    licenses: held.map((license) => ({
      ...license,
      status: licenseStatus(license, stateDay(license.stateCode, nowMs)),
      history: changes
        .filter(({ licenseNo }) => licenseNo === license.licenseNo)
        .slice(0, LISTED_CHANGES)
        .map((change) => ({ at: change.changedAt, text: changeWords(change) })),
    })),
    documents,
    states,
  };
}

/** Every document of an account, and how it was decided. */
export async function exportLicenseDocuments({ db }: Pick<AppContext, "db">, userId: string) {
  const [rows] = await db.read([
    rowsOf(
      db,
      "exported license documents",
      {
        stateCode: text,
        number: text,
        lines: integer,
        effectiveOn: text,
        expiresOn: text,
        documentType: text,
        documentBytes: integer,
        status: text,
        openedAt: integer,
        decidedAt: nullable(integer),
        reason: text,
      },
      sql`SELECT state_code stateCode, number, lines, effective_on effectiveOn, expires_on expiresOn,
        document_type documentType, document_bytes documentBytes, status, opened_at openedAt, decided_at decidedAt, reason
      FROM license_documents WHERE user_id = ${userId} ORDER BY opened_at DESC LIMIT ${EXPORTED_ROWS}`,
    ),
  ]);
  return rows;
}

/** How much `listWaitingDocuments` would have, without its end. */
export const countWaitingDocuments = (context: Pick<AppContext, "db" | "clock">) =>
  readQueueStatus(
    context,
    "license documents",
    sql`SELECT opened_at at, due_at due FROM license_documents WHERE status = 'open' ORDER BY due_at`,
  );
