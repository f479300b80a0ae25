import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { reportError } from "#app/domains/errors/commands.server.ts";
import { BrowserErrorInput } from "#app/domains/errors/inputs.ts";
import { REPORT_MAX_BYTES } from "#app/domains/errors/limits.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { parseJson } from "#app/platform/forms/form.ts";
import { deviceOf } from "#app/platform/reader/device.ts";
import { takeAction, takeShared, tooOften } from "#app/platform/security/address-limits.ts";

export const handle = { access: "public" } satisfies RouteHandle;

export function loader() {
  return new Response("POST during, message, stack, path and requestId.\n", {
    status: 405,
    headers: { Allow: "POST" },
  });
}

/** Errors from browsers (app/shell/error-reporting.ts). Answers 204 whether or not the error is stored. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return loader();
  const input = BrowserErrorInput.safeParse(await parseJson(request, REPORT_MAX_BYTES));
  if (!input.success) return new Response("This is no report of an error.\n", { status: 400 });
  const waitSeconds =
    (await takeAction(context, "error-report")) || (await takeShared(context, "error-report"));
  if (waitSeconds > 0) {
    return new Response(`${tooOften(waitSeconds).text}\n`, {
      status: 429,
      headers: { "Retry-After": String(waitSeconds) },
    });
  }
  const device = deviceOf(request.headers.get("User-Agent"));
  await reportError(context, { ...input.data, source: "browser", device });
  return new Response(null, { status: 204 });
}
