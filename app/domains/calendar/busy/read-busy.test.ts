import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HOUR_MS } from "#app/platform/durations.ts";
import { CANCELED } from "../ics/status-words.ts";
import { BUSY_MAX_BYTES, BUSY_MAX_PARTS, BUSY_MOST } from "../limits.ts";
import { readBusy } from "./read-busy.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const zone = "America/Chicago";

const streamOf = (parts: Iterable<string>) => {
  const encoder = new TextEncoder();
  const left = parts[Symbol.iterator]();
  let given = 0;
  return {
    given: () => given,
    stream: new ReadableStream<Uint8Array>({
      pull(controller) {
        const { value, done } = left.next();
        if (done) return controller.close();
        const bytes = encoder.encode(value);
        given += bytes.length;
        controller.enqueue(bytes);
      },
    }),
  };
};
const read = (text: string, timeZone = zone) => readBusy(streamOf([text]).stream, { timeZone, nowMs: NOW });
const calendar = (...events: string[][]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...events.flatMap((lines) => ["BEGIN:VEVENT", "UID:1", ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");
const times = async (...lines: string[]) => {
  const reading = await read(calendar(lines));
  if (reading.kind !== "read") throw new Error(reading.why);
  return reading.times.map(
    ([from, until]) => `${new Date(from).toISOString().slice(0, 16)} ${(until - from) / HOUR_MS}`,
  );
};

describe("an event", () => {
  test("is busy until its end, for its duration, or all day, in its own zone", async () => {
    expect(
      await times(
        "DTSTART;TZID=America/New_York:20261201T090000",
        "DTEND;TZID=America/New_York:20261201T103000",
      ),
    ).toEqual(["2026-12-01T14:00 1.5"]);
    expect(await times("DTSTART:20261201T150000Z", "DURATION:PT45M")).toEqual(["2026-12-01T15:00 0.75"]);
    expect(await times("DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261203")).toEqual([
      "2026-12-01T06:00 48",
    ]);
    expect(await times("DTSTART;VALUE=DATE:20261201")).toEqual(["2026-12-01T06:00 24"]);
    // No zone, and one that only Windows knows.
    expect(await times("DTSTART:20261201T090000", "DURATION:PT1H")).toEqual(["2026-12-01T15:00 1"]);
    expect(await times('DTSTART;TZID="Pacific Standard Time":20261201T090000', "DURATION:PT1H")).toEqual([
      "2026-12-01T17:00 1",
    ]);
  });

  test("that is canceled, free, past, or too far ahead blocks nothing", async () => {
    const at = ["DTSTART:20261201T150000Z", "DURATION:PT1H"];
    expect(await times(...at, `STATUS:${CANCELED}`)).toEqual([]);
    expect(await times(...at, "TRANSP:TRANSPARENT")).toEqual([]);
    expect(await times("DTSTART:20260101T150000Z", "DURATION:PT1H")).toEqual([]);
    expect(await times("DTSTART:20290101T150000Z", "DURATION:PT1H")).toEqual([]);
    // Folded, in lower case, with an alarm that has its own time.
    expect(
      await times(
        "dtstart:2026",
        " 1201T150000Z",
        "DURATION:PT1H",
        "BEGIN:VALARM",
        "DURATION:PT9H",
        "END:VALARM",
      ),
    ).toEqual(["2026-12-01T15:00 1"]);
  });
});

describe("a repeating event", () => {
  const daily = ["DTSTART;TZID=America/Chicago:20261201T090000", "DURATION:PT1H"];

  test("keeps its local time across a clock change, ends by count or day, and skips excluded times", async () => {
    const march = await times(
      "DTSTART;TZID=America/Chicago:20270312T090000",
      "DURATION:PT1H",
      "RRULE:FREQ=DAILY;COUNT=3",
    );
    expect(march).toEqual(["2027-03-12T15:00 1", "2027-03-13T15:00 1", "2027-03-14T14:00 1"]);
    expect(await times(...daily, "RRULE:FREQ=DAILY;UNTIL=20261202T235959Z")).toHaveLength(2);
    expect(
      await times(...daily, "RRULE:FREQ=DAILY;COUNT=3", "EXDATE;TZID=America/Chicago:20261202T090000"),
    ).toEqual(["2026-12-01T15:00 1", "2026-12-03T15:00 1"]);
  });

  test("of which one was moved is busy at the new time, and free at the old", async () => {
    const reading = await read(
      calendar(
        [...daily, "RRULE:FREQ=DAILY;COUNT=2"],
        ["RECURRENCE-ID;TZID=America/Chicago:20261202T090000", "DTSTART:20261202T200000Z", "DURATION:PT1H"],
      ),
    );
    expect(reading.kind === "read" && reading.times.map(([from]) => new Date(from).toISOString())).toEqual([
      "2026-12-01T15:00:00.000Z",
      "2026-12-02T20:00:00.000Z",
    ]);
  });

  test("with a rule that is not read blocks its time of every day, up to its end, and that is counted", async () => {
    for (const rule of ["FREQ=YEARLY;BYWEEKNO=20", "FREQ=WEEKLY;BYSETPOS=1", "every so often"]) {
      const reading = await read(calendar([...daily, `RRULE:${rule}`]));
      expect(reading).toMatchObject({ kind: "read", unread: { repeats: 1 } });
      expect(reading.kind === "read" && reading.times.length, rule).toBe(358);
    }
    const ending = await read(calendar([...daily, "RRULE:FREQ=YEARLY;BYWEEKNO=50;UNTIL=20261203"]));
    expect(ending.kind === "read" && ending.times).toHaveLength(3);
    const often = await read(calendar([...daily, "RRULE:FREQ=MINUTELY;INTERVAL=5;UNTIL=20261202T000000Z"]));
    expect(often.kind === "read" && often.times).toEqual([
      [Date.parse("2026-12-01T15:00:00Z"), Date.parse("2026-12-02T00:00:00Z")],
    ]);
  });
});

describe("bounds", () => {
  test("a million events are not read to their end, nor is a line without one", async () => {
    const event = "BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261201T150000Z\r\nDURATION:PT1H\r\nEND:VEVENT\r\n";
    function* million() {
      yield "BEGIN:VCALENDAR\r\n";
      for (let no = 0; no < 1_000_000; no += 100) yield event.repeat(100);
      yield "END:VCALENDAR\r\n";
    }
    const many = streamOf(million());
    expect(await readBusy(many.stream, { timeZone: zone, nowMs: NOW })).toEqual({
      kind: "refused",
      why: "too-large",
    });
    expect(many.given()).toBeLessThan(BUSY_MAX_BYTES + event.length * 200);
    expect(many.given() / event.length).toBeLessThan(BUSY_MAX_PARTS + 300);
    function* line() {
      yield "BEGIN:VCALENDAR\r\nDESCRIPTION:";
      for (let no = 0; no < 10_000; no++) yield "a".repeat(10_000);
    }
    const long = streamOf(line());
    expect(await readBusy(long.stream, { timeZone: zone, nowMs: NOW })).toEqual({
      kind: "refused",
      why: "too-large",
    });
    expect(long.given()).toBeLessThan(BUSY_MAX_BYTES + 40_000);
  });

  test("events that come a great many times are refused, and more times than are stored are joined", async () => {
    const often = Array.from({ length: 2_000 }, () => [
      "DTSTART:19900101T150000Z",
      "DURATION:PT1H",
      "RRULE:FREQ=DAILY;COUNT=99999",
    ]);
    expect(await read(calendar(...often))).toEqual({ kind: "refused", why: "too-large" });
    const apart = Array.from({ length: 7_000 }, (_, no) => [
      `DTSTART:${new Date(NOW + no * HOUR_MS).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`,
      "DURATION:PT50M",
    ]);
    const reading = await read(calendar(...apart));
    expect(reading).toMatchObject({ kind: "read", joined: true });
    expect(reading.kind === "read" && reading.times.length).toBeLessThan(BUSY_MOST);
  });

  test("ten years of a busy person are read to the last event", async () => {
    const two = (no: number) => String(no).padStart(2, "0");
    const days = ["MO", "TU", "WE", "TH", "FR"];
    const at = (no: number, year: number) =>
      `DTSTART;TZID=America/Chicago:${year}${two(1 + (no % 12))}${two(1 + (no % 28))}T${two(8 + (no % 9))}0000`;
    const many = (count: number, lines: (no: number) => string[]) =>
      Array.from({ length: count }, (_, no) => [...lines(no), "DURATION:PT30M"]);
    const all = [
      ...many(8_000, (no) => [at(no, 2017 + (no % 10))]),
      ...many(1_200, (no) => [at(no, 2017 + (no % 9)), "RRULE:FREQ=WEEKLY;UNTIL=20261001T000000Z"]),
      ...many(200, (no) => [at(no, 1970), `RRULE:FREQ=WEEKLY;INTERVAL=${1 + (no % 2)}`]),
      ...many(30, (no) => [at(no, 2020), `RRULE:FREQ=WEEKLY;BYDAY=${days[no % 5]},${days[(no + 2) % 5]}`]),
      ...many(50, (no) => [at(no, 2019), `RRULE:FREQ=MONTHLY;BYDAY=${1 + (no % 4)}${days[no % 5]}`]),
      ...many(200, (no) => [at(no, 1980 + (no % 30)), "RRULE:FREQ=YEARLY"]),
    ];
    const reading = await read(calendar(...all));
    expect(reading).toMatchObject({
      kind: "read",
      unread: { repeats: 0, zones: 0, ends: 0, days: 0, times: 0 },
    });
  });

  test("what is no calendar is told from one, and nothing that is read throws", async () => {
    for (const text of [
      "",
      "<!doctype html><p>Sign in",
      "BEGIN:VCARD\r\nEND:VCARD\r\n",
      "BEGIN:VCALENDAR\r\n",
    ])
      expect(await read(text), text).toEqual({ kind: "refused", why: "no-calendar" });
    const part = fc.oneof(
      fc.constantFrom(
        "BEGIN:VEVENT",
        "END:VEVENT",
        "DTSTART:20261201T150000Z",
        "DTSTART:99999999T999999Z",
        "DTSTART;VALUE=DATE:20261299",
        "DURATION:P99999999999W",
        "DURATION:-PT1H",
        "RRULE:FREQ=DAILY;INTERVAL=0",
        "RRULE:FREQ=YEARLY;BYMONTHDAY=-99",
        "EXDATE:,,;",
        "RECURRENCE-ID:x",
        "RDATE;VALUE=PERIOD:20261201T150000Z/PT1H,x/y",
        'DTSTART;TZID="Customized Time Zone:20261201T150000',
        "BEGIN:VTIMEZONE",
        "TZID:Customized Time Zone",
        "BEGIN:STANDARD",
        "TZOFFSETFROM:-0x00",
        "BEGIN:VFREEBUSY",
        "FREEBUSY:20261201T150000Z/20261201T140000Z",
        "END:VCALENDAR",
        "BEGIN:VALARM",
        " ",
      ),
      fc.string({ maxLength: 40 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 30 }), async (lines) => {
        const reading = await read(["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR", ""].join("\r\n"));
        if (reading.kind === "read")
          for (const [from, until] of reading.times) expect(from).toBeLessThan(until);
      }),
      { numRuns: 300 },
    );
  });
});
