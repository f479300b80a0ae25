/**
 * The one spelling under which a place is looked up, as `cities.name_key` holds it: lower case, ASCII, single
 * spaces, no punctuation. "St. Louis", "Saint Louis" and "st louis" are one key. At the end "mt" stays:
 * it is Montana's code.
 */
export function placeKey(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’‘ʻ`´.]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/\bsaint(e?) /g, "st$1 ")
    .replace(/\bft /g, "fort ")
    .replace(/\bmt /g, "mount ");
}
