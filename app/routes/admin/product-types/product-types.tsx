import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { setsWords } from "#app/domains/licenses/product-types/covering-lines.ts";
import { TYPE_FILTERS } from "#app/domains/licenses/product-types/type-filters.ts";
import { listTypes, type ProductType } from "#app/domains/licenses/product-types/type-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { ConsoleList, type ListColumn } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readColumns, readListQuery } from "../console/list-view.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

const COLUMNS: readonly ListColumn<ProductType>[] = [
  {
    key: "name",
    label: "Name",
    heading: true,
    cell: ({ bit, name }) => (
      <Link to={adminPaths.productType(bit)} data-key-open>
        {name}
      </Link>
    ),
  },
  { key: "lines", label: "Covered by", cell: ({ coveringLines }) => setsWords(coveringLines) },
  {
    key: "state",
    label: "State",
    cell: ({ active, builtIn }) => (builtIn ? "Built in" : active ? "Active" : "Off"),
  },
  {
    key: "slug",
    label: "In addresses",
    optional: "shown",
    cell: ({ slug }) => <code>{slug}</code>,
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { searchParams } = new URL(request.url);
  const query = readListQuery(searchParams, TYPE_FILTERS);
  const types = (await listTypes(context)).filter(({ active }) => active || query.which === "all");
  return { types, query, shown: readColumns(searchParams, COLUMNS) };
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Insurance types",
    description: "What people ask for, and which lines of authority cover it.",
    indexable: false,
  });

export default function ProductTypes() {
  const { types, query, shown } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      title="Insurance types"
      lead="What people ask for. An agent may sell a type where a license in force holds every line of one of its sets."
      actions={<Link to={adminPaths.newProductType()}>Add a type</Link>}
    >
      <ConsoleList
        label="Insurance types"
        noun={{ one: "type", many: "types" }}
        to={adminPaths.productTypes}
        filters={TYPE_FILTERS}
        query={query}
        columns={COLUMNS}
        shown={shown}
        rows={types}
        rowKey={({ bit }) => String(bit)}
        count={{ rows: types.length, more: false }}
        first
        next={null}
      />
    </ConsolePage>
  );
}
