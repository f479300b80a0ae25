/** Reading and deciding a claim, on its page and in today's work. */
import { redirect } from "@remix-run/cloudflare";
import { findClaim, listWaitingClaims } from "#app/domains/claims/claim-queries.server.ts";
import { decideClaim } from "#app/domains/claims/decide-commands.server.ts";
import { documentName } from "#app/domains/claims/document-commands.server.ts";
import { ClaimDecision, ResendInput } from "#app/domains/claims/inputs.ts";
import { waitsForCode } from "#app/domains/claims/policy.ts";
import { resendCode } from "#app/domains/claims/resend-commands.server.ts";
import type { ClaimPage } from "#app/domains/claims/types.ts";
import { prepareRelisting } from "#app/domains/listings/requests/relist-commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { goOn, requireFound } from "../decide/decide.server.ts";
import { REFUSALS, RESEND_REFUSALS } from "./claim-words.ts";
import { prepareHandover } from "./handover.server.ts";
import { RESEND_FORM } from "./resend-code.tsx";

export const MISSING_CLAIM = {
  title: "Claim not found",
  text: "There’s no claim to a profile at this address.",
};

const RETURNED = "They claimed their profile with a document, and asked to be listed again.";

/** The facts for its decision, and the rules of the form; null when there is none. */
export async function readClaim(context: AppContext, id: string) {
  const claim = await findClaim(context, id);
  if (claim === null) return null;
  const hasDocument =
    claim.status === "open" &&
    claim.document !== null &&
    (await context.documents.has(documentName(claim.id)));
  return {
    kind: "claim" as const,
    claim,
    hasDocument,
    resendable: waitsForCode(claim) && claim.claimant.sameName && claim.agent.registerEmail !== null,
    rules: rulesOf(ClaimDecision),
    resendRules: rulesOf(ResendInput),
  };
}

/** Decides it and redirects, or sends its code again; when refused, answers the form with what was typed. */
export async function takeClaim(
  request: Request,
  context: AppContext,
  adminId: string,
  id: string | undefined,
) {
  const form = await parseForm(request);
  const claim = await requireFound(context, id, findClaim, MISSING_CLAIM);
  if (form.get("intent") === "resend") return takeResend(context, adminId, claim, form);
  const sent = readFields(form, ClaimDecision);
  if (!sent.ok) return sent.refuse(400);
  const handover = await prepareHandover(context, claim);
  const relisting =
    sent.value.decision === "approve" ? await prepareRelisting(context, adminId, claim.npn, RETURNED) : null;
  const outcome = await decideClaim(context, adminId, claim, sent.value, handover, relisting);
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

async function takeResend(context: AppContext, adminId: string, claim: ClaimPage, form: FormData) {
  const sent = readFields(form, ResendInput, RESEND_FORM);
  if (!sent.ok) return sent.refuse(400);
  const outcome = await resendCode(context, adminId, claim, sent.value.reason);
  if (outcome !== "sent") {
    const [status, title] = RESEND_REFUSALS[outcome];
    return sent.refuse(status, { notice: { title } });
  }
  const text = "It’s on its way to the register’s address, and the claimant is told.";
  context.cookies.push(writeToast({ title: "Code sent", text, tone: "success" }));
  return redirect(paths.adminClaim(claim.id), 303);
}
