/** Phone numbers as they are typed, stored, and shown. */

/** What people and programs put between digits: spaces, dots, slashes, parentheses, dashes of all kinds, and marks unseen. */
const BETWEEN =
  "\\s\\(\\)\\.\\/\\-\\u00b7\\u2010-\\u2015\\u2212\\u200b-\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff";

/** "(512) 555-0142" → "5125550142": the digits, and a plus before them. What is no phone stays no phone. */
export const barePhone = (typed: string): string => typed.replace(new RegExp(`[${BETWEEN}]`, "g"), "");

/**
 * For a control's `pattern`: everything that `barePhone` turns into an optional plus, a digit 1-9, and up to 15 more
 * digits.
 */
export const PHONE_CONTROL = `[${BETWEEN}]*\\+?[${BETWEEN}]*[1-9](?:[${BETWEEN}]*\\d){0,15}[${BETWEEN}]*`;

/** A phone number as E.164 where that is certain: with a plus, or a number of the North American plan. */
export function phoneE164(typed: string): string | null {
  if (typed.startsWith("+")) return /^\+\d{8,15}$/.test(typed) ? typed : null;
  if (/^[2-9]\d{9}$/.test(typed)) return `+1${typed}`;
  return /^1[2-9]\d{9}$/.test(typed) ? `+${typed}` : null;
}

/** "ext. 12", "x12", "#12", ", 12" and RFC 3966's ";ext=12" after a number. */
const EXTENSION = /(?:[,;]\s?)?(?:ext(?:ensi[oó]n|n)?|x|#)[\s.:=]*(\d{1,7})\s*$|,\s?(\d{1,7})\s*$/iu;

/**
 * A public number however it was typed, as `+15125550142` or with its extension as `+15125550142;ext=12` (RFC 3966);
 * null where it is not certain which number it is.
 */
export function parsePublicPhone(typed: string): string | null {
  const found = EXTENSION.exec(typed);
  const number = phoneE164(barePhone(typed.slice(0, found?.index)));
  if (number === null || found === null) return number;
  return `${number};ext=${found[1] ?? found[2]}`;
}

/** The result of `parsePublicPhone`. */
export const PUBLIC_PHONE = /^\+\d{8,15}(?:;ext=\d{1,7})?$/;

/** Next to the field of a public number. */
export const PHONE_HINT = "With its extension, if it has one, such as (512) 555-0142 ext. 12.";

const partsOf = (phone: string): [number: string, extension: string | undefined] => {
  const [number = "", extension] = phone.split(";ext=");
  return [number, extension];
};

/** As people in its country write it: "(512) 555-0142 ext. 12". A foreign number is left as digits. */
export function formatPhone(phone: string): string {
  const [number, extension] = partsOf(phone);
  const american = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number);
  const written = american === null ? number : `(${american[1]}) ${american[2]}-${american[3]}`;
  return extension === undefined ? written : `${written} ext. ${extension}`;
}

/**
 * A number as phones dial it, its extension after a pause: they all know the comma, and many cut off or misread
 * `;ext=`.
 */
export function dialedPhone(phone: string): string {
  const [number, extension] = partsOf(phone);
  return extension === undefined ? number : `${number},${extension}`;
}

/** The address of a link that calls a number. */
export const phoneLink = (phone: string): string => `tel:${dialedPhone(phone)}`;
