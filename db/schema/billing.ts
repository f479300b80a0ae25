/** Plans and their prices, who pays for what, and what Stripe has reported. Money is integer cents with a currency. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { between, listedValues, notNegative } from "../checks.ts";
import { flag, timeMs, uuid } from "../columns.ts";
import {
  BILLING_EVENTS,
  BILLING_INTERVALS,
  CANCEL_FEEDBACK,
  CHECKOUT_STATUSES,
  DIFFERENCE_KINDS,
  ENTITLEMENTS,
  INVOICE_STATUSES,
  OFFER_STATUSES,
  PLAN_AUDIENCES,
  PLAN_ENDS,
  REFUND_STATUSES,
  STRIPE_EVENT_STATUSES,
  SUBSCRIPTION_STATUSES,
  SYNC_STATUSES,
} from "../lists.ts";
import { users } from "./accounts.ts";
import { organizations } from "./organizations.ts";

export const plans = sqliteTable(
  "plans",
  {
    id: uuid("id").primaryKey(),
    /** The value of `pricing_tier`: `agency-seats`. */
    key: text("key").notNull(),
    audience: text("audience", { enum: PLAN_AUDIENCES }).notNull(),
    name: text("name").notNull(),
    summary: text("summary").notNull(),
    /** What it includes: one sentence per line. */
    includes: text("includes").notNull(),
    /** A withdrawn plan can't be chosen anymore; its payers keep it. */
    status: text("status", { enum: OFFER_STATUSES }).notNull(),
    /** Whether the price is for each seat. */
    perSeat: flag("per_seat").notNull(),
    seatsMin: integer("seats_min").notNull(),
    seatsMax: integer("seats_max").notNull(),
    position: integer("position").notNull(),
    createdAt: timeMs("created_at").notNull(),
    changedAt: timeMs("changed_at").notNull(),
  },
  (t) => [
    ...listedValues(t),
    ...between(1, 10_000, t.seatsMin, t.seatsMax),
    uniqueIndex("plans_key").on(t.key),
  ],
);

/** A price never changes: another amount is another row, with its own price at Stripe. */
export const planPrices = sqliteTable(
  "plan_prices",
  {
    id: uuid("id").primaryKey(),
    planId: uuid("plan_id")
      .notNull()
      .references(() => plans.id),
    interval: text("interval", { enum: BILLING_INTERVALS }).notNull(),
    amountCents: integer("amount_cents").notNull(),
    /** ISO 4217, lower case, as Stripe writes it. */
    currency: text("currency").notNull(),
    status: text("status", { enum: OFFER_STATUSES }).notNull(),
    /** Stripe's id, once it was needed there. */
    stripePriceId: text("stripe_price_id"),
    createdAt: timeMs("created_at").notNull(),
  },
  (t) => [
    ...listedValues(t),
    ...between(0, 1_000_000_000, t.amountCents),
    uniqueIndex("plan_prices_stripe").on(t.stripePriceId),
    uniqueIndex("plan_prices_offered").on(t.planId, t.interval).where(sql`status = 'offered'`),
  ],
);

export const planEntitlements = sqliteTable(
  "plan_entitlements",
  {
    planId: uuid("plan_id")
      .notNull()
      .references(() => plans.id),
    entitlement: text("entitlement", { enum: ENTITLEMENTS }).notNull(),
  },
  (t) => [...listedValues(t), primaryKey({ columns: [t.planId, t.entitlement] })],
);

/** Who pays: an account, or an organization. Neither, once the account is deleted. */
export const billingCustomers = sqliteTable(
  "billing_customers",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    organizationNo: integer("organization_no").references(() => organizations.organizationNo),
    stripeId: text("stripe_id").notNull(),
    createdAt: timeMs("created_at").notNull(),
    /** When Stripe was told to delete the person: the account is gone, and its plan has ended. */
    removedAt: timeMs("removed_at"),
  },
  (t) => [
    check("billing_customers_who", sql`user_id IS NULL OR organization_no IS NULL`),
    uniqueIndex("billing_customers_user").on(t.userId),
    uniqueIndex("billing_customers_organization").on(t.organizationNo),
    uniqueIndex("billing_customers_stripe").on(t.stripeId),
    // Payers whom Stripe still has to delete: few.
    index("billing_customers_gone")
      .on(t.createdAt)
      .where(sql`user_id IS NULL AND organization_no IS NULL AND removed_at IS NULL`),
  ],
);

