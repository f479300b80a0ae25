import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { driveBulk, loadBulk } from "../bulk/bulk.server.ts";
import { BulkStanding } from "../bulk/bulk-standing.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  return loadBulk(request, context, "reviews", params.id);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  return driveBulk(request, context, admin.userId, { list: "reviews", id: params.id });
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "An act on many reviews", description: "How far it is.", indexable: false });

export default function ActOnManyReviews() {
  return <BulkStanding list="reviews" />;
}
