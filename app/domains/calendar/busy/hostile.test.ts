/**
 * Any text of a megabyte is read within a bound of work. What a machine takes for it differs, and with what else it does;
 * so the work is counted: lines and values that the library is given, steps that it takes, times that come of them. One
 * test measures processor time itself, over the kinds that cost the most, with room to spare.
 */
import fc from "fast-check";
import ICAL from "ical.js";
import { afterEach, expect, test, vi } from "vitest";
import { BUSY_MAX_STEPS } from "../limits.ts";
import * as repeating from "./ical/repeats.ts";
import { type BusyReading, readBusy } from "./read-busy.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const MEGABYTE = 1_000_000;

afterEach(() => vi.restoreAllMocks());

const read = (text: string): Promise<BusyReading> =>
  readBusy(new Blob([text]).stream(), { timeZone: "America/Chicago", nowMs: NOW });

/** A text of this part again and again, up to a megabyte. */
function filled(part: string, between = "\r\n", around = ["BEGIN:VEVENT", "END:VEVENT"]): string {
  const [begin, end] = [`BEGIN:VCALENDAR\r\n${around[0]}\r\n`, `\r\n${around[1]}\r\nEND:VCALENDAR\r\n`];
  const one = part + between;
  return begin + one.repeat(Math.ceil((MEGABYTE - begin.length - end.length) / one.length)) + end;
}

const events = (lines: (no: number) => string[], length = 1) => {
  const found: string[] = [];
  for (let no = 0, size = 0; size < MEGABYTE; no += length) {
    const one = ["BEGIN:VEVENT", `UID:${no}`, ...lines(no), "END:VEVENT"].join("\r\n");
    size += one.length + 2;
    found.push(one);
  }
  return ["BEGIN:VCALENDAR", ...found, "END:VCALENDAR", ""].join("\r\n");
};
const two = (no: number) => String(no).padStart(2, "0");
const start = (no: number, year = 2020) =>
  `DTSTART:${year}${two(1 + (no % 12))}${two(1 + (no % 28))}T${two(no % 24)}${two(no % 60)}00Z`;
const all = (most: number) => Array.from({ length: most }, (_, at) => at).join(",");

/** The kinds of hostile text that cost the most, found by trying. */
const KINDS: Readonly<Record<string, () => string>> = {
  "one line of parameters": () => `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID${';A=""'.repeat(200_000)}x`,
  "lines of parameters": () => filled(`DTSTART${';A=""'.repeat(190)}:20261201T150000Z`),
  "parameters before a long value": () => filled(`DTSTART${";A=1".repeat(240)}:${"1".repeat(60_000)}`),
  "quotes without an end": () => filled(`DTSTART;TZID="${"x;y=".repeat(200)}:20261201T150000Z`),
  "bad folding": () => filled(`DESCRIPTION:<p>\r\nnbsp;${"&nbsp;".repeat(60)}`),
  "folds of one letter": () => filled(" 1"),
  "empty lines": () => filled(""),
  nesting: () => filled("BEGIN:VALARM"),
  "parts that begin and end": () => filled("BEGIN:VALARM\r\nEND:VALARM"),
  "many rules": () => events((no) => [start(no), "DURATION:PT1H", `RRULE:FREQ=DAILY;INTERVAL=${1 + no}`]),
  "daily events": () => events((no) => [start(no), "DURATION:PT1M", "RRULE:FREQ=DAILY"]),
  "rules that are never met": () =>
    events((no) => [
      start(no),
      "DURATION:PT1H",
      `RRULE:FREQ=DAILY;INTERVAL=${1 + (no % 40)};BYMONTH=2;BYMONTHDAY=30`,
    ]),
  "months and weekdays": () =>
    events((no) => [
      start(no),
      "DURATION:PT1H",
      `RRULE:FREQ=MONTHLY;INTERVAL=${1 + (no % 50)};BYDAY=1MO,-1TU`,
    ]),
  "days of years": () =>
    events((no) => [start(no), "DURATION:PT1H", `RRULE:FREQ=YEARLY;INTERVAL=${1 + (no % 50)};BYDAY=MO,TU`]),
  seconds: () =>
    events((no) => [
      start(no),
      "DURATION:PT1H",
      `RRULE:FREQ=DAILY;BYSECOND=${all(60)};BYMINUTE=${all(60)};BYHOUR=${all(24)}`,
    ]),
  "giant intervals": () =>
    events((no) => [start(no, 1970), "DURATION:PT1H", `RRULE:FREQ=DAILY;INTERVAL=${999_999_999_999 + no}`]),
  "counts from long ago": () =>
    events((no) => [start(no, 1970), "DURATION:PT1H", `RRULE:FREQ=DAILY;BYDAY=MO,WE;COUNT=${90_000 + no}`]),
  "rules that ended": () =>
    events((no) => [start(no), "DURATION:PT1H", `RRULE:FREQ=DAILY;UNTIL=20210101T0000${two(no % 60)}Z`]),
  "dates that are left out": () => filled("EXDATE:20261201T150000Z"),
  "dates in long lines": () => filled(`RDATE:${Array(3_500).fill("20261201T150000Z").join(",")}`),
  "changes of all later ones": () =>
    events((no) => [
      "UID:0",
      `RECURRENCE-ID;RANGE=THISANDFUTURE:${start(no, 2027).slice(8)}`,
      start(no, 2027),
    ]),
  "names of zones": () =>
    events((no) => [
      `DTSTART;TZID=${Intl.supportedValuesOf("timeZone")[no % 400]}:20261201T100000`,
      "DURATION:PT1H",
    ]),
  "zones of the file": () =>
    filled(
      "BEGIN:STANDARD\r\nDTSTART:16010101T020000\r\nTZOFFSETFROM:-0400\r\nTZOFFSETTO:-0500\r\nRRULE:FREQ=DAILY\r\nEND:STANDARD",
      "\r\n",
      [
        "BEGIN:VTIMEZONE\r\nTZID:Own",
        "END:VTIMEZONE\r\nBEGIN:VEVENT\r\nDTSTART;TZID=Own:20261201T100000\r\nEND:VEVENT",
      ],
    ),
};