/** A Stripe checkout: one open per payer, so that two who click at once pay once. */
export const checkouts = sqliteTable(
  "checkouts",
  {
    id: uuid("id").primaryKey(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => billingCustomers.id),
    priceId: uuid("price_id")
      .notNull()
      .references(() => planPrices.id),
    seats: integer("seats").notNull(),
    status: text("status", { enum: CHECKOUT_STATUSES }).notNull(),
    stripeId: text("stripe_id"),
    url: text("url"),
    startedBy: uuid("started_by").references(() => users.id, { onDelete: "set null" }),
    /** For a member's own seat: in which organization, and with which invite. */
    forOrganizationNo: integer("for_organization_no").references(() => organizations.organizationNo),
    inviteId: uuid("invite_id"),
    createdAt: timeMs("created_at").notNull(),
    expiresAt: timeMs("expires_at").notNull(),
  },
  (t) => [
    ...listedValues(t),
    ...notNegative(t.seats),
    uniqueIndex("checkouts_stripe").on(t.stripeId),
    uniqueIndex("checkouts_open").on(t.customerId).where(sql`status IN ('starting', 'open')`),
    index("checkouts_customer").on(t.customerId, t.createdAt),
  ],
);

/** As Stripe reported it last. `version` counts the writes: a stale reader reads Stripe again. */
export const subscriptions = sqliteTable(
  "subscriptions",
  {
    id: uuid("id").primaryKey(),
    stripeId: text("stripe_id").notNull(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => billingCustomers.id),
    /** Null if Stripe names a price unknown to us: the sync page says so. */
    priceId: uuid("price_id").references(() => planPrices.id),
    status: text("status", { enum: SUBSCRIPTION_STATUSES }).notNull(),
    seats: integer("seats").notNull(),
    periodStart: timeMs("period_start").notNull(),
    periodEnd: timeMs("period_end").notNull(),
    cancelAtPeriodEnd: flag("cancel_at_period_end").notNull(),
    cancelFeedback: text("cancel_feedback", { enum: CANCEL_FEEDBACK }),
    endedAt: timeMs("ended_at"),
    /** Since when a payment is missing, and until when that has no consequences. */
    pastDueSince: timeMs("past_due_since"),
    graceUntil: timeMs("grace_until"),
    cardBrand: text("card_brand"),
    cardLast4: text("card_last4"),
    /** `YYYY-MM` */
    cardExpires: text("card_expires"),
    /** For a member's own seat: its organization. */
    forOrganizationNo: integer("for_organization_no").references(() => organizations.organizationNo),
    version: integer("version").notNull(),
    startedAt: timeMs("started_at").notNull(),
    changedAt: timeMs("changed_at").notNull(),
    /** When to look whether its payer should hear that it renews, and when they last did. Ours, not Stripe's. */
    remindLookAt: timeMs("remind_look_at").notNull().default(0),
    remindedAt: timeMs("reminded_at"),
  },
  (t) => [
    ...listedValues(t),
    ...notNegative(t.seats),
    index("subscriptions_remind").on(t.remindLookAt),
    uniqueIndex("subscriptions_stripe").on(t.stripeId),
    index("subscriptions_customer").on(t.customerId, t.startedAt),
    // How many pay each price.
    index("subscriptions_price").on(t.priceId),
    index("subscriptions_for_organization").on(t.forOrganizationNo),
  ],
);

/** When a closing payer wants their plan to end, until Stripe has done it (docs/decisions 0086). */
export const planEndings = sqliteTable(
  "plan_endings",
  {
    customerId: uuid("customer_id")
      .primaryKey()
      .references(() => billingCustomers.id),
    ends: text("ends", { enum: PLAN_ENDS }).notNull(),
    askedAt: timeMs("asked_at").notNull(),
  },
  (t) => [...listedValues(t)],
);

export const invoices = sqliteTable(
  "invoices",
  {
    stripeId: text("stripe_id").primaryKey(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => billingCustomers.id),
    /** Stripe's id of the subscription, which may be reported later. */
    subscriptionStripeId: text("subscription_stripe_id"),
    number: text("number"),
    status: text("status", { enum: INVOICE_STATUSES }).notNull(),
    currency: text("currency").notNull(),
    subtotalCents: integer("subtotal_cents").notNull(),
    taxCents: integer("tax_cents").notNull(),
    totalCents: integer("total_cents").notNull(),
    paidCents: integer("paid_cents").notNull(),
    refundedCents: integer("refunded_cents").notNull(),
    /** Stripe's word for the state of a dispute; null for none. */
    dispute: text("dispute"),
    /** Why the last attempt to collect it failed, in Stripe's words. */
    failure: text("failure"),
    paymentIntentId: text("payment_intent_id"),
    pageUrl: text("page_url"),
    pdfUrl: text("pdf_url"),
    madeAt: timeMs("made_at").notNull(),
    paidAt: timeMs("paid_at"),
    version: integer("version").notNull(),
    /** Refunds requested at Stripe, whatever their result. */
    refundTries: integer("refund_tries").notNull().default(0),
    /** Until then a refund is in progress, unless its answer came before. */
    refundingUntil: timeMs("refunding_until").notNull().default(0),
  },
  (t) => [
    ...listedValues(t),
    index("invoices_customer").on(t.customerId, t.madeAt),
    index("invoices_made").on(t.madeAt),
    index("invoices_status").on(t.status, t.madeAt),
    index("invoices_number").on(t.number),
    // Revenue by month reads the index alone.
    index("invoices_paid").on(t.paidAt, t.currency, t.paidCents, t.taxCents).where(sql`paid_at IS NOT NULL`),
    // Filters of the list of payments; few rows each.
    index("invoices_failed").on(t.madeAt).where(sql`failure IS NOT NULL`),
    index("invoices_refunded").on(t.madeAt).where(sql`refunded_cents > 0`),
    index("invoices_disputed").on(t.madeAt).where(sql`dispute IS NOT NULL`),
    uniqueIndex("invoices_payment").on(t.paymentIntentId),
  ],
);

