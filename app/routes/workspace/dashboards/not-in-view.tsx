import { t } from "#app/text/text.ts";

/** Stands for a part of a dashboard that stays between this person and Fairlead while an admin looks (decision 0064). */
export function NotInView() {
  return <p>{t("Not shown in this view.")}</p>;
}
