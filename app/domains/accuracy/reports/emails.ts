/** The emails about reported facts: to admins, to the agent, and to a reader who asked for the result. */
import { type EmailStop, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { named, t } from "#app/text/text.ts";
import type { FactDecisionName, ReportedFact } from "../types.ts";
import { FACT_NAMES } from "../words.ts";

type News = { title: string; message: string };
type Ways = { url: string; stop: EmailStop };

/** To admins. */
export const waitingFactEmail = (recipient: string, { title, message }: News, { url, stop }: Ways): Email =>
  writeEmail("waiting-fact", recipient, {
    subject: title,
    before: [message],
    link: { label: "Review it", url },
    after: [],
    stop,
  });

/** To the agent whose profile it is about. */
export const reportedFactEmail = (
  recipient: string,
  { title, message }: News,
  { url, label, stop }: Ways & { label: string },
): Email =>
  writeEmail("fact-reported", recipient, {
    subject: title,
    before: [message],
    link: { label, url },
    after: ["We don’t tell agents who reported it."],
    stop,
  });

const RESULTS = {
  "was-wrong": "You were right: it was wrong. We told the agent.",
  "is-right": "We checked, and it’s right as it is.",
  unclear: "We couldn’t find out whether it’s right.",
} as const satisfies Record<FactDecisionName, string>;
/** Where the agent answered before we did. */
const ANSWERED = {
  "was-wrong": "You were right: the agent has corrected it.",
  "is-right": "The agent confirmed that it’s right as it is.",
  unclear: RESULTS.unclear,
} as const satisfies Record<FactDecisionName, string>;

/** To a reader who reported it and left an address, in that reader's language. */
export const factResultEmail = (
  recipient: string,
  {
    fact,
    agentName,
    decision,
    byOwner,
    reason,
    url,
  }: {
    fact: ReportedFact;
    agentName: string;
    decision: FactDecisionName;
    byOwner: boolean;
    /** In English, as the admin wrote it; empty for the agent's own answer. */
    reason: string;
    url: string;
  },
): Email =>
  writeEmail("fact-result", recipient, {
    subject: t("What you reported about {name}", { name: agentName }),
    before: [
      t("You told us that this is wrong on the profile of {name}: {fact}.", {
        name: agentName,
        fact: t(FACT_NAMES[fact]),
      }),
      named((byOwner ? ANSWERED : RESULTS)[decision]),
      ...(reason === "" ? [] : [t("Our note: {note}", { note: reason })]),
    ],
    link: { label: t("View profile"), url },
    after: [t("We’ve deleted your email address from this report. You won’t get another email about it.")],
  });
