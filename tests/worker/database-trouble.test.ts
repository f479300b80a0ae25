import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type Fairlead, startFairlead } from "#support/fairlead.ts";
import { startSqld, type TestSqld } from "#support/sqld.ts";
import { findFreePort } from "../../scripts/ports.ts";

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
    fairlead = await startFairlead({ bundle: inject("stage").bundle, databaseUrl: `http://${address}` });
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

  test.each(STILL_PAGES)("%s stands without it", async (path) => {
    expect((await fetch(fairlead.url + path)).status).toBe(200);
  });

  test("the trouble is logged once a request, as an event", async () => {
    fairlead.logs.length = 0;
    await (await fetch(`${fairlead.url}/agents/ohio`)).text();
    const events = fairlead.logs.map(({ message }) => JSON.parse(message));
    expect(events).toEqual([expect.objectContaining({ event: "database-unreachable", address })]);
  });
});

describe("with a database that has no tables", () => {
  let fairlead: Fairlead;
  let server: TestSqld;
  beforeAll(async () => {
    server = await startSqld();
    fairlead = await startFairlead({ bundle: inject("stage").bundle, databaseUrl: server.url });
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
