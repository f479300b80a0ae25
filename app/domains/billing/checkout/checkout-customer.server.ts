/** The payer of a checkout, and their customer at Stripe. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { rowsOf, text } from "#app/platform/database/rows.ts";
import { newId, sha256Hex } from "#app/platform/ids.ts";
import { askStripe, keyFor } from "#app/platform/payments.ts";
import { billingCustomers } from "#db/schema/index.ts";
import type { PlanAudience } from "../types.ts";

/** The payer: the account itself, or an organization that it owns or manages. */
export type CheckoutPayer =
  | { kind: "account"; audience: "agent" }
  | { kind: "organization"; organizationNo: number; audience: PlanAudience }
  /** The account, for its own seat in an organization without free seats. */
  | { kind: "seat"; organizationNo: number; inviteId: string; audience: "member" };

/** A payer as sent to Stripe; the ids are null before the first payment. */
type Customer = { customerId: string | null; stripeCustomerId: string | null; name: string; email: string };

/** Condition on `billing_customers` (alias `c`). */
export const isCustomerOf = (userId: string, payer: CheckoutPayer): SQL =>
  payer.kind === "organization"
    ? sql`c.organization_no = ${payer.organizationNo}`
    : sql`c.user_id = ${userId}`;

/**
 * Which of our stored ids Stripe knows. With another key than before (such as the stand-in's) it knows none. Null when
 * Stripe doesn't answer.
 */
export async function findAtStripe(
  context: AppContext,
  customer: string | null,
  price: string | null,
): Promise<{ customer: string | null; price: string | null } | null> {
  const ids = await Promise.all([
    customer === null
      ? null
      : askStripe(context, async (stripe) => {
          const found = await stripe.customers.retrieve(customer);
          return found.deleted ? null : found.id;
        }),
    price === null ? null : askStripe(context, async (stripe) => (await stripe.prices.retrieve(price)).id),
  ]);
  const [ofCustomer, ofPrice] = ids.map((asked) =>
    asked === null || (asked.kind === "refused" && asked.code === "resource_missing")
      ? null
      : asked.kind === "said"
        ? asked.value
        : undefined,
  );
  return ofCustomer === undefined || ofPrice === undefined ? null : { customer: ofCustomer, price: ofPrice };
}

/** Creates the customer at Stripe. Two simultaneous calls get the same one, by the idempotency key. */
export async function makeCustomer(
  context: AppContext,
  userId: string,
  payer: CheckoutPayer,
  { customerId, stripeCustomerId: unknown, name, email }: Customer,
): Promise<string | null> {
  const { db, clock } = context;
  const ofOrganization = payer.kind === "organization";
  const whose = ofOrganization ? `organization-${payer.organizationNo}` : `account-${userId}`;
  const asked = await askStripe(context, async (stripe) =>
    stripe.customers.create(
      { name, email, metadata: { fairlead: whose } },
      // The key includes the data, because Stripe refuses the same key with other data.
      {
        idempotencyKey: keyFor(
          context,
          `customer-${whose}-${await sha256Hex(`${customerId} ${name} ${email}`)}`,
        ),
      },
    ),
  );
  if (asked.kind !== "said") return null;
  const stripeId = asked.value.id;
  const written = await commit(context, {
    duplicates: [
      "billing_customers.organization_no",
      "billing_customers.user_id",
      "billing_customers.stripe_id",
    ],
    statements: [
      customerId === null
        ? db.orm.insert(billingCustomers).values({
            id: newId(clock.now()),
            userId: ofOrganization ? null : userId,
            organizationNo: ofOrganization ? payer.organizationNo : null,
            stripeId,
            createdAt: clock.now(),
          })
        : // Of two calls that find it unknown at Stripe, the first one's new customer stays.
          db.orm
            .update(billingCustomers)
            .set({ stripeId })
            .where(and(eq(billingCustomers.id, customerId), eq(billingCustomers.stripeId, unknown ?? ""))),
    ],
  });
  if (written.kind === "committed" && customerId === null) return stripeId;
  const [rows] = await db.batch([
    rowsOf(
      db,
      "customer",
      { stripeId: text },
      sql`SELECT c.stripe_id stripeId FROM billing_customers c WHERE ${isCustomerOf(userId, payer)} LIMIT 1`,
    ),
  ]);
  return rows[0]?.stripeId ?? null;
}
