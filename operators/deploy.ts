/** `npm run deploy -- --env production`: checks everything, migrates, and brings the new version to the readers (docs/deploy.md). */
import { migrateDatabase } from "#db/migrate.ts";
import { endMisused, readCommandLine } from "../scripts/command-line.ts";
import { findingsOf } from "./deploying/checks.ts";
import { type Finding, STEPS } from "./deploying/findings.ts";
import { look } from "./deploying/look.ts";
import { rollOut } from "./deploying/roll-out.ts";

const USAGE = `npm run deploy -- --env production|staging [--check] [--minutes N] [--config wrangler.toml]

Looks at everything a deployment needs and lists what is missing, before anything is uploaded. Then it migrates the database, uploads
the new version, tries it while nobody gets it, gives it to a tenth of the readers, and then to all. If something fails, everybody has
the version of before.

  --env      which environment of wrangler.toml
  --check    only looks, and says what is missing and how to bring it
  --minutes  how long a tenth of the readers have it alone (5)
  --config   another configuration file

DATABASE_AUTH_TOKEN is the database's token, as in the Worker's secret.`;

const say = (line: string) => console.log(line);

async function main(): Promise<void> {
  const { values } = readCommandLine(USAGE, {
    options: {
      env: { type: "string" },
      check: { type: "boolean" },
      minutes: { type: "string", default: "5" },
      config: { type: "string", default: "wrangler.toml" },
    },
  });
  const { env: environment, check, config = "wrangler.toml" } = values;
  if (environment !== "production" && environment !== "staging")
    return endMisused("Say which: --env production or --env staging", USAGE);
  const minutes = Number(values.minutes);
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > 120)
    return endMisused("--minutes is a whole number up to 120", USAGE);

  const target = { environment, config };
  const authToken = process.env.DATABASE_AUTH_TOKEN || undefined;
  const seen = await look(target, authToken);
  const findings = findingsOf(seen);
  print(check === true ? findings : findings.filter(({ fix }) => fix !== null));
  const blocking = findings.filter(({ blocks }) => blocks).length;
  if (blocking > 0) {
    say(
      `\n${blocking === 1 ? "One thing is" : `${blocking} things are`} missing. Nothing was uploaded or changed.`,
    );
    process.exitCode = 1;
    return;
  }
  if (check === true) return say("\nNothing that a deployment waits for is missing.");

  const url = seen.configuration.vars.DATABASE_URL ?? "";
  const { applied, newer } = await migrateDatabase(url, authToken);
  for (const name of applied) say(`Applied ${name}`);
  if (newer > 0) say(`The database has ${newer} newer migrations; this release runs on them.`);
  if (!(await rollOut({ target, configuration: seen.configuration, minutes, say }))) process.exitCode = 1;
}

/** In the order of docs/deploy.md, each with what mends it. */
function print(findings: readonly Finding[]): void {
  for (const [at, step] of STEPS.entries()) {
    const own = findings.filter((finding) => finding.step === step);
    if (own.length === 0) continue;
    say(`${at + 1}. ${step}`);
    for (const { says, fix, blocks } of own) {
      say(`   ${fix === null ? "✓" : blocks ? "✗" : "–"} ${says}`);
      if (fix !== null) say(`     → ${fix}`);
    }
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
