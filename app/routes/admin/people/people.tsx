import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import { PEOPLE_FILTERS, parsePlace, readFilter } from "#app/domains/accounts/desk/people-filter.ts";
import { listPeople } from "#app/domains/accounts/desk/people-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { ConsoleList } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readColumns, readListQuery } from "../console/list-view.ts";
import { PEOPLE_COLUMNS } from "./people-columns.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { searchParams } = new URL(request.url);
  const query = readListQuery(searchParams, PEOPLE_FILTERS);
  const after = parsePlace(readFilter(query).order, searchParams.get("after"));
  const list = await listPeople(context, query, after);
  return { ...list, query, first: after === null, shown: readColumns(searchParams, PEOPLE_COLUMNS) };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "People", description: "Every account, searched and narrowed.", indexable: false });

export default function People() {
  const { people, next, count, query, first, shown } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      title="People"
      lead="Every account. Open one to see all of it, and to change what it may."
      actions={<Link to={adminPaths.bulkPeople()}>Acts on many people</Link>}
    >
      <ConsoleList
        label="People"
        noun={{ one: "person", many: "people" }}
        to={adminPaths.people}
        filters={PEOPLE_FILTERS}
        query={query}
        columns={PEOPLE_COLUMNS}
        shown={shown}
        rows={people}
        rowKey={(row) => row.id}
        count={count}
        first={first}
        next={next}
        fileTo={adminPaths.peopleFile(query)}
        bulk={{
          to: adminPaths.bulkPeople(),
          choose: (row) => `Choose ${row.firstName} ${row.lastName}`,
          acts: [
            { value: "archive", label: "Archive", danger: true },
            { value: "restore", label: "Restore" },
            { value: "end-sessions", label: "End sessions" },
          ],
        }}
      />
    </ConsolePage>
  );
}
