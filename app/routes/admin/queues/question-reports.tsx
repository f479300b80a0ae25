import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import { REPORT_REASONS } from "#app/domains/questions/fields.ts";
import {
  type ListedQuestionReport,
  listAllQuestionReports,
} from "#app/domains/questions/report-list-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { waitingCursor } from "#app/platform/waiting-list.ts";
import { ConsoleList, type ListColumn } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readColumns, readListQuery } from "../console/list-view.ts";
import { WaitClock } from "../due-clock.tsx";
import { QuestionReportForm, withNote } from "../report-forms.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

const REASONS = Object.keys(REPORT_REASONS) as ListedQuestionReport["reason"][];
const FILTERS = [
  { name: "find", label: "Title of the question" },
  {
    name: "reason",
    label: "Reason",
    any: "Any reason",
    options: REASONS.map((value) => ({ value, label: REPORT_REASONS[value] })),
  },
] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { searchParams } = new URL(request.url);
  const query = readListQuery(searchParams, FILTERS);
  const after = waitingCursor.parse(searchParams.get("after"));
  const reason = REASONS.find((one) => one === query.reason);
  const page = await listAllQuestionReports(context, { find: query.find, reason }, after);
  return {
    ...page,
    query,
    shown: readColumns(searchParams, columnsAt(0)),
    first: after === null,
    nowMs: context.clock.now(),
  };
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Reported questions and answers",
    description: "What readers reported.",
    indexable: false,
  });

const columnsAt = (nowMs: number): readonly ListColumn<ListedQuestionReport>[] => [
  {
    key: "question",
    label: "Question",
    heading: true,
    cell: (row) => (
      <Link to={paths.expertAnswer(row.slug)} prefetch="none" data-key-open>
        {row.title === "" ? "Text deleted" : row.title}
      </Link>
    ),
  },
  {
    key: "what",
    label: "What was reported",
    cell: (row) => (
      <>
        <span>{row.isAnswer ? "An answer: " : "The question: "}</span>
        <bdi>{row.text.slice(0, 300)}</bdi>
      </>
    ),
  },
  { key: "reason", label: "Why", cell: (row) => withNote(REPORT_REASONS[row.reason], row.note) },
  { key: "clock", label: "Clock", cell: (row) => <WaitClock since={row.reportedAt} nowMs={nowMs} /> },
  {
    key: "decide",
    label: "Decision",
    hideLabel: true,
    cell: (row) => <QuestionReportForm report={row.id} inList />,
  },
];

export default function QuestionReports() {
  const { rows, count, next, query, shown, first, nowMs } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      title="Reported questions and answers"
      lead="What readers reported, the longest waiting first. Each is decided in its row."
      actions={<Link to={adminPaths.today()}>Today’s work</Link>}
    >
      <ConsoleList
        label="Reported questions and answers"
        noun={{ one: "report", many: "reports" }}
        to={adminPaths.questionReports}
        filters={FILTERS}
        query={query}
        columns={columnsAt(nowMs)}
        shown={shown}
        rows={rows}
        rowKey={(row) => row.id}
        count={count}
        first={first}
        next={next}
        empty="What readers report shows up here."
      />
    </ConsolePage>
  );
}
