/** When somebody is busy by their other calendar: a file that may say anything, read within bounds. */
import { DAY_MS } from "#app/platform/durations.ts";
import { wallClock } from "#app/platform/zoned-time.ts";
import { BUSY_AHEAD_DAYS, BUSY_MAX_BYTES, BUSY_MAX_EVENTS, BUSY_MAX_STEPS, BUSY_MOST } from "../limits.ts";
import type { Interval } from "../types.ts";
import { type BusyEvent, createEventReader, type IcsMoment, instantOf, type Refused } from "./ics-events.ts";
import { repeatTimes } from "./repeats.ts";
import { parseRule } from "./rules.ts";

export type BusyReading =
  /** In order and apart. `unread` counts repeating events whose rule is not read. */
  { kind: "read"; times: Interval[]; unread: number } | { kind: "refused"; why: Refused };

const refused = (why: Refused): BusyReading => ({ kind: "refused", why });

/** Reads a calendar from its bytes, and no further than its bounds. `timeZone` is of what names no zone. */
export async function readBusy(
  body: ReadableStream<Uint8Array>,
  { timeZone, nowMs }: { timeZone: string; nowMs: number },
): Promise<BusyReading> {
  const events: BusyEvent[] = [];
  const reader = createEventReader(timeZone, {
    eventsMost: BUSY_MAX_EVENTS,
    onEvent: (event) => events.push(event),
  });
  const bytes = body.getReader();
  const decoder = new TextDecoder();
  let size = 0;
  try {
    for (let part = await bytes.read(); part.value !== undefined; part = await bytes.read()) {
      size += part.value.length;
      if (size > BUSY_MAX_BYTES) return refused("too-large");
      const why = reader.push(decoder.decode(part.value, { stream: true }));
      if (why !== null) return refused(why);
    }
  } finally {
    await bytes.cancel().catch(() => {});
  }
  reader.push(decoder.decode());
  const why = reader.end();
  return why === null ? gather(events, nowMs) : refused(why);
}

const keyOf = (uid: string, moment: IcsMoment) => `${uid} ${instantOf(moment)}`;

function gather(events: readonly BusyEvent[], nowMs: number): BusyReading {
  const [fromMs, untilMs] = [nowMs - DAY_MS, nowMs + BUSY_AHEAD_DAYS * DAY_MS];
  const moved = new Set(
    events.flatMap(({ uid, instead }) => (instead === null ? [] : [keyOf(uid, instead)])),
  );
  const times: [number, number][] = [];
  let steps = 0;
  let unread = 0;
  const step = () => ++steps <= BUSY_MAX_STEPS;
  for (const { uid, start, durationMs, rule, except, instead } of events) {
    const add = (moment: IcsMoment) => {
      const at = instantOf(moment);
      if (at < untilMs && at + durationMs > fromMs && durationMs > 0)
        times.push([Math.max(at, fromMs), Math.min(at + durationMs, untilMs)]);
    };
    if (rule === null || instead !== null) {
      add(start);
      continue;
    }
    const parsed = parseRule(rule);
    if (parsed === null) {
      unread += 1;
      add(start);
      continue;
    }
    const lost = new Set(except.map((one) => (one.minute === null ? one.day : String(instantOf(one)))));
    const from = wallClock(start.timeZone, fromMs - durationMs).day;
    const to = wallClock(start.timeZone, untilMs).day;
    for (const time of repeatTimes(parsed, start, { from, to, step })) {
      const moment = { ...start, ...time };
      if (isOver(parsed.until, moment)) break;
      const gone = lost.has(time.day) || lost.has(String(instantOf(moment))) || moved.has(keyOf(uid, moment));
      if (!gone) add(moment);
    }
    if (steps > BUSY_MAX_STEPS) return refused("too-large");
  }
  const apart = merge(times);
  return apart.length > BUSY_MOST ? refused("too-large") : { kind: "read", times: apart, unread };
}

/** Whether this is after the rule's last moment: `20261231`, or `20261231T235959Z`. */
function isOver(until: string | null, moment: IcsMoment): boolean {
  const match = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/.exec(until ?? "");
  if (match === null) return false;
  const [, year, month, date, hour, minute, second, utc] = match;
  const day = `${year}-${month}-${date}`;
  if (hour === undefined || utc !== "Z") return moment.day > day;
  return instantOf(moment) > Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}

function merge(times: [number, number][]): Interval[] {
  const apart: [number, number][] = [];
  for (const [from, until] of times.sort((a, b) => a[0] - b[0])) {
    const last = apart.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], until);
    else apart.push([from, until]);
  }
  return apart;
}
