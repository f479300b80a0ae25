import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import { listAllWaitingClaims } from "#app/domains/claims/claim-list-queries.server.ts";
import type { WaitingClaim } from "#app/domains/claims/types.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { waitingCursor } from "#app/platform/waiting-list.ts";
import { LocalTime } from "#app/ui/local-time.tsx";
import { claimTitle } from "../claim-words.ts";
import { ConsoleList, type ListColumn } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readColumns, readListQuery } from "../console/list-view.ts";
import { DueClock } from "../due-clock.tsx";
import { inTurn } from "../in-turn.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

const FILTERS = [
  { name: "find", label: "Name or NPN", hint: "Of the agent, or the claimant’s name." },
  {
    name: "kind",
    label: "What",
    any: "Both",
    options: [
      { value: "claim", label: "A claim" },
      { value: "contest", label: "A contested profile" },
    ],
  },
] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { searchParams } = new URL(request.url);
  const query = readListQuery(searchParams, FILTERS);
  const after = waitingCursor.parse(searchParams.get("after"));
  const kind = query.kind === "claim" || query.kind === "contest" ? query.kind : undefined;
  const page = await listAllWaitingClaims(context, { find: query.find, kind }, after);
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
    title: "Claims to decide",
    description: "Claims and contested profiles.",
    indexable: false,
  });

const columnsAt = (nowMs: number): readonly ListColumn<WaitingClaim>[] => [
  {
    key: "claim",
    label: "Claim",
    heading: true,
    cell: (row) => (
      <Link to={inTurn(paths.adminClaim(row.id))} prefetch="none" data-key-open>
        {claimTitle(row)}
      </Link>
    ),
  },
  { key: "agent", label: "Profile", cell: (row) => `${row.agentName}, NPN ${row.npn}` },
  { key: "by", label: "By", optional: "shown", cell: (row) => <bdi>{row.claimant}</bdi> },
  {
    key: "clock",
    label: "Clock",
    cell: (row) => <DueClock openedAt={row.openedAt} dueAt={row.dueAt} decidedAt={null} nowMs={nowMs} />,
  },
  { key: "sent", label: "Since", optional: "hidden", cell: (row) => <LocalTime timeMs={row.openedAt} /> },
];

export default function WaitingClaims() {
  const { rows, count, next, query, shown, first, nowMs } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      title="Claims to decide"
      lead="Claimed and contested profiles, what is due first."
      actions={<Link to={adminPaths.today()}>Today’s work</Link>}
    >
      <ConsoleList
        label="Claims to decide"
        noun={{ one: "claim", many: "claims" }}
        to={adminPaths.claims}
        filters={FILTERS}
        query={query}
        columns={columnsAt(nowMs)}
        shown={shown}
        rows={rows}
        rowKey={(row) => row.id}
        count={count}
        first={first}
        next={next}
        empty="What somebody claims or contests shows up here, with its clock."
      />
    </ConsolePage>
  );
}
