/** A lead as its agent may read it: name and contact details only where consent allows them at that moment. */
import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { flag, integer, json, nullable, oneOf, type RowOf, text } from "#app/platform/database/rows.ts";
import { CONSENT_CHANNELS, LEAD_SOURCES, LEAD_STATES } from "#db/lists.ts";

const Consents = z.array(
  z.object({
    channel: z.enum(CONSENT_CHANNELS),
    givenAt: z.number(),
    revokedAt: z.number().nullable(),
  }),
);
const Answers = z.array(z.tuple([z.string(), z.string()]));

export const leadRow = {
  leadNo: integer,
  id: text,
  state: oneOf(LEAD_STATES),
  source: oneOf(LEAD_SOURCES),
  firstName: text,
  /** Empty without consent. */
  lastName: text,
  email: nullable(text),
  emailConfirmed: flag,
  phone: nullable(text),
  zip: nullable(text),
  stateCode: nullable(text),
  typeName: nullable(text),
  answers: json(Answers),
  note: text,
  nextStep: text,
  nextStepOn: nullable(text),
  receivedAt: integer,
  threadId: nullable(text),
  hasAccount: flag,
  consents: json(Consents),
};
export type Lead = RowOf<typeof leadRow>;
export type LeadConsent = Lead["consents"][number];

const hasConsent = (channels: SQL) => sql`EXISTS (SELECT 1 FROM consent_records c WHERE c.subject_id = l.id
  AND c.revoked_at IS NULL AND c.channel IN (${channels}))`;

/** The columns of `leadRow` for a lead `l` joined with its type `t`. Withdrawn details aren't selected. */
export const leadColumns = sql`l.lead_no leadNo, l.id, l.status state, l.source, l.first_name firstName,
  CASE WHEN ${hasConsent(sql`'phone', 'text', 'email'`)} OR l.source = 'contact-capture' THEN l.last_name ELSE '' END lastName,
  CASE WHEN ${hasConsent(sql`'email'`)} THEN l.email END email, l.email_confirmed emailConfirmed,
  CASE WHEN ${hasConsent(sql`'phone', 'text'`)} THEN l.phone END phone, l.zip, l.state_code stateCode, t.name typeName,
  l.answers, l.note, l.next_step nextStep, l.next_step_on nextStepOn,
  coalesce(l.received_at, l.created_at) receivedAt, l.thread_id threadId, l.user_id IS NOT NULL hasAccount,
  (SELECT json_group_array(json_object('channel', s.channel, 'givenAt', s.given_at, 'revokedAt', s.revoked_at))
    FROM (SELECT c.channel, c.given_at, c.revoked_at FROM consent_records c WHERE c.subject_id = l.id
      ORDER BY c.given_at, c.id LIMIT 12) s) consents`;

export const fromLeads = sql`FROM leads l LEFT JOIN product_types t ON t.bit = l.type_bit`;
