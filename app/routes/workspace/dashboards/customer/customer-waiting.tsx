import { Link } from "@remix-run/react";
import type { Unread } from "#app/domains/messages/reading/contact-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import { t, tn } from "#app/text/text.ts";
import { Icon } from "#app/ui/icon.tsx";
import { NEW_ANSWER_DAYS } from "../limits.ts";

export type CustomerWaitingProps = {
  unread: Unread;
  /** Answers of the last days, to how many questions. */
  answers: { count: number; questions: number };
  /** Reviews whose emailed link wasn't opened yet. */
  unconfirmed: number;
};

/** What waits for a customer, each a card that leads to it; nothing for what doesn't. */
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
  if (items.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-3">
      {items.map(({ label, value, base }) => (
        <div
          key={label}
          className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 border border-line-strong bg-accent-tint px-4 py-3 max-md:w-full md:min-w-72 [&_a]:text-inherit [&_a]:no-underline [&_a]:after:absolute [&_a]:after:inset-0 hover:[&_dt]:underline"
        >
          <dt className="col-start-2 self-end font-label">{label}</dt>
          <dd className="col-start-1 row-span-2 row-start-1 font-heading font-serif text-[2.25rem] text-accent lining-nums leading-none">
            {value}
          </dd>
          <dd className="col-start-2 self-start text-13 text-ink-2">{base}</dd>
          <dd className="col-start-3 row-span-2 row-start-1 text-muted" aria-hidden>
            <Icon name="right" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
