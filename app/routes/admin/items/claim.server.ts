/** A claim as an admin reads it, and what an admin decides of it: on its page, and where it stands in today's work. */
import { findClaim, listWaitingClaims } from "#app/domains/claims/claim-queries.server.ts";
import { decideClaim } from "#app/domains/claims/decide-commands.server.ts";
import { documentName } from "#app/domains/claims/document-commands.server.ts";
import { ClaimDecision } from "#app/domains/claims/inputs.ts";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { readSent } from "#app/platform/submission.ts";
import { prepareHandover } from "../claim-handover.server.ts";
import { REFUSALS } from "../claim-words.ts";
import { goOn, requireFound } from "../decide.server.ts";

export const MISSING_CLAIM = {
  title: "Claim not found",
  text: "There’s no claim to a profile at this address.",
};

/** All that its decision rests on, and the rules of its form; null when there is none. */
export async function readClaim(context: AppContext, id: string) {
  const claim = await findClaim(context, id);
  if (claim === null) return null;
  const hasDocument =
    claim.status === "open" &&
    claim.document !== null &&
    (await context.documents.has(documentName(claim.id)));
  return { kind: "claim" as const, claim, hasDocument, rules: rulesOf(ClaimDecision) };
}

/** Decides it and leads on; else answers the form with what was typed. */
export async function takeClaim(
  request: Request,
  context: AppContext,
  adminId: string,
  id: string | undefined,
) {
  const sent = await readSent(request, ClaimDecision);
  const claim = await requireFound(context, id, findClaim, MISSING_CLAIM);
  if (!sent.ok) return sent.refuse(400);
  const handover = await prepareHandover(context, claim);
  const outcome = await decideClaim(context, adminId, claim, sent.value, handover);
  if (outcome !== "decided") {
    const [status, title] = REFUSALS[outcome];
    return sent.refuse(status, { notice: { title } });
  }
  return goOn(request, context, {
    text: "Everyone involved gets a notification and an email.",
    own: { kind: "claim", id: claim.id, dueAt: claim.dueAt },
    queue: async () =>
      (await listWaitingClaims(context)).map(({ id: next, dueAt, agentName }) => ({
        id: next,
        dueAt,
        to: paths.adminClaim(next),
        label: `the profile of ${agentName}`,
      })),
  });
}
