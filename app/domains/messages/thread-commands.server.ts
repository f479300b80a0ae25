/** Closing a conversation, showing contact details, reporting a message. */
import { and, eq, sql } from "drizzle-orm";
import { consentStatements, endConsents } from "#app/domains/consents/record-commands.server.ts";
import { findStop } from "#app/domains/consents/stop-queries.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, rowsOf } from "#app/platform/database/rows.ts";
import { newId } from "#app/platform/ids.ts";
import { language } from "#app/text/text.ts";
import { messageReports, messageThreads } from "#db/schema/index.ts";
import { contactConsent, contactForm } from "./conversation-texts.ts";
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

/**
 * Shows the customer's details to the agent and stores the consent. Nothing is shown in a closed conversation, nor a number that
 * someone else has stopped.
 */
export async function revealContact(
  context: AppContext,
  { userId, email, firstName, lastName }: Reader & { firstName: string; lastName: string },
  thread: Thread,
  phone: string | null,
): Promise<"shown" | "closed" | "not-yours" | "stopped"> {
  if (thread.side !== "customer") return "not-yours";
  if (thread.closedBy.length > 0) return "closed";
  const { db, clock } = context;
  const { id: sellerId, name } = thread.agent;
  const stopped = await findStop(context, { phone, address: email, email, confirmed: true, sellerId });
  if (stopped !== null) return "stopped";
  const nowMs = clock.now();
  const textShown = contactConsent(name);
  const channels = phone === null ? (["email"] as const) : (["email", "phone"] as const);
  const consents = await consentStatements(
    context,
    channels.map((channel) => ({
      userId,
      email,
      name: `${firstName} ${lastName}`,
      phone,
      recipient: name,
      sellerId,
      purpose: "message-contact" as const,
      subjectId: thread.id,
      channel,
      textShown,
      formShown: contactForm(name),
      language: language(),
      givenOn: paths.thread(thread.id),
      browser: context.browser,
    })),
  );
  const outcome = await commit(context, {
    guards: { open: sql`EXISTS (SELECT 1 FROM message_threads t WHERE t.id = ${thread.id} AND ${isOpen})` },
    statements: [
      db.orm
        .update(messageThreads)
        .set({ revealedAt: nowMs, revealedPhone: phone })
        .where(and(eq(messageThreads.id, thread.id), eq(messageThreads.customerUserId, userId)))
        .returning(SIDES),
      // Replaces earlier consents.
      ...endConsents(context, sql`c.subject_id = ${thread.id}`),
      ...consents,
    ],
    after: ([changed]) => notifyBoth(changed),
  });
  return outcome.kind === "committed" ? "shown" : "closed";
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
