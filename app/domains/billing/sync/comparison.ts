/** Compares Stripe's objects with our rows, in words. Without a database. */
import { formatDayOf, formatMoment } from "#app/platform/time/reader-time.ts";
import { formatMoney, seatWords } from "../money.ts";
import { type InvoiceFacts, isEnded, type SubscriptionFacts } from "../policy.ts";
import type { DifferenceKind, InvoiceStatus, SubscriptionStatus } from "../types.ts";

export type Difference = { objectId: string; kind: DifferenceKind; ours: string; theirs: string };

/** The compared fields of our subscription row. */
export type OurSubscription = {
  status: SubscriptionStatus;
  seats: number;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  /** Stripe's id of our price, and its name; null when we have none. */
  stripePriceId: string | null;
  planName: string | null;
};

/** The compared fields of our invoice row. */
export type OurInvoice = {
  status: InvoiceStatus;
  currency: string;
  totalCents: number;
  taxCents: number;
  paidCents: number;
  number: string | null;
};

export const NOT_HERE = "We have no such row";
export const NOT_THERE = "Stripe knows no such object";

/** The differences of an object. An object that we can't read is a difference too, and doesn't end the run. */
export function orUnreadable(
  compare: () => Difference[],
  objectId: string,
  kind: Difference["kind"],
  ours: string,
): Difference[] {
  try {
    return compare();
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    return [{ objectId, kind, ours, theirs: `nothing we can follow: ${error.message}` }];
  }
}

const words = (word: string) => word.replaceAll("_", " ");
type Period = Pick<OurSubscription, "periodStart" | "periodEnd">;
const periodWords = ({ periodStart, periodEnd }: Period, say: (timeMs: number) => string) =>
  `${say(periodStart)} to ${say(periodEnd)}`;
const ending = (cancels: boolean) => (cancels ? "ends with its period" : "renews");

/** How a subscription of Stripe's differs from our row of it. `plans`: names of the prices we know, by Stripe's id. */
export function compareSubscription(
  ours: OurSubscription | null,
  theirs: SubscriptionFacts,
  plans: ReadonlyMap<string, string>,
): Difference[] {
  const objectId = theirs.stripeId;
  const plan = (id: string) => plans.get(id) ?? `a price we don’t know, ${id}`;
  if (ours === null) {
    const what = `${plan(theirs.stripePriceId)}, ${seatWords(theirs.seats)}, ${words(theirs.status)}`;
    return [{ objectId, kind: "missing-here", ours: NOT_HERE, theirs: what }];
  }
  const differences: Difference[] = [];
  const differ = (kind: DifferenceKind, mine: string, said: string) =>
    differences.push({ objectId, kind, ours: mine, theirs: said });
  if (ours.status !== theirs.status) differ("status", words(ours.status), words(theirs.status));
  if (ours.stripePriceId !== theirs.stripePriceId)
    differ("price", ours.planName ?? "no plan", plan(theirs.stripePriceId));
  if (ours.seats !== theirs.seats) differ("seats", seatWords(ours.seats), seatWords(theirs.seats));
  if (ours.periodStart !== theirs.periodStart || ours.periodEnd !== theirs.periodEnd) {
    // When the days are equal, show the hours that differ.
    const say =
      periodWords(ours, formatDayOf) === periodWords(theirs, formatDayOf) ? formatMoment : formatDayOf;
    differ("period", periodWords(ours, say), periodWords(theirs, say));
  }
  if (ours.cancelAtPeriodEnd !== theirs.cancelAtPeriodEnd && !isEnded(theirs.status))
    differ("cancellation", ending(ours.cancelAtPeriodEnd), ending(theirs.cancelAtPeriodEnd));
  return differences;
}

/** How an invoice of Stripe's differs from our row of it. */
export function compareInvoice(ours: OurInvoice | null, theirs: InvoiceFacts): Difference[] {
  const objectId = theirs.stripeId;
  const said = invoiceWords(theirs);
  if (ours === null) return [{ objectId, kind: "invoice-missing", ours: NOT_HERE, theirs: said }];
  const mine = invoiceWords(ours);
  return mine === said ? [] : [{ objectId, kind: "invoice", ours: mine, theirs: said }];
}

/** Mentions every compared field of an invoice. */
function invoiceWords({ status, totalCents, taxCents, paidCents, currency, number }: OurInvoice): string {
  const money = (cents: number) => formatMoney(cents, currency);
  return `${number ?? "no number yet"}: ${money(totalCents)} with ${money(taxCents)} tax, ${money(paidCents)} paid, ${words(status)}`;
}
