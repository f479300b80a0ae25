/**
 * `npm run seed -- --agents 5000 --seed 1 --url http://… --today 2026-11-20 [--fresh]`, or with `--places-only` the
 * places and short lists that a register of real people starts from.
 */
import { TooSlowError } from "#db/client.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { SeedRefused } from "#db/seed/prepare.ts";
import { seedDatabase } from "#db/seed/seed-database.ts";
import { seedPlaces } from "#db/seed/seed-places.ts";
import { readCommandLine } from "./command-line.ts";
import { printSeeding } from "./dev/seed.ts";
import { causesOf, printHalved, printText } from "./processes/terminal.ts";
import { chosenDatabase } from "./project.ts";

const USAGE = `npm run seed -- [--agents 5000] [--seed 1] [--today 2026-11-20] [--fresh] [--places-only] [--url http://…]

Loads the demonstration, or the places and short lists that a register of real people starts from.

  --agents       how many agents, 5,000 unless said
  --seed         another number makes other people
  --today        the day that the demonstration takes place on
  --fresh        empties the database first
  --places-only  no people at all
  --url          the database; without it, DATABASE_URL, or the one of npm run dev`;
const { values } = readCommandLine(USAGE, {
  options: {
    url: { type: "string" },
    agents: { type: "string", default: "5000" },
    seed: { type: "string", default: "1" },
    today: { type: "string" },
    fresh: { type: "boolean", default: false },
    "places-only": { type: "boolean", default: false },
  },
});
const { url, authToken } = chosenDatabase(values.url);

try {
  await migrateDatabase(url, authToken);
  await (values["places-only"] ? loadPlaces() : loadDemonstration());
} catch (error) {
  const isExpected =
    error instanceof SeedRefused || error instanceof TooSlowError || error instanceof RangeError;
  console.error(isExpected ? error.message : `${url} could not be seeded: ${causesOf(error).join(": ")}`);
  process.exitCode = 1;
}

async function loadPlaces(): Promise<void> {
  const report = await seedPlaces({ url, authToken, fresh: values.fresh, onHalved: printHalved });
  printText(
    `Loaded ${count(report.zips)} ZIP codes, ${count(report.cities)} cities and ${count(report.counties)} counties ` +
      `in ${report.seconds.toFixed(1)} seconds. There are no agents.`,
  );
}

async function loadDemonstration(): Promise<void> {
  const report = await seedDatabase({
    url,
    authToken,
    agents: wholeNumber("agents", values.agents),
    seed: wholeNumber("seed", values.seed),
    ...(values.today === undefined ? {} : { today: values.today }),
    fresh: values.fresh,
    onProgress: printSeeding,
    onHalved: printHalved,
  });
  printText(
    `Seeded ${count(report.agents)} agents, ${count(report.organizations)} organizations, ${count(report.licenses)} licenses ` +
      `and ${count(report.reviews)} reviews in ${report.seconds.toFixed(1)} seconds.`,
  );
}

function count(number: number): string {
  return number.toLocaleString("en-US");
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new RangeError(`--${name} must be a whole number: ${text}`);
  return Number(text);
}
