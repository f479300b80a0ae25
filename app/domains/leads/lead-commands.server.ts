/** What an agent does with a lead. */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { newId } from "#app/platform/ids.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { takeOfDay } from "#app/platform/security/limiters.ts";
import { LANGUAGES } from "#db/lists.ts";
import { findLeadAgent } from "./agent-queries.server.ts";
import { leadReplyEmail } from "./emails.server.ts";
import { consentUrl, requestUrl } from "./lead-links.server.ts";
import type { Lead } from "./lead-rows.server.ts";
import { eventStatement } from "./lead-statements.server.ts";
import type { LeadState } from "./lead-words.ts";
import { REPLIES } from "./limits.ts";
import { isWithdrawn, ownLeadNo } from "./own-lead.server.ts";
import { medicareInEmail } from "./requests/medicare-lines.server.ts";

/** Writes to one of the user's leads and its history. False when the lead isn't theirs. */
async function change(
  context: AppContext,
  leadNo: SQL,
  statements: readonly [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]],
): Promise<boolean> {
  const outcome = await commit(context, { guards: { own: sql`${leadNo} IS NOT NULL` }, statements });
  return outcome.kind === "committed";
}

export function moveLead(
  context: AppContext,
  userId: string,
  leadId: string,
  state: LeadState,
): Promise<boolean> {
  const leadNo = ownLeadNo(userId, leadId);
  const { db, clock } = context;
  return change(context, leadNo, [
    // Only a change is history: written before the update, while the row still has the old state.
    db.orm.run(sql`INSERT INTO lead_events (lead_no, at, kind, detail)
      SELECT c.lead_no, ${clock.now()}, 'state', ${state} FROM leads c
      WHERE c.lead_no = ${leadNo} AND c.status <> ${state}`),
    db.orm.run(sql`UPDATE leads SET status = ${state} WHERE lead_no = ${leadNo}`),
  ]);
}

export function addNote(context: AppContext, userId: string, leadId: string, note: string): Promise<boolean> {
  const leadNo = ownLeadNo(userId, leadId);
  return change(context, leadNo, [eventStatement(context, leadNo, "note", note)]);
}

/** Sets the next step; removes it when both are empty. */
export function setNextStep(
  context: AppContext,
  userId: string,
  leadId: string,
  { nextStep, nextStepOn }: { nextStep: string; nextStepOn: string },
): Promise<boolean> {
  const leadNo = ownLeadNo(userId, leadId);
  const on = nextStepOn === "" ? null : nextStepOn;
  const detail = [nextStep, nextStepOn].filter((part) => part !== "").join("\n");
  return change(context, leadNo, [
    context.db.orm.run(
      sql`UPDATE leads SET next_step = ${nextStep}, next_step_on = ${on} WHERE lead_no = ${leadNo}`,
    ),
    eventStatement(context, leadNo, "next-step", detail),
  ]);
}

export type ReplyOutcome =
  | { kind: "sent" }
  | { kind: "refused" }
  | { kind: "too-often"; waitSeconds: number };

/** Whether a reply goes by email: to a person without an account who asked for a quote. Others have a conversation. */
export const canReply = ({ source, threadId }: Pick<Lead, "source" | "threadId">): boolean =>
  source === "quote-request" && threadId === null;

/**
 * Emails a reply to a person who asked without an account, without showing the agent their address. `by` signs the email,
 * with a license in force today, preferably of the lead's state. The same form key sends it only once.
 */
