import { newestOf } from "#app/domains/messages/anchors.ts";
import { BROUGHT_BACK, DONE, DONE_SHOWN, FAILED, TOO_LATE } from "#app/domains/notifications/bell-texts.ts";
import {
  deleteNotifications,
  markRead,
  restoreNotifications,
} from "#app/domains/notifications/commands.server.ts";
import {
  parseNotificationFilter,
  parseNotificationId,
  writeNotificationFilter,
} from "#app/domains/notifications/inputs.ts";
import { findNotification } from "#app/domains/notifications/queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseOwnPath } from "#app/platform/pages/own-path.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { type PlainMessage, t } from "#app/text/text.ts";

/**
 * Runs a form of the page and returns where to go: back to the same filter. For another person's notification, or a deleted
 * one, it changes nothing and shows the toast of specification §8.
 */
export async function doNotificationAction(
  context: AppContext,
  userId: string,
  form: FormData,
): Promise<string> {
  const shown = parseNotificationFilter(form);
  const filter = writeNotificationFilter(shown);
  const narrowed = Object.keys(filter).length > 0;
  const here = paths.notifications(filter);
  const id = parseNotificationId(form.get("id"));
  const say = (title: PlainMessage, tone: "success" | "error") =>
    context.cookies.push(writeToast({ title: t(title), text: "", tone }));
  switch (form.get("intent")) {
    case "open": {
      const found = id === null ? null : await findNotification(context, userId, id);
      if (found === null) {
        say(FAILED.read, "error");
        return here;
      }
      await markRead(context, userId, found.id);
      return newestOf(parseOwnPath(found.actionUrl, here));
    }
    case "read": {
      const count = id === null ? 0 : await markRead(context, userId, id);
      if (count === 0) say(FAILED.read, "error");
      return here;
    }
    case "read-all":
      await markRead(context, userId, null, shown);
      say((narrowed ? DONE_SHOWN : DONE).readAll, "success");
      return here;
    case "delete":
    case "delete-all": {
      const all = form.get("intent") === "delete-all";
      if (!all && id === null) {
        say(FAILED.delete, "error");
        return here;
      }
      const { count, deletedAt } = await deleteNotifications(
        context,
        userId,
        all ? null : id,
        all ? shown : undefined,
      );
      if (count === 0 && !all) {
        say(FAILED.delete, "error");
        return here;
      }
      say(all ? (narrowed ? DONE_SHOWN : DONE).deleteAll : DONE.delete, "success");
      return paths.notifications({ ...filter, deleted: deletedAt });
    }
    case "undo": {
      const deletedAt = Number(form.get("deleted"));
      const count = Number.isSafeInteger(deletedAt)
        ? await restoreNotifications(context, userId, deletedAt)
        : 0;
      if (count > 0) say(BROUGHT_BACK, "success");
      else say(TOO_LATE, "error");
      return here;
    }
    default:
      throw new Response("There’s no such action.\n", { status: 400 });
  }
}
