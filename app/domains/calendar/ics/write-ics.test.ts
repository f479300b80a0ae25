/** What we write, read back by a parser that is not ours. */
import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { CANCELED } from "./status-words.ts";
import { type IcsEvent, writeIcs } from "./write-ics.ts";

const event = (more: Partial<IcsEvent> = {}): IcsEvent => ({
  uid: "01952a10@fairlead.example",
  sequence: 0,
  changedMs: Date.parse("2026-11-23T08:00:00Z"),
  startMs: Date.parse("2026-12-01T15:00:00Z"),
  endMs: Date.parse("2026-12-01T15:30:00Z"),
  canceled: false,
  timeZone: "America/Chicago",
  summary: "Ines Calloway: First call",
  description: "",
  location: "",
  url: null,
  ...more,
});
const organizer = { name: "Fairlead", email: "support@fairlead.example" };
const write = (...events: IcsEvent[]) => writeIcs({ method: "PUBLISH", organizer, events });

/** The events of a file, their times by the file's own zones alone. */
function readBack(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zones = new Map(
    calendar
      .getAllSubcomponents("vtimezone")
      .map((zone) => [String(zone.getFirstPropertyValue("tzid")), new ICAL.Timezone(zone)]),
  );
  const instant = (component: ICAL.Component, name: string) => {
    const property = component.getFirstProperty(name);
    const time = property?.getFirstValue() as ICAL.Time;
    const zone = zones.get(String(property?.getParameter("tzid")));
    if (zone !== undefined) time.zone = zone;
    return time.toUnixTime() * 1000;
  };
  return {
    method: calendar.getFirstPropertyValue("method"),
    events: calendar.getAllSubcomponents("vevent").map((one) => {
      const read = new ICAL.Event(one);
      return {
        uid: read.uid,
        sequence: read.sequence,
        startMs: instant(one, "dtstart"),
        endMs: instant(one, "dtend"),
        summary: read.summary,
        description: read.description ?? "",
        location: read.location ?? "",
        status: one.getFirstPropertyValue("status"),
      };
    }),
  };
}

test("an appointment comes back as it was written, in its zone, with its alarm", () => {
  const file = write(event({ alarmMinutes: 60, location: "4120 Hollow Elm Street, Suite 3; Austin" }));
  expect(readBack(file)).toEqual({
    method: "PUBLISH",
    events: [
      {
        uid: "01952a10@fairlead.example",
        sequence: 0,
        startMs: Date.parse("2026-12-01T15:00:00Z"),
        endMs: Date.parse("2026-12-01T15:30:00Z"),
        summary: "Ines Calloway: First call",
        description: "",
        location: "4120 Hollow Elm Street, Suite 3; Austin",
        status: "CONFIRMED",
      },
    ],
  });
  expect(file).toContain("DTSTART;TZID=America/Chicago:20261201T090000\r\n");
  expect(file).toContain("TRIGGER:-PT60M\r\n");
});

test("a canceled one says so, with a higher sequence and no alarm", () => {
  const file = writeIcs({
    method: "CANCEL",
    organizer,
    events: [event({ canceled: true, sequence: 2, alarmMinutes: 60 })],
  });
  const read = readBack(file);
  expect([read.method, read.events[0]?.status, read.events[0]?.sequence]).toEqual(["CANCEL", CANCELED, 2]);
  expect(file).not.toContain("VALARM");
});

test.each([
  ["the last hour before clocks go forward", "2027-03-14T07:30:00Z"],
  ["the first one after it", "2027-03-14T08:00:00Z"],
  ["the first 1:30 of fall", "2026-11-01T06:30:00Z"],
  // Only UTC can say it: in the zone it would be the first one.
  ["the second 1:30 of fall", "2026-11-01T07:30:00Z"],
  ["summer", "2027-07-01T15:00:00Z"],
])("%s is the same instant to the reader", (_, moment) => {
  const startMs = Date.parse(moment);
  expect(readBack(write(event({ startMs, endMs: startMs + HOUR_MS }))).events[0]).toMatchObject({
    startMs,
    endMs: startMs + HOUR_MS,
  });
});

test("whatever the words, zone and time: no line is longer than 75 octets, and all of it comes back", () => {
  // Of any length up to it, with line breaks: the library's default is ten characters.
  const words = fc
    .array(
      fc.oneof({ weight: 20, arbitrary: fc.string({ unit: "grapheme", maxLength: 1 }) }, fc.constant("\n")),
      {
        maxLength: 200,
        size: "max",
      },
    )
    .map((letters) => letters.join(""));
  const zone = fc.constantFrom("America/New_York", "America/Phoenix", "Pacific/Honolulu", "Europe/Berlin");
  const start = fc.integer({
    min: Date.parse("2026-01-01") / MINUTE_MS,
    max: Date.parse("2029-01-01") / MINUTE_MS,
  });
  fc.assert(
    fc.property(words, words, zone, start, (summary, description, timeZone, minute) => {
      const startMs = minute * MINUTE_MS;
      const file = write(event({ summary, description, timeZone, startMs, endMs: startMs + HOUR_MS }));
      for (const line of file.split("\r\n"))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const seen = (text: string) => text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, "");
      const [read] = readBack(file).events;
      expect([read?.summary, read?.description]).toEqual([seen(summary), seen(description)]);
      expect([read?.startMs, read?.endMs]).toEqual([startMs, startMs + HOUR_MS]);
    }),
    { numRuns: 150 },
  );
});

test("a name cannot add a line or a field", () => {
  const file = write(
    event({
      summary: "A\r\nATTENDEE:mailto:mallory@mail.example\nEND:VEVENT",
      attendee: {
        name: 'Ada"\r\nATTENDEE:mailto:mallory@mail.example',
        email: "ada+1@mail.example\r\nATTENDEE:mailto:mallory@mail.example",
      },
    }),
  );
  expect(file.split(/\r\n|\r|\n/).filter((line) => /^(ATTENDEE|END:VEVENT)/.test(line))).toEqual([
    expect.stringMatching(/^ATTENDEE;CN="AdaATTENDEE:mailto:mallory@mail.example"/),
    "END:VEVENT",
  ]);
});
