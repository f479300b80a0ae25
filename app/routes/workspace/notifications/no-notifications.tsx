import { NONE } from "#app/domains/notifications/bell-texts.ts";
import { paths } from "#app/paths.ts";
import { t } from "#app/text/text.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";

/** In the place of the list: there is none, or none like that. */
export function NoNotifications({ filter }: { filter: { show?: string; type?: string } }) {
  if (filter.show === undefined && filter.type === undefined) {
    return (
      <EmptyState
        title={t(NONE)}
        actions={<ButtonLink to={paths.dashboard()}>{t("Go to your dashboard")}</ButtonLink>}
      >
        <p>{t("Answers, replies, and messages will show up here.")}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={filter.type === undefined ? t("Nothing unread") : t("No notifications of this type")}
      actions={<ButtonLink to={paths.notifications()}>{t("All notifications")}</ButtonLink>}
    />
  );
}