/** What the library is asked for while a text is read. */
async function workOf(text: string) {
  const property = vi.spyOn(ICAL.parse, "property");
  const made = vi.spyOn(repeating, "createRepeats");
  const reading = await read(text);
  const given = property.mock.calls.reduce((sum, [line]) => sum + line.length, 0);
  const steps = made.mock.results.reduce((sum, { value }) => sum + (value as repeating.Repeats).steps(), 0);
  vi.restoreAllMocks();
  return { reading, given, steps };
}

test.each(Object.keys(KINDS))("a megabyte of %s is bounded work", async (kind) => {
  const text = KINDS[kind]?.() ?? "";
  expect(text.length).toBeGreaterThan(MEGABYTE * 0.8);
  const { given, steps, reading } = await workOf(text);
  // Each line goes to the library once at most. One step may be as long as it likes: of them the last can pass the bound.
  expect(given).toBeLessThanOrEqual(text.length);
  expect(steps).toBeLessThan(BUSY_MAX_STEPS * 4);
  expect(["read", "refused"]).toContain(reading.kind);
});

const name = fc.constantFrom(
  "DTSTART",
  "DTEND",
  "RRULE",
  "RDATE",
  "EXDATE",
  "RECURRENCE-ID",
  "UID",
  "TZID",
  "FREEBUSY",
  "nbsp",
);
const parameter = fc.tuple(
  fc.constantFrom("TZID", "VALUE", "RANGE", "A", ""),
  fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('"', '""', '"a:b;c"', "DATE", "PERIOD", "^'^n")),
);
const value = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.constantFrom(
    "20261201T150000Z",
    "20261201",
    "20261201T150000Z/PT1H",
    "FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2",
    "FREQ=YEARLY;INTERVAL=1000000007;BYDAY=53MO",
    "FREQ=SECONDLY;COUNT=999999999",
    `FREQ=HOURLY;BYSECOND=${all(60)}`,
  ),
);
const line = fc.oneof(
  fc
    .tuple(name, fc.array(parameter, { maxLength: 6 }), value)
    .map(
      ([of, parameters, said]) => `${of}${parameters.map(([key, is]) => `;${key}=${is}`).join("")}:${said}`,
    ),
  fc
    .tuple(
      fc.constantFrom("BEGIN", "END"),
      fc.constantFrom("VEVENT", "VALARM", "VTIMEZONE", "STANDARD", "VFREEBUSY"),
    )
    .map(([word, part]) => `${word}:${part}`),
  fc.constantFrom(" ", "\t;A=", "", "\r", "&nbsp;"),
);

test("whatever lines a megabyte is made of, each costs its own length and rules no more than their bound", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 20 }),
      fc.constantFrom("\r\n", "\n", "\r\n "),
      async (lines, between) => {
        const { given, steps, reading } = await workOf(filled(lines.join(between), between));
        expect(given).toBeLessThanOrEqual(MEGABYTE * 1.1);
        expect(steps).toBeLessThan(BUSY_MAX_STEPS * 4);
        if (reading.kind === "read")
          for (const [from, until] of reading.times) expect(from).toBeLessThan(until);
      },
    ),
    { numRuns: 25 },
  );
});

/** Bar: 300 ms of processor time for a megabyte. Ten times that tells a bound that is missing, and no slow machine. */
const MOST_MS = 3_000;

test("a megabyte of any kind takes some hundred milliseconds of a processor, and 400 weekly events from 1970 fewer", async () => {
  const spent = async (text: string) => {
    const before = process.cpuUsage();
    await read(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  for (const [kind, text] of Object.entries(KINDS)) expect(await spent(text()), kind).toBeLessThan(MOST_MS);
  const weekly = Array.from({ length: 400 }, (_, no) =>
    ["BEGIN:VEVENT", `UID:${no}`, start(no, 1970), "DURATION:PT30M", "RRULE:FREQ=WEEKLY", "END:VEVENT"].join(
      "\r\n",
    ),
  );
  expect(await spent(`BEGIN:VCALENDAR\r\n${weekly.join("\r\n")}\r\nEND:VCALENDAR\r\n`)).toBeLessThan(MOST_MS);
});
