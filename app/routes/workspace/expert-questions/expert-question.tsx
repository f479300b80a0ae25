import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { findValidLicense } from "#app/domains/directory/profile/license-validity-queries.server.ts";
import { QuestionClockBadge } from "#app/domains/questions/components/question-clock-badge.tsx";
import { answerQuestion, saveDraft } from "#app/domains/questions/experts/answer-commands.server.ts";
import {
  findQuestionToAnswer,
  isClosedToExpert,
} from "#app/domains/questions/experts/expert-queries.server.ts";
import { AnswerInput, DraftInput } from "#app/domains/questions/inputs.ts";
import { type AnswerRefusal, readClock } from "#app/domains/questions/policy.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { formatPhone, phoneLink } from "#app/platform/contact-data/phone.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { Checked } from "#app/ui/choices/checked.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { ClosedQuestion, QuestionHead } from "./closed-question.tsx";

export const handle = { access: "signed-in", english: true } satisfies RouteHandle;

const REFUSALS: Readonly<Record<AnswerRefusal, string>> = {
  "not-asked": "This question wasn’t sent to you.",
  "not-licensed": "You have no active license today for this type of insurance in this state.",
  closed: "This question is closed. The asker took it back, or we closed or removed it.",
  "answer-removed": "We removed this answer after a report. It’s no longer shown, and it can’t be changed.",
};

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const id = (params.id ?? "").slice(0, 36);
  const question = await findQuestionToAnswer(context, viewer.userId, id);
  if (question === null && (await isClosedToExpert(context, viewer.userId, id))) {
    // Still with a page: they may have been writing an answer.
    return data({ question: null, license: null, rules: null, nowMs: context.clock.now() }, { status: 404 });
  }
  if (question === null) {
    throw notFoundNotice("Question not found", "No question at this address was sent to you.", [
      { label: "Your questions", to: paths.expertQuestions() },
    ]);
  }
  const license = await findValidLicense(context, question);
  return data({ question, license, rules: rulesOf(AnswerInput), nowMs: context.clock.now() });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const id = (params.id ?? "").slice(0, 36);
  const form = await parseForm(request);
  const done = (title: string, text: string) => {
    context.cookies.push(writeToast({ title, text, tone: "success" }));
    return redirect(paths.expertQuestion(id), 303);
  };
  if (form.get("intent") === "draft") {
    const draft = readFields(form, DraftInput);
    if (!draft.ok) return draft.refuse(400);
    const outcome = await saveDraft(context, viewer.userId, id, draft.value.body);
    switch (outcome) {
      case "saved":
        return done("Draft saved", "Only you see it.");
      case "removed":
        return done("Draft removed", "Nothing was written in it.");
      case "empty":
        return done("Nothing to save yet", "Write some of your answer first.");
      default:
        return draft.refuse(403, { errors: { form: REFUSALS[outcome] } });
    }
  }
  const sent = readFields(form, AnswerInput);
  if (!sent.ok) return sent.refuse(400);
  const outcome = await answerQuestion(context, viewer.userId, id, sent.value.body);
  if (outcome === null) throw notFoundNotice("Question not found", "There’s no question at this address.");
  if (outcome.kind === "refused") return sent.refuse(403, { errors: { form: REFUSALS[outcome.why] } });
  return outcome.kind === "published"
    ? done("Answer published", "The asker gets it by email.")
    : done("Answer changed", "The earlier version is on file.");
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Answer a question", description: "A question we sent you.", indexable: false });

export default function ExpertQuestion() {
  const { question, license, rules, nowMs } = useLoaderData<typeof loader>();
  const reply = useAnswer<typeof action>();
  const busy = useNavigation().state === "submitting";
  if (question === null) return <ClosedQuestion reply={reply} why={REFUSALS.closed} />;
  const { typeName, stateCode, zip, status, slug, contact, answer } = question;
  return (
    <Stack gap="loose">
      <QuestionHead title={question.title}>
        <Row as="p">
          <QuestionClockBadge clock={readClock(question, nowMs)} />
          <span className="text-muted">
            <span>{`${typeName} · ${zip}, ${question.distanceMiles.toFixed(1)} miles from your office · asked `}</span>
            <LocalTime timeMs={question.askedAt} />
          </span>
        </Row>
      </QuestionHead>
      <Written>{question.question}</Written>
      {contact === null ? null : (
        <p>
          <span>{`${contact.name} is open to a call about this question: `}</span>
          <a href={phoneLink(contact.phone)}>{formatPhone(contact.phone)}</a>
        </p>
      )}
      {status === "answered" ? (
        <p>
          <Link to={paths.expertAnswer(slug)}>
            {`${question.answerCount} ${question.answerCount === 1 ? "answer is" : "answers are"} published`}
          </Link>
        </p>
      ) : null}
      {answer?.removed ? (
        <Note tone="bad">
          <p>{REFUSALS["answer-removed"]}</p>
          <Written className="mt-2">{answer.body}</Written>
        </Note>
      ) : null}
      {license === null ? (
        <p>
          <Checked tone="warn">{REFUSALS["not-licensed"]}</Checked>
        </p>
      ) : null}
      {/* If the license ended or the answer was removed while they wrote, their text stays. */}
      {(license === null || answer?.removed) && reply === undefined ? null : (
        <AnswerForm
          key={answer?.editedAt ?? "first"}
          firstName={question.firstName}
          license={license && `${stateCode} ${license.number}, ${license.label}`}
          written={answer}
          draft={question.draft}
          rules={rules}
          reply={reply}
          busy={busy}
        />
      )}
    </Stack>
  );
}
