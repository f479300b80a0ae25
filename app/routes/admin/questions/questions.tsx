import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { adminPaths } from "#app/admin-paths.ts";
import { adminQuestionCursor, listAdminQuestions } from "#app/domains/questions/admin-list-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { bulkOf } from "../bulk/bulk-words.ts";
import { ConsoleList } from "../console/console-list.tsx";
import { ConsolePage } from "../console/console-page.tsx";
import { readListAddress } from "../console/list-view.ts";
import { QUESTION_COLUMNS } from "./question-columns.tsx";
import { questionFilterOf, questionFilters } from "./question-words.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const list = readListAddress(request, questionFilters([]), QUESTION_COLUMNS, adminQuestionCursor.parse);
  return { ...list, ...(await listAdminQuestions(context, questionFilterOf(list.query), list.after)) };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Questions", description: "Every question and who answered.", indexable: false });

export default function Questions() {
  const { questions, types, count, next, query, shown, first } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      title="Questions"
      lead="Every question that was sent to agents. Who asked isn’t shown."
      actions={<Link to={adminPaths.bulk("questions")}>Acts on many questions</Link>}
    >
      <ConsoleList
        label="Questions"
        noun={{ one: "question", many: "questions" }}
        to={adminPaths.questions}
        filters={questionFilters(types)}
        query={query}
        columns={QUESTION_COLUMNS}
        shown={shown}
        rows={questions}
        rowKey={(row) => row.id}
        count={count}
        first={first}
        next={next}
        bulk={bulkOf("questions", (row: { title: string }) => `Choose “${row.title}”`)}
        fileTo={adminPaths.questionsFile}
        empty="The first one shows up here once its asker has confirmed it."
      />
    </ConsolePage>
  );
}
