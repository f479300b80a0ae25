/** `npm run migrate -- --url http://…`: brings a database to the newest migration and says what it did. */
import { migrateDatabase } from "#db/migrate.ts";
import { readCommandLine } from "../scripts/command-line.ts";
import { chosenDatabase } from "../scripts/project.ts";

const USAGE = `npm run migrate -- [--url http://…]

Brings a database to the newest migration and says what it did.

  --url  the database; without it, DATABASE_URL, or the one of npm run dev`;
const { values } = readCommandLine(USAGE, { options: { url: { type: "string" } } });
const { url, authToken } = chosenDatabase(values.url);

try {
  const { applied, total } = await migrateDatabase(url, authToken);
  for (const name of applied) console.log(`Applied ${name}`);
  console.log(
    applied.length === 0 ? `Nothing to apply: all ${total} are there.` : `${total} migrations in place.`,
  );
} catch (error) {
  console.error(`${url} could not be migrated: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
