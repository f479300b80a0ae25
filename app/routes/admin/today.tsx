import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { countPaymentWork } from "#app/domains/billing/sync/sync-queries.server.ts";
import { listWaitingClaims } from "#app/domains/claims/claim-queries.server.ts";
import { listWaitingDocuments } from "#app/domains/licenses/document-queries.server.ts";
import { decideMessageReport, listReportedMessages } from "#app/domains/messages/moderation.server.ts";
import { listWaitingApplications } from "#app/domains/onboarding/application-queries.server.ts";
import { listPhotoCases } from "#app/domains/photos/case-queries.server.ts";
import { decideReport } from "#app/domains/questions/moderation-commands.server.ts";
import { listQuestionWork } from "#app/domains/questions/moderation-queries.server.ts";
import { listReviewWork } from "#app/domains/reviews/cases/queue-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { parseForm } from "#app/platform/form.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { ApplicationWork } from "./application-work.tsx";
import { ClaimWork } from "./claim-work.tsx";
import { LicenseWork } from "./license-work.tsx";
import { MessageWork } from "./message-work.tsx";
import { PaymentWork } from "./payment-work.tsx";
import { PhotoWork } from "./photo-work.tsx";
import { QuestionWork } from "./question-work.tsx";
import { ReviewWork } from "./review-work.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const [applications, claims, documents, questions, messages, photos, reviews, payments] = await Promise.all(
    [
      listWaitingApplications(context),
      listWaitingClaims(context),
      listWaitingDocuments(context),
      listQuestionWork(context),
      listReportedMessages(context),
      listPhotoCases(context),
      listReviewWork(context),
      countPaymentWork(context),
    ],
  );
  return {
    applications,
    claims,
    documents,
    ...questions,
    messages,
    photos,
    reviews,
    payments,
    nowMs: context.clock.now(),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const form = await parseForm(request);
  const report = String(form.get("report") ?? "").slice(0, 36);
  const decision = form.get("decision");
  if (decision !== "keep" && decision !== "remove" && decision !== "close" && decision !== "leave")
    throw new Response("We don’t know that decision. Reload the page and try again.\n", { status: 400 });
  const decided =
    decision === "keep" || decision === "remove"
      ? await decideReport(context, admin.userId, report, decision)
      : await decideMessageReport(context, admin.userId, report, decision === "close" ? "close" : "keep");
  const title = decided ? DECIDED[decision] : "It was already decided";
  context.cookies.push(writeToast({ title, tone: "success" }));
  return redirect(paths.admin(), 303);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Today's work", description: "What’s waiting for an admin.", indexable: false });

const DECIDED = { keep: "Left up", remove: "Removed", leave: "Left open", close: "Conversation closed" };

export default function Today() {
  const { applications, claims, documents, reports, late, messages, photos, reviews, payments, nowMs } =
    useLoaderData<typeof loader>();
  return (
    <Stack gap="loose">
      <header>
        <h1>Today’s work</h1>
        <p>
          <Link to={paths.adminErrors()}>Server and browser errors</Link>
        </p>
      </header>
      <ApplicationWork applications={applications} nowMs={nowMs} />
      <ClaimWork claims={claims} nowMs={nowMs} />
      <LicenseWork documents={documents} nowMs={nowMs} />
      <ReviewWork {...reviews} nowMs={nowMs} />
      <QuestionWork reports={reports} late={late} nowMs={nowMs} />
      <MessageWork reports={messages} nowMs={nowMs} />
      <PaymentWork {...payments} />
      <PhotoWork cases={photos} nowMs={nowMs} />
    </Stack>
  );
}
