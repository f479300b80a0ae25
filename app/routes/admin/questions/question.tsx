import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigation } from "@remix-run/react";
import { AskMoreInput, CloseInput } from "#app/domains/questions/admin/admin-inputs.ts";
import { findAdminQuestion } from "#app/domains/questions/admin/admin-queries.server.ts";
import { AnswerInput } from "#app/domains/questions/inputs.ts";
import { ANSWER_MAX_CHARACTERS, CLOSE_REASON, WIDEN_AFTER_MINUTES } from "#app/domains/questions/limits.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { Written } from "#app/ui/record/written.tsx";
import { requireFound } from "../decide/decide.server.ts";
import { DecisionPage } from "../decide/decision-page.tsx";
import { AskMore } from "./ask-more.tsx";
import { AskedAgents } from "./asked-agents.tsx";
import { QUESTION_STATUS } from "./question-words.ts";
import { takeQuestion } from "./take-question.server.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

const MISSING = { title: "Question not found", text: "It was deleted, or this address never had one." };
const NAME_MAX_CHARACTERS = 60;

function getQuestion(context: AppContext, id: string | undefined, adminId: string, find = "") {
  return requireFound(
    context,
    id,
    (_, found) => findAdminQuestion(context, found, { adminId, find }),
    MISSING,
  );
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const find = (new URL(request.url).searchParams.get("find") ?? "").slice(0, NAME_MAX_CHARACTERS);
  return {
    question: await getQuestion(context, params.id, admin.userId, find),
    find,
    rules: { ask: rulesOf(AskMoreInput), close: rulesOf(CloseInput), answer: rulesOf(AnswerInput) },
    nowMs: context.clock.now(),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const question = await getQuestion(context, params.id, admin.userId);
  return takeQuestion(request, context, admin.userId, question);
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "A question without an answer",
    description: "Ask other agents, answer it, or close it.",
    indexable: false,
  });

export default function AdminQuestion() {
  const { question, find, rules, nowMs } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { status, askedAt, firstAnsweredAt, typeName, stateCode, zip } = question;
  const [firstMinutes] = WIDEN_AFTER_MINUTES;
  const waits = status === "waiting";
  return (
    <DecisionPage
      title={question.title === "" ? "Text deleted" : question.title}
      clock={{
        openedAt: askedAt,
        dueAt: waits || firstAnsweredAt !== null ? askedAt + firstMinutes * MINUTE_MS : null,
        decidedAt: firstAnsweredAt,
        nowMs,
      }}
      about={
        <>
          <span>{`${typeName}, ${stateCode} ${zip}, asked `}</span>
          <LocalTime timeMs={askedAt} />
        </>
      }
    >
      <Section id="question" title="The question" thin>
        <Written>{question.question}</Written>
        <p className="mt-3 text-14 text-muted">
          {question.mayBeCalled
            ? "The asker lets the agents who answer call them. Their name and number aren’t shown here."
            : "The asker wants no calls. Their name and address aren’t shown here."}
        </p>
      </Section>
      <AskedAgents question={question} />
      {waits ? (
        <>
          <AskMore question={question} find={find} rules={rules.ask} answer={answer} />
          {question.mayAnswer ? <AnswerIt rules={rules.answer} answer={answer} /> : null}
          <CloseIt rules={rules.close} answer={answer} />
        </>
      ) : (
        <Section id="decision" title="Decision" thin>
          <p>
            <span>{`${QUESTION_STATUS[status]}. `}</span>
            {status === "answered" ? (
              <Link to={paths.expertAnswer(question.slug)}>Its public page</Link>
            ) : null}
          </p>
        </Section>
      )}
    </DecisionPage>
  );
}

type AnswerItProps = { rules: FormRules<"body">; answer: FormReply | undefined };

/** For an admin who is licensed for it: an answer under their own name and license, like any expert's. */
function AnswerIt({ rules, answer }: AnswerItProps) {
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm({ name: "answer", rules, answer });
  return (
    <Section id="answer-it" title="Answer it yourself" thin>
      <PostForm form={form} className="max-w-176">
        <TextareaField
          label="Your answer"
          rows={8}
          optional={false}
          hint="It’s published with your name, your license, and your NPN, and the asker gets it by email."
          count={`at most ${ANSWER_MAX_CHARACTERS.toLocaleString("en-US")} characters`}
          field={form.field("body")}
        />
        <Row>
          <Button name="intent" value="answer" busy={busy} busyLabel="Publishing">
            Publish the answer
          </Button>
        </Row>
      </PostForm>
    </Section>
  );
}

type CloseItProps = { rules: FormRules<"reason">; answer: FormReply | undefined };

/** Closes a question that no agent will answer. */
function CloseIt({ rules, answer }: CloseItProps) {
  const busy = useNavigation().state === "submitting";
  const form = useAnsweredForm({ name: "close", rules, answer });
  return (
    <Section id="close-it" title="Close it" thin>
      <PostForm form={form} className="max-w-176">
        {form.notice ? (
          <Note tone="bad" live>
            {form.notice.title}
          </Note>
        ) : null}
        <TextareaField
          label="Reason"
          rows={4}
          optional={false}
          hint="The asker reads it in an email, in their language where you can. Nothing is published."
          count={`at most ${CLOSE_REASON.max.toLocaleString("en-US")} characters`}
          field={form.field("reason")}
        />
        <Row>
          <Button
            look="danger"
            name="intent"
            value="close"
            busy={busy}
            busyLabel="Closing"
            data-key="c"
            data-key-label="Close it"
          >
            Close the question
          </Button>
        </Row>
      </PostForm>
    </Section>
  );
}
