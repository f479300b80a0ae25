/** The questions of a quote request, by type of insurance: five at most, the last in the person's own words. */

import { QUOTABLE_TYPES } from "#app/domains/directory/policy.ts";
import type { PlainMessage } from "#app/text/text.ts";

/** Slugs of `product_types` with quotes. */
export const QUOTE_TYPES = QUOTABLE_TYPES;
export type QuoteType = (typeof QUOTE_TYPES)[number];

export type QuoteQuestion = {
  label: PlainMessage;
  hint?: PlainMessage;
  /** Choices; without them the answer is free text. */
  options?: readonly (PlainMessage | `${number}`)[];
};

/** Five questions in the form's order; the fifth is optional. */
type QuestionSet = readonly [QuoteQuestion, QuoteQuestion, QuoteQuestion, QuoteQuestion, QuoteQuestion];

const HAS_IT = ["Yes", "No, it ended in the last 30 days", "No"] as const;
const UP_TO_FOUR = ["1", "2", "3", "4 or more"] as const;
const OWN_WORDS = "Leave out Social Security numbers, policy numbers, and health details.";

export const QUOTE_QUESTIONS: Readonly<Record<QuoteType, QuestionSet>> = {
  home: [
    {
      label: "What kind of home is it?",
      options: ["House", "Condo", "Townhouse", "Mobile home", "Something else"],
    },
    {
      label: "Who lives there?",
      options: ["I do", "I’m buying it", "I rent it to others", "It’s a second home"],
    },
    {
      label: "When was it built?",
      options: ["Before 1950", "1950 to 1979", "1980 to 1999", "2000 or later", "Not sure"],
    },
    { label: "Do you have home insurance now?", options: HAS_IT },
    { label: "Anything else to know?", hint: `For example a new roof, or a pool. ${OWN_WORDS}` },
  ],
  auto: [
    { label: "How many cars?", options: UP_TO_FOUR },
    { label: "How many drivers?", options: UP_TO_FOUR },
    {
      label: "What should it cover?",
      options: [
        "What the state requires",
        "More liability than required",
        "Damage to my car too",
        "Not sure",
      ],
    },
    { label: "Do you have auto insurance now?", options: HAS_IT },
    { label: "Anything else to know?", hint: `For example make and year of each car. ${OWN_WORDS}` },
  ],
  life: [
    {
      label: "Who should it protect?",
      options: ["My partner", "My children", "My partner and children", "My business", "Someone else"],
    },
    {
      label: "About how much should it pay?",
      options: ["Up to $100,000", "$100,000 to $500,000", "$500,000 to $1 million", "More", "Not sure"],
    },
    { label: "For how long?", options: ["10 years", "20 years", "30 years", "All my life", "Not sure"] },
    { label: "How old are you?", options: ["18 to 29", "30 to 39", "40 to 49", "50 to 59", "60 or older"] },
    { label: "Anything else to know?", hint: OWN_WORDS },
  ],
  health: [
    {
      label: "Who needs coverage?",
      options: ["Just me", "My partner and me", "My family", "My employees"],
    },
    {
      label: "How old is the oldest of them?",
      options: ["Under 18", "18 to 29", "30 to 44", "45 to 64", "65 or older"],
    },
    {
      label: "Why now?",
      options: [
        "I’m losing coverage",
        "I moved",
        "It’s open enrollment",
        "I want to compare",
        "Another reason",
      ],
    },
    {
      label: "When should it start?",
      options: ["As soon as possible", "Next month", "Next year", "Not sure"],
    },
    { label: "Anything else to know?", hint: OWN_WORDS },
  ],
  business: [
    { label: "What does your business do?", hint: "For example “bakery with a delivery van”." },
    {
      label: "How many people work there?",
      options: ["Just me", "2 to 5", "6 to 20", "21 to 100", "More than 100"],
    },
    {
      label: "What should it cover?",
      options: ["Liability", "Property", "Workers’ compensation", "Vehicles", "Several of these", "Not sure"],
    },
    { label: "Do you have business insurance now?", options: HAS_IT },
    { label: "Anything else to know?", hint: OWN_WORDS },
  ],
};

export const QUOTE_NAMES: Readonly<Record<QuoteType, string>> = {
  home: "Home",
  auto: "Auto",
  life: "Life",
  health: "Health",
  business: "Business",
};

export const parseQuoteType = (text: string | null): QuoteType | null =>
  QUOTE_TYPES.find((one) => one === text?.toLowerCase()) ?? null;

/** The answers as stored: each question as shown, without the unanswered ones. */
export const answered = (type: QuoteType, answers: readonly string[]): [string, string][] =>
  QUOTE_QUESTIONS[type].flatMap(({ label }, at): [string, string][] => {
    const answer = answers[at] ?? "";
    return answer === "" ? [] : [[label, answer]];
  });
