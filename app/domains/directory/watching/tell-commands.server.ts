/** Tells customers what happened to agents they watch (decision 0112). */
import { sql } from "drizzle-orm";
import * as z from "zod";
import { stateDay } from "#app/domains/licenses/state-day-queries.server.ts";
import { announceStatements } from "#app/domains/notifications/announce-commands.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { preferencesOf, recipientRow } from "#app/domains/notifications/preferences-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import {
  flag,
  integer,
  json,
  nullable,
  oneOf,
  packed,
  type RowOf,
  rowsOf,
  text,
} from "#app/platform/database/rows.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { LANGUAGES, LICENSE_STATUSES } from "#db/lists.ts";
import { type WatchedNews, watchEmail, watchMessage, watchTitle } from "./emails.ts";
import { guestStatements, listGuestWatchers } from "./guest-commands.server.ts";
import {
  COMPARED_LICENSES,
  LOOK_BATCHES,
  LOOK_MINUTES,
  LOOKED_AT_ONCE,
  SETTLED_MINUTES,
  TOLD_AT_ONCE,
} from "./limits.ts";
import { isWatched } from "./watch-commands.server.ts";
import { eventsBetween, remembered, type Seen, type WatchEvent } from "./watch-events.ts";

const SeenJson = z.object({
  cityNo: z.number(),
  place: z.string(),
  ownerId: z.string().nullable(),
  licenses: z.array(
    z.object({
      licenseNo: z.number(),
      stateCode: z.string(),
      number: z.string(),
      lines: z.number(),
      status: z.enum(LICENSE_STATUSES),
      effectiveOn: z.string(),
      expiresOn: z.string(),
    }),
  ),
}) satisfies z.ZodType<Seen>;

const licenseRow = {
  licenseNo: integer,
  stateCode: text,
  number: text,
  lines: integer,
  status: oneOf(LICENSE_STATUSES),
  effectiveOn: text,
  expiresOn: text,
};
const dueRow = {
  agentNo: integer,
  slug: text,
  name: text,
  seen: nullable(json(SeenJson)),
  seenAt: integer,
  cityNo: integer,
  place: text,
  ownerId: nullable(text),
  licenses: packed(licenseRow),
  /** When a license last changed. */
  changedAt: nullable(integer),
  watched: flag,
  listed: flag,
};
type Due = RowOf<typeof dueRow>;
const watcherRow = {
  ...recipientRow,
  language: oneOf(LANGUAGES),
  confirmed: flag,
  /** Licenses of which they were told that they are over or suspended. */
  told: packed({ licenseNo: integer }),
};
type Watcher = RowOf<typeof watcherRow>;

/** Called every minute; each watched agent is looked at once an hour. Returns how many customers were told. */
export async function tellWatchers(context: AppContext): Promise<number> {
  let told = 0;
  for (let batch = 0; batch < LOOK_BATCHES; batch++) {
    const due = await listDue(context);
    const states = due.length === 0 ? [] : await listStates(context);
    const quiet: Due[] = [];
    for (const agent of due) {
      const events = eventsOf(agent, context.clock.now());
      const [first, ...others] = events;
      if (first === undefined) quiet.push(agent);
      else told += await tellOne(context, agent, [first, ...others], states);
    }
    await moveOn(context, quiet);
    if (due.length < LOOKED_AT_ONCE) break;
  }
  return told;
}

async function listDue({ db, clock }: AppContext): Promise<Due[]> {
  const [due] = await db.batch([
    rowsOf(
      db,
      "watched agents to look at",
      dueRow,
      sql`SELECT w.agent_no agentNo, a.slug, a.name, w.seen, w.seen_at seenAt, a.city_no cityNo,
        c.name || ', ' || a.state_code place,
        (SELECT p.user_id FROM profiles p WHERE p.agent_no = w.agent_no AND p.verified) ownerId,
        (SELECT json_group_array(json_array(l.license_no, l.state_code, l.number, l.lines, l.status, l.effective_on,
            l.expires_on)) FROM (SELECT * FROM licenses WHERE agent_no = w.agent_no LIMIT ${COMPARED_LICENSES}) l) licenses,
        (SELECT g.changed_at FROM license_changes g WHERE g.agent_no = w.agent_no
          ORDER BY g.change_no DESC LIMIT 1) changedAt,
        ${isWatched(sql`a.agent_no`)} watched,
        a.account_status = 'active' listed
      FROM (SELECT * FROM watched_agents WHERE next_look_at <= ${clock.now()}
          ORDER BY next_look_at LIMIT ${LOOKED_AT_ONCE}) w
        CROSS JOIN agents a ON a.agent_no = w.agent_no JOIN cities c ON c.city_no = a.city_no
      ORDER BY w.next_look_at`,
    ),
  ]);
  return due;
}

