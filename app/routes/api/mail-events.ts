import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { readText } from "#app/platform/forms/form.ts";
import { receiveMailEvent } from "#app/platform/mail/receive-event.server.ts";

export const handle = { access: "public" } satisfies RouteHandle;

/** A bounce carries the headers of the email at most. */
const EVENT_MAX_BYTES = 256 * 1024;

export function loader() {
  return new Response("POST an event of the mail provider.\n", { status: 405, headers: { Allow: "POST" } });
}

/** Bounces and complaints. 200 once they are stored; 400 for what doesn't prove that it is the provider's. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return loader();
  const body = await readText(request, EVENT_MAX_BYTES);
  const isReceived = await receiveMailEvent(context, {
    headers: request.headers,
    body,
    nowMs: context.clock.now(),
  });
  return isReceived
    ? Response.json({ received: true })
    : new Response("This isn’t signed by the mail provider.\n", { status: 400 });
}
