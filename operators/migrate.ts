/** `npm run migrate -- --url http://…`: brings a database to the newest migration and says what it did. */
import { compareMigrations, ForeignDatabaseError, migrateDatabase } from "#db/migrate.ts";
import { readCommandLine } from "../scripts/command-line.ts";
import { chosenDatabase } from "../scripts/project.ts";

const USAGE = `npm run migrate -- [--url http://…]

Brings a database to the newest migration and says what it did.

  --url  the database; without it, DATABASE_URL, or the one of npm run dev`;
const { values } = readCommandLine(USAGE, { options: { url: { type: "string" } } });
const { url, authToken } = chosenDatabase(values.url);

try {
  const { applied, total, newer } = await migrateDatabase(url, authToken);
  for (const name of applied) console.log(`Applied ${name}`);
  if (newer > 0)
    console.log(
      `Nothing to apply: the database has all ${total} of this checkout and ${newer} newer. This release runs on them.`,
    );
  else
    console.log(
      applied.length === 0 ? `Nothing to apply: all ${total} are there.` : `${total} migrations in place.`,
    );
  const { changed } = await compareMigrations(url, authToken);
  if (changed.length > 0) {
    console.error(
      `Changed since they were applied, and not applied again: ${changed.join(", ")}. Put the files back as they were, and make another migration.`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  if (error instanceof ForeignDatabaseError) console.error(error.message);
  else
    console.error(`${url} could not be migrated: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
