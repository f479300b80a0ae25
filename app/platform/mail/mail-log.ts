/** The outbox as admins see it: what became of each email, never its text, and sending a failed one again. */
import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { AuditEntry } from "#app/platform/audit/audit.ts";
import { maskEmail } from "#app/platform/contact-data/mask-email.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { cursorOf, idKey, integerKey } from "#app/platform/lists/cursor.ts";
import { longList } from "#app/platform/lists/long-list.ts";
import { readQueueStatus } from "#app/platform/lists/queue-status.ts";
import { mailSuppressions, outbox } from "#db/schema/outbox.ts";
import { KEPT_FAILED_DAYS } from "./outbox.ts";
import { unsuppressStatement } from "./suppressions.ts";

export const MAIL_STATUSES = outbox.status.enumValues;
export type MailStatus = (typeof MAIL_STATUSES)[number];

const SUPPRESSION_CAUSES = mailSuppressions.cause.enumValues;

/** The minute clock has come by a few times since. */
const LATE_MS = 5 * MINUTE_MS;
const LISTED_KINDS = 40;
/** Can be sent again with one click. */
export const RETRIED_EMAILS = 50;

const emailRow = {
  id: text,
  kind: text,
  recipient: text,
  /** Empty once it was sent: the text is deleted then. */
  subject: text,
  status: oneOf(MAIL_STATUSES),
  attempts: integer,
  nextAttemptAt: integer,
  error: nullable(text),
  createdAt: integer,
  sentAt: nullable(integer),
  /** The text is still stored. */
  whole: flag,
  /** Why the address gets no email now. */
  suppressed: nullable(oneOf(SUPPRESSION_CAUSES)),
};
export type ListedEmail = RowOf<typeof emailRow>;

export type MailFilter = {
  status: MailStatus;
  kind?: string | undefined;
  recipient?: string | undefined;
  /** Only to addresses that get no email now. */
  suppressed?: boolean;
};

const columns = sql`o.id, o.kind, o.recipient, o.subject, o.status, o.attempts, o.next_attempt_at nextAttemptAt, o.error,
  o.created_at createdAt, o.sent_at sentAt, o.text <> '' whole,
  (SELECT s.cause FROM mail_suppressions s WHERE s.email = lower(o.recipient)) suppressed`;

/** The recipient, as far as it helps to tell emails apart. */
const masked = (row: ListedEmail): ListedEmail => ({ ...row, recipient: maskEmail(row.recipient) });

const conditionOf = ({ status, kind, recipient, suppressed = false }: MailFilter): SQL =>
  sql.join(
    [
      // An address has few emails, so its own index is faster.
      recipient === undefined
        ? sql`o.status = ${status}`
        : sql`o.recipient = ${recipient} AND +o.status = ${status}`,
      ...(kind === undefined ? [] : [sql`o.kind = ${kind}`]),
      ...(suppressed
        ? [sql`EXISTS (SELECT 1 FROM mail_suppressions s WHERE s.email = lower(o.recipient))`]
        : []),
    ],
    sql` AND `,
  );

const outboxList = longList({
  name: "emails",
  shape: emailRow,
  cursor: cursorOf({ at: integerKey(), id: idKey }),
  placeOf: ({ nextAttemptAt, id }) => ({ at: nextAttemptAt, id }),
  select: (
    filter: MailFilter,
    after,
    most,
  ) => sql`SELECT ${columns} FROM outbox o WHERE ${conditionOf(filter)}
      ${after === null ? sql`` : sql`AND (o.next_attempt_at, o.id) < (${after.at}, ${after.id})`}
    ORDER BY o.next_attempt_at DESC, o.id DESC LIMIT ${most}`,
  from: (filter) => sql`FROM outbox o WHERE ${conditionOf(filter)}`,
});

const ofMasked = <Page extends { rows: readonly ListedEmail[] }>(page: Page) => ({
  ...page,
  rows: page.rows.map(masked),
});

/** The outbox, what was tried last first. */
export const adminMail: typeof outboxList = {
  ...outboxList,
  page: async (...asked) => ofMasked(await outboxList.page(...asked)),
  file: async (...asked) => ofMasked(await outboxList.file(...asked)),
};

/** The kinds of emails in one status. One round trip, shared with the page's others. */
export async function listMailKinds({ db }: Pick<AppContext, "db">, status: MailStatus): Promise<string[]> {
  const [kinds] = await db.read([
    rowsOf(
      db,
      "kinds of emails",
      { kind: text },
      // From one kind to the next by the index: as many steps as there are kinds.
      sql`WITH RECURSIVE k(kind) AS (SELECT min(kind) FROM outbox WHERE status = ${status}
        UNION ALL SELECT (SELECT min(o.kind) FROM outbox o WHERE o.status = ${status} AND o.kind > k.kind)
          FROM k WHERE k.kind IS NOT NULL)
        SELECT kind FROM k WHERE kind IS NOT NULL LIMIT ${LISTED_KINDS}`,
    ),
  ]);
  return kinds.map(({ kind }) => kind);
}

