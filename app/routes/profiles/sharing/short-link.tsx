import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { redirectToShowcase, requireIdentifier } from "../load-profile.server.ts";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

/** The address in QR codes: short, and valid after the slug changes. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  throw redirectToShowcase({ request, context }, requireIdentifier(params.agentId).value);
}
