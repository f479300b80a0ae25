/** Leads in an account's export, when an account is deleted, and when an agent's profile changes accounts. */
import { sql } from "drizzle-orm";
import { deleteConsents, dropConsents, endConsents } from "#app/domains/consents/record-commands.server.ts";
import { leadPaths } from "#app/paths/leads.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { LANGUAGES, LEAD_EVENTS, LEAD_SOURCES, LEAD_STATUSES } from "#db/lists.ts";
import { fromLeads, leadColumns, leadRow } from "./lead-rows.server.ts";
import { EXPORTED_LEADS } from "./limits.ts";
import { isOwnLead } from "./own-lead.server.ts";

/** The account's own requests. A confirmed address also finds those sent without the account; null matches none. */
const ofPerson = (userId: string, confirmedEmail: string | null) =>
  sql`(l.user_id = ${userId} OR l.email = ${confirmedEmail})`;

/** A person's requests to agents, and an agent's leads with notes. Consents are exported with the account. */
export async function exportLeads(
  { db }: Pick<AppContext, "db">,
  { userId, email, emailConfirmed }: { userId: string; email: string; emailConfirmed: boolean },
) {
  const { asked, received, history } = await db.read({
    asked: rowsOf(
      db,
      "exported requests",
      {
        agent: text,
        source: oneOf(LEAD_SOURCES),
        status: oneOf(LEAD_STATUSES),
        firstName: text,
        lastName: text,
        email: text,
        language: oneOf(LANGUAGES),
        phone: nullable(text),
        zip: nullable(text),
        answers: text,
        note: text,
        createdAt: integer,
      },
      sql`
      SELECT a.name agent, l.source, CASE l.status WHEN 'unconfirmed' THEN 'unconfirmed' ELSE 'new' END status,
        l.first_name firstName, l.last_name lastName, l.email, l.language, l.phone, l.zip, l.answers, l.note, l.created_at createdAt
      FROM leads l JOIN agents a ON a.agent_no = l.agent_no
      WHERE ${ofPerson(userId, emailConfirmed ? email : null)} AND l.source <> 'message'
      ORDER BY l.lead_no LIMIT ${EXPORTED_LEADS}`,
    ),
    received: rowsOf(
      db,
      "exported leads",
      leadRow,
      sql`SELECT ${leadColumns} ${fromLeads} WHERE ${isOwnLead(userId)} ORDER BY l.lead_no LIMIT ${EXPORTED_LEADS}`,
    ),
    history: rowsOf(
      db,
      "exported history of leads",
      { lead: text, at: integer, kind: oneOf(LEAD_EVENTS), detail: text },
      sql`
      SELECT l.id lead, e.at, e.kind, e.detail FROM leads l JOIN lead_events e ON e.lead_no = l.lead_no
      WHERE ${isOwnLead(userId)} ORDER BY e.event_no LIMIT ${EXPORTED_LEADS * 4}`,
    ),
  });
  return {
    asked: asked.map(({ status, ...one }) => ({ ...one, sent: status !== "unconfirmed" })),
    received: received.map(({ leadNo: _, ...one }) => one),
    history,
  };
}

/**
 * For the batch that deletes an account. Its requests to agents are deleted with their histories, and so are an agent's
 * leads, which no one else may read. Consents given to that agent end, and stay on record for those who gave them.
 */
export function forgetLeads(
  context: Pick<AppContext, "db" | "clock">,
  { userId, email, emailConfirmed }: { userId: string; email: string; emailConfirmed: boolean },
) {
  const { db } = context;
  const person = ofPerson(userId, emailConfirmed ? email : null);
  const theirs = sql`(${person} OR l.agent_user_id = ${userId})`;
  const pages = sql`(SELECT ${leadPaths.lead("")} || l.id FROM leads l WHERE ${theirs})`;
  return [
    db.orm.run(sql`DELETE FROM user_notifications WHERE action_url IN ${pages}`),
    db.orm.run(sql`DELETE FROM digest_items WHERE action_url IN ${pages}`),
    ...dropConsents(
      context,
      sql`c.subject_id IN (SELECT l.id FROM leads l WHERE ${person} AND l.status = 'unconfirmed')`,
    ),
    ...endConsents(
      context,
      sql`c.subject_id IN (SELECT l.id FROM leads l WHERE l.agent_user_id = ${userId})`,
    ),
    ...deleteConsents(context, sql`c.subject_id IN (SELECT l.id FROM leads l WHERE ${person})`),
    db.orm.run(sql`DELETE FROM lead_events WHERE lead_no IN (SELECT l.lead_no FROM leads l WHERE ${theirs})`),
    db.orm.run(sql`DELETE FROM leads AS l WHERE ${theirs}`),
  ] as const;
}

/** When an agent's profile moves to another account: neither can open the old leads, and notifications about them go. */
export function leaveLeads(
  { db }: Pick<AppContext, "db">,
  { userId, agentNo }: { userId: string; agentNo: number },
) {
  const pages = sql`(SELECT ${leadPaths.lead("")} || l.id FROM leads l
    WHERE l.agent_user_id = ${userId} AND l.agent_no = ${agentNo})`;
  return [
    db.orm.run(sql`DELETE FROM user_notifications WHERE user_id = ${userId} AND action_url IN ${pages}`),
    db.orm.run(sql`DELETE FROM digest_items WHERE user_id = ${userId} AND action_url IN ${pages}`),
  ] as const;
}
