/** The stand-in for Stripe under `npm run dev`, unless `.dev.vars` has a real key of Stripe's. */
import { createDatabase } from "#db/client.ts";
import { DEMO_STRIPE_KEY, DEMO_STRIPE_PORT, DEMO_STRIPE_SETTING } from "#db/seed/billing.ts";
import { KEY_PREFIX, type StandIn, startStripeStandIn } from "../../stand-ins/stripe/http/server.ts";
import { findFreePort, isPortFree, parsePort } from "../processes/ports.ts";
import { readDevelopmentSecret } from "./secrets.ts";

/** On STRIPE_PORT, or 8790, or where there is room. Null: the site talks to Stripe itself. */
export async function startDevStripe(siteUrl: string, folder: string): Promise<StandIn | null> {
  const key = readDevelopmentSecret("STRIPE_SECRET_KEY");
  if (!key.startsWith(KEY_PREFIX)) return null;
  const wanted = parsePort("STRIPE_PORT", DEMO_STRIPE_PORT);
  const port = process.env.STRIPE_PORT || (await isPortFree(wanted)) ? wanted : await findFreePort();
  const standIn = await startStripeStandIn({ port, folder });
  await fetch(`${standIn.url}/_control/settings`, {
    method: "PUT",
    headers: { Authorization: `Bearer ${key}` },
    body: JSON.stringify({
      webhookUrl: `${siteUrl}/api/stripe-webhook`,
      webhookSecret: readDevelopmentSecret("STRIPE_WEBHOOK_SECRET"),
    }),
  });
  return standIn;
}

/** Gives an empty stand-in the demonstration's account, as the seed made it. */
export async function bringDemoPayments({ url }: StandIn, databaseUrl: string): Promise<void> {
  const headers = { Authorization: `Bearer ${DEMO_STRIPE_KEY}` };
  const answer = await fetch(`${url}/_control/state`, { headers });
  const { objects } = (await answer.json()) as { objects: { customer: object } };
  if (Object.keys(objects.customer).length > 0) return;
  const { client } = createDatabase({ url: databaseUrl });
  try {
    const { rows } = await client.execute({
      sql: "SELECT value FROM settings WHERE key = ?",
      args: [DEMO_STRIPE_SETTING],
    });
    const [row] = rows;
    if (row === undefined) return;
    await fetch(`${url}/_control/state`, { method: "PUT", headers, body: String(row.value) });
  } finally {
    client.close();
  }
}

/**
 * Pages of the stand-in that our rows name, of invoices and of checkouts, are at the port that it has this time, whichever
 * it had when they were written.
 */
export async function moveStandInPages({ url }: StandIn, databaseUrl: string): Promise<void> {
  const { client } = createDatabase({ url: databaseUrl });
  const moved = (column: string) =>
    `${column} = CASE WHEN ${column} LIKE 'http://127.0.0.1:%/pages/%'
      THEN ? || substr(${column}, instr(${column}, '/pages/')) ELSE ${column} END`;
  try {
    await client.batch(
      [
        { sql: `UPDATE invoices SET ${moved("page_url")}, ${moved("pdf_url")}`, args: [url, url] },
        { sql: `UPDATE checkouts SET ${moved("url")}`, args: [url] },
      ],
      "write",
    );
  } finally {
    client.close();
  }
}
