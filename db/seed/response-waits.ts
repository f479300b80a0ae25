/** The conversations behind the demo's response figures: how long each took, without text. */
import type { Client } from "@libsql/client/web";
import { DAY_MS } from "#app/platform/durations.ts";

const AGENTS_PER_STATEMENT = 500;
/** Agents with a row per conversation; more agents' rows would outweigh all other data. */
const MOST_AGENTS = 20_000;

/**
 * Writes one row per conversation for agents whose figures were drawn. They are in pairs around the drawn median, so that
 * the median of any even number of the newest, or of all, is the figure on the profile.
 */
export async function seedResponseWaits(client: Client, agents: number, nowMs: number): Promise<void> {
  for (let from = 1; from <= Math.min(agents, MOST_AGENTS); from += AGENTS_PER_STATEMENT) {
    await client.execute({
      sql: `WITH RECURSIVE places(place) AS (SELECT 1 UNION ALL SELECT place + 1 FROM places WHERE place < 2000)
        INSERT INTO response_waits (agent_no, thread_no, minutes, counted_at)
        SELECT a.agent_no, NULL,
          CASE WHEN p.place = a.response_threads AND p.place % 2 = 1 THEN a.response_minutes
            ELSE a.response_minutes + (CASE p.place % 2 WHEN 1 THEN -1 ELSE 1 END)
              * ((((p.place + 1) / 2) * 7919) % max(1, min(a.response_minutes, 5761 - a.response_minutes))) END,
          ? - p.place * ?
        FROM agents a JOIN places p ON p.place <= a.response_threads
        WHERE a.agent_no BETWEEN ? AND ? AND a.response_minutes IS NOT NULL`,
      args: [nowMs, DAY_MS / 4, from, from + AGENTS_PER_STATEMENT - 1],
    });
  }
}
