/** Closing a conversation, showing or hiding contact details, reporting a message. */
import { and, eq, isNull, sql } from "drizzle-orm";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, rowsOf } from "#app/platform/database/rows.ts";
import { newId, sha256Hex } from "#app/platform/ids.ts";
import { consentRecords, messageReports, messageThreads } from "#db/schema/index.ts";
import { contactConsent } from "./conversation-texts.ts";
import type { MessageReport } from "./inputs.ts";
import { isOpen, ownThreadNo } from "./own-thread.server.ts";
import { canClose } from "./policy.ts";
import type { Thread } from "./types.ts";

type Reader = { userId: string; email: string };

/** What an update of a thread returns: the two accounts whose tabs must refresh. */
const SIDES = { customer: messageThreads.customerUserId, agent: messageThreads.agentUserId };
const notifyBoth = (changed: readonly { customer: string; agent: string }[]) =>
  notifyUsers(
    changed.flatMap(({ customer, agent }) => [customer, agent]),
    ["messages"],
  );

/** Closes the thread to both sides, or reopens it. False when this side may not. */
export async function setClosed(
  context: AppContext,
  { userId }: Reader,
  thread: Thread,
  close: boolean,
): Promise<boolean> {
  if (!canClose(thread.closedBy, thread.side, close)) return false;
  const { db, clock } = context;
  const at = close ? clock.now() : null;
  const outcome = await commit(context, {
    statements: [
      db.orm
        .update(messageThreads)
        .set(thread.side === "customer" ? { closedByCustomerAt: at } : { closedByAgentAt: at })
        .where(sql`thread_no = ${ownThreadNo(userId, thread.id)}`)
        .returning(SIDES),
    ],
    after: ([changed]) => notifyBoth(changed),
  });
  return outcome.results[0].length > 0;
}

/** Shows the customer's details to the agent and stores the consent. Nothing is shown in a closed conversation. */
export async function revealContact(
  context: AppContext,
  { userId, email }: Reader,
  thread: Thread,
  phone: string | null,
): Promise<"shown" | "closed" | "not-yours"> {
  if (thread.side !== "customer") return "not-yours";
  if (thread.closedBy.length > 0) return "closed";
  const { db, clock } = context;
  const nowMs = clock.now();
  const textShown = contactConsent(thread.agent.name);
  const textHash = await sha256Hex(textShown);
  const consent = (channel: "email" | "phone") =>
    db.orm.insert(consentRecords).values({
      id: newId(nowMs),
      userId,
      email,
      recipient: thread.agent.name,
      purpose: "message-contact",
      subjectId: thread.id,
      channel,
      textShown,
      textHash,
      givenOn: paths.thread(thread.id),
      givenAt: nowMs,
    });
  const outcome = await commit(context, {
    guards: { open: sql`EXISTS (SELECT 1 FROM message_threads t WHERE t.id = ${thread.id} AND ${isOpen})` },
    statements: [
      db.orm
        .update(messageThreads)
        .set({ revealedAt: nowMs, revealedPhone: phone })
        .where(and(eq(messageThreads.id, thread.id), eq(messageThreads.customerUserId, userId)))
        .returning(SIDES),
      // Replaces earlier consents.
      revokeConsents(context, thread.id),
      consent("email"),
      ...(phone === null ? [] : [consent("phone")]),
    ],
    after: ([changed]) => notifyBoth(changed),
  });
  return outcome.kind === "committed" ? "shown" : "closed";
}

const revokeConsents = ({ db, clock }: Pick<AppContext, "db" | "clock">, threadId: string) =>
  db.orm
    .update(consentRecords)
    .set({ revokedAt: clock.now() })
    .where(and(eq(consentRecords.subjectId, threadId), isNull(consentRecords.revokedAt)));

/** Hides the details again: the agent sees first name and ZIP code, and the number is deleted. */
export async function hideContact(context: AppContext, { userId }: Reader, thread: Thread): Promise<boolean> {
  if (thread.side !== "customer") return false;
  const { db } = context;
  await commit(context, {
    statements: [
      db.orm
        .update(messageThreads)
        .set({ revealedAt: null, revealedPhone: null })
        .where(and(eq(messageThreads.id, thread.id), eq(messageThreads.customerUserId, userId)))
        .returning(SIDES),
      revokeConsents(context, thread.id),
    ],
    after: ([changed]) => notifyBoth(changed),
  });
  return true;
}

/** Reports a message of the other side. A second report of the same message isn't stored. */
export async function reportMessage(
  context: AppContext,
  reader: Reader,
  thread: Thread,
  { message, reason, note, block }: MessageReport,
): Promise<"reported" | "before" | "no-message"> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const other = thread.side === "customer" ? "agent" : "customer";
  const [rows] = await db.batch([
    rowsOf(
      db,
      "message to report",
      { thread_no: integer },
      sql`
      SELECT thread_no FROM messages WHERE thread_no = ${ownThreadNo(reader.userId, thread.id)}
        AND message_no = ${message} AND sender = ${other} LIMIT 1`,
    ),
  ]);
  const threadNo = rows[0]?.thread_no;
  if (threadNo === undefined) return "no-message";
  const outcome = await commit(context, {
    duplicates: ["message_reports.thread_no, message_reports.message_no, message_reports.reporter"],
    statements: [
      db.orm.insert(messageReports).values({
        id: newId(nowMs),
        threadNo,
        messageNo: message,
        reporter: thread.side,
        reason,
        note,
        reportedAt: nowMs,
        status: "open",
      }),
    ],
  });
  if (block) await setClosed(context, reader, thread, true);
  return outcome.kind === "committed" ? "reported" : "before";
}
