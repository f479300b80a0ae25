/** Withdrawing consent: one action ends calls, texts, and emails together, for one agent or for all. */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { sealUnsealed } from "#app/domains/consents/due-commands.server.ts";
import { endConsents } from "#app/domains/consents/record-commands.server.ts";
import { stopStatements } from "#app/domains/consents/stop-commands.server.ts";
import { announceStatements } from "#app/domains/notifications/announce-commands.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { preferencesOf } from "#app/domains/notifications/preferences-queries.server.ts";
import { leadPaths } from "#app/paths/leads.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import { withdrawnEmail } from "../emails.server.ts";
import { LISTED_CONSENTS, LISTED_SELLERS, SAME_NUMBER } from "../limits.ts";
import { isOwnLead, isRepliable } from "../own-lead.server.ts";

const heardRow = {
  leadId: text,
  firstName: text,
  userId: nullable(text),
  email: nullable(text),
  preferences: nullable(text),
};

/** One agent, by the profile's id and number; null where every agent has to stop. */
type Seller = { id: string; agentNo: number } | null;

/** The agent of this id; null for none. */
export async function findSeller({ db }: Pick<AppContext, "db">, agentId: string): Promise<Seller> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "agent to stop",
      { id: text, agentNo: integer },
      sql`SELECT id, agent_no agentNo FROM agents WHERE id = ${agentId} LIMIT 1`,
    ),
  ]);
  return rows[0] ?? null;
}

/** Every consent of the address, for any agent (`stopContact`). Returns how many consents and requests ended. */
export const revokeAll = (context: AppContext, email: string): Promise<number> =>
  stopContact(context, email, null);

/**
 * Ends every consent that the address gave to this agent, or to anyone: leads, questions, conversations, and with them calls,
 * texts, and emails. Its stored phone numbers are deleted, agents can't reply to its requests by email anymore, each lead's
 * history says so, each agent is notified at once, and a stop remembers it for ten years. `heardBy` is the agent who was
 * asked to stop by the person. Returns how many consents and requests ended.
 */
export async function stopContact(
  context: AppContext,
  email: string,
  seller: Seller,
  { heardBy = null }: { heardBy?: string | null } = {},
): Promise<number> {
  const { db, clock, origin } = context;
  const nowMs = clock.now();
  // What was written before there were copies: the number is needed for the stop, and is about to be deleted.
  while ((await sealUnsealed(context, email)) > 0);
  const account = sql`(SELECT u.id FROM users u WHERE u.email = ${email})`;
  const ofSeller = (column: SQL) => (seller === null ? sql`1` : sql`${column} = ${seller.agentNo}`);
  const theirs = sql`c.email = ${email} AND ${
    seller === null ? sql`1` : isAbout(email, account, seller.agentNo)
  }`;
  const reached = sql`(${isRepliable} OR EXISTS (SELECT 1 FROM consent_records c WHERE c.subject_id = l.id
    AND c.email = ${email} AND c.revoked_at IS NULL))`;
  const [heard] = await db.batch([
    rowsOf(
      db,
      "agents who may contact an address",
      heardRow,
      sql`
      SELECT l.id leadId, l.first_name firstName, k.user_id userId, w.email, ${preferencesOf(sql`w.id`)} preferences
      FROM leads l LEFT JOIN profiles k ON k.user_id = l.agent_user_id AND k.agent_no = l.agent_no
          AND k.verified AND k.account_status = 'active' LEFT JOIN users w ON w.id = k.user_id
      WHERE l.email = ${email} AND l.status <> 'unconfirmed' AND ${ofSeller(sql`l.agent_no`)} AND ${reached}
      ORDER BY l.lead_no DESC LIMIT ${LISTED_CONSENTS}`,
    ),
  ]);
  const notified: BatchItem<"sqlite">[][] = [];
  const agents = new Set<string>();
  for (const { leadId, firstName, userId, email: to, preferences } of heard) {
    // One notification per agent, no matter how many requests there were.
    if (userId === null || to === null || agents.has(userId) || userId === heardBy) continue;
    agents.add(userId);
    const title = `${firstName} doesn’t want to be contacted anymore`;
    notified.push(
      await announceStatements(context, [{ userId, email: to, preferences: preferences ?? "{}" }], {
        event: "lead",
        type: "warning",
        title,
        message: "They withdrew every consent to be called, texted, or emailed.",
        actionUrl: leadPaths.lead(leadId),
        composeEmail: (recipient, stop) =>
          withdrawnEmail(recipient, { name: firstName, url: origin + leadPaths.lead(leadId), stop }),
      }),
    );
  }
  const [endCopies, endRecords] = endConsents(context, theirs);
  const { results } = await commit(context, {
    statements: [
      rowsOf(
        db,
        "requests that end",
        { leadNo: integer },
        sql`
        INSERT INTO lead_events (lead_no, at, kind, detail)
        SELECT l.lead_no, ${nowMs}, 'consent-withdrawn', ${heardBy === null ? "" : TOLD_AGENT} FROM leads l
        WHERE l.email = ${email} AND ${ofSeller(sql`l.agent_no`)} AND ${reached} RETURNING lead_no leadNo`,
      ),
      ...(await stopStatements(context, { email, sellerId: seller?.id ?? null })),
      endQuestions({ db }, email, seller),
      endCopies,
      endRecords,
      db.orm.run(
        sql`UPDATE leads AS l SET phone = NULL WHERE email = ${email} AND ${ofSeller(sql`l.agent_no`)}`,
      ),
      rowsOf(
        db,
        "conversations without contact details",
        { customer: text, agent: text },
        sql`UPDATE message_threads AS m SET revealed_at = NULL, revealed_phone = NULL
        WHERE customer_user_id = ${account} AND revealed_at IS NOT NULL AND ${ofSeller(sql`m.agent_no`)}
        RETURNING customer_user_id customer, agent_user_id agent`,
      ),
      ...notified.flat(),
    ],
    mail: agents.size > 0,
    ...notifyUsers([...agents]),
    after: ([, , , , , , , threads]) =>
      notifyUsers(
        threads.flatMap(({ customer, agent }) => [customer, agent]),
        ["messages"],
      ),
  });
  return results[0].length + results[5].length;
}

