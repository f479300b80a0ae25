/** All open reports of questions and answers, for admins. */
import { sql } from "drizzle-orm";
import { having, waitingList } from "#app/platform/lists/long-list.ts";
import type { QUESTION_REPORT_REASONS } from "#db/lists.ts";
import { reportColumns, reported, reportRow } from "./moderation-queries.server.ts";

export type QuestionReportFilter = {
  /** Part of the question's title. */
  find?: string | undefined;
  reason?: (typeof QUESTION_REPORT_REASONS)[number] | undefined;
};

/** Longest waiting first. */
export const waitingQuestionReports = waitingList(
  "reports of questions that wait",
  reportRow,
  "reportedAt",
  ({ find, reason }: QuestionReportFilter) => ({
    columns: reportColumns,
    from: reported,
    where: [
      sql`r.status = 'open'`,
      reason && sql`r.reason = ${reason}`,
      find === undefined ? undefined : sql`q.public_title LIKE ${having(find)} ESCAPE '\\'`,
    ],
    at: sql`r.reported_at`,
    id: sql`r.id`,
  }),
);
