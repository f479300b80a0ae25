/**
 * `npm run licenses:import -- --list state --state TX list.csv [--apply]`, and `--resume ID [list.csv]`, `--undo ID`,
 * `--rejected ID > rejected.csv`. The engine is `app/domains/licenses/imports/`; this reads the file and prints the
 * messages.
 */
import { createReadStream, existsSync } from "node:fs";
import { Readable } from "node:stream";
import { applyImport } from "#app/domains/licenses/imports/apply-commands.server.ts";
import { datesWords } from "#app/domains/licenses/imports/file/date-order.ts";
import { openImport, readImport } from "#app/domains/licenses/imports/file/read-commands.server.ts";
import { UnreadableList } from "#app/domains/licenses/imports/file/survey.ts";
import { ImportBusy } from "#app/domains/licenses/imports/import-busy.ts";
import {
  findImportReport,
  type ImportReport,
  rejectedCsv,
} from "#app/domains/licenses/imports/import-queries.server.ts";
import { CHOSEN } from "#app/domains/licenses/imports/layouts/origins.ts";
import { readyLayoutNamed } from "#app/domains/licenses/imports/layouts/ready-layouts.ts";
import type { ImportPhase, ListSource } from "#app/domains/licenses/imports/types.ts";
import { undoImport } from "#app/domains/licenses/imports/undo-commands.server.ts";
import { meaningWords } from "#app/domains/licenses/imports/words/meanings.ts";
import { startComparing } from "#app/domains/licenses/imports/words/reread-commands.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { utcDay } from "#app/platform/clock.ts";
import { readCommandLine } from "../scripts/command-line.ts";
import { causesOf, printText, seconds } from "../scripts/processes/terminal.ts";
import { chosenDatabase } from "../scripts/project.ts";
import { openOwnContext } from "./own-context.ts";

const USAGE = `npm run licenses:import -- --list state|agencies|appointments|federal [--state TX] list.csv [--read-on 2026-11-20] [--apply]
npm run licenses:import -- --resume ID [list.csv] [--apply]
npm run licenses:import -- --resume ID --again [--apply]
npm run licenses:import -- --undo ID
npm run licenses:import -- --rejected ID > rejected.csv

Compares a list of licenses with the directory and says what would change.

  --list      which list it is: a state's of agents, of agencies, or of appointments by carriers, or the federal one
  --state     of which state
  --read-on   the day it was downloaded; without it, today
  --apply     writes the changes
  --resume    goes on with an import that was stopped
  --again     compares again, with what admins said of its words since
  --undo      takes the changes of an import back
  --rejected  prints the rows that couldn't be read
  --url       the database; without it, DATABASE_URL, or the one of npm run dev`;
const { values, positionals } = readCommandLine(USAGE, {
  allowPositionals: true,
  options: {
    url: { type: "string" },
    list: { type: "string" },
    state: { type: "string" },
    "read-on": { type: "string" },
    apply: { type: "boolean", default: false },
    resume: { type: "string" },
    again: { type: "boolean", default: false },
    undo: { type: "string" },
    rejected: { type: "string" },
  },
});
const context = openOwnContext(chosenDatabase(values.url));
const SHOW_EVERY_MS = 2_000;