export const refunds = sqliteTable(
  "refunds",
  {
    stripeId: text("stripe_id").primaryKey(),
    invoiceStripeId: text("invoice_stripe_id")
      .notNull()
      .references(() => invoices.stripeId),
    amountCents: integer("amount_cents").notNull(),
    currency: text("currency").notNull(),
    status: text("status", { enum: REFUND_STATUSES }).notNull(),
    /** The admin who gave it; null where it was given at Stripe. */
    byUserId: uuid("by_user_id").references(() => users.id, { onDelete: "set null" }),
    reason: text("reason").notNull(),
    madeAt: timeMs("made_at").notNull(),
  },
  (t) => [
    ...listedValues(t),
    ...notNegative(t.amountCents),
    index("refunds_invoice").on(t.invoiceStripeId),
    index("refunds_made").on(t.madeAt),
  ],
);

/** Events from Stripe, stored before they are handled. Of their content, only which object they are about. */
export const stripeEvents = sqliteTable(
  "stripe_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    objectId: text("object_id").notNull(),
    status: text("status", { enum: STRIPE_EVENT_STATUSES }).notNull(),
    /** When Stripe made it, and when it came. */
    madeAt: timeMs("made_at").notNull(),
    receivedAt: timeMs("received_at").notNull(),
    attempts: integer("attempts").notNull(),
    /** Reserved by its handler until then. */
    nextAt: timeMs("next_at").notNull(),
    lastError: text("last_error"),
    doneAt: timeMs("done_at"),
  },
  (t) => [
    ...listedValues(t),
    ...notNegative(t.attempts),
    index("stripe_events_due").on(t.nextAt).where(sql`status = 'waiting'`),
    index("stripe_events_dead").on(t.receivedAt).where(sql`status = 'dead'`),
    index("stripe_events_object").on(t.objectId),
    index("stripe_events_received").on(t.receivedAt),
  ],
);

/** What happened to a payer's plans; append-only. */
export const billingEvents = sqliteTable(
  "billing_events",
  {
    id: uuid("id").primaryKey(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => billingCustomers.id),
    kind: text("kind", { enum: BILLING_EVENTS }).notNull(),
    /** Null for events from Stripe. */
    byUserId: uuid("by_user_id").references(() => users.id, { onDelete: "set null" }),
    at: timeMs("at").notNull(),
    /** From what to what. Never a person's name or address. */
    detail: text("detail").notNull(),
  },
  (t) => [...listedValues(t), index("billing_events_customer").on(t.customerId, t.at)],
);

/** A comparison of Stripe's objects with our rows; `cursor` is where it continues. */
export const stripeSyncs = sqliteTable(
  "stripe_syncs",
  {
    id: uuid("id").primaryKey(),
    status: text("status", { enum: SYNC_STATUSES }).notNull(),
    /** The admin who started it; null for the nightly one. */
    startedBy: uuid("started_by").references(() => users.id, { onDelete: "set null" }),
    startedAt: timeMs("started_at").notNull(),
    endedAt: timeMs("ended_at"),
    part: text("part").notNull(),
    cursor: text("cursor"),
    compared: integer("compared").notNull(),
    version: integer("version").notNull(),
  },
  (t) => [...listedValues(t), ...notNegative(t.compared), index("stripe_syncs_started").on(t.startedAt)],
);

export const stripeDifferences = sqliteTable(
  "stripe_differences",
  {
    id: uuid("id").primaryKey(),
    syncId: uuid("sync_id")
      .notNull()
      .references(() => stripeSyncs.id, { onDelete: "cascade" }),
    /** Stripe's id of what differs: a subscription's or an invoice's. */
    objectId: text("object_id").notNull(),
    kind: text("kind", { enum: DIFFERENCE_KINDS }).notNull(),
    ours: text("ours").notNull(),
    theirs: text("theirs").notNull(),
    reconciledAt: timeMs("reconciled_at"),
    /** Why reconciling it failed. */
    failure: text("failure"),
  },
  (t) => [...listedValues(t), uniqueIndex("stripe_differences_once").on(t.syncId, t.objectId, t.kind)],
);
