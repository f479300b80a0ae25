import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import { PEOPLE_FILTERS, parsePlace, readFilter } from "#app/domains/accounts/desk/people-filter.ts";
import { listPeople } from "#app/domains/accounts/desk/people-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { bulkOf } from "../bulk/bulk-words.ts";
import { ConsoleList } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readListAddress } from "../console/list-view.ts";
import { PEOPLE_COLUMNS, type ShownPerson } from "./people-columns.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const list = readListAddress(request, PEOPLE_FILTERS, PEOPLE_COLUMNS, (after, query) =>
    parsePlace(readFilter(query).order, after),
  );
  return { ...list, ...(await listPeople(context, list.query, list.after)) };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "People", description: "Every account, searched and narrowed.", indexable: false });

export default function People() {
  const { people, next, count, query, first, shown } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      title="People"
      lead="Every account. Open one to see all of it, and to change what it may."
      actions={<Link to={adminPaths.bulk("people")}>Acts on many people</Link>}
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
        fileTo={adminPaths.peopleFile}
        bulk={bulkOf("people", (row: ShownPerson) => `Choose ${row.firstName} ${row.lastName}`)}
      />
    </ConsolePage>
  );
}
