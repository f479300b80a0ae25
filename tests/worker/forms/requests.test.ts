import { describe, expect, test } from "vitest";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openSite } from "../site.ts";

const site = openSite();
const PROFILE = `/showcase/${landmarks.agents.inesCalloway.slug}`;

describe("methods", () => {
  test.each(["POST", "PUT", "PATCH", "DELETE"])(
    "%s on a page without an action is refused, not an error",
    async (method) => {
      const headers = { Origin: site.origin(), "Sec-Fetch-Site": "same-origin" };
      for (const path of ["/", "/geographic-search-results", PROFILE, "/api/suggest", "/no/such/page"]) {
        const response = await site.get(path, { method, headers });
        expect([404, 405], path).toContain(response.status);
      }
    },
  );

  test("an unknown request is answered in words, with ways on, and not as a crash", async () => {
    const headers = { Origin: site.origin(), "Sec-Fetch-Site": "same-origin" };
    const response = await site.get("/our-vision", { method: "POST", headers, body: new URLSearchParams() });
    expect(response.status).toBe(405);
    const words = await wordsOf(response);
    expect(words).toContain("This address doesn’t take that kind of request. Nothing was changed.");
    expect(words).not.toContain("Something went wrong");
  });

  test("input that is far too long comes back complete, to be shortened", async () => {
    const headers = { Origin: site.origin(), "Sec-Fetch-Site": "same-origin" };
    const question = `${"A sentence of some words. ".repeat(1_500)}Here it ends.`;
    const response = await site.get("/ask-expert", {
      method: "POST",
      headers,
      body: new URLSearchParams({ question }),
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Here it ends.");
  });

  test("OPTIONS lists the methods and nothing else, whoever asks", async () => {
    for (const path of ["/", "/api/user_notifications"]) {
      const response = await site.get(path, {
        method: "OPTIONS",
        headers: { Origin: "https://elsewhere.example", "Access-Control-Request-Method": "POST" },
      });
      expect(response.status, path).toBe(204);
      expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
      expect(await response.text()).toBe("");
    }
  });

  test("HEAD answers like GET, without a body", async () => {
    for (const path of ["/", PROFILE, "/robots.txt"]) {
      const response = await site.get(path, { method: "HEAD" });
      expect(response.status, path).toBe(200);
      expect(await response.text(), path).toBe("");
    }
  });

  test.each([
    ["nothing at all", new URLSearchParams()],
    ["an unknown intent", new URLSearchParams({ slug: "ines-calloway", intent: "buy" })],
    ["SQL for a slug", new URLSearchParams({ slug: "'; DROP TABLE agents; --", intent: "add" })],
    ["an agent who is not there", new URLSearchParams({ slug: "nobody-at-all", intent: "add" })],
  ])("saving %s is refused with 400 or 404", async (_what, body) => {
    const headers = { Origin: site.origin(), "Sec-Fetch-Site": "same-origin" };
    const response = await site.get("/saved", { method: "POST", headers, body });
    expect([400, 404]).toContain(response.status);
    expect(response.headers.get("Set-Cookie")).toBeNull();
  });

  test.each([
    ["JSON", "application/json", "{"],
    ["a broken multipart body", "multipart/form-data; boundary=x", "--x\r\nnonsense"],
    ["no type", "", "a=b"],
  ])("a form sent as %s is refused, not an error", async (_what, type, body) => {
    const headers = { Origin: site.origin(), "Sec-Fetch-Site": "same-origin", "Content-Type": type };
    const response = await site.get("/saved", { method: "POST", headers, body });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });

  test("after saving, the redirect never leaves this site", async () => {
    const headers = { Origin: site.origin(), "Sec-Fetch-Site": "same-origin" };
    for (const back of [
      "https://evil.example/",
      "//evil.example",
      "/\\evil.example",
      "javascript:alert(1)",
      "/\t/evil.example",
    ]) {
      const body = new URLSearchParams({ slug: "ines-calloway", intent: "add", back });
      const response = await site.get("/saved", { method: "POST", headers, body });
      expect(response.status, back).toBe(303);
      expect(response.headers.get("Location"), back).toBe("/saved");
    }
  });
});
