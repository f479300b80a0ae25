/** What has been started and must be stopped, newest first, whatever happens. */
import { migrateDatabase } from "#db/migrate.ts";
import { seedDatabase } from "#db/seed/seed-database.ts";
import { type Fairlead, type PreparedBundle, startFairlead } from "#support/fairlead.ts";
import { startSqld, type TestSqld } from "#support/sqld.ts";

type Stoppable = { stop(): Promise<void> };
const running: Stoppable[] = [];

export async function started<T extends Stoppable>(starting: Promise<T>): Promise<T> {
  const one = await starting;
  running.push(one);
  return one;
}

export async function stop(one: Stoppable): Promise<void> {
  running.splice(running.indexOf(one), 1);
  await one.stop();
}

/** Also what does not want to. */
export async function stopAll(): Promise<void> {
  for (const one of running.splice(0).reverse()) await one.stop().catch(() => undefined);
}

export type Site = { server: TestSqld; app: Fairlead; home: { databaseUrl: string; origin: string } };

/** Does `work` with the product on a database of its own, which is thrown away; so is a folder that is not given. */
export async function onOwnSite<T>(
  bundle: PreparedBundle,
  options: { agents: number; dataDir?: string; vars?: Record<string, string> },
  work: (site: Site) => Promise<T>,
): Promise<T> {
  const { agents, dataDir, vars = {} } = options;
  const server = await started(startSqld(dataDir === undefined ? {} : { dataDir }));
  await migrateDatabase(server.url);
  await seedDatabase({ url: server.url, agents, questions: 100 });
  const app = await started(startFairlead({ bundle, databaseUrl: server.url, vars }));
  const result = await work({ server, app, home: { databaseUrl: server.url, origin: app.url } });
  await stop(app);
  await stop(server);
  return result;
}
