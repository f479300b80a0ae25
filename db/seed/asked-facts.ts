/** Owners of claimed profiles were asked about their older facts, as the clock would have asked them. */
import type { Client } from "@libsql/client/web";
import { ASK_AFTER_DAYS } from "#app/domains/directory/facts/facts.ts";
import { DAY_MS } from "#app/platform/durations.ts";

const AGENTS_PER_STATEMENT = 5_000;

/** After the accounts: everything that is due was asked about, so the clock has nothing to send on the seed's day. */
export async function seedAskedFacts(client: Client, nowMs: number): Promise<void> {
  const every = ASK_AFTER_DAYS * DAY_MS;
  const { rows } = await client.execute("SELECT coalesce(max(agent_no), 0) highest FROM profiles");
  const highest = Number(rows[0]?.highest ?? 0);
  for (let from = 1; from <= highest; from += AGENTS_PER_STATEMENT) {
    await client.execute({
      sql: `UPDATE agent_facts SET asked_at = ? - (? - confirmed_at) % ?
        WHERE confirmed_at <= ? AND agent_no IN (SELECT agent_no FROM profiles WHERE agent_no BETWEEN ? AND ?)`,
      args: [nowMs, nowMs, every, nowMs - every, from, from + AGENTS_PER_STATEMENT - 1],
    });
  }
}
