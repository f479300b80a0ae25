/**
 * What each side is told about a decision: the outcome, the reason, the note, and how to appeal. The agent's name is
 * the only one in it.
 */

import { type EmailStop, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { flagLabel, removedLabel } from "../../reasons.ts";
import { type Appellant, appealUntil, type CaseCause, type Effect } from "../case-policy.ts";

/** The writer, the agent's account, or someone who flagged the review. */
export type Told = "writer" | "agent" | "reporter";

export type DecisionFacts = {
  cause: CaseCause;
  appellant: Appellant | null;
  event: Effect["event"];
  /** A reason class: why it was removed, or what the rejected flags said. */
  reason: string | null;
  note: string;
  /** It was held until now. */
  held: boolean;
  agentName: string;
  /** Only for a published review; a removed one's words are not repeated. */
  title: string | null;
  /** The day that both sides know the review by: published, else sent. */
  dayAt: number;
  decidedAt: number;
};

/** "Your review of Ines Calloway", "A review of you". */
const subjectOf = (told: Told, { agentName }: DecisionFacts): string =>
  told === "writer"
    ? `Your review of ${agentName}`
    : told === "agent"
      ? "A review of you"
      : `The review of ${agentName} you reported`;

function outcomeWords({ event }: DecisionFacts): string {
  switch (event) {
    case "released":
      return "is published";
    case "removed":
      return "was removed";
    case "restored":
      return "is published again";
    case "upheld":
      return "stays up";
    case null:
      return "stays removed";
  }
}

/** What was done and why, in sentences. */
function sentences(told: Told, facts: DecisionFacts): string[] {
  const { event, cause, appellant, reason, dayAt, held } = facts;
  const whose = told === "writer" ? "your review" : "the review";
  const who = cause === "appeal" ? "A second person on our team" : "Someone on our team";
  const appeal = appellant === "writer" ? "the writer’s appeal" : "the agent’s appeal";
  const read =
    cause === "appeal"
      ? `${who} read ${whose} from ${formatDayOf(dayAt)}, the first decision, and ${appeal}.`
      : `${who} read ${whose} from ${formatDayOf(dayAt)}.`;
  const because = reason === null ? [] : [`Reason: ${removedLabel(reason)}.`];
  switch (event) {
    case "released":
      return [`${read} It was held, and it’s published now.`];
    case "removed":
      return [`${read} ${held ? "It was held, and it’s" : "It’s"} removed.`, ...because];
    case "restored":
      return [`${read} It’s published again.`];
    case "upheld":
      return [
        `${read} It stays up.`,
        ...(reason === null ? [] : [`The report said: ${flagLabel(reason)}. We didn’t find that.`]),
      ];
    case null:
      return [`${read} It stays removed.`, ...because];
  }
}

/** Title and text for the bell; `appealable` when this side may appeal. */
export function decisionWords(told: Told, facts: DecisionFacts, appealable: boolean) {
  return {
    title: `${subjectOf(told, facts)} ${outcomeWords(facts)}`,
    message: [...sentences(told, facts), facts.note, ...closing(facts, appealable)].filter(Boolean).join(" "),
  };
}

function closing({ cause, decidedAt }: DecisionFacts, appealable: boolean): string[] {
  if (cause === "appeal") return ["This decision is final."];
  return appealable
    ? [`You can appeal until ${formatDayOf(appealUntil(decidedAt))}. A second person decides.`]
    : [];
}

const titleLine = ({ title }: DecisionFacts): string[] => (title === null ? [] : [`The review: “${title}”.`]);

/** The email to one recipient. `url` leads to the appeal if there can be one, else to the review. */
export const decisionEmail = (
  recipient: string,
  told: Told,
  facts: DecisionFacts,
  { appealable, url, stop }: { appealable: boolean; url: string; stop: EmailStop },
): Email =>
  writeEmail("review-decision", recipient, {
    subject: decisionWords(told, facts, appealable).title,
    before: [
      ...titleLine(facts),
      ...sentences(told, facts),
      ...(facts.note === "" ? [] : [`Note from us: ${facts.note}`]),
    ],
    link: {
      label: appealable ? "Appeal" : told === "writer" ? "View your review" : "View the agent’s reviews",
      url,
    },
    after: [
      ...closing(facts, appealable),
      "Star ratings play no part in our decisions, and we don’t remove a review for being negative.",
    ],
    stop,
  });
