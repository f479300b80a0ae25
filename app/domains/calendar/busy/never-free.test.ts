/** What calendars of the field say in ways of their own: it is busy, or it is counted as not understood; never silently free. */
import { describe, expect, test } from "vitest";
import { HOUR_MS } from "#app/platform/durations.ts";
import { CANCELED } from "../ics/status-words.ts";
import { readBusy } from "./read-busy.ts";
import { describeUnread } from "./unread-words.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");

async function reading(text: string) {
  const found = await readBusy(new Blob([text]).stream(), { timeZone: "America/Chicago", nowMs: NOW });
  if (found.kind !== "read") throw new Error(found.why);
  const times = found.times.map(
    ([from, until]) => `${new Date(from).toISOString().slice(0, 16)} ${(until - from) / HOUR_MS}`,
  );
  return { times, unread: found.unread };
}
const file = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR", ""].join("\r\n");
const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:1@example.com", ...lines, "END:VEVENT"];
const NOTHING = { repeats: 0, zones: 0, ends: 0, days: 0, times: 0 };
const HOUR = "DURATION:PT1H";

describe("the zone of a time", () => {
  const at = async (name: string, ...before: string[]) =>
    reading(
      file(...before, ...event(`DTSTART;TZID=${name}:20261201T100000`, `DTEND;TZID=${name}:20261201T110000`)),
    );

  test.each([
    ["tzone://Microsoft/Utc", "10:00"],
    ['"tzone://Microsoft/Utc"', "10:00"],
    ["UTC", "10:00"],
    ["America/New_York", "15:00"],
    ["/freeassociation.sourceforge.net/America/New_York", "15:00"],
    ["US/Pacific", "18:00"],
    ["W. Europe Standard Time", "09:00"],
    ["India Standard Time", "04:30"],
    ["AUS Eastern Standard Time", "23:00"],
    ['"Eastern Standard Time"', "15:00"],
    ["E. South America Standard Time", "13:00"],
    ['"UTC-05:00"', "15:00"],
    ["GMT+0200", "08:00"],
  ])("%s is known", async (name, hour) => {
    const day = hour === "23:00" ? "2026-11-30" : "2026-12-01";
    expect(await at(name)).toEqual({ times: [`${day}T${hour} 1`], unread: NOTHING });
  });

  const ownZone = (name: string) => [
    "BEGIN:VTIMEZONE",
    `TZID:${name}`,
    "BEGIN:STANDARD",
    "DTSTART:16010101T020000",
    "TZOFFSETFROM:-0400",
    "TZOFFSETTO:-0500",
    "RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11",
    "END:STANDARD",
    "BEGIN:DAYLIGHT",
    "DTSTART:16010101T020000",
    "TZOFFSETFROM:-0500",
    "TZOFFSETTO:-0400",
    "RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3",
    "END:DAYLIGHT",
    "END:VTIMEZONE",
  ];

  test.each([
    ["Customized Time Zone", "Customized Time Zone"],
    ["(UTC-05:00) Eastern Time (US & Canada)", '"(UTC-05:00) Eastern Time (US & Canada)"'],
    ["(UTC-05:00) Eastern Time (US & Canada)", "(UTC-05:00) Eastern Time (US & Canada)"],
    ["tzone://Microsoft/Custom", '"tzone://Microsoft/Custom"'],
    ["Büro\\, oben", '"Büro, oben"'],
  ])("%s is read from the file, before and after clocks change", async (name, named) => {
    expect((await at(named, ...ownZone(name))).times).toEqual(["2026-12-01T15:00 1"]);
    const across = await reading(
      file(
        // A zone may be described behind the events that name it.
        ...event(`DTSTART;TZID=${named}:20270313T100000`, HOUR, "RRULE:FREQ=DAILY;COUNT=2"),
        ...ownZone(name),
      ),
    );
    expect(across).toEqual({ times: ["2027-03-13T15:00 1", "2027-03-14T14:00 1"], unread: NOTHING });
  });

  test("with its full history, or a single offset, is read too", async () => {
    const part = (begin: string, from: string, to: string, ...more: string[]) => [
      "BEGIN:STANDARD",
      `DTSTART:${begin}`,
      `TZOFFSETFROM:${from}`,
      `TZOFFSETTO:${to}`,
      ...more,
      "END:STANDARD",
    ];
    const zone = (...parts: string[]) => ["BEGIN:VTIMEZONE", "TZID:Own", ...parts, "END:VTIMEZONE"];
    const history = zone(
      ...part("18831118T120358", "-055036", "-0600"),
      ...part(
        "19670430T020000",
        "-0600",
        "-0500",
        "RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=-1SU;UNTIL=19730429T080000Z",
      ),
      ...part("20200101T000000", "-0600", "+0300", "RDATE:20210101T000000,20261130T000000"),
    );
    expect((await at("Own", ...history)).times).toEqual(["2026-12-01T07:00 1"]);
    expect((await at("Own", ...zone(...part("16010101T000000", "+0530", "+0530")))).times).toEqual([
      "2026-12-01T04:30 1",
    ]);
  });

  test("that is unknown blocks every hour that it could be, and is counted", async () => {
    const unknown = await at("Nowhere/Land");
    expect(unknown).toEqual({ times: ["2026-11-30T20:00 27"], unread: { ...NOTHING, zones: 1 } });
    const broken = await at("Own", "BEGIN:VTIMEZONE", "TZID:Own", "END:VTIMEZONE");
    expect(broken.unread.zones).toBe(1);
    expect(broken.times).toHaveLength(1);
  });

  test("that is not named is the calendar's own, or else the agent's", async () => {
    const floating = event("DTSTART:20261201T090000", HOUR);
    expect((await reading(file(...floating))).times).toEqual(["2026-12-01T15:00 1"]);
    expect((await reading(file("X-WR-TIMEZONE:America/New_York", ...floating))).times).toEqual([
      "2026-12-01T14:00 1",
    ]);
    const unknown = await reading(file("X-WR-TIMEZONE:Nowhere/Land", ...floating));
    expect([unknown.unread.zones, unknown.times.length]).toEqual([1, 1]);
    const day = event("DTSTART;VALUE=DATE:20261201");
    expect((await reading(file("X-WR-TIMEZONE:Nowhere/Land", ...day))).unread).toEqual(NOTHING);
  });
});

