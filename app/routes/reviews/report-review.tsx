import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { FlagInput } from "#app/domains/reviews/cases/case-inputs.ts";
import { flagReview } from "#app/domains/reviews/cases/flags/flag-commands.server.ts";
import { findReportFacts } from "#app/domains/reviews/cases/flags/flag-queries.server.ts";
import { FLAGS_DUE_HOURS } from "#app/domains/reviews/limits.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { MANY_REPORTS, takeAction, takeShared, tooOften } from "#app/platform/security/address-limits.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { rich, t } from "#app/text/text.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { ReportReviewForm } from "./report-review-form.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

/** The review to report and the account that reports it. Throws 404, or 410 for a removed review. */
async function findFacts(context: AppContext, id: string | undefined) {
  const viewer = await getViewer(context);
  const userId = viewer !== null && viewer.accountStatus === "active" ? viewer.userId : null;
  const reviewId = parseUuid(id);
  const facts = reviewId === null ? null : await findReportFacts(context, reviewId, userId);
  const links =
    facts === null || !facts.review.listed
      ? [{ label: t("How reviews are checked"), to: paths.help("reviews") }]
      : [{ label: facts.review.agentName, to: paths.showcase(facts.review.agentSlug) }];
  if (facts?.review.status === "removed" && facts.review.listed) {
    const text = t("A person has read it and removed it, so there’s nothing left to report.");
    throw Response.json({ title: t("This review was removed"), text, links }, { status: 410 });
  }
  if (facts?.review.status !== "published" || !facts.review.listed)
    throw notFoundNotice(t("Review not found"), t("There’s no published review at this address."), links);
  return { facts, userId };
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { facts, userId } = await findFacts(context, params.id);
  const { id, agentName, agentSlug, author, title, own, flaggedAt } = facts.review;
  return {
    review: { agentName, agentSlug, author, title },
    here: paths.reportReview(id),
    signedIn: userId !== null,
    rules: rulesOf(FlagInput),
    closed: own
      ? t("This is your own review. You can edit it or take it back.")
      : flaggedAt === null
        ? null
        : t("You reported this review on {day}. A person reads it once for everyone who did.", {
            day: formatDayOf(flaggedAt),
          }),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { facts, userId } = await findFacts(context, params.id);
  const sent = await readSent(request, FlagInput);
  const { refuse } = sent;
  if (!sent.ok) return refuse(400);
  const wait = await takeAction(context, "report");
  if (wait > 0) return refuse(429, { notice: tooOften(wait) });
  const waitOfAll = userId === null ? await takeShared(context, "report") : 0;
  if (waitOfAll > 0) return refuse(429, { notice: tooOften(waitOfAll, MANY_REPORTS) });
  const outcome = await flagReview(context, facts, userId, sent.value);
  switch (outcome.kind) {
    case "own":
      return refuse(403, { notice: { title: t("This is your own review.") } });
    case "too-many":
      return refuse(429, { notice: { title: t("That’s a lot of reports."), text: t("Try again later.") } });
    case "again":
      return refuse(409, {
        notice: { title: t("You already reported this review."), text: t("Reporting it once is enough.") },
      });
    case "changed":
      return refuse(409, {
        notice: { title: t("This review changed at the same moment. Reload the page.") },
      });
    case "upheld":
      return refuse(409, {
        notice: {
          title: t("A person checked it for this reason on {day} and left it up.", {
            day: formatDayOf(outcome.decidedAt),
          }),
          text: t("It hasn’t changed since. If there’s another reason, we’ll look again."),
        },
      });
    case "received": {
      const text = t("A person reads it within {days} days. It stays up until then.", {
        days: FLAGS_DUE_HOURS / 24,
      });
      context.cookies.push(writeToast({ title: t("Reported"), text, tone: "success" }));
      return redirect(`${paths.showcase(facts.review.agentSlug)}#reviews`, 303);
    }
  }
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: t("Report a review"),
    description: t("Tell us what’s wrong with it."),
    indexable: false,
  });

export default function ReportReview() {
  const { review, here, signedIn, closed, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <PageMain own form>
      <PageHead form>
        <h1>{t("Report a review")}</h1>
        <p className="text-muted">
          {rich(
            "“{title}”, by {author} about {agent}. It stays up while a person looks at it. We don’t remove reviews for being negative.",
            {
              title: review.title,
              author: review.author,
              agent: <Link to={`${paths.showcase(review.agentSlug)}#reviews`}>{review.agentName}</Link>,
            },
          )}
        </p>
      </PageHead>
      {closed === null ? (
        <ReportReviewForm signedIn={signedIn} here={here} rules={rules} answer={answer} />
      ) : (
        <Note tone="plain">{closed}</Note>
      )}
    </PageMain>
  );
}
