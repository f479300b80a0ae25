/** Reading and deciding an application, on its page and in today's work. */
import { redirect } from "@remix-run/cloudflare";
import { ApplicationDecision } from "#app/domains/onboarding/applications/application-inputs.ts";
import {
  findApplication,
  listWaitingApplications,
} from "#app/domains/onboarding/applications/application-queries.server.ts";
import { decideApplication } from "#app/domains/onboarding/applications/decide-commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { goOn, requireFound, sameTurn } from "../decide/decide.server.ts";
import { REFUSALS } from "./application-words.ts";

export const MISSING_APPLICATION = {
  title: "Application not found",
  text: "It was withdrawn, or this address never had one.",
};

/** The facts for its decision, and the rules of the form; null when there is none. */
export async function readApplication(context: AppContext, id: string) {
  const application = await findApplication(context, id);
  return application === null
    ? null
    : { kind: "application" as const, application, rules: rulesOf(ApplicationDecision) };
}

/** Decides it and redirects; when refused, answers the form with what was typed. */
export async function takeApplication(
  request: Request,
  context: AppContext,
  adminId: string,
  id: string | undefined,
) {
  const sent = await readSent(request, ApplicationDecision);
  const application = await requireFound(context, id, findApplication, MISSING_APPLICATION);
  if (!sent.ok) return sent.refuse(400);
  const outcome = await decideApplication(context, adminId, application, sent.value);
  const own = { kind: "application", ...application } as const;
  if (outcome === "started")
    return redirect(sameTurn(request, own, paths.adminApplication(application.id)), 303);
  if (outcome !== "decided") {
    const [status, title] = REFUSALS[outcome];
    return sent.refuse(status, { notice: { title } });
  }
  return goOn(request, context, {
    title: sent.value.decision === "approve" ? "Approved" : "Rejected",
    text: "The applicant gets a notification and an email.",
    own,
    queue: async () =>
      (await listWaitingApplications(context)).map(({ id: next, dueAt, organizationName }) => ({
        id: next,
        dueAt,
        to: paths.adminApplication(next),
        label: organizationName,
      })),
  });
}
