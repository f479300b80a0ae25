/** The filters of the log's page, from its address. */
import { AUDIT_ACT_NAMES, type AuditAct } from "#app/platform/audit/audit-acts.ts";
import { AUDIT_SUBJECTS } from "#db/lists.ts";

export { AUDIT_SUBJECTS };

type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

export type AuditFilter = {
  /** Id or email address of the admin; `product` for what the cron does. */
  actor?: string | undefined;
  act?: AuditAct | undefined;
  kind?: AuditSubject | undefined;
  /** Id of what it was done to. */
  subject?: string | undefined;
  /** Days of the reader's calendar, the last one included. */
  from?: string | undefined;
  to?: string | undefined;
};

/** Takes what the list has read from the address: options and days are valid by then. */
export const parseAuditFilter = (query: Readonly<Record<string, string | undefined>>): AuditFilter => ({
  actor: query.actor,
  act: AUDIT_ACT_NAMES.find((one) => one === query.act),
  kind: AUDIT_SUBJECTS.find((one) => one === query.kind),
  subject: query.subject,
  from: query.from,
  to: query.to,
});
