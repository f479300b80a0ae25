/**
 * What a writer says about themselves (16 CFR 465.5, 255.5): the questions, when the stars don't count, and the label
 * that is printed with the review.
 */
import { formatDay } from "#app/platform/time/dates.ts";
import { type PlainMessage, t } from "#app/text/text.ts";
import { REVIEW_TIES } from "#db/lists.ts";
import { DISCLOSURES_ASKED_FROM } from "./limits.ts";

export { REVIEW_TIES };
export type ReviewTies = (typeof REVIEW_TIES)[number];

export type Disclosure = {
  /** Is or was a client of the agent. */
  client: boolean;
  /** Was paid or promised something for the review. */
  paid: boolean;
  ties: ReviewTies;
};

/** The choices on the form. */
export const TIES_CHOICES: Readonly<Record<ReviewTies, PlainMessage>> = {
  none: "No",
  relative: "Yes, I’m a relative or a close friend",
  colleague: "Yes, I work with them or for them, or own a part of the business",
  competitor: "Yes, I work for a competitor",
};

const TIES_SAID: Readonly<Record<ReviewTies, PlainMessage>> = {
  none: "no ties to the agent",
  relative: "a relative or close friend of the agent",
  colleague: "works with the agent",
  competitor: "works for a competitor",
};

/** Whether the writer says of a stake in it. Such a review is shown with its label, and its stars don't count. */
export const hasStake = ({ paid, ties }: Pick<Disclosure, "paid" | "ties">): boolean =>
  paid || ties !== "none";

/** As stored with a review: null before we asked. */
export type Said = { saysClient: boolean | null; saysPaid: boolean | null; saysTies: ReviewTies | null };

/** What a row says that was read with `saidColumns`; null before we asked. */
export const disclosedBy = ({
  saysClient: client,
  saysPaid: paid,
  saysTies: ties,
}: Said): Disclosure | null =>
  client === null || paid === null || ties === null ? null : { client, paid, ties };
/** The other way around. */
export const storedAs = ({ client, paid, ties }: Disclosure): Said => ({
  saysClient: client,
  saysPaid: paid,
  saysTies: ties,
});

/** Said once under a list with reviews from before we asked. */
export const unaskedSentence = (): string =>
  t("We began to ask about pay and ties on {day}. Earlier reviews don’t say.", {
    day: formatDay(DISCLOSURES_ASKED_FROM),
  });

/** The label: what the writer said, and whether the stars count. `null` for a review from before we asked. */
export function disclosureLabel(said: Disclosure | null): string {
  if (said === null)
    return t("Written before {day}, when we began to ask about pay and ties.", {
      day: formatDay(DISCLOSURES_ASKED_FROM),
    });
  const words = {
    client: said.client ? t("is or was a client") : t("never a client"),
    paid: said.paid ? t("paid or promised something for this review") : t("not paid for this review"),
    ties: t(TIES_SAID[said.ties]),
  };
  return hasStake(said)
    ? t("The writer says: {client}, {paid}, {ties}. The stars of this review don’t count.", words)
    : t("The writer says: {client}, {paid}, {ties}.", words);
}
