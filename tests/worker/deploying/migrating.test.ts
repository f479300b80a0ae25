/** The schema moves on while the release of before runs on it, and that release can be deployed again. */
import { afterAll, expect, test } from "vitest";
import { migrateDatabase } from "#db/migrate.ts";
import { nextRelease } from "#support/next-release.ts";
import { makeTemporary } from "#support/servers/temporary.ts";
import { openAccounts } from "../accounts.ts";

const { databaseUrl, rows, signedIn, site } = openAccounts({ own: true });
const temporary = makeTemporary("migrations");
afterAll(() => temporary.remove());

/** What `npm run migration` writes for a release that expands: a table, a column of a table that every page reads, an index. */
const EXPANDS = [
  "CREATE TABLE `hopes` (`id` text PRIMARY KEY NOT NULL, `words` text NOT NULL)",
  "ALTER TABLE `agents` ADD `hope` text DEFAULT '' NOT NULL",
  "ALTER TABLE `users` ADD `hope` integer DEFAULT 0 NOT NULL",
  "CREATE INDEX `agents_hope` ON `agents` (`hope`)",
].join(";--> statement-breakpoint\n");

test("pages are read while it migrates, and the release of before reads and writes on the schema after", async () => {
  const folder = nextRelease(temporary.path, "expands", EXPANDS);
  const customer = await signedIn("customer");
  const statuses: number[] = [];
  let over = false;
  const read = async (path: string) => {
    while (!over || statuses.length < 20) {
      const response = await site.get(`${path}${path.includes("?") ? "&" : "?"}at=${crypto.randomUUID()}`);
      await response.text();
      statuses.push(response.status);
    }
  };
  const reading = [
    "/showcase/ines-calloway",
    "/geographic-search-results?q=78701",
    "/agents/texas/austin",
  ].map(read);
  const { applied } = await migrateDatabase(databaseUrl(), undefined, folder);
  over = true;
  await Promise.all(reading);
  expect(applied).toEqual([expect.stringMatching(/_expands$/)]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await rows("SELECT count(*) n FROM pragma_table_info('agents') WHERE name = 'hope'")).toEqual([
    { n: 1 },
  ]);

  // The code that runs is that of before: it signs in, which writes, and saves.
  await signedIn("agent");
  const before = await rows("SELECT count(*) n FROM sessions");
  await signedIn("customer");
  expect(await rows("SELECT count(*) n FROM sessions")).not.toEqual(before);
  expect((await customer.get("/customer-dashboard")).status).toBe(200);
});

test("a checkout of before finds the database ahead of it, and leaves it so", async () => {
  expect(await migrateDatabase(databaseUrl())).toMatchObject({ applied: [], newer: 1 });
});
