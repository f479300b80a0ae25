/** Words for addresses. */

const plainLetters: Record<string, string> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
  ð: "d",
  þ: "th",
};

/** Lowercase ASCII words joined by hyphens: "Zoë O'Brien-Łuczak" → "zoe-obrien-luczak". */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøđßæœıðþ]/g, (letter) => plainLetters[letter] ?? "")
    .replace(/['’ʻ.]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
