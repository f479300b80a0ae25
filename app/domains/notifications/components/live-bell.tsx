import { Form, Link } from "@remix-run/react";
import { useRef, useState } from "react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { IconButton, iconButtonClass } from "#app/ui/buttons/icon-button.tsx";
import { TextButton } from "#app/ui/buttons/text-button.tsx";
import { useDismissibleDetails } from "#app/ui/feedback/use-dismissible-details.ts";
import { Icon } from "#app/ui/icon.tsx";
import { CornerCount } from "#app/ui/record/corner-count.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { FAILED, NONE } from "../bell-texts.ts";
import type { Notification } from "../types.ts";
import { badgeOf, bellLabel } from "./badge.ts";
import { NotificationItem, TITLE_BUTTON } from "./notification-item.tsx";
import { type ShowToast, useNotificationActions } from "./use-notification-actions.ts";
import { useNotifications } from "./use-notifications.ts";

export type LiveBellProps = {
  userId: string;
  /** From the page. */
  unreadOfPage: number;
  showToast: ShowToast;
};

/** Keeps keyboard focus in the drop-down when a row goes: on the same button of the next row, else on `otherwise`. */
function focusAfter(button: HTMLElement, otherwise: HTMLElement | null) {
  const next = button.closest("li")?.nextElementSibling?.querySelector<HTMLElement>("[data-delete]");
  (next ?? otherwise)?.focus();
}

type OpenOrReadProps = {
  notification: Notification;
  onRead: (row: HTMLElement | null) => void;
};

/** The title, which opens the notification's page; without a page it only marks it read. */
function OpenOrRead({ notification: { id, title, read, actionUrl }, onRead }: OpenOrReadProps) {
  if (actionUrl !== null) {
    return (
      <Form method="post" action={paths.notifications()} navigate={false} data-unsent={t(FAILED.read)}>
        <input type="hidden" name="id" value={id} />
        <TextButton className={TITLE_BUTTON} data-opens name="intent" value="open">
          {title}
        </TextButton>
      </Form>
    );
  }
  if (read) return <b className="font-label text-14">{title}</b>;
  return (
    <TextButton
      className={TITLE_BUTTON}
      data-opens
      type="button"
      onClick={(event) => onRead(event.currentTarget.closest("li"))}
    >
      {title}
    </TextButton>
  );
}

/** The bell with its drop-down. Follows the user's room, and fetches once a minute without one. */
export function LiveBell({ userId, unreadOfPage, showToast }: LiveBellProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState(false);
  useDismissibleDetails(details);
  const { list, unread, aheadMs, news, failed } = useNotifications({ userId, unreadOfPage, open });
  const { send, waiting, undoable } = useNotificationActions(userId, showToast);
  const badge = badgeOf(unread);
  return (
    <details
      className="relative max-md:hidden"
      ref={details}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary
        className={iconButtonClass({}, "list-none [&::-webkit-details-marker]:hidden")}
        aria-label={bellLabel(unread)}
      >
        <Icon name="bell" />
        {badge === null ? null : <CornerCount>{badge}</CornerCount>}
      </summary>
      {/* 400 px high (specification §2). */}
      <div className="absolute top-[calc(100%+0.25rem)] right-0 z-30 flex h-100 max-h-[calc(100dvh-7rem)] w-[min(24rem,92vw)] flex-col rounded-2 border border-line-strong bg-paper shadow-pop">
        <div className="flex min-h-[calc(var(--target-dense)+0.5rem)] items-center justify-between gap-3 border-line border-b px-4 py-1">
          <h2 className="text-16" tabIndex={-1} ref={heading}>
            {t("Notifications")}
          </h2>
          {unread === 0 ? null : (
            <TextButton
              type="button"
              onClick={() => {
                heading.current?.focus();
                send({ kind: "read", id: null });
              }}
            >
              {t("Mark all read")}
            </TextButton>
          )}
        </div>
        <div className="flex-1 overflow-y-auto">
          {list === undefined ? (
            <p className="px-4 py-6 text-muted">
              {failed ? t("We couldn’t load them just now.") : t("Loading...")}
            </p>
          ) : list.length === 0 ? (
            <p className="px-4 py-6 text-muted">{t(NONE)}</p>
          ) : (
            <ul className="list-none">
              {list.map((one) => (
                <NotificationItem
                  key={one.id}
                  notification={one}
                  nowMs={Date.now() - aheadMs}
                  open={
                    <OpenOrRead
                      notification={one}
                      onRead={(row) => {
                        // The button disappears after its action; focus stays in the row.
                        row?.querySelector<HTMLElement>("[data-delete]")?.focus();
                        send({ kind: "read", id: one.id });
                      }}
                    />
                  }
                  actions={
                    <IconButton
                      icon="x"
                      label={t("Delete: {title}", { title: one.title })}
                      data-delete
                      onClick={(event) => {
                        focusAfter(event.currentTarget, heading.current);
                        send({ kind: "delete", id: one.id });
                      }}
                    />
                  }
                />
              ))}
            </ul>
          )}
        </div>
        <div className="border-line border-t px-4 py-2 text-14">
          {waiting ? (
            <p role="status">{t("You’re offline. We’ll send it when you’re back online.")}</p>
          ) : null}
          {undoable === null ? null : (
            <p className="flex items-center gap-3" role="status">
              {t("Deleted.")}
              <TextButton
                className="underline underline-offset-[0.25em]"
                type="button"
                onClick={() => {
                  heading.current?.focus();
                  send({ kind: "restore", deletedAt: undoable });
                }}
              >
                {t("Undo")}
              </TextButton>
            </p>
          )}
          <Link to={paths.notifications()}>{t("All notifications")}</Link>
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </details>
  );
}
