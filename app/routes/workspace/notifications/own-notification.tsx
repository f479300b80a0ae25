import { Form } from "@remix-run/react";
import { FAILED } from "#app/domains/notifications/bell-texts.ts";
import { NotificationItem, TITLE_BUTTON } from "#app/domains/notifications/components/notification-item.tsx";
import type { Notification } from "#app/domains/notifications/types.ts";
import { t } from "#app/text/text.ts";
import { TextButton } from "#app/ui/buttons/text-button.tsx";

export type OwnNotificationProps = {
  notification: Notification;
  nowMs: number;
  /** The time of the day, under a heading that names the day. */
  when: string | undefined;
  /** The page's filters, as in its address. */
  filter: Readonly<Record<string, string>>;
};

/**
 * A notification with its actions, as forms. Opening it marks it read, which is all it does for one without a link.
 */
export function OwnNotification({ notification, nowMs, when, filter }: OwnNotificationProps) {
  const { id, title, read, actionUrl } = notification;
  return (
    <NotificationItem
      notification={notification}
      nowMs={nowMs}
      when={when}
      open={
        actionUrl === null && read ? (
          <b className="font-label text-14">{title}</b>
        ) : (
          <Form method="post" data-unsent={t(FAILED.read)}>
            <FilterFields filter={filter} />
            <input type="hidden" name="id" value={id} />
            <TextButton
              className={TITLE_BUTTON}
              data-opens
              name="intent"
              value={actionUrl === null ? "read" : "open"}
            >
              {title}
            </TextButton>
          </Form>
        )
      }
      actions={
        <Form
          method="post"
          className="inline-flex gap-4 [&_button]:underline [&_button]:underline-offset-[0.25em]"
        >
          <FilterFields filter={filter} />
          <input type="hidden" name="id" value={id} />
          {read ? null : (
            <TextButton
              name="intent"
              value="read"
              data-unsent={t(FAILED.read)}
              aria-label={t("Mark read: {title}", { title })}
            >
              {t("Mark read")}
            </TextButton>
          )}
          <TextButton
            name="intent"
            value="delete"
            data-unsent={t(FAILED.delete)}
            aria-label={t("Delete: {title}", { title })}
          >
            {t("Delete")}
          </TextButton>
        </Form>
      }
    />
  );
}

/** The page's filter as hidden fields, so that an action comes back to the same list. */
export function FilterFields({ filter }: { filter: Readonly<Record<string, string>> }) {
  return Object.entries(filter).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
