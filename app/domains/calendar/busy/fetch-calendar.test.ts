import { afterEach, expect, test, vi } from "vitest";
import type { AppContext } from "#app/platform/context.ts";
import { fetchCalendar, refuseAddress } from "./fetch-calendar.server.ts";
import { isPublicAddress } from "./public-names.ts";

test("only public https addresses are asked", () => {
  for (const good of [
    "https://calendar.example.com/a.ics",
    "https://calendar.google.com/calendar/ical/x/basic.ics",
    "https://ec2-54-12-1-9.compute.amazonaws.com/a.ics",
    "https://localhosting.example.com/a.ics",
  ])
    expect(refuseAddress(good, null), good).toBeNull();
  for (const bad of [
    "http://calendar.example.com/a.ics",
    "https://localhost/a.ics",
    "https://me.localhost/a.ics",
    "https://127.0.0.1/a.ics",
    "https://2130706433/a.ics",
    "https://0x7f.1/a.ics",
    "https://10.0.0.8/a.ics",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/a.ics",
    "https://[::ffff:7f00:1]/a.ics",
    "https://router/a.ics",
    "https://printer.local/a.ics",
    "https://db.internal./a.ics",
    "https://localhost.example.com/a.ics",
    "https://localhost.localdomain/a.ics",
    "https://127.0.0.1.nip.io/a.ics",
    "https://7f000001.nip.io/a.ics",
    "https://me.sslip.io/a.ics",
    "https://10.0.0.1.xip.io/a.ics",
    "https://app.localtest.me/a.ics",
    "https://192-168-1-1.anything.example.com/a.ics",
    "https://www.10.0.0.1.example.com/a.ics",
    "https://metadata.google.internal/a.ics",
    "https://router.home.arpa/a.ics",
    "https://user:secret@calendar.example.com/a.ics",
    "https://calendar.example.com:8443/a.ics",
    "file:///etc/passwd",
    "nothing",
  ])
    expect(refuseAddress(bad, null), bad).not.toBeNull();
  expect(refuseAddress("http://127.0.0.1:9/a.ics", "http://127.0.0.1:9")).toBeNull();
  expect(refuseAddress("http://127.0.0.1:10/a.ics", "http://127.0.0.1:9")).not.toBeNull();
});

test("addresses of networks of one's own are told from public ones, in each way they are written", () => {
  for (const good of [
    "93.184.216.34",
    "8.8.8.8",
    "172.32.0.1",
    "100.128.0.1",
    "2606:4700::6810:84e5",
    "2a00:1450:4001::200e",
  ])
    expect(isPublicAddress(good), good).toBe(true);
  for (const bad of [
    ...["0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "169.254.169.254", "172.16.0.1", "172.31.255.255"],
    ...["192.168.0.1", "198.19.0.1", "224.0.0.1", "255.255.255.255", "192.0.2.1"],
    ...[
      "::",
      "::1",
      "::ffff:127.0.0.1",
      "::ffff:8.8.8.8",
      "::127.0.0.1",
      "64:ff9b::7f00:1",
      "fe80::1",
      "fc00::1",
    ],
    ...[
      "fd12:3456::1",
      "ff02::1",
      "2002:7f00:1::",
      "2001::1",
      "2001:db8::1",
      "fec0::1",
      "nonsense",
      "",
      "1.2.3",
    ],
  ])
    expect(isPublicAddress(bad), bad).toBe(false);
});

afterEach(() => vi.unstubAllGlobals());

const context = {
  settings: { calendarStandIn: "http://127.0.0.1:9" },
  clock: { now: () => Date.parse("2026-11-23T12:00:00Z") },
} as Pick<AppContext, "settings" | "clock">;
const CALENDAR =
  "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20261201T150000Z\r\nDURATION:PT1H\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n";

/** Fetches with a resolver that knows these names, from sites that answer so; with what was asked. */
async function fetchFrom(
  address: string,
  names: Record<string, string[] | Error>,
  answers: Record<string, string> = {},
) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    const location = answers[url];
    return location === undefined
      ? new Response(CALENDAR)
      : new Response(null, { status: 302, headers: { Location: location } });
  });
  const reading = await fetchCalendar(context, address, "America/Chicago", async (name) => {
    const found = names[name] ?? [];
    if (found instanceof Error) throw found;
    return found;
  });
  return { reading, asked };
}

test("a name is resolved before anything connects, and one that leads inside is not asked", async () => {
  const good = await fetchFrom("https://a.example.com/x.ics", {
    "a.example.com": ["93.184.216.34", "2606:4700::1"],
  });
  expect(good.reading).toMatchObject({ kind: "read", times: [{ length: 2 }] });
  for (const inside of [["10.0.0.1"], ["93.184.216.34", "127.0.0.1"], ["fd00::1"], ["::ffff:10.0.0.1"]]) {
    const { reading, asked } = await fetchFrom("https://a.example.com/x.ics", { "a.example.com": inside });
    expect(reading, inside.join()).toEqual({ kind: "failed", why: "Enter the address of a public site." });
    expect(asked).toEqual([]);
  }
});

test("a name without an address, or one that can't be resolved, is never fetched", async () => {
  for (const answer of [[], new Error("no resolver")]) {
    const { reading, asked } = await fetchFrom("https://a.example.com/x.ics", { "a.example.com": answer });
    expect([reading.kind, asked]).toEqual(["failed", []]);
  }
});

test("each redirect is resolved again before it is followed", async () => {
  const { reading, asked } = await fetchFrom(
    "https://a.example.com/x.ics",
    { "a.example.com": ["93.184.216.34"], "b.example.com": ["169.254.169.254"] },
    { "https://a.example.com/x.ics": "https://b.example.com/latest" },
  );
  expect(reading).toEqual({ kind: "failed", why: "The address leads on to one we don’t open." });
  expect(asked).toEqual(["https://a.example.com/x.ics"]);
});

test("the stand-in of tests is asked without a resolver, as its origin alone", async () => {
  expect((await fetchFrom("http://127.0.0.1:9/x.ics", {})).reading.kind).toBe("read");
});
