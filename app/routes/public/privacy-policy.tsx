import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { latePrivacy } from "./late-privacy.ts";

export const handle = { access: "public", bring: latePrivacy.bring } satisfies RouteHandle;

export function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  return null;
}

export const meta = latePrivacy.meta;

export default latePrivacy.Page;
