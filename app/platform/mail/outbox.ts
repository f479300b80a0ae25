/**
 * Email that is never lost: a command writes its email in the batch of its data, a sender takes what is due, `queued
 * → sent`, or after the last attempt `failed` with its reason.
 */
import { asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import { outbox } from "#db/schema/outbox.ts";
import { type Email, sendThrough } from "./mail.ts";
import { SUPPRESSED_REASON, suppressedRecipient } from "./suppressions.ts";

const BATCH_EMAILS = 20;
/** Minutes to wait after the first, second … failure. */
const RETRY_MINUTES = [1, 5, 15, 60, 240, 720];
/** How long a failed email can be sent again. Then its text is deleted, as it is for a sent one. */
export const KEPT_FAILED_DAYS = 3;
const LOOKED_BACK_DAYS = 30;
const FORGOTTEN_AT_ONCE = 500;
/** Emails claimed by a sender that died are released after this time. */
const LEASE_MS = MINUTE_MS;
const REASON_CHARACTERS = 300;
/** The size limit of an email's attachment. A larger one is left out, because the email says the same in words. */
const FILE_CHARACTERS = 32_000;

type MailContext = Pick<AppContext, "db" | "clock" | "settings" | "log" | "mailBinding">;

/**
 * The statement that writes an email, for the batch of the data it is about. It is sent at once, or from
 * `notBeforeMs` on. Pass an `id` for a form's idempotency key: a second email with it is a duplicate of `outbox.id`.
 */
export function emailStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { file = null, ...email }: Email,
  { notBeforeMs = null, id }: { notBeforeMs?: number | null; id?: string } = {},
) {
  const nowMs = clock.now();
  return db.orm.insert(outbox).values({
    id: id ?? newId(nowMs),
    ...email,
    file: file !== null && file.text.length <= FILE_CHARACTERS ? file : null,
    status: "queued",
    nextAttemptAt: notBeforeMs ?? nowMs,
    createdAt: nowMs,
  });
}

/** Of emails that others set off, in an hour and a day; `ofKind` in an hour. */
export type MostEmails = { hour: number; day: number; ofKind?: number | undefined };

/**
 * Whether this address has had as many emails as others may trigger. Evaluated in the statement that contains it, so
 * concurrent requests can't exceed the limit.
 */
export function isFull(
  { clock }: Pick<AppContext, "clock">,
  { recipient, kind }: Pick<Email, "recipient" | "kind">,
  { hour, day, ofKind = hour }: MostEmails,
): SQL {
  const nowMs = clock.now();
  const had = (
    hours: number,
    which = sql`1`,
  ) => sql`(SELECT count(*) FROM outbox o WHERE o.recipient = ${recipient}
    AND o.created_at > ${nowMs - hours * HOUR_MS} AND o.unsolicited AND ${which})`;
  return sql`(${had(1)} >= ${hour} OR ${had(24)} >= ${day} OR ${had(1, sql`o.kind = ${kind}`)} >= ${ofKind})`;
}

/** `emailStatement` for an email that someone else triggers: nothing is written if `full` holds. */
export function unaskedEmailStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { kind, recipient, subject, text, html, unsubscribeUrl = null }: Email,
  { notBeforeMs, full }: { notBeforeMs: number | null; full: SQL },
) {
  const nowMs = clock.now();
  return db.orm.run(sql`
    INSERT INTO outbox (id, kind, recipient, subject, text, html, unsubscribe_url, unsolicited, status, next_attempt_at, created_at)
    SELECT ${newId(nowMs)}, ${kind}, ${recipient}, ${subject}, ${text}, ${html}, ${unsubscribeUrl}, 1, 'queued',
      ${notBeforeMs ?? nowMs}, ${nowMs} WHERE NOT ${full}`);
}

/**
 * By database: whether this isolate is sending right now, until when at most, and whether more emails arrived since.
 */
const senders = new Map<string, { endsAt: number; more: boolean }>();
/** Within the time that the platform allows for work after an answer. */
const SENDING_MS = 15_000;

/**
 * Sends what is due, in rounds of twenty emails, unless another request of this isolate is sending: that one is told
 * that there is more. What is left when its time is up is sent by the cron.
 */
