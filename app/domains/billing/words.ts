/** What pages say about plans, payments and refusals. */
import { DAY_MS } from "#app/platform/durations.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import type { CheckoutOutcome } from "./checkout/checkout-commands.server.ts";
import { CARD_SOON_DAYS, SEATS_MOST } from "./limits.ts";
import { formatMoney, seatWords } from "./money.ts";
import type { OwnInvoice, OwnSubscription } from "./payer-queries.server.ts";
import type { ChangeOutcome } from "./subscriptions/change-commands.server.ts";
import type { BillingEventKind, BillingInterval, CancelFeedback, PlanPrice } from "./types.ts";

export { seatWords };

export type Said = { status: number; title: string; text: string };

export const INTERVALS: Readonly<Record<BillingInterval, { every: string; per: string; paid: string }>> = {
  month: { every: "Monthly", per: "a month", paid: "each month" },
  year: { every: "Yearly", per: "a year", paid: "each year" },
};

/** In the order they are offered. */
export const INTERVAL_ORDER = ["month", "year"] as const satisfies readonly BillingInterval[];

/** "$29 a seat a month" */
export const priceWords = (
  { amountCents, currency, interval }: Pick<PlanPrice, "amountCents" | "currency" | "interval">,
  perSeat: boolean,
): string =>
  amountCents === 0
    ? "Free"
    : `${formatMoney(amountCents, currency)}${perSeat ? " a seat" : ""} ${INTERVALS[interval].per}`;

/** The price of one period before tax; null when the price isn't ours. */
export const periodCents = ({
  amountCents,
  perSeat,
  seats,
}: Pick<OwnSubscription, "amountCents" | "perSeat" | "seats">): number | null =>
  amountCents === null ? null : amountCents * (perSeat === true ? seats : 1);

/** A plan's status in one line: what comes next, and when. */
export function nextWords(subscription: OwnSubscription): string {
  const { status, periodEnd, cancelAtPeriodEnd, endedAt, graceUntil, currency } = subscription;
  const cents = periodCents(subscription);
  switch (status) {
    case "active":
    case "trialing":
      if (cancelAtPeriodEnd) return `Ends on ${formatDayOf(periodEnd)}. Nothing more is charged.`;
      return cents === null || cents === 0 || currency === null
        ? `Renews on ${formatDayOf(periodEnd)}`
        : `${formatMoney(cents, currency)} plus tax on ${formatDayOf(periodEnd)}`;
    case "past_due":
    case "unpaid":
      return graceUntil === null
        ? "The last payment didn’t come through."
        : `The last payment didn’t come through. The plan stays until ${formatDayOf(graceUntil)}.`;
    case "incomplete":
      return "The first payment isn’t finished. Nothing was charged.";
    case "paused":
      return "Paused. Nothing is charged.";
    default:
      return endedAt === null ? "Ended" : `Ended on ${formatDayOf(endedAt)}`;
  }
}

/** The same as a sentence of its own: "Next charge: $290 plus tax on Oct 18, 2027." */
export function nextSentence(subscription: OwnSubscription): string {
  const words = nextWords(subscription);
  return words.startsWith("$") ? `Next charge: ${words}.` : words;
}

export const STATUS_WORDS: Readonly<Record<OwnSubscription["status"], string>> = {
  active: "Active",
  trialing: "Trial",
  past_due: "Payment missing",
  unpaid: "Payment missing",
  incomplete: "First payment not finished",
  incomplete_expired: "Never paid",
  canceled: "Ended",
  paused: "Paused",
};

export const INVOICE_WORDS: Readonly<Record<OwnInvoice["status"], string>> = {
  draft: "Being written",
  open: "Not paid yet",
  paid: "Paid",
  uncollectible: "Not collected",
  void: "Withdrawn",
};

export const EVENT_WORDS: Readonly<Record<BillingEventKind, string>> = {
  subscribed: "The plan began",
  changed: "The plan was changed",
  canceling: "The plan was canceled",
  resumed: "The plan goes on after all",
  "past-due": "A payment didn’t come through",
  "paid-again": "The missing payment came through",
  ended: "The plan ended",
  refunded: "Money was given back",
  "refund-failed": "A refund didn’t arrive",
  disputed: "A payment was disputed",
  reconciled: "Corrected after a comparison with Stripe",
};

