import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import type { QueueStatus } from "#app/platform/lists/queue-status.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { readItem, takeItem } from "../decide/items.server.ts";
import { type ItemKind, parseOpenItem } from "../decide/open-item.ts";
import { readAgainOnConflict } from "../decide/read-again.ts";
import { Shortcuts } from "../frame/shortcuts.tsx";
import {
  ApplicationItems,
  ClaimItems,
  DocumentItems,
  FactItems,
  ListCaseItems,
  NewAgentItems,
  PhotoItems,
  ReviewItems,
} from "./evidence-queues.tsx";
import {
  LateQuestionItems,
  LookAlikeItems,
  MailItems,
  MessageItems,
  NotListedItems,
  QuestionReportItems,
  ResetItems,
  WebhookItems,
} from "./in-place-queues.tsx";
import { PrivacyItems } from "./privacy-items.tsx";
import { QueueStrip } from "./queue-strip.tsx";
import { takeReport } from "./take-report.server.ts";
import { readTodaysWork } from "./today-work.server.ts";
import { countWords } from "./waiting-words.ts";
import { WorkQueue } from "./work-queue.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const name = parseOpenItem(request.url);
  const [work, item] = await Promise.all([
    readTodaysWork(context),
    name === null ? null : readItem(context, name, admin.userId),
  ]);
  return { ...work, item, gone: name !== null && item === null, nowMs: context.clock.now() };
}

export const shouldRevalidate = readAgainOnConflict;

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const name = parseOpenItem(request.url);
  if (name !== null) return takeItem(request, context, admin.userId, name);
  return takeReport(await parseForm(request), context, admin.userId);
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Today's work", description: "What’s waiting for an admin.", indexable: false });

type Queue = {
  id: string;
  title: string;
  counts: QueueStatus;
  /** The kind of items that open in it. */
  opens?: ItemKind;
  /** The list of all its items. */
  allTo: string;
  items: ReactNode;
};

