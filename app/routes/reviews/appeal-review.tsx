import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { openAppeal } from "#app/domains/reviews/cases/appeals/appeal-commands.server.ts";
import { findAppeal } from "#app/domains/reviews/cases/appeals/appeal-queries.server.ts";
import { AppealInput } from "#app/domains/reviews/cases/case-inputs.ts";
import { type AppealRefusal, appealUntil } from "#app/domains/reviews/cases/case-policy.ts";
import {
  APPEAL_DAYS,
  APPEAL_DUE_HOURS,
  STATEMENT_MAX_CHARACTERS,
  STATEMENT_MIN_CHARACTERS,
} from "#app/domains/reviews/limits.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { type Message, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { DecidedFacts } from "./decided-facts.tsx";

export const handle = { access: "signed-in" } satisfies RouteHandle;

const helpLinks = () => [{ label: t("How reviews are checked"), to: paths.help("reviews") }];

type Refusal = { status: number; title: Message };
const REFUSALS = {
  "nothing-against": { status: 403, title: "There’s no decision against you here." },
  final: { status: 409, title: "A second person has decided. That decision is final." },
  appealed: { status: 409, title: "This decision was appealed before. You can appeal only once." },
  late: { status: 409, title: "You can appeal within {days} days, and that time has passed." },
  looking: {
    status: 409,
    title: "Somebody is looking at this review right now. We’ll tell you what they decide.",
  },
} as const satisfies Readonly<Record<Exclude<AppealRefusal, "stranger">, Refusal>>;

/**
 * The decision, for the reader's side of the case, or the reason why it cannot be appealed. Throws 404 for other
 * readers.
 */
async function findOwn(context: AppContext, id: string | undefined, userId: string) {
  const reviewId = parseUuid(id);
  const page = reviewId === null ? null : await findAppeal(context, reviewId, userId);
  if (page === null || page.decision === "stranger")
    throw notFoundNotice(
      t("Nothing to appeal"),
      t("There’s no decision here about a review of yours."),
      helpLinks(),
    );
  if (page.decision !== "allowed") {
    const { id: shown, appealDueAt } = page.review;
    if (page.decision === "appealed" && appealDueAt !== null) {
      const text = t("We’ll decide by {day} and tell you.", { day: formatDayOf(appealDueAt) });
      const links = [{ label: t("The review"), to: paths.review(shown) }, ...helpLinks()];
      throw Response.json({ title: t("A second person has your appeal"), text, links }, { status: 409 });
    }
    const { status, title } = REFUSALS[page.decision];
    throw Response.json(
      { title: t(title, { days: APPEAL_DAYS }), text: t("Nothing was sent."), links: helpLinks() },
      { status },
    );
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
    const title = t("You appealed in another tab, or the review has changed. Reload the page.");
    return sent.refuse(409, { notice: { title } });
  }
  const text = t("A second person decides within {days} days, and we’ll tell you.", {
    days: APPEAL_DUE_HOURS / 24,
  });
  context.cookies.push(writeToast({ title: t("Appeal sent"), text, tone: "success" }));
  const { agentSlug } = page.review;
  return redirect(
    page.side === "writer" ? paths.leaveReview(agentSlug) : `${paths.showcase(agentSlug)}#reviews`,
    303,
  );
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: t("Appeal a decision"),
    description: t("A second person decides."),
    indexable: false,
  });

export default function AppealReview() {
  const { side, review, decided, rules } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const about = { name: review.agentName, days: APPEAL_DUE_HOURS / 24 };
  return (
    <PageMain own form>
      <PageHead form>
        <h1>{t("Appeal a decision")}</h1>
        <p className="text-muted">
          {side === "writer"
            ? t(
                "About your review of {name}. Somebody who didn’t make the first decision reads everything again and decides within {days} days. That decision is final.",
                about,
              )
            : t(
                "About a review of {name}. Somebody who didn’t make the first decision reads everything again and decides within {days} days. That decision is final.",
                about,
              )}
        </p>
      </PageHead>
      <DecidedFacts review={review} decided={decided} />
      <AppealForm rules={rules} answer={answer} />
    </PageMain>
  );
}

type AppealFormProps = { rules: FormRules<"statement">; answer: FormReply | undefined };

/** The text for the second reviewer. */
function AppealForm({ rules, answer }: AppealFormProps) {
  const form = useAnsweredForm({ rules, answer });
  const busy = useNavigation().state === "submitting";
  return (
    <PostForm form={form} className="mt-6">
      {form.notice ? (
        <Note tone="bad" live>
          {form.notice.title}
        </Note>
      ) : null}
      <TextareaField
        label={t("Why is the decision wrong?")}
        rows={7}
        dir="auto"
        hint={t("Only the people who decide read it. The other side doesn’t.")}
        count={t("from {least} to {most} characters", {
          least: STATEMENT_MIN_CHARACTERS,
          most: STATEMENT_MAX_CHARACTERS,
        })}
        field={form.field("statement")}
      />
      <Row>
        <Button look="primary" busy={busy} busyLabel={t("Sending")}>
          {t("Send appeal")}
        </Button>
      </Row>
    </PostForm>
  );
}
