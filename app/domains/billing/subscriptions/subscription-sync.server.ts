/** Fetches one subscription from Stripe and writes all of it; the only writer of `subscriptions`. */
import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type Stripe from "stripe";
import { isLiveSubscription } from "#app/domains/accounts/paid-queries.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { paidSeats } from "#app/domains/organizations/membership-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { newId } from "#app/platform/ids.ts";
import { askStripe } from "#app/platform/payments.ts";
import { BILLING_INTERVALS, SUBSCRIPTION_STATUSES } from "#db/lists.ts";
import { organizationApplications, organizations, subscriptions } from "#db/schema/index.ts";
import { type BillingNews, NEWS } from "../emails.ts";
import { READS } from "../limits.ts";
import { costWords, seatWords } from "../money.ts";
import { billingEventStatement, payersStatement, tellPayers } from "../notifications.server.ts";
import {
  factsOfSubscription,
  graceOf,
  isEnded,
  isLive,
  isPastDue,
  type SubscriptionFacts,
} from "../policy.ts";

/** Stripe couldn't be reached, or the object kept changing: retry later. */
export class TryLater extends Error {}

/** `not-ours`: Stripe has no such object, or its customer isn't ours. */
export type SyncOutcome = "written" | "not-ours";

const knownRow = {
  customerId: text,
  userId: nullable(text),
  organizationNo: nullable(integer),
  organizationName: nullable(text),
  organizationSlug: nullable(text),
  /** Its organization is closed; notifications go to those who led it. */
  closed: flag,
  id: nullable(text),
  version: nullable(integer),
  status: nullable(oneOf(SUBSCRIPTION_STATUSES)),
  cancelAtPeriodEnd: nullable(flag),
  seats: nullable(integer),
  priceId: nullable(text),
  pastDueSince: nullable(integer),
  graceUntil: nullable(integer),
};
export type Known = RowOf<typeof knownRow>;
const priceRow = {
  id: text,
  planKey: text,
  planName: text,
  amountCents: integer,
  currency: text,
  interval: oneOf(BILLING_INTERVALS),
  perSeat: flag,
};

/**
 * Fetches the subscription from Stripe and writes it, with everything that follows: seats, the payment step of onboarding,
 * notifications to the payer. When another writer was faster it starts over. Throws `TryLater`.
 */
export async function syncSubscription(
  context: AppContext,
  stripeId: string,
  byUserId?: string,
): Promise<SyncOutcome> {
  for (let read = 0; read < READS; read++) {
    const version = await findVersion(context, stripeId);
    const asked = await askStripe(context, (stripe) =>
      stripe.subscriptions.retrieve(stripeId, {
        expand: ["default_payment_method", "customer.invoice_settings.default_payment_method"],
      }),
    );
    if (asked.kind === "refused" && asked.code === "resource_missing")
      return version === null ? "not-ours" : endMissing(context, stripeId);
    if (asked.kind !== "said") throw new TryLater(asked.kind === "off" ? "No key is set." : asked.message);
    const outcome = await writeSubscription(context, asked.value, version, byUserId);
    if (outcome !== "overtaken") return outcome;
  }
  throw new TryLater(`${stripeId} changed with every read.`);
}

async function findVersion({ db }: AppContext, stripeId: string): Promise<number | null> {
  const [rows] = await db.batch([
    db.orm
      .select({ version: subscriptions.version })
      .from(subscriptions)
      .where(eq(subscriptions.stripeId, stripeId))
      .limit(1),
  ]);
  return rows[0]?.version ?? null;
}