describe("times that are said in other ways", () => {
  test("an all-day event whose end is its start is that day", async () => {
    const day = event("DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261201");
    expect((await reading(file(...day))).times).toEqual(["2026-12-01T06:00 24"]);
  });

  test("further dates are busy, as moments, days, and periods", async () => {
    const start = ["DTSTART:20261201T150000Z", HOUR];
    const more = [
      "RDATE:20261202T150000Z,20261203T150000Z",
      "RDATE;VALUE=PERIOD:20261204T150000Z/PT2H,20261205T150000Z/20261205T153000Z",
      "EXDATE:20261203T150000Z",
    ];
    expect((await reading(file(...event(...start, ...more)))).times).toEqual([
      ...["2026-12-01T15:00 1", "2026-12-02T15:00 1", "2026-12-04T15:00 2", "2026-12-05T15:00 0.5"],
    ]);
    const bad = await reading(file(...event(...start, "RDATE:whenever")));
    expect([bad.times.length, bad.unread]).toEqual([1, { ...NOTHING, times: 1 }]);
    const half = await reading(file(...event(...start, "RDATE:20261203T150000Z,20261205T99")));
    expect(half).toEqual({
      times: ["2026-12-01T15:00 1", "2026-12-03T06:00 24", "2026-12-05T06:00 24"],
      unread: { ...NOTHING, days: 1 },
    });
  });

  test("a free-busy file is busy, but for what it says is free", async () => {
    const lines = [
      "BEGIN:VFREEBUSY",
      "DTSTART:20261201T000000Z",
      "DTEND:20261210T000000Z",
      "FREEBUSY;FBTYPE=BUSY:20261201T150000Z/PT1H,20261202T150000Z/20261202T170000Z",
      "FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261203T150000Z/PT1H",
      "FREEBUSY;FBTYPE=FREE:20261204T150000Z/PT1H",
      "FREEBUSY:20261205T150000Z/PT1H",
      "FREEBUSY:now",
      "FREEBUSY:20261206T15/PT1H",
      "END:VFREEBUSY",
    ];
    expect(await reading(file(...lines))).toEqual({
      times: [
        "2026-12-01T15:00 1",
        "2026-12-02T15:00 2",
        "2026-12-03T15:00 1",
        "2026-12-05T15:00 1",
        "2026-12-06T06:00 24",
      ],
      unread: { ...NOTHING, days: 1, times: 1 },
    });
  });

  test("what Outlook calls free is free, and nothing else of what it calls things", async () => {
    const at = ["DTSTART:20261201T150000Z", HOUR, "TRANSP:OPAQUE"];
    expect((await reading(file(...event(...at, "X-MICROSOFT-CDO-BUSYSTATUS:FREE")))).times).toEqual([]);
    for (const status of ["BUSY", "OOF", "TENTATIVE", "WORKINGELSEWHERE"])
      expect(
        (await reading(file(...event(...at, `X-MICROSOFT-CDO-BUSYSTATUS:${status}`)))).times,
        status,
      ).toHaveLength(1);
  });
});

