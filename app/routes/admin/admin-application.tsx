import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ApplicationDecision } from "#app/domains/onboarding/application-inputs.ts";
import { findApplication } from "#app/domains/onboarding/application-queries.server.ts";
import { decideApplication } from "#app/domains/onboarding/decide-commands.server.ts";
import { typeWords } from "#app/domains/organizations/policy.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/notice.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { readSent } from "#app/platform/submission.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { ApplicationDecisionForm } from "./application-decision.tsx";
import { ApplicationFactsSection } from "./application-facts.tsx";
import { REFUSALS } from "./application-words.ts";
import { DueClock } from "./due-clock.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

async function getApplication(context: AppContext, id: string | undefined) {
  const applicationId = parseUuid(id);
  const application = applicationId === null ? null : await findApplication(context, applicationId);
  if (application !== null) return application;
  throw notFoundNotice("Application not found", "It was withdrawn, or this address never had one.", [
    { label: "Today’s work", to: paths.admin() },
  ]);
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return {
    application: await getApplication(context, params.id),
    rules: rulesOf(ApplicationDecision),
    nowMs: context.clock.now(),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const sent = await readSent(request, ApplicationDecision);
  const application = await getApplication(context, params.id);
  if (!sent.ok) return sent.refuse(400);
  const outcome = await decideApplication(context, admin.userId, application, sent.value);
  if (outcome === "started") return redirect(paths.adminApplication(application.id), 303);
  if (outcome !== "decided") {
    const [status, title] = REFUSALS[outcome];
    return sent.refuse(status, { notice: { title } });
  }
  context.cookies.push(
    writeToast({
      title: sent.value.decision === "approve" ? "Approved" : "Rejected",
      text: "The applicant gets a notification and an email.",
      tone: "success",
    }),
  );
  return redirect(paths.admin(), 303);
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
  const { facts, submittedAt, dueAt, decidedAt } = application;
  return (
    <Stack gap="loose">
      <Stack as="header" gap="tight">
        <Caption>
          <Link to={paths.admin()}>Today’s work</Link>
        </Caption>
        <h1>{facts.organizationName}</h1>
        <Row as="p">
          <DueClock openedAt={submittedAt} dueAt={dueAt} decidedAt={decidedAt} nowMs={nowMs} />
          <span>{typeWords[facts.organizationType]}</span>
        </Row>
      </Stack>
      <ApplicationFactsSection application={application} />
      <ApplicationDecisionForm application={application} rules={rules} answer={answer} />
    </Stack>
  );
}
