import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import type { FormReply } from "#app/platform/form-reply.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { CaseHistory } from "./case-history.tsx";
import { causeWords } from "./case-words.ts";
import { requireFound } from "./decide.server.ts";
import { DecisionPage } from "./decision-page.tsx";
import { MISSING_CASE, readCase, takeCase } from "./items/review.server.ts";
import { ReviewItem } from "./items/review-item.tsx";
import { readAgainOnConflict } from "./read-again.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const item = await requireFound(
    context,
    params.id,
    (at, id) => readCase(at, id, admin.userId),
    MISSING_CASE,
  );
  return { item, nowMs: context.clock.now() };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  return takeCase(request, context, admin.userId, params.id);
}

export const shouldRevalidate = readAgainOnConflict;

export const meta: MetaFunction = () =>
  pageMeta("", { title: "A review to decide", description: "One case.", indexable: false });

export default function AdminReview() {
  const { item, nowMs } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  const { open, review } = item;
  return (
    <DecisionPage
      back={{ to: paths.adminReviews(), label: "Reviews to decide" }}
      title={causeWords(open)}
      clock={{ ...open, nowMs }}
      about={
        <>
          <span>A review of </span>
          <Link to={`${paths.showcase(review.agentSlug)}#reviews`} prefetch="none">
            {review.agentName}
          </Link>
        </>
      }
    >
      <ReviewItem item={item} answer={answer} />
      <CaseHistory cases={item.others} />
    </DecisionPage>
  );
}
