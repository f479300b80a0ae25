import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import { listAllPhotoCases, PHOTO_OWNERS } from "#app/domains/photos/case-list-queries.server.ts";
import type { WaitingPhotoCase } from "#app/domains/photos/types.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { waitingCursor } from "#app/platform/waiting-list.ts";
import { LocalTime } from "#app/ui/local-time.tsx";
import { ConsoleList, type ListColumn } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readColumns, readListQuery } from "../console/list-view.ts";
import { DueClock } from "../due-clock.tsx";
import { inTurn } from "../in-turn.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

const FILTERS = [
  { name: "find", label: "Name of whose photo it is" },
  {
    name: "owner",
    label: "Whose",
    any: "Anybody’s",
    options: [
      { value: "agent", label: "An agent’s" },
      { value: "organization", label: "An organization’s" },
      { value: "person", label: "Somebody else’s" },
    ],
  },
] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { searchParams } = new URL(request.url);
  const query = readListQuery(searchParams, FILTERS);
  const after = waitingCursor.parse(searchParams.get("after"));
  const owner = PHOTO_OWNERS.find((one) => one === query.owner);
  const page = await listAllPhotoCases(context, { find: query.find, owner }, after);
  return {
    ...page,
    query,
    shown: readColumns(searchParams, columnsAt(0)),
    first: after === null,
    nowMs: context.clock.now(),
  };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Reported photos", description: "What readers reported.", indexable: false });

const columnsAt = (nowMs: number): readonly ListColumn<WaitingPhotoCase>[] => [
  {
    key: "photo",
    label: "Of",
    heading: true,
    cell: (row) => (
      <Link to={inTurn(row.address)} prefetch="none" data-key-open>
        {row.name}
      </Link>
    ),
  },
  { key: "reports", label: "Reports", end: true, cell: (row) => row.reports },
  {
    key: "clock",
    label: "Clock",
    cell: (row) => <DueClock openedAt={row.openedAt} dueAt={row.dueAt} decidedAt={null} nowMs={nowMs} />,
  },
  { key: "sent", label: "Since", optional: "hidden", cell: (row) => <LocalTime timeMs={row.openedAt} /> },
];

export default function WaitingPhotos() {
  const { rows, count, next, query, shown, first, nowMs } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      title="Reported photos"
      lead="Photos that readers reported, what is due first."
      actions={<Link to={adminPaths.today()}>Today’s work</Link>}
    >
      <ConsoleList
        label="Reported photos"
        noun={{ one: "photo", many: "photos" }}
        to={adminPaths.photoCases}
        filters={FILTERS}
        query={query}
        columns={columnsAt(nowMs)}
        shown={shown}
        rows={rows}
        rowKey={(row) => row.id}
        count={count}
        first={first}
        next={next}
        empty="A photo that readers report shows up here, with its clock."
      />
    </ConsolePage>
  );
}
