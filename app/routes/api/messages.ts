import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { SendCall } from "#app/domains/messages/inputs.ts";
import { seeNewest } from "#app/domains/messages/seen-commands.server.ts";
import { sendMessage } from "#app/domains/messages/send-commands.server.ts";
import { findThread } from "#app/domains/messages/thread-queries.server.ts";
import { REFUSED } from "#app/domains/messages/words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseJson } from "#app/platform/form.ts";
import { parseUuid } from "#app/platform/ids.ts";

/** Guarded here: a call gets 401 where a page would be sent to sign in. */
export const handle = { access: "public" } satisfies RouteHandle;

const answer = (status: number, body: { error: string | null; no?: number }) =>
  Response.json(body, { status, headers: { "Cache-Control": "private, no-store" } });

/** The viewer as pages see them; null where a page would send them elsewhere. */
async function findViewer(request: Request, context: AppContext): Promise<Viewer | null> {
  try {
    return await requireSignedIn(request, context);
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status === 302) return null;
    throw thrown;
  }
}

/** `GET /api/messages?thread=…`: the newest messages of a conversation of the caller's; seen, but with `unseen=1`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await findViewer(request, context);
  if (viewer === null) return answer(401, { error: "Sign in first." });
  const { searchParams } = new URL(request.url);
  const id = parseUuid(searchParams.get("thread"));
  const view = id === null ? null : await findThread(context, viewer.userId, id);
  if (view === null) return answer(404, { error: "There is no such conversation of yours." });
  if (searchParams.get("unseen") !== "1") seeNewest(context, viewer.userId, view);
  return Response.json(view, { headers: { "Cache-Control": "private, no-store" } });
}

/**
 * `POST /api/messages` with `{"thread","key","body"}`: writes into a conversation of the caller's, once for each key.
 * Answers `{"error":null,"no":7}`, the number of the message in its conversation.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST")
    return new Response("Use GET or POST.\n", { status: 405, headers: { Allow: "GET, POST" } });
  const viewer = await findViewer(request, context);
  if (viewer === null) return answer(401, { error: "Sign in again to send it." });
  const call = SendCall.safeParse(await parseJson(request));
  if (!call.success)
    return answer(400, { error: call.error.issues[0]?.message ?? "Send thread, key and body." });
  const { thread, ...send } = call.data;
  const outcome = await sendMessage(context, viewer.userId, thread, send);
  if (outcome.kind === "sent") return answer(200, { error: null, no: outcome.no });
  if (outcome.kind === "no-thread") return answer(404, { error: "There is no such conversation of yours." });
  return answer(outcome.why === "too-many" ? 429 : 409, { error: REFUSED[outcome.why] });
}
