import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type Fairlead, startFairlead } from "#support/servers/fairlead.ts";
import { startSqld, type TestSqld } from "#support/servers/sqld.ts";
import { findFreePort } from "../../../scripts/processes/ports.ts";

const READING_PAGES = [
  "/",
  "/location-hub",
  "/agents/texas",
  "/geographic-search-results?q=78701",
  "/showcase/x",
];
const STILL_PAGES = ["/privacy-policy", "/terms-of-service", "/our-vision"];

describe("without a database", () => {
  let fairlead: Fairlead;
  let address: string;
  beforeAll(async () => {
    address = `127.0.0.1:${await findFreePort()}`;
    fairlead = await startFairlead({ bundle: inject("fixture").bundle, databaseUrl: `http://${address}` });
  });
  afterAll(() => fairlead.stop());

  test.each(READING_PAGES)("%s is 503, names the address and says what to run", async (path) => {
    const response = await fetch(fairlead.url + path);
    expect(response.status).toBe(503);
    expect(response.headers.get("Cache-Control")).toMatch(/private|no-store/);
    const html = await response.text();
    expect(html).toContain(address);
    expect(html).toContain("npm run dev");
    expect(html).not.toContain("AbortError");
  });

  test.each(STILL_PAGES)("%s works without it", async (path) => {
    expect((await fetch(fairlead.url + path)).status).toBe(200);
  });

  test("the trouble is logged when it begins, and not for each request", async () => {
    const other = await startFairlead({ bundle: inject("fixture").bundle, databaseUrl: `http://${address}` });
    try {
      for (const path of ["/agents/ohio", "/agents/texas", "/"]) await (await fetch(other.url + path)).text();
      const events = (await other.readLogs()).map(({ message }) => JSON.parse(message));
      expect(events).toEqual([expect.objectContaining({ event: "database-unreachable", address })]);
    } finally {
      await other.stop();
    }
  });
});

describe("without a database, in production", () => {
  let fairlead: Fairlead;
  let address: string;
  beforeAll(async () => {
    address = `127.0.0.1:${await findFreePort()}`;
    fairlead = await startFairlead({
      bundle: inject("fixture").bundle,
      databaseUrl: `http://${address}`,
      vars: {
        MAIL: "http",
        MAIL_HTTP_URL: "https://mail.example/send",
        MAIL_HTTP_TOKEN: "a-token",
        PUBLIC_ORIGIN: "https://agents.example",
      },
    });
  });
  afterAll(() => fairlead.stop());

  test.each([
    ...READING_PAGES,
    "/agents/texas.data",
    "/api/suggest?q=aus",
    "/sitemaps/agents-1.xml",
    "/reviews/events.csv",
  ])("%s is 503 and doesn't reveal where the database is", async (path) => {
    (await fairlead.readLogs()).length = 0;
    const response = await fetch(fairlead.url + path);
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).not.toBeNull();
    const told = JSON.stringify([...response.headers]) + (await response.text());
    expect(told).not.toContain(address);
    expect(told).not.toContain(address.split(":")[1]);
    expect(told).not.toContain("npm run dev");
    // Operators read it in the log.
    for (const { message } of await fairlead.readLogs())
      expect(JSON.parse(message)).toMatchObject({ address });
  });

  test("a call that writes is 503 and doesn't reveal it either", async () => {
    for (const path of ["/api/orchestrated-signup", "/api/rpc/manage_product_types_secure"]) {
      const response = await fetch(fairlead.url + path, {
        method: "POST",
        headers: { Origin: fairlead.url, "Content-Type": "application/json" },
        body: JSON.stringify({
          action: "select_active",
          email: "a@mail.example",
          password: "a long enough password",
          firstName: "A",
          lastName: "B",
          role: "customer",
        }),
      });
      expect(response.status, path).toBeGreaterThanOrEqual(500);
      const told = JSON.stringify([...response.headers]) + (await response.text());
      expect(told, path).not.toContain(address);
    }
  });
});

describe("with a database without tables", () => {
  let fairlead: Fairlead;
  let server: TestSqld;
  beforeAll(async () => {
    server = await startSqld();
    fairlead = await startFairlead({ bundle: inject("fixture").bundle, databaseUrl: server.url });
  });
  afterAll(async () => {
    await fairlead.stop();
    await server.stop();
  });

  test("a page is 503 and says how to fill it", async () => {
    const response = await fetch(`${fairlead.url}/agents/texas`);
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain(`127.0.0.1:${server.port}`);
    expect(html).toContain("npm run migrate");
  });
});
