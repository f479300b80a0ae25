/** A database, a context on it, and an account at the Stripe stand-in, for the tests of Stripe events. */
import { afterAll, beforeAll, inject } from "vitest";
import { startCheckout } from "#app/domains/billing/checkout/checkout-commands.server.ts";
import { receiveEvent } from "#app/domains/billing/events/receive-commands.server.ts";
import { newId } from "#app/platform/ids.ts";
import { createDatabase } from "#db/client.ts";
import { priceIdOf } from "#db/seed/plans.ts";
import { type OwnContext, openContext } from "#support/own-context.ts";
import { startSqld } from "#support/servers/sqld.ts";
import { freshStripeKey, type StripeStandIn, steerStripe } from "#support/servers/stripe.ts";

export type Row = Record<string, unknown>;
/** Passes an event to the webhook's code and waits until it is handled; the webhook itself waits only seconds. */
export async function takeEvent(context: OwnContext, body: string, signature: string | null) {
  const received = await receiveEvent(context, body, signature);
  await context.settled();
  return received;
}

export type OwnOrganization = {
  no: number;
  slug: string;
  ownerId: string;
  managerId: string;
  applicationId: string;
};

export function openBilling() {
  let server: Awaited<ReturnType<typeof startSqld>>;
  let client: ReturnType<typeof createDatabase>["client"];
  let stripe: StripeStandIn;
  let context: OwnContext;
  let made = 0;

  beforeAll(async () => {
    const { seededData, stripeUrl } = inject("fixture");
    server = await startSqld({ copyOf: seededData });
    client = createDatabase({ url: server.url }).client;
    stripe = steerStripe(stripeUrl, freshStripeKey());
    await stripe.settings({ mode: "held", webhookSecret: stripe.webhookSecret });
    context = openOwn();
  });
  afterAll(async () => {
    client.close();
    await server.stop();
  });

  /** Another context with the same database and Stripe account, like another request or server. */
  const openOwn = (vars: Record<string, string> = {}) =>
    openContext({
      databaseUrl: server.url,
      vars: {
        STRIPE_SECRET_KEY: stripe.key,
        STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        STRIPE_STAND_IN: stripe.origin,
        ...vars,
      },
    });

  const rows = async (sql: string, args: (string | number | null)[] = []): Promise<Row[]> =>
    (await client.execute({ sql, args })).rows.map((row) => ({ ...row }));

  async function newAccount(role: string): Promise<{ userId: string; email: string }> {
    made += 1;
    const userId = newId(Date.now());
    const email = `payer-${made}-${crypto.randomUUID().slice(0, 8)}@mail.example`;
    await client.batch(
      [
        {
          sql: `INSERT INTO users (id, email, password_hash, first_name, last_name, email_confirmed_at, created_at)
            VALUES (?, ?, '', 'Pat', ?, 1, 1)`,
          args: [userId, email, `Payer${made}`],
        },
        { sql: "INSERT INTO user_roles (user_id, role) VALUES (?, ?)", args: [userId, role] },
        {
          sql: "INSERT INTO profiles (user_id, account_status, verified) VALUES (?, 'active', 0)",
          args: [userId],
        },
      ],
      "write",
    );
    return { userId, email };
  }

  /** An approved agency in its payment step, with an owner and a manager. */
  async function newOrganization(): Promise<OwnOrganization> {
    const owner = await newAccount("agency");
    const manager = await newAccount("agency");
    const slug = `pays-${made}-${crypto.randomUUID().slice(0, 8)}`;
    const applicationId = newId(Date.now());
    await rows(
      `INSERT INTO organizations (organization_no, id, status, name, type, description, url_slug, street, zip, city_no,
         state_code, lat, lon, agent_count, seats, created_at)
       SELECT (SELECT max(organization_no) + 1 FROM organizations), ?, 'active', 'Quay', 'agency', '', ?, '1 Quay', zip,
         city_no, state_code, lat, lon, 0, 0, 1 FROM zips WHERE zip = '77550'`,
      [crypto.randomUUID(), slug],
    );
    const [row] = await rows("SELECT organization_no no FROM organizations WHERE url_slug = ?", [slug]);
    const no = Number(row?.no);
    for (const [{ userId }, role] of [
      [owner, "owner"],
      [manager, "manager"],
    ] as const)
      await rows(
        "INSERT INTO organization_members (id, organization_no, user_id, role, joined_at) VALUES (?, ?, ?, ?, 1)",
        [newId(Date.now()), no, userId, role],
      );
    await rows(
      `INSERT INTO organization_applications (id, user_id, organization_name, organization_type, status, submitted_at,
         changed_at, decided_at, organization_no, payment_due) VALUES (?, ?, 'Quay', 'agency', 'approved', 1, 1, 1, ?, 1)`,
      [applicationId, owner.userId, no],
    );
    return { no, slug, ownerId: owner.userId, managerId: manager.userId, applicationId };
  }

  const priceId = (interval: "month" | "year" = "month") => priceIdOf("agency-seats", interval);

  /** Starts the organization's checkout. Returns the id of its session at Stripe. */
  async function checkout(
    { no, ownerId }: OwnOrganization,
    { seats = 5, interval = "month" as "month" | "year" } = {},
  ): Promise<string> {
    const outcome = await startCheckout(
      context,
      ownerId,
      { kind: "organization", organizationNo: no, audience: "agency" },
      { priceId: priceId(interval), seats },
    );
    if (outcome.kind !== "go") throw new Error(`The checkout is ${outcome.kind}.`);
    return sessionOf(no);
  }

  async function sessionOf(no: number): Promise<string> {
    const [row] = await rows(
      `SELECT k.stripe_id FROM checkouts k JOIN billing_customers c ON c.id = k.customer_id
       WHERE c.organization_no = ? ORDER BY k.rowid DESC LIMIT 1`,
      [no],
    );
    return String(row?.stripe_id);
  }

  /** An organization that has paid, with all of Stripe's events handled. */
  async function newPaying(seats = 5): Promise<OwnOrganization & { stripeId: string }> {
    const organization = await newOrganization();
    await stripe.payCheckout(await checkout(organization, { seats }));
    await hear();
    return { ...organization, stripeId: await subscriptionOf(organization.no) };
  }

  async function subscriptionOf(no: number): Promise<string> {
    const [row] = await rows(
      `SELECT s.stripe_id FROM subscriptions s JOIN billing_customers c ON c.id = s.customer_id
       WHERE c.organization_no = ?`,
      [no],
    );
    return String(row?.stripe_id);
  }

  const heard = new Set<string>();
  /** Passes all held events to the webhook's code, each once, in order. */
  async function hear(): Promise<number> {
    let count = 0;
    for (const { id, body, headers } of await stripe.heldDeliveries({ signedAt: signedNow() })) {
      if (heard.has(id)) continue;
      heard.add(id);
      const received = await takeEvent(context, body, signatureOf(headers));
      if (received.kind !== "stored") throw new Error(`${id} was refused: ${received.error}`);
      count += 1;
    }
    return count;
  }
  const signedNow = () => Math.floor(context.clock.now() / 1000);

  return {
    rows,
    openOwn,
    newAccount,
    newOrganization,
    newPaying,
    checkout,
    sessionOf,
    subscriptionOf,
    priceId,
    hear,
    heard,
    signedNow,
    stripe: () => stripe,
    context: () => context,
  };
}

export const signatureOf = (headers: Record<string, string>): string =>
  headers["Stripe-Signature"] ?? headers["stripe-signature"] ?? "";
