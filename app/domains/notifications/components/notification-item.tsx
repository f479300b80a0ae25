import type { ReactNode } from "react";
import { wordAgo } from "#app/platform/time-words.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Notification } from "../types.ts";
import { TYPE_WORDS } from "../words.ts";

const ICONS = { success: "tick", error: "stop", warning: "warning", info: "info" } as const;

export type NotificationItemProps = {
  notification: Notification;
  nowMs: number;
  /** The title as what opens it; plain words where it leads nowhere. */
  open: ReactNode;
  /** What can be done with it besides. */
  deeds?: ReactNode;
};

/** One notification: what kind in icon, colour and word; what happened, when, and whether it was read. */
export function NotificationItem({ notification, nowMs, open, deeds }: NotificationItemProps) {
  const { type, message, read, createdAt } = notification;
  return (
    <li className={classNames("notif", !read && "new")}>
      <span className={type}>
        <Icon name={ICONS[type]} />
      </span>
      <div>
        <div className="notif-head">
          {open}
          <time dateTime={new Date(createdAt).toISOString()}>{wordAgo(createdAt, nowMs)}</time>
        </div>
        <p className="notif-said">{message}</p>
        <div className="notif-foot">
          <span className={classNames("ty", type)}>
            {TYPE_WORDS[type]}
            {read ? "" : ", unread"}
          </span>
          {deeds}
        </div>
      </div>
    </li>
  );
}
