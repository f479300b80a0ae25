import { describe, expect, test } from "vitest";
import { requestAs } from "#support/servers/host.ts";
import { openSite } from "../site.ts";

const site = openSite();
const SECURED = [
  "Content-Security-Policy",
  "Cross-Origin-Opener-Policy",
  "Cross-Origin-Resource-Policy",
  "Permissions-Policy",
  "Referrer-Policy",
  "Strict-Transport-Security",
  "X-Content-Type-Options",
  "X-Frame-Options",
];

function expectSecured({ headers, url }: Response): void {
  for (const name of SECURED) expect(headers.get(name), `${name} of ${url}`).not.toBeNull();
  expect(headers.get("Content-Security-Policy")).toContain("default-src 'self'");
  expect(headers.get("Cache-Control"), url).toBe("private, no-store");
}

const body = () => new URLSearchParams({ slug: "ines-calloway", intent: "add" });

describe("a form from another site", () => {
  test.each([
    ["another origin", { Origin: "https://evil.example" }],
    ["a sandboxed page", { Origin: "null" }],
    ["another site, says the browser", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }],
    ["another subdomain, says the browser", { "Sec-Fetch-Site": "same-site" }],
    [
      "another origin, whatever the browser says",
      { "Sec-Fetch-Site": "same-origin", Origin: "https://evil.example" },
    ],
    ["a sandboxed page, whatever the browser says", { "Sec-Fetch-Site": "same-origin", Origin: "null" }],
    ["an invalid origin", { "Sec-Fetch-Site": "same-origin", Origin: "evil" }],
    ["another site, under our origin", { "Sec-Fetch-Site": "cross-site", Origin: "own" }],
    ["another host, forwarded", { "Sec-Fetch-Site": "same-origin", "X-Forwarded-Host": "evil.example" }],
    ["another host, forwarded under our origin", { Origin: "own", "X-Forwarded-Host": "evil.example" }],
    ["nowhere", {}],
  ])("is refused with 403 when it comes from %s", async (_where, headers) => {
    const sent = new Headers(headers);
    if (sent.get("Origin") === "own") sent.set("Origin", site.origin());
    for (const path of ["/saved", "/saved.data", "/api/suggest", "/unsubscribe?token=x"]) {
      const response = await site.get(path, { method: "POST", headers: sent, body: body() });
      expect(response.status, path).toBe(403);
      expect(response.headers.get("Set-Cookie")).toBeNull();
      expectSecured(response);
      expect((await response.text()).length).toBeGreaterThan(10);
    }
  });

  test("is refused with 403 when it uses another spelling of our name", async () => {
    const { port } = new URL(site.origin());
    const { status } = await requestAs(site.origin(), "/saved", {
      method: "POST",
      headers: { Host: `LOCALHOST:${port}`, Origin: `http://localhost:${port}` },
    });
    expect(status).toBe(403);
  });

  test("is accepted from our own page", async () => {
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

describe("an answer given before any page", () => {
  const upgrade = { Connection: "Upgrade", Upgrade: "websocket" };
  test.each([
    ["an unknown room", "/parties/no-room/public", {}, 404],
    ["a room without an upgrade", "/parties/live-room/public", {}, 426],
    ["a spelling", "/help/", {}, 301],
    ["an address that is not UTF-8", "/%E0%A4%A", {}, 400],
    ["a preflight request", "/saved", { method: "OPTIONS" }, 204],
    ["a preflight request to a room", "/parties/live-room/public", { method: "OPTIONS" }, 204],
  ])("to %s has the headers of every answer, and is never cached", async (_what, path, init, status) => {
    const response = await site.get(path, init);
    expect(response.status).toBe(status);
    expectSecured(response);
    await response.text();
  });

  test("to one of our rooms requested by another site's page, too", async () => {
    const { status, headers } = await requestAs(site.origin(), "/parties/live-room/public", {
      headers: { ...upgrade, Origin: "https://evil.example" },
    });
    expect(status).toBe(403);
    for (const name of SECURED) expect(headers, name).toHaveProperty(name.toLowerCase());
    expect(headers["cache-control"]).toBe("private, no-store");
  });
});

test("a static file has the same headers, except those about a page's scripts", async () => {
  const page = await (await site.get("/our-vision")).text();
  const script =
    /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? /(\/assets\/[^"]+\.js)/.exec(page)?.[1] ?? "";
  for (const path of [script, "/favicon.svg", "/favicon.ico", "/offline-worker.js"]) {
    const response = await site.get(path);
    expect(response.status, path).toBe(200);
    for (const name of SECURED) expect(response.headers.get(name), `${name} of ${path}`).not.toBeNull();
    await response.arrayBuffer();
  }
});

test("the offline service worker may connect to this site only", async () => {
  const { headers } = await site.get("/offline-worker.js");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'");
  expect(headers.get("cache-control")).toBe("no-cache");
});
