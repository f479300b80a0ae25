/** The demo customer hears about two agents: one whom they wrote to, and one from the button on the profile. */
import type { Client } from "@libsql/client/web";
import { DAY_MS } from "#app/platform/durations.ts";
import { landmarks } from "./agents/landmarks.ts";

const CUSTOMER = "customer@fairlead.example";
const WATCHED = [
  { agent: landmarks.agents.inesCalloway, reason: "message", days: 2 },
  { agent: landmarks.agents.shortest, reason: "asked", days: 9 },
] as const;

/** After the accounts. What was last seen of them is written by the clock's first look. */
export async function seedWatches(client: Client, nowMs: number): Promise<void> {
  await client.batch(
    WATCHED.flatMap(({ agent: { agentNo }, reason, days }) => [
      {
        sql: `INSERT INTO agent_watches (user_id, agent_no, reason, started_at)
          SELECT id, ?, ?, ? FROM users WHERE email = ?`,
        args: [agentNo, reason, nowMs - days * DAY_MS, CUSTOMER],
      },
      {
        sql: "INSERT INTO watched_agents (agent_no, seen, seen_at, next_look_at) VALUES (?, NULL, ?, ?)",
        args: [agentNo, nowMs, nowMs],
      },
    ]),
    "write",
  );
}
