/** Whether a database is seeded, half seeded, or neither: stored in `settings` so that the next start can tell. */
import type { Client, InStatement } from "@libsql/client/web";
import { createDatabase } from "../client.ts";

export type SeedState =
  | { state: "none" }
  /** Seeding began and did not finish: the data is incomplete. */
  | { state: "running"; agents: number; seed: number; today: string }
  | { state: "complete"; agents: number; seed: number; today: string; completedAt: string };

export type SeedFacts = { agents: number; seed: number; today: string };

/** Reads what the last seeding left. A database without the `settings` table counts as `none`. */
export async function readSeedState(url: string, authToken?: string): Promise<SeedState> {
  const { client } = createDatabase({ url, authToken });
  try {
    return await seedStateOf(client);
  } finally {
    client.close();
  }
}

export async function seedStateOf(client: Client): Promise<SeedState> {
  const table = await client.execute(
    "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'settings'",
  );
  if (table.rows.length === 0) return { state: "none" };
  const { rows } = await client.execute("SELECT key, value FROM settings WHERE key LIKE 'seed.%'");
  const values = new Map(rows.map((row) => [String(row.key), String(row.value)]));
  const facts = {
    agents: Number(values.get("seed.agents") ?? 0),
    seed: Number(values.get("seed.seed") ?? 0),
    today: values.get("seed.today") ?? "",
  };
  if (values.get("seed.state") === "running") return { state: "running", ...facts };
  if (values.get("seed.state") !== "complete") return { state: "none" };
  return { state: "complete", ...facts, completedAt: values.get("seed.completed_at") ?? "" };
}

export function markRunning(facts: SeedFacts): InStatement[] {
  return [
    "DELETE FROM settings WHERE key LIKE 'seed.%'",
    ...settingStatements({
      "seed.state": "running",
      "seed.agents": String(facts.agents),
      "seed.seed": String(facts.seed),
      "seed.today": facts.today,
    }),
  ];
}

/** `reviewsSince` is the day of the first review that was received. */
export function markComplete(reviewsSince: string): InStatement[] {
  return settingStatements({
    "seed.state": "complete",
    "seed.completed_at": new Date().toISOString(),
    "reviews.since": reviewsSince,
  });
}

function settingStatements(values: Record<string, string>): InStatement[] {
  return Object.entries(values).map(([key, value]) => ({
    sql: "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    args: [key, value],
  }));
}
