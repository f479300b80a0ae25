/** Sentences about conversations that several pages use. */
import { type PlainMessage, t } from "#app/text/text.ts";
import type { SendRefusal } from "./policy.ts";
import type { ClosedBy, MessageReportReason, Side } from "./types.ts";

export const REPORT_REASONS: Readonly<Record<MessageReportReason, PlainMessage>> = {
  pressure: "Pressure to buy",
  advertising: "Unwanted advertising",
  abusive: "Insulting or threatening",
  fraud: "Looks like fraud",
  other: "Something else",
};

export const REFUSED: Readonly<Record<SendRefusal | "too-many" | "key-taken", PlainMessage>> = {
  closed: "This conversation is closed. Nothing was sent.",
  unreachable: "This account can’t receive messages anymore. Nothing was sent.",
  "too-many": "That’s a lot of messages at once. Wait a few minutes, then send it again.",
  "key-taken": "A different message was already sent from this form. Reload the page, then send this one.",
};

/** Why no one can write right now, for the reader on this side. */
export function closedWords(closedBy: readonly ClosedBy[], side: Side, name: string): string {
  if (closedBy.includes("fairlead")) return t("This conversation was closed after a report.");
  if (closedBy.includes(side)) return t("You closed this conversation.");
  return t("{name} closed this conversation.", { name });
}

/** What customers agree to when they show their contact details. Stored with the consent, in the language it was shown in. */
export const contactConsent = (agentName: string): string =>
  t(
    "{name} may see my full name, my email address, and the number I give here, and contact me about this conversation. I can undo this anytime.",
    { name: agentName },
  );

/** The form with that sentence line by line, as it is shown, for the consent record. */
export const contactForm = (agentName: string): string =>
  [
    t("Show my contact details"),
    t("Phone number"),
    t("Without one, {name} sees only your name and email address.", { name: agentName }),
    contactConsent(agentName),
    t("Agree and show"),
  ].join("\n");
