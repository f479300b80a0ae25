import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  deleteNotifications,
  markRead,
  restoreNotifications,
} from "#app/domains/notifications/commands.server.ts";
import { NotificationUpdate, parseNotificationId } from "#app/domains/notifications/inputs.ts";
import { asApiRow, listNotifications } from "#app/domains/notifications/queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireCaller } from "#app/guards/require.server.ts";
import { refuseCall } from "#app/platform/calls/call-answers.ts";
import { parseJson } from "#app/platform/forms/form.ts";

/** Guarded here: a call is refused with a sentence where a page would lead on. */
export const handle = { access: "public" } satisfies RouteHandle;

/** `GET /api/user_notifications` (specification §7): the user's rows that are not deleted, newest first, 50. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await requireCaller(request, context);
  const { notifications, unread } = await listNotifications(context, owner.userId);
  return Response.json(
    notifications.map((one) => asApiRow(owner.userId, one)),
    {
      headers: {
        "Cache-Control": "private, no-store",
        "X-Unread-Count": String(unread),
        // So that "4 min ago" is true on a browser whose clock is wrong.
        "X-Clock": String(context.clock.now()),
      },
    },
  );
}

/**
 * `PATCH /api/user_notifications[?id=…]` with `{"read":true}` or `{"deleted_at":"…"}`: that row, or all that apply.
 * The moment of deletion is ours, and comes back; `{"restore":"…"}` takes it to undo.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "PATCH") return refuseCall(405, "Use PATCH.", { Allow: "GET, PATCH" });
  const owner = await requireCaller(request, context);
  const named = new URL(request.url).searchParams.get("id");
  const id = named === null ? null : parseNotificationId(named);
  if (named !== null && id === null) return refuseCall(400, "id must be a UUID.");
  const update = NotificationUpdate.safeParse(await parseJson(request));
  if (!update.success) return refuseCall(400, "Send read, deleted_at or restore.");
  if ("read" in update.data)
    return Response.json({ success: true, error: null, count: await markRead(context, owner.userId, id) });
  if ("restore" in update.data) {
    const count = await restoreNotifications(context, owner.userId, Date.parse(update.data.restore));
    return Response.json({ success: true, error: null, count });
  }
  const { count, deletedAt } = await deleteNotifications(context, owner.userId, id);
  return Response.json({ success: true, error: null, count, deleted_at: new Date(deletedAt).toISOString() });
}
