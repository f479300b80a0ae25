import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import type { AdminPlan, AdminPrice } from "#app/domains/billing/plans/admin-plan-queries.server.ts";
import { listAdminPlans } from "#app/domains/billing/plans/admin-plan-queries.server.ts";
import { PLAN_FILTERS } from "#app/domains/billing/plans/plan-filters.ts";
import { AUDIENCE_WORDS, isSample, priceWords } from "#app/domains/billing/plans/plan-words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { ConsoleList, type ListColumn } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readColumns, readListQuery } from "../console/list-view.ts";
import { liveWords } from "./live-words.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

const COLUMNS: readonly ListColumn<AdminPlan & { prices: AdminPrice[] }>[] = [
  {
    key: "name",
    label: "Plan",
    heading: true,
    cell: ({ id, name }) => (
      <Link to={adminPaths.plan(id)} data-key-open>
        {name}
      </Link>
    ),
  },
  { key: "for", label: "For", cell: ({ audience }) => AUDIENCE_WORDS[audience] },
  {
    key: "prices",
    label: "Prices",
    cell: ({ prices, perSeat, summary }) =>
      prices.length === 0
        ? "None"
        : `${prices.map(priceWords).join(", ")}${perSeat ? ", each seat" : ""}${isSample(summary) ? " (sample)" : ""}`,
  },
  {
    key: "live",
    label: "Live at these prices",
    cell: ({ prices }) => liveWords(prices),
  },
  {
    key: "status",
    label: "State",
    cell: ({ status }) => (status === "offered" ? "Offered" : "Withdrawn"),
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { searchParams } = new URL(request.url);
  const query = readListQuery(searchParams, PLAN_FILTERS);
  const plans = (await listAdminPlans(context)).filter(
    ({ status }) => status === "offered" || query.which === "all",
  );
  return { plans, query, shown: readColumns(searchParams, COLUMNS) };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Plans", description: "What can be paid for, and its prices.", indexable: false });

export default function Plans() {
  const { plans, query, shown } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      title="Plans"
      lead="What can be paid for. Those who have a plan keep it at their price, even if the offer changes."
    >
      <ConsoleList
        label="Plans"
        noun={{ one: "plan", many: "plans" }}
        to={adminPaths.plans}
        filters={PLAN_FILTERS}
        query={query}
        columns={COLUMNS}
        shown={shown}
        rows={plans}
        rowKey={({ id }) => id}
        count={{ rows: plans.length, more: false }}
        first
        next={null}
      />
    </ConsolePage>
  );
}
