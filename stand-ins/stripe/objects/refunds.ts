/** Refunds, full and partial, and disputes. */
import { type Account, all, emit, find, get, keep, newId, now } from "../account.ts";
import type { Call } from "../calls.ts";
import { invalidRequest } from "../http/errors.ts";
import { mergedMetadata, type Params, textOf, wholeOf, wordOf } from "../http/form.ts";
import { createdWithin, LIST_PARAMS, pageOf } from "../lists.ts";
import { moneyOf } from "../seconds.ts";
import type { Kinds } from "../types.ts";

type Refund = Kinds["refund"];
type Charge = Kinds["charge"];

export const refundCalls: Call[] = [
  {
    method: "POST",
    path: "/v1/refunds",
    takes: ["payment_intent", "charge", "amount", "reason", "metadata"],
    answer: createRefund,
  },
  {
    method: "GET",
    path: "/v1/refunds/:id",
    takes: [],
    answer: (account, _, id) => get(account, "refund", id),
  },
  {
    method: "GET",
    path: "/v1/refunds",
    takes: ["payment_intent", "charge", ...LIST_PARAMS],
    answer(account, params) {
      const [intent, charge] = ["payment_intent", "charge"].map((name) => textOf(params, name));
      const found = all(account, "refund").filter(
        (one) =>
          (intent === undefined || one.payment_intent === intent) &&
          (charge === undefined || one.charge === charge) &&
          createdWithin(params)(one),
      );
      return pageOf(found, params, "/v1/refunds");
    },
  },
];

/** The bank holds the money of a dispute that is open or lost; one that was won gives it back. */
const isHeld = (account: Account, { id }: Charge): boolean =>
  all(account, "dispute").some(
    ({ charge, status }) => charge === id && status !== "won" && status !== "warning_closed",
  );

function createRefund(account: Account, params: Params): Refund {
  const charge = chargeOf(account, params);
  if (!charge.paid) throw invalidRequest("A charge that failed cannot be refunded.");
  if (isHeld(account, charge))
    throw invalidRequest("A charge in dispute cannot be refunded.", { code: "charge_disputed" });
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0)
    throw invalidRequest("The whole charge has been refunded.", { code: "charge_already_refunded" });
  const amount = wholeOf(params, "amount") ?? left;
  if (amount < 1)
    throw invalidRequest("amount is below 1.", { code: "parameter_invalid_integer", param: "amount" });
  if (amount > left) {
    const [asked, rest] = [amount, left].map((cents) => moneyOf(cents, charge.currency));
    throw invalidRequest(`The amount, ${asked}, is more than what is left of the charge, ${rest}.`, {
      code: "amount_too_large",
      param: "amount",
    });
  }
  const refund = keep(account, "refund", {
    id: newId(account, "re"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now(account),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { card: { type: "refund" }, type: "card" },
    metadata: mergedMetadata({}, params),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: wordOf(params, "reason", ["duplicate", "fraudulent", "requested_by_customer"]) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  } satisfies Refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  emit(account, "refund.created", refund);
  emit(account, "charge.refunded", keep(account, "charge", charge));
  return refund;
}

function chargeOf(account: Account, params: Params): Charge {
  const named = textOf(params, "charge");
  if (named !== undefined) return get(account, "charge", named, "charge");
  const intent = textOf(params, "payment_intent");
  if (intent === undefined)
    throw invalidRequest("charge or payment_intent is missing.", {
      code: "parameter_missing",
      param: "payment_intent",
    });
  const charge = find(
    account,
    "charge",
    get(account, "payment_intent", intent, "payment_intent").latest_charge,
  );
  if (charge === undefined)
    throw invalidRequest("The payment has no charge yet.", { param: "payment_intent" });
  return charge;
}

export const disputeCalls: Call[] = [
  {
    method: "GET",
    path: "/v1/disputes/:id",
    takes: [],
    answer: (account, _, id) => get(account, "dispute", id),
  },
  {
    method: "GET",
    path: "/v1/disputes",
    takes: ["payment_intent", "charge", ...LIST_PARAMS],
    answer(account, params) {
      const [intent, charge] = ["payment_intent", "charge"].map((name) => textOf(params, name));
      const found = all(account, "dispute").filter(
        (one) =>
          (intent === undefined || one.payment_intent === intent) &&
          (charge === undefined || one.charge === charge) &&
          createdWithin(params)(one),
      );
      return pageOf(found, params, "/v1/disputes");
    },
  },
];

/** The payer's bank demands the money back. */
export function openDispute(account: Account, charge: Charge): Kinds["dispute"] {
  if (!charge.paid || charge.disputed)
    throw invalidRequest("Only a charge that was paid is disputed, and once.");
  const dispute = keep(account, "dispute", {
    id: newId(account, "dp"),
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: now(account),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: now(account) + 10 * 24 * 60 * 60,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: "general",
    status: "needs_response",
  } satisfies Kinds["dispute"]);
  charge.disputed = true;
  keep(account, "charge", charge);
  emit(account, "charge.dispute.created", dispute);
  return dispute;
}

export function closeDispute(
  account: Account,
  dispute: Kinds["dispute"],
  status: "won" | "lost",
): Kinds["dispute"] {
  dispute.status = status;
  emit(account, "charge.dispute.closed", keep(account, "dispute", dispute));
  return dispute;
}

const NO_EVIDENCE: Kinds["dispute"]["evidence"] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
