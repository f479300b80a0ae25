/** Reported messages: what an admin reads of them, and what is decided. */
import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import { notificationStatement, tellUsers } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { messageReports, messageThreads } from "#db/schema/index.ts";
import { REPORT_CONTEXT_MESSAGES } from "./limits.ts";
import type { MessageReportReason, Side } from "./types.ts";

const ROWS = 30;

export type ReportedMessage = {
  id: string;
  agentName: string;
  agentSlug: string;
  reporter: Side;
  reason: MessageReportReason;
  note: string;
  reportedAt: number;
  /** The reported message and those before it, oldest first; nothing else of the thread. */
  excerpt: { no: number; from: Side; body: string }[];
};

type Row = Omit<ReportedMessage, "excerpt"> & { excerpt: string };

/** Open reports, the longest waiting first. One round trip. */
export async function listReportedMessages({ db }: Pick<AppContext, "db">): Promise<ReportedMessage[]> {
  const [rows] = await db.read([
    db.orm.all<Row>(sql`
      SELECT r.id, a.name agentName, a.slug agentSlug, r.reporter, r.reason, r.note, r.reported_at reportedAt,
        (SELECT json_group_array(json_object('no', e.message_no, 'from', e.sender, 'body', substr(e.body, 1, 600)))
          FROM (SELECT m.message_no, m.sender, m.body FROM messages m WHERE m.thread_no = r.thread_no
            AND m.message_no BETWEEN r.message_no - ${REPORT_CONTEXT_MESSAGES} AND r.message_no
            ORDER BY m.message_no) e) excerpt
      FROM message_reports r JOIN message_threads t ON t.thread_no = r.thread_no
        JOIN agents a ON a.agent_no = t.agent_no
      WHERE r.status = 'open' ORDER BY r.reported_at LIMIT ${ROWS}`),
  ]);
  return rows.map((row) => ({ ...row, excerpt: JSON.parse(row.excerpt) }));
}

/** Lets the thread go on, or closes it to both. Reporter and reported hear what was decided. False: decided before. */
export async function decideMessageReport(
  context: AppContext,
  adminId: string,
  reportId: string,
  decision: "keep" | "close",
): Promise<boolean> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const [decided] = await db.batch([
    db.orm
      .update(messageReports)
      .set({ status: decision === "keep" ? "kept" : "closed", decidedAt: nowMs, decidedBy: adminId })
      .where(and(eq(messageReports.id, reportId), eq(messageReports.status, "open")))
      .returning({ threadNo: messageReports.threadNo, reporter: messageReports.reporter }),
  ]);
  const report = decided[0];
  if (report === undefined) return false;
  const [sides] = await db.batch([
    db.orm.all<{ id: string; customer: string; agent: string | null }>(sql`
      SELECT t.id, t.customer_user_id customer, p.user_id agent FROM message_threads t
        LEFT JOIN profiles p ON p.agent_no = t.agent_no WHERE t.thread_no = ${report.threadNo} LIMIT 1`),
  ]);
  const thread = sides[0];
  if (thread === undefined) return true;
  const { reporter, reported } =
    report.reporter === "customer"
      ? { reporter: thread.customer, reported: thread.agent }
      : { reporter: thread.agent, reported: thread.customer };
  const say = (userId: string | null, message: string) =>
    userId === null
      ? []
      : [
          notificationStatement(context, {
            userId,
            type: decision === "keep" ? "info" : "warning",
            title: "A reported message was looked at",
            message,
            actionUrl: paths.thread(thread.id),
          }),
        ];
  const closing =
    decision === "close"
      ? [
          db.orm
            .update(messageThreads)
            .set({ blockedBy: "fairlead", blockedAt: nowMs })
            .where(
              and(
                eq(messageThreads.threadNo, report.threadNo),
                or(isNull(messageThreads.blockedBy), ne(messageThreads.blockedBy, "fairlead")),
              ),
            ),
        ]
      : [];
  const words =
    decision === "keep"
      ? say(reporter, "A person read what you reported. It stays; you can close the conversation yourself.")
      : [
          ...say(reporter, "A person read what you reported and closed the conversation."),
          ...say(reported, "A message of yours was reported. A person read it and closed the conversation."),
        ];
  const [first, ...others] = [...closing, ...words];
  if (first !== undefined) await db.batch([first, ...others]);
  tellUsers(
    context,
    [reporter, reported].filter((one) => one !== null),
    ["messages", "notifications"],
  );
  return true;
}
