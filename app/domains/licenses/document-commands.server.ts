/** Documents that agents send for their licenses: sending, withdrawing, and deleting them some time after the decision. */
import { and, eq, sql } from "drizzle-orm";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { announceStatements } from "#app/domains/notifications/announce-commands.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { adminRecipientsStatement } from "#app/domains/notifications/preferences-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MINUTES, DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { sweepStore } from "#app/platform/files/document-sweep.ts";
import type { UploadType } from "#app/platform/files/upload.ts";
import { newId } from "#app/platform/ids.ts";
import { licenseDocuments } from "#db/schema/index.ts";
import { waitingLicenseEmail } from "./emails.ts";
import { type LicenseDocumentInput, linesIn } from "./inputs.ts";
import { DOCUMENTS_A_DAY, KEPT_DAYS, OPEN_DOCUMENTS, READ_HOURS, STRAY_DOCUMENT_MINUTES } from "./limits.ts";

const PREFIX = "licenses/";

/** Where a document lies. Nothing from outside has a part in it. */
export const documentName = (documentId: string): string => `${PREFIX}${documentId}`;

export type SendOutcome =
  | "sent"
  /** The account manages no profile. */
  | "no-profile"
  | "unknown-state"
  /** A document for this license waits already. */
  | "waiting"
  | "too-many";

/** Sends a document. The license doesn't change until an admin has read it; admins are notified. */
export async function sendDocument(
  context: AppContext,
  viewer: Viewer,
  form: LicenseDocumentInput,
  upload: { type: UploadType; bytes: Uint8Array<ArrayBuffer> },
): Promise<SendOutcome> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const { agents, states, admins } = await db.batch({
    agents: rowsOf(
      db,
      "agent of an account",
      { agentNo: integer, name: text },
      sql`SELECT a.agent_no agentNo, a.name FROM profiles p JOIN agents a ON a.agent_no = p.agent_no
        WHERE ${keeps(viewer.userId)} LIMIT 1`,
    ),
    states: rowsOf(
      db,
      "state of a document",
      { name: text },
      sql`SELECT name FROM states WHERE code = ${form.state} LIMIT 1`,
    ),
    admins: adminRecipientsStatement(context),
  });
  const [agent] = agents;
  const [state] = states;
  if (agent === undefined) return "no-profile";
  if (state === undefined) return "unknown-state";
  if ((await context.limiters.take("license-document", viewer.userId, DOCUMENTS_A_DAY, DAY_MINUTES)) > 0)
    return "too-many";
  const id = newId(nowMs);
  const actionUrl = paths.adminLicense(id);
  const news = {
    title: "A license document is waiting for a decision",
    message: `${agent.name} sent it for ${state.name} ${form.number}.`,
  };
  // First: a row that says it has a document must not be without it. One without a row is swept away.
  await context.documents.put(documentName(id), upload.bytes);
  const written = await commit(context, {
    guards: {
      "no-profile": isHolder(viewer.userId, agent.agentNo),
      "too-many": sql`(SELECT count(*) FROM license_documents WHERE user_id = ${viewer.userId} AND status = 'open')
        < ${OPEN_DOCUMENTS}`,
    },
    duplicates: ["license_documents.agent_no, license_documents.state_code, license_documents.number"],
    statements: [
      db.orm.insert(licenseDocuments).values({
        id,
        userId: viewer.userId,
        agentNo: agent.agentNo,
        stateCode: form.state,
        number: form.number,
        lines: linesIn(form),
        effectiveOn: form.effectiveOn,
        expiresOn: form.expiresOn,
        documentType: upload.type,
        documentBytes: upload.bytes.length,
        status: "open",
        openedAt: nowMs,
        dueAt: nowMs + READ_HOURS * HOUR_MS,
      }),
      ...(await announceStatements(context, admins, {
        event: "waiting-license",
        type: "warning",
        ...news,
        actionUrl,
        composeEmail: (email, stop) =>
          waitingLicenseEmail(email, news, { url: context.origin + actionUrl, stop }),
      })),
    ],
    ...notifyUsers(admins.map(({ userId }) => userId)),
    mail: true,
  });
  if (written.kind === "committed") return "sent";
  context.later(context.documents.delete([documentName(id)]));
  return written.kind === "duplicate" ? "waiting" : written.guard;
}

/** The profile `p` is the account's, and it has shown that it may. */
const keeps = (userId: string) => sql`p.user_id = ${userId} AND p.verified`;

/** The account manages this agent's profile. */
export const isHolder = (userId: string, agentNo: number) =>
  sql`EXISTS (SELECT 1 FROM profiles p WHERE ${keeps(userId)} AND p.agent_no = ${agentNo})`;

export const isOpenDocument = (documentId: string) =>
  sql`EXISTS (SELECT 1 FROM license_documents d WHERE d.id = ${documentId} AND d.status = 'open')`;

/** Withdraws an open document; false if the account has none of this id. */
export async function withdrawDocument(
  context: AppContext,
  userId: string,
  documentId: string,
): Promise<boolean> {
  const { db, clock } = context;
  const written = await commit(context, {
    guards: {
      open: sql`EXISTS (SELECT 1 FROM license_documents d WHERE d.id = ${documentId} AND d.user_id = ${userId}
        AND d.status = 'open')`,
    },
    statements: [
      db.orm
        .update(licenseDocuments)
        .set({ status: "withdrawn", decidedAt: clock.now() })
        .where(and(eq(licenseDocuments.id, documentId), eq(licenseDocuments.userId, userId))),
    ],
  });
  if (written.kind !== "committed") return false;
  context.later(context.documents.delete([documentName(documentId)]));
  return true;
}

/** Deletes documents that no open row needs, and decided ones when their time is over (`sweepStore`). */
export const sweepLicenseDocuments = (context: AppContext): Promise<void> =>
  sweepStore(context, {
    prefix: PREFIX,
    strayMinutes: STRAY_DOCUMENT_MINUTES,
    needed: (ids) => sql`SELECT d.id FROM license_documents d
      WHERE d.id IN (SELECT value FROM json_each(${ids})) AND (d.status = 'open'
        OR d.status IN ('accepted', 'refused') AND d.decided_at > ${context.clock.now() - KEPT_DAYS * DAY_MS})
      LIMIT 1000`,
  });
