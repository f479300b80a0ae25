import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import {
  type AdminApplicationRow,
  APPLICATION_SHOWS,
  applicationCursor,
  listAdminApplications,
} from "#app/domains/onboarding/application-list-queries.server.ts";
import { typeWords } from "#app/domains/organizations/policy.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { LocalTime } from "#app/ui/local-time.tsx";
import { APPLICATION_STATUS } from "../application-words.ts";
import { ConsoleList, type ListColumn } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readColumns, readListQuery } from "../console/list-view.ts";
import { APPLICATION_FILTERS, TYPES } from "./application-filters.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { searchParams } = new URL(request.url);
  const query = readListQuery(searchParams, APPLICATION_FILTERS);
  const after = applicationCursor.parse(searchParams.get("after"));
  const page = await listAdminApplications(
    context,
    {
      find: query.find,
      show: APPLICATION_SHOWS.find((one) => one === query.status),
      type: TYPES.find((one) => one === query.type),
    },
    after,
  );
  return { ...page, query, shown: readColumns(searchParams, COLUMNS), first: after === null };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Applications", description: "To make or run an organization.", indexable: false });

const COLUMNS: readonly ListColumn<AdminApplicationRow>[] = [
  {
    key: "organization",
    label: "Organization",
    heading: true,
    cell: (row) => (
      <Link to={paths.adminApplication(row.id)} prefetch="none" data-key-open>
        {row.name}
      </Link>
    ),
  },
  { key: "type", label: "Type", optional: "shown", cell: (row) => typeWords[row.type] },
  {
    key: "what",
    label: "To",
    optional: "shown",
    cell: (row) => (row.toManage ? "Run a listed one" : "Make a new one"),
  },
  { key: "by", label: "By", optional: "shown", cell: (row) => <bdi>{row.email}</bdi> },
  { key: "status", label: "Status", cell: (row) => APPLICATION_STATUS[row.status] },
  { key: "sent", label: "Sent", cell: (row) => <LocalTime timeMs={row.submittedAt} /> },
  {
    key: "decided",
    label: "Decided",
    optional: "shown",
    cell: (row) => (row.decidedAt === null ? "Not yet" : <LocalTime timeMs={row.decidedAt} />),
  },
];

export default function Applications() {
  const { applications, count, next, query, shown, first } = useLoaderData<typeof loader>();
  return (
    <ConsolePage title="Applications" lead="To make an organization, or to run one that’s listed.">
      <ConsoleList
        label="Applications"
        noun={{ one: "application", many: "applications" }}
        to={adminPaths.applications}
        filters={APPLICATION_FILTERS}
        query={query}
        columns={COLUMNS}
        shown={shown}
        rows={applications}
        rowKey={(row) => row.id}
        count={count}
        first={first}
        next={next}
        empty="The next one will show up here as soon as it’s sent."
      />
    </ConsolePage>
  );
}
