import { expect, test } from "vitest";
import {
  documentZone,
  formatDayOf,
  formatMoment,
  formatPublicDay,
  parseReaderZone,
  readersDayStart,
  readersZone,
  shareZone,
  zoneNote,
} from "./reader-time.ts";
import { inReadersZone, inZone, learnAccountZone } from "./reader-zone.server.ts";

/** Shortly after midnight in UTC: the evening before in every state. */
const NIGHT = Date.UTC(2026, 10, 26, 2, 5);
const request = (cookie = "") =>
  new Request("https://fairlead.example/", cookie === "" ? {} : { headers: { Cookie: cookie } });
const zoneCookie = (zone: string) => `__Secure-time-zone=${encodeURIComponent(zone)}`;

test("a moment and its day are those of one clock, the reader's", () => {
  const said = inZone("America/Los_Angeles", () => [formatMoment(NIGHT), formatDayOf(NIGHT)]);
  expect(said).toEqual(["Nov 25, 2026, 6:05 PM", "Nov 25, 2026"]);
});

test("in the repeated hour the zone's name says which of the two it is", () => {
  const twice = [Date.UTC(2026, 10, 1, 6, 30), Date.UTC(2026, 10, 1, 7, 30)];
  expect(inZone("America/Chicago", () => twice.map(formatMoment))).toEqual([
    "Nov 1, 2026, 1:30 AM CDT",
    "Nov 1, 2026, 1:30 AM CST",
  ]);
});

test("the browser's zone comes first, then the account's, then the edge's guess, then Central", () => {
  const zoneOf = (cookie: string, account: string | null, edge: string | null) =>
    inReadersZone(
      request(cookie),
      () => edge,
      () => {
        learnAccountZone(account);
        return readersZone();
      },
    );
  expect(zoneOf(zoneCookie("America/Denver"), "America/New_York", "America/Los_Angeles")).toBe(
    "America/Denver",
  );
  expect(zoneOf("", "America/New_York", "America/Los_Angeles")).toBe("America/New_York");
  expect(zoneOf("", null, "America/Los_Angeles")).toBe("America/Los_Angeles");
  expect(zoneOf("", null, null)).toBe("America/Chicago");
});

test.each(["UTC", "Etc/UTC", "GMT", "Etc/GMT+5", "Mars/Olympus", "<script>", "America/", "", "utc"])(
  "a browser that says %j counts as saying nothing",
  (zone) => {
    expect(parseReaderZone(zone)).toBeNull();
    expect(inReadersZone(request(zoneCookie(zone)), () => null, readersZone)).toBe("America/Chicago");
  },
);

test("an answer that is shared depends on no one's zone and carries none", () => {
  inReadersZone(
    request(zoneCookie("Pacific/Honolulu")),
    () => null,
    () => {
      expect([readersZone(), documentZone()]).toEqual(["Pacific/Honolulu", "Pacific/Honolulu"]);
      shareZone();
      expect([readersZone(), documentZone()]).toEqual(["America/Chicago", undefined]);
    },
  );
});

test("the public record shows the same time to everyone", () => {
  const days = ["Pacific/Honolulu", "America/New_York", "Europe/Berlin"].map((zone) =>
    inZone(zone, () => formatPublicDay(NIGHT)),
  );
  expect(new Set(days)).toEqual(new Set(["Nov 25, 2026"]));
});

test("a day begins when the reader's calendar turns", () => {
  expect(inZone("America/New_York", () => readersDayStart("2026-11-25"))).toBe(Date.UTC(2026, 10, 25, 5));
});

test.each([
  ["America/Chicago", "All times are Central."],
  ["America/New_York", "All times are Eastern."],
  ["America/Phoenix", "All times are Arizona time."],
  ["Europe/Berlin", "All times are those of Berlin."],
  ["America/Argentina/Buenos_Aires", "All times are those of Buenos Aires."],
])("%s is named in a sentence", (zone, note) => {
  expect(zoneNote(zone)).toBe(note);
});
