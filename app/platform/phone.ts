/** Phone numbers as they are kept. */

/** A phone number as E.164 where that is certain: with a plus, or a number of the North American plan. */
export function phoneE164(typed: string): string | null {
  if (typed.startsWith("+")) return /^\+\d{8,15}$/.test(typed) ? typed : null;
  if (/^[2-9]\d{9}$/.test(typed)) return `+1${typed}`;
  return /^1[2-9]\d{9}$/.test(typed) ? `+${typed}` : null;
}
