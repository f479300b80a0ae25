import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { requireBulkList } from "../lists/registry.server.ts";
import { driveBulk, loadBulk } from "./bulk.server.ts";
import { BulkStanding } from "./bulk-standing.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadBulk(request, context, requireBulkList(params.list), params.id);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  return driveBulk(request, context, admin.userId, { list: requireBulkList(params.list), id: params.id });
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta("", {
    title: `An act on many ${data?.words.noun.many ?? "rows"}`,
    description: "How far it is.",
    indexable: false,
  });

export default BulkStanding;
