/** Demo questions and agents' answers; general, fictional, and no advice to anyone. */
import { businessQuestions } from "./questions/business.ts";
import { homeQuestions } from "./questions/home.ts";
import { lifeAndHealthQuestions } from "./questions/life-and-health.ts";
import { medicareAndCareQuestions } from "./questions/medicare-and-care.ts";
import type { QuestionText } from "./questions/question-text.ts";
import { vehicleQuestions } from "./questions/vehicles.ts";

export { fenceQuestion } from "./questions/home.ts";
export type { QuestionText } from "./questions/question-text.ts";

/** Sometimes added after the situation, so that no two lists read alike. */
export const questionTails = [
  "",
  "",
  "",
  " I couldn’t find it in my papers.",
  " The carrier’s hotline told me two different things.",
  " It renews next month.",
  " We’ve been with the same carrier for nine years.",
  " I’d like to know before I sign anything.",
  " Thanks for any pointers.",
] as const;

export const questionTexts: readonly QuestionText[] = [
  ...homeQuestions,
  ...vehicleQuestions,
  ...businessQuestions,
  ...lifeAndHealthQuestions,
  ...medicareAndCareQuestions,
];

const CHOICE = /\{([^{}]{1,200})\}/g;

/** The question as it is asked for the `turn`-th time (from 0), by somebody in `city`. */
export const askedAs = (ask: string, turn: number, city: string): string =>
  ask.replace(CHOICE, (_, inside: string) => {
    if (inside === "city") return city;
    const choices = inside.split("|");
    return choices[turn % choices.length] ?? inside;
  });
