import type { Language } from "#app/text/text.ts";
import type { CONSENT_CHANNELS, CONSENT_PURPOSES } from "#db/lists.ts";

export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** What a form says about a consent that is given in it. */
export type GivenConsent = {
  userId: string | null;
  email: string;
  /** First and last name, as they were typed or as the account has them. */
  name: string;
  /** E.164 where that is certain, else as it was typed; null without a number. */
  phone: string | null;
  /** To whom: in words, and the agent's id; null: the agents who answer a question. */
  recipient: string;
  sellerId: string | null;
  purpose: ConsentPurpose;
  /** The id of the question, the conversation, or the lead. */
  subjectId: string;
  channel: ConsentChannel;
  /** The sentence that was agreed to. */
  textShown: string;
  /** The form around it, line by line, in the language it was read in. */
  formShown: string;
  language: Language;
  /** The page's path. */
  givenOn: string;
  /** Browser and system in a few words; null if unknown. */
  browser: string | null;
};

/** What a sealed copy holds: everything that proves a consent (16 CFR 310.5(a)(8)). */
export type ConsentEvidence = Omit<GivenConsent, "userId" | "givenOn"> & {
  id: string;
  textHash: string;
  /** The page's whole address. */
  page: string;
  /** ISO 8601, in UTC. */
  givenAt: string;
  /** A keyed hash of the network it was sent from, never its address; null if unknown. */
  network: string | null;
};
