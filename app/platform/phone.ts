/** Phone numbers as they are typed, kept and read. */

/** What people and programs put between digits: spaces, dots, slashes, parentheses, dashes of all kinds, and marks unseen. */
const BETWEEN =
  "\\s\\(\\)\\.\\/\\-\\u00b7\\u2010-\\u2015\\u2212\\u200b-\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff";

/** "(512) 555-0142" → "5125550142": the digits, and a plus before them. What is no phone stays no phone. */
export const barePhone = (typed: string): string => typed.replace(new RegExp(`[${BETWEEN}]`, "g"), "");

/** For a control's `pattern`: whatever `barePhone` makes an optional plus, a digit 1-9 and up to 15 more of. */
export const PHONE_CONTROL = `[${BETWEEN}]*\\+?[${BETWEEN}]*[1-9](?:[${BETWEEN}]*\\d){0,15}[${BETWEEN}]*`;

/** A phone number as E.164 where that is certain: with a plus, or a number of the North American plan. */
export function phoneE164(typed: string): string | null {
  if (typed.startsWith("+")) return /^\+\d{8,15}$/.test(typed) ? typed : null;
  if (/^[2-9]\d{9}$/.test(typed)) return `+1${typed}`;
  return /^1[2-9]\d{9}$/.test(typed) ? `+${typed}` : null;
}

/** E.164 as people in its country write it: "(512) 555-0142". Others keep their digits. */
export function formatPhone(phone: string): string {
  const american = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone);
  return american === null ? phone : `(${american[1]}) ${american[2]}-${american[3]}`;
}
