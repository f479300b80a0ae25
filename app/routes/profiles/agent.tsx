import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { lateProfile } from "./late-profile.ts";
import { loadProfile, requireIdentifier } from "./load-profile.server.ts";

export const handle = { access: "public", bring: lateProfile.bring } satisfies RouteHandle;

/** The profile under its id or slug; search engines are told that the showcase is its address. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadProfile({ request, context }, requireIdentifier(params.agentId), "redirect");
}

export const meta = lateProfile.meta;

export default lateProfile.Page;
