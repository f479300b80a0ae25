import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readAdminQuestions } from "#app/domains/questions/admin-list-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin } from "#app/guards/require.server.ts";
import { answerListFile } from "../console/list-file.server.ts";
import { QUESTION_COLUMNS } from "./question-columns.tsx";
import { questionFilterOf, questionFilters } from "./question-words.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

/** `GET /admin-console/questions.csv`, with the filters and columns of the page: all that it lists. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request, context);
  return answerListFile(request, context, {
    name: "questions",
    adminId: admin.userId,
    act: "question.export",
    kind: "question",
    filters: questionFilters([]),
    columns: QUESTION_COLUMNS,
    filterOf: questionFilterOf,
    read: readAdminQuestions,
  });
}
