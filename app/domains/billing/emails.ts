/** The emails and notifications of billing. */
import { type EmailStop, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { site } from "#app/platform/site.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { formatMoney } from "./money.ts";

export type BillingNews = { type: "success" | "warning" | "error" | "info"; title: string; message: string };

const closedWords = (costs: string | null): string =>
  `The organization is closed${costs === null ? "" : `, and its plan cost ${costs}`}. Nothing more is charged. You still find its invoices and receipts under Billing.`;

/** `of`: the plan and its organization: "Agency for Lantern Row Insurance". */
export const NEWS = {
  subscribed: (of: string, renewsMs: number): BillingNews => ({
    type: "success",
    title: `${of} is paid`,
    message: `It renews on ${formatDayOf(renewsMs)} until you cancel it.`,
  }),
  "past-due": (of: string, graceUntilMs: number): BillingNews => ({
    type: "error",
    title: `We couldn’t collect the payment for ${of}`,
    message: `Nothing changes until ${formatDayOf(graceUntilMs)}. Update the card before then to keep your plan.`,
  }),
  "paid-again": (of: string): BillingNews => ({
    type: "success",
    title: `The payment for ${of} came through`,
    message: "Everything your plan includes stays as it is.",
  }),
  canceling: (of: string, endsMs: number): BillingNews => ({
    type: "info",
    title: `${of} ends on ${formatDayOf(endsMs)}`,
    message: "You have everything it includes until then. You can resume it any time before.",
  }),
  resumed: (of: string, renewsMs: number): BillingNews => ({
    type: "success",
    title: `${of} goes on`,
    message: `It renews on ${formatDayOf(renewsMs)}.`,
  }),
  /** `costs`: "$156 a month", if we know the price. */
  renewing: (of: string, renewsMs: number, costs: string | null): BillingNews => ({
    type: "info",
    title: `${of} renews on ${formatDayOf(renewsMs)}`,
    message: `${costs === null ? "It" : `It costs ${costs}, plus tax, and`} renews until you cancel it under Billing.`,
  }),
  ended: (of: string): BillingNews => ({
    type: "warning",
    title: `${of} has ended`,
    message: "Profiles, reviews and answers stay as they are. You can choose a plan again any time.",
  }),
  /** To the leaders of a closed organization. `costs`: "$156 a month", if we know the price. */
  closing: (of: string, endsMs: number, costs: string | null): BillingNews => ({
    type: "info",
    title: `${of} ends on ${formatDayOf(endsMs)}`,
    message: closedWords(costs),
  }),
  endedClosed: (of: string, costs: string | null): BillingNews => ({
    type: "info",
    title: `${of} has ended`,
    message: closedWords(costs),
  }),
  refunded: (amountCents: number, currency: string): BillingNews => ({
    type: "info",
    title: `${formatMoney(amountCents, currency)} is on its way back to you`,
    message: "Your bank shows it within five to ten days.",
  }),
  "refund-failed": (amountCents: number, currency: string): BillingNews => ({
    type: "warning",
    title: `Our refund of ${formatMoney(amountCents, currency)} didn’t reach you`,
    message: `The money is still yours. We’ll ask you where to send it. You can also write to ${site.supportEmail}.`,
  }),
} as const;

/** To the payer. */
export const billingEmail = (
  recipient: string,
  { title, message }: Pick<BillingNews, "title" | "message">,
  url: string,
): Email =>
  writeEmail("billing", recipient, {
    subject: title,
    before: [message],
    link: { label: "View billing", url },
    after: ["Questions? Email us at the address below."],
  });

/** The yearly reminder before a plan renews. `cancel` says how to cancel, in the words of the law's table. */
export const renewalEmail = (
  recipient: string,
  { title, message }: Pick<BillingNews, "title" | "message">,
  { cancel, url }: { cancel: string; url: string },
): Email =>
  writeEmail("plan-reminder", recipient, {
    subject: title,
    before: [message, cancel],
    link: { label: "See or cancel the plan", url },
    after: ["We send this once a year. Questions? Email us at the address below."],
  });

export type Receipt = {
  number: string;
  subtotalCents: number;
  taxCents: number;
  paidCents: number;
  currency: string;
  paidAt: number;
};

/** A receipt, with the tax that Stripe computed. */
export const receiptEmail = (recipient: string, of: string, receipt: Receipt, url: string): Email => {
  const { currency } = receipt;
  const tax = receipt.taxCents === 0 ? "" : `, of that ${formatMoney(receipt.taxCents, currency)} tax`;
  return writeEmail("receipt", recipient, {
    subject: `Receipt ${receipt.number}: ${formatMoney(receipt.paidCents, currency)}`,
    before: [
      `Thank you. You paid ${formatMoney(receipt.paidCents, currency)}${tax}, on ${formatDayOf(receipt.paidAt)} for ${of}.`,
      `The number of the invoice is ${receipt.number}.`,
    ],
    link: { label: "View your invoices", url },
    after: ["Questions? Email us at the address below."],
  });
};

/** To admins: a dispute, an event that couldn't be handled, or differences. */
export const waitingPaymentEmail = (
  recipient: string,
  { title, message }: Pick<BillingNews, "title" | "message">,
  { url, stop }: { url: string; stop: EmailStop },
): Email =>
  writeEmail("waiting-payment", recipient, {
    subject: title,
    before: [message],
    link: { label: "Review it", url },
    after: [],
    stop,
  });