/** In a lead's history: the person said it to the agent, who marked it. */
export const TOLD_AGENT = "told-agent";

/** A consent `c` of this address is one to this agent: in a lead, in a conversation, or in a question they answered. */
const isAbout = (email: string, account: SQL, agentNo: number): SQL => sql`(
  c.subject_id IN (SELECT s.id FROM leads s WHERE s.email = ${email} AND s.agent_no = ${agentNo})
  OR c.subject_id IN (SELECT s.id FROM message_threads s WHERE s.customer_user_id = ${account} AND s.agent_no = ${agentNo})
  OR c.subject_id IN (SELECT s.id FROM expert_questions s JOIN expert_answers n ON n.question_no = s.question_no
    WHERE s.customer_email = ${email} AND n.agent_no = ${agentNo}))`;

/** Nobody who answers may call anymore; for one agent, in the questions that they answered. */
const endQuestions = ({ db }: Pick<AppContext, "db">, email: string, seller: Seller) =>
  db.orm.run(sql`UPDATE expert_questions AS q SET allow_contact = 0, customer_phone = NULL, customer_phone_e164 = NULL
    WHERE customer_email = ${email} AND allow_contact AND ${
      seller === null
        ? sql`1`
        : sql`EXISTS (SELECT 1 FROM expert_answers n WHERE n.question_no = q.question_no AND n.agent_no = ${seller.agentNo})`
    }`);

/**
 * The person told this agent to stop, on the phone or by a text: ends what every address with that number, and the lead's own,
 * allowed them. False when the lead isn't the user's.
 */
export async function markAskedToStop(context: AppContext, userId: string, leadId: string): Promise<boolean> {
  const { db } = context;
  const { leads, same } = await db.batch({
    leads: rowsOf(
      db,
      "lead whose person said stop",
      { email: text, id: text, agentNo: integer },
      sql`SELECT l.email, a.id, l.agent_no agentNo FROM leads l JOIN agents a ON a.agent_no = l.agent_no
        WHERE l.id = ${leadId} AND ${isOwnLead(userId)} LIMIT 1`,
    ),
    same: rowsOf(
      db,
      "leads with the same number",
      { email: text },
      sql`SELECT DISTINCT l.email FROM leads f JOIN leads l ON l.agent_user_id = f.agent_user_id
        WHERE f.id = ${leadId} AND l.phone = f.phone AND ${isOwnLead(userId)} LIMIT ${SAME_NUMBER}`,
    ),
  });
  const [lead] = leads;
  if (lead === undefined) return false;
  const { email, ...seller } = lead;
  for (const one of new Set([email, ...same.map((row) => row.email)]))
    await stopContact(context, one, seller, { heardBy: userId });
  return true;
}

/** After the calls about a question are turned off: the agents who answered it, and saw the number, have to stop. */
export async function stopAnswerers(context: AppContext, questionId: string): Promise<void> {
  const { db } = context;
  const [rows] = await db.batch([
    rowsOf(
      db,
      "agents who answered a question",
      { email: text, id: text, agentNo: integer },
      sql`SELECT q.customer_email email, a.id, a.agent_no agentNo FROM expert_questions q
        JOIN expert_answers n ON n.question_no = q.question_no AND n.status = 'published'
        JOIN agents a ON a.agent_no = n.agent_no WHERE q.id = ${questionId} LIMIT ${LISTED_SELLERS}`,
    ),
  ]);
  for (const { email, ...seller } of rows) await stopContact(context, email, seller);
}
