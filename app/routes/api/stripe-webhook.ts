import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { receiveEvent } from "#app/domains/billing/events/receive-commands.server.ts";
import { EVENT_MAX_BYTES } from "#app/domains/billing/limits.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { readText } from "#app/platform/forms/form.ts";

export const handle = { access: "public" } satisfies RouteHandle;

export function loader() {
  return new Response("POST an event, signed by Stripe.\n", { status: 405, headers: { Allow: "POST" } });
}

/**
 * Stripe's events. 200 once the event is stored, even if it could not be handled yet; 400 without a valid signature.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return loader();
  const body = await readText(request, EVENT_MAX_BYTES);
  const received = await receiveEvent(context, body, request.headers.get("Stripe-Signature"));
  if (received.kind === "refused") return new Response(`${received.error}\n`, { status: received.status });
  return Response.json({ received: true });
}
