import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { LINK_DAYS } from "#app/domains/reviews/limits.ts";
import { canEdit, nextReviewStatus, type WriterRefusal } from "#app/domains/reviews/policy.ts";
import { findWritingFacts } from "#app/domains/reviews/writing/own-queries.server.ts";
import { withoutSignal } from "#app/domains/reviews/writing/own-words.ts";
import { withdrawReview } from "#app/domains/reviews/writing/withdraw-commands.server.ts";
import { writeReview } from "#app/domains/reviews/writing/write-commands.server.ts";
import { ReviewInput } from "#app/domains/reviews/writing/write-inputs.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { type PlainMessage, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { UnsentReview, WriteReview } from "./write-review.tsx";

export const handle = { access: "signed-in" } satisfies RouteHandle;

const REFUSALS: Readonly<Record<WriterRefusal, PlainMessage>> = {
  self: "This is your own profile. You can’t review yourself.",
  colleague: "You belong to the same organization. Only customers can write reviews.",
  "not-listed": "This profile is closed and no longer takes reviews.",
};

/** The agent's slug; slugs are lowercase, so typed capitals are accepted. */
const slugOf = (request: Request) =>
  (new URL(request.url).searchParams.get("agent") ?? "").slice(0, 120).trim().toLowerCase();

async function findFacts(request: Request, context: AppContext, userId: string) {
  const facts = await findWritingFacts(context, userId, slugOf(request));
  if (facts !== null) return facts;
  throw notFoundNotice(t("Agent not found"), t("We couldn’t find an agent at this address."), [
    { label: t("Find agents"), to: paths.locationHub() },
  ]);
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  if (slugOf(request) === "") return null;
  const { agent, refusal, pause, own, types } = await findFacts(request, context, viewer.userId);
  const nowMs = context.clock.now();
  return {
    agent: { id: agent.id, name: agent.name, slug: agent.slug, photoUrl: agent.photoUrl },
    refusal: refusal === null ? null : t(REFUSALS[refusal]),
    own: own === null ? null : withoutSignal(own),
    paused:
      pause === null || own?.status === "published"
        ? null
        : pause === "yours"
          ? t(
              "New reviews of {name} are paused, because many came at once. You can still send yours: our team reads it first, whether it gives one star or five.",
              { name: agent.name },
            )
          : t(
              "New reviews of {name} are paused, because many came at once. Yours is published as always, because you met or messaged {name} here.",
              { name: agent.name },
            ),
    email: viewer.email,
    nowMs,
    open: own === null || nextReviewStatus(own.status, "submit") !== null || canEdit(own, nowMs),
    types: types.map(({ name }) => name),
    thisMonth: new Date(nowMs).toISOString().slice(0, 7),
    rules: rulesOf(ReviewInput),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const facts = await findFacts(request, context, viewer.userId);
  const form = await parseForm(request);
  const done = (title: string, text: string) => {
    context.cookies.push(writeToast({ title, text, tone: "success" }));
    return redirect(paths.leaveReview(facts.agent.slug), 303);
  };
  if (form.get("intent") === "withdraw") {
    const taken =
      facts.own !== null && (await withdrawReview(context, viewer.userId, facts.agent, facts.own));
    return taken
      ? done(t("Review taken back"), t("Its words are gone. You can write another one."))
      : data<FormReply>({ notice: { title: t("You have no review here to take back.") } }, { status: 409 });
  }
  const sent = readFields(form, ReviewInput);
  const { refuse } = sent;
  if (facts.refusal !== null) return refuse(403, { notice: { title: t(REFUSALS[facts.refusal]) } });
  if (!sent.ok) return refuse(400);
  const outcome = await writeReview(context, viewer, facts, sent.value, request);
  if (outcome.kind === "refused") return refuse(outcome.status, { errors: outcome.errors });
  return outcome.kind === "sent"
    ? done(
        t("Check your email"),
        t("Open the link within {days} days to confirm your review.", { days: LINK_DAYS }),
      )
    : outcome.kind === "changed"
      ? done(t("Review changed"), t("We saved what it said before."))
      : done(t("Nothing changed"), t("Your review is the same as before."));
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta("", {
    title: page ? t("Review {name}", { name: page.agent.name }) : t("Leave a review"),
    description: t("Tell others what it was like to work with this agent."),
    indexable: false,
  });

export default function LeaveReview() {
  const page = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  if (page === null) return <WhichAgent />;
  const { agent, refusal, own } = page;
  return refusal !== null && own === null ? (
    <NoReview agent={agent} why={refusal} answer={answer} />
  ) : (
    <WriteReview {...page} answer={answer} />
  );
}

type NoReviewProps = {
  agent: { name: string; slug: string };
  why: string;
  /** The errors of a review that was sent although it may not be. */
  answer: FormReply | undefined;
};

/** The reason why this reader cannot review this agent. */
function NoReview({ agent, why, answer }: NoReviewProps) {
  return (
    <PageMain own form>
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

/** For a visitor who has not chosen an agent yet. */
function WhichAgent() {
  return (
    <PageMain own form>
      <PageHead form>
        <h1>{t("Which agent?")}</h1>
        <p className="text-muted">
          {t("Find the agent you worked with. “Leave a review” is on their profile, next to the reviews.")}
        </p>
      </PageHead>
      <Stack
        as={Form}
        gap="form"
        action={paths.search()}
        role="search"
        aria-label={t("Find an agent to review")}
      >
        <InputField
          label={t("Name, place, or organization")}
          id="which-agent"
          name="q"
          type="search"
          dir="auto"
        />
        <Row>
          <Button look="primary">{t("Find agent")}</Button>
          <Link to={paths.saved()}>{t("Your saved agents")}</Link>
          <Link to={paths.myReviews()}>{t("Your reviews")}</Link>
        </Row>
      </Stack>
    </PageMain>
  );
}
