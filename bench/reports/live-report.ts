/** What is live, as tables: what reaches sockets, long lists, and a burst of messages with what kept it from being faster. */
import { LISTED_NOTIFICATIONS } from "#app/domains/notifications/limits.ts";
import { CONNECTIONS } from "../machine/load.ts";
import { type BurstResult, TWIN_SENDS } from "../measures/measure-burst.ts";
import { type LiveResult, SHORT_LIST } from "../measures/measure-live.ts";
import { hasKeptUp } from "./goals.ts";
import { count, megabytes, milliseconds, percent, table } from "./table.ts";

/** From so much on the machine, or a core of it, has nothing left to give. */
const FULL_SHARE = 0.9;

export function renderLive({ publishing, lists, memory, burst }: LiveResult): string {
  return [
    table(
      [publishing],
      [
        ["published", () => "a notification marked read, to its user's tab"],
        [">sockets", ({ sockets }) => count(sockets)],
        [">p50", ({ p50Ms }) => milliseconds(p50Ms)],
        [">p99", ({ p99Ms }) => milliseconds(p99Ms)],
        [">per second", ({ perSecond }) => count(perSecond)],
        [">arrived", ({ arrived, sockets }) => `${count(arrived)} (${percent(arrived / sockets)})`],
        [">lost", ({ lost }) => count(lost)],
      ],
    ),
    table(
      [
        { what: "the bell's call", few: lists.short.callMs, many: lists.long.callMs },
        { what: "the page", few: lists.short.pageMs, many: lists.long.pageMs },
      ],
      [
        ["notifications of one user", ({ what }) => what],
        [`>with ${SHORT_LIST}`, ({ few }) => milliseconds(few)],
        [`>with ${count(lists.rows)}`, ({ many }) => milliseconds(many)],
        [">times", ({ few, many }) => (many / few).toFixed(2)],
      ],
    ),
    `${count(lists.rows)} were written in ${milliseconds(lists.writtenInMs)}, a hundred a batch.`,
    memorySentence(memory, publishing.sockets),
    NOTES,
    renderBurst(burst),
  ].join("\n\n");
}

function memorySentence(memory: LiveResult["memory"], sockets: number): string {
  if (memory === null) return "Memory of an idle socket: not measured on this system.";
  const { beforeBytes, withSocketsBytes } = memory;
  return `workerd held ${megabytes(beforeBytes)} without a socket and ${megabytes(withSocketsBytes)} with ${count(sockets)} idle ones:
${((withSocketsBytes - beforeBytes) / sockets / 1000).toFixed(0)} kB for each, its room and its storage included.`;
}

const NOTES = `*Published* is timed from just before the request is sent, over ${CONNECTIONS} connections, until the socket's message is
there: the session, one batch in the database, the room, the socket. Each user has a room and a socket of their
own. Load generator, sockets, workerd and the database share the cores, and each waits for the others: these are
upper bounds. Lists are medians of one visit at a time, to the last byte.
Both show ${LISTED_NOTIFICATIONS} at most.`;

function renderBurst(burst: BurstResult): string {
  const { threads, twins, plannedPerSecond, acceptedPerSecond } = burst;
  return [
    table(
      [burst],
      [
        ["burst of messages", ({ sent }) => `${count(sent)} into ${count(threads)} conversations`],
        [">offered/s", ({ offeredPerSecond }) => count(offeredPerSecond)],
        [">accepted/s", () => count(acceptedPerSecond)],
        [">answer p50", ({ answer }) => milliseconds(answer.p50Ms)],
        [">p99", ({ answer }) => milliseconds(answer.p99Ms)],
        [">written to answer p50", ({ written }) => milliseconds(written.p50Ms)],
        [">p99", ({ written }) => milliseconds(written.p99Ms)],
        [">written to heard p50", ({ heard }) => milliseconds(heard.p50Ms)],
        [">p99", ({ heard }) => milliseconds(heard.p99Ms)],
      ],
    ),
    table(
      [{ ...burst, ...burst.arrivals }],
      [
        [">sent", ({ sent }) => count(sent)],
        [">tried again", ({ triedAgain }) => count(triedAgain)],
        [">accepted", ({ accepted }) => count(accepted)],
        [">in the database", ({ arrived }) => count(arrived)],
        [">lost", ({ lost }) => count(lost)],
        [">doubled", ({ doubled }) => count(doubled)],
        [">gaps", ({ gaps }) => count(gaps)],
        [">out of order", ({ outOfOrder }) => count(outOfOrder)],
        [">not heard", ({ unheard }) => count(unheard)],
      ],
    ),
    `${count(twins.keys)} messages sent ${TWIN_SENDS} times at once with one key each are ${count(twins.rows)} rows; for ${count(twins.answeredAlike)} of them
all ${TWIN_SENDS} answers gave the same number.`,
    ...costTable(burst),
    hasKeptUp(burst)
      ? `The machine kept up with ${count(plannedPerSecond)} messages a second.`
      : `${count(plannedPerSecond)} messages a second were not reached: ${count(acceptedPerSecond)} were.\n${causes(burst)}`,
    `Each of ${count(threads)} customers writes to an agent of their own through \`POST /api/messages\`; each agent's socket listens.
Messages are written at the planned rate however slow the answers are. A conversation's own are sent one after the
other, as the browser does; what waits for its turn counts in *written to*. What is not answered is tried again with
the same key, twice at most. Each message costs reads, one transaction of the database and a call of both rooms.`,
  ].join("\n\n");
}

function costTable({ cpu, accepted, seconds }: BurstResult): string[] {
  if (cpu === null) return [];
  const rows = [
    { what: "workerd", ms: cpu.workerdMs },
    { what: "sqld", ms: cpu.sqldMs },
    { what: "load generator and sockets", ms: cpu.ownMs },
    { what: "all three", ms: cpu.workerdMs + cpu.sqldMs + cpu.ownMs },
  ];
  return [
    table(rows, [
      ["processor time", ({ what }) => what],
      [">a message", ({ ms }) => milliseconds(ms / accepted)],
      [">of a core", ({ ms }) => percent(ms / (seconds * 1000))],
    ]),
  ];
}

function causes({ cpu, accepted, seconds, cores, busyShare }: BurstResult): string {
  const busy = `The ${cores} cores were ${percent(busyShare)} busy`;
  if (cpu === null) return `${busy}; by whom is not measured on this system.`;
  const all = cpu.workerdMs + cpu.sqldMs + cpu.ownMs;
  const others = Math.max(0, busyShare - all / (seconds * 1000 * cores));
  const why =
    busyShare >= FULL_SHARE
      ? "the processor is what limits it."
      : cpu.workerdMs / (seconds * 1000) >= FULL_SHARE
        ? "workerd's one thread is what limits it."
        : "what limits it is waiting, not the processor.";
  return `${busy}, ${percent(others)} of them with other work: ${why}
Even undisturbed, ${cores} cores would take ${count((cores * 1000 * accepted) / all)} a second at this cost of a message.
One thread of workerd runs the Worker and all rooms: alone on a core it would take ${count((1000 * accepted) / cpu.workerdMs)} a second.`;
}
