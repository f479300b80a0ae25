/** Names of people in plain letters, as they are compared. Pure. */

const SUFFIXES: Readonly<Record<string, string>> = {
  jr: "Jr.",
  sr: "Sr.",
  ii: "II",
  iii: "III",
  iv: "IV",
  v: "V",
};
/** "JR." → "Jr."; null for a word that is none. */
export const suffixOf = (word: string): string | null =>
  SUFFIXES[word.toLowerCase().replace(/\./g, "")] ?? null;

const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
};

/** The words of a name in plain letters: "O'Callaghan-Łuczak Jr." → ["ocallaghan", "luczak"]. */
export const plainWords = (name: string): string[] =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łøđßæœı]/g, (letter) => PLAIN_LETTERS[letter] ?? "")
    .replace(/['’ʻ`.]/g, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
