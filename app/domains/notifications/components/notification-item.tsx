import type { ReactNode } from "react";
import { formatAgo } from "#app/platform/time/time-words.ts";
import { t } from "#app/text/text.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TYPE_WORDS } from "../bell-texts.ts";
import { subjectIcon } from "../subjects.ts";
import type { Notification } from "../types.ts";

const KINDS = {
  success: { icon: "tick", color: "text-accent" },
  error: { icon: "stop", color: "text-danger" },
  warning: { icon: "warning", color: "text-ink" },
  info: { icon: "info", color: "text-info" },
} as const;

/**
 * A title that opens its notification: a button as large as the full row. Plain titles use `font-label text-14`. The row's
 * other controls lie above it.
 */
export const TITLE_BUTTON =
  "text-start underline decoration-line-strong underline-offset-[0.25em] after:absolute after:inset-0 after:content-[''] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:-outline-offset-3";
const LINE = "flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1";

export type NotificationItemProps = {
  notification: Notification;
  nowMs: number;
  /** The title: a control that opens it or marks it read, or plain text. */
  open: ReactNode;
  /** Other actions. */
  actions?: ReactNode;
  /** When it came, if not how long ago. */
  when?: string | undefined;
};

/**
 * One notification: what it is about as an icon, the message, the time, its type as icon, color and word, and whether it
 * was read.
 */
export function NotificationItem({ notification, nowMs, open, actions, when }: NotificationItemProps) {
  const { type, message, read, createdAt, actionUrl } = notification;
  const { icon, color } = KINDS[type];
  const subject = subjectIcon(actionUrl);
  return (
    <li
      className={classNames(
        "relative grid grid-cols-[2.25rem_1fr] gap-x-3 border-line border-b px-4 py-3 has-[[data-opens]]:hover:bg-sunk",
        !read && "bg-accent-tint shadow-[inset_3px_0_0_var(--accent)]",
      )}
    >
      <span
        className={classNames(
          "grid size-9 place-items-center rounded-2",
          read ? "bg-sunk text-ink-2" : "bg-accent text-on-accent",
        )}
      >
        <Icon name={subject ?? icon} />
      </span>
      <div className="grid min-w-0 gap-0.5">
        <div className={LINE}>
          {open}
          <time className="whitespace-nowrap text-13 text-muted" dateTime={new Date(createdAt).toISOString()}>
            {when ?? formatAgo(createdAt, nowMs)}
          </time>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-4">
          <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
            <p className="line-clamp-2 max-w-measure text-14 text-ink-2 leading-[1.4]">{message}</p>
            <span
              // Info is what a message is unless it says otherwise: its icon and ground say that and whether it was read.
              className={classNames(
                "inline-flex items-center gap-1.5 font-label text-13",
                color,
                type === "info" && "sr-only",
              )}
            >
              {subject === null ? null : <Icon name={icon} />}
              <span>{read ? t(TYPE_WORDS[type]) : t("{type}, unread", { type: t(TYPE_WORDS[type]) })}</span>
            </span>
          </div>
          <span className="relative z-1 ml-auto inline-flex">{actions}</span>
        </div>
      </div>
    </li>
  );
}
