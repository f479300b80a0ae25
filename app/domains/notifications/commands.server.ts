/** Writing notifications (specification §3): a row in the batch of the data it speaks of. */
import type { AppContext } from "#app/platform/context.ts";
import { newId } from "#app/platform/ids.ts";
import { userNotifications } from "#db/schema/index.ts";

export type NewNotification = {
  userId: string;
  type: "success" | "error" | "warning" | "info";
  title: string;
  message: string;
  /** An own path. */
  actionUrl: string | null;
};

/** The statement that writes a notification. */
export function notificationStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  notification: NewNotification,
) {
  const nowMs = clock.now();
  return db.orm.insert(userNotifications).values({ id: newId(nowMs), ...notification, createdAt: nowMs });
}
