/** Amounts and seats in words. Amounts are integer cents with a currency. */
import { t } from "#app/text/text.ts";

const formats = new Map<string, Intl.NumberFormat>();

/** (129900, "usd") → "$1,299"; (129950, "usd") → "$1,299.50". Negative amounts start with a minus sign. */
export function formatMoney(cents: number, currency: string): string {
  const isRound = cents % 100 === 0;
  const key = `${currency} ${isRound}`;
  const known = formats.get(key);
  const format =
    known ??
    new Intl.NumberFormat("en-US", {
      style: "currency",
      currency: currency.toUpperCase(),
      minimumFractionDigits: isRound ? 0 : 2,
      maximumFractionDigits: isRound ? 0 : 2,
    });
  if (known === undefined) formats.set(key, format);
  return format.format(cents / 100).replace("-", "−");
}

/** Cents as a plain decimal, for files: 129950 → "1299.50". */
export function decimalOf(cents: number): string {
  const minus = cents < 0 ? "-" : "";
  const all = String(Math.abs(cents)).padStart(3, "0");
  return `${minus}${all.slice(0, -2)}.${all.slice(-2)}`;
}

/** "12.50" → 1250; null for anything else, including fractions of a cent. */
export function centsOf(typed: string): number | null {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(typed.trim());
  if (match === null) return null;
  const dollars = Number((match[1] ?? "").replaceAll(",", ""));
  const cents = Number((match[2] ?? "").padEnd(2, "0") || "0");
  const all = dollars * 100 + cents;
  return Number.isSafeInteger(all) ? all : null;
}

/** "1 seat", "5 seats" */
export const seatWords = (seats: number): string => (seats === 1 ? "1 seat" : `${seats} seats`);

/** "$156 a month" for all seats of a plan, before tax; null when the price isn't ours. */
export const costWords = ({
  amountCents,
  currency,
  interval,
  perSeat,
  seats,
}: {
  amountCents: number | null;
  currency: string | null;
  interval: string | null;
  perSeat: boolean | null;
  seats: number;
}): string | null => {
  if (amountCents === null || currency === null || interval === null) return null;
  const amount = formatMoney(amountCents * (perSeat === true ? seats : 1), currency);
  if (interval === "month") return t("{amount} a month", { amount });
  return interval === "year" ? t("{amount} a year", { amount }) : `${amount} a ${interval}`;
};
