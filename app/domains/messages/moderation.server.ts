/** Reported messages: their list for admins, and the decision. */

import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import { notificationStatement, notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, integer, json, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { having, waitingList } from "#app/platform/lists/long-list.ts";
import { readQueueStatus } from "#app/platform/lists/queue-status.ts";
import { MESSAGE_REPORT_REASONS, MESSAGE_SIDES } from "#db/lists.ts";
import { messageReports, messageThreads } from "#db/schema/index.ts";
import { REPORT_CONTEXT_MESSAGES } from "./limits.ts";
import type { MessageReportReason, Side } from "./types.ts";

const ROWS = 30;
/** For each message before the reported one. */
const CONTEXT_CHARACTERS = 600;

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

const reportRow = {
  id: text,
  agentName: text,
  agentSlug: text,
  reporter: oneOf(MESSAGE_SIDES),
  reason: oneOf(MESSAGE_REPORT_REASONS),
  note: text,
  reportedAt: integer,
  excerpt: json(z.array(z.object({ no: z.number(), from: z.enum(MESSAGE_SIDES), body: z.string() }))),
};

const reportColumns = sql`r.id, a.name agentName, a.slug agentSlug, r.reporter, r.reason, r.note,
  r.reported_at reportedAt,
  (SELECT json_group_array(json_object('no', e.message_no, 'from', e.sender, 'body',
      CASE WHEN e.message_no = r.message_no THEN e.body ELSE substr(e.body, 1, ${CONTEXT_CHARACTERS}) END))
    FROM (SELECT m.message_no, m.sender, m.body FROM messages m WHERE m.thread_no = r.thread_no
      AND m.message_no BETWEEN r.message_no - ${REPORT_CONTEXT_MESSAGES} AND r.message_no
      ORDER BY m.message_no) e) excerpt`;
const reported = sql`FROM message_reports r JOIN message_threads t ON t.thread_no = r.thread_no
  JOIN agents a ON a.agent_no = t.agent_no`;

/** Open reports, longest waiting first. One round trip. */
export async function listReportedMessages({ db }: Pick<AppContext, "db">): Promise<ReportedMessage[]> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "reported messages",
      reportRow,
      sql`
      SELECT ${reportColumns} ${reported}
      WHERE r.status = 'open' ORDER BY r.reported_at LIMIT ${ROWS}`,
    ),
  ]);
  return rows;
}

export type MessageReportFilter = {
  /** Part of the agent's name. */
  find?: string | undefined;
  reason?: (typeof MESSAGE_REPORT_REASONS)[number] | undefined;
};

/** All open reports as an admin list, longest waiting first: each message with only the few before it. */
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

const openRow = {
  id: text,
  threadNo: integer,
  customer: text,
  agent: text,
  reporter: oneOf(MESSAGE_SIDES),
  closed: flag,
};

/**
 * Keeps the thread open, or closes it to both sides, and notifies both in the same batch. False when the report was decided
 * before.
 */
export async function decideMessageReport(
  context: AppContext,
  adminId: string,
  reportId: string,
  decision: "keep" | "close",
): Promise<boolean> {
  const { db, clock } = context;
  const [open] = await db.batch([
    rowsOf(
      db,
      "reported message",
      openRow,
      sql`
      SELECT t.id, t.thread_no threadNo, t.customer_user_id customer, t.agent_user_id agent, r.reporter,
        t.closed_by_us_at IS NOT NULL closed
      FROM message_reports r JOIN message_threads t ON t.thread_no = r.thread_no
      WHERE r.id = ${reportId} AND r.status = 'open' LIMIT 1`,
    ),
  ]);
  const report = open[0];
  if (report === undefined) return false;
  const nowMs = clock.now();
  const { customer, agent } = report;
  const [reporter, reported] = report.reporter === "customer" ? [customer, agent] : [agent, customer];
  const say = (userId: string, message: string) =>
    notificationStatement(context, {
      userId,
      type: decision === "keep" ? "info" : "warning",
      title: "We reviewed a reported message",
      message,
      actionUrl: paths.thread(report.id),
    });
  const consequences =
    decision === "keep"
      ? [say(reporter, report.closed ? ALREADY_CLOSED : LEFT_OPEN)]
      : [
          db.orm
            .update(messageThreads)
            .set({ closedByUsAt: sql`coalesce(${messageThreads.closedByUsAt}, ${nowMs})` })
            .where(eq(messageThreads.threadNo, report.threadNo)),
          say(reporter, "Someone on our team read what you reported and closed the conversation."),
          say(
            reported,
            "One of your messages was reported. Someone on our team read it and closed the conversation.",
          ),
        ];
  const status = decision === "keep" ? "dismissed" : "closed";
  const outcome = await commit(context, {
    audit: [
      {
        actorId: adminId,
        act: "conversation.decide",
        subject: { kind: "conversation", id: report.id },
        before: { report: reportId, status: "open", conversationClosed: report.closed },
        after: { report: reportId, status, conversationClosed: report.closed || decision === "close" },
      },
    ],
    guards: {
      "still-open": sql`EXISTS (SELECT 1 FROM message_reports WHERE id = ${reportId} AND status = 'open')`,
    },
    statements: [
      db.orm
        .update(messageReports)
        .set({ status, decidedAt: nowMs, decidedBy: adminId })
        .where(eq(messageReports.id, reportId)),
      ...consequences,
    ],
    ...notifyUsers([reporter, reported], ["messages", "notifications"]),
  });
  return outcome.kind === "committed";
}

const LEFT_OPEN =
  "Someone on our team read what you reported and left the conversation open. You can close it yourself.";
const ALREADY_CLOSED = "Someone on our team read what you reported. The conversation was already closed.";

/** Counts all open reports. */
export const countReportedMessages = (context: Pick<AppContext, "db" | "clock">) =>
  readQueueStatus(
    context,
    "reported messages",
    sql`SELECT reported_at at, NULL due FROM message_reports WHERE status = 'open' ORDER BY reported_at`,
  );

/** The name of the admin who decided a report; null while it is open. One round trip. */
export async function findMessageReportJudge(
  { db }: Pick<AppContext, "db">,
  reportId: string,
): Promise<string | null> {
  const [[row]] = await db.read([
    rowsOf(
      db,
      "who decided a report of a message",
      { judge: text },
      sql`SELECT u.first_name || ' ' || u.last_name judge FROM message_reports r JOIN users u ON u.id = r.decided_by
        WHERE r.id = ${reportId} LIMIT 1`,
    ),
  ]);
  return row?.judge ?? null;
}