/** Writes Stripe's state, unless another writer changed the row since `version` was read. */
async function writeSubscription(
  context: AppContext,
  subscription: Stripe.Subscription,
  version: number | null,
  byUserId?: string,
): Promise<SyncOutcome | "overtaken"> {
  const { db, clock } = context;
  const facts = factsOfSubscription(subscription);
  const { known, prices, payers } = await db.batch({
    known: knownStatement(context, facts),
    prices: rowsOf(
      db,
      "price of a plan",
      priceRow,
      sql`SELECT pp.id, p.key planKey, p.name planName, pp.amount_cents amountCents, pp.currency, pp.interval,
          p.per_seat perSeat FROM plan_prices pp JOIN plans p ON p.id = pp.plan_id
        WHERE pp.stripe_price_id = ${facts.stripePriceId} LIMIT 1`,
    ),
    payers: payersStatement(context, facts.stripeCustomerId),
  });
  const before = known[0];
  if (before === undefined) return "not-ours";
  const price = prices[0] ?? null;
  const nowMs = clock.now();
  const grace = graceOf(facts.status, before.version === null ? null : before, nowMs);
  const { stripeCustomerId: _, stripePriceId: __, card, stripeId, startedAt, ...columns } = facts;
  const values = {
    ...columns,
    ...grace,
    priceId: price?.id ?? null,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    cardExpires: card?.expires ?? null,
    changedAt: nowMs,
  };
  const live = isLive({ status: facts.status, graceUntil: grace.graceUntil }, nowMs);
  const of = `${price?.planName ?? "Your plan"}${before.organizationName === null ? "" : ` for ${before.organizationName}`}`;
  const changes = changesOf(before, facts, {
    of,
    graceUntil: grace.graceUntil,
    priceId: price?.id ?? null,
    costs: price === null ? null : costWords({ ...price, seats: facts.seats }),
  });
  const statements: BatchItem<"sqlite">[] = [
    version === null
      ? db.orm.insert(subscriptions).values({
          id: newId(nowMs),
          stripeId,
          customerId: before.customerId,
          startedAt,
          version: 1,
          ...values,
        })
      : db.orm
          .update(subscriptions)
          .set({ ...values, version: version + 1 })
          .where(eq(subscriptions.stripeId, stripeId)),
    ...changes.flatMap(({ kind, detail, news }) => [
      billingEventStatement(context, {
        customerId: before.customerId,
        kind,
        ...(byUserId !== undefined && { byUserId }),
        detail,
      }),
      ...(news === null ? [] : tellPayers(context, payers, news, before.organizationSlug)),
    ]),
    // A first payment that failed changes nothing.
    ...(before.organizationNo === null || isUnpaid(facts.status, before.status)
      ? []
      : ofOrganization(context, before.organizationNo, { live, planKey: price?.planKey ?? null })),
  ];
  const [first, ...others] = statements;
  if (first === undefined) return "written";
  const written = await commit(context, {
    guards: {
      overtaken:
        version === null
          ? sql`1`
          : sql`(SELECT vs.version FROM subscriptions vs WHERE vs.stripe_id = ${stripeId}) = ${version}`,
    },
    duplicates: ["subscriptions.stripe_id"],
    statements: [first, ...others],
    ...notifyUsers(payers.map(({ userId }) => userId)),
    mail: changes.some(({ news }) => news !== null),
  });
  return written.kind === "committed" ? "written" : "overtaken";
}

const isUnpaid = (now: string, before: string | null): boolean =>
  now.startsWith("incomplete") && (before === null || before.startsWith("incomplete"));

const knownStatement = ({ db }: AppContext, { stripeId, stripeCustomerId }: SubscriptionFacts) =>
  rowsOf(
    db,
    "what is known of a subscription",
    knownRow,
    sql`
    SELECT c.id customerId, c.user_id userId, c.organization_no organizationNo, o.name organizationName,
      o.url_slug organizationSlug, coalesce(o.status = 'archived', 0) closed, s.id, s.version, s.status, s.cancel_at_period_end cancelAtPeriodEnd, s.seats,
      s.price_id priceId, s.past_due_since pastDueSince, s.grace_until graceUntil
    FROM billing_customers c LEFT JOIN organizations o ON o.organization_no = c.organization_no
      LEFT JOIN subscriptions s ON s.stripe_id = ${stripeId} AND s.customer_id = c.id
    WHERE c.stripe_id = ${stripeCustomerId} LIMIT 1`,
  );

/**
 * What an organization's subscription decides: its number of seats, zero without payment. The first payment ends the payment
 * step of onboarding for good.
 */
function ofOrganization(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  organizationNo: number,
  { live, planKey }: { live: boolean; planKey: string | null },
): BatchItem<"sqlite">[] {
  const nowMs = clock.now();
  return [
    db.orm
      .update(organizations)
      .set({ seats: sql`coalesce(${paidSeats(sql`${organizationNo}`, nowMs)}, 0)` })
      .where(eq(organizations.organizationNo, organizationNo)),
    ...(live
      ? [
          db.orm
            .update(organizationApplications)
            .set({
              paidAt: sql`coalesce(${organizationApplications.paidAt}, ${nowMs})`,
              pricingTier: sql`coalesce(${planKey}, ${organizationApplications.pricingTier})`,
            })
            .where(
              and(
                eq(organizationApplications.organizationNo, organizationNo),
                eq(organizationApplications.status, "approved"),
              ),
            ),
        ]
      : []),
  ];
}

