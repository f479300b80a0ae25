import type { LoaderFunctionArgs, MetaArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useRememberViewed } from "#app/domains/directory/components/viewed/use-remember-viewed.ts";
import { findAgentAddress } from "#app/domains/directory/profile/sharing/share-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { rootOrigin } from "#app/platform/pages/page-meta.ts";
import { asksToSaveContact, rememberContact } from "./contact-intent.server.ts";
import { loadProfile, redirectToShowcase, requireIdentifier } from "./load-profile.server.ts";
import { profileMeta } from "./profile-meta.ts";
import { ProfilePage } from "./profile-page.tsx";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

/** A UUID redirects to the slug; anything else is shown at its address (specification §2, §5). */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const identifier = requireIdentifier(params.identifier);
  if (identifier.kind === "slug") return loadProfile({ request, context }, identifier, "show");
  const address = await findAgentAddress(context, identifier);
  if (address === null) throw new Response(null, { status: 404 });
  const asks = asksToSaveContact(new URL(request.url));
  throw redirectToShowcase(
    { request, context },
    address.slug,
    asks ? { "Set-Cookie": rememberContact(address.id) } : {},
  );
}

export const meta = ({ data, matches }: MetaArgs<typeof loader>) => profileMeta(rootOrigin(matches), data);

export default function Showcase() {
  const loaded = useLoaderData<typeof loader>();
  useRememberViewed(loaded);
  return <ProfilePage loaded={loaded} />;
}
