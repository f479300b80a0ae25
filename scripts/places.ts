/**
 * `npm run places -- --url http://…`: the states, counties, cities, and ZIPs of the country with their outlines, and the
 * short lists of insurance types, lines of authority, and languages. A directory of real people begins with them.
 */
import { TooSlowError } from "#db/client.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { SeedRefused } from "#db/seed/prepare.ts";
import { seedPlaces } from "#db/seed/seed-places.ts";
import { readCommandLine } from "./command-line.ts";
import { causesOf, printHalved, printText } from "./processes/terminal.ts";
import { chosenDatabase } from "./project.ts";

const USAGE = `npm run places -- [--url http://…]

Loads places and short lists, and no people, into a database that has none of them.

  --url  the database; without it, DATABASE_URL, or the one of npm run dev`;
const { values } = readCommandLine(USAGE, { options: { url: { type: "string" } } });
const { url, authToken } = chosenDatabase(values.url);
const count = (number: number) => number.toLocaleString("en-US");

try {
  await migrateDatabase(url, authToken);
  const { zips, cities, counties, seconds } = await seedPlaces({ url, authToken, onHalved: printHalved });
  printText(
    `Loaded ${count(zips)} ZIP codes, ${count(cities)} cities, and ${count(counties)} counties ` +
      `in ${seconds.toFixed(1)} seconds. There are no agents yet: import a state’s list.`,
  );
} catch (error) {
  const isExpected = error instanceof SeedRefused || error instanceof TooSlowError;
  console.error(isExpected ? error.message : `${url} could not be filled: ${causesOf(error).join(": ")}`);
  process.exitCode = 1;
}
