/** What the pages of paying ask of the database: each a number of round trips, and no more with more rows. */
import { beforeAll, expect, test } from "vitest";
import { pageOf } from "#support/page.ts";
import { priceIdOf } from "#db/seed/plans.ts";
import { openPaying } from "./paying.ts";

const paying = openPaying();
const { signedIn, stripe, site, wayOf } = paying;
let session: string;
beforeAll(async () => {
  await stripe().settings({ mode: "held" });
  const visitor = await signedIn("agency-executive").catch(() => signedIn("agency"));
  void visitor;
  const owner = await signedIn("fmo");
  const answer = await owner.post("/organization-checkout", { price: priceIdOf("fmo-seats", "month"), seats: "9" });
  session = wayOf(answer).session;
  site.takeLogs();
});

const PAGES = [
  ["agent", "/membership", 2],
  ["agency", "/membership", 2],
  ["customer", "/membership", 2],
  ["agent", "/subscriptions", 2],
  ["agency", "/subscriptions", 2],
  ["agent", "/billing", 2],
  ["agency", "/billing", 2],
  ["fmo", "/organization-checkout", 2],
  ["agent", "/organization-invite-checkout", 2],
  ["fmo", "/payment-success", 2],
  ["fmo", "/payment-success?session=", 2],
  ["fmo", "/payment-canceled?session=", 2],
  ["fmo", "/payment-failure?session=", 2],
  ["admin", "/admin-console/payments", 2],
  ["admin", "/admin-console/payments?refund=", 2],
  ["admin", "/admin-console/payments?find=lantern&status=paid", 2],
  ["admin", "/admin-console/payments.csv", 2],
  ["admin", "/admin-stripe-sync", 2],
] as const;

test.each(PAGES)("%s at %s: at most %i", async (who, path, most) => {
  const visitor = await signedIn(who);
  const [invoice] = await paying.rows("SELECT stripe_id FROM invoices WHERE status = 'paid' LIMIT 1");
  const whole = path.endsWith("session=") ? path + session : path.endsWith("refund=") ? path + String(invoice?.stripe_id) : path;
  // As one who comes from another page: who they are is known for half a minute.
  const response = await visitor.get(whole);
  const text = await response.text();
  expect(response.status, text.slice(0, 200)).toBe(200);
  console.log("TRIPS", who, path, response.headers.get("X-Database-Round-Trips"));
  expect(Number(response.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(most);
});
void pageOf;
