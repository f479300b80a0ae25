/** Reports of runs that measured one part alone. */
import type { Machine } from "../machine/machine.ts";
import type { CrowdResult } from "../measures/measure-crowds.ts";
import type { LiveResult } from "../measures/measure-live.ts";
import type { WritesResult } from "../measures/measure-writes.ts";
import { renderCrowds } from "./crowd-report.ts";
import { decideBurst, decideCrowds } from "./goals.ts";
import { renderLive } from "./live-report.ts";
import { describeMachine, goalTable, QUICK } from "./report.ts";
import { decideWrites, renderWrites } from "./writes-report.ts";

/** The report of a run that measured this alone. */
export const renderLiveReport = (machine: Machine, quick: boolean, live: LiveResult): string =>
  [
    `# Benchmark of what is live, ${machine.date}`,
    ...(quick ? [QUICK] : []),
    describeMachine(machine),
    goalTable(decideBurst(live.burst)),
    renderLive(live),
  ]
    .join("\n\n")
    .concat("\n");

/** The same of profiles with few and with many reviews. */
export const renderCrowdReport = (machine: Machine, quick: boolean, crowds: CrowdResult): string =>
  [
    `# Benchmark of profiles by their reviews, ${machine.date}`,
    ...(quick ? [QUICK] : []),
    describeMachine(machine),
    goalTable([decideCrowds(crowds)]),
    renderCrowds(crowds),
  ]
    .join("\n\n")
    .concat("\n");

/** The same of a crowd that writes. */
export const renderWritesReport = (machine: Machine, quick: boolean, writes: WritesResult): string =>
  [
    `# Benchmark of a crowd that writes, ${machine.date}`,
    ...(quick ? [QUICK] : []),
    describeMachine(machine),
    goalTable(decideWrites(writes)),
    renderWrites(writes),
  ]
    .join("\n\n")
    .concat("\n");
