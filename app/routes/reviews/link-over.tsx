import { Link } from "@remix-run/react";
import type { LinkPage } from "#app/domains/reviews/writing/link-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";

/** A link that confirms nothing any more: most often because it has done so already. */
export function LinkOver({ page }: { page: LinkPage | null }) {
  const published = page?.status === "published";
  return (
    <EmptyState
      level={1}
      title={t("This link no longer works")}
      actions={
        <>
          {published ? (
            <ButtonLink to={paths.review(page.id)}>{t("View the review")}</ButtonLink>
          ) : (
            <ButtonLink to={paths.myReviews()}>{t("Your reviews")}</ButtonLink>
          )}
          <Link to={paths.help("reviews")}>{t("How reviews are checked")}</Link>
        </>
      }
    >
      <p>{formatOver(page)}</p>
    </EmptyState>
  );
}

function formatOver(page: LinkPage | null): string {
  if (page?.status === "published")
    return t("Your review of {name}, “{title}”, is already published.", {
      name: page.agentName,
      title: page.title,
    });
  if (page?.status === "held")
    return t("Your review of {name}, “{title}”, is already confirmed. A person reads it before it appears.", {
      name: page.agentName,
      title: page.title,
    });
  return t(
    "Your review may already be published. Check its status under “Your reviews”. If it’s still waiting, the link has expired or been replaced by a newer one. Open the review and send it again.",
  );
}