const count = (number: number) => number.toLocaleString("en-US");
const OUTCOMES = [
  "created",
  "unplaced",
  "added",
  "changed",
  "ended",
  "confirmed",
  "moved",
  "unchanged",
  "unlisted",
  "unmatched",
  "uncataloged",
] as const;
const words: Readonly<Record<ImportReport["examples"][number]["outcome"], string>> = {
  created: "new agents, each with a license",
  unplaced: "new agents without an NPN or a place we know: they wait in the admin console",
  added: "new licenses of agents who are here",
  changed: "changed",
  ended: "ended",
  confirmed: "the same, read later",
  moved: "agents whose office is elsewhere now",
  unchanged: "unchanged",
  unlisted: "of people who asked not to be listed",
  unmatched: "of nobody in the directory, and not in force or not for what it lists",
  uncataloged: "about carriers that aren’t in the catalog",
};
/** Of a list of appointments. */
const appointmentWords: Partial<typeof words> = {
  added: "new appointments",
  unmatched: "about agents who aren’t in the directory",
};
/** Of a list of agencies. */
const agencyWords: Partial<typeof words> = {
  created: "new agencies, each with a page",
  unplaced: "new agencies without a place we know: they wait in the admin console",
  added: "new licenses of agencies that are here",
  moved: "agencies whose office is elsewhere now",
  unmatched: "of agencies that aren’t here, and not in force",
};
const LIST_NAMES = {
  state: "list of ",
  agencies: "list of agencies of ",
  appointments: "list of appointments of ",
  federal: "federal list",
};

try {
  if (values.rejected !== undefined) {
    for await (const text of rejectedCsv(context, importNo(values.rejected))) process.stdout.write(text);
  } else if (values.undo !== undefined) {
    const no = importNo(values.undo);
    await undoImport(context, no, progress());
    await report(no);
  } else {
    const no = values.resume === undefined ? await open() : importNo(values.resume);
    if (values.again && (await startComparing(context, no)) !== "started")
      throw new RangeError(`Import ${no} isn’t waiting to be applied.`);
    await readImport(context, no, positionals[0] === undefined ? null : source(), progress());
    if (values.apply) await applyImport(context, no, progress());
    await report(no);
  }
} catch (error) {
  const isExpected =
    error instanceof UnreadableList || error instanceof ImportBusy || error instanceof RangeError;
  // What the platform throws when the database is away is an answer.
  const why = error instanceof Response ? "the database didn’t answer" : causesOf(error).join(": ");
  console.error(
    isExpected ? error.message : `The import stopped: ${why}. What is written stands; go on with --resume.`,
  );
  process.exitCode = 1;
}

function open(): Promise<number> {
  const { list, state = null } = values;
  if (list !== "state" && list !== "agencies" && list !== "appointments" && list !== "federal")
    throw new RangeError(
      "Say which list it is: --list state, --list agencies, --list appointments, or --list federal.",
    );
  const readOn = values["read-on"] ?? utcDay(Date.now());
  if (!/^\d{4}-\d{2}-\d{2}$/.test(readOn)) throw new RangeError("--read-on is a day, as in 2026-11-22.");
  return openImport(context, source(), { list, stateCode: state?.toUpperCase() ?? null, readOn });
}

function source(): ListSource {
  const [file] = positionals;
  if (file === undefined || !existsSync(file)) throw new RangeError(`There’s no file ${file ?? ""}.`);
  // Node's web stream has the same methods as the DOM's, under a different type.
  return {
    open: (start) =>
      Readable.toWeb(createReadStream(file, { start })) as unknown as ReadableStream<Uint8Array>,
  };
}

function importNo(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new RangeError(`An import has a number: ${text}`);
  return Number(text);
}

/** A line on stderr now and then, so that piped output stays clean. */
function progress(): (phase: ImportPhase, done: number) => void {
  let shownAt = 0;
  let shown: ImportPhase | null = null;
  return (phase, done) => {
    if (phase === shown && Date.now() - shownAt < SHOW_EVERY_MS) return;
    shownAt = Date.now();
    shown = phase;
    process.stderr.write(`${phase}: row ${done.toLocaleString("en-US")}\n`);
  };
}

/** How long it took and how much memory at most, on stderr. */
function printCost(): void {
  const { maxRSS } = process.resourceUsage();
  process.stderr.write(`${seconds(performance.now())}, at most ${Math.round(maxRSS / 1024)} MB of memory\n`);
}

async function report(no: number): Promise<void> {
  const found = await findImportReport(context, no);
  if (found !== null) printText(inWords(found));
  printCost();
}

