import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import {
  type ListedDocument,
  listAllWaitingDocuments,
} from "#app/domains/licenses/document-list-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { waitingCursor } from "#app/platform/waiting-list.ts";
import { LocalTime } from "#app/ui/local-time.tsx";
import { ConsoleList, type ListColumn } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readColumns, readListQuery } from "../console/list-view.ts";
import { DueClock } from "../due-clock.tsx";
import { inTurn } from "../in-turn.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

const FILTERS = [{ name: "find", label: "License number, NPN, or name" }] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { searchParams } = new URL(request.url);
  const query = readListQuery(searchParams, FILTERS);
  const after = waitingCursor.parse(searchParams.get("after"));
  const page = await listAllWaitingDocuments(context, query.find, after);
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
    title: "License documents to read",
    description: "What agents sent for their licenses.",
    indexable: false,
  });

const columnsAt = (nowMs: number): readonly ListColumn<ListedDocument>[] => [
  {
    key: "license",
    label: "License",
    heading: true,
    cell: (row) => (
      <Link to={inTurn(paths.adminLicense(row.id))} prefetch="none" data-key-open>
        {`${row.stateName} ${row.number}`}
      </Link>
    ),
  },
  { key: "agent", label: "Of", cell: (row) => `${row.agentName}, NPN ${row.npn}` },
  {
    key: "clock",
    label: "Clock",
    cell: (row) => <DueClock openedAt={row.openedAt} dueAt={row.dueAt} decidedAt={null} nowMs={nowMs} />,
  },
  { key: "sent", label: "Since", optional: "hidden", cell: (row) => <LocalTime timeMs={row.openedAt} /> },
];

export default function WaitingDocuments() {
  const { rows, count, next, query, shown, first, nowMs } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      title="License documents to read"
      lead="Documents that agents sent for their licenses, what is due first."
      actions={<Link to={adminPaths.today()}>Today’s work</Link>}
    >
      <ConsoleList
        label="License documents to read"
        noun={{ one: "document", many: "documents" }}
        to={adminPaths.licenseDocuments}
        filters={FILTERS}
        query={query}
        columns={columnsAt(nowMs)}
        shown={shown}
        rows={rows}
        rowKey={(row) => row.id}
        count={count}
        first={first}
        next={next}
        empty="What an agent sends shows up here, with its clock."
      />
    </ConsolePage>
  );
}
