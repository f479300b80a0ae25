import type { OwnQuestion } from "#app/domains/questions/types.ts";
import { paths } from "#app/paths/paths.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { named, type PlainMessage, t, tn } from "#app/text/text.ts";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";

/** The customer's newest questions. */
export function OwnQuestions({ questions }: { questions: OwnQuestion[] }) {
  return (
    <LinkList>
      {questions.slice(0, 5).map((question) => (
        <LinkListItem
          key={question.id}
          wrap
          to={`${paths.myQuestions()}#q-${question.id}`}
          end={statusWords(question)}
        >
          <span className="line-clamp-2">{question.question}</span>
          <span className="block text-14 text-muted">
            {`${named(question.typeName)} · ${formatDayOf(question.askedAt)}`}
          </span>
        </LinkListItem>
      ))}
    </LinkList>
  );
}

/** Of a question without an answer. */
const STATUSES = {
  unconfirmed: "check your email to send it",
  waiting: "waiting for an answer",
  answered: "answered",
  closed: "closed",
  withdrawn: "withdrawn",
  removed: "removed",
} satisfies Record<OwnQuestion["status"], PlainMessage>;

function statusWords({ status, answers }: OwnQuestion): string {
  if (status === "unconfirmed") return t("check your email to send it");
  return answers.length === 0 ? t(STATUSES[status]) : tn(answers.length, "{n} answer", "{n} answers");
}
