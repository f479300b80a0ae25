import { t } from "#app/text/text.ts";
import { BADGE_MOST } from "../limits.ts";

/** "3", "9+" (specification §9); null without any. */
export const badgeOf = (unread: number): string | null =>
  unread === 0 ? null : unread > BADGE_MOST ? `${BADGE_MOST}+` : String(unread);

/** What the bell is called: sighted readers see the number on it. */
export const bellLabel = (unread: number): string =>
  unread === 0 ? t("Notifications") : t("Notifications, {unread} unread", { unread });
