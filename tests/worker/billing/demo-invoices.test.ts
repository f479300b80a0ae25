/** The demo's paid invoices open at whatever port the Stripe stand-in has. */
import { expect, inject, test } from "vitest";
import { createDatabase } from "#db/client.ts";
import { DEMO_STRIPE_PORT } from "#db/seed/billing.ts";
import { startSqld } from "#support/servers/sqld.ts";
import { bringDemoPayments, moveStandInPages } from "../../../scripts/dev/stripe.ts";
import { startStripeStandIn } from "../../../stand-ins/stripe/http/server.ts";

test("the demo's invoices and their PDFs open at the stand-in's port of this start and of the next", async () => {
  const server = await startSqld({ copyOf: inject("fixture").seededData });
  const { client } = createDatabase({ url: server.url });
  const invoices = async () =>
    (await client.execute("SELECT page_url, pdf_url FROM invoices")).rows.map((row) => ({ ...row }));
  try {
    const seeded = await invoices();
    expect(seeded.length).toBeGreaterThan(2);
    for (const { page_url, pdf_url } of seeded)
      for (const url of [page_url, pdf_url])
        expect(String(url)).toMatch(`http://127.0.0.1:${DEMO_STRIPE_PORT}/pages/`);
    for (let start = 1; start <= 2; start += 1) {
      const standIn = await startStripeStandIn();
      await bringDemoPayments(standIn, server.url);
      await moveStandInPages(standIn, server.url);
      for (const { page_url, pdf_url } of await invoices()) {
        const file = await fetch(String(pdf_url));
        expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
        expect((await file.text()).slice(0, 5)).toBe("%PDF-");
        expect((await fetch(String(page_url))).status).toBe(200);
      }
      await standIn.stop();
    }
  } finally {
    client.close();
    await server.stop();
  }
});

test("no address in the demo has the seed's own port", async () => {
  const server = await startSqld({ copyOf: inject("fixture").seededData });
  const { client } = createDatabase({ url: server.url });
  try {
    const { rows: columns } = await client.execute(
      `SELECT m.name t, c.name c FROM sqlite_master m JOIN pragma_table_info(m.name) c
       WHERE m.type = 'table' AND m.sql NOT LIKE 'CREATE VIRTUAL%' AND upper(c.type) = 'TEXT'`,
    );
    const found: string[] = [];
    for (const { t, c } of columns) {
      const { rows } = await client.execute(
        `SELECT "${c}" v FROM "${t}" WHERE "${c}" LIKE '%127.0.0.1:%' OR "${c}" LIKE '%localhost:%' LIMIT 50`,
      );
      for (const { v } of rows)
        for (const [address] of String(v).matchAll(/(?:127\.0\.0\.1|localhost):\d+/g))
          if (address !== `127.0.0.1:${DEMO_STRIPE_PORT}`) found.push(`${t}.${c}: ${address}`);
    }
    expect([...new Set(found)]).toEqual([]);
  } finally {
    client.close();
    await server.stop();
  }
});
