import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { DecisionInput } from "#app/domains/reviews/cases/case-inputs.ts";
import { findCase } from "#app/domains/reviews/cases/case-queries.server.ts";
import { type DecideOutcome, decideCase } from "#app/domains/reviews/cases/decide-commands.server.ts";
import { listCases } from "#app/domains/reviews/cases/queue-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/notice.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { type Refusal, readSent } from "#app/platform/submission.ts";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { CaseDecision } from "./case-decision.tsx";
import { CaseFlags } from "./case-flags.tsx";
import { CaseHistory } from "./case-history.tsx";
import { CaseReview } from "./case-review.tsx";
import { CaseSignals } from "./case-signals.tsx";
import { causeWords, refusalWords, toldWords } from "./case-words.ts";
import { goOn } from "./decide.server.ts";
import { DecisionPage } from "./decision-page.tsx";

export const handle = { access: "admin" } satisfies RouteHandle;

async function getCase(context: AppContext, id: string | undefined, adminId: string) {
  const caseId = parseUuid(id);
  const page = caseId === null ? null : await findCase(context, caseId, adminId);
  if (page !== null) return page;
  throw notFoundNotice("Case not found", "There’s no review case at this address.", [
    { label: "Reviews to decide", to: paths.adminReviews() },
  ]);
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const { review, ...page } = await getCase(context, params.id, admin.userId);
  // How many stars were given stays on the server: nobody who decides sees it here.
  const { stars: _stars, ...shown } = review;
  return { ...page, review: shown, rules: rulesOf(DecisionInput), nowMs: context.clock.now() };
}

type Refused = Exclude<DecideOutcome, { kind: "decided" }>;

function answerOf(outcome: Refused): { status: number } & Refusal {
  switch (outcome.kind) {
    case "refused":
      return { status: 403, notice: { title: refusalWords[outcome.why] } };
    case "no-reason":
      return { status: 400, errors: { reason: "Choose the reason we give both sides." } };
    case "changed":
      return {
        status: 409,
        notice: { title: "The writer has changed it since you read it. Please read it again." },
      };
    case "closed":
      return { status: 409, notice: { title: "Somebody else decided it, or the review is gone." } };
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const sent = await readSent(request, DecisionInput);
  const page = await getCase(context, params.id, admin.userId);
  if (!sent.ok) return sent.refuse(400);
  const outcome = await decideCase(context, admin.userId, page, sent.value);
  if (outcome.kind !== "decided") {
    const { status, ...why } = answerOf(outcome);
    return sent.refuse(status, why);
  }
  return goOn(request, context, {
    text: toldWords(outcome.told),
    own: page.open,
    queue: async () =>
      (await listCases(context, { show: "open", after: null })).cases.map(({ id, dueAt, agentName }) => ({
        id,
        dueAt,
        to: paths.adminReview(id),
        label: `a review of ${agentName}`,
      })),
    back: paths.adminReviews(),
  });
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "A review to decide", description: "One case.", indexable: false });

export default function AdminReview() {
  const { open, review, versions, signals, flags, others, refusal, rules, nowMs } =
    useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <DecisionPage
      back={{ to: paths.adminReviews(), label: "Reviews to decide" }}
      title={causeWords(open)}
      clock={{ ...open, nowMs }}
      about={
        <>
          A review of{" "}
          <Link to={`${paths.showcase(review.agentSlug)}#reviews`} prefetch="none">
            {review.agentName}
          </Link>
        </>
      }
    >
      <CaseReview review={review} versions={versions} />
      {open.statement === "" ? null : (
        <Section id="statement" title="What the appeal says" thin>
          <Written as="blockquote" className="m-0 max-w-176" dir="auto">
            {open.statement}
          </Written>
        </Section>
      )}
      <CaseFlags flags={flags} />
      <CaseSignals signals={signals} />
      <CaseDecision
        open={open}
        review={review}
        refusal={refusal === null ? null : refusalWords[refusal]}
        rules={rules}
        answer={answer}
      />
      <CaseHistory cases={others} />
    </DecisionPage>
  );
}
