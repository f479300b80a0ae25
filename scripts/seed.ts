/** `npm run seed -- --agents 5000 --seed 1 --url http://… --today 2026-11-20 [--fresh]`: loads the demonstration. */
import { TooSlowError } from "#db/client.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { SeedRefused } from "#db/seed/prepare.ts";
import { seedDatabase } from "#db/seed/seed-database.ts";
import { readCommandLine } from "./command-line.ts";
import { printSeeding } from "./dev/seed.ts";
import { causesOf, printHalved, printText } from "./processes/terminal.ts";
import { chosenDatabase } from "./project.ts";

const USAGE = `npm run seed -- [--agents 5000] [--seed 1] [--today 2026-11-20] [--fresh] [--url http://…]

Loads the demonstration. For a directory of real people see npm run places.

  --agents  how many agents, 5,000 unless said
  --seed    another number makes other people
  --today   the day that the demonstration takes place on
  --fresh   empties the database first
  --url     the database; without it, DATABASE_URL, or the one of npm run dev`;
const { values } = readCommandLine(USAGE, {
  options: {
    url: { type: "string" },
    agents: { type: "string", default: "5000" },
    seed: { type: "string", default: "1" },
    today: { type: "string" },
    fresh: { type: "boolean", default: false },
  },
});
const { url, authToken } = chosenDatabase(values.url);

try {
  await migrateDatabase(url, authToken);
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
} catch (error) {
  const isExpected =
    error instanceof SeedRefused || error instanceof TooSlowError || error instanceof RangeError;
  console.error(isExpected ? error.message : `${url} could not be seeded: ${causesOf(error).join(": ")}`);
  process.exitCode = 1;
}

function count(number: number): string {
  return number.toLocaleString("en-US");
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new RangeError(`--${name} must be a whole number: ${text}`);
  return Number(text);
}
