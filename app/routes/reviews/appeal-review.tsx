import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { openAppeal } from "#app/domains/reviews/cases/appeal-commands.server.ts";
import { findAppeal } from "#app/domains/reviews/cases/appeal-queries.server.ts";
import { AppealInput } from "#app/domains/reviews/cases/case-inputs.ts";
import { type AppealRefusal, appealUntil } from "#app/domains/reviews/cases/case-policy.ts";
import { APPEAL_DAYS, APPEAL_DUE_HOURS } from "#app/domains/reviews/limits.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { formatUtcDay } from "#app/platform/dates.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/notice.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { readSent } from "#app/platform/submission.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { AppealForm } from "./appeal-form.tsx";
import { DecidedFacts } from "./decided-facts.tsx";

export const handle = { access: "signed-in" } satisfies RouteHandle;

const HELP = [{ label: "How reviews are checked", to: paths.help("reviews") }];

const REFUSALS: Readonly<Record<Exclude<AppealRefusal, "stranger">, { status: number; title: string }>> = {
  "nothing-against": { status: 403, title: "There’s no decision against you here." },
  final: { status: 409, title: "A second person has decided. That decision is final." },
  appealed: { status: 409, title: "This decision was appealed before. You can appeal only once." },
  late: { status: 409, title: `You can appeal within ${APPEAL_DAYS} days, and that time has passed.` },
  looking: {
    status: 409,
    title: "Somebody is looking at this review right now. We’ll tell you what they decide.",
  },
};

/** The decision as its side sees it. Throws 404 for everybody else, and why there is nothing to appeal. */
async function findOwn(context: AppContext, id: string | undefined, userId: string) {
  const reviewId = parseUuid(id);
  const page = reviewId === null ? null : await findAppeal(context, reviewId, userId);
  if (page === null || page.decision === "stranger")
    throw notFoundNotice("Nothing to appeal", "There’s no decision here about a review of yours.", HELP);
  if (page.decision !== "allowed") {
    const { id: shown, appealDueAt } = page.review;
    if (page.decision === "appealed" && appealDueAt !== null) {
      const text = `We’ll decide by ${formatUtcDay(appealDueAt)} and tell you.`;
      const links = [{ label: "The review", to: paths.review(shown) }, ...HELP];
      throw Response.json({ title: "A second person has your appeal", text, links }, { status: 409 });
    }
    const { status, title } = REFUSALS[page.decision];
    throw Response.json({ title, text: "Nothing was sent.", links: HELP }, { status });
  }
  return page;
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const { review, decided, side } = await findOwn(context, params.id, viewer.userId);
  const { agentName, agentSlug, title, body } = review;
  return {
    side,
    rules: rulesOf(AppealInput),
    review: { agentName, agentSlug, title, body },
    decided: {
      decision: decided?.decision ?? "keep",
      reason: decided?.decisionReason ?? null,
      note: decided?.decisionNote ?? "",
      at: decided?.decidedAt ?? 0,
      until: appealUntil(decided?.decidedAt ?? 0),
    },
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const sent = await readSent(request, AppealInput);
  const page = await findOwn(context, params.id, viewer.userId);
  if (!sent.ok) return sent.refuse(400);
  if (!(await openAppeal(context, page, viewer.userId, sent.value.statement))) {
    const title = "You appealed in another tab, or the review has changed. Reload the page.";
    return sent.refuse(409, { notice: { title } });
  }
  const text = `A second person decides within ${APPEAL_DUE_HOURS / 24} days, and we’ll tell you.`;
  context.cookies.push(writeToast({ title: "Appeal sent", text, tone: "success" }));
  const { agentSlug } = page.review;
  return redirect(
    page.side === "writer" ? paths.leaveReview(agentSlug) : `${paths.showcase(agentSlug)}#reviews`,
    303,
  );
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Appeal a decision", description: "A second person decides.", indexable: false });

export default function AppealReview() {
  const { side, review, decided, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <PageMain own form>
      <PageHead form>
        <h1>Appeal a decision</h1>
        <p className="text-muted">
          About {side === "writer" ? `your review of ${review.agentName}` : `a review of ${review.agentName}`}
          . Somebody who didn’t make the first decision reads everything again and decides within{" "}
          {APPEAL_DUE_HOURS / 24} days. That decision is final.
        </p>
      </PageHead>
      <DecidedFacts review={review} decided={decided} />
      <AppealForm rules={rules} answer={answer} />
    </PageMain>
  );
}
