import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import {
  type AdminQuestionRow,
  adminQuestionCursor,
  listAdminQuestions,
} from "#app/domains/questions/admin-list-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { formatTook } from "#app/platform/time-words.ts";
import { LocalTime } from "#app/ui/local-time.tsx";
import { ConsoleList, type ListColumn } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readColumns, readListQuery } from "../console/list-view.ts";
import { LISTED_STATUSES, QUESTION_STATUS, questionFilters } from "./question-words.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

const TYPE = /^[a-z][a-z-]{0,60}$/;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { searchParams } = new URL(request.url);
  const { find, status, order } = readListQuery(searchParams, questionFilters([]));
  const named = searchParams.get("type") ?? "";
  const type = TYPE.test(named) ? named : undefined;
  const after = adminQuestionCursor.parse(searchParams.get("after"));
  const page = await listAdminQuestions(
    context,
    { find, type, status: LISTED_STATUSES.find((one) => one === status), oldest: order === "oldest" },
    after,
  );
  return {
    ...page,
    query: { find, status, type, order },
    shown: readColumns(searchParams, COLUMNS),
    first: after === null,
  };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Questions", description: "Every question and who answered.", indexable: false });

const COLUMNS: readonly ListColumn<AdminQuestionRow>[] = [
  {
    key: "question",
    label: "Question",
    heading: true,
    cell: (row) => (
      <Link to={adminPaths.question(row.id)} prefetch="none" data-key-open>
        {row.title === "" ? "Text deleted" : row.title}
      </Link>
    ),
  },
  { key: "status", label: "Status", cell: (row) => QUESTION_STATUS[row.status] },
  { key: "type", label: "Type", optional: "shown", cell: (row) => row.typeName },
  { key: "state", label: "State", optional: "shown", cell: (row) => row.stateCode },
  { key: "experts", label: "Agents asked", end: true, optional: "shown", cell: (row) => row.experts },
  { key: "answers", label: "Answers", end: true, optional: "shown", cell: (row) => row.answerCount },
  {
    key: "took",
    label: "First answer after",
    optional: "hidden",
    cell: (row) =>
      row.firstAnsweredAt === null ? "None yet" : formatTook(row.firstAnsweredAt - row.askedAt),
  },
  { key: "asked", label: "Asked", cell: (row) => <LocalTime timeMs={row.askedAt} /> },
];

export default function Questions() {
  const { questions, types, count, next, query, shown, first } = useLoaderData<typeof loader>();
  return (
    <ConsolePage title="Questions" lead="Every question that was sent to agents. Who asked isn’t shown.">
      <ConsoleList
        label="Questions"
        noun={{ one: "question", many: "questions" }}
        to={adminPaths.questions}
        filters={questionFilters(types)}
        query={query}
        columns={COLUMNS}
        shown={shown}
        rows={questions}
        rowKey={(row) => row.id}
        count={count}
        first={first}
        next={next}
        empty="The first one shows up here once its asker has confirmed it."
      />
    </ConsolePage>
  );
}
