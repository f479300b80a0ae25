/** Inputs of the notifications page and API. */
import * as z from "zod";
import { cursorOf, idKey, integerKey } from "#app/platform/lists/cursor.ts";
import type { NotificationCursor, NotificationFilter } from "./queries.server.ts";
import { SUBJECTS } from "./subjects.ts";

export const NotificationId = z.uuid();

/** The filters of `/notifications`, from its address or a form; unknown values are ignored. */
export function parseNotificationFilter(search: URLSearchParams | FormData) {
  const about = SUBJECTS.find((one) => one === search.get("about")) ?? null;
  return {
    show: search.get("show") === "unread" ? ("unread" as const) : ("all" as const),
    about,
    after: notificationCursor.parse(search.get("after")),
  };
}

export const notificationCursor = cursorOf<NotificationCursor>({ createdAt: integerKey(), id: idKey });

/** The filters as query parameters. */
export const writeNotificationFilter = ({ show, about }: Pick<NotificationFilter, "show" | "about">) => ({
  ...(show === "unread" ? { show } : {}),
  ...(about === null ? {} : { about }),
});

export const parseNotificationId = (text: unknown): string | null =>
  NotificationId.safeParse(text).data ?? null;

/** The body of `PATCH /api/user_notifications`: one of the two updates of specification §7, or undo. */
export const NotificationUpdate = z.union([
  z.strictObject({ read: z.literal(true) }),
  z.strictObject({ deleted_at: z.iso.datetime() }),
  z.strictObject({ restore: z.iso.datetime() }),
]);