/** Reasons for canceling, in the payer's words. */
const FEEDBACK_WORDS: Readonly<Record<CancelFeedback, string>> = {
  too_expensive: "It costs too much",
  missing_features: "It doesn’t do what I need",
  switched_service: "I use something else now",
  unused: "I don’t use it enough",
  customer_service: "Your support let me down",
  too_complex: "It’s too complicated",
  low_quality: "It isn’t good enough",
  other: "Another reason",
};

export const FEEDBACK_CHOICES = Object.entries(FEEDBACK_WORDS).map(([value, label]) => ({ value, label }));

const BRANDS: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
};

export type CardWords = { name: string; ends: string; trouble: "expired" | "soon" | null };

/** A card: "Visa ending in 4242", "expires 11/2027"; null when unknown. */
export function cardWords(
  { cardBrand, cardLast4, cardExpires }: Pick<OwnSubscription, "cardBrand" | "cardLast4" | "cardExpires">,
  nowMs: number,
): CardWords | null {
  if (cardLast4 === null) return null;
  const [year = "", month = ""] = (cardExpires ?? "").split("-");
  // A card is valid until the last day of its month.
  const overMs = Date.UTC(Number(year), Number(month), 1);
  const trouble =
    cardExpires === null || Number.isNaN(overMs)
      ? null
      : overMs <= nowMs
        ? "expired"
        : overMs - nowMs < CARD_SOON_DAYS * DAY_MS
          ? "soon"
          : null;
  return {
    name: `${BRANDS[cardBrand ?? ""] ?? "Card"} ending in ${cardLast4}`,
    ends: cardExpires === null ? "" : `${trouble === "expired" ? "expired" : "expires"} ${month}/${year}`,
    trouble,
  };
}

const DOWN: Said = {
  status: 503,
  title: "Our payment provider isn’t answering",
  text: "Nothing was charged. Your choice is saved. Try again in a minute.",
};
const OFF: Said = {
  status: 503,
  title: "Payments are not set up here",
  text: "Nothing was charged. Everything that’s free works as it does.",
};
const WITHDRAWN: Said = {
  status: 409,
  title: "This plan isn’t offered anymore",
  text: "Nothing was charged. Choose one of those below.",
};
const NOT_YOURS: Said = {
  status: 403,
  title: "You can’t pay for this",
  text: "An organization’s owner or a manager pays for it. Nothing was charged.",
};

/** Why a checkout didn't start. */
export const CHECKOUT_REFUSALS: Readonly<Record<Exclude<CheckoutOutcome["kind"], "go" | "seats">, Said>> = {
  already: {
    status: 409,
    title: "This is paid for already",
    text: "Nothing more was charged. You’ll find the plan under Billing.",
  },
  busy: {
    status: 409,
    title: "Someone else is paying right now",
    text: "Another person who manages this organization just chose something else. Nothing was charged. Talk to them, or try again in a minute.",
  },
  withdrawn: WITHDRAWN,
  "not-yours": NOT_YOURS,
  down: DOWN,
  off: OFF,
};

/** Why a change wasn't made. */
export const CHANGE_REFUSALS: Readonly<
  Record<Exclude<ChangeOutcome["kind"], "done" | "later" | "seats">, Said>
> = {
  moved: {
    status: 409,
    title: "Your plan just changed",
    text: "Nothing was changed by your click. Check its current state below, and try again.",
  },
  card: {
    status: 402,
    title: "The card was refused",
    text: "Nothing was changed or charged. Change the card below, then try again.",
  },
  withdrawn: WITHDRAWN,
  "not-yours": NOT_YOURS,
  down: {
    ...DOWN,
    text: "We don’t know yet whether it was changed. Reload this page in a minute before you try again.",
  },
  off: OFF,
};

/** For requests that only read from Stripe and couldn't change anything. */
export const ASKED_IN_VAIN: Said = {
  ...DOWN,
  text: "Nothing was changed. Your choice is saved. Try again in a minute.",
};

/** Why this number of seats isn't possible. */
export const seatsRefusal = (least: number, most: number): string =>
  `Choose at least ${seatWords(least)}${most < SEATS_MOST ? ` and at most ${most.toLocaleString("en-US")}` : ""}.`;
