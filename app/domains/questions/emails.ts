/** The emails of Ask an Expert. */
import { type EmailStop, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { site } from "#app/platform/site.ts";
import { t } from "#app/text/text.ts";
import { CONFIRM_LINK_HOURS, LINK_DAYS, UNCONFIRMED_DAYS } from "./limits.ts";
import { PROMISE } from "./question-texts.ts";

/** What the law asks to say about this insurance. */
type Legal = { legal: readonly string[] };

/** To the address of an unconfirmed question. Without its words: the address may belong to someone else. */
export const confirmQuestionEmail = (
  recipient: string,
  { writtenAt, url }: { writtenAt: string; url: string },
): Email =>
  writeEmail("confirm-question", recipient, {
    subject: t("Confirm your question to send it"),
    before: [
      t("Hello,"),
      t(
        "Someone, hopefully you, asked our agents a question with this email address on {day}. We’ll send it to them once you confirm it.",
        { day: writtenAt },
      ),
    ],
    link: { label: t("Review it and send it to agents"), url },
    after: [
      t("This link works once, within {hours} hours.", { hours: CONFIRM_LINK_HOURS }),
      t(
        "If this wasn’t you, ignore this email. The question goes to no one and is deleted after {days} days.",
        { days: UNCONFIRMED_DAYS },
      ),
    ],
  });

/** To the asker whose question went out. `linkDays` if it has a link of its own, for an asker without an account. */
export const receiptEmail = (
  recipient: string,
  { title, url, linkDays, legal }: { title: string; url: string; linkDays: number | null } & Legal,
): Email =>
  writeEmail("question-receipt", recipient, {
    subject: t("We’re asking agents your question"),
    before: [
      t("You asked: {title}", { title }),
      `${t("It goes to agents licensed for it in your state, the nearest first.")} ${t(PROMISE)}`,
    ],
    link: { label: t("Open your question, or take it back"), url },
    after:
      linkDays === null
        ? []
        : [
            t(
              "The link opens this question alone. It is good once, for {days} days; the page sends you a new one.",
              { days: linkDays },
            ),
          ],
    legal,
  });

/** To the asker, with the full answer: the link is for what comes next. `stop` for an asker with an account. */
export const answerEmail = (
  recipient: string,
  {
    title,
    answer,
    by,
    license,
    url,
    stop,
    legal,
  }: {
    title: string;
    answer: string;
    by: string;
    license: string;
    url: string;
    stop: EmailStop | undefined;
  } & Legal,
): Email =>
  writeEmail("expert-answer", recipient, {
    subject: t("An answer from {name}", { name: by }),
    before: [t("You asked: {title}", { title }), ...answer.split(/\n{2,}/), `${by}, ${license}`],
    link: { label: t("Open your question and mark what helped"), url },
    after: [
      t(
        "This link opens only this question. It works once, within {days} days, and the page can send you a new one.",
        { days: LINK_DAYS },
      ),
      t("This is general information from a licensed agent. What your policy says is what counts."),
    ],
    legal,
    stop,
  });

/** To the asker who wants back in. */
export const questionLinkEmail = (recipient: string, askedAt: string, url: string): Email =>
  writeEmail("question-link", recipient, {
    subject: t("Your link to your question"),
    before: [t("Someone asked a question with this email address on {day}.", { day: askedAt })],
    link: { label: t("Open your question"), url },
    after: [t("This link opens only this question. It works once, within {days} days.", { days: LINK_DAYS })],
  });

/** To the asker whose question nobody answered. */
export const closedEmail = (
  recipient: string,
  { title, reason, url, legal }: { title: string; reason: string; url: string } & Legal,
): Email =>
  writeEmail("question-closed", recipient, {
    subject: t("We closed your question without an answer"),
    before: [
      t("You asked: {title}", { title }),
      t("No agent answered it, and we closed it. It was not published. Our reason:"),
      ...reason.split(/\n{2,}/),
    ],
    link: { label: t("Ask again"), url },
    after: [],
    legal,
  });

/** To an expert in the circle. */
export const expertEmail = (
  recipient: string,
  {
    title,
    typeName,
    place,
    url,
    stop,
  }: { title: string; typeName: string; place: string; url: string; stop: EmailStop },
): Email =>
  writeEmail("expert-asked", recipient, {
    subject: `${typeName} question from ${place}`,
    before: ["Someone near you has a question you’re licensed to answer:", title],
    link: { label: "Read and answer", url },
    after: [
      `Your answer shows your name, your license, and your NPN. ${site.name} publishes it without the asker’s name.`,
    ],
    stop,
  });

/** To admins, when nobody has answered for an hour and a half. */
export const unansweredEmail = (recipient: string, { url, stop }: { url: string; stop: EmailStop }): Email =>
  writeEmail("question-unanswered", recipient, {
    subject: "A question still has no answer after 90 minutes",
    // Without the question's words: the page has them.
    before: [
      "We looked for agents to ask four times, and none of them has answered. No more agents are asked automatically.",
      "You can ask others, or close it.",
    ],
    link: { label: "Open the admin page", url },
    after: [],
    stop,
  });
