/** Customers and their cards. */
import { type Account, all, emit, find, get, keep, newId, now } from "../account.ts";
import type { Call } from "../calls.ts";
import { missing } from "../http/errors.ts";
import { clearableText, groupOf, mergedMetadata, type Params, textOf } from "../http/form.ts";
import { createdWithin, LIST_PARAMS, pageOf } from "../lists.ts";
import { endSubscription } from "../subscriptions/subscription-end.ts";
import type { CardOutcome, Kinds } from "../types.ts";

type Customer = Kinds["customer"];

export const customerCalls: Call[] = [
  {
    method: "POST",
    path: "/v1/customers",
    takes: ["email", "name", "phone", "description", "address", "metadata"],
    answer: (account, params) => createCustomer(account, params),
  },
  {
    method: "GET",
    path: "/v1/customers/:id",
    takes: [],
    answer: (account, _, id) => (isDeleted(account, id) ? deletedCustomer(id) : get(account, "customer", id)),
  },
  {
    method: "DELETE",
    path: "/v1/customers/:id",
    takes: [],
    answer(account, _, id) {
      const customer = living(account, id);
      for (const subscription of all(account, "subscription"))
        if (subscription.customer === id && subscription.ended_at === null)
          endSubscription(account, subscription, "cancellation_requested");
      account.data.deleted[id] = true;
      emit(account, "customer.deleted", customer);
      return deletedCustomer(id);
    },
  },
  {
    method: "POST",
    path: "/v1/customers/:id",
    takes: ["email", "name", "phone", "description", "address", "metadata", "invoice_settings"],
    answer(account, params, id) {
      const customer = living(account, id);
      Object.assign(customer, personalData(params), { metadata: mergedMetadata(customer.metadata, params) });
      const card = clearableText(groupOf(params, "invoice_settings"), "default_payment_method");
      if (card !== undefined)
        customer.invoice_settings.default_payment_method =
          card === null ? null : get(account, "payment_method", card, "default_payment_method").id;
      emit(account, "customer.updated", keep(account, "customer", customer));
      return customer;
    },
  },
  {
    method: "GET",
    path: "/v1/customers",
    takes: ["email", ...LIST_PARAMS],
    answer(account, params) {
      const email = textOf(params, "email");
      const found = all(account, "customer").filter(
        (one) =>
          !isDeleted(account, one.id) &&
          (email === undefined || one.email === email) &&
          createdWithin(params)(one),
      );
      return pageOf(found, params, "/v1/customers");
    },
  },
  {
    method: "GET",
    path: "/v1/payment_methods/:id",
    takes: [],
    answer: (account, _, id) => get(account, "payment_method", id),
  },
];

const isDeleted = ({ data }: Account, id: string): boolean => Object.hasOwn(data.deleted, id);
const deletedCustomer = (id: string) => ({ id, object: "customer", deleted: true });

/** One that can still be changed, and can pay. Throws Stripe's 404. */
export function living(account: Account, id: string, param?: string): Customer {
  if (isDeleted(account, id)) throw missing("customer", id, param);
  return get(account, "customer", id, param);
}

export function createCustomer(account: Account, params: Params): Customer {
  const id = newId(account, "cus");
  return keep(account, "customer", {
    id,
    object: "customer",
    address: null,
    balance: 0,
    created: now(account),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: mergedMetadata({}, params),
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
    ...personalData(params),
  } satisfies Customer);
}

function personalData(params: Params): Partial<Customer> {
  const given: Partial<Customer> = {};
  for (const name of ["email", "name", "phone", "description"] as const) {
    const value = clearableText(params, name);
    if (value !== undefined) given[name] = value;
  }
  if (params.address !== undefined) {
    const part = (name: string) => clearableText(groupOf(params, "address"), name) ?? null;
    given.address = {
      city: part("city"),
      country: part("country"),
      line1: part("line1"),
      line2: part("line2"),
      postal_code: part("postal_code"),
      state: part("state"),
    };
  }
  return given;
}

/** Last digits by which a person tells the stand-in's cards apart. */
const LAST_DIGITS: Readonly<Record<CardOutcome, string>> = {
  paid: "4242",
  declined: "0341",
  authenticate: "3220",
};

/** A card of the customer, from now on the one that is charged. */
export function attachCard(
  account: Account,
  customer: Customer,
  outcome: CardOutcome,
): Kinds["payment_method"] {
  const card = keep(account, "payment_method", {
    id: newId(account, "pm"),
    object: "payment_method",
    allow_redisplay: "limited",
    billing_details: {
      address: customer.address ?? null,
      email: customer.email,
      name: customer.name ?? null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: "visa",
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      country: "US",
      display_brand: "visa",
      exp_month: 12,
      exp_year: new Date(now(account) * 1000).getUTCFullYear() + 3,
      fingerprint: "standin",
      funding: "credit",
      generated_from: null,
      last4: LAST_DIGITS[outcome],
      networks: { available: ["visa"], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now(account),
    customer: customer.id,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  } satisfies Kinds["payment_method"]);
  account.data.cards[card.id] = outcome;
  emit(account, "payment_method.attached", card);
  return card;
}

/** A new card in the place of the old one, for the customer and all that is still running. */
export function replaceCard(
  account: Account,
  customer: Customer,
  outcome: CardOutcome,
): Kinds["payment_method"] {
  const card = attachCard(account, customer, outcome);
  customer.invoice_settings.default_payment_method = card.id;
  emit(account, "customer.updated", keep(account, "customer", customer));
  for (const subscription of all(account, "subscription")) {
    if (subscription.customer !== customer.id || subscription.ended_at !== null) continue;
    subscription.default_payment_method = card.id;
    emit(account, "customer.subscription.updated", keep(account, "subscription", subscription));
  }
  return card;
}

/** The card that a subscription is charged to: its own, or the customer's. */
export function cardOf(
  account: Account,
  subscription: Kinds["subscription"],
): Kinds["payment_method"] | undefined {
  const customer = find(account, "customer", subscription.customer);
  return (
    find(account, "payment_method", subscription.default_payment_method) ??
    find(account, "payment_method", customer?.invoice_settings.default_payment_method)
  );
}
