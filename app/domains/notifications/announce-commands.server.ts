/** Telling people of an event in the way that each of them has chosen. */
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { cutText } from "#app/platform/cut-text.ts";
import type { EmailStop } from "#app/platform/email.ts";
import { newId } from "#app/platform/ids.ts";
import type { Email } from "#app/platform/mail.ts";
import { emailStatement, isFull, unaskedEmailStatement } from "#app/platform/outbox.ts";
import { inZone } from "#app/platform/reader-zone.server.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { digestItems } from "#db/schema/index.ts";
import { cappedNotificationStatement, notificationStatement } from "./commands.server.ts";
import { type AnnouncedEvent, isAskedFor } from "./events.ts";
import { MESSAGE_MAX_CHARACTERS, TITLE_MAX_CHARACTERS, UNASKED_EMAILS } from "./limits.ts";
import { parsePreferences } from "./preference-row.ts";
import { type Preferences, wants } from "./preferences.ts";
import { stopOf } from "./stop-links.server.ts";
import type { NotificationType } from "./types.ts";
import { quietUntil } from "./wall-clock.ts";

export type Recipient = {
  userId: string;
  email: string;
  /** What `preferencesOf` selected for this user. */
  preferences: string;
};

export type Announcement = {
  event: AnnouncedEvent;
  type: NotificationType;
  title: string;
  message: string;
  /** Stands for `message` in the daily email: what should not leave by mail does not. */
  mailMessage?: string;
  /** An own path. */
  actionUrl: string;
  /** The email waits so long: who reads meanwhile is spared it. */
  emailDelayMs?: number;
  /** The email, where the event is worth one; `stop` belongs at its foot. */
  composeEmail?: (email: string, stop: EmailStop) => Email;
  /** The most emails of this kind in an hour, where that is less than what others may set off in all. */
  emailsAnHour?: number;
  /** What is written only together with an email: the link that it carries. */
  withEmail?: readonly BatchItem<"sqlite">[];
};

type Announcing = Pick<AppContext, "db" | "clock" | "settings" | "origin">;

/**
 * The statements that tell each recipient, for the batch of the data it speaks of: a notification, an email (held back
 * in quiet hours) or an item of the daily email, as each has chosen. What names days or times comes as a function: it is called in each recipient's zone. Over what others may set off (`UNASKED_EMAILS`) an
 * email becomes a note in the bell, whatever was chosen. Their commit has `notifyUsers` and `mail`.
 */
export async function announceStatements(
  context: Announcing,
  recipients: readonly Recipient[],
  announcement: Announcement | (() => Announcement),
): Promise<BatchItem<"sqlite">[]> {
  const told = await Promise.all(recipients.map((one) => tellOne(context, one, announcement)));
  return told.flat();
}

/** All that is said to one of them, days and times in their own zone. */
function tellOne(
  context: Announcing,
  recipient: Recipient,
  announcement: Announcement | (() => Announcement),
): Promise<BatchItem<"sqlite">[]> {
  const preferences = parsePreferences(recipient.preferences);
  return inZone(preferences.zone, () =>
    tell(context, recipient, preferences, typeof announcement === "function" ? announcement() : announcement),
  );
}

async function tell(
  context: Announcing,
  { userId, email }: Recipient,
  preferences: Preferences,
  {
    event,
    composeEmail,
    withEmail = [],
    mailMessage,
    emailDelayMs = 0,
    emailsAnHour,
    ...words
  }: Announcement,
): Promise<BatchItem<"sqlite">[]> {
  const { times } = preferences;
  const bell = wants(preferences, event, "bell")
    ? [notificationStatement(context, { userId, ...words })]
    : [];
  if (composeEmail === undefined || !wants(preferences, event, "mail")) return bell;
  if (times?.digest)
    return [
      ...bell,
      digestStatement(context, userId, event, { ...words, message: mailMessage ?? words.message }),
    ];
  const nowMs = context.clock.now();
  const quietMs = times === null ? null : quietUntil(nowMs + emailDelayMs, times);
  const notBeforeMs = quietMs ?? (emailDelayMs === 0 ? null : nowMs + emailDelayMs);
  const stop = await stopOf(context, { userId, subject: event });
  // In English, whoever sets it off; an email that knows its reader’s language says so itself.
  const written = inLanguage("en", () => composeEmail(email, stop));
  if (isAskedFor(event)) return [...bell, ...withEmail, emailStatement(context, written, { notBeforeMs })];
  const full = isFull(context, written, { ...UNASKED_EMAILS, ofKind: emailsAnHour });
  return [
    // Before the email, which counts itself.
    cappedNotificationStatement(context, { userId, ...words }, { full, wanted: bell.length > 0 }),
    ...withEmail,
    unaskedEmailStatement(context, written, { notBeforeMs, full }),
  ];
}

function digestStatement(
  { db, clock }: Announcing,
  userId: string,
  event: AnnouncedEvent,
  { title, message, actionUrl }: Pick<Announcement, "title" | "message" | "actionUrl">,
) {
  const nowMs = clock.now();
  return db.orm.insert(digestItems).values({
    id: newId(nowMs),
    userId,
    event,
    title: cutText(title, TITLE_MAX_CHARACTERS),
    message: cutText(message, MESSAGE_MAX_CHARACTERS),
    actionUrl,
    createdAt: nowMs,
  });
}
