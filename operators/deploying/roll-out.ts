/**
 * Brings a version to the readers: nobody first, then a tenth, then everybody, with a smoke test at each step. Where one fails, all
 * readers get the version of before.
 */
import { setTimeout as wait } from "node:timers/promises";
import { MINUTE_MS, SECOND_MS } from "#app/platform/durations.ts";
import type { Configuration } from "./configuration.ts";
import { photosOf } from "./look.ts";
import { type Smoke, smokeTest, type Version } from "./smoke.ts";
import {
  currentVersion,
  deployAtOnce,
  deployTriggers,
  isStandIn,
  splitTraffic,
  type Target,
  uploadVersion,
} from "./wrangler.ts";

/** Of all readers, in percent, before the rest follows. */
const FIRST_SHARE = 10;
/** Until all of Cloudflare's data centers know a new split. */
const SETTLING_MS = 10 * SECOND_MS;

export type RollOut = {
  target: Target;
  configuration: Configuration;
  /** How long a tenth of the readers have the new version alone. */
  minutes: number;
  say: (line: string) => void;
};

/** True if every reader has the new version now. Throws what wrangler refuses. */
export async function rollOut({ target, configuration, minutes, say }: RollOut): Promise<boolean> {
  const origin = configuration.vars.PUBLIC_ORIGIN ?? "";
  say("The Worker that makes photos");
  await deployAtOnce(photosOf(target), (line) => say(`  ${line}`));

  const before = await currentVersion(target);
  const uploaded = before === null ? null : await uploadVersion(target, (line) => say(`  ${line}`));
  if (before === null || uploaded === null || "refusedFor" in uploaded) {
    say(
      before === null
        ? "The first deployment goes to everybody at once"
        : "Durable Objects change with this version, so it goes to everybody at once, and can’t be rolled back past here",
    );
    const version = await deployAtOnce(target, (line) => say(`  ${line}`));
    await settle();
    const works = tell(await smokeTest(origin), say);
    say(
      works
        ? `Deployed: version ${version}.`
        : `Version ${version} is deployed and fails. ${rollbackWords(target, before)}`,
    );
    return works;
  }

  const { version } = uploaded;
  const own: Version = { worker: configuration.worker, version };
  await deployTriggers(target);
  const share = async (percent: number) => {
    await splitTraffic(
      target,
      percent === 100
        ? [[version, 100]]
        : [
            [version, percent],
            [before, 100 - percent],
          ],
    );
    await settle();
  };
  const takeBack = async () => {
    await splitTraffic(target, [[before, 100]]);
    say(`Taken back: everybody has version ${before}, as before. The data and the schema stay.`);
    return false;
  };
  // Otherwise a tenth of the readers would keep a version that nobody watches any more.
  const stop = new AbortController();
  const onSignal = (signal: NodeJS.Signals) => stop.abort(`Stopped by ${signal}.`);
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    await share(0);
    stop.signal.throwIfAborted();
    say(`Version ${version} is uploaded, and nobody gets it yet`);
    if (!tell(await smokeTest(origin, own), say)) return await takeBack();
    stop.signal.throwIfAborted();
    await share(FIRST_SHARE);
    say(`${FIRST_SHARE} % of the readers get it, for ${minutes} minutes`);
    for (let minute = 0; minute < minutes; minute++) {
      await waitUnless(stop.signal, MINUTE_MS);
      const smokes = await smokeTest(origin, own);
      if (smokes.some(({ ok }) => !ok)) {
        tell(smokes, say);
        return await takeBack();
      }
    }
    stop.signal.throwIfAborted();
    await share(100);
    if (!tell(await smokeTest(origin), say)) return await takeBack();
    stop.signal.throwIfAborted();
  } catch (error) {
    // Control+C also ends the call of wrangler that runs, so the error may be that one's.
    if (stop.signal.aborted) {
      say(String(stop.signal.reason));
      return await takeBack().catch((failed: unknown) => {
        say(`It isn’t taken back. ${rollbackWords(target, before)}`);
        throw failed;
      });
    }
    say(`It stopped halfway. ${rollbackWords(target, before)}`);
    throw error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
  say(`Everybody gets version ${version}. ${rollbackWords(target, before)}`);
  return true;
}

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** Throws what the signal was aborted with, as soon as it is. */
async function waitUnless(signal: AbortSignal, ms: number): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => {});
  signal.throwIfAborted();
}

const settle = () => wait(isStandIn() ? 0 : SETTLING_MS);

function tell(smokes: readonly Smoke[], say: (line: string) => void): boolean {
  for (const { what, ok, said } of smokes) say(ok ? `  ✓ ${what}` : `  ✗ ${what}: ${said}`);
  return smokes.every(({ ok }) => ok);
}

/** How to go back to the version of before. */
export const rollbackWords = ({ environment, config }: Target, version: string | null): string =>
  version === null
    ? "There is no version to roll back to."
    : `To roll back: npx wrangler rollback ${version} --env ${environment} --config ${config} (the data and the schema stay). If a key was added since: npm run keys -- restore --from FILE --env ${environment}${config === "wrangler.toml" ? "" : ` --config ${config}`}`;