export default function Today() {
  const { nowMs, payments, item, gone, ...work } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  const opened = item === null ? null : { item, answer };
  const {
    applications,
    claims,
    newAgents,
    documents,
    listCases,
    reviews,
    late,
    questionReports,
    messages,
    photos,
    facts,
    mail,
    webhooks,
    resets,
    notListed,
    privacyRequests,
    lookAlikes,
  } = work;
  const queues: readonly Queue[] = [
    {
      id: "late-questions",
      title: "Questions without an answer",
      counts: late.counts,
      allTo: adminPaths.questions({ status: "waiting" }),
      items: <LateQuestionItems {...late} nowMs={nowMs} />,
    },
    {
      id: "applications",
      opens: "application",
      title: "Applications waiting",
      counts: applications.counts,
      allTo: adminPaths.applications({ status: "waiting" }),
      items: <ApplicationItems {...applications} nowMs={nowMs} opened={opened} />,
    },
    {
      id: "claims",
      opens: "claim",
      title: "Claims to decide",
      counts: claims.counts,
      allTo: adminPaths.claims(),
      items: <ClaimItems {...claims} nowMs={nowMs} opened={opened} />,
    },
    {
      id: "new-agents",
      opens: "new-agent",
      title: "New agents",
      counts: newAgents.counts,
      allTo: adminPaths.newAgents(),
      items: <NewAgentItems {...newAgents} nowMs={nowMs} opened={opened} />,
    },
    {
      id: "licenses",
      opens: "license",
      title: "License documents to read",
      counts: documents.counts,
      allTo: adminPaths.licenseDocuments(),
      items: <DocumentItems {...documents} nowMs={nowMs} opened={opened} />,
    },
    {
      id: "list-cases",
      opens: "list-case",
      title: "Rows of lists to decide",
      counts: listCases.counts,
      allTo: adminPaths.listCases(),
      items: <ListCaseItems {...listCases} nowMs={nowMs} opened={opened} />,
    },
    {
      id: "reviews",
      opens: "review",
      title: "Reviews",
      counts: reviews.counts,
      allTo: paths.adminReviews(),
      items: <ReviewItems {...reviews} nowMs={nowMs} opened={opened} />,
    },
    {
      id: "question-reports",
      title: "Reported questions and answers",
      counts: questionReports.counts,
      allTo: adminPaths.questionReports(),
      items: <QuestionReportItems {...questionReports} nowMs={nowMs} />,
    },
    {
      id: "message-reports",
      title: "Reported messages",
      counts: messages.counts,
      allTo: adminPaths.messageReports(),
      items: <MessageItems {...messages} nowMs={nowMs} />,
    },
    {
      id: "photos",
      opens: "photo",
      title: "Reported photos",
      counts: photos.counts,
      allTo: adminPaths.photoCases(),
      items: <PhotoItems {...photos} nowMs={nowMs} opened={opened} />,
    },
    {
      id: "facts",
      opens: "fact",
      title: "Facts reported",
      counts: facts.counts,
      allTo: adminPaths.factCases(),
      items: <FactItems {...facts} nowMs={nowMs} opened={opened} />,
    },
    {
      id: "not-listed",
      title: "Not listed",
      counts: notListed.counts,
      allTo: adminPaths.notListed(),
      items: <NotListedItems {...notListed} nowMs={nowMs} />,
    },
    {
      id: "privacy-requests",
      title: "Privacy requests",
      counts: privacyRequests.counts,
      allTo: adminPaths.privacyRequests(),
      items: <PrivacyItems {...privacyRequests} nowMs={nowMs} />,
    },
    {
      id: "look-alikes",
      title: "Two agents who look like one",
      counts: lookAlikes.counts,
      allTo: adminPaths.lookAlikes(),
      items: <LookAlikeItems {...lookAlikes} nowMs={nowMs} />,
    },
    {
      id: "second-factors",
      title: "Lost second factors",
      counts: resets.counts,
      allTo: adminPaths.secondFactorResets(),
      items: <ResetItems {...resets} nowMs={nowMs} />,
    },
    {
      id: "mail",
      title: "Failed emails",
      counts: mail.counts,
      allTo: adminPaths.mail(),
      items: <MailItems {...mail} nowMs={nowMs} />,
    },
    {
      id: "webhooks",
      title: "Failed webhooks",
      counts: webhooks.counts,
      allTo: adminPaths.webhooks(),
      items: <WebhookItems {...webhooks} nowMs={nowMs} />,
    },
  ];
  // A queue whose last item another admin just decided stays while that item is open.
  const isShown = ({ counts, opens }: Queue) =>
    counts.waiting.rows > 0 || (opens !== undefined && opens === item?.kind);
  const waiting = queues.filter(isShown);
  const empty = queues.filter((one) => !isShown(one));
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
              {`${formatCount(payments.differences)} ${payments.differences === 1 ? "difference" : "differences"} from Stripe`}
            </Link>
          )}
        </Row>
      </Stack>
      {gone ? (
        <Note tone="plain">What this address opens isn’t here anymore: it was withdrawn or deleted.</Note>
      ) : null}
      {waiting.length === 0 ? (
        <EmptyState title="Nothing waits">
          <p>What somebody sends, reports, or appeals shows up here right away, the oldest first.</p>
        </EmptyState>
      ) : (
        <>
          <QueueStrip queues={waiting} nowMs={nowMs} />
          {waiting.map(({ id, title, counts, allTo, items }) => (
            <WorkQueue
              key={id}
              id={id}
              title={title}
              counts={counts}
              nowMs={nowMs}
              aside={<Link to={allTo}>{`All ${countWords(counts.waiting)}`}</Link>}
            >
              {items}
            </WorkQueue>
          ))}
          {empty.length === 0 ? null : (
            <Caption>
              {`Nothing waits in: ${empty.map(({ title }) => title.toLowerCase()).join(", ")}.`}
            </Caption>
          )}
        </>
      )}
    </Stack>
  );
}
