/** What our programs print: one line a step, with its time; colors and moving bars only on a terminal. */
import { styleText } from "node:util";

// Each checks whether there is a terminal that wants colors (NO_COLOR).
export const bold = (text: string) => styleText("bold", text);
export const dim = (text: string) => styleText("dim", text);
export const red = (text: string) => styleText("red", text);

/** "0.4 s", "12 s", "2 min 5 s". */
export function seconds(ms: number): string {
  if (ms < 9_950) return `${(ms / 1000).toFixed(1)} s`;
  const whole = Math.round(ms / 1000);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

const LABEL_WIDTH = 22;

/** Prints `✓ label  detail  0.4 s`. */
export const printDone = (label: string, detail: string, ms?: number): void =>
  printStep(styleText("green", "✓"), label, detail, ms);

export const printFailed = (label: string, detail = "", ms?: number): void =>
  printStep(red("✗"), label, detail, ms);

function printStep(mark: string, label: string, detail: string, ms: number | undefined): void {
  clearBar();
  const time = ms === undefined ? "" : dim(seconds(ms));
  console.log(`  ${mark} ${label.padEnd(LABEL_WIDTH)} ${detail.padEnd(40)} ${time}`.trimEnd());
}

/** Prints a paragraph for a person, indented. */
export function printText(text: string): void {
  clearBar();
  for (const line of text.split("\n")) console.log(line === "" ? "" : `  ${line}`);
}

/** Reports that the database can't keep up, and what is done about it: `onHalved` of bulk writes. */
export const printHalved = (statements: number): void =>
  printText(
    `The database is slow: sqld ends a transaction after five seconds. ${statements === 1 ? "One statement" : `${statements} statements`} at a time from now on.`,
  );

/** The message of each error in the chain, the outermost first, one per line. */
export function causesOf(error: unknown): string[] {
  const messages: string[] = [];
  for (let at = error; at instanceof Error && messages.length < 4; at = at.cause) messages.push(at.message);
  return messages.map((message) => message.split("\n")[0] ?? "");
}

const BAR_CELLS = 28;
const PLAIN_STEP_MS = 5_000;
let barShown = false;
let plainAt = 0;

/** A bar that moves on a terminal; elsewhere a line every five seconds. `share` is 0–1. */
export function printBar(label: string, share: number, detail: string): void {
  const percent = `${Math.floor(share * 100)}`.padStart(3);
  if (!process.stdout.isTTY) {
    if (Date.now() - plainAt < PLAIN_STEP_MS) return;
    plainAt = Date.now();
    console.log(`    ${label.padEnd(LABEL_WIDTH)} ${percent} %  ${detail}`);
    return;
  }
  const full = Math.round(share * BAR_CELLS);
  const bar = "█".repeat(full) + dim("░".repeat(BAR_CELLS - full));
  process.stdout.write(`\r\u001b[2K    ${label.padEnd(LABEL_WIDTH)} ${bar} ${percent} %  ${detail}`);
  barShown = true;
}

function clearBar(): void {
  if (!barShown) return;
  process.stdout.write("\r\u001b[2K");
  barShown = false;
}
