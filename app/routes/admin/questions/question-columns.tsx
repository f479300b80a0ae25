import { Link } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import type { AdminQuestionRow } from "#app/domains/questions/admin-list-queries.server.ts";
import { formatTook } from "#app/platform/time-words.ts";
import { LocalTime } from "#app/ui/local-time.tsx";
import type { ListColumn } from "../console/console-list.tsx";
import { fileMoment } from "../console/list-file.ts";
import { QUESTION_STATUS } from "./question-words.ts";

/** What the list of questions can show. */
export const QUESTION_COLUMNS: readonly ListColumn<AdminQuestionRow>[] = [
  {
    key: "question",
    label: "Question",
    heading: true,
    file: { question: (row) => row.title, id: (row) => row.id },
    cell: (row) => (
      <Link to={adminPaths.question(row.id)} prefetch="none" data-key-open>
        {row.title === "" ? "Text deleted" : row.title}
      </Link>
    ),
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
    file: { "first answer": (row) => fileMoment(row.firstAnsweredAt) },
    cell: (row) =>
      row.firstAnsweredAt === null ? "None yet" : formatTook(row.firstAnsweredAt - row.askedAt),
  },
  {
    key: "asked",
    label: "Asked",
    cell: (row) => <LocalTime timeMs={row.askedAt} />,
    file: { asked: (row) => fileMoment(row.askedAt) },
  },
];
