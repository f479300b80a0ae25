import { NOTIFICATION_TYPES } from "#db/lists.ts";

export { NOTIFICATION_TYPES };
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** What a stored or sent type counts as: anything but the three others is info (specification §3). */
export const notificationTypeOf = (type: string): NotificationType =>
  NOTIFICATION_TYPES.find((one) => one === type) ?? "info";

export type Notification = {
  id: string;
  type: NotificationType;
  title: string;
  message: string;
  read: boolean;
  /** A path of ours. */
  actionUrl: string | null;
  /** Milliseconds. */
  createdAt: number;
};

/** A row of `user_notifications` under `/api/`, in the specification's names (§3). Times are ISO 8601. */
export type NotificationRow = {
  id: string;
  user_id: string;
  type: NotificationType;
  title: string;
  message: string;
  read: boolean;
  action_url: string | null;
  created_at: string;
  deleted_at: string | null;
};