/** An email that failed before this has lost its text by now. */
const retriedSince = (clock: AppContext["clock"]) => clock.now() - 2 * KEPT_FAILED_DAYS * DAY_MS;

/** What failed, the oldest first. One round trip, shared with the page's others. */
export async function listFailedMail(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  most: number,
): Promise<ListedEmail[]> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "failed emails",
      emailRow,
      sql`SELECT ${columns} FROM outbox o WHERE o.status = 'failed' AND o.text <> '' AND o.next_attempt_at >= ${retriedSince(clock)}
        ORDER BY o.next_attempt_at, o.id LIMIT ${most}`,
    ),
  ]);
  return rows.map(masked);
}

/** How much of what failed can still be sent again. */
export const countFailedMail = (context: Pick<AppContext, "db" | "clock">) =>
  readQueueStatus(
    context,
    "failed emails",
    sql`SELECT next_attempt_at at, NULL due FROM outbox WHERE status = 'failed' AND text <> ''
      AND next_attempt_at >= ${retriedSince(context.clock)} ORDER BY next_attempt_at`,
  );

/** How much waits for its turn; overdue is what should have gone minutes ago. */
export const countQueuedMail = (context: Pick<AppContext, "db" | "clock">) =>
  readQueueStatus(
    context,
    "emails to send",
    sql`SELECT created_at at, next_attempt_at + ${LATE_MS} due FROM outbox WHERE status = 'queued' ORDER BY next_attempt_at`,
  );

const retried = (adminId: string, id: string): AuditEntry => ({
  actorId: adminId,
  act: "email.retry",
  subject: { kind: "email", id },
  before: { status: "failed" },
  after: { status: "queued" },
});

const QUEUED_ANEW = { status: "queued", attempts: 0, error: null } as const;

/** The address of an email gets emails again. False if it does already, or there is no such email. */
export async function liftSuppression(context: AppContext, adminId: string, id: string): Promise<boolean> {
  const { db } = context;
  const [[found]] = await db.batch([
    rowsOf(
      db,
      "a suppressed address",
      { email: text, cause: oneOf(SUPPRESSION_CAUSES) },
      sql`SELECT s.email, s.cause FROM outbox o JOIN mail_suppressions s ON s.email = lower(o.recipient)
        WHERE o.id = ${id} LIMIT 1`,
    ),
  ]);
  if (found === undefined) return false;
  const { email, cause } = found;
  const outcome = await commit(context, {
    audit: [
      {
        actorId: adminId,
        act: "email.lift",
        subject: { kind: "email", id },
        before: { suppressed: cause },
        after: { suppressed: null },
      },
    ],
    guards: { suppressed: sql`EXISTS (SELECT 1 FROM mail_suppressions WHERE email = ${email})` },
    statements: [unsuppressStatement(context, email)],
  });
  return outcome.kind === "committed";
}

/** Sends a failed email again, with a full set of attempts. False if it did not fail, or its text is gone. */
export async function retryEmail(context: AppContext, adminId: string, id: string): Promise<boolean> {
  const { db, clock } = context;
  const outcome = await commit(context, {
    audit: [retried(adminId, id)],
    guards: {
      failed: sql`EXISTS (SELECT 1 FROM outbox WHERE id = ${id} AND status = 'failed' AND text <> '')`,
    },
    statements: [
      db.orm
        .update(outbox)
        .set({ ...QUEUED_ANEW, nextAttemptAt: clock.now() })
        .where(eq(outbox.id, id)),
    ],
    mail: true,
  });
  return outcome.kind === "committed";
}

/** The same for the oldest failed emails, all of them or one kind, a limited number at once. Returns how many. */
export async function retryFailed(
  context: AppContext,
  adminId: string,
  kind: string | null,
): Promise<number> {
  const { db, clock } = context;
  const [rows] = await db.batch([
    rowsOf(
      db,
      "failed emails to send again",
      { id: text },
      sql`SELECT id FROM outbox WHERE status = 'failed' AND text <> '' AND (${kind} IS NULL OR kind = ${kind})
        ORDER BY next_attempt_at, id LIMIT ${RETRIED_EMAILS}`,
    ),
  ]);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const outcome = await commit(context, {
    audit: ids.map((id) => retried(adminId, id)),
    guards: {
      // Another admin was first with some of them: the log must match what was done here, so all of it happens or
      // nothing.
      "all-failed": sql`(SELECT count(*) FROM outbox WHERE id IN ${ids} AND status = 'failed') = ${ids.length}`,
    },
    statements: [
      db.orm
        .update(outbox)
        .set({ ...QUEUED_ANEW, nextAttemptAt: clock.now() })
        .where(and(inArray(outbox.id, ids), ne(outbox.text, ""))),
    ],
    mail: true,
  });
  return outcome.kind === "committed" ? ids.length : 0;
}
