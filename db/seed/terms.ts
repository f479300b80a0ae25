/** The terms that a new register starts with. Dates are fixed: a document does not change with the day of the seed. */
import { createHash } from "node:crypto";
import type { termsVersions } from "../schema/terms.ts";
import { fixedId } from "./fixed-id.ts";

type TermsRow = typeof termsVersions.$inferInsert;
type Draft = Pick<TermsRow, "agreementType" | "version" | "title" | "changeSummary" | "effectiveAt"> & {
  sections: readonly (readonly [heading: string, ...paragraphs: string[]])[];
};

const FIRST = Date.UTC(2025, 0, 6, 6);
const SECOND = Date.UTC(2026, 5, 1, 5);

const account = [
  "Your account",
  "You give your own name and an address that reaches you, and you keep your password to yourself. One person, one account.",
  "You may delete the account at any time under Settings, Privacy. What was only yours goes at once.",
] as const;
const ending = [
  "When we end it",
  "We may archive an account that breaks these terms. We say why, and you may answer; a link restores an account that was archived by mistake.",
] as const;
const words = [
  "What you write",
  "What you write here stays yours. You let us show it on this site, and you answer for it being true and your own to share.",
] as const;
const honest = [
  "Honest reviews",
  "You may say what you think of an agent, good or bad. We never ask you not to, and nothing is removed for being negative.",
  "Reviews are of your own dealings. Nobody pays for one, and nobody reviews themselves, a relative or a colleague.",
] as const;
const oneAgent = [
  "Your request goes to one person",
  "When you contact an agent, your details go to that agent alone. They are not sold and not passed on; you can take your consent back in one step.",
] as const;
const licenses = [
  "Your license record",
  "Your record shows the state, number, lines, status and expiry of each license with the day the evidence was read. A lapsed license stays on the record and leaves that state's results.",
] as const;
const order = [
  "The order of results",
  "The order follows a formula that anyone can recompute. Payment has no place in it, and no plan hides a review.",
] as const;
const conduct = [
  "How you deal with customers",
  "You contact a customer only for what they asked, only through what they gave, and you stop when they say so.",
  "You do not offer anything for a review. A reply never confirms that somebody is your client.",
] as const;
const speak = [
  "You speak for the organization",
  "You have the right to act for it, you name who has, and you tell us when that changes.",
] as const;
const members = [
  "Its people",
  "You invite only those who work with it. Their licenses, NPN and reviews are theirs and go with them when they leave.",
] as const;

const documents: readonly Draft[] = [
  {
    agreementType: "customer",
    version: 1,
    title: "Terms for customers",
    changeSummary: "The first version.",
    effectiveAt: FIRST,
    sections: [account, honest, words, ending],
  },
  {
    agreementType: "customer",
    version: 2,
    title: "Terms for customers",
    changeSummary: "Adds that a request goes to one agent alone. The rest is as it was.",
    effectiveAt: SECOND,
    sections: [account, oneAgent, honest, words, ending],
  },
  {
    agreementType: "agent",
    version: 1,
    title: "Terms for agents",
    changeSummary: "The first version.",
    effectiveAt: FIRST,
    sections: [account, licenses, order, words, ending],
  },
  {
    agreementType: "agent",
    version: 2,
    title: "Terms for agents",
    changeSummary: "Adds how agents deal with customers, and that replies protect their privacy.",
    effectiveAt: SECOND,
    sections: [account, licenses, order, conduct, words, ending],
  },
  ...(["agency", "fmo", "carrier"] as const).map((agreementType) => ({
    agreementType,
    version: 1,
    title: {
      agency: "Terms for agencies",
      fmo: "Terms for field marketing organizations",
      carrier: "Terms for carriers",
    }[agreementType],
    changeSummary: "The first version.",
    effectiveAt: FIRST,
    sections: [account, speak, members, order, words, ending],
  })),
  {
    agreementType: "executive",
    version: 1,
    title: "Terms for executives",
    changeSummary: "The first version.",
    effectiveAt: FIRST,
    sections: [account, speak, order, words, ending],
  },
];

export const termsRows: readonly Required<TermsRow>[] = documents.map(({ sections, ...document }) => {
  const body = sections.flatMap(([heading, ...paragraphs]) => [`## ${heading}`, ...paragraphs]).join("\n\n");
  return {
    ...document,
    id: fixedId(`terms ${document.agreementType} ${document.version}`, document.effectiveAt),
    body,
    hash: createHash("sha256").update(body).digest("hex"),
  };
});
