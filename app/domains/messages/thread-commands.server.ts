/** What a side does with its conversation besides writing: closing it, showing or hiding contact details, reporting. */
import { and, eq, isNull, sql } from "drizzle-orm";
import { tellUsers } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { newId, sha256Hex } from "#app/platform/ids.ts";
import { consentRecords, messageReports, messageThreads } from "#db/schema/index.ts";
import type { MessageReport } from "./inputs.ts";
import { ownThreadNo } from "./own-thread.server.ts";
import { canClose } from "./policy.ts";
import { contactConsent } from "./texts.ts";
import type { Thread } from "./types.ts";

type Reader = { userId: string; email: string };

/** Tells the tabs of both sides that the thread looks otherwise now. */
async function tellBoth(context: AppContext, threadId: string): Promise<void> {
  const [rows] = await context.db.batch([
    context.db.orm.all<{ customer: string; agent: string }>(sql`
      SELECT customer_user_id customer, agent_user_id agent FROM message_threads WHERE id = ${threadId} LIMIT 1`),
  ]);
  tellUsers(
    context,
    rows.flatMap(({ customer, agent }) => [customer, agent]),
    ["messages"],
  );
}

/** Closes the thread to both, or takes that back. False when that is not this side's to do. */
export async function setClosed(
  context: AppContext,
  { userId }: Reader,
  thread: Thread,
  close: boolean,
): Promise<boolean> {
  if (!canClose(thread.closedBy, thread.side, close)) return false;
  const { db, clock } = context;
  const at = close ? clock.now() : null;
  const [changed] = await db.batch([
    db.orm
      .update(messageThreads)
      .set(thread.side === "customer" ? { closedByCustomerAt: at } : { closedByAgentAt: at })
      .where(sql`thread_no = ${ownThreadNo(userId, thread.id)}`)
      .returning({ id: messageThreads.id }),
  ]);
  if (changed.length > 0) await tellBoth(context, thread.id);
  return changed.length > 0;
}

/** Shows the agent who the customer is; a record of the consent is kept. In a closed conversation nothing is shown. */
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
  await db.batch([
    // What was agreed to before is replaced, not doubled.
    revokeConsents(context, thread.id),
    db.orm
      .update(messageThreads)
      .set({ revealedAt: nowMs, revealedPhone: phone })
      .where(and(eq(messageThreads.id, thread.id), eq(messageThreads.customerUserId, userId))),
    consent("email"),
    ...(phone === null ? [] : [consent("phone")]),
  ]);
  await tellBoth(context, thread.id);
  return "shown";
}

const revokeConsents = ({ db, clock }: Pick<AppContext, "db" | "clock">, threadId: string) =>
  db.orm
    .update(consentRecords)
    .set({ revokedAt: clock.now() })
    .where(and(eq(consentRecords.subjectId, threadId), isNull(consentRecords.revokedAt)));

/** Takes that back: the agent sees first name and ZIP again, and the number is kept no longer. */
export async function hideContact(context: AppContext, { userId }: Reader, thread: Thread): Promise<boolean> {
  if (thread.side !== "customer") return false;
  const { db } = context;
  await db.batch([
    db.orm
      .update(messageThreads)
      .set({ revealedAt: null, revealedPhone: null })
      .where(and(eq(messageThreads.id, thread.id), eq(messageThreads.customerUserId, userId))),
    revokeConsents(context, thread.id),
  ]);
  await tellBoth(context, thread.id);
  return true;
}

/** Reports a message of the other side. Of a second report of the same one nothing is kept. */
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
    db.orm.all<{ thread_no: number }>(sql`
      SELECT thread_no FROM messages WHERE thread_no = ${ownThreadNo(reader.userId, thread.id)}
        AND message_no = ${message} AND sender = ${other} LIMIT 1`),
  ]);
  const threadNo = rows[0]?.thread_no;
  if (threadNo === undefined) return "no-message";
  const [kept] = await db.batch([
    db.orm
      .insert(messageReports)
      .values({
        id: newId(nowMs),
        threadNo,
        messageNo: message,
        reporter: thread.side,
        reason,
        note,
        reportedAt: nowMs,
        status: "open",
      })
      .onConflictDoNothing()
      .returning({ id: messageReports.id }),
  ]);
  if (block) await setClosed(context, reader, thread, true);
  return kept.length > 0 ? "reported" : "before";
}
