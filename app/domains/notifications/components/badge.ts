import { t } from "#app/text/text.ts";
import { BADGE_MOST } from "../limits.ts";

/** "3", "9+" (specification §9); null without any. */
export const badgeOf = (unread: number): string | null =>
  unread === 0 ? null : unread > BADGE_MOST ? `${BADGE_MOST}+` : String(unread);

/** The bell's accessible name. It contains the badge's text, so that voice control finds it by what is shown. */
export function bellLabel(unread: number): string {
  const badge = badgeOf(unread);
  if (badge === null) return t("Notifications");
  return badge === String(unread)
    ? t("Notifications, {unread} unread", { unread })
    : t("Notifications {badge}, {unread} unread", { badge, unread });
}
