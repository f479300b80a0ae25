/** A site with its account at the Stripe stand-in, and agents who pay on it, for the tests of admins' payments. */
import { beforeAll, expect } from "vitest";
import { startCheckout } from "#app/domains/billing/checkout/checkout-commands.server.ts";
import { syncCheckout } from "#app/domains/billing/checkout/checkout-sync.server.ts";
import { syncInvoice } from "#app/domains/billing/invoices/invoice-sync.server.ts";
import { newId } from "#app/platform/ids.ts";
import { priceIdOf } from "#db/seed/plans.ts";
import { type OwnContext, openContext } from "#support/own-context.ts";
import { openAccounts } from "../accounts.ts";

export type Payer = { userId: string; name: string; subscription: string; invoice: string; customer: string };

export function openPayingAgents() {
  const accounts = openAccounts();
  const { rows, site } = accounts;
  let context: OwnContext;
  let made = 0;
  beforeAll(async () => {
    // No one has paid except in these tests.
    await site.stripe().reset();
    for (const table of ["invoices", "billing_events", "subscriptions", "billing_customers"])
      await rows(`DELETE FROM ${table}`);
    await site.stripe().settings({ mode: "held", webhookSecret: site.stripe().webhookSecret });
    context = openOwn();
  });

  /** A context with the site's database and Stripe account. */
  const openOwn = () => {
    const { key, webhookSecret, origin } = site.stripe();
    return openContext({
      databaseUrl: accounts.databaseUrl(),
      vars: { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_STAND_IN: origin },
    });
  };

  /** An agent who has paid for a month of Agent Pro, $29. `last` is the last name. */
  async function newPayer(last?: string): Promise<Payer> {
    made += 1;
    const userId = newId(Date.now());
    const name = last ?? `Payer${made}`;
    await rows(
      `INSERT INTO users (id, email, password_hash, first_name, last_name, email_confirmed_at, created_at)
       VALUES (?, ?, '', 'Pat', ?, 1, 1)`,
      [userId, `payer-${userId}@mail.example`, name],
    );
    await rows("INSERT INTO user_roles (user_id, role) VALUES (?, 'agent')", [userId]);
    await rows("INSERT INTO profiles (user_id, account_status, verified) VALUES (?, 'active', 0)", [userId]);
    const begun = await startCheckout(
      context,
      userId,
      { kind: "account", audience: "agent" },
      { priceId: priceIdOf("agent-pro", "month"), seats: 1 },
    );
    expect(begun.kind).toBe("go");
    const [checkout] = await rows(
      `SELECT k.stripe_id, c.stripe_id customer FROM checkouts k JOIN billing_customers c ON c.id = k.customer_id
       WHERE c.user_id = ? ORDER BY k.created_at DESC`,
      [userId],
    );
    const session = String(checkout?.stripe_id);
    await site.stripe().payCheckout(session);
    await syncCheckout(context, session);
    const customer = String(checkout?.customer);
    const [bought] = (await stripeOf().subscriptions.list({ customer })).data;
    const [invoice] = (await stripeOf().invoices.list({ customer })).data;
    await syncInvoice(context, invoice?.id ?? "");
    return {
      userId,
      name: `Pat ${name}`,
      subscription: bought?.id ?? "",
      invoice: invoice?.id ?? "",
      customer,
    };
  }

  const stripeOf = () => {
    const open = context.payments();
    if (open === null) throw new Error("No key is set.");
    return open.stripe;
  };
  const invoiceOf = async ({ invoice }: Pick<Payer, "invoice">) =>
    (await rows("SELECT * FROM invoices WHERE stripe_id = ?", [invoice]))[0];
  const refundsOf = ({ invoice }: Pick<Payer, "invoice">) =>
    rows("SELECT * FROM refunds WHERE invoice_stripe_id = ? ORDER BY made_at, stripe_id", [invoice]);
  /** Ignores what the site logs about failed calls. */
  const down = async (path = "*") => site.stripe().fault({ answer: "500", path, times: 1_000 });
  const up = async () => {
    await site.stripe().clearFaults();
    await site.takeLogs();
  };

  return {
    ...accounts,
    newPayer,
    openOwn,
    stripeOf,
    invoiceOf,
    refundsOf,
    down,
    up,
    stripe: () => site.stripe(),
    context: () => context,
  };
}
