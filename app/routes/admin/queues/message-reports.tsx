import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import { REPORT_REASONS } from "#app/domains/messages/conversation-texts.ts";
import type { ReportedMessage } from "#app/domains/messages/moderation.server.ts";
import { listAllReportedMessages } from "#app/domains/messages/report-list-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { waitingCursor } from "#app/platform/waiting-list.ts";
import { ConsoleList, type ListColumn } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readColumns, readListQuery } from "../console/list-view.ts";
import { WaitClock } from "../due-clock.tsx";
import { MessageExcerpt, MessageReportForm, withNote } from "../report-forms.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

const REASONS = Object.keys(REPORT_REASONS) as ReportedMessage["reason"][];
const FILTERS = [
  { name: "find", label: "Name of the agent" },
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
  const page = await listAllReportedMessages(context, { find: query.find, reason }, after);
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
    title: "Reported messages",
    description: "What one side of a conversation reported.",
    indexable: false,
  });

const columnsAt = (nowMs: number): readonly ListColumn<ReportedMessage>[] => [
  {
    key: "agent",
    label: "With",
    heading: true,
    cell: (row) => (
      <Link to={paths.showcase(row.agentSlug)} prefetch="none" data-key-open>
        {row.agentName}
      </Link>
    ),
  },
  { key: "what", label: "What was reported", cell: (row) => <MessageExcerpt excerpt={row.excerpt} /> },
  {
    key: "reason",
    label: "Why",
    cell: (row) => `${withNote(REPORT_REASONS[row.reason], row.note)}, by the ${row.reporter}`,
  },
  { key: "clock", label: "Clock", cell: (row) => <WaitClock since={row.reportedAt} nowMs={nowMs} /> },
  {
    key: "decide",
    label: "Decision",
    hideLabel: true,
    cell: (row) => <MessageReportForm report={row.id} inList />,
  },
];

export default function MessageReports() {
  const { rows, count, next, query, shown, first, nowMs } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      title="Reported messages"
      lead="What one side of a conversation reported, the longest waiting first. Each is decided in its row."
      actions={<Link to={adminPaths.today()}>Today’s work</Link>}
    >
      <ConsoleList
        label="Reported messages"
        noun={{ one: "report", many: "reports" }}
        to={adminPaths.messageReports}
        filters={FILTERS}
        query={query}
        columns={columnsAt(nowMs)}
        shown={shown}
        rows={rows}
        rowKey={(row) => row.id}
        count={count}
        first={first}
        next={next}
        empty="What somebody reports in a conversation shows up here."
      />
    </ConsolePage>
  );
}
