/** The organization whose page is edited: who may, and which one the address names. */
import { redirect } from "@remix-run/cloudflare";
import { findOrganizationFacts } from "#app/domains/organizations/edit-commands.server.ts";
import { findManaged } from "#app/domains/organizations/membership-queries.server.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { refusalNotice } from "#app/platform/pages/notice.ts";

/** The organization that the address names, if this viewer owns or manages it. Throws a page with 403 otherwise. */
export async function requireEditable(request: Request, context: AppContext) {
  const viewer = await requireSignedIn(request, context);
  if (viewer.managedOrganization === null) throw redirect(paths.dashboard());
  const slug = new URL(request.url).searchParams.get("organization");
  const managed = await findManaged(context, viewer.userId, slug);
  const facts =
    managed === null || (managed.role !== "owner" && managed.role !== "manager")
      ? null
      : await findOrganizationFacts(context, managed.organizationNo);
  if (facts !== null) return { viewer, facts };
  // An executive only gets the page; asking for another organization is also logged.
  if (managed === null) noteRefused(context, viewer.userId);
  throw refusalNotice(
    403,
    "You can’t edit this organization",
    "Only its owner and managers change what its page says.",
    [{ label: "Dashboard", to: paths.dashboard() }],
  );
}

export function noteRefused({ log, requestId }: AppContext, userId: string): void {
  log({ event: "refused", requestId, path: paths.editOrganization(), userId });
}
