/** What the command line asks for, and how long each measurement takes. */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { WriterCounts } from "#support/writers.ts";
import { projectRoot } from "../scripts/project.ts";

export const HELP = `npm run bench -- [--agents 10000,1000000] [--quick] [--data .data/bench] [--out bench/results.md]
                 [--only live|crowds|writes|imports|lists]

  --agents N,N  sizes to measure, smallest first; made on the first run (a million takes minutes), then kept
  --quick       2,000 agents and short measurements: shows that the benchmark works, not how fast the product is
  --data        where the databases and the bundle are kept
  --seconds     how long each page is loaded, 6 unless said
  --only live   rooms, sockets, notifications and messages alone, on a small database that is thrown away: some minutes
  --only crowds profiles with ten and with ten thousand reviews alone, on a database that is thrown away: a minute or two
  --only writes a hundred writers beside readers for five minutes, on a database that is thrown away
  --only imports a list of a million rows read, applied and taken back, on a copy of a database that is kept
  --rows        how long that list is
  --only lists  the admin console's lists over a million accounts, on a database that is thrown away: some minutes
  --people      how many accounts those are
  --out         also writes the tables there, as Markdown`;

/** Conversations written into at once, messages in each, and how many are written a second over all of them. */
export type BurstPlan = { threads: number; each: number; perSecond: number };

/** How much is measured. Everything is bounded in count and time. */
export type Plan = {
  sizes: number[];
  /** Answered questions in each of them. */
  questions: number;
  /** Of each measurement under load, after a warm-up of a third of it. */
  loadSeconds: number;
  searchedZips: number;
  searchedTypes: (string | undefined)[];
  /** Searches by name and in answers, and suggestions, each. */
  textSamples: number;
  /** Visits to each page with a reader far from the database, uncached and cached, each. */
  farVisits: number;
  /** What is live: users with a socket each, notifications of the long list, seconds of silence before memory is read. */
  live: { sockets: number; listRows: number; idleSeconds: number; burst: BurstPlan };
  /** Reviews of the two profiles that are compared, and visits to each. */
  crowds: { few: number; many: number; visits: number };
  /** Who writes at once, for how long, and how long readers are alone before it. */
  writes: { writers: WriterCounts; seconds: number; quietSeconds: number };
  /** A list of so many rows, and how many agents its database has. */
  imports: { agents: number; rows: number };
  /** Accounts of the lists, and visits to each way of narrowing one. */
  lists: { people: number; visits: number };
};

/** Parts that can be measured without the rest; writes, imports and lists are measured in no other way, for they take minutes. */
const PARTS = ["live", "crowds", "writes", "imports", "lists"] as const;

export type Options = Plan & {
  quick: boolean;
  /** Null for everything. */
  only: (typeof PARTS)[number] | null;
  dataFolder: string;
  out: string | null;
};

const FULL: Plan = {
  sizes: [10_000, 1_000_000],
  questions: 100_000,
  loadSeconds: 6,
  searchedZips: 200,
  searchedTypes: [undefined, "auto", "health"],
  textSamples: 60,
  farVisits: 15,
  // Rooms fall asleep after ten seconds.
  live: {
    sockets: 1_000,
    listRows: 10_000,
    idleSeconds: 15,
    // More did not always end on two cores (docs/speed.md).
    burst: { threads: 20, each: 10, perSecond: 500 },
  },
  crowds: { few: 10, many: 10_000, visits: 200 },
  writes: { writers: { asking: 60, renaming: 30, renewing: 10 }, seconds: 300, quietSeconds: 20 },
  imports: { agents: 100_000, rows: 1_000_000 },
  lists: { people: 1_000_000, visits: 60 },
};

const QUICK: Plan = {
  ...FULL,
  sizes: [2_000],
  questions: 1_000,
  loadSeconds: 0.6,
  searchedZips: 40,
  searchedTypes: [undefined, "auto"],
  textSamples: 20,
  farVisits: 3,
  live: { ...FULL.live, sockets: 50, listRows: 500, idleSeconds: 1 },
  crowds: { ...FULL.crowds, visits: 60 },
  writes: { ...FULL.writes, seconds: 10, quietSeconds: 3 },
  imports: { agents: 2_000, rows: 10_000 },
  lists: { people: 5_000, visits: 10 },
};

/** Returns "help" when that is what was asked for. Throws a sentence for a person on anything it does not know. */
export function parseOptions(args: string[]): Options | "help" {
  const { values } = parseArgs({
    args,
    options: {
      agents: { type: "string" },
      quick: { type: "boolean", default: false },
      data: { type: "string", default: join(".data", "bench") },
      only: { type: "string" },
      out: { type: "string" },
      seconds: { type: "string" },
      rows: { type: "string" },
      people: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return "help";
  const plan = values.quick ? QUICK : FULL;
  return {
    ...plan,
    sizes: values.agents === undefined ? plan.sizes : parseSizes(values.agents),
    loadSeconds: values.seconds === undefined ? plan.loadSeconds : parseSeconds(values.seconds),
    imports: values.rows === undefined ? plan.imports : { ...plan.imports, rows: parseRows(values.rows) },
    lists: values.people === undefined ? plan.lists : { ...plan.lists, people: parsePeople(values.people) },
    quick: values.quick,
    only: values.only === undefined ? null : parsePart(values.only),
    dataFolder: resolve(projectRoot, values.data),
    out: values.out === undefined ? null : resolve(projectRoot, values.out),
  };
}

function parsePart(text: string): (typeof PARTS)[number] {
  const part = PARTS.find((one) => one === text);
  if (part === undefined) throw new Error(`--only ${text}: one of ${PARTS.join(", ")}.`);
  return part;
}

function parseSeconds(text: string): number {
  const seconds = Number(text);
  if (!(seconds >= 0.5 && seconds <= 60)) throw new Error(`--seconds ${text}: a number from 0.5 to 60.`);
  return seconds;
}

function parseRows(text: string): number {
  const rows = Number(text);
  if (!Number.isInteger(rows) || rows < 1_000 || rows > 10_000_000)
    throw new Error(`--rows ${text}: a whole number from 1000 to 10000000.`);
  return rows;
}

function parsePeople(text: string): number {
  const people = Number(text);
  if (!Number.isInteger(people) || people < 1_000 || people > 5_000_000)
    throw new Error(`--people ${text}: a whole number from 1000 to 5000000.`);
  return people;
}

function parseSizes(text: string): number[] {
  const sizes = text.split(",").map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 100 || size > 1_000_000)) {
    throw new Error(`--agents ${text}: whole numbers from 100 to 1000000, with commas between them.`);
  }
  return [...new Set(sizes)].sort((a, b) => a - b);
}
