/** The command line's options, and how long each measurement takes. */
import { join, resolve } from "node:path";
import { readCommandLine } from "../scripts/command-line.ts";
import { projectRoot } from "../scripts/project.ts";

const HELP = `npm run bench -- [--agents 10000,1000000] [--quick] [--data .data/bench] [--out bench/results.md]
                 [--only live|crowds|writes|imports|register|lists|log]

  --agents N,N  sizes to measure, smallest first; made on the first run (a million takes minutes), then reused
  --quick       2,000 agents and short measurements: shows that the benchmark works, not how fast the product is
  --data        where the databases and the bundle are stored
  --seconds     how long each page is loaded, 6 unless said
  --only live   rooms, sockets, notifications and messages alone, on a small database that is deleted afterwards: some minutes
  --only crowds profiles with ten and with ten thousand reviews alone, on a database that is deleted afterwards: a minute or two
  --only writes a hundred writers together with readers for five minutes, on a database that is deleted afterwards
  --only imports a list of a million rows read, applied and taken back, on a copy of a database that stays
  --only register a list of a million rows into an empty register, again with 1 % changed, both undone: an hour or two
  --rows        how long those lists are
  --only lists  the admin console's lists over a million accounts, on a database that is deleted afterwards: some minutes
  --only log    the public log of reviews at a million entries, in memory: a minute
  --people      how many accounts those are
  --out         also writes the tables there, as Markdown`;

/** How much is measured. Everything is bounded in count and time. */
const FULL = {
  sizes: [10_000, 1_000_000],
  /** Answered questions in each of them. */
  questions: 100_000,
  /** For each measurement under load, after a warm-up of a third of it. */
  loadSeconds: 6,
  searchedZips: 200,
  searchedTypes: [undefined, "auto", "health"] as (string | undefined)[],
  /** Searches by name and in answers, and suggestions, each. */
  textSamples: 60,
  /** Visits to each page with a reader far from the database, uncached and cached, each. */
  farVisits: 15,
  live: {
    /** Users with one each. */
    sockets: 1_000,
    /** Notifications of the long list. */
    listRows: 10_000,
    /** Of silence before memory is read: rooms fall asleep after ten. */
    idleSeconds: 15,
    /**
     * Conversations written into at once, messages in each, and how many are written a second over all of them. More did
     * not always end on two cores (docs/speed.md).
     */
    burst: { threads: 20, each: 10, perSecond: 500 },
  },
  /** Reviews of the two profiles that are compared, and visits to each. */
  crowds: { few: 10, many: 10_000, visits: 200 },
  /** How many write at once, for how long, and how long readers run alone before it. */
  writes: { writers: { asking: 60, renaming: 30, renewing: 10 }, seconds: 300, quietSeconds: 20 },
  /** A list of so many rows, and how many agents its database has. */
  imports: { agents: 100_000, rows: 1_000_000 },
  /** Accounts of the lists, and visits to each way of narrowing one. */
  lists: { people: 1_000_000, visits: 60 },
  /** Entries of the log of reviews, two a review. */
  log: { entries: 1_000_000 },
};
export type Plan = typeof FULL;

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
  log: { entries: 20_000 },
};

/**
 * Parts that can be measured alone; writes, imports, register, lists, and log are only measured that way, because they
 * take minutes.
 */
const PARTS = ["live", "crowds", "writes", "imports", "register", "lists", "log"] as const;
export type PartName = (typeof PARTS)[number];

export type Options = Plan & {
  quick: boolean;
  /** Null for everything. */
  only: PartName | null;
  dataFolder: string;
  out: string | null;
};

/** Exits with the usage for an unknown option; throws a sentence for a person for a bad value. */
export function parseOptions(args: string[]): Options {
  const config = {
    options: {
      agents: { type: "string" },
      quick: { type: "boolean", default: false },
      data: { type: "string", default: join(".data", "bench") },
      only: { type: "string" },
      out: { type: "string" },
      seconds: { type: "string" },
      rows: { type: "string" },
      people: { type: "string" },
    },
  } as const;
  const { values } = readCommandLine(HELP, config, args);
  const plan = values.quick ? QUICK : FULL;
  const { seconds, rows, people, agents, only, out } = values;
  const part = PARTS.find((one) => one === only) ?? null;
  if (only !== undefined && part === null) throw new Error(`--only ${only}: one of ${PARTS.join(", ")}.`);
  const sizes = agents?.split(",").map((size) => wholeNumber("agents", size, 100, 1_000_000)) ?? plan.sizes;
  if (seconds !== undefined && !(Number(seconds) >= 0.5 && Number(seconds) <= 60))
    throw new Error(`--seconds ${seconds}: a number from 0.5 to 60.`);
  return {
    ...plan,
    sizes: [...new Set(sizes)].sort((a, b) => a - b),
    loadSeconds: Number(seconds ?? plan.loadSeconds),
    imports: { ...plan.imports, rows: wholeNumber("rows", rows ?? plan.imports.rows, 1_000, 10_000_000) },
    lists: { ...plan.lists, people: wholeNumber("people", people ?? plan.lists.people, 1_000, 5_000_000) },
    quick: values.quick,
    only: part,
    dataFolder: resolve(projectRoot, values.data),
    out: out === undefined ? null : resolve(projectRoot, out),
  };
}

function wholeNumber(option: string, given: string | number, least: number, most: number): number {
  const number = Number(given);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new Error(`--${option} ${given}: a whole number from ${least} to ${most}.`);
  return number;
}
