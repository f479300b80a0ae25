/** What Stripe keeps of deleted payers, and how long Stripe's own errors last. */
import { expect, test } from "vitest";
import { startCheckout } from "#app/domains/billing/checkout/checkout-commands.server.ts";
import { syncInvoice } from "#app/domains/billing/invoices/invoice-sync.server.ts";
import { endOrphans } from "#app/domains/billing/subscriptions/ending-commands.server.ts";
import { forgetGone } from "#app/domains/billing/subscriptions/lapse-commands.server.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "#app/platform/durations.ts";
import { priceIdOf } from "#db/seed/plans.ts";
import { openBilling } from "./payers.ts";

const billing = openBilling();
const { rows, newAccount, hear, openOwn, stripe } = billing;

const choice = { priceId: priceIdOf("agent-pro", "month"), seats: 1 };
const payer = { kind: "account", audience: "agent" } as const;
const customerOf = async (userId: string) =>
  (await rows("SELECT * FROM billing_customers WHERE user_id = ?", [userId]))[0];
const atStripe = async (customer: unknown) =>
  (await billing.context().payments()?.stripe.customers.retrieve(String(customer)))?.deleted ?? false;

test.each(["customers", "prices", "checkout/sessions"])(
  "Stripe's own error in making %s is over after ten minutes, not after a day",
  async (what) => {
    const own = openOwn();
    // The start of a ten-minute window.
    own.clock.set(Math.ceil(own.clock.now() / (10 * MINUTE_MS)) * 10 * MINUTE_MS + SECOND_MS);
    const { userId } = await newAccount("agent");
    // One that Stripe has not been asked for yet.
    const chosen = what === "prices" ? { ...choice, priceId: priceIdOf("agent-pro", "year") } : choice;
    await stripe().fault({ answer: "500", method: "POST", path: `/v1/${what}`, kept: true });
    expect((await startCheckout(own, userId, payer, chosen)).kind).toBe("down");
    expect((await startCheckout(own, userId, payer, chosen)).kind).toBe("down");
    own.clock.set(own.clock.now() + 10 * MINUTE_MS);
    expect((await startCheckout(own, userId, payer, chosen)).kind).toBe("go");
  },
);

// Last: it moves the account's clock.
test("Stripe forgets a deleted account once its plan has ended, and its page addresses are removed", async () => {
  const own = openOwn();
  const { userId } = await newAccount("agent");
  expect((await startCheckout(own, userId, payer, choice)).kind).toBe("go");
  const customer = await customerOf(userId);
  const [checkout] = await rows("SELECT stripe_id FROM checkouts WHERE customer_id = ?", [
    String(customer?.id),
  ]);
  await stripe().payCheckout(String(checkout?.stripe_id));
  await hear();
  const invoice = async () =>
    (await rows("SELECT * FROM invoices WHERE customer_id = ?", [String(customer?.id)]))[0];
  expect((await invoice())?.pdf_url).toMatch(/^http/);
  await rows("DELETE FROM users WHERE id = ?", [userId]);
  // A paid period is kept: nothing is deleted while it runs.
  expect(await forgetGone(own)).toBe(0);
  expect(await endOrphans(own)).toBe(1);
  expect(await forgetGone(own)).toBe(0);
  expect(await atStripe(customer?.stripe_id)).toBe(false);
  own.clock.set(own.clock.now() + 40 * DAY_MS);
  await stripe().clock({ nowSeconds: Math.floor(own.clock.now() / SECOND_MS) });
  billing.context().clock.set(own.clock.now());
  await hear();
  await stripe().fault({ answer: "500", method: "DELETE", path: "/v1/customers/*", times: 2 });
  expect(await forgetGone(own)).toBe(0);
  expect(await forgetGone(own)).toBe(1);
  expect(await atStripe(customer?.stripe_id)).toBe(true);
  expect(await invoice()).toMatchObject({ status: "paid", paid_cents: 2_900, page_url: null, pdf_url: null });
  // A refund's event, much later.
  await syncInvoice(own, String((await invoice())?.stripe_id));
  expect(await invoice()).toMatchObject({ paid_cents: 2_900, page_url: null, pdf_url: null });
  expect(await forgetGone(own)).toBe(0);
});
