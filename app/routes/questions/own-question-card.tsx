import { Form, Link } from "@remix-run/react";
import { AnswerText } from "#app/domains/questions/components/answer-text.tsx";
import { QuestionClockBadge } from "#app/domains/questions/components/question-clock-badge.tsx";
import { CONFIRM_LINK_HOURS, UNCONFIRMED_DAYS } from "#app/domains/questions/limits.ts";
import { readClock } from "#app/domains/questions/policy.ts";
import { CHECK_EMAIL } from "#app/domains/questions/question-texts.ts";
import type { OwnQuestion } from "#app/domains/questions/types.ts";
import { paths } from "#app/paths/paths.ts";
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { formatSpan } from "#app/platform/time/time-words.ts";
import { named, rich, t, tn } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Checked } from "#app/ui/choices/checked.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import { Tag } from "#app/ui/record/tag.tsx";
import { Written } from "#app/ui/record/written.tsx";

type OwnQuestionCardProps = { question: OwnQuestion; nowMs: number };

/** One of the asker's questions with its answers and actions. */
export function OwnQuestionCard({ question, nowMs }: OwnQuestionCardProps) {
  const { id, slug, status, typeName, zip, askedAt, answers, consent } = question;
  const time = <LocalTime timeMs={askedAt} />;
  const open = status === "unconfirmed" || status === "waiting" || status === "answered";
  return (
    <Section
      id={`q-${id}`}
      title={`${named(typeName)}, ${zip}`}
      aside={<OwnStatus question={question} nowMs={nowMs} />}
      thin
    >
      <Stack className="max-w-measure">
        <Written className="text-18">{question.question}</Written>
        {status === "unconfirmed" ? <NotSentYet id={id} /> : null}
        <Caption>
          {status === "unconfirmed" ? rich("Written {time}.", { time }) : rich("Asked {time}.", { time })}
          <span>{` ${statusSentence(question, nowMs)}`}</span>
          {status === "answered" ? (
            <>
              <span> </span>
              <Link to={paths.expertAnswer(slug)}>{t("See the public page")}</Link>
            </>
          ) : null}
        </Caption>
        {answers.map((answer) => (
          <article
            key={answer.id}
            className="border-accent border-l-2 bg-surface p-4"
            aria-label={t("Answer from {name}", { name: answer.agentName })}
          >
            <div className="flex items-center gap-3">
              <Avatar {...answer.by} size="sm" />
              <p className="min-w-0">
                <Link to={paths.showcase(answer.agentSlug)}>{answer.agentName}</Link>
                <Caption as="span" className="block">
                  <span>{`${t("licensed in {state}", { state: named(answer.licenseState) })} · NPN ${answer.npn} · `}</span>
                  <LocalTime timeMs={answer.createdAt} />
                  <span>
                    {answer.editedAt === null
                      ? ""
                      : t(", edited {day}", { day: formatMoment(answer.editedAt) })}
                  </span>
                </Caption>
              </p>
            </div>
            <AnswerText text={answer.body} className="my-3" />
            {question.helpfulAnswerId === answer.id ? (
              <Checked>{t("You found this helpful")}</Checked>
            ) : open ? (
              <Form method="post">
                <input type="hidden" name="question" value={id} />
                <input type="hidden" name="answer" value={answer.id} />
                <Button small name="intent" value="helpful">
                  {t("This helped")}
                </Button>
              </Form>
            ) : null}
          </article>
        ))}
        {open ? (
          <Disclosure summary={t("Change or withdraw")}>
            <Row method="post" as={Form}>
              <input type="hidden" name="question" value={id} />
              {consent !== null && consent.revokedAt === null ? (
                <Button small name="intent" value="revoke">
                  {t("Stop calls from agents")}
                </Button>
              ) : null}
              <Button small look="danger" name="intent" value="withdraw">
                {t("Withdraw this question")}
              </Button>
            </Row>
          </Disclosure>
        ) : null}
        {consent?.revokedAt ? (
          <Caption>
            {rich("You turned calls off {time}.", {
              time: <LocalTime timeMs={consent.revokedAt} />,
            })}
          </Caption>
        ) : null}
      </Stack>
    </Section>
  );
}

/** Where the question is, in a word or with its clock. */
function OwnStatus({ question, nowMs }: OwnQuestionCardProps) {
  const { status, askedAt, answers } = question;
  const [first] = answers;
  if (status === "unconfirmed") return <Tag icon="mail">{t("Confirm it by email")}</Tag>;
  if (status === "withdrawn") return <Tag>{t("Withdrawn")}</Tag>;
  if (status === "closed" || status === "removed") return <Tag>{t("Closed")}</Tag>;
  if (status === "answered" && first === undefined) return null;
  const clock = readClock({ askedAt, firstAnsweredAt: first?.createdAt ?? null }, nowMs);
  return <QuestionClockBadge clock={clock} />;
}

/** What the asker still has to do before agents get the question. */
function NotSentYet({ id }: { id: string }) {
  return (
    <Note>
      <p>
        <b>{t("Not sent yet.")}</b>
        <span>{` ${t(CHECK_EMAIL)} ${t(
          "It works for {hours} hours. Without your confirmation, we delete the question after {days} days.",
          { hours: CONFIRM_LINK_HOURS, days: UNCONFIRMED_DAYS },
        )}`}</span>
      </p>
      <Form method="post">
        <input type="hidden" name="question" value={id} />
        <Button small name="intent" value="mail-again">
          {t("Send the link again")}
        </Button>
      </Form>
    </Note>
  );
}

function statusSentence({ status, answers, expertCount, askedAt }: OwnQuestion, nowMs: number): string {
  if (status === "unconfirmed") return "";
  if (status === "withdrawn") return t("You withdrew it.");
  if (status === "removed") return t("It was removed.");
  if (status === "closed") return t("We closed it without an answer. Our email to you says why.");
  if (answers.length > 0) return tn(answers.length, "{n} answer.", "{n} answers.");
  if (status === "answered")
    return t("It was answered, but none of that is shown now. We removed it after a report.");
  const time = formatSpan(nowMs - askedAt);
  return expertCount === 0
    ? t("Waiting for {time}. We’re looking for agents near you.", { time })
    : tn(
        expertCount,
        "Waiting for {time}. {n} agent has your question.",
        "Waiting for {time}. {n} agents have your question.",
        { time },
      );
}
