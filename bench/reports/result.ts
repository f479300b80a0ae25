/** Everything that one run of the benchmark has found. */

import type { Machine } from "../machine/machine.ts";
import type { Weight } from "../machine/weight.ts";
import type { AccountsResult } from "../measures/measure-accounts.ts";
import type { CrowdResult } from "../measures/measure-crowds.ts";
import type { FarResult, Latency, SearchKind } from "../measures/measure-latency.ts";
import type { LiveResult } from "../measures/measure-live.ts";
import type { PageResult } from "../measures/measure-pages.ts";
import { median } from "../statistics.ts";

/** What a far reader's database adds to each round trip. */
export const FAR_DELAY_MS = 80;

export type SizeResult = {
  agents: number;
  databaseBytes: number;
  madeInMs: number;
  pages: PageResult[];
  searches: Record<SearchKind, Latency>;
  far: FarResult[];
  accounts: AccountsResult;
};

export type BenchResult = {
  machine: Machine;
  quick: boolean;
  /** In each database. */
  questions: number;
  /** Requests a second of the bare Worker, each time it was measured; at least one. */
  bare: number[];
  /** Smallest first. */
  sizes: SizeResult[];
  live: LiveResult;
  crowds: CrowdResult;
  bundleGzipBytes: number;
  clientScripts: Weight;
  clientStyles: Weight;
};

/** Requests a second as a share of the bare Worker's in the same run. */
export function ratioToBare(
  { bare }: Pick<BenchResult, "bare">,
  load: { requestsPerSecond: number },
): number {
  return load.requestsPerSecond / median(bare);
}
