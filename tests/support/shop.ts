/** A stand-in in memory with the real library in front of it, for its own tests. */
import Stripe from "stripe";
import { afterAll, beforeAll } from "vitest";
import { type StandIn, startStripeStandIn } from "../../stand-ins/stripe/http/server.ts";
import { type StripeStandIn, steerStripe } from "./servers/stripe.ts";

export type Shop = { stripe: Stripe; steer: StripeStandIn };

/** The library as the site has it, towards the stand-in. */
export function libraryFor(origin: string, key: string): Stripe {
  const { hostname, port } = new URL(origin);
  return new Stripe(key, { host: hostname, port, protocol: "http", maxNetworkRetries: 0, timeout: 20_000 });
}

/** One server for the file; `open` gives a fresh account. */
export function openShops(): { origin(): string; open(): Shop } {
  let standIn: StandIn;
  beforeAll(async () => {
    standIn = await startStripeStandIn();
  });
  afterAll(() => standIn.stop());
  return {
    origin: () => standIn.url,
    open() {
      const steer = steerStripe(standIn.url);
      return { stripe: libraryFor(standIn.url, steer.key), steer };
    },
  };
}

export type Sold = { customer: Stripe.Customer; price: Stripe.Price; session: Stripe.Checkout.Session };

/** A customer before the checkout of a plan for $49 a month. */
export async function offer({ stripe }: Shop, quantity = 1, unitAmount = 4_900): Promise<Sold> {
  const customer = await stripe.customers.create({ email: "pat@example.com", name: "Pat Example" });
  const product = await stripe.products.create({ name: "Agency" });
  const price = await stripe.prices.create({
    product: product.id,
    currency: "usd",
    unit_amount: unitAmount,
    recurring: { interval: "month" },
  });
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: price.id, quantity }],
    success_url: "https://site.example/done?session={CHECKOUT_SESSION_ID}",
    cancel_url: "https://site.example/back",
    client_reference_id: "organization-7",
    subscription_data: { metadata: { organization: "7" } },
  });
  return { customer, price, session };
}

/** The same, paid. */
export async function sell(shop: Shop, quantity = 1, unitAmount = 4_900) {
  const sold = await offer(shop, quantity, unitAmount);
  await shop.steer.payCheckout(sold.session.id);
  const { data } = await shop.stripe.subscriptions.list({ customer: sold.customer.id });
  const [subscription] = data;
  const item = subscription?.items.data[0];
  if (subscription === undefined || item === undefined) throw new Error("Nothing was sold.");
  return { ...sold, subscription, item };
}

/** The newest subscription of the customer and its invoices, the newest first. */
export async function standing({ stripe }: Shop, subscription: string) {
  const invoices = await stripe.invoices.list({ subscription, expand: ["data.payments"] });
  return { subscription: await stripe.subscriptions.retrieve(subscription), invoices: invoices.data };
}
