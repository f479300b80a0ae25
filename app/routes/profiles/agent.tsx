import type { LoaderFunctionArgs, MetaArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { rootOrigin } from "#app/platform/pages/page-meta.ts";
import { loadProfile, requireIdentifier } from "./load-profile.server.ts";
import { profileMeta } from "./profile-meta.ts";
import { ProfilePage } from "./profile-page.tsx";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

/** The profile under its id or slug, with the showcase as its canonical address. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadProfile({ request, context }, requireIdentifier(params.agentId), "redirect");
}

export const meta = ({ data, matches }: MetaArgs<typeof loader>) => profileMeta(rootOrigin(matches), data);

export default function Agent() {
  return <ProfilePage loaded={useLoaderData<typeof loader>()} />;
}
