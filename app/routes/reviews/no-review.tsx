import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { UnsentReview } from "./unsent-review.tsx";

export type NoReviewProps = {
  agent: { name: string; slug: string };
  why: string;
  /** What came back for a review that was sent all the same. */
  answer: FormReply | undefined;
};

/** Why this agent cannot be reviewed by this reader. */
export function NoReview({ agent, why, answer }: NoReviewProps) {
  return (
    <PageMain own>
      <EmptyState
        level={1}
        title={t("You can’t review {name}", { name: agent.name })}
        actions={
          <>
            <ButtonLink to={paths.showcase(agent.slug)}>{t("Back to the profile")}</ButtonLink>
            <Link to={paths.help("reviews")}>{t("How reviews are checked")}</Link>
          </>
        }
      >
        <p>{why}</p>
      </EmptyState>
      <UnsentReview answer={answer} />
    </PageMain>
  );
}