export async function sendSoon(context: MailContext): Promise<void> {
  const key = context.settings.databaseUrl;
  const busy = senders.get(key);
  if (busy !== undefined && busy.endsAt > Date.now()) {
    busy.more = true;
    return;
  }
  const own = { endsAt: Date.now() + SENDING_MS, more: true };
  senders.set(key, own);
  try {
    while (own.more && Date.now() < own.endsAt) {
      own.more = false;
      await sendDueEmails(context, own.endsAt);
    }
  } finally {
    if (senders.get(key) === own) senders.delete(key);
  }
}

/**
 * Sends what is due, twenty emails after the other, until nothing is or the time is over, and returns how many were sent.
 * Never throws for an email.
 */
export async function sendDueEmails(context: MailContext, endsAt = Date.now() + SENDING_MS): Promise<number> {
  let sent = 0;
  for (let taken = BATCH_EMAILS; taken === BATCH_EMAILS && Date.now() < endsAt; ) {
    const some = await sendSome(context);
    taken = some.taken;
    sent += some.sent;
  }
  return sent;
}

async function sendSome(context: MailContext): Promise<{ taken: number; sent: number }> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const due = db.orm
    .select({ id: outbox.id })
    .from(outbox)
    .where(sql`${outbox.status} = 'queued' AND ${outbox.nextAttemptAt} <= ${nowMs}`)
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(BATCH_EMAILS);
  const [taken] = await db.write([
    db.orm
      .update(outbox)
      .set({ nextAttemptAt: nowMs + LEASE_MS, attempts: sql`${outbox.attempts} + 1` })
      .where(sql`${outbox.id} IN ${due}`)
      .returning({ ...getTableColumns(outbox), suppressed: suppressedRecipient }),
  ]);
  const outcomes = await Promise.all(
    taken.map(async ({ suppressed, ...email }) => ({
      email,
      isFinal: suppressed !== null,
      reason: suppressed === null ? await sendThrough(context, email) : SUPPRESSED_REASON[suppressed],
    })),
  );
  // Links in emails open accounts, so the text is deleted once an email is sent. Development shows it in its mailbox.
  const emptied = context.settings.mail.through === "mailbox" ? {} : WITHOUT_WORDS;
  const [first, ...others] = outcomes.map(({ email, reason, isFinal }) => {
    const wait = isFinal ? undefined : RETRY_MINUTES[email.attempts - 1];
    const change =
      reason === null
        ? ({ status: "sent", sentAt: clock.now(), error: null, ...emptied } as const)
        : ({
            status: wait === undefined ? "failed" : "queued",
            nextAttemptAt: clock.now() + (wait ?? 0) * MINUTE_MS,
            // The text stays for a while, so that an admin can send it again.
            error: reason.slice(0, REASON_CHARACTERS),
          } as const);
    return db.orm.update(outbox).set(change).where(eq(outbox.id, email.id));
  });
  if (first !== undefined) await db.write([first, ...others]);
  return { taken: taken.length, sent: outcomes.filter(({ reason }) => reason === null).length };
}

const WITHOUT_WORDS = { text: "", html: "", subject: "", unsubscribeUrl: null, file: null } as const;

/** Called every minute: deletes the text of emails that failed days ago and can't be sent again. Returns how many. */
export async function forgetFailedEmails({ db, clock }: Pick<AppContext, "db" | "clock">): Promise<number> {
  const nowMs = clock.now();
  const old = sql`SELECT o.id FROM outbox o WHERE o.status = 'failed' AND o.text <> ''
    AND o.next_attempt_at BETWEEN ${nowMs - LOOKED_BACK_DAYS * DAY_MS} AND ${nowMs - KEPT_FAILED_DAYS * DAY_MS}
    LIMIT ${FORGOTTEN_AT_ONCE}`;
  const [forgotten] = await db.write([
    db.orm
      .update(outbox)
      .set(WITHOUT_WORDS)
      .where(sql`${outbox.id} IN (${old})`)
      .returning({ id: outbox.id }),
  ]);
  return forgotten.length;
}

/** The newest emails, for development's mailbox. */
export async function listEmails({ db }: Pick<AppContext, "db">, limit: number) {
  const [emails] = await db.batch([
    db.orm.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(limit),
  ]);
  return emails;
}
