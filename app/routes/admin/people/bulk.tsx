import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { beginBulk, loadPreview } from "../bulk/bulk.server.ts";
import { BulkPreview } from "../bulk/bulk-preview.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  return loadPreview(request, context, admin.userId, "people");
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  await requireFresh(request, context);
  return beginBulk(request, context, admin.userId, "people");
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Many people at once", description: "What an act would do.", indexable: false });

export default function ManyPeople() {
  return <BulkPreview list="people" />;
}
