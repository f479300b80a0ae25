import { describe, expect, test } from "vitest";
import {
  MESSAGE_MAX_CHARACTERS,
  PATH_MAX_CHARACTERS,
  REPORT_MAX_BYTES,
  STACK_MAX_CHARACTERS,
  STORED_ERRORS,
} from "./limits.ts";
import { scrub, scrubbedMessage, scrubbedPath, scrubbedStack } from "./scrubbing.ts";

const JWT = "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl";
const SECRET = "q3Zt0Hc1vYw8_kLm5NxPaRsTuVb7eDfGhJ2iO4lKzXC";

test("the last hundred are stored (specification §8)", () => {
  expect(STORED_ERRORS).toBe(100);
});

describe("none of this is stored", () => {
  test.each([
    ["an email address", "No account zoe.ray+test@mail.example here", "zoe.ray"],
    ["an encoded email address", "GET /reactivate/zoe%40mail.example failed", "zoe"],
    ["a token of a session", `jwt expired: ${JWT}`, "eyJ"],
    ["a bearer token", "sent Authorization: Bearer abc-123", "abc-123"],
    ["a link's secret", `no such link ${SECRET}`, SECRET],
    ["a hash", "hash 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08", "9f86d"],
    ["a query with an id", "/verify?id=01952a10-6b40-7c31-9d02-3a6f1e8b7c01 failed", "01952a10"],
    ["a fragment with a token", "https://a.example/x#access_token=abc failed", "abc"],
    ["a password in an object", '{"password":"correct-horse"}', "horse"],
    ["a cookie", "Cookie: __Host-session=abc", "abc"],
    ["a social security number", "ssn 078-05-1120", "078"],
    ["a phone number", "call (512) 555-0142 now", "555"],
    ["what cannot be seen", "a\u0000b\u202ec\u001b[31m", "\u0000"],
    ["half a letter", "a\ud83d", "\ud83d"],
  ])("%s", (_what, text, secret) => {
    expect(scrub(text)).not.toContain(secret);
  });
});

describe("this stays", () => {
  test.each([
    "Cannot read properties of undefined (reading 'name')",
    "Unexpected token '<', \"<!DOCTYPE \"... is not valid JSON",
    "at go (/assets/organization-hierarchy-and-its-leaders-Bq3dXY12.js:1:2345)",
    "/expert-answers/does-my-policy-pay-for-the-fence-after-a-storm-1a2b3c4d",
    "/dashboard/questions/01952a10-6b40-7c31-9d02-3a6f1e8b7c01",
    "go@https://fairlead.example/assets/root.js:1:2",
    "Zwölf Boxkämpfer 👍",
  ])("%s", (text) => {
    expect(scrub(text)).toBe(text);
  });
});

test("a message has at most 500 characters and no half of one, and says so when it is empty", () => {
  const message = scrubbedMessage(`${"a".repeat(MESSAGE_MAX_CHARACTERS - 1)}👍 and more`);
  expect(message).toHaveLength(MESSAGE_MAX_CHARACTERS);
  expect(message.isWellFormed()).toBe(true);
  expect(scrubbedMessage("\u0000 \u0007")).toBe("No message");
});

test("a stack is stored without its message and without the site's name", () => {
  const stack = `TypeError: for zoe@mail.example
    at go (https://fairlead.example/assets/root-B1.js:1:2)
    at https://fairlead.example/assets/x.js:3:4`;
  expect(scrubbedStack("Error: we met\nat home\n    at go (a.js:1:2)", "we met\nat home")).toBe(
    "at go (a.js:1:2)",
  );
  expect(scrubbedStack(stack, "for zoe@mail.example")).toBe(
    "at go (/assets/root-B1.js:1:2)\nat /assets/x.js:3:4",
  );
  expect(scrubbedStack("go@https://fairlead.example/assets/root.js:1:2\nzoe typed this", "")).toBe(
    "go@/assets/root.js:1:2",
  );
  const long = scrubbedStack(`    at ${"f".repeat(900)} (a.js:1:2)\n`.repeat(50), "");
  expect(long.length).toBeLessThanOrEqual(STACK_MAX_CHARACTERS);
});

test("a path has no query, no fragment, and is the page's when its data was asked for", () => {
  expect(scrubbedPath("/reset-password?token=abc")).toBe("/reset-password");
  expect(scrubbedPath("/help#reviews")).toBe("/help");
  expect(scrubbedPath("/showcase/bo-li.data")).toBe("/showcase/bo-li");
  expect(scrubbedPath("/_root.data")).toBe("/");
  expect(scrubbedPath("/reactivate/zoe@mail.example")).not.toContain("zoe");
  expect(scrubbedPath(`/${"a-".repeat(500)}`)).toHaveLength(PATH_MAX_CHARACTERS);
});

// An expression that tried all ways through one of them would not end within this test's patience.
test("the longest report is scrubbed to its end, whatever it repeats", () => {
  for (const part of ["a", "a@", "a-", "eyJ", "?a=", "Bearer ", "1-", "%40a.", "A1b"]) {
    const end = " zoe@mail.example";
    const long = part.repeat(REPORT_MAX_BYTES).slice(0, REPORT_MAX_BYTES - end.length) + end;
    expect(scrub(long), part).not.toContain("zoe@mail.example");
  }
});
