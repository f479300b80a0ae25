import { t } from "#app/text/text.ts";

/** In place of a private part of a dashboard while an admin looks (decision 0064). */
export function NotInView() {
  return <p>{t("Not shown in this view.")}</p>;
}
