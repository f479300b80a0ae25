import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import { licenseCursor, listAdminLicenses } from "#app/domains/licenses/license-list-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { ConsoleList } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readListAddress } from "../console/list-view.ts";
import { LICENSE_COLUMNS } from "./license-columns.tsx";
import { licenseFilterOf, licenseFilters } from "./license-filters.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const list = readListAddress(request, licenseFilters([]), LICENSE_COLUMNS, licenseCursor.parse);
  return { ...list, ...(await listAdminLicenses(context, licenseFilterOf(list.query), list.after)) };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Licenses", description: "What we know of each license.", indexable: false });

export default function Licenses() {
  const { licenses, states, count, next, query, shown, first } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      title="Licenses"
      lead="The ledger as it was read. Whether a license counts today also depends on its days and its state’s clock."
    >
      <ConsoleList
        label="Licenses"
        noun={{ one: "license", many: "licenses" }}
        to={adminPaths.licenses}
        filters={licenseFilters(states)}
        query={query}
        columns={LICENSE_COLUMNS}
        shown={shown}
        rows={licenses}
        rowKey={(row) => String(row.no)}
        count={count}
        first={first}
        next={next}
        fileTo={adminPaths.licensesFile}
        empty="Licenses come with the lists that are imported and the documents that agents send."
      />
    </ConsolePage>
  );
}
