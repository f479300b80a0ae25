/** The form of a refund: first a preview, then the refund. */

import { data, redirect } from "@remix-run/cloudflare";
import { RefundInput } from "#app/domains/billing/invoices/payments-inputs.ts";
import {
  leftOf,
  type RefundableInvoice,
  type RefundOutcome,
  refundInvoice,
  whyNotRefundable,
} from "#app/domains/billing/invoices/refund-commands.server.ts";
import { centsOf, decimalOf, formatMoney } from "#app/domains/billing/money.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import type { AppContext } from "#app/platform/context.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import type { RefundPreview } from "./refund-panel.tsx";

type Failed = Exclude<RefundOutcome["kind"], "refunded" | "later" | "amount" | "refused">;

/** Why it was refused: status and sentence. */
const REFUSALS: Readonly<Record<Failed, readonly [number, string]>> = {
  gone: [404, "We have no such invoice anymore."],
  unpaid: [409, "Nothing was paid for this invoice."],
  "nothing-left": [409, "All of it has been given back already."],
  disputed: [409, "The payment is disputed, so the bank holds the money."],
  moved: [409, "Somebody else refunded part of it while you read this. Look at what’s left."],
  down: [503, "Stripe didn’t answer. Try again in a minute; nothing is refunded twice."],
  off: [503, "No Stripe key is set, so nothing can be refunded."],
};

const tooMuch = (leftCents: number, currency: string) =>
  `Write an amount from ${formatMoney(1, currency)} to ${formatMoney(leftCents, currency)}.`;

/** Answers the form of a refund: with the preview, with what is wrong, or by refunding. */
export async function takeRefund(
  context: AppContext,
  adminId: string,
  invoice: RefundableInvoice,
  form: FormData,
  intent: "check" | "refund",
) {
  const sent = readFields(form, RefundInput, "refund");
  if (!sent.ok) return sent.refuse(400);
  const { part, amount, reason, seen } = sent.value;
  const leftCents = leftOf(invoice);
  const typed = part === "whole" ? leftCents : centsOf(amount);
  if (typed === null) return sent.refuse(400, { errors: { amount: "Write an amount such as 12.50." } });
  if (intent === "check") {
    const why = whyNotRefundable(invoice);
    if (why !== null) return sent.refuse(REFUSALS[why][0], { notice: { title: REFUSALS[why][1] } });
    if (seen !== invoice.seen) return sent.refuse(409, { notice: { title: REFUSALS.moved[1] } });
    if (typed <= 0 || typed > leftCents)
      return sent.refuse(400, { errors: { amount: tooMuch(leftCents, invoice.currency) } });
    const preview: RefundPreview = {
      // As an amount, because "all that is left" may change meanwhile.
      fields: { part: "part", amount: decimalOf(typed), reason, seen },
      cents: typed,
      keptCents: leftCents - typed,
    };
    return data({ preview });
  }
  const outcome = await refundInvoice(context, adminId, invoice.stripeId, { cents: typed, reason, seen });
  switch (outcome.kind) {
    case "refunded":
    case "later": {
      const text =
        outcome.kind === "later"
          ? "Stripe took it. The list shows it within a minute."
          : "The payer gets a notification and an email.";
      const title = `Refunded ${formatMoney(outcome.cents, outcome.currency)}`;
      context.cookies.push(writeToast({ title, text, tone: "success" }));
      return redirect(`${paymentPaths.adminPayments({ refund: invoice.stripeId })}#refund`, 303);
    }
    case "amount":
      return sent.refuse(400, { errors: { amount: tooMuch(outcome.leftCents, outcome.currency) } });
    case "refused":
      return sent.refuse(409, { notice: { title: "Stripe refused it.", text: outcome.message } });
    default: {
      const [status, title] = REFUSALS[outcome.kind];
      return sent.refuse(status, { notice: { title } });
    }
  }
}
