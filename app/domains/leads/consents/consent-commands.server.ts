/** Withdrawing consent: one action ends everything that an address agreed to. */
import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { announceStatements } from "#app/domains/notifications/announce-commands.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { preferencesOf } from "#app/domains/notifications/preferences-queries.server.ts";
import { leadPaths } from "#app/paths/leads.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import { withdrawnEmail } from "../emails.server.ts";
import { LISTED_CONSENTS } from "../limits.ts";
import { isRepliable } from "../own-lead.server.ts";

const heardRow = {
  leadId: text,
  firstName: text,
  userId: nullable(text),
  email: nullable(text),
  preferences: nullable(text),
};

/**
 * Ends every consent of the address: leads, questions, conversations. Its stored phone numbers are deleted, agents can't
 * reply to its requests by email anymore, each lead's history says so, and each agent is notified at once. Returns how many
 * consents and requests it ended.
 */
export async function revokeAll(context: AppContext, email: string): Promise<number> {
  const { db, clock, origin } = context;
  const nowMs = clock.now();
  const active = sql`c.email = ${email} AND c.revoked_at IS NULL`;
  const reached = sql`(${isRepliable} OR EXISTS (SELECT 1 FROM consent_records c WHERE c.subject_id = l.id AND ${active}))`;
  const [heard] = await db.batch([
    rowsOf(
      db,
      "agents who may contact an address",
      heardRow,
      sql`
      SELECT l.id leadId, l.first_name firstName, k.user_id userId, w.email, ${preferencesOf(sql`w.id`)} preferences
      FROM leads l LEFT JOIN profiles k ON k.user_id = l.agent_user_id AND k.agent_no = l.agent_no
          AND k.verified AND k.account_status = 'active' LEFT JOIN users w ON w.id = k.user_id
      WHERE l.email = ${email} AND l.status <> 'unconfirmed' AND ${reached}
      ORDER BY l.lead_no DESC LIMIT ${LISTED_CONSENTS}`,
    ),
  ]);
  const notified: BatchItem<"sqlite">[][] = [];
  const agents = new Set<string>();
  for (const { leadId, firstName, userId, email: to, preferences } of heard) {
    // One notification per agent, no matter how many requests there were.
    if (userId === null || to === null || agents.has(userId)) continue;
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
  const account = sql`(SELECT u.id FROM users u WHERE u.email = ${email})`;
  const { results } = await commit(context, {
    statements: [
      rowsOf(
        db,
        "requests that end",
        { leadNo: integer },
        sql`
        INSERT INTO lead_events (lead_no, at, kind, detail)
        SELECT l.lead_no, ${nowMs}, 'consent-withdrawn', '' FROM leads l
        WHERE l.email = ${email} AND ${reached} RETURNING lead_no leadNo`,
      ),
      rowsOf(
        db,
        "ended consents",
        { id: text },
        sql`UPDATE consent_records AS c SET revoked_at = ${nowMs} WHERE ${active} RETURNING id`,
      ),
      db.orm.run(sql`UPDATE leads SET phone = NULL WHERE email = ${email}`),
      db.orm.run(sql`UPDATE expert_questions SET allow_contact = 0, customer_phone = NULL, customer_phone_e164 = NULL
        WHERE customer_email = ${email} AND allow_contact`),
      db.orm.run(sql`UPDATE message_threads SET revealed_at = NULL, revealed_phone = NULL
        WHERE customer_user_id = ${account} AND revealed_at IS NOT NULL`),
      ...notified.flat(),
    ],
    mail: agents.size > 0,
    ...notifyUsers([...agents]),
  });
  return results[0].length + results[1].length;
}
