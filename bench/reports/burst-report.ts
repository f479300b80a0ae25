/** The burst of messages as tables, and what kept it from being faster. */

import { type BurstResult, TWIN_SENDS } from "../measures/measure-burst.ts";
import { count, milliseconds, percent } from "./figures.ts";
import { left, renderTable, right } from "./table.ts";

/** A rate that much below the planned one has kept up: the first and the last message are answered a moment later. */
const KEPT_UP_SHARE = 0.99;
/** From so much on the machine, or a core of it, has nothing left to give. */
const FULL_SHARE = 0.9;

/** Whether messages were taken as fast as they were meant to be written. */
export const hasKeptUp = ({ acceptedPerSecond, plannedPerSecond }: BurstResult): boolean =>
  acceptedPerSecond >= plannedPerSecond * KEPT_UP_SHARE;

/** Whether each message is there once, numbered without a gap, in the order in which it was sent. */
export const isUnharmed = ({ arrivals }: BurstResult): boolean =>
  arrivals.lost + arrivals.doubled + arrivals.gaps + arrivals.outOfOrder === 0;

export const renderBurst = (result: BurstResult): string =>
  [
    speedTable(result),
    arrivalTable(result),
    twinSentence(result),
    ...costTable(result),
    limitSentence(result),
    notes(result),
  ].join("\n\n");

function speedTable(result: BurstResult): string {
  const { sent, threads, offeredPerSecond, acceptedPerSecond, answer, written, heard } = result;
  const spans = [answer, written, heard].flatMap(({ p50Ms, p99Ms }) => [
    milliseconds(p50Ms),
    milliseconds(p99Ms),
  ]);
  return renderTable(
    [
      left("burst of messages"),
      right("offered/s"),
      right("accepted/s"),
      right("answer p50"),
      right("p99"),
      right("written to answer p50"),
      right("p99"),
      right("written to heard p50"),
      right("p99"),
    ],
    [
      [
        `${count(sent)} into ${count(threads)} conversations`,
        count(offeredPerSecond),
        count(acceptedPerSecond),
        ...spans,
      ],
    ],
  );
}

function arrivalTable({ sent, accepted, triedAgain, unheard, arrivals }: BurstResult): string {
  const { arrived, lost, doubled, gaps, outOfOrder } = arrivals;
  const figures: [string, number][] = [
    ["sent", sent],
    ["tried again", triedAgain],
    ["accepted", accepted],
    ["in the database", arrived],
    ["lost", lost],
    ["doubled", doubled],
    ["gaps", gaps],
    ["out of order", outOfOrder],
    ["not heard", unheard],
  ];
  return renderTable(
    figures.map(([heading]) => right(heading)),
    [figures.map(([, figure]) => count(figure))],
  );
}

const twinSentence = ({ twins: { keys, rows, answeredAlike } }: BurstResult): string =>
  `${count(keys)} messages sent ${TWIN_SENDS} times at once with one key each are ${count(rows)} rows; for ${count(answeredAlike)} of them\nall ${TWIN_SENDS} answers gave the same number.`;

function costTable({ cpu, accepted, seconds }: BurstResult): string[] {
  if (cpu === null) return [];
  const rows = [
    ["workerd", cpu.workerdMs],
    ["sqld", cpu.sqldMs],
    ["load generator and sockets", cpu.ownMs],
    ["all three", cpu.workerdMs + cpu.sqldMs + cpu.ownMs],
  ] as const;
  return [
    renderTable(
      [left("processor time"), right("a message"), right("of a core")],
      rows.map(([what, ms]) => [what, milliseconds(ms / accepted), percent(ms / (seconds * 1000))]),
    ),
  ];
}

function limitSentence(result: BurstResult): string {
  const { plannedPerSecond, acceptedPerSecond } = result;
  if (hasKeptUp(result)) return `The machine kept up with ${count(plannedPerSecond)} messages a second.`;
  return [
    `${count(plannedPerSecond)} messages a second were not reached: ${count(acceptedPerSecond)} were.`,
    ...causes(result),
  ].join("\n");
}

function causes({ cpu, accepted, seconds, cores, busyShare }: BurstResult): string[] {
  const busy = `The ${cores} cores were ${percent(busyShare)} busy`;
  if (cpu === null) return [`${busy}; by whom is not measured on this system.`];
  const all = cpu.workerdMs + cpu.sqldMs + cpu.ownMs;
  const others = Math.max(0, busyShare - all / (seconds * 1000 * cores));
  const most = `Even undisturbed, ${cores} cores would take ${count((cores * 1000 * accepted) / all)} a second at this cost of a message.`;
  const inWorkerd = `One thread of workerd runs the Worker and all rooms: alone on a core it would take ${count((1000 * accepted) / cpu.workerdMs)} a second.`;
  const why =
    busyShare >= FULL_SHARE
      ? "the processor is what limits it."
      : cpu.workerdMs / (seconds * 1000) >= FULL_SHARE
        ? "workerd's one thread is what limits it."
        : "what limits it is waiting, not the processor.";
  return [`${busy}, ${percent(others)} of them with other work: ${why}`, most, inWorkerd];
}

const notes = ({ threads }: BurstResult): string =>
  [
    `Each of ${count(threads)} customers writes to an agent of their own through \`POST /api/messages\`; each agent's socket listens.`,
    "Messages are written at the planned rate however slow the answers are. A conversation's own are sent one after the",
    "other, as the browser does; what waits for its turn counts in *written to*. What is not answered is tried again with",
    "the same key, twice at most. Each message costs reads, one transaction of the database and a call of both rooms.",
  ].join("\n");
