/** Links have our own address, whatever host a request names. */
import { expect, test } from "vitest";
import { requestAs } from "#support/servers/host.ts";
import { openAccounts } from "../accounts.ts";
import { openSite } from "../site.ts";

const FORGED = "evil.example";
const PUBLIC = "https://agents.example";

const unnamed = openAccounts();
const named = openSite({
  databaseUrl: () => unnamed.databaseUrl(),
  vars: { PUBLIC_ORIGIN: PUBLIC },
});

const forget = (origin: string, email: string, host: string) =>
  requestAs(origin, "/auth/forgot-password", {
    method: "POST",
    headers: { Host: host, Origin: `http://${host}`, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ email }).toString(),
  });
const emails = (email: string) => unnamed.rows("SELECT text, html FROM outbox WHERE recipient = ?", [email]);

test("without a configured origin, a host other than this machine is refused, and no email is sent", async () => {
  const email = "customer@fairlead.example";
  for (const host of [
    FORGED,
    `${FORGED}:8787`,
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "10.0.0.1",
  ]) {
    const { status } = await forget(unnamed.site.origin(), email, host);
    expect(status, host).toBe(400);
    for (const path of ["/", "/sitemap.xml", "/showcase/bo-li"]) {
      const page = await requestAs(unnamed.site.origin(), path, { headers: { Host: host } });
      expect(page.status, `${host}${path}`).toBe(400);
      expect(page.text).not.toContain(host);
    }
  }
  expect(await emails(email)).toEqual([]);
  // This machine has more than one name.
  expect((await forget(unnamed.site.origin(), email, "localhost:9000")).status).toBeLessThan(400);
  await expect.poll(async () => JSON.stringify(await emails(email))).toContain("http://localhost:9000/");
});

test("with one, emails, canonical links and sitemaps use it", async () => {
  const email = "new-agent@fairlead.example";
  expect((await forget(named.origin(), email, FORGED)).status).toBeLessThan(400);
  await expect.poll(async () => (await emails(email)).length).toBe(1);
  const [sent] = await emails(email);
  expect(String(sent?.text)).toContain(`${PUBLIC}/auth/reset-password?token=`);
  expect(JSON.stringify(sent)).not.toContain(FORGED);
  for (const path of [
    "/showcase/bo-li",
    "/sitemap.xml",
    "/sitemaps/agents-1.xml",
    "/robots.txt",
    "/agents/texas",
  ]) {
    const { status, text } = await requestAs(named.origin(), path, { headers: { Host: FORGED } });
    expect(status, path).toBe(200);
    expect(text, path).toContain(PUBLIC);
    expect(text, path).not.toContain(FORGED);
  }
});

test("a forwarded host is never trusted", async () => {
  const headers = { "X-Forwarded-Host": FORGED, "X-Forwarded-Proto": "https", Forwarded: `host=${FORGED}` };
  for (const path of ["/showcase/ines-calloway", "/sitemap.xml"]) {
    const { text } = await requestAs(unnamed.site.origin(), path, { headers });
    expect(text, path).toContain(unnamed.site.origin());
    expect(text, path).not.toContain(FORGED);
  }
});
