/** The stand-in for Stripe under `npm run dev`, unless `.dev.vars` holds a key of Stripe's own. */
import { KEY_PREFIX, type StandIn, startStripeStandIn } from "../stand-ins/stripe/server.ts";
import { readDevelopmentSecret } from "./dev-secrets.ts";
import { findFreePort, isPortFree, parsePort } from "./ports.ts";

const PORT = 8790;

/** On STRIPE_PORT, or 8790, or where there is room. Null: the site talks to Stripe itself. */
export async function startDevStripe(siteUrl: string, folder: string): Promise<StandIn | null> {
  const key = readDevelopmentSecret("STRIPE_SECRET_KEY");
  if (!key.startsWith(KEY_PREFIX)) return null;
  const wanted = parsePort("STRIPE_PORT", PORT);
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
