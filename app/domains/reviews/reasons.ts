/**
 * Texts for why a review is reported, removed, or held. Keyed by the unions, so a reason without texts does not
 * compile.
 */

import { type PlainMessage, t } from "#app/text/text.ts";
import type { ReasonClass } from "./cases/case-policy.ts";
import type { HoldReason } from "./signals/signals.ts";

type ReasonWords = {
  /** A table heading. */
  removed: PlainMessage;
  /** The end of a sentence about one removed review, and about several. */
  one: PlainMessage;
  several: PlainMessage;
  /** The choice on the report form, and its hint. */
  flagged: PlainMessage;
  hint: PlainMessage | null;
};

/** Nothing is removed for being negative (16 CFR Part 465; Consumer Review Fairness Act). */
const REASONS: Readonly<Record<ReasonClass, ReasonWords>> = {
  "personal-data": {
    removed: "Shared somebody’s private information",
    one: "shared somebody’s private information",
    several: "shared somebody’s private information",
    flagged: "It shares somebody’s private information",
    hint: "An address, a policy number, health details, a private person’s name.",
  },
  "wrong-agent": {
    removed: "Was about another agent or business",
    one: "was about another agent or business",
    several: "were about other agents or businesses",
    flagged: "It’s about another agent or business",
    hint: "The writer mixed them up.",
  },
  "off-topic": {
    removed: "Was not about the agent’s work",
    one: "was not about the agent’s work",
    several: "were not about the agent’s work",
    flagged: "It’s not about the agent’s work",
    hint: "Politics, some other dispute, or only an insurer’s decision.",
  },
  "not-a-customer": {
    removed: "Was not from a customer",
    one: "was not from a customer",
    several: "were not from customers",
    flagged: "It’s not from a customer",
    hint: "The writer never contacted this agent or bought from them.",
  },
  abusive: {
    removed: "Threatened or abused somebody",
    one: "threatened or abused somebody",
    several: "threatened or abused somebody",
    flagged: "It threatens or abuses somebody",
    hint: "Threats, slurs, or calls to harm.",
  },
  "conflict-of-interest": {
    removed: "Was from somebody with a stake in it",
    one: "was from somebody with a stake in it",
    several: "were from people with a stake in them",
    flagged: "The writer has a personal interest",
    hint: "Works for the agent or a competitor, is a relative, or was paid to write it, and doesn’t say so.",
  },
  advertising: {
    removed: "Was an advertisement",
    one: "was an advertisement",
    several: "were advertisements",
    flagged: "It advertises something",
    hint: "Links, phone numbers, or offers from somebody else.",
  },
};

/** For a reason that isn't on our list: none was stored, or another version of the product wrote it. */
const UNNAMED: ReasonWords = {
  removed: "Another reason",
  one: "was removed for another reason",
  several: "were removed for other reasons",
  flagged: "Another reason",
  hint: null,
};

const HELD: Readonly<Record<HoldReason, PlainMessage>> = {
  "organization-domain": "Came from the agent’s own organization",
  "agent-device": "Came from a browser that the agent’s side uses",
  "agent-network": "Came from a network that the agent’s side uses",
  "similar-text": "Is almost the same as another review",
  "shared-device": "Came from a device that others reviewed from",
  "disposable-mail": "Came with a throwaway email address",
  burst: "Came with many others in a short time",
  "shared-address": "Came from the same network as others",
  "new-account": "Came from an account made the same day",
  paused: "Came while reviews of the agent are paused",
  "sent-again": "Was taken back while a person looked at it",
};

const isOf = <Key extends string>(words: Readonly<Record<Key, unknown>>, reason: string): reason is Key =>
  Object.hasOwn(words, reason);

export const reasonWords = (reason: string): ReasonWords =>
  isOf(REASONS, reason) ? REASONS[reason] : UNNAMED;

/** Table heading for a removal reason. */
export const removedLabel = (reason: string): string => t(reasonWords(reason).removed);

/** Label for a reported reason. */
export const flagLabel = (reason: string): string => t(reasonWords(reason).flagged);

/** Table heading for a hold reason. */
export const heldLabel = (reason: string): string => t(isOf(HELD, reason) ? HELD[reason] : "Another signal");
