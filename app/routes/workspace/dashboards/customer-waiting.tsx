import { Link } from "@remix-run/react";
import type { Unread } from "#app/domains/messages/contact-queries.server.ts";
import { paths } from "#app/paths.ts";
import { Stats } from "#app/ui/record/stats.tsx";
import { NEW_ANSWER_DAYS } from "./limits.ts";

export type CustomerWaitingProps = {
  unread: Unread;
  /** Answers of the last days, to how many questions. */
  answers: { count: number; questions: number };
  /** Reviews whose link by email has not been opened. */
  unconfirmed: number;
};

/** What waits for a customer, each figure a way to it. */
export function CustomerWaiting({ unread, answers, unconfirmed }: CustomerWaitingProps) {
  return (
    <Stats
      items={[
        {
          label: "Unread messages",
          value: <Link to={paths.messages({ show: "unread" })}>{unread.messages}</Link>,
          base: unread.threads === 1 ? "in 1 conversation" : `in ${unread.threads} conversations`,
        },
        {
          label: "New answers",
          value: <Link to={paths.myQuestions()}>{answers.count}</Link>,
          base:
            answers.count === 0
              ? `in the last ${NEW_ANSWER_DAYS} days`
              : `to ${answers.questions === 1 ? "1 question" : `${answers.questions} questions`}, last ${NEW_ANSWER_DAYS} days`,
        },
        {
          label: "Reviews to confirm",
          value: <Link to={paths.myReviews()}>{unconfirmed}</Link>,
          base: "by the link we emailed you",
        },
      ]}
    />
  );
}
