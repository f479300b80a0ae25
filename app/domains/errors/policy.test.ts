import { describe, expect, test } from "vitest";
import { decideSeverity, failurePlace, isForeign } from "./policy.ts";
import type { Failure } from "./types.ts";

const failure = (part: Partial<Failure> = {}): Failure =>
  ({
    source: "browser",
    during: "script",
    message: "x is not a function",
    stack: "at go (/assets/root-B1.js:1:200)",
    path: "/showcase/ines-calloway",
    ...part,
  }) as Failure;

describe("the severity of an error", () => {
  test.each([
    ["critical", "server", "write", "Cannot read properties of undefined"],
    ["critical", "server", "read", "SQLITE_ERROR: no such column: t.name"],
    ["high", "server", "read", "Cannot read properties of undefined"],
    ["high", "browser", "render", "Cannot read properties of undefined"],
    ["medium", "browser", "script", "x is not a function"],
    ["low", "browser", "script", "Failed to fetch dynamically imported module: /assets/a.js"],
    ["low", "browser", "render", "Importing a module script failed."],
    ["low", "browser", "script", "Load failed"],
  ] as const)("is %s for what a %s says of a %s: %s", (severity, source, during, message) => {
    expect(decideSeverity({ source, during, message } as Parameters<typeof decideSeverity>[0])).toBe(
      severity,
    );
  });

  test("a browser's word is never critical", () => {
    for (const during of ["render", "script"] as const) {
      expect(decideSeverity({ source: "browser", during, message: "SQLITE_ERROR: gone" })).not.toBe(
        "critical",
      );
    }
  });
});

const isReserved = (segment: string) => segment === "showcase";

describe("the same failure again", () => {
  test.each([
    ["another number in it", { message: "Row 17 of 3,000 is missing" }, { message: "Row 4 of 5 is missing" }],
    [
      "another id in it",
      { message: "No user 01952a10-6b40-7c31-9d02-3a6f1e8b7c01" },
      { message: "No user 11111111-2222-3333-4444-555555555555" },
    ],
    [
      "another address in it",
      { message: "Not loaded: https://a.example/x.js" },
      { message: "Not loaded: https://b.example/y.js" },
    ],
    ["another page of the same kind", { path: "/showcase/bo-li" }, { path: "/showcase/ines-calloway" }],
    ["a profile at its own address", { path: "/bo-li" }, { path: "/ines-calloway" }],
    ["another second line", { message: "Gone\nhere" }, { message: "Gone\nthere" }],
    ["another way to the same place", { stack: "at go (a.js:1:2)\nat x" }, { stack: "at go (a.js:1:2)" }],
  ])("with %s is one place", (_what, one, other) => {
    expect(failurePlace(failure(one), isReserved)).toBe(failurePlace(failure(other), isReserved));
  });

  test.each([
    ["another message", { message: "y is not a function" }],
    ["another place in the code", { stack: "at go (/assets/root-B1.js:1:201)" }],
    ["another kind of page", { path: "/agents/texas" }],
    ["another page of the root", { path: "/help" }],
    ["another source", { source: "server" as const, during: "read" as const }],
  ])("with %s it is another", (_what, part) => {
    expect(failurePlace(failure(part), isReserved)).not.toBe(failurePlace(failure(), isReserved));
  });
});

describe("what is not ours", () => {
  test.each([
    ["a script of which the browser says nothing", { message: "Script error.", stack: "" }],
    [
      "a browser's extension",
      { message: "Error: x", stack: "Error: x\n    at f (chrome-extension://a/b.js:1:2)" },
    ],
    [
      "Firefox's extension",
      { message: "x", stack: "f@moz-extension://a/b.js:1:2\ng@https://a.example/c.js:1:2" },
    ],
  ])("is %s", (_what, report) => {
    expect(isForeign(report)).toBe(true);
  });

  test("is not our own script that an extension called", () => {
    const stack = "Error\n    at f (https://a.example/b.js:1:2)\n    at g (chrome-extension://a/b.js:1:2)";
    expect(isForeign({ message: "x", stack })).toBe(false);
    expect(isForeign({ message: "x", stack: "" })).toBe(false);
  });
});
