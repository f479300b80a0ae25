/** Which organization a page of the workspace is about, and who may open it. */
import { redirect } from "@remix-run/cloudflare";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { listManaged } from "#app/domains/organizations/membership-queries.server.ts";
import type { Managed } from "#app/domains/organizations/types.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { refusedNotice } from "#app/platform/pages/notice.ts";

/** A manager of one organization acts on another: refused and logged. */
export function refuseOther(request: Request, context: AppContext, userId: string): Response {
  const { pathname } = new URL(request.url);
  context.log({ event: "refused", requestId: context.requestId, path: pathname, userId });
  return refusedNotice(
    "You don’t manage this organization",
    "You can only see and change the people of an organization you manage. Nothing was changed.",
    [{ label: "Your organization’s people", to: paths.members() }],
  );
}

/**
 * The viewer with the organizations they manage, and the one that the address names; the first without a name. Throws a
 * redirect for someone who manages none, and 403 for another organization.
 */
export async function requireManaged(
  request: Request,
  context: AppContext,
): Promise<{ viewer: Viewer; all: Managed[]; organization: Managed }> {
  const viewer = await requireSignedIn(request, context);
  const all = await listManaged(context, viewer.userId);
  const [first] = all;
  if (first === undefined) throw redirect(paths.dashboard());
  const slug = new URL(request.url).searchParams.get("organization");
  const organization = slug === null ? first : all.find((one) => one.slug === slug);
  if (organization === undefined) throw refuseOther(request, context, viewer.userId);
  return { viewer, all, organization };
}

/** The organization of a row that a form names, among those that the viewer manages. Throws 403 for another. */
export function managedOf(
  {
    request,
    context,
    viewer,
    all,
  }: { request: Request; context: AppContext; viewer: Viewer; all: readonly Managed[] },
  organizationNo: number,
): Managed {
  const found = all.find((one) => one.organizationNo === organizationNo);
  if (found === undefined) throw refuseOther(request, context, viewer.userId);
  return found;
}
