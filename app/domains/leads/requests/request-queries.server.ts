/** A quote request as its sender reads it, by its emailed link. */
import { sql } from "drizzle-orm";
import * as z from "zod";
import type { AppContext } from "#app/platform/context.ts";
import {
  flag,
  integer,
  json,
  nullable,
  oneOf,
  type RowOf,
  rowsOf,
  text,
} from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { LEAD_STATUSES } from "#db/lists.ts";
import { OWN_REQUESTS, REQUEST_LINK_DAYS, SHOWN_EVENTS } from "../limits.ts";
import { isWithdrawn } from "../own-lead.server.ts";

const requestRow = {
  id: text,
  state: oneOf(LEAD_STATUSES),
  submissionKey: text,
  agentId: text,
  agentName: text,
  agentSlug: text,
  agentUserId: text,
  firstName: text,
  email: text,
  /** Where calls or texts are agreed to. */
  phone: nullable(text),
  zip: text,
  stateCode: text,
  typeName: text,
  typeSlug: text,
  answers: json(z.array(z.tuple([z.string(), z.string()]))),
  note: text,
  threadId: nullable(text),
  createdAt: integer,
  /** They asked this agent to stop. */
  stopped: flag,
  /** The texts of the active consents, as they were shown. */
  agreed: json(z.array(z.string())),
};
export type SentRequest = RowOf<typeof requestRow>;

const replyRow = { at: integer, body: text };
export type LeadReply = RowOf<typeof replyRow>;

/** The request with its agent's replies, oldest first. Null when it is gone, or its link too old since the last reply. One round trip. */
export async function findRequest(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  leadId: string,
): Promise<{ request: SentRequest; replies: LeadReply[] } | null> {
  const since = clock.now() - REQUEST_LINK_DAYS * DAY_MS;
  const { rows, replies } = await db.read({
    rows: rowsOf(
      db,
      "quote request",
      requestRow,
      sql`
      SELECT l.id, l.status state, l.submission_key submissionKey, a.id agentId, a.name agentName, a.slug agentSlug,
        l.agent_user_id agentUserId, l.first_name firstName, l.email, l.phone, l.zip, l.state_code stateCode, t.name typeName, t.slug typeSlug,
        l.answers, l.note, l.thread_id threadId, l.created_at createdAt,
        ${isWithdrawn(sql`l.lead_no`)} stopped,
        (SELECT json_group_array(c.text_shown) FROM consent_records c
          WHERE c.subject_id = l.id AND c.revoked_at IS NULL) agreed
      FROM leads l JOIN agents a ON a.agent_no = l.agent_no JOIN product_types t ON t.bit = l.type_bit
      WHERE l.id = ${leadId} AND l.source = 'quote-request' AND (l.created_at > ${since}
        OR EXISTS (SELECT 1 FROM lead_events e WHERE e.lead_no = l.lead_no AND e.kind = 'replied' AND e.at > ${since}))
      LIMIT 1`,
    ),
    replies: rowsOf(
      db,
      "replies to a request",
      replyRow,
      sql`
      SELECT e.at, e.detail body FROM leads l JOIN lead_events e ON e.lead_no = l.lead_no
      WHERE l.id = ${leadId} AND e.kind = 'replied' ORDER BY e.event_no LIMIT ${SHOWN_EVENTS}`,
    ),
  });
  const request = rows[0];
  return request === undefined ? null : { request, replies };
}

const ownRequestRow = {
  id: text,
  agentName: text,
  typeName: text,
  state: oneOf(LEAD_STATUSES),
  threadId: nullable(text),
  replied: flag,
  createdAt: integer,
};
export type OwnRequest = RowOf<typeof ownRequestRow>;

/**
 * The statement for an account's quote requests, newest first, including those sent without an account from its confirmed
 * address.
 */
export const ownRequestsStatement = ({ db, clock }: Pick<AppContext, "db" | "clock">, userId: string) => {
  const since = clock.now() - REQUEST_LINK_DAYS * DAY_MS;
  const replied = (after: number) => sql`EXISTS (SELECT 1 FROM lead_events e WHERE e.lead_no = l.lead_no
    AND e.kind = 'replied' AND e.at > ${after})`;
  return rowsOf(
    db,
    "quotes that an account asked for",
    ownRequestRow,
    sql`
    SELECT l.id, a.name agentName, t.name typeName, l.status state, l.thread_id threadId, ${replied(0)} replied,
      l.created_at createdAt
    FROM leads l JOIN agents a ON a.agent_no = l.agent_no JOIN product_types t ON t.bit = l.type_bit
    WHERE (l.user_id = ${userId} OR (l.user_id IS NULL AND l.email = (SELECT le.email FROM users le
        WHERE le.id = ${userId} AND le.email_confirmed_at IS NOT NULL)))
      AND l.source = 'quote-request' AND (l.created_at > ${since} OR ${replied(since)})
    ORDER BY l.created_at DESC, l.lead_no DESC LIMIT ${OWN_REQUESTS}`,
  );
};