describe("one time of a series", () => {
  const daily = event("DTSTART;TZID=America/Chicago:20261201T090000", HOUR, "RRULE:FREQ=DAILY;COUNT=5");

  test("that is named by its day is moved or canceled", async () => {
    const moved = event("RECURRENCE-ID;VALUE=DATE:20261202", "DTSTART:20261202T200000Z", HOUR);
    const canceled = event(
      "RECURRENCE-ID;VALUE=DATE:20261203",
      "DTSTART:20261203T150000Z",
      `STATUS:${CANCELED}`,
    );
    expect((await reading(file(...daily, ...moved, ...canceled))).times).toEqual([
      ...["2026-12-01T15:00 1", "2026-12-02T20:00 1", "2026-12-04T15:00 1", "2026-12-05T15:00 1"],
    ]);
  });

  test("of all later ones moves them, changes their length, or ends them", async () => {
    const onward = (...lines: string[]) =>
      event("RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/Chicago:20261203T090000", ...lines);
    const moved = onward("DTSTART;TZID=America/Chicago:20261203T110000", "DURATION:PT2H");
    expect((await reading(file(...daily, ...moved))).times).toEqual([
      ...["2026-12-01T15:00 1", "2026-12-02T15:00 1"],
      ...["2026-12-03T17:00 2", "2026-12-04T17:00 2", "2026-12-05T17:00 2"],
    ]);
    const ruled = onward("DTSTART;TZID=America/Chicago:20261203T110000", HOUR, "RRULE:FREQ=WEEKLY;COUNT=2");
    expect((await reading(file(...daily, ...ruled))).times).toEqual([
      ...["2026-12-01T15:00 1", "2026-12-02T15:00 1", "2026-12-03T17:00 1", "2026-12-10T17:00 1"],
    ]);
    const ended = onward("DTSTART;TZID=America/Chicago:20261203T090000", HOUR, `STATUS:${CANCELED}`);
    expect((await reading(file(...daily, ...ended))).times).toHaveLength(2);
  });

  test("of an event without a name frees no other", async () => {
    const nameless = (lines: string[]) => lines.filter((line) => !line.startsWith("UID"));
    const canceled = event(
      "RECURRENCE-ID;VALUE=DATE:20261203",
      "DTSTART:20261203T150000Z",
      `STATUS:${CANCELED}`,
    );
    expect((await reading(file(...nameless(daily), ...nameless(canceled)))).times).toHaveLength(5);
  });
});

