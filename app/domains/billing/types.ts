/** Plans, payers and what they pay for, as the rest of the product sees them. */
import type {
  BILLING_EVENTS,
  BILLING_INTERVALS,
  CANCEL_FEEDBACK,
  DIFFERENCE_KINDS,
  INVOICE_STATUSES,
  PLAN_AUDIENCES,
  PLAN_ENDS,
  SUBSCRIPTION_STATUSES,
} from "#db/lists.ts";

export type PlanAudience = (typeof PLAN_AUDIENCES)[number];
export type BillingInterval = (typeof BILLING_INTERVALS)[number];
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];
export type BillingEventKind = (typeof BILLING_EVENTS)[number];
export type PlanEnd = (typeof PLAN_ENDS)[number];
export type CancelFeedback = (typeof CANCEL_FEEDBACK)[number];

export type PlanPrice = {
  id: string;
  interval: BillingInterval;
  amountCents: number;
  currency: string;
};

export type Plan = {
  id: string;
  key: string;
  audience: PlanAudience;
  name: string;
  summary: string;
  /** One sentence each. */
  includes: readonly string[];
  perSeat: boolean;
  seatsMin: number;
  seatsMax: number;
  /** Offered prices, month before year. */
  prices: readonly PlanPrice[];
};
