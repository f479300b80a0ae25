/** Addresses of payments. In a file of their own, so that public pages don't load them. */
import { type Query, withQuery } from "./paths.ts";

export const paymentPaths = {
  /** The plan of the user's account, or of an organization that they manage. */
  billing: (query: Query = {}) => withQuery("/billing", query),
  membership: (query: Query = {}) => withQuery("/membership", query),
  subscriptions: () => "/subscriptions",
  organizationCheckout: (query: Query = {}) => withQuery("/organization-checkout", query),
  inviteCheckout: (query: Query = {}) => withQuery("/organization-invite-checkout", query),
  paymentSuccess: (query: Query = {}) => withQuery("/payment-success", query),
  paymentFailure: (query: Query = {}) => withQuery("/payment-failure", query),
  paymentCanceled: (query: Query = {}) => withQuery("/payment-canceled", query),
  adminPayments: (query: Query = {}) => withQuery("/admin-console/payments", query),
  adminStripeSync: (query: Query = {}) => withQuery("/admin-stripe-sync", query),
  /** Where Stripe tells what happened. */
  stripeWebhook: () => "/api/stripe-webhook",
  /** Figures as a file: an agent's own, or an organization's members; `organization` as in affiliations. */
  figuresFile: (query: Query = {}) => withQuery("/dashboard/figures.csv", query),
};