async function listStates({ db }: AppContext): Promise<{ code: string; name: string }[]> {
  const [states] = await db.batch([
    rowsOf(db, "names of states", { code: text, name: text }, sql`SELECT code, name FROM states LIMIT 100`),
  ]);
  return states;
}

const seenNow = ({ cityNo, place, ownerId, licenses }: Due): Seen => ({ cityNo, place, ownerId, licenses });

/** Whether its licenses changed so lately that the change may still be taken back. */
const isUnsettled = ({ changedAt }: Due, nowMs: number) =>
  (changedAt ?? 0) > nowMs - SETTLED_MINUTES * MINUTE_MS;

/** What is to be told now: nothing on the first look, of a profile that isn't listed, and while its licenses still change. */
function eventsOf(agent: Due, nowMs: number): WatchEvent[] {
  const { seen, seenAt, listed, watched } = agent;
  if (seen === null || !listed || !watched || isUnsettled(agent, nowMs)) return [];
  return eventsBetween(
    seen,
    seenNow(agent),
    (state) => stateDay(state, seenAt),
    (state) => stateDay(state, nowMs),
  );
}

/** When the agent is looked at next, and what the next look compares with. Without a settled record that stays as it was. */
function nextLook(agent: Due, nowMs: number) {
  const { agentNo, seen, seenAt, listed } = agent;
  if (seen !== null && listed && isUnsettled(agent, nowMs))
    return [
      agentNo,
      seenAt,
      JSON.stringify(seen),
      seenAt,
      (agent.changedAt ?? 0) + SETTLED_MINUTES * MINUTE_MS,
    ];
  // While it isn't listed nothing is compared, and its first day back begins with what it is then.
  const kept = listed ? JSON.stringify(remembered(seen, seenNow(agent))) : null;
  return [agentNo, seenAt, kept, nowMs, nowMs + LOOK_MINUTES * MINUTE_MS];
}

/** Agents of whom nothing is to be told. Another run's look is left as it is. */
async function moveOn(context: AppContext, agents: readonly Due[]): Promise<void> {
  if (agents.length === 0) return;
  const { db, clock } = context;
  const rows = agents.filter(({ watched }) => watched).map((agent) => nextLook(agent, clock.now()));
  const unwatched = agents.filter(({ watched }) => !watched).map(({ agentNo }) => agentNo);
  await commit(context, {
    statements: [
      db.orm.run(sql`UPDATE watched_agents SET seen = j.value->>2, seen_at = j.value->>3, next_look_at = j.value->>4
        FROM json_each(${JSON.stringify(rows)}) j
        WHERE watched_agents.agent_no = j.value->>0 AND watched_agents.seen_at = j.value->>1`),
      db.orm.run(sql`DELETE FROM watched_agents
        WHERE agent_no IN (SELECT value FROM json_each(${JSON.stringify(unwatched)}))
          AND NOT ${isWatched(sql`watched_agents.agent_no`)}`),
    ],
  });
}

/** The next customers who watch the agent and haven't heard about this look yet. */
async function listWatchers(
  { db }: AppContext,
  { agentNo, seenAt, ownerId }: Due,
  events: readonly WatchEvent[],
): Promise<Watcher[]> {
  const restored = events.flatMap((event) =>
    event.kind === "license-restored" ? [event.license.licenseNo] : [],
  );
  const worse = sql`FROM watch_news k WHERE k.user_id = w.user_id AND k.agent_no = w.agent_no
    AND k.event IN ('license-ended', 'license-suspended')`;
  const [watchers] = await db.batch([
    rowsOf(
      db,
      "who watches an agent",
      watcherRow,
      sql`SELECT u.id userId, u.email, ${preferencesOf(sql`u.id`)} preferences, u.language,
        u.email_confirmed_at IS NOT NULL confirmed,
        (SELECT json_group_array(json_array(license_no)) FROM (SELECT DISTINCT k.license_no ${worse}
          LIMIT ${COMPARED_LICENSES})) told
      FROM agent_watches w JOIN users u ON u.id = w.user_id
        JOIN profiles p ON p.user_id = w.user_id AND p.account_status = 'active'
      WHERE w.agent_no = ${agentNo} AND w.stopped_at IS NULL AND p.agent_no IS NOT ${agentNo}
        AND w.user_id IS NOT ${ownerId}
        AND (${restored.length < events.length} OR EXISTS (SELECT 1 ${worse}
          AND k.license_no IN (SELECT value FROM json_each(${JSON.stringify(restored)}))))
        AND NOT EXISTS (SELECT 1 FROM watch_news n WHERE n.user_id = w.user_id AND n.agent_no = w.agent_no
          AND n.since = ${seenAt})
      ORDER BY w.user_id LIMIT ${TOLD_AT_ONCE}`,
    ),
  ]);
  return watchers;
}

