/**
 * Stored and answered objects, derived from the library's own types: a field that they require and we don't send
 * fails `tsc`.
 */
import type Stripe from "stripe";

/** The version whose shapes we follow; a call that names another one is refused. */
export const API_VERSION = "2026-10-28.endive" satisfies Stripe.LatestApiVersion;

/** The library's type as it is sent: a decimal is a text, and what may be an id or a full object is an id. */
export type Stored<V> = V extends Stripe.Decimal
  ? string
  : V extends string | number | boolean | null | undefined
    ? V
    : V extends readonly (infer Element)[]
      ? Stored<Element>[]
      : { [Key in keyof V]: StoredField<V[Key]> };
type StoredField<V> = [Extract<V, string>] extends [never]
  ? Stored<V>
  : Extract<V, string | number | boolean | null | undefined>;

/** Every kind of object by the name that its `object` carries. */
export type Kinds = {
  customer: Stored<Stripe.Customer>;
  product: Stored<Stripe.Product>;
  price: Stored<Stripe.Price>;
  "checkout.session": Stored<Stripe.Checkout.Session>;
  subscription: Stored<Stripe.Subscription>;
  invoice: Stored<Stripe.Invoice>;
  invoice_payment: Stored<Stripe.InvoicePayment>;
  payment_method: Stored<Stripe.PaymentMethod>;
  payment_intent: Stored<Stripe.PaymentIntent>;
  charge: Stored<Stripe.Charge>;
  refund: Stored<Stripe.Refund>;
  dispute: Stored<Stripe.Dispute>;
  "billing_portal.session": Stored<Stripe.BillingPortal.Session>;
};
export type Kind = keyof Kinds;
export type SubscriptionItem = Stored<Stripe.SubscriptionItem>;
export type InvoiceLine = Stored<Stripe.InvoiceLineItem>;
export type EventObject = Omit<Stored<Stripe.EventBase>, "data"> & { data: { object: unknown } };

/** What a card does when it is charged. */
export type CardOutcome = "paid" | "declined" | "authenticate";
