import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ownCursor } from "#app/domains/reviews/listing/list-inputs.ts";
import { listOwnReviews } from "#app/domains/reviews/writing/own-queries.server.ts";
import { withoutSignal } from "#app/domains/reviews/writing/own-words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { OwnReviewCard } from "./own-review-card.tsx";

export const handle = { access: "signed-in", inView: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const after = ownCursor.parse(new URL(request.url).searchParams.get("after"));
  const { reviews, next } = await listOwnReviews(context, viewer.userId, after);
  return { reviews: reviews.map(withoutSignal), next, begun: after !== null, nowMs: context.clock.now() };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: t("My reviews"), description: t("Reviews you wrote."), indexable: false });

export default function MyReviews() {
  const { reviews, next, begun, nowMs } = useLoaderData<typeof loader>();
  return (
    <Stack gap="loose">
      <header>
        <h1>{t("My reviews")}</h1>
        <p className="text-muted">
          {t("The reviews you wrote, the status of each, and what you can do with it.")}
        </p>
      </header>
      {reviews.length === 0 ? (
        <EmptyState
          title={begun ? t("No more reviews") : t("No reviews yet")}
          actions={
            begun ? (
              <ButtonLink to={paths.myReviews()}>{t("Back to the newest")}</ButtonLink>
            ) : (
              <ButtonLink to={paths.locationHub()}>{t("Find agents")}</ButtonLink>
            )
          }
        >
          <p>{t("To write one, choose “Leave a review” on the profile of an agent you’ve dealt with.")}</p>
        </EmptyState>
      ) : null}
      {reviews.map((review) => (
        <OwnReviewCard key={review.id} review={review} nowMs={nowMs} />
      ))}
      <Pager
        firstTo={begun ? paths.myReviews() : null}
        nextTo={next === null ? null : paths.myReviews({ after: next })}
      />
    </Stack>
  );
}
