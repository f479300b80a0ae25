import { Link } from "@remix-run/react";
import type { Unread } from "#app/domains/messages/reading/contact-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import { t, tn } from "#app/text/text.ts";
import { Stats } from "#app/ui/figures/stats.tsx";
import { NEW_ANSWER_DAYS } from "../limits.ts";

export type CustomerWaitingProps = {
  unread: Unread;
  /** Answers of the last days, to how many questions. */
  answers: { count: number; questions: number };
  /** Reviews whose emailed link wasn't opened yet. */
  unconfirmed: number;
};

/** What waits for a customer, each figure a link to it; nothing for what doesn't. */
export function CustomerWaiting({ unread, answers, unconfirmed }: CustomerWaitingProps) {
  const items = [
    {
      count: unread.messages,
      label: t("Unread messages"),
      value: <Link to={paths.messages({ show: "unread" })}>{unread.messages}</Link>,
      base: tn(unread.threads, "in {n} conversation", "in {n} conversations"),
    },
    {
      count: answers.count,
      label: t("New answers"),
      value: <Link to={paths.myQuestions()}>{answers.count}</Link>,
      base: tn(answers.questions, "to {n} question, last {days} days", "to {n} questions, last {days} days", {
        days: NEW_ANSWER_DAYS,
      }),
    },
    {
      count: unconfirmed,
      label: t("Reviews to confirm"),
      value: <Link to={paths.myReviews()}>{unconfirmed}</Link>,
      base: t("by the link we emailed you"),
    },
  ].filter(({ count }) => count > 0);
  return items.length === 0 ? null : <Stats items={items} />;
}
