/** What is live, as tables. */
import { LISTED_NOTIFICATIONS } from "#app/domains/notifications/limits.ts";
import { CONNECTIONS } from "../machine/load.ts";
import { type LiveResult, SHORT_LIST } from "../measures/measure-live.ts";
import { renderBurst } from "./burst-report.ts";
import { count, megabytes, milliseconds, percent } from "./figures.ts";
import { left, renderTable, right } from "./table.ts";

export function renderLive(result: LiveResult): string {
  return [
    publishingTable(result),
    listTable(result),
    memorySentence(result),
    notes(),
    renderBurst(result.burst),
  ].join("\n\n");
}

function publishingTable({ publishing }: LiveResult): string {
  const { sockets, arrived, lost, p50Ms, p99Ms, perSecond } = publishing;
  return renderTable(
    [
      left("published"),
      right("sockets"),
      right("p50"),
      right("p99"),
      right("per second"),
      right("arrived"),
      right("lost"),
    ],
    [
      [
        "a notification marked read, to its user's tab",
        count(sockets),
        milliseconds(p50Ms),
        milliseconds(p99Ms),
        count(perSecond),
        `${count(arrived)} (${percent(sockets === 0 ? 0 : arrived / sockets)})`,
        count(lost),
      ],
    ],
  );
}

function listTable({ lists: { rows, writtenInMs, short, long } }: LiveResult): string {
  const few = `with ${SHORT_LIST}`;
  return renderTable(
    [left("notifications of one user"), right(few), right(`with ${count(rows)}`), right("times")],
    [
      ["the bell's call", short.callMs, long.callMs] as const,
      ["the page", short.pageMs, long.pageMs] as const,
    ].map(([what, shortMs, longMs]) => [
      what,
      milliseconds(shortMs),
      milliseconds(longMs),
      (longMs / shortMs).toFixed(2),
    ]),
  ).concat(`\n\n${count(rows)} were written in ${milliseconds(writtenInMs)}, a hundred a batch.`);
}

function memorySentence({ memory, publishing: { sockets } }: LiveResult): string {
  if (memory === null) return "Memory of an idle socket: not measured on this system.";
  const { beforeBytes, withSocketsBytes } = memory;
  const each = (withSocketsBytes - beforeBytes) / sockets / 1000;
  return [
    `workerd held ${megabytes(beforeBytes)} without a socket and ${megabytes(withSocketsBytes)} with ${count(sockets)} idle ones:`,
    `${each.toFixed(0)} kB for each, its room and its storage included.`,
  ].join("\n");
}

function notes(): string {
  return [
    `*Published* is timed from just before the request is sent, over ${CONNECTIONS} connections, until the socket's message is`,
    "there: the session, one batch in the database, the room, the socket. Each user has a room and a socket of their",
    "own. Load generator, sockets, workerd and the database share the cores, and each waits for the others: these are",
    "upper bounds. Lists are medians of one visit at a time, to the last byte.",
    `Both show ${LISTED_NOTIFICATIONS} at most.`,
  ].join("\n");
}
