import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useRememberViewed } from "#app/domains/directory/components/viewed/use-remember-viewed.ts";
import { findAgentAddress } from "#app/domains/directory/profile/share-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { asksToSaveContact, rememberContact } from "./contact-intent.server.ts";
import { lateProfile } from "./late-profile.ts";
import { loadProfile, redirectToShowcase, requireIdentifier } from "./load-profile.server.ts";

export const handle = { access: "public", bring: lateProfile.bring } satisfies RouteHandle;

/** A UUID leads to the slug; anything else is shown where it stands (specification §2, §5). */
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

export const meta = lateProfile.meta;

export default function Showcase() {
  useRememberViewed(useLoaderData<typeof loader>());
  return <lateProfile.Page />;
}
