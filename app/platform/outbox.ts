/**
 * Mail that is never lost: a command writes its letter in the batch of its data, a sender takes what is due,
 * `queued → sent`, or after the last try `failed` with its reason.
 */
import { asc, desc, eq, sql } from "drizzle-orm";
import { outbox } from "#db/schema/outbox.ts";
import type { AppContext } from "./context.ts";
import { newId } from "./ids.ts";
import { type Letter, sendThrough } from "./mail.ts";

const BATCH_LETTERS = 20;
/** Minutes to wait after the first, second … failure. */
const RETRY_MINUTES = [1, 5, 15, 60, 240, 720];
/** A sender that died with letters in hand gives them back after so long. */
const LEASE_MS = 60_000;
const REASON_CHARACTERS = 300;

type MailContext = Pick<AppContext, "db" | "clock" | "settings" | "log" | "mailBinding">;

/**
 * The statement that writes a letter, for the batch of the data it speaks of. It is sent at once, or from `notBeforeMs`
 * on.
 */
export function letterStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  letter: Letter,
  { notBeforeMs = null }: { notBeforeMs?: number | null } = {},
) {
  const nowMs = clock.now();
  return db.orm.insert(outbox).values({
    id: newId(nowMs),
    ...letter,
    status: "queued",
    nextAttemptAt: notBeforeMs ?? nowMs,
    createdAt: nowMs,
  });
}

/** Sends what is due, at most twenty letters, and returns how many were sent. Never throws for a letter. */
export async function sendDueLetters(context: MailContext): Promise<number> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const due = db.orm
    .select({ id: outbox.id })
    .from(outbox)
    .where(sql`${outbox.status} = 'queued' AND ${outbox.nextAttemptAt} <= ${nowMs}`)
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(BATCH_LETTERS);
  const [taken] = await db.batch([
    db.orm
      .update(outbox)
      .set({ nextAttemptAt: nowMs + LEASE_MS, attempts: sql`${outbox.attempts} + 1` })
      .where(sql`${outbox.id} IN ${due}`)
      .returning(),
  ]);
  const outcomes = await Promise.all(
    taken.map(async (letter) => ({ letter, reason: await sendThrough(context, letter) })),
  );
  // Links in letters open accounts: once a letter is gone, its words are too. Development reads them in its mailbox.
  const emptied =
    context.settings.mail.through === "mailbox"
      ? {}
      : { text: "", html: "", subject: "", unsubscribeUrl: null };
  const [first, ...others] = outcomes.map(({ letter, reason }) => {
    const wait = RETRY_MINUTES[letter.attempts - 1];
    const change =
      reason === null
        ? ({ status: "sent", sentAt: clock.now(), error: null, ...emptied } as const)
        : ({
            status: wait === undefined ? "failed" : "queued",
            nextAttemptAt: clock.now() + (wait ?? 0) * 60_000,
            error: reason.slice(0, REASON_CHARACTERS),
            ...(wait === undefined ? emptied : {}),
          } as const);
    return db.orm.update(outbox).set(change).where(eq(outbox.id, letter.id));
  });
  if (first !== undefined) await db.batch([first, ...others]);
  return outcomes.filter(({ reason }) => reason === null).length;
}

/** The newest letters, for development's mailbox. */
export async function listLetters({ db }: Pick<AppContext, "db">, limit: number) {
  const [letters] = await db.batch([
    db.orm.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(limit),
  ]);
  return letters;
}
