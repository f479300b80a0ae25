/** Deciding about a document: what it says becomes the ledger's, or its agent hears why not. */
import { eq } from "drizzle-orm";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { licenseDocuments } from "#db/schema/index.ts";
import { prepareChanges } from "./change-commands.server.ts";
import { documentName, isHolder, isOpenDocument } from "./document-commands.server.ts";
import type { LicenseDocumentPage } from "./document-queries.server.ts";
import type { DocumentDecision } from "./inputs.ts";
import { findLedgers } from "./ledgers.server.ts";
import { notifyAgentStatements } from "./notifications.server.ts";
import { beginningOf, licenseStatus } from "./policy.ts";
import { stateDay } from "./state-day.ts";
import type { HeldLicense, LicenseFacts } from "./types.ts";

export type DecideOutcome =
  | "decided"
  /** Another admin decided it, or its agent took it back. */
  | "closed"
  /** The license is not what the admin read, or the agent's licenses changed while this was decided. */
  | "unchanged"
  /** The account manages the profile no more. */
  | "not-holder"
  /** It is gone, and the admin has not found its license elsewhere. */
  | "no-document"
  /** The admin sent it. */
  | "own";

/**
 * Decides about an open document once: the first click counts. Accepted, its license is written with the document as
 * evidence, or the state's own look-up where the admin has found it there too.
 */
export async function decideDocument(
  context: AppContext,
  adminId: string,
  document: LicenseDocumentPage,
  form: DocumentDecision,
): Promise<DecideOutcome> {
  const { db, clock } = context;
  const { agent, userId } = document;
  if (document.status !== "open") return "closed";
  if (adminId === userId) return "own";
  const accepted = form.decision === "accept";
  const evidence = form.lookup === "yes" ? "admin" : "document";
  if (accepted && evidence === "document" && !(await context.documents.has(documentName(document.id))))
    return "no-document";
  const ledgers = await findLedgers(context, accepted ? [agent.no] : []);
  const held = ledgers.agents.get(agent.no)?.licenses ?? [];
  const license =
    held.find(
      (one) => one.stateCode === document.stateCode && one.number.toUpperCase() === document.number,
    ) ?? null;
  if (accepted && form.seen !== seenOf(license)) return "unchanged";
  const { stateCode, number, lines, effectiveOn, expiresOn } = document;
  const prepared = accepted
    ? prepareChanges(
        context,
        ledgers,
        [
          {
            agentNo: agent.no,
            license,
            after: factsAfter(document, license, { evidence, today: stateDay(stateCode, clock.now()) }),
            said: { stateCode, number, lines, effectiveOn, expiresOn },
          },
        ],
        { kind: "document", documentId: document.id, userId: adminId, evidence },
      )
    : null;
  const name = `${document.stateName} ${number}`;
  const status = accepted ? "accepted" : "refused";
  const written = await commit(context, {
    audit: [
      {
        actorId: adminId,
        act: "license-document.decide",
        subject: { kind: "license-document", id: document.id },
        reason: form.reason,
        before: { status: document.status },
        after: { status, agentNo: agent.no, evidence: accepted ? evidence : null },
      },
    ],
    guards: {
      closed: isOpenDocument(document.id),
      "not-holder": accepted ? isHolder(userId, agent.no) : undefined,
      unchanged: prepared?.guards.unchanged,
    },
    statements: [
      db.orm
        .update(licenseDocuments)
        .set({
          status,
          decidedAt: clock.now(),
          decidedBy: adminId,
          reason: form.reason,
        })
        .where(eq(licenseDocuments.id, document.id)),
      ...(prepared?.statements ?? []),
      ...(await notifyAgentStatements(
        context,
        document.recipient,
        accepted ? acceptedNews(name, form.reason) : refusedNews(name, form.reason),
      )),
    ],
    purge: prepared?.purge ?? [],
    ...notifyUsers([userId]),
    mail: true,
  });
  if (written.kind !== "committed") return written.kind === "stale" ? written.guard : "closed";
  return "decided";
}

/** The license that the admin saw next to the document, as the form sends it: one that was revoked meanwhile stays revoked. */
export const seenOf = (license: { revision: number } | null): string => String(license?.revision ?? "none");

function factsAfter(
  { stateCode, number, lines, effectiveOn, expiresOn, agent }: LicenseDocumentPage,
  license: HeldLicense | null,
  { evidence, today }: { evidence: LicenseFacts["evidence"]; today: string },
): LicenseFacts {
  const next = { status: "active", effectiveOn, expiresOn, lines } as const;
  const isOver = licenseStatus(next, today) === "lapsed";
  return {
    stateCode,
    number: license?.number ?? number,
    licenseClass: license?.licenseClass ?? "Producer",
    resident: license?.resident ?? agent.stateCode === stateCode,
    lines,
    // The state's own words for other lines than these say nothing.
    stateLabel: license?.lines === lines ? license.stateLabel : "",
    status: isOver ? "expired" : "active",
    effectiveOn: beginningOf(license, next, today),
    expiresOn,
    evidence,
    evidenceReadOn: today,
  };
}

const acceptedNews = (name: string, reason: string) =>
  ({
    type: "success",
    title: `Your license ${name} is on your profile`,
    message: `We read your document and updated your license.${reason === "" ? "" : ` ${reason}`}`,
  }) as const;

const refusedNews = (name: string, reason: string) =>
  ({
    type: "warning",
    title: `Your document for license ${name} wasn’t accepted`,
    message: `Reason: ${reason} Nothing changed on your profile. You can send another document in Settings.`,
  }) as const;
