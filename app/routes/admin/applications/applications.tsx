import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import {
  applicationCursor,
  listAdminApplications,
} from "#app/domains/onboarding/application-list-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { ConsoleList } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readListAddress } from "../console/list-view.ts";
import { APPLICATION_COLUMNS } from "./application-columns.tsx";
import { APPLICATION_FILTERS, applicationFilterOf } from "./application-filters.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const list = readListAddress(request, APPLICATION_FILTERS, APPLICATION_COLUMNS, applicationCursor.parse);
  return { ...list, ...(await listAdminApplications(context, applicationFilterOf(list.query), list.after)) };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Applications", description: "To make or run an organization.", indexable: false });

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
        columns={APPLICATION_COLUMNS}
        shown={shown}
        rows={applications}
        rowKey={(row) => row.id}
        count={count}
        first={first}
        next={next}
        fileTo={adminPaths.applicationsFile}
        empty="The next one will show up here as soon as it’s sent."
      />
    </ConsolePage>
  );
}
