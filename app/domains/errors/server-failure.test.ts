import { DrizzleQueryError } from "drizzle-orm/errors";
import { describe, expect, test } from "vitest";
import { decideSeverity } from "./policy.ts";
import { serverFailure } from "./server-failure.ts";

const at = (path: string, method = "GET") => new Request(`https://fairlead.example${path}`, { method });

describe("what the server threw", () => {
  test("is told with its page, without what was asked of it", () => {
    const failure = serverFailure(new TypeError("Gone"), at("/reset-password?token=abc"));
    expect(failure).toMatchObject({ source: "server", during: "read", message: "Gone" });
    expect(failure.path).toBe("/reset-password");
    expect(failure.stack).toContain("server-failure.test.ts");
  });

  test("while somebody sent something is critical, whatever it is", () => {
    expect(decideSeverity(serverFailure("a word", at("/settings", "POST")))).toBe("critical");
  });

  test("of a query says what is wrong with it, never what was typed into it", () => {
    const cause = new Error("SQLITE_ERROR: no such column: t.name");
    for (const [known, message] of [
      [cause, "SQLITE_ERROR: no such column: t.name"],
      [undefined, "A query failed."],
    ] as const) {
      const failure = serverFailure(new DrizzleQueryError("select ?", ["we met\nat home"], known), at("/"));
      expect(failure.message).toBe(message);
      expect(failure.stack).not.toContain("at home");
      expect(failure.stack).toContain("server-failure.test.ts");
    }
  });

  test("may be anything at all", () => {
    for (const thrown of [undefined, null, 7, "words", { a: 1 }, Symbol("s")]) {
      expect(typeof serverFailure(thrown, at("/")).message).toBe("string");
    }
  });
});
