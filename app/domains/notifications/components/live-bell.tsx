import { Form, Link } from "@remix-run/react";
import { useRef, useState } from "react";
import { paths } from "#app/paths.ts";
import { useDismissibleDetails } from "#app/ui/feedback/use-dismissible-details.ts";
import { IconButton } from "#app/ui/forms/icon-button.tsx";
import { TextButton } from "#app/ui/forms/text-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { NONE } from "../words.ts";
import { badgeOf, bellLabel } from "./badge.ts";
import { NotificationItem } from "./notification-item.tsx";
import { type ShowToast, useNotificationDeeds } from "./use-notification-deeds.ts";
import { useNotifications } from "./use-notifications.ts";

export type LiveBellProps = {
  userId: string;
  /** As the page was made. */
  unreadOfPage: number;
  showToast: ShowToast;
};

/** Keeps the keyboard in the drop-down when a row goes: on the same button of the next row, else on `otherwise`. */
function focusAfter(button: HTMLElement, otherwise: HTMLElement | null) {
  const next = button.closest("li")?.nextElementSibling?.querySelector<HTMLElement>(".iconbtn");
  (next ?? otherwise)?.focus();
}

/** The bell with its drop-down: follows the user's room, and asks once a minute where there is none. */
export function LiveBell({ userId, unreadOfPage, showToast }: LiveBellProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState(false);
  useDismissibleDetails(details);
  const { list, unread, aheadMs, news, failed } = useNotifications({ userId, unreadOfPage, open });
  const { send, waiting, undoable } = useNotificationDeeds(userId, showToast);
  const badge = badgeOf(unread);
  return (
    <details
      className="bell max-md:hidden"
      ref={details}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="iconbtn" aria-label={bellLabel(unread)}>
        <Icon name="bell" />
        {badge === null ? null : (
          <span className="badge" aria-hidden="true">
            {badge}
          </span>
        )}
      </summary>
      <div className="pop">
        <div className="bell-head">
          <h2 tabIndex={-1} ref={heading}>
            Notifications
          </h2>
          {unread === 0 ? null : (
            <TextButton
              type="button"
              onClick={() => {
                heading.current?.focus();
                send({ kind: "read", id: null });
              }}
            >
              Mark all read
            </TextButton>
          )}
        </div>
        <div className="in">
          {list === undefined ? (
            <p className="none text-muted">{failed ? "They could not be read just now." : "Loading..."}</p>
          ) : list.length === 0 ? (
            <p className="none text-muted">{NONE}</p>
          ) : (
            <ul className="list-none">
              {list.map((one) => (
                <NotificationItem
                  key={one.id}
                  notification={one}
                  nowMs={Date.now() - aheadMs}
                  open={
                    <Form method="post" action={paths.notifications()}>
                      <input type="hidden" name="id" value={one.id} />
                      <TextButton name="intent" value={one.actionUrl === null ? "read" : "open"}>
                        {one.title}
                      </TextButton>
                    </Form>
                  }
                  deeds={
                    <IconButton
                      icon="x"
                      label={`Delete: ${one.title}`}
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
        <div className="bell-foot">
          {waiting ? <p role="status">Waiting for the connection; then it is sent.</p> : null}
          {undoable === null ? null : (
            <p className="bell-undo" role="status">
              Deleted.
              <TextButton
                type="button"
                onClick={() => {
                  heading.current?.focus();
                  send({ kind: "restore", deletedAt: undoable });
                }}
              >
                Undo
              </TextButton>
            </p>
          )}
          <Link to={paths.notifications()}>All notifications</Link>
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </details>
  );
}
