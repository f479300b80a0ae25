/** Phone numbers as they are kept and as they are read. */

/** A phone number as E.164 where that is certain: with a plus, or a number of the North American plan. */
export function phoneE164(typed: string): string | null {
  if (typed.startsWith("+")) return /^\+\d{8,15}$/.test(typed) ? typed : null;
  if (/^[2-9]\d{9}$/.test(typed)) return `+1${typed}`;
  return /^1[2-9]\d{9}$/.test(typed) ? `+${typed}` : null;
}

/** E.164 as people in its country write it: "(512) 555-0142". Others keep their digits. */
export function wordPhone(phone: string): string {
  const american = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone);
  return american === null ? phone : `(${american[1]}) ${american[2]}-${american[3]}`;
}
