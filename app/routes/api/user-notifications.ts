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

/** Guarded here: an API call is refused with an error where a page would redirect. */
export const handle = { access: "public" } satisfies RouteHandle;

/** `GET /api/user_notifications` (specification §7): the user's 50 newest rows that are not deleted, newest first. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await requireCaller(request, context);
  const { notifications, unread } = await listNotifications(context, owner.userId);
  return Response.json(
    notifications.map((one) => asApiRow(owner.userId, one)),
    {
      headers: {
        "Cache-Control": "private, no-store",
        "X-Unread-Count": String(unread),
        // So "4 min ago" is right even if the browser's clock is wrong.
        "X-Clock": String(context.clock.now()),
      },
    },
  );
}

/**
 * `PATCH /api/user_notifications[?id=…]` with `{"read":true}` or `{"deleted_at":"…"}`: applies to that row, or to all
 * rows. The server sets the time of deletion and returns it; `{"restore":"…"}` with that time undoes the deletion.
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