/**
 * Tells some of those who watch the agent, with a row for each event, in one commit; the look is over when none is left. Of two
 * runs at the same agent one writes. Returns how many were told.
 */
async function tellOne(
  context: AppContext,
  agent: Due,
  events: readonly [WatchEvent, ...WatchEvent[]],
  states: readonly { code: string; name: string }[],
): Promise<number> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const { agentNo, name, slug, seen, seenAt } = agent;
  const stateName = (stateCode: string) => states.find(({ code }) => code === stateCode)?.name ?? stateCode;
  const watchers = (await listWatchers(context, agent, events)).map((watcher) => ({
    watcher,
    events: events.filter((event) => concerns(event, watcher)),
  }));
  const told = await Promise.all(
    watchers.map(({ watcher, events: [first, ...others] }) =>
      first === undefined
        ? []
        : announce(context, watcher, { name, events: [first, ...others], stateName }, slug),
    ),
  );
  const rows = watchers.flatMap(({ watcher: { userId }, events: own }) =>
    own.map((event) => [userId, event.kind, "license" in event ? event.license.licenseNo : 0]),
  );
  const guests = await listGuestWatchers(context, agent);
  const guestMail = await guestStatements(context, guests, agent, events, stateName);
  const isOver = watchers.length < TOLD_AT_ONCE && guests.length < TOLD_AT_ONCE;
  const written = await commit(context, {
    guards: {
      seen: sql`EXISTS (SELECT 1 FROM watched_agents WHERE agent_no = ${agentNo} AND seen_at = ${seenAt})`,
      guests: sql`NOT EXISTS (SELECT 1 FROM guest_watches WHERE told_since IS ${seenAt}
        AND id IN (SELECT value FROM json_each(${JSON.stringify(guests.map(({ id }) => id))})))`,
    },
    duplicates: [TOLD],
    statements: [
      db.orm.run(sql`INSERT INTO watch_news (user_id, agent_no, event, license_no, since, told_at)
        SELECT j.value->>0, ${agentNo}, j.value->>1, j.value->>2, ${seenAt}, ${nowMs}
        FROM json_each(${JSON.stringify(rows)}) j`),
      ...(isOver
        ? [
            db.orm.run(sql`UPDATE watched_agents SET seen = ${JSON.stringify(remembered(seen, seenNow(agent)))},
              seen_at = ${nowMs}, next_look_at = ${nowMs + LOOK_MINUTES * MINUTE_MS} WHERE agent_no = ${agentNo}`),
          ]
        : []),
      ...told.flat(),
      ...guestMail,
    ],
    ...notifyUsers(watchers.map(({ watcher }) => watcher.userId)),
    mail: true,
  });
  return written.kind === "committed" ? watchers.length + guests.length : 0;
}

/** That a license is in force again is news for those who were told that it wasn't. */
const concerns = (event: WatchEvent, { told }: Watcher): boolean =>
  event.kind !== "license-restored" || told.some(({ licenseNo }) => licenseNo === event.license.licenseNo);

const TOLD =
  "watch_news.user_id, watch_news.agent_no, watch_news.since, watch_news.event, watch_news.license_no";

/** The statements that tell one customer, in their language; by email only at a confirmed address. */
const announce = (
  context: AppContext,
  { userId, email, preferences, language, confirmed }: Watcher,
  news: WatchedNews,
  slug: string,
) =>
  inLanguage(language, () =>
    announceStatements(context, [{ userId, email, preferences }], {
      event: "watched-agent",
      type: news.events.some(({ kind }) => kind === "license-ended" || kind === "license-suspended")
        ? "warning"
        : "info",
      title: watchTitle(news),
      message: watchMessage(news),
      actionUrl: paths.showcase(slug),
      ...(confirmed
        ? {
            composeEmail: (to: string, stop) =>
              inLanguage(language, () =>
                watchEmail(to, news, {
                  url: context.origin + paths.showcase(slug),
                  listUrl: context.origin + paths.settings({ section: "watched" }),
                  stop,
                }),
              ),
          }
        : {}),
    }),
  );