/** What an import would do, has done, or has taken back, with some rows of each kind. */
function inWords(report: ImportReport): string {
  const { importNo, list, stateCode, readOn, phase, rowsRead, rejected, applied, restored, skipped } = report;
  const lines = [
    `Import ${importNo}: the ${LIST_NAMES[list]}${stateCode ?? ""} as of ${readOn}, ${count(rowsRead)} rows.`,
  ];
  const { columns, dates, origin } = report.layout;
  if (origin !== null)
    lines.push(
      origin === CHOSEN
        ? "Read by the columns that an admin chose for the same headings."
        : `Read as ${readyLayoutNamed(origin)}.`,
    );
  if (list === "state" && columns.npn === undefined)
    lines.push("It has no column of NPNs: rows are matched by license number, and make no profile.");
  if (dates !== null) lines.push(`Dates: ${datesWords(dates)}`);
  for (const outcome of OUTCOMES) {
    const own = list === "appointments" ? appointmentWords : list === "agencies" ? agencyWords : words;
    lines.push(`  ${count(report[outcome]).padStart(9)} ${own[outcome] ?? words[outcome]}`);
    for (const { rowNo, key, npn, ...row } of report.examples.filter((one) => one.outcome === outcome)) {
      const said = [key, key === npn ? "" : `NPN ${npn}`, row.person, row.stateLabel, row.reason];
      lines.push(`            row ${rowNo}: ${said.filter((part) => part !== "").join(", ")}`);
    }
  }
  if (list === "state" && report.withoutNpn > 0)
    lines.push(`  ${count(report.withoutNpn).padStart(9)} of them without an NPN`);
  for (const { kind, word, rows, meant } of report.unknown)
    lines.push(
      `  ${count(rows).padStart(9)} with the ${kind} “${word}”, ${meant === null ? "which we don’t know" : `which means ${meaningWords(kind, meant)} from now on`}`,
    );
  if (report.unknown.some(({ meant }) => meant === null))
    lines.push(
      `            An admin says what they mean at ${adminPaths.import(importNo)}; until then they cover nothing.`,
    );
  lines.push(`  ${count(rejected).padStart(9)} couldn’t be read`);
  if (report.questioned > 0)
    lines.push(
      `  ${count(report.questioned).padStart(9)} licenses aren’t confirmed until an admin decides: a row that can’t be read, or has another name, is about them`,
    );
  for (const { rowNo, reason } of report.rejections) lines.push(`            row ${rowNo}: ${reason}`);
  const again = `npm run licenses:import --${values.url === undefined ? "" : ` --url ${values.url}`}`;
  if (rejected > 0)
    lines.push(`Rejected rows with their reasons: ${again} --rejected ${importNo} > rejected.csv`);
  if (phase === "compared" && report.unknown.some(({ meant }) => meant !== null))
    lines.push(`To compare it again with those words: ${again} --resume ${importNo} --again`);
  if (phase === "compared")
    lines.push(`Nothing was written. To apply it: ${again} --resume ${importNo} --apply`);
  else if (phase === "applied" && applied === 0) lines.push("Applied: the ledger says all of this already.");
  else if (phase === "applied")
    lines.push(`Applied: ${count(applied)} written. To take it back: ${again} --undo ${importNo}`);
  else if (phase === "undone") {
    lines.push(
      `Undone: ${count(restored)} are as they were before, ${count(report.removedAgents)} new agents are gone.`,
    );
    if (report.skippedAgents > 0)
      lines.push(
        `${count(report.skippedAgents)} new agents stay, because somebody uses their profile${report.skippedNames.length === 0 ? "" : `: ${report.skippedNames.join(", ")}`}.`,
      );
    if (skipped > 0)
      lines.push(
        `${count(skipped)} changed after the import and stay as they are${report.skippedNumbers.length === 0 ? "" : `, such as ${report.skippedNumbers.join(", ")}`}.`,
      );
  } else lines.push(`It stopped while ${phase}. To go on: ${again} --resume ${importNo} list.csv`);
  return lines.join("\n");
}
