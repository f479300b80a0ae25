import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { adminPaths } from "#app/admin-paths.ts";
import { decideMessageReport } from "#app/domains/messages/moderation.server.ts";
import { decideReport } from "#app/domains/questions/moderation-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { paymentPaths } from "#app/payment-paths.ts";
import { parseForm } from "#app/platform/form.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import type { QueueStanding } from "#app/platform/queue-standing.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Shortcuts } from "./console/shortcuts.tsx";
import { ApplicationItems, ClaimItems, DocumentItems, PhotoItems, ReviewItems } from "./evidence-queues.tsx";
import {
  LateQuestionItems,
  MailItems,
  MessageItems,
  QuestionReportItems,
  WebhookItems,
} from "./in-place-queues.tsx";
import { QueueStrip } from "./queue-strip.tsx";
import { countWords } from "./standing-words.ts";
import { readTodaysWork } from "./today-work.server.ts";
import { WorkQueue } from "./work-queue.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return { ...(await readTodaysWork(context)), nowMs: context.clock.now() };
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

type Queue = {
  id: string;
  title: string;
  standing: QueueStanding;
  /** Its list in the console; none where everything that waits stands here. */
  allTo?: string;
  items: ReactNode;
};

export default function Today() {
  const { nowMs, payments, ...work } = useLoaderData<typeof loader>();
  const {
    applications,
    claims,
    documents,
    reviews,
    late,
    questionReports,
    messages,
    photos,
    mail,
    webhooks,
  } = work;
  const queues: readonly Queue[] = [
    {
      id: "late-questions",
      title: "Questions without an answer",
      standing: late.standing,
      allTo: adminPaths.questions({ status: "waiting" }),
      items: <LateQuestionItems {...late} nowMs={nowMs} />,
    },
    {
      id: "applications",
      title: "Applications waiting",
      standing: applications.standing,
      allTo: adminPaths.applications({ status: "waiting" }),
      items: <ApplicationItems {...applications} nowMs={nowMs} />,
    },
    {
      id: "claims",
      title: "Claims to decide",
      standing: claims.standing,
      items: <ClaimItems {...claims} nowMs={nowMs} />,
    },
    {
      id: "licenses",
      title: "License documents to read",
      standing: documents.standing,
      items: <DocumentItems {...documents} nowMs={nowMs} />,
    },
    {
      id: "reviews",
      title: "Reviews",
      standing: reviews.standing,
      allTo: paths.adminReviews(),
      items: <ReviewItems {...reviews} nowMs={nowMs} />,
    },
    {
      id: "question-reports",
      title: "Reported questions and answers",
      standing: questionReports.standing,
      items: <QuestionReportItems {...questionReports} nowMs={nowMs} />,
    },
    {
      id: "message-reports",
      title: "Reported messages",
      standing: messages.standing,
      items: <MessageItems {...messages} nowMs={nowMs} />,
    },
    {
      id: "photos",
      title: "Reported photos",
      standing: photos.standing,
      items: <PhotoItems {...photos} nowMs={nowMs} />,
    },
    {
      id: "mail",
      title: "Failed emails",
      standing: mail.standing,
      allTo: adminPaths.mail(),
      items: <MailItems {...mail} nowMs={nowMs} />,
    },
    {
      id: "webhooks",
      title: "Failed webhooks",
      standing: webhooks.standing,
      allTo: adminPaths.webhooks(),
      items: <WebhookItems {...webhooks} nowMs={nowMs} />,
    },
  ];
  const waiting = queues.filter(({ standing }) => standing.waiting.rows > 0);
  const empty = queues.filter(({ standing }) => standing.waiting.rows === 0);
  return (
    <Stack gap="loose">
      <Stack as="header" gap="tight">
        <Row apart>
          <h1>Today’s work</h1>
          <Shortcuts />
        </Row>
        <Row as="p" className="text-14">
          <Link to={paths.adminErrors()}>Server and browser errors</Link>
          {payments.differences === 0 ? null : (
            <Link to={paymentPaths.adminStripeSync({ run: payments.syncId ?? undefined })}>
              {formatCount(payments.differences)} {payments.differences === 1 ? "difference" : "differences"}{" "}
              from Stripe
            </Link>
          )}
        </Row>
      </Stack>
      {waiting.length === 0 ? (
        <EmptyState title="Nothing waits">
          <p>What somebody sends, reports, or appeals shows up here right away, the oldest first.</p>
        </EmptyState>
      ) : (
        <>
          <QueueStrip queues={waiting} nowMs={nowMs} />
          {waiting.map(({ id, title, standing, allTo, items }) => (
            <WorkQueue
              key={id}
              id={id}
              title={title}
              standing={standing}
              nowMs={nowMs}
              aside={allTo === undefined ? null : <Link to={allTo}>All {countWords(standing.waiting)}</Link>}
            >
              {items}
            </WorkQueue>
          ))}
          {empty.length === 0 ? null : (
            <Caption>Nothing waits in: {empty.map(({ title }) => title.toLowerCase()).join(", ")}.</Caption>
          )}
        </>
      )}
    </Stack>
  );
}
