/** Saving preferences, from the settings or from the link in an email. */
import { and, eq, inArray, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { oneOf, rowsOf } from "#app/platform/database/rows.ts";
import type { EmailStop } from "#app/platform/mail/email.ts";
import { digestItems, notificationChoices, notificationTimes, outbox } from "#db/schema/index.ts";
import { getPreferences } from "../preferences-queries.server.ts";
import { type EventName, parseStoppableEvent, STOPPABLE_EVENTS } from "./events.ts";
import type { PreferenceInput } from "./preference-inputs.ts";
import { wants } from "./preferences.ts";
import { type StopClaim, stopOf } from "./stop-links.server.ts";

/** What an account turns off. */
type AccountClaim = StopClaim<EventName | "digest">;

/** Saves the form. Only differences from the defaults are stored. */
export async function savePreferences(
  context: AppContext,
  userId: string,
  { choices, times }: PreferenceInput,
): Promise<void> {
  const { orm } = context.db;
  const refused = choices.filter(({ wanted }) => !wanted);
  const silenced = refused.flatMap(({ event, channel }) => (channel === "mail" ? [event] : []));
  const inForm = [...new Set(choices.map(({ event }) => event))];
  await commit(context, {
    statements: [
      orm
        .delete(notificationChoices)
        .where(and(eq(notificationChoices.userId, userId), inArray(notificationChoices.event, inForm))),
      ...refused.map((choice) => orm.insert(notificationChoices).values({ userId, ...choice })),
      times === null
        ? orm.delete(notificationTimes).where(eq(notificationTimes.userId, userId))
        : orm
            .insert(notificationTimes)
            .values({ userId, ...times })
            .onConflictDoUpdate({ target: notificationTimes.userId, set: times }),
      ...(await dropWaiting(context, userId, silenced)),
    ],
  });
}

/** Drops queued emails and daily-email items of these events. */
async function dropWaiting(context: AppContext, userId: string, events: readonly string[], digest = false) {
  const { orm } = context.db;
  const subjects = events.flatMap((event) => parseStoppableEvent(event) ?? []);
  if (subjects.length === 0) return [];
  const ended = digest ? [...subjects, "digest" as const] : subjects;
  const stops = await Promise.all(ended.map((subject) => stopOf(context, { userId, subject })));
  const urls = stops.map(({ url }) => url);
  return [
    orm.delete(digestItems).where(and(eq(digestItems.userId, userId), inArray(digestItems.event, subjects))),
    orm.delete(outbox).where(and(eq(outbox.status, "queued"), inArray(outbox.unsubscribeUrl, urls))),
  ];
}

/** The events whose emails a link turns off. */
const eventsOf = ({ subject }: AccountClaim): readonly EventName[] =>
  subject === "digest" ? STOPPABLE_EVENTS : [subject];

/** The link's events when all of their emails are off; null while some are on. */
export async function findStopped(context: AppContext, claim: AccountClaim): Promise<EventName[] | null> {
  const preferences = await getPreferences(context, claim.userId);
  const events = [...eventsOf(claim)];
  return events.some((event) => wants(preferences, event, "mail")) ? null : events;
}

/**
 * Turns off the link's emails and drops queued ones. Returns the events that it turned off just now, without those that were
 * off before. Writes nothing for a deleted account.
 */
export async function stopMail(context: AppContext, claim: AccountClaim): Promise<EventName[]> {
  const events = eventsOf(claim);
  const outcome = await commit(context, {
    statements: [
      rowsOf(
        context.db,
        "stopped emails",
        { event: oneOf(STOPPABLE_EVENTS) },
        sql`
      INSERT INTO notification_choices (user_id, event, channel, wanted)
      SELECT u.id, e.value, 'mail', 0 FROM users u, json_each(${JSON.stringify(events)}) e WHERE u.id = ${claim.userId}
      ON CONFLICT (user_id, event, channel) DO UPDATE SET wanted = 0 WHERE wanted <> 0
      RETURNING event`,
      ),
      ...(await dropWaiting(context, claim.userId, events, claim.subject === "digest")),
    ],
  });
  const [stopped] = outcome.results;
  return stopped.map(({ event }) => event);
}

/** Turns the link's emails on again; for a daily email's link those of `events`, which `stopMail` turned off. */
export async function resumeMail(
  context: AppContext,
  claim: AccountClaim,
  events: readonly string[],
): Promise<void> {
  const theirs = eventsOf(claim).filter((event) => event === claim.subject || events.includes(event));
  const { orm } = context.db;
  await commit(context, {
    statements: [
      orm
        .delete(notificationChoices)
        .where(
          and(
            eq(notificationChoices.userId, claim.userId),
            eq(notificationChoices.channel, "mail"),
            inArray(notificationChoices.event, theirs),
          ),
        ),
    ],
  });
}

/** How a guest stops hearing about an agent: `watchId` is the id of their watch. */
export const stopOfGuest = async (
  context: Pick<AppContext, "settings" | "origin">,
  watchId: string,
): Promise<EmailStop> => ({
  ...(await stopOf(context, { userId: watchId, subject: "guest-watch" })),
  settingsUrl: null,
});
