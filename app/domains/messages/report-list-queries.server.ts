/** All open reports of messages, as admins look through them: the reported message and the few before it alone. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { having, readWaiting, type WaitingPage, type WaitingPlace } from "#app/platform/waiting-list.ts";
import type { MESSAGE_REPORT_REASONS } from "#db/lists.ts";
import { type ReportedMessage, reportColumns, reported, reportRow } from "./moderation.server.ts";

export type MessageReportFilter = {
  /** Letters of the agent's name. */
  find?: string | undefined;
  reason?: (typeof MESSAGE_REPORT_REASONS)[number] | undefined;
};

/** A page of them, the longest waiting first, and how many there are. One round trip. */
export function listAllReportedMessages(
  context: Pick<AppContext, "db">,
  { find, reason }: MessageReportFilter,
  after: WaitingPlace | null,
): Promise<WaitingPage<ReportedMessage>> {
  return readWaiting(
    context,
    "reports of messages that wait",
    reportRow,
    "reportedAt",
    {
      columns: reportColumns,
      from: reported,
      where: [
        sql`r.status = 'open'`,
        reason && sql`r.reason = ${reason}`,
        find === undefined ? undefined : sql`a.name LIKE ${having(find)} ESCAPE '\\'`,
      ],
      at: sql`r.reported_at`,
      id: sql`r.id`,
    },
    after,
  );
}
