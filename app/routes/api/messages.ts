import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { REFUSED } from "#app/domains/messages/conversation-texts.ts";
import { SendCall, SendCalls, type Sends } from "#app/domains/messages/inputs.ts";
import { seeNewest } from "#app/domains/messages/reading/seen-commands.server.ts";
import { findThread } from "#app/domains/messages/reading/thread-queries.server.ts";
import { sendMessages } from "#app/domains/messages/sending/send-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireCaller } from "#app/guards/require.server.ts";
import { readCall, refuseCall } from "#app/platform/calls/call-answers.ts";
import { parseJson } from "#app/platform/forms/form.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { named, t } from "#app/text/text.ts";

/** Guarded here: an API call is refused with an error where a page would redirect. */
export const handle = { access: "public" } satisfies RouteHandle;

const PRIVATE = { "Cache-Control": "private, no-store" } as const;
const NO_THREAD = "There is no such conversation of yours.";

/**
 * `GET /api/messages?thread=…`: the newest messages of one of the caller's conversations. Marks them seen, except with
 * `unseen=1`.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireCaller(request, context);
  const { searchParams } = new URL(request.url);
  const id = parseUuid(searchParams.get("thread"));
  const view = id === null ? null : await findThread(context, viewer.userId, id);
  if (view === null) return refuseCall(404, NO_THREAD);
  if (searchParams.get("unseen") !== "1") seeNewest(context, viewer.userId, view);
  return Response.json(view, { headers: PRIVATE });
}

/**
 * `POST /api/messages` with `{"thread","key","body"}`: writes into one of the caller's conversations, once per key.
 * Answers `{"success":true,"error":null,"no":7}`, the number of the message in its conversation.
 * With `{"thread","messages":[{"key","body"},…]}` it writes several in order and also answers `numbers`: those of the
 * stored messages, from the first on, even when a later one is refused.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return refuseCall(405, "Use GET or POST.", { Allow: "GET, POST" });
  const viewer = await requireCaller(request, context);
  const sent = await parseJson(request);
  const isMany = typeof sent === "object" && sent !== null && "messages" in sent;
  const call = readCall<Sends>(isMany ? SendCalls : SendCall, sent, "The message");
  if (!call.ok) return refuseCall(400, named(call.error));
  const { thread, ...rest } = call.value;
  const sends = "messages" in rest ? rest.messages : [rest];
  const outcome = await sendMessages(context, viewer.userId, thread, sends);
  if (outcome.kind === "no-thread") return refuseCall(404, NO_THREAD);
  const { numbers, why } = outcome;
  const many = isMany ? { numbers } : {};
  if (why === null)
    return Response.json({ success: true, error: null, no: numbers.at(-1), ...many }, { headers: PRIVATE });
  return Response.json(
    { success: false, error: t(REFUSED[why]), ...many },
    { status: why === "too-many" ? 429 : 409, headers: PRIVATE },
  );
}
