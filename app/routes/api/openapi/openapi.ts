import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { openApiDocument } from "./document.server.ts";

export const handle = { access: "public" } satisfies RouteHandle;

/** The description of /api/ for programs (OpenAPI 3.1). */
export function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  return Response.json(openApiDocument(context.origin));
}
