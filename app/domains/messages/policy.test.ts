import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "#app/platform/durations.ts";
import { closedWords } from "./conversation-texts.ts";
import { MessageReportInput, parseMessageNo, RevealInput, SendInput } from "./inputs.ts";
import { canClose, decideSend, waitMinutes } from "./policy.ts";
import { excerptAround } from "./reading/excerpt.ts";
import { parseStored } from "./sending/message-calls.ts";

test("no one writes into a closed thread, or to a deleted account", () => {
  expect(decideSend({ closedBy: [], reachable: true })).toBe("allowed");
  expect(decideSend({ closedBy: [], reachable: false })).toBe("unreachable");
  for (const side of ["customer", "agent", "fairlead"] as const) {
    expect(decideSend({ closedBy: [side], reachable: true })).toBe("closed");
  }
});

test("each side closes whatever the other has done, and opens what it closed itself", () => {
  for (const closedBy of [[], ["customer"], ["agent"], ["customer", "agent"], ["fairlead"]] as const) {
    for (const side of ["customer", "agent"] as const) {
      const own = closedBy.some((one) => one === side);
      expect(canClose(closedBy, side, true)).toBe(!own);
      expect(canClose(closedBy, side, false)).toBe(own);
    }
  }
  expect(closedWords(["customer"], "customer", "Ines")).toBe("You closed this conversation.");
  expect(closedWords(["customer"], "agent", "Cleo")).toBe("Cleo closed this conversation.");
  expect(closedWords(["customer", "fairlead"], "customer", "Ines")).toMatch(/after a report/);
});

test("a wait is at least a minute, at most four days, and unknown while there is time", () => {
  expect(waitMinutes(0, 1, 1)).toBe(1);
  expect(waitMinutes(0, 60_001, 60_001)).toBe(2);
  expect(waitMinutes(0, null, 4 * DAY_MS - 1)).toBeNull();
  expect(waitMinutes(0, null, 4 * DAY_MS)).toBe(5_760);
  expect(waitMinutes(0, 30 * DAY_MS, 30 * DAY_MS)).toBe(5_760);
});

test("an excerpt is one line that has the first word found, whatever is written", () => {
  const body = `${"Long before it. ".repeat(30)}The gutter was metal.\n\n${"Long after it. ".repeat(30)}`;
  expect(excerptAround(body, "gutter")).toMatch(/^….*gutter was metal\. Long after.*…$/);
  expect(excerptAround("Short.", "absent")).toBe("Short.");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, words) => {
      expect(excerptAround(text, words)).not.toMatch(/\n/);
      expect([...excerptAround(text, words)].length).toBeLessThanOrEqual(162);
    }),
  );
});

test("a tab's storage is trusted only as far as it has the right shape", () => {
  expect(parseStored({ key: "k", body: "b", more: 1 })).toEqual({ key: "k", body: "b" });
  for (const odd of [null, "text", 7, [], {}, { key: "", body: "b" }, { key: 1, body: "b" }, { key: "k" }]) {
    expect(parseStored(odd)).toBeNull();
  }
});

test("what is sent is parsed at the edge", () => {
  const key = "01952a10-6b40-7c31-9d02-3a6f1e8b7c01";
  expect(SendInput.parse({ key, body: " a\r\nb " })).toEqual({ key, body: "a\nb" });
  expect(SendInput.safeParse({ key, body: "x".repeat(4_000) }).success).toBe(true);
  expect(SendInput.safeParse({ key, body: "x".repeat(4_001) }).success).toBe(false);
  expect(SendInput.safeParse({ key, body: "👋".repeat(4_000) }).success).toBe(true);
  expect(RevealInput.parse({ phone: " (512) 555-0188 " })).toEqual({ phone: "+15125550188" });
  expect(RevealInput.parse({})).toEqual({ phone: null });
  expect(MessageReportInput.safeParse({ message: "1.5", reason: "fraud" }).success).toBe(false);
  expect([parseMessageNo("7"), parseMessageNo("0"), parseMessageNo("1e3"), parseMessageNo(null)]).toEqual([
    7,
    null,
    null,
    null,
  ]);
});
