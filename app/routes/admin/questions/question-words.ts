/** Words of questions, the same in the list and on their own pages. */
import type { AdminQuestionFilter } from "#app/domains/questions/admin-list-queries.server.ts";
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

/** What nobody has confirmed went to nobody, and is in no list. */
const LISTED_STATUSES = ["waiting", "answered", "withdrawn", "removed", "closed"] as const;

/** What narrows the list of questions, with the types that there are. */
export const questionFilters = (types: readonly { value: string; label: string }[]) =>
  [
    { name: "find", label: "Words of the question" },
    {
      name: "status",
      label: "Status",
      any: "Any status",
      options: LISTED_STATUSES.map((value) => ({ value, label: QUESTION_STATUS[value] })),
    },
    { name: "type", label: "Type", any: "Any type", options: types, pattern: /^[a-z][a-z-]{0,60}$/ },
    {
      name: "order",
      label: "Order",
      order: true,
      options: [
        { value: "newest", label: "Newest first" },
        { value: "oldest", label: "Oldest first" },
      ],
    },
  ] as const;

/** What the address asks for. */
export const questionFilterOf = ({
  find,
  status,
  type,
  order,
}: {
  [Name in ReturnType<typeof questionFilters>[number]["name"]]?: string;
}): AdminQuestionFilter => ({
  find,
  type,
  status: LISTED_STATUSES.find((one) => one === status),
  oldest: order === "oldest",
});
