import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ApplicationDecision } from "#app/domains/onboarding/application-inputs.ts";
import {
  findApplication,
  listWaitingApplications,
} from "#app/domains/onboarding/application-queries.server.ts";
import { decideApplication } from "#app/domains/onboarding/decide-commands.server.ts";
import { REASON_MAX_CHARACTERS } from "#app/domains/onboarding/limits.ts";
import { typeWords } from "#app/domains/organizations/policy.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { readSent } from "#app/platform/submission.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { ApplicationFactsSection } from "./application-facts.tsx";
import { APPLICATION_STATUS, REFUSALS } from "./application-words.ts";
import { goOn, requireFound, sameTurn } from "./decide.server.ts";
import { Decision } from "./decision.tsx";
import { DecisionPage } from "./decision-page.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

const MISSING = {
  title: "Application not found",
  text: "It was withdrawn, or this address never had one.",
};

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return {
    application: await requireFound(context, params.id, findApplication, MISSING),
    rules: rulesOf(ApplicationDecision),
    nowMs: context.clock.now(),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const sent = await readSent(request, ApplicationDecision);
  const application = await requireFound(context, params.id, findApplication, MISSING);
  if (!sent.ok) return sent.refuse(400);
  const outcome = await decideApplication(context, admin.userId, application, sent.value);
  if (outcome === "started") return redirect(sameTurn(request, paths.adminApplication(application.id)), 303);
  if (outcome !== "decided") {
    const [status, title] = REFUSALS[outcome];
    return sent.refuse(status, { notice: { title } });
  }
  return goOn(request, context, {
    title: sent.value.decision === "approve" ? "Approved" : "Rejected",
    text: "The applicant gets a notification and an email.",
    own: application,
    queue: async () =>
      (await listWaitingApplications(context)).map(({ id, dueAt, organizationName }) => ({
        id,
        dueAt,
        to: paths.adminApplication(id),
        label: organizationName,
      })),
  });
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "An application to decide",
    description: "Decide whether the organization gets its page.",
    indexable: false,
  });

export default function AdminApplication() {
  const { application, rules, nowMs } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { facts, status, submittedAt, dueAt, decidedAt, organizationSlug } = application;
  const waits = status === "submitted" || status === "in-review";
  return (
    <DecisionPage
      title={facts.organizationName}
      clock={{ openedAt: submittedAt, dueAt, decidedAt, nowMs }}
      about={typeWords[facts.organizationType]}
    >
      <ApplicationFactsSection application={application} />
      <Decision
        rules={rules}
        answer={answer}
        became={
          waits
            ? null
            : {
                words: APPLICATION_STATUS[status],
                decidedAt,
                judge: application.decidedBy,
                reason: application.reason,
                after:
                  organizationSlug === null ? null : (
                    <p>
                      <Link to={paths.organization(organizationSlug)}>Its public page</Link>
                    </p>
                  ),
              }
        }
        seen={{ name: "seen", value: application.changedAt }}
        hint="The applicant reads this. Needed if you reject: say what to correct."
        reasonMax={REASON_MAX_CHARACTERS}
        buttons={[
          ...(status === "submitted"
            ? [{ value: "start", label: "I’m reading it", busyLabel: "Saving", letter: "s" }]
            : []),
          { value: "reject", look: "danger", label: "Reject", letter: "r" },
          { value: "approve", look: "primary", label: "Approve", letter: "a" },
        ]}
      />
    </DecisionPage>
  );
}
