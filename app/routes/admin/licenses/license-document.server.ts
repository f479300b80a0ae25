/** Reading and deciding a license document, on its page and in today's work. */
import { type DecideOutcome, decideDocument, seenOf } from "#app/domains/licenses/decide-commands.server.ts";
import { documentName } from "#app/domains/licenses/document-commands.server.ts";
import { findDocument, listWaitingDocuments } from "#app/domains/licenses/document-queries.server.ts";
import { DocumentDecision } from "#app/domains/licenses/inputs.ts";
import { REASON_MIN_CHARACTERS } from "#app/domains/licenses/limits.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { goOn, requireFound } from "../decide/decide.server.ts";

export const MISSING_DOCUMENT = {
  title: "Document not found",
  text: "There’s no license document at this address.",
};

/** Why a decision was refused: status and sentence. */
const REFUSALS: Readonly<Record<Exclude<DecideOutcome, "decided">, readonly [number, string]>> = {
  closed: [409, "It has been decided or withdrawn in the meantime."],
  unchanged: [409, "The agent’s licenses changed while you read this. Please read it again."],
  "not-holder": [409, "The account doesn’t manage this profile anymore. You can only refuse."],
  "no-document": [
    409,
    "The document is missing. To accept, look this license up in the state’s own lookup and say so.",
  ],
  own: [403, "You sent this document yourself. Another admin decides."],
};

/** The facts for its decision, and the rules of the form; null when there is none. */
export async function readDocument(context: AppContext, id: string) {
  const found = await findDocument(context, id);
  if (found === null) return null;
  const { recipient, ...document } = found;
  const hasDocument = await context.documents.has(documentName(document.id));
  return {
    kind: "license" as const,
    document,
    email: recipient.email,
    hasDocument,
    seen: seenOf(document.license),
    rules: rulesOf(DocumentDecision),
  };
}

/** Decides it and redirects; when refused, answers the form with what was typed. */
export async function takeDocument(
  request: Request,
  context: AppContext,
  adminId: string,
  id: string | undefined,
) {
  const sent = await readSent(request, DocumentDecision);
  const document = await requireFound(context, id, findDocument, MISSING_DOCUMENT);
  if (!sent.ok) return sent.refuse(400);
  if (sent.value.decision === "refuse" && sent.value.reason.length < REASON_MIN_CHARACTERS)
    return sent.refuse(400, { errors: { reason: `Write at least ${REASON_MIN_CHARACTERS} characters.` } });
  const outcome = await decideDocument(context, adminId, document, sent.value);
  if (outcome !== "decided") {
    const [status, title] = REFUSALS[outcome];
    return sent.refuse(status, { notice: { title } });
  }
  return goOn(request, context, {
    text: "The agent gets a notification.",
    own: { kind: "license", id: document.id, dueAt: document.dueAt },
    queue: async () =>
      (await listWaitingDocuments(context)).map(({ id: next, dueAt, stateName, number }) => ({
        id: next,
        dueAt,
        to: paths.adminLicense(next),
        label: `${stateName} ${number}`,
      })),
  });
}
