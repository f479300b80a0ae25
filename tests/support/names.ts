/** Names as people have them, and as people who try things type them. */
import fc from "fast-check";

export const NAMES: readonly string[] = [
  "Jean-Luc",
  "Jean‑Luc",
  "O'Brien",
  "O’Brien",
  "José",
  "Jose\u0301",
  "李",
  "小明",
  "van der Berg-Smith",
  "Q",
  "محمد",
  "דוד",
  "Nguyễn Thị",
  "Müller-Lüdenscheidt",
  "Ægir",
  "İpek",
  "ß",
  "👩‍🚀",
  "🇺🇸",
  "St. John",
  "D’Angelo, Jr.",
  "Anne (Annie)",
  "[Bob]",
  "a|b",
  "^x$",
  "C++",
  "100%",
  "\\d+",
  "{2}",
  "???",
  "a/b",
  "A&B",
  "<b>Zoë</b>",
  '"Al"',
  "`$name`",
  "DROP TABLE",
  "'; --",
  "null",
  "constructor",
  "__proto__",
  "Wolfeschlegelsteinhausenbergerdorff ".repeat(2).trim(),
];

/** Any of them, one made of characters with meaning in patterns and markup, or letters of any script. */
export const anyName = fc.oneof(
  fc.constantFrom(...NAMES),
  fc
    .array(fc.constantFrom(..."-\\^$.*+?()[]{}|/#&~@!%,:;<=>`\"' aAéß李م\u0301\u{1f9d1}".normalize("NFC")), {
      minLength: 1,
      maxLength: 40,
    })
    .map((signs) => signs.join("")),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
);
