/** Demonstration data for a development database that has none, with a progress bar; a half-finished seed is redone. */
import { demoLogins, demoTotpSecret } from "#app/domains/accounts/demo-logins.ts";
import { open, seal, secretOf } from "#app/domains/auth/second-factor/sealed.server.ts";
import { createDatabase } from "#db/client.ts";
import { seedAccounts } from "#db/seed/accounts.ts";
import { dayStart } from "#db/seed/days.ts";
import { questionsFor, seedQuestions } from "#db/seed/questions/questions.ts";
import { seedReachableAgents } from "#db/seed/questions/reachable-agents.ts";
import { type SeedProgress, seedDatabase } from "#db/seed/seed-database.ts";
import { readSeedState } from "#db/seed/state.ts";
import { dim, printBar, printDone, printHalved, printText } from "../processes/terminal.ts";

/** The share of each phase, measured at 5,000 agents. */
const PHASE_SHARES: Readonly<Record<SeedProgress["phase"], number>> = {
  places: 0.1,
  "ranking prior": 0.05,
  "agents and reviews": 0.65,
  organizations: 0.05,
  "place counts": 0.1,
  questions: 0.05,
};

const number = (value: number) => value.toLocaleString("en-US");

/** Seeds if there is nothing or only half; a complete database is left alone. */
export async function seedWhenEmpty(
  url: string,
  { agents, today }: { agents: number | undefined; today: string },
): Promise<void> {
  const found = await readSeedState(url);
  if (found.state === "complete") {
    printDone("demonstration data", `${number(found.agents)} agents, of ${found.today}`);
    // A database from before there were accounts or questions gets them without losing anything.
    const { client } = createDatabase({ url, onHalved: printHalved });
    const nowMs = dayStart(found.today);
    await seedAccounts(client, nowMs);
    const { rows } = await client.execute("SELECT 1 FROM expert_questions LIMIT 1");
    if (rows.length === 0) {
      await seedReachableAgents(client, found.agents, nowMs);
      await seedQuestions(client, { seed: 1, nowMs, questions: questionsFor(found.agents) });
    }
    client.close();
    if (agents !== undefined && agents !== found.agents) {
      printText(dim(`For ${number(agents)} agents add --fresh: this database keeps what it has.`));
    }
    return;
  }
  if (found.state === "running") printText(dim("The last seeding was interrupted; it starts over."));
  const began = Date.now();
  const report = await seedDatabase({
    url,
    today,
    fresh: found.state === "running",
    onProgress: printSeeding,
    onHalved: printHalved,
    ...(agents === undefined ? {} : { agents }),
  });
  printDone(
    "demonstration data",
    `${number(report.agents)} agents, ${number(report.reviews)} reviews`,
    Date.now() - began,
  );
}

/** A bar over all phases. */
export function printSeeding({ phase, done, total }: SeedProgress): void {
  const phases = Object.entries(PHASE_SHARES);
  const at = phases.findIndex(([name]) => name === phase);
  const before = phases.slice(0, at).reduce((sum, [, share]) => sum + share, 0);
  const share = before + PHASE_SHARES[phase] * Math.min(1, done / Math.max(1, total));
  printBar("demonstration data", share, phase);
}

/**
 * Gives the demonstration's admins an authenticator, with a secret from the README. Only for a development database.
 * Admins that have one keep it, unless the keys that sealed its secret are gone.
 */
export async function giveDemoAuthenticators(url: string, sessionKeys: string): Promise<void> {
  const context = { settings: { sessionKeys } };
  const { client } = createDatabase({ url });
  for (const { email } of demoLogins.filter(({ role }) => role === "admin")) {
    const { rows } = await client.execute({
      sql: `SELECT u.id, a.sealed_secret FROM users u LEFT JOIN authenticators a ON a.user_id = u.id WHERE u.email = ?`,
      args: [email],
    });
    const [row] = rows;
    if (row === undefined) continue;
    const userId = String(row.id);
    const about = secretOf(userId);
    if (row.sealed_secret !== null && (await open(context, about, String(row.sealed_secret))) !== null)
      continue;
    await client.execute({
      sql: `INSERT INTO authenticators (user_id, sealed_secret, last_step, created_at) VALUES (?, ?, 0, ?)
        ON CONFLICT (user_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, last_step = 0`,
      args: [userId, await seal(context, about, demoTotpSecret), Date.now()],
    });
  }
  client.close();
}