describe("what can't be read", () => {
  test("costs its line alone, in a part that was not closed, too", async () => {
    const broken = [
      "BEGIN:VEVENT",
      "DTSTART:20261201T150000Z",
      HOUR,
      "BEGIN:VALARM",
      "TRIGGER:-PT15M",
      ...event("DTSTART:20261202T150000Z", HOUR, "DESCRIPTION:<p>Agenda", "nbsp;&nbsp;&nbsp;Notes", ";;:"),
    ];
    expect(await reading(file(...broken))).toEqual({
      times: ["2026-12-01T15:00 1", "2026-12-02T15:00 1"],
      unread: NOTHING,
    });
  });

  test("of when an event begins blocks its day, as far as that is known", async () => {
    const on = async (...lines: string[]) => reading(file(...event(...lines)));
    const day = (times: string[]) => ({ times, unread: { ...NOTHING, days: 1 } });
    for (const start of [
      "DTSTART:20261201T99",
      "DTSTART:2026-12-01 10:00",
      "DTSTART:20261201T996000",
      "DTSTART;TZID=America/Chicago:20261201Tnoon",
    ])
      expect(await on(start), start).toEqual(day(["2026-12-01T06:00 24"]));
    expect(await on("DTSTART:20261201T99", "DTEND:20261201T210000Z")).toEqual(day(["2026-12-01T06:00 15"]));
    expect(await on("DTSTART:20261201T99", "DTEND;VALUE=DATE:20261204")).toEqual(
      day(["2026-12-01T06:00 72"]),
    );
    // It may begin in the last minute of its day.
    expect(await on("DTSTART:20261201T99", "DURATION:PT2H")).toEqual(day(["2026-12-01T06:00 26"]));
    expect(await on("DTSTART;TZID=Asia/Tokyo:20261201T99", HOUR)).toEqual(day(["2026-11-30T15:00 25"]));
    expect(await on("DTSTART:20261201T99", "RRULE:FREQ=DAILY;INTERVAL=2;COUNT=2")).toEqual(
      day(["2026-12-01T06:00 24", "2026-12-03T06:00 24"]),
    );
  });

  test("of when an event begins blocks the day up to its end, where nothing else is known", async () => {
    for (const [end, begin] of [
      ["DTEND:20261201T210000Z", "2026-11-30T21:00"],
      ["DTEND;TZID=America/Chicago:20261202T000000", "2026-12-01T06:00"],
      ["DTEND;VALUE=DATE:20261202", "2026-12-01T06:00"],
      ["DTEND:20261201T99", "2026-12-01T06:00"],
    ] as const)
      for (const start of [["DTSTART:tomorrow"], []])
        expect(await reading(file(...event(...start, end))), `${start} ${end}`).toEqual({
          times: [`${begin} 24`],
          unread: { ...NOTHING, days: 1 },
        });
  });

  test("of an event without any day is said, because nothing is blocked", async () => {
    for (const lines of [["DTSTART:tomorrow", HOUR], [HOUR], ["DTSTART:20261301T100000Z"], ["DTEND:later"]])
      expect(await reading(file(...event(...lines))), lines.join()).toEqual({
        times: [],
        unread: { ...NOTHING, times: 1 },
      });
    const unread = { ...NOTHING, days: 2, times: 1 };
    expect(describeUnread({ unread, joined: false })).toBe(
      "We can’t read at what time of the day 2 events take place, so we block all day. " +
        "We can’t read when one event takes place, so nothing is blocked and you can be booked at that time. " +
        "Check its date in your other calendar.",
    );
  });

  test("of when an event ends blocks a day", async () => {
    for (const end of ["DTEND:later", "DURATION:long", "DURATION:-PT1H", "DTEND:20261201T140000Z"])
      expect(await reading(file(...event("DTSTART:20261201T150000Z", end))), end).toEqual({
        times: ["2026-12-01T15:00 24"],
        unread: { ...NOTHING, ends: 1 },
      });
  });
});

test("the last day of a rule counts in full, however its end is written", async () => {
  const days = event("DTSTART;VALUE=DATE:20261201", "RRULE:FREQ=DAILY;UNTIL=20261203T000000Z");
  expect((await reading(file(...days))).times).toEqual(["2026-12-01T06:00 72"]);
  const timed = event("DTSTART:20261201T150000Z", HOUR, "RRULE:FREQ=DAILY;UNTIL=20261203");
  expect((await reading(file(...timed))).times).toHaveLength(3);
});

test("lower case is read like upper case", async () => {
  const lines = event(
    "dtstart;tzid=America/New_York:20261201t090000",
    "duration:pt1h",
    "rrule:freq=daily;count=2",
  );
  expect((await reading(file(...lines))).times).toEqual(["2026-12-01T14:00 1", "2026-12-02T14:00 1"]);
});
