/** Reading and deciding an agent's application, on its page and in today's work. */
import {
  findAgentApplication,
  listWaitingNewAgents,
} from "#app/domains/claims/applications/application-queries.server.ts";
import type { ApplicationPage } from "#app/domains/claims/applications/application-types.ts";
import {
  type DecideOutcome,
  decideAgentApplication,
} from "#app/domains/claims/applications/decide-commands.server.ts";
import { NewAgentDecision } from "#app/domains/claims/applications/decision-inputs.ts";
import { documentName } from "#app/domains/claims/applications/document-commands.server.ts";
import { prepareRelisting } from "#app/domains/listings/requests/relist-commands.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { goOn, requireFound } from "../decide/decide.server.ts";
import { REFUSALS } from "./new-agent-words.ts";

export const MISSING_NEW_AGENT = {
  title: "Application not found",
  text: "There’s no agent’s application at this address.",
};

/** The facts for its decision, and the rules of the form; null when there is none. */
export async function readNewAgent(context: AppContext, id: string) {
  const application = await findAgentApplication(context, id);
  if (application === null) return null;
  const contradictions = application.listings.filter(isOpenContradiction);
  return {
    kind: "new-agent" as const,
    application,
    seen: [...new Set(contradictions.map(({ importNo }) => importNo))].join(","),
    hasDocument: await context.documents.has(documentName(application.id)),
    contradicted: contradictions.length > 0,
    rules: rulesOf(NewAgentDecision),
  };
}

const isOpenContradiction = ({ verdict, settledAt }: ApplicationPage["listings"][number]) =>
  verdict !== "confirms" && settledAt === null;

const RETURNED = "They applied to be listed again, with a document.";

/** Decides it and redirects; when refused, answers the form with what was typed. */
export async function takeNewAgent(
  request: Request,
  context: AppContext,
  adminId: string,
  id: string | undefined,
) {
  const sent = await readSent(request, NewAgentDecision);
  const application = await requireFound(context, id, findAgentApplication, MISSING_NEW_AGENT);
  if (!sent.ok) return sent.refuse(400);
  const relisting =
    sent.value.decision === "approve"
      ? await prepareRelisting(context, adminId, application.npn, RETURNED)
      : null;
  const outcome = await decideAgentApplication(context, adminId, application, sent.value, relisting);
  const text = doneWords(outcome);
  if (text === null) {
    const [status, title] = REFUSALS[outcome.kind as keyof typeof REFUSALS];
    return sent.refuse(status, { notice: { title } });
  }
  return goOn(request, context, {
    text,
    own: { kind: "new-agent", id: application.id, dueAt: application.dueAt },
    queue: async () =>
      (await listWaitingNewAgents(context)).map(({ id: next, dueAt, name }) => ({
        id: next,
        dueAt,
        to: adminPaths.newAgent(next),
        label: name,
      })),
    ...(outcome.kind === "claimed" && { back: paths.adminClaim(outcome.claimId) }),
  });
}

/** What was done, for the toast; null where it was refused. */
function doneWords({ kind }: DecideOutcome): string | null {
  switch (kind) {
    case "approved":
      return "They’re listed, the profile is theirs, and they get an email.";
    case "declined":
      return "The applicant gets an email with the reason.";
    case "claimed":
      return "It’s a claim now, with the same document. Decide it there.";
    case "settled":
      return "The profile stays as it is.";
    default:
      return null;
  }
}
