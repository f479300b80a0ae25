import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { SendCall } from "#app/domains/messages/inputs.ts";
import { sendMessage } from "#app/domains/messages/send-commands.server.ts";
import { REFUSED, TOO_MANY } from "#app/domains/messages/texts.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { parseJson } from "#app/platform/form.ts";

/** Guarded here: a call gets 401 where a page would be sent to sign in. */
export const handle = { access: "public" } satisfies RouteHandle;

const answer = (status: number, body: { error: string | null; no?: number }) =>
  Response.json(body, { status, headers: { "Cache-Control": "private, no-store" } });

export function loader() {
  return new Response("Use POST.\n", { status: 405, headers: { Allow: "POST" } });
}

/**
 * `POST /api/messages` with `{"thread","key","body"}`: writes into a conversation of the caller's, once for each key.
 * Answers `{"error":null,"no":7}`, the number of the message in its conversation.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return loader();
  const viewer = await requireSignedIn(request, context).catch((thrown: unknown) => {
    if (thrown instanceof Response && thrown.status === 302) return null;
    throw thrown;
  });
  if (viewer === null) return answer(401, { error: "Sign in again to send it." });
  const call = SendCall.safeParse(await parseJson(request));
  if (!call.success)
    return answer(400, { error: call.error.issues[0]?.message ?? "Send thread, key and body." });
  const { thread, ...send } = call.data;
  const outcome = await sendMessage(context, viewer.userId, thread, send);
  if (outcome.kind === "sent") return answer(200, { error: null, no: outcome.no });
  if (outcome.kind === "no-thread") return answer(404, { error: "There is no such conversation of yours." });
  return outcome.why === "too-many"
    ? answer(429, { error: TOO_MANY })
    : answer(409, { error: REFUSED[outcome.why] });
}
