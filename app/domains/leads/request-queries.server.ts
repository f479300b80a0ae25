/** A quote request as whoever sent it reads it, by its mailed link. */
import { sql } from "drizzle-orm";
import * as z from "zod";
import type { AppContext } from "#app/platform/context.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { integer, json, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/rows.ts";
import { LEAD_STATUSES } from "#db/lists.ts";
import { REQUEST_LINK_DAYS, SHOWN_EVENTS } from "./limits.ts";

const requestRow = {
  id: text,
  state: oneOf(LEAD_STATUSES),
  submissionKey: text,
  agentName: text,
  agentSlug: text,
  agentUserId: text,
  firstName: text,
  email: text,
  zip: text,
  stateCode: text,
  typeName: text,
  typeSlug: text,
  answers: json(z.array(z.tuple([z.string(), z.string()]))),
  note: text,
  threadId: nullable(text),
  createdAt: integer,
  /** The words of what was allowed and is not taken back, as they were shown. */
  agreed: json(z.array(z.string())),
};
export type SentRequest = RowOf<typeof requestRow>;

const replyRow = { at: integer, body: text };
export type LeadReply = RowOf<typeof replyRow>;

/** The request with what its agent replied, the oldest first; null when it is gone, or its link too old, counted from the last reply. One round trip. */
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
      SELECT l.id, l.status state, l.submission_key submissionKey, a.name agentName, a.slug agentSlug,
        l.agent_user_id agentUserId, l.first_name firstName, l.email, l.zip, l.state_code stateCode, t.name typeName, t.slug typeSlug,
        l.answers, l.note, l.thread_id threadId, l.created_at createdAt,
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
