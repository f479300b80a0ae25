import { bulkQuestions } from "#app/domains/questions/admin/admin-bulk.server.ts";
import {
  type AdminQuestionFilter,
  adminQuestions,
  listQuestionTypes,
} from "#app/domains/questions/admin/admin-list-queries.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { formatTook } from "#app/platform/time/time-words.ts";
import { defineList, fileMoment } from "../list-pages/definition.server.ts";
import { QUESTION_STATUS } from "../questions/question-words.ts";

/** Unconfirmed questions were sent to no agent, and are in no list. */
const LISTED_STATUSES = ["waiting", "answered", "withdrawn", "removed", "closed"] as const;

type Query = { [Name in "find" | "status" | "type" | "order"]?: string };

const filterOf = ({ find, status, type, order }: Query): AdminQuestionFilter => ({
  find,
  type,
  status: LISTED_STATUSES.find((one) => one === status),
  oldest: order === "oldest",
});

export const questions = defineList({
  name: "questions",
  title: "Questions",
  lead: "Every question that was sent to agents. Who asked isn’t shown.",
  description: "Every question and who answered.",
  noun: { one: "question", many: "questions" },
  empty: "The first one shows up here once its asker has confirmed it.",
  filters: [
    { name: "find", label: "Words of the question" },
    {
      name: "status",
      label: "Status",
      any: "Any status",
      options: LISTED_STATUSES.map((value) => ({ value, label: QUESTION_STATUS[value] })),
    },
    { name: "type", label: "Type", any: "Any type", options: [], pattern: /^[a-z][a-z-]{0,60}$/ },
    {
      name: "order",
      label: "Order",
      order: true,
      options: [
        { value: "newest", label: "Newest first" },
        { value: "oldest", label: "Oldest first" },
      ],
    },
  ],
  filterOf,
  columns: [
    {
      key: "question",
      label: "Question",
      heading: true,
      cell: (row) => ({
        link: adminPaths.question(row.id),
        text: row.title === "" ? "Text deleted" : row.title,
        opens: true,
      }),
      file: { question: (row) => row.title, id: (row) => row.id },
    },
    {
      key: "status",
      label: "Status",
      cell: (row) => QUESTION_STATUS[row.status],
      file: { status: (row) => row.status },
    },
    {
      key: "type",
      label: "Type",
      optional: "shown",
      cell: (row) => row.typeName,
      file: { type: (row) => row.typeName },
    },
    {
      key: "state",
      label: "State",
      optional: "shown",
      cell: (row) => row.stateCode,
      file: { state: (row) => row.stateCode },
    },
    {
      key: "experts",
      label: "Agents asked",
      end: true,
      optional: "shown",
      cell: (row) => row.experts,
      file: { "agents asked": (row) => row.experts },
    },
    {
      key: "answers",
      label: "Answers",
      end: true,
      optional: "shown",
      cell: (row) => row.answerCount,
      file: { answers: (row) => row.answerCount },
    },
    {
      key: "took",
      label: "First answer after",
      optional: "hidden",
      cell: (row) =>
        row.firstAnsweredAt === null ? "None yet" : formatTook(row.firstAnsweredAt - row.askedAt),
      file: { "first answer": (row) => fileMoment(row.firstAnsweredAt) },
    },
    {
      key: "asked",
      label: "Asked",
      cell: (row) => ({ at: row.askedAt }),
      file: { asked: (row) => fileMoment(row.askedAt) },
    },
  ],
  rowKey: (row) => row.id,
  ...adminQuestions,
  async page(context, filter, after) {
    const [page, type] = await Promise.all([
      adminQuestions.page(context, filter, after),
      listQuestionTypes(context),
    ]);
    return { ...page, options: { type } };
  },
  exported: { act: "question.export", kind: "question" },
  bulk: {
    target: bulkQuestions(filterOf),
    choose: (row) => `Choose “${row.title}”`,
    heading: "Question",
    about: "Type and state",
    gone: "A deleted question",
    open: adminPaths.question,
    reason: "For the log. Who asked a question that is closed reads it in their email.",
    acts: {
      close: {
        verb: "Close",
        danger: true,
        means:
          "Of each, nobody is asked further, nothing is published, and its asker gets your reason by email. That can’t be taken back.",
      },
      ask: {
        verb: "Ask the nearest agents about",
        label: "Ask the nearest agents",
        means:
          "Each goes to the next circle of agents near it who are licensed for its type in its state, and they’re told at once. That can’t be taken back.",
      },
    },
  },
});
