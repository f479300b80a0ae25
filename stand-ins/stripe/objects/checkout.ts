/** Checkout sessions: a page of ours that a person pays on, once. */
import { type Account, all, emit, get, keep, newId, now } from "../account.ts";
import type { Call } from "../calls.ts";
import { invalidRequest } from "../http/errors.ts";
import {
  flagOf,
  groupOf,
  groupsOf,
  mergedMetadata,
  type Params,
  requiredText,
  textOf,
  wholeOf,
  wordOf,
} from "../http/form.ts";
import { createdWithin, LIST_PARAMS, pageOf } from "../lists.ts";
import { DAY_S } from "../seconds.ts";
import { roundCents } from "../subscriptions/periods.ts";
import type { Kinds } from "../types.ts";
import { living } from "./customers.ts";

type Session = Kinds["checkout.session"];

export const checkoutCalls: Call[] = [
  {
    method: "POST",
    path: "/v1/checkout/sessions",
    takes: [
      "mode",
      "customer",
      "customer_email",
      "line_items",
      "success_url",
      "cancel_url",
      "client_reference_id",
      "metadata",
      "subscription_data",
      "expires_at",
      "automatic_tax",
      "locale",
      "payment_method_types",
      "payment_method_collection",
      "customer_update",
    ],
    answer: createSession,
  },
  {
    method: "GET",
    path: "/v1/checkout/sessions/:id",
    takes: [],
    answer: (account, _, id) => get(account, "checkout.session", id),
  },
  {
    method: "POST",
    path: "/v1/checkout/sessions/:id/expire",
    takes: [],
    answer(account, _, id) {
      const session = get(account, "checkout.session", id);
      if (session.status !== "open")
        throw invalidRequest(`A session that is ${session.status} cannot expire.`);
      return expireSession(account, session);
    },
  },
  {
    method: "GET",
    path: "/v1/checkout/sessions",
    takes: ["customer", "status", "subscription", ...LIST_PARAMS],
    answer(account, params) {
      const [customer, status, subscription] = ["customer", "status", "subscription"].map((name) =>
        textOf(params, name),
      );
      const found = all(account, "checkout.session").filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (status === undefined || one.status === status) &&
          (subscription === undefined || one.subscription === subscription) &&
          createdWithin(params)(one),
      );
      return pageOf(found, params, "/v1/checkout/sessions");
    },
  },
];

function createSession(account: Account, params: Params): Session {
  if (wordOf(params, "mode", ["subscription"]) === undefined)
    throw invalidRequest("mode is missing.", { code: "parameter_missing", param: "mode" });
  const customer = textOf(params, "customer");
  const owner = customer === undefined ? undefined : living(account, customer, "customer");
  const lines = groupsOf(params, "line_items").map((line) => {
    const price = get(account, "price", requiredText(line, "price"), "line_items[0][price]");
    if (!price.active)
      throw invalidRequest(`The price ${price.id} is not active.`, { param: "line_items[0][price]" });
    if (price.recurring === null)
      throw invalidRequest("In the mode subscription each price recurs.", { param: "line_items" });
    const quantity = wholeOf(line, "quantity") ?? 1;
    if (quantity < 1) throw invalidRequest("quantity is below 1.", { param: "line_items[0][quantity]" });
    return { price, quantity };
  });
  if (lines.length === 0)
    throw invalidRequest("line_items are missing.", { code: "parameter_missing", param: "line_items" });
  const at = now(account);
  const expiresAt = wholeOf(params, "expires_at") ?? at + DAY_S;
  if (expiresAt < at + 30 * 60 - 5 || expiresAt > at + DAY_S + 5)
    throw invalidRequest("expires_at is from half an hour to 24 hours from now.", { param: "expires_at" });
  const tax = flagOf(groupOf(params, "automatic_tax"), "enabled") ?? false;
  const percent = tax ? account.data.settings.taxPercent : 0;
  const amounts = lines.map(({ price, quantity }) => (price.unit_amount ?? 0) * quantity);
  const subtotal = amounts.reduce((sum, one) => sum + one, 0);
  const taxes = amounts.reduce((sum, one) => sum + roundCents((one * percent) / 100), 0);
  const id = newId(account, "cs_test");
  account.data.orders[id] = {
    lines: lines.map(({ price, quantity }) => ({ price: price.id, quantity })),
    metadata: mergedMetadata({}, groupOf(params, "subscription_data")),
    automaticTax: tax,
  };
  return keep(account, "checkout.session", {
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: subtotal,
    amount_total: subtotal + taxes,
    automatic_tax: {
      enabled: tax,
      liability: tax ? { type: "self" } : null,
      provider: tax ? "stripe" : null,
      status: tax ? "complete" : null,
    },
    billing_address_collection: null,
    cancel_url: textOf(params, "cancel_url") ?? null,
    client_reference_id: textOf(params, "client_reference_id") ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: at,
    currency: lines[0]?.price.currency ?? null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: owner?.id ?? null,
    customer_account: null,
    customer_creation: owner === undefined ? "always" : null,
    customer_details: null,
    customer_email: textOf(params, "customer_email") ?? null,
    discounts: [],
    expires_at: expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: mergedMetadata({}, params),
    mode: "subscription",
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "always",
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: requiredText(params, "success_url"),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: taxes },
    ui_mode: "hosted_page",
    url: null,
    wallet_options: null,
  } satisfies Session);
}

export function expireSession(account: Account, session: Session): Session {
  session.status = "expired";
  emit(account, "checkout.session.expired", keep(account, "checkout.session", session));
  return session;
}
