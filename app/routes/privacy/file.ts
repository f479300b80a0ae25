import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isFileOpen } from "#app/domains/privacy/request-commands.server.ts";
import { readPrivacyToken } from "#app/domains/privacy/request-links.server.ts";
import { findPrivacyRequest } from "#app/domains/privacy/request-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { exportHeld } from "./held.server.ts";

export const handle = { access: "public" } satisfies RouteHandle;

/** The copy that a confirmed request asked for, as JSON. Answers 404 for any other link, and after a week. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = await readPrivacyToken(context, params.token);
  const request = id === null ? null : await findPrivacyRequest(context, id);
  if (request === null || !isFileOpen(request, context.clock.now()))
    throw new Response("There’s no file at this address.\n", { status: 404 });
  return new Response(JSON.stringify(await exportHeld(context, request), null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="my-information.json"',
      "Cache-Control": "private, no-store",
    },
  });
}
