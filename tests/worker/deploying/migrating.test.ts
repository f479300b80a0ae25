/** The schema moves on while the release of before runs on it, and that release can be deployed again. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { compareMigrations, migrateDatabase } from "#db/migrate.ts";
import { makeTemporary } from "#support/servers/temporary.ts";
import { projectRoot } from "../../../scripts/project.ts";
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

/** The migrations of a checkout that is this one and one more. */
function nextRelease(name: string, sql: string): string {
  const folder = join(temporary.path, name);
  cpSync(join(projectRoot, "db", "migrations"), folder, { recursive: true });
  const path = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8"));
  const last = journal.entries.at(-1);
  const tag = `${String(last.idx + 1).padStart(4, "0")}_${name}`;
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1_000, tag });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, JSON.stringify(journal));
  writeFileSync(join(folder, `${tag}.sql`), sql);
  return folder;
}

test("pages are read while it migrates, and the release of before reads and writes on the schema after", async () => {
  const folder = nextRelease("expands", EXPANDS);
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

test("a checkout of another branch is told which migration it lacks, and never to start over", async () => {
  const folder = nextRelease("elsewhere", "CREATE TABLE `elsewhere` (`id` text PRIMARY KEY NOT NULL)");
  // Made at another moment than the one that was applied.
  const path = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8"));
  journal.entries.at(-1).when += 5_000;
  writeFileSync(path, JSON.stringify(journal));
  const refused = migrateDatabase(databaseUrl(), undefined, folder);
  await expect(refused).rejects.toThrow(
    /one made at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\. It lacks \d{4}_elsewhere/,
  );
  await expect(refused).rejects.toThrow(/git log --all -S\d+ -- db\/migrations/);
  await expect(refused).rejects.not.toThrow(/start over|--fresh/);
  expect(await rows("SELECT 1 FROM sqlite_schema WHERE name = 'elsewhere'")).toEqual([]);
});

test("a file that has changed since it was applied is named", async () => {
  const folder = nextRelease("expands", EXPANDS.replace("hopes", "fears"));
  expect(await compareMigrations(databaseUrl(), undefined, folder)).toMatchObject({
    missing: [],
    foreign: null,
    changed: [expect.stringMatching(/_expands$/)],
  });
});
