/**
 * `npm run reviews:verify -- --log ADDRESS`: recounts the public log of reviews from its files, compares it with the
 * database, and exits with 1 if anything is wrong. The files alone can be recounted by anyone.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readCheckpoint } from "#app/domains/reviews/public-log/files/keys.server.ts";
import {
  type FindLogFile,
  KEYS,
  requireLogFile,
} from "#app/domains/reviews/public-log/files/log-files.server.ts";
import { leafHash, rootOf } from "#app/domains/reviews/public-log/files/tree.server.ts";
import { checkSignature } from "#app/domains/reviews/public-log/receipt.ts";
import { loadFiles, loadTables } from "#app/domains/reviews/public-log/recount/loading.server.ts";
import {
  compareWithTables,
  countByState,
  type Finding,
  recountFiles,
} from "#app/domains/reviews/public-log/recount/recount.server.ts";
import { endMisused, readCommandLine } from "../scripts/command-line.ts";
import { causesOf } from "../scripts/processes/terminal.ts";
import { chosenDatabase } from "../scripts/project.ts";
import { findingWords } from "./log-findings.ts";
import { openOwnContext } from "./own-context.ts";

const USAGE = `npm run reviews:verify -- --log ADDRESS [--key KEY] [--checkpoint FILE] [--url http://…] [--no-database]

Recounts the public log of reviews and says what is wrong with it.

  --log          the log's address, as on /reviews/log, or a folder with its files
  --key          a public key of the log that you trust; without it, those that are published with the log
  --checkpoint   an older checkpoint that you kept: the log must still begin with what it signed
  --url          the database; without it, DATABASE_URL, or the one of npm run dev
  --no-database  recounts the files alone

Ends with 0 for a whole log, 1 for a broken one, 2 where it couldn't be verified.`;
const { values } = readCommandLine(USAGE, {
  options: {
    log: { type: "string" },
    key: { type: "string", multiple: true },
    checkpoint: { type: "string" },
    url: { type: "string" },
    "no-database": { type: "boolean" },
  },
});
const { log, checkpoint: kept } = values;
if (log === undefined) endMisused("--log is needed", USAGE);

const SHOWN_FINDINGS = 50;

const find: FindLogFile = /^https?:\/\//.test(log)
  ? async (path) => {
      const response = await fetch(`${log.replace(/\/$/, "")}/${path}`);
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`${path}: the site answered ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    }
  : async (path) => (existsSync(join(log, path)) ? new Uint8Array(await readFile(join(log, path))) : null);

try {
  const files = await loadFiles(find);
  const { checkpoint, note, entries } = files;
  const published = new TextDecoder()
    .decode(await requireLogFile(find, KEYS))
    .trimEnd()
    .split("\n");
  const tables =
    values["no-database"] === true ? null : await loadTables(openOwnContext(chosenDatabase(values.url)));
  const began = performance.now();
  const wrong = await checkNotes(note, values.key ?? published);
  const findings: Finding[] = [
    ...recountFiles(files),
    ...(tables === null ? [] : compareWithTables(files, tables)),
  ];
  const tookMs = performance.now() - began;
  wrong.push(...findings.slice(0, SHOWN_FINDINGS).map(findingWords));
  if (findings.length > SHOWN_FINDINGS) wrong.push(`And ${findings.length - SHOWN_FINDINGS} more.`);
  for (const words of wrong) console.error(words);
  const compared = tables === null ? "" : `, ${tables.reviews.length} reviews in the database`;
  console.log(
    `The log ${checkpoint.origin} is ${wrong.length === 0 ? "whole" : "broken"}: ${entries.length} entries${compared}, recounted in ${Math.round(tookMs)} ms.`,
  );
  for (const [state, count] of [
    ...countByState(entries.map((entry) => new TextDecoder().decode(entry))),
  ].sort())
    if (count !== 0) console.log(`  ${state.replace(",", ", stars: ")}: ${count}`);
  if (values.key === undefined)
    console.log("Without --key, the keys that the log itself publishes were believed.");
  if (wrong.length > 0) process.exitCode = 1;

  async function checkNotes(newest: string, keys: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    if ((await checkSignature(newest, checkpoint.origin, keys)) !== "good")
      found.push("The newest checkpoint isn’t signed with the key.");
    if (kept === undefined) return found;
    const older = await readFile(kept, "utf8");
    const said = readCheckpoint(older);
    if (said === null || (await checkSignature(older, checkpoint.origin, keys)) !== "good")
      found.push(`${kept} is no checkpoint that this log signed.`);
    else if (said.size > entries.length)
      found.push(`The log had ${said.size} entries when ${kept} was signed, and has ${entries.length}.`);
    else if (Buffer.compare(rootOf(entries.slice(0, said.size).map(leafHash)), said.root) !== 0)
      found.push(`The first ${said.size} entries aren’t those that ${kept} signed.`);
    return found;
  }
} catch (error) {
  const why = error instanceof Response ? "the database didn’t answer" : causesOf(error).join(": ");
  console.error(`The log of reviews couldn’t be verified: ${why}.`);
  process.exitCode = 2;
}