type Change = {
  kind: "subscribed" | "changed" | "canceling" | "resumed" | "past-due" | "paid-again" | "ended";
  detail: string;
  /** Written in the recipient’s own time zone. */
  news: (() => BillingNews) | null;
};

/** What changed, for the billing history and the payer's notifications. */
export function changesOf(
  before: Pick<Known, "status" | "cancelAtPeriodEnd" | "seats" | "priceId" | "closed">,
  after: Pick<SubscriptionFacts, "status" | "cancelAtPeriodEnd" | "seats" | "periodEnd">,
  {
    of,
    graceUntil,
    priceId,
    costs,
  }: { of: string; graceUntil: number | null; priceId: string | null; costs: string | null },
): Change[] {
  const paid = after.status === "active" || after.status === "trialing";
  const was = before.status;
  const changes: Change[] = [];
  const add = (kind: Change["kind"], detail: string, news: (() => BillingNews) | null) =>
    void changes.push({ kind, detail, news });
  if (isEnded(after.status)) {
    // A subscription that was never paid ends silently.
    if (was !== null && !isEnded(was) && was !== "incomplete")
      add("ended", `was ${was}`, () => (before.closed ? NEWS.endedClosed(of, costs) : NEWS.ended(of)));
    return changes;
  }
  if (paid && (was === null || was === "incomplete" || isEnded(was)))
    add("subscribed", seatWords(after.seats), () => NEWS.subscribed(of, after.periodEnd));
  else if (paid && isPastDue(was ?? "active")) add("paid-again", `was ${was}`, () => NEWS["paid-again"](of));
  else if (isPastDue(after.status) && !isPastDue(was ?? "active")) {
    // The first payment came through before this one failed; too late to announce it.
    if (was === null || was === "incomplete") add("subscribed", seatWords(after.seats), null);
    add("past-due", after.status, () => NEWS["past-due"](of, graceUntil ?? after.periodEnd));
  }
  if (was === null) return changes;
  if (after.cancelAtPeriodEnd && before.cancelAtPeriodEnd === false)
    add("canceling", "at the end of the period", () =>
      before.closed ? NEWS.closing(of, after.periodEnd, costs) : NEWS.canceling(of, after.periodEnd),
    );
  if (!after.cancelAtPeriodEnd && before.cancelAtPeriodEnd === true)
    add("resumed", "", () => NEWS.resumed(of, after.periodEnd));
  if (before.seats !== after.seats) add("changed", `${before.seats} to ${seatWords(after.seats)}`, null);
  if (before.priceId !== priceId) add("changed", "another plan", null);
  return changes;
}

/** Ends a subscription that Stripe doesn't know anymore: an emptied test account, or another key. */
async function endMissing(context: AppContext, stripeId: string): Promise<SyncOutcome> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const [customers] = await db.batch([
    db.orm
      .select({ customerId: subscriptions.customerId })
      .from(subscriptions)
      .where(eq(subscriptions.stripeId, stripeId))
      .limit(1),
  ]);
  const customerId = customers[0]?.customerId;
  if (customerId === undefined) return "not-ours";
  await commit(context, {
    statements: [
      db.orm
        .update(subscriptions)
        .set({
          status: "canceled",
          endedAt: nowMs,
          pastDueSince: null,
          graceUntil: null,
          changedAt: nowMs,
          version: sql`version + 1`,
        })
        .where(eq(subscriptions.stripeId, stripeId)),
      billingEventStatement(context, { customerId, kind: "ended", detail: "not known to Stripe" }),
      db.orm
        .update(organizations)
        .set({ seats: 0 })
        .where(
          sql`${organizations.organizationNo} = (SELECT ec.organization_no FROM billing_customers ec
            WHERE ec.id = ${customerId}) AND NOT EXISTS (SELECT 1 FROM subscriptions es
            WHERE es.customer_id = ${customerId} AND ${isLiveSubscription(sql`es`, nowMs)})`,
        ),
    ],
  });
  return "written";
}
