import { rowsBreaking } from "./invariant.ts";

/** Numbers that agents see, each with the consent that shows it. */
export const consents = rowsBreaking(
  "consent that was taken back isn’t used",
  `SELECT breach FROM (
     SELECT 'Lead ' || l.id || ' keeps a number that nobody may call.' breach FROM leads l WHERE l.phone IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM consent_records c WHERE c.subject_id = l.id AND c.revoked_at IS NULL AND c.channel IN ('phone', 'text'))
     UNION ALL SELECT 'Conversation ' || t.id || ' shows a number without consent.' FROM message_threads t WHERE t.revealed_phone IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM consent_records c WHERE c.subject_id = t.id AND c.revoked_at IS NULL)
     UNION ALL SELECT 'Question ' || q.id || ' keeps a number that nobody may call.' FROM expert_questions q WHERE q.customer_phone IS NOT NULL AND NOT q.allow_contact
     UNION ALL SELECT 'The copy of consent ' || k.id || ' doesn’t know that it ended.' FROM consent_copies k JOIN consent_records c ON c.id = k.id
       WHERE (c.revoked_at IS NULL) <> (k.ended_at IS NULL)
     UNION ALL SELECT 'Consent ' || c.id || ' has no sealed copy.' FROM consent_records c WHERE c.sealed AND NOT EXISTS (SELECT 1 FROM consent_copies k WHERE k.id = c.id))`,
);
