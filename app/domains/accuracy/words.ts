/** Sentences about reported facts. */
import type { PlainMessage } from "#app/text/text.ts";
import { REPORTED_FACTS } from "#db/lists.ts";
import type { FactDecisionName, FactProblem, ReportedFact } from "./types.ts";

/** What readers can report, in the order of pages. */
export const FACTS: readonly ReportedFact[] = REPORTED_FACTS;

export const FACT_NAMES: Readonly<Record<ReportedFact, PlainMessage>> = {
  license: "License",
  address: "Address",
  phone: "Phone",
  hours: "Hours",
  carriers: "Carriers",
  languages: "Languages",
  accepting: "Taking new clients",
};

export const PROBLEM_NAMES: Readonly<Record<FactProblem, PlainMessage>> = {
  "not-licensed": "The agent isn’t licensed there",
  ended: "The license ended or was suspended",
  "not-this-person": "It’s someone else’s license",
  moved: "The office moved",
  "no-office": "There’s no office at this address",
  "private-home": "It’s a private home",
  "out-of-order": "The number doesn’t work",
  "someone-else": "Someone else answers",
  "other-hours": "The office is open at other hours",
  "not-represented": "A company listed isn’t offered",
  "not-spoken": "A language listed isn’t spoken",
  missing: "Something is missing",
  "not-taking": "The agent takes no new clients",
  "is-taking": "The agent does take new clients",
  other: "Something else",
};

/** What a reader can say about each fact, in the order of the form. */
export const PROBLEMS: Readonly<Record<ReportedFact, readonly FactProblem[]>> = {
  license: ["not-licensed", "ended", "not-this-person", "other"],
  address: ["moved", "no-office", "private-home", "other"],
  phone: ["out-of-order", "someone-else", "other"],
  hours: ["other-hours", "other"],
  carriers: ["not-represented", "missing", "other"],
  languages: ["not-spoken", "missing", "other"],
  accepting: ["not-taking", "is-taking", "other"],
};

export const DECISION_NAMES: Readonly<Record<FactDecisionName, PlainMessage>> = {
  "was-wrong": "It was wrong",
  "is-right": "It’s right",
  unclear: "We couldn’t tell",
};