export async function replyToLead(
  context: AppContext,
  userId: string,
  leadId: string,
  { key, reply, by }: { key: string; reply: string; by: string },
): Promise<ReplyOutcome> {
  const { db } = context;
  const leadNo = ownLeadNo(userId, leadId);
  const [rows] = await db.batch([
    rowsOf(
      db,
      "lead to reply to",
      {
        email: text,
        language: oneOf(LANGUAGES),
        threadId: nullable(text),
        agent: text,
        type: nullable(text),
        licenseState: nullable(text),
        licenseNumber: nullable(text),
      },
      sql`
      SELECT l.email, l.language, l.thread_id threadId, (SELECT a.slug FROM agents a WHERE a.agent_no = l.agent_no) agent,
        (SELECT t.slug FROM product_types t WHERE t.bit = l.type_bit) type, s.name licenseState, n.number licenseNumber
      FROM leads l LEFT JOIN licenses n ON n.agent_no = l.agent_no AND n.status = 'active'
          AND ${stateDaySql(sql`n.state_code`, context.clock.now())} BETWEEN n.effective_on AND n.expires_on
        LEFT JOIN states s ON s.code = n.state_code
      WHERE l.lead_no = ${leadNo} AND l.source = 'quote-request'
      ORDER BY n.state_code = l.state_code DESC, n.resident DESC, n.expires_on DESC LIMIT 1`,
    ),
  ]);
  const lead = rows[0];
  if (lead === undefined || lead.threadId !== null) return { kind: "refused" };
  const waitSeconds = await takeOfDay(context.limiters, "lead-reply", userId, REPLIES);
  if (waitSeconds > 0) return { kind: "too-often", waitSeconds };
  const agent =
    lead.type === "health" ? await findLeadAgent(context, { kind: "slug", value: lead.agent }) : null;
  const email = leadReplyEmail(lead.email, {
    by,
    legal: () => (agent === null ? [] : medicareInEmail(context, agent, "health", "lead-reply")),
    license:
      lead.licenseState === null || lead.licenseNumber === null
        ? null
        : { state: lead.licenseState, number: lead.licenseNumber },
    reply,
    language: lead.language,
    url: await requestUrl(context, leadId),
    consent: await consentUrl(context, leadId),
  });
  const outcome = await commit(context, {
    guards: { own: sql`${leadNo} IS NOT NULL`, withdrawn: sql`NOT ${isWithdrawn(leadNo)}` },
    duplicates: ["outbox.id"],
    statements: [
      eventStatement(context, leadNo, "replied", reply),
      db.orm.run(sql`INSERT INTO lead_events (lead_no, at, kind, detail)
        SELECT c.lead_no, ${context.clock.now()}, 'state', 'contacted' FROM leads c
        WHERE c.lead_no = ${leadNo} AND c.status = 'new'`),
      db.orm.run(sql`UPDATE leads SET status = 'contacted' WHERE lead_no = ${leadNo} AND status = 'new'`),
      emailStatement(context, email, { id: key }),
    ],
    mail: true,
  });
  return { kind: outcome.kind === "stale" ? "refused" : "sent" };
}

/**
 * Makes one of the agent's conversations a lead, once. Returns its id; null when the conversation isn't the user's. Contact
 * details stay in the conversation, where the customer can hide them again.
 */
export async function makeLeadOfThread(
  context: AppContext,
  userId: string,
  threadId: string,
): Promise<string | null> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const id = newId(nowMs);
  const [, , found] = (
    await commit(context, {
      statements: [
        db.orm.run(sql`
          INSERT INTO leads (id, submission_key, agent_no, agent_user_id, source, status, user_id, thread_id, first_name,
            last_name, email, email_confirmed, zip, state_code, answers, note, created_at, received_at)
          SELECT ${id}, t.id, t.agent_no, t.agent_user_id, 'message', 'new', t.customer_user_id, t.id,
            coalesce(u.first_name, 'Someone'), '', coalesce(u.email, ''), 1, t.customer_zip, z.state_code, '[]', '',
            ${nowMs}, ${nowMs}
          FROM message_threads t LEFT JOIN users u ON u.id = t.customer_user_id LEFT JOIN zips z ON z.zip = t.customer_zip
          WHERE t.id = ${threadId} AND t.agent_user_id = ${userId}
            AND t.agent_no = (SELECT p.agent_no FROM profiles p
              WHERE p.user_id = ${userId} AND p.verified AND p.account_status = 'active')
            AND NOT EXISTS (SELECT 1 FROM leads l WHERE l.thread_id = t.id)`),
        db.orm.run(sql`INSERT INTO lead_events (lead_no, at, kind, detail)
          SELECT l.lead_no, ${nowMs}, 'received', '' FROM leads l WHERE l.id = ${id}`),
        rowsOf(
          db,
          "lead of a conversation",
          { id: text },
          sql`SELECT l.id FROM leads l WHERE l.thread_id = ${threadId} AND l.agent_user_id = ${userId}
            ORDER BY l.lead_no LIMIT 1`,
        ),
      ],
    })
  ).results;
  return found[0]?.id ?? null;
}
