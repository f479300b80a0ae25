import { describe, expect, test } from "vitest";
import { openSite } from "./site.ts";

const site = openSite();
const body = () => new URLSearchParams({ slug: "ines-calloway", intent: "add" });

describe("a form from another site", () => {
  test.each([
    ["another origin", { Origin: "https://evil.example" }],
    ["a sandboxed page", { Origin: "null" }],
    ["another site, says the browser", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }],
    ["another subdomain, says the browser", { "Sec-Fetch-Site": "same-site" }],
    ["nowhere", {}],
  ])("is refused with 403 when it comes from %s", async (_where, headers) => {
    const response = await site.get("/saved", { method: "POST", headers, body: body() });
    expect(response.status).toBe(403);
    expect(response.headers.get("Set-Cookie")).toBeNull();
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'self'");
    expect((await response.text()).length).toBeGreaterThan(10);
  });

  test("and accepted from our own page", async () => {
    const headers = { Origin: site.origin(), "Sec-Fetch-Site": "same-origin" };
    const response = await site.get("/saved", { method: "POST", headers, body: body() });
    expect(response.status).toBe(303);
    const cookies = response.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-/);
      expect(cookie).toContain("Secure");
      expect(cookie).toContain("HttpOnly");
      expect(cookie).toContain("SameSite=Lax");
      expect(cookie).toContain("Path=/");
    }
  });
});
