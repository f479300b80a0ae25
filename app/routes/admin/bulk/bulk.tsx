import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { requireBulkList } from "../lists/registry.server.ts";
import { beginBulk, loadPreview } from "./bulk.server.ts";
import { BulkPreview } from "./bulk-preview.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  return loadPreview(request, context, admin.userId, requireBulkList(params.list));
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  await requireFresh(request, context);
  return beginBulk(request, context, admin.userId, requireBulkList(params.list));
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta("", {
    title: `Many ${data?.words.noun.many ?? "rows"} at once`,
    description: "What an act would do.",
    indexable: false,
  });

export default BulkPreview;
