/** Payment intents and charges. */
import { type Account, all, get, keep, newId, now } from "../account.ts";
import type { Call } from "../calls.ts";
import { textOf } from "../http/form.ts";
import { createdWithin, LIST_PARAMS, pageOf } from "../lists.ts";
import type { CardOutcome, Kinds } from "../types.ts";

type Intent = Kinds["payment_intent"];
type Charge = Kinds["charge"];
type Card = Kinds["payment_method"];

export const paymentCalls: Call[] = [
  {
    method: "GET",
    path: "/v1/payment_intents/:id",
    takes: [],
    answer: (account, _, id) => get(account, "payment_intent", id),
  },
  {
    method: "GET",
    path: "/v1/payment_intents",
    takes: ["customer", ...LIST_PARAMS],
    answer(account, params) {
      const customer = textOf(params, "customer");
      const found = all(account, "payment_intent").filter(
        (one) => (customer === undefined || one.customer === customer) && createdWithin(params)(one),
      );
      return pageOf(found, params, "/v1/payment_intents");
    },
  },
  {
    method: "GET",
    path: "/v1/charges/:id",
    takes: [],
    answer: (account, _, id) => get(account, "charge", id),
  },
  {
    method: "GET",
    path: "/v1/charges",
    takes: ["customer", "payment_intent", ...LIST_PARAMS],
    answer(account, params) {
      const [customer, intent] = ["customer", "payment_intent"].map((name) => textOf(params, name));
      const found = all(account, "charge").filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (intent === undefined || one.payment_intent === intent) &&
          createdWithin(params)(one),
      );
      return pageOf(found, params, "/v1/charges");
    },
  },
];

export function createPaymentIntent(account: Account, invoice: Kinds["invoice"]): Intent {
  const id = newId(account, "pi");
  return keep(account, "payment_intent", {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: invoice.amount_due,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: `${id}_secret_stand_in`,
    confirmation_method: "automatic",
    created: now(account),
    currency: invoice.currency,
    customer: invoice.customer,
    customer_account: null,
    description: "Subscription",
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: "off_session",
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
  } satisfies Intent);
}

/** Does what the card does, and writes it down. Without a card it is declined. */
export function chargeCard(
  account: Account,
  id: string,
  card: Card | undefined,
  approved: boolean,
): CardOutcome {
  const intent = get(account, "payment_intent", id);
  const does = card === undefined ? "declined" : (account.data.cards[card.id] ?? "paid");
  const outcome = does === "authenticate" && approved ? "paid" : does;
  intent.payment_method = card?.id ?? null;
  intent.next_action = null;
  if (outcome === "authenticate") {
    intent.status = "requires_action";
    intent.next_action = { type: "use_stripe_sdk", use_stripe_sdk: {} };
  } else {
    const charge = createCharge(account, intent, card, outcome === "paid");
    intent.latest_charge = charge.id;
    intent.status = outcome === "paid" ? "succeeded" : "requires_payment_method";
    intent.amount_received = outcome === "paid" ? intent.amount : 0;
    intent.last_payment_error =
      outcome === "paid"
        ? null
        : {
            charge: charge.id,
            code: "card_declined",
            decline_code: "generic_decline",
            message: "The card was declined.",
            type: "card_error",
          };
  }
  keep(account, "payment_intent", intent);
  return outcome;
}

function createCharge(account: Account, intent: Intent, card: Card | undefined, paid: boolean): Charge {
  return keep(account, "charge", {
    id: newId(account, "ch"),
    object: "charge",
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: card?.billing_details ?? {
      address: null,
      email: null,
      name: null,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: null,
    captured: paid,
    created: now(account),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: paid ? null : "card_declined",
    failure_message: paid ? null : "The card was declined.",
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid ? "approved_by_network" : "declined_by_network",
      reason: paid ? null : "generic_decline",
      risk_level: "normal",
      seller_message: paid ? "Payment complete." : "The bank declined the payment.",
      type: paid ? "authorized" : "issuer_declined",
    },
    paid,
    payment_intent: intent.id,
    payment_method: card?.id ?? null,
    payment_method_details:
      card === undefined ? null : { card: cardDetails(card, intent.amount), type: "card" },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? "succeeded" : "failed",
    transfer_data: null,
    transfer_group: null,
  } satisfies Charge);
}

type CardDetails = NonNullable<NonNullable<Charge["payment_method_details"]>["card"]>;

function cardDetails({ card }: Card, amount: number): CardDetails {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: card?.brand ?? null,
    checks: card?.checks ?? null,
    country: card?.country ?? null,
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 1,
    exp_year: card?.exp_year ?? 2030,
    fingerprint: card?.fingerprint ?? null,
    funding: card?.funding ?? null,
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    network: "visa",
    network_transaction_id: null,
    regulated_status: "unregulated",
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}
