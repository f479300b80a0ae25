/** Words for questions, in the list and on their own pages. */
import { FIRST_ADMIN_CIRCLE } from "#app/domains/questions/limits.ts";
import type { QuestionStatus } from "#app/domains/questions/types.ts";

export const QUESTION_STATUS: Readonly<Record<QuestionStatus, string>> = {
  unconfirmed: "Not confirmed by its asker",
  waiting: "Waiting for an answer",
  answered: "Answered",
  withdrawn: "Taken back by its asker",
  removed: "Removed",
  closed: "Closed without an answer",
};

export const circleWords = (circle: number): string =>
  circle >= FIRST_ADMIN_CIRCLE ? "By an admin" : circle === 1 ? "At once" : `Widened, ${circle - 1}`;
