/** What an account watches, and whether it may watch one agent more. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { WATCH_EVENTS, WATCH_REASONS } from "#db/lists.ts";
import { EXPORTED_NEWS, WATCHED_LIMIT_AGENTS } from "./limits.ts";

const watchedRow = {
  slug: text,
  name: text,
  city: text,
  stateCode: text,
  reason: oneOf(WATCH_REASONS),
  startedAt: integer,
};
const offeredRow = { slug: text, name: text, own: flag, watched: flag };

export type WatchedAgent = RowOf<typeof watchedRow>;
export type OfferedAgent = RowOf<typeof offeredRow>;

/** The account's watched agents, the newest first, and the agent that an address asks about; null: nobody has this slug. */
export async function listWatched(
  { db }: Pick<AppContext, "db">,
  userId: string,
  slug: string,
): Promise<{ watched: WatchedAgent[]; offered: OfferedAgent | null }> {
  const { watched, offered } = await db.batch({
    watched: rowsOf(
      db,
      "watched agents",
      watchedRow,
      sql`SELECT a.slug, a.name, c.name city, a.state_code stateCode, w.reason, w.started_at startedAt
        FROM agent_watches w JOIN agents a ON a.agent_no = w.agent_no JOIN cities c ON c.city_no = a.city_no
        WHERE w.user_id = ${userId} AND w.stopped_at IS NULL AND a.account_status = 'active'
        ORDER BY w.started_at DESC, w.agent_no LIMIT ${WATCHED_LIMIT_AGENTS}`,
    ),
    offered: rowsOf(
      db,
      "agent to watch",
      offeredRow,
      sql`SELECT a.slug, a.name,
          EXISTS (SELECT 1 FROM profiles p WHERE p.user_id = ${userId} AND p.agent_no = a.agent_no) own,
          EXISTS (SELECT 1 FROM agent_watches w WHERE w.user_id = ${userId} AND w.agent_no = a.agent_no
            AND w.stopped_at IS NULL) watched
        FROM agents a WHERE a.slug = ${slug} AND a.account_status = 'active'`,
    ),
  });
  return { watched, offered: offered[0] ?? null };
}

/** For the file of everything that is stored about an account: what it watches or watched, and what it was told. */
export async function exportWatches({ db }: Pick<AppContext, "db">, userId: string) {
  const { agents, told, asGuest } = await db.batch({
    asGuest: rowsOf(
      db,
      "watches of a guest with an account’s address",
      { agent: text, startedAt: integer, stoppedAt: nullable(integer) },
      sql`SELECT a.slug agent, g.started_at startedAt, g.stopped_at stoppedAt FROM users u
        JOIN guest_watches g ON g.email = u.email JOIN agents a ON a.agent_no = g.agent_no
        WHERE u.id = ${userId} AND u.email_confirmed_at IS NOT NULL
        ORDER BY g.started_at DESC LIMIT ${EXPORTED_NEWS}`,
    ),
    agents: rowsOf(
      db,
      "watches of an account",
      { agent: text, reason: oneOf(WATCH_REASONS), startedAt: integer, stoppedAt: nullable(integer) },
      sql`SELECT a.slug agent, w.reason, w.started_at startedAt, w.stopped_at stoppedAt
        FROM agent_watches w JOIN agents a ON a.agent_no = w.agent_no
        WHERE w.user_id = ${userId} ORDER BY w.started_at DESC LIMIT ${EXPORTED_NEWS}`,
    ),
    told: rowsOf(
      db,
      "what an account heard about agents",
      { agent: text, event: oneOf(WATCH_EVENTS), toldAt: integer },
      sql`SELECT a.slug agent, n.event, n.told_at toldAt FROM watch_news n JOIN agents a ON a.agent_no = n.agent_no
        WHERE n.user_id = ${userId} ORDER BY n.since DESC LIMIT ${EXPORTED_NEWS}`,
    ),
  });
  return { agents, told, asGuest };
}
