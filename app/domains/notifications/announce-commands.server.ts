/** Notifying people of an event in the ways that each has chosen. */
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { cutText } from "#app/platform/cut-text.ts";
import { newId } from "#app/platform/ids.ts";
import type { EmailStop } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { emailStatement, isFull, unaskedEmailStatement } from "#app/platform/mail/outbox.ts";
import { inZone } from "#app/platform/time/reader-zone.server.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { digestItems } from "#db/schema/index.ts";
import { cappedNotificationStatement, notificationStatement } from "./commands.server.ts";
import { MESSAGE_MAX_CHARACTERS, TITLE_MAX_CHARACTERS, UNASKED_EMAILS } from "./limits.ts";
import { type AnnouncedEvent, isAskedFor } from "./preferences/events.ts";
import { parsePreferences } from "./preferences/preference-row.ts";
import { type Preferences, wants } from "./preferences/preferences.ts";
import { stopOf } from "./preferences/stop-links.server.ts";
import { quietUntil } from "./preferences/wall-clock.ts";
import type { NotificationType } from "./types.ts";

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
  /** Replaces `message` in the daily email, for text that should not be emailed. */
  mailMessage?: string;
  /** A path of ours. */
  actionUrl: string;
  /** Delays the email, so that someone who reads meanwhile doesn't get it. */
  emailDelayMs?: number;
  /** Writes the email, for events with one; `stop` belongs in its footer. */
  composeEmail?: (email: string, stop: EmailStop) => Email;
  /** The most emails of this kind in an hour, when that is less than the general limit (`UNASKED_EMAILS`). */
  emailsAnHour?: number;
  /** Written only together with an email, such as the link it contains. */
  withEmail?: readonly BatchItem<"sqlite">[];
};

type Announcing = Pick<AppContext, "db" | "clock" | "settings" | "origin">;

/**
 * The statements that notify each recipient, for the batch that writes the event itself: a notification, an email (delayed
 * during quiet hours) or an item of the daily email, as each has chosen. An announcement with days or times is a function,
 * called in each recipient's zone. Over the limit of `UNASKED_EMAILS` an email becomes a notification, whatever was chosen.
 * The commit spreads `notifyUsers` and sets `mail`.
 */
export async function announceStatements(
  context: Announcing,
  recipients: readonly Recipient[],
  announcement: Announcement | (() => Announcement),
): Promise<BatchItem<"sqlite">[]> {
  const statements = await Promise.all(recipients.map((one) => tellOne(context, one, announcement)));
  return statements.flat();
}

/** The statements for one recipient, with days and times in their zone. */
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
  // In English, no matter who triggers it; an email that knows its reader’s language sets it itself.
  const written = inLanguage("en", () => composeEmail(email, stop));
  if (isAskedFor(event)) return [...bell, ...withEmail, emailStatement(context, written, { notBeforeMs })];
  const full = isFull(context, written, { ...UNASKED_EMAILS, ofKind: emailsAnHour });
  return [
    // Before the email, which would count itself.
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
