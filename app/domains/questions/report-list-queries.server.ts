/** All open reports of questions and answers, as admins look through them. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import type { RowOf } from "#app/platform/rows.ts";
import { having, readWaiting, type WaitingPage, type WaitingPlace } from "#app/platform/waiting-list.ts";
import type { QUESTION_REPORT_REASONS } from "#db/lists.ts";
import { reportColumns, reported, reportRow } from "./moderation-queries.server.ts";

export type ListedQuestionReport = RowOf<typeof reportRow>;

export type QuestionReportFilter = {
  /** Letters of the question's title. */
  find?: string | undefined;
  reason?: (typeof QUESTION_REPORT_REASONS)[number] | undefined;
};

/** A page of them, the longest waiting first, and how many there are. One round trip. */
export function listAllQuestionReports(
  context: Pick<AppContext, "db">,
  { find, reason }: QuestionReportFilter,
  after: WaitingPlace | null,
): Promise<WaitingPage<ListedQuestionReport>> {
  return readWaiting(
    context,
    "reports of questions that wait",
    reportRow,
    "reportedAt",
    {
      columns: reportColumns,
      from: reported,
      where: [
        sql`r.status = 'open'`,
        reason && sql`r.reason = ${reason}`,
        find === undefined ? undefined : sql`q.public_title LIKE ${having(find)} ESCAPE '\\'`,
      ],
      at: sql`r.reported_at`,
      id: sql`r.id`,
    },
    after,
  );
}
