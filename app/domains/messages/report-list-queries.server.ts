/** All open reports of messages, as admins look through them: the reported message and the few before it alone. */
import { sql } from "drizzle-orm";
import { having, waitingList } from "#app/platform/lists/long-list.ts";
import type { MESSAGE_REPORT_REASONS } from "#db/lists.ts";
import { reportColumns, reported, reportRow } from "./moderation.server.ts";

export type MessageReportFilter = {
  /** Letters of the agent's name. */
  find?: string | undefined;
  reason?: (typeof MESSAGE_REPORT_REASONS)[number] | undefined;
};

/** The longest waiting first. */
export const waitingMessageReports = waitingList(
  "reports of messages that wait",
  reportRow,
  "reportedAt",
  ({ find, reason }: MessageReportFilter) => ({
    columns: reportColumns,
    from: reported,
    where: [
      sql`r.status = 'open'`,
      reason && sql`r.reason = ${reason}`,
      find === undefined ? undefined : sql`a.name LIKE ${having(find)} ESCAPE '\\'`,
    ],
    at: sql`r.reported_at`,
    id: sql`r.id`,
  }),
);
