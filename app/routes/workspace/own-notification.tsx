import { Form } from "@remix-run/react";
import { NotificationItem } from "#app/domains/notifications/components/notification-item.tsx";
import type { Notification } from "#app/domains/notifications/types.ts";
import { TextButton } from "#app/ui/forms/text-button.tsx";

/** A notification with all that can be done with it, as forms. Opening it marks it read. */
export function OwnNotification({ notification, nowMs }: { notification: Notification; nowMs: number }) {
  const { id, title, read, actionUrl } = notification;
  return (
    <NotificationItem
      notification={notification}
      nowMs={nowMs}
      open={
        actionUrl === null ? (
          <b>{title}</b>
        ) : (
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <TextButton name="intent" value="open">
              {title}
            </TextButton>
          </Form>
        )
      }
      deeds={
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          {read ? null : (
            <TextButton name="intent" value="read" aria-label={`Mark read: ${title}`}>
              Mark read
            </TextButton>
          )}
          <TextButton name="intent" value="delete" aria-label={`Delete: ${title}`}>
            Delete
          </TextButton>
        </Form>
      }
    />
  );
}
