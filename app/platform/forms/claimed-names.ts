/**
 * Names that claim to be ours or our team's in any spelling, and names that mix alphabets to look like another's.
 * Pure. The typed text is stored unchanged; only this comparison folds it.
 */
import { site } from "#app/platform/site.ts";

export type NameProblem =
  /** Looks like this site or the people who run it. */
  | "claims"
  /** A word with letters from alphabets that look alike. */
  | "mixed";

/** Whose name it is: a person is called by no such word, an organization may have it among others. */
export type NameOf = "person" | "organization" | "label";

const STAFF = [
  ...["admin", "admins", "administrator", "administrators", "superadmin", "sysadmin", "webmaster"],
  ...[
    "moderator",
    "moderators",
    "staff",
    "support",
    "helpdesk",
    "customerservice",
    "customersupport",
    "customercare",
  ],
  ...[
    "administrador",
    "administradora",
    "administradores",
    "moderador",
    "moderadora",
    "moderadores",
    "soporte",
  ],
];
/** Words next to them that name no one else: "The Support Team", "Equipo de soporte". */
const BESIDE = [
  "the",
  "our",
  "site",
  "team",
  "official",
  "help",
  "desk",
  "customer",
  "center",
  "inc",
  "llc",
].concat(["el", "la", "de", "del", "al", "equipo", "oficial", "cliente"]);

/** Letters of other alphabets, and of Latin itself, that look like these. */
const LOOKALIKES: readonly (readonly [plain: string, others: string])[] = [
  ["a", "аАαΑɑᴀ"],
  ["b", "ВΒьЬƄʙᏴ"],
  ["c", "сСϲϹᴄᏟ"],
  ["d", "ԁԀđĐðÐɗᎠᴅ"],
  ["e", "еЕΕεєЄεᴇᎬ"],
  ["f", "ғҒϜϝƒꜰ"],
  ["g", "ɡԍԌɢᏀ"],
  ["h", "һНҺΗհʜᎻħ"],
  ["i", "іІӏӀιΙıɩɪΪᎥǀ"],
  ["j", "јЈϳᴊᎫ"],
  ["k", "кКκΚᴋᏦ"],
  ["l", "łŁʟᏞլ"],
  ["m", "мМΜᴍᎷ"],
  ["n", "пηΝոɴ"],
  ["o", "оОοΟσօՕøØᴏჿ"],
  ["p", "рРρΡᴘᏢƥ"],
  ["q", "ԛԚգ"],
  ["r", "гᴦʀɾᎡᏒ"],
  ["s", "ѕЅꜱᏚ"],
  ["t", "тТτΤᴛᎢŧŦ"],
  ["u", "υսᴜ"],
  ["v", "νѵѴᴠᏙ"],
  ["w", "ԝԜωᴡᎳ"],
  ["x", "хХχΧ"],
  ["y", "уУүҮγΥʏᎩ"],
  ["z", "ΖᴢᏃ"],
];
const PLAIN = new Map(
  LOOKALIKES.flatMap(([plain, others]) => [...others].map((one) => [one, plain] as const)),
);
/** Digits and signs that replace letters. */
const SIGNS = new Map(Object.entries({ 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", 8: "b", 9: "g" }));
for (const [sign, letter] of Object.entries({
  "@": "a",
  $: "s",
  "!": "i",
  "|": "i",
  "€": "e",
  "£": "l",
  "+": "t",
}))
  SIGNS.set(sign, letter);

/** Characters that are invisible or look blank: Hangul's fillers, the empty braille letter, soft hyphens, joiners. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * One text for all spellings that look alike: "Ａdmín", "аdmin" and "ADMIN" are "admin". The letters i and l are one,
 * too.
 */
function fold(text: string, letterOf: (sign: string) => string): string {
  const composed = text.normalize("NFKC").replace(UNSEEN, "").normalize("NFD").replace(/\p{M}/gu, "");
  const plain = [...composed]
    .map((one) => PLAIN.get(one) ?? letterOf(one))
    .join("")
    .toLowerCase();
  const again = [...plain].map((one) => PLAIN.get(one) ?? one).join("");
  return again.replaceAll("rn", "m").replaceAll("vv", "w").replaceAll("l", "i");
}
const asTyped = (sign: string) => sign;
const asLetter = (sign: string) => SIGNS.get(sign) ?? sign;

const folded = (word: string) => fold(word, asTyped);
const OUR_NAME = folded(site.name).replace(/[^\p{L}\p{N}]/gu, "");
const CLAIMS: ReadonlySet<string> = new Set(STAFF.map(folded));
const FILLERS: ReadonlySet<string> = new Set(BESIDE.map(folded));
const LONGEST = Math.max(OUR_NAME.length, ...STAFF.map((word) => word.length));

/** Names that are too long are refused for that; nothing longer is looked at. */
const LOOKED_AT_CHARACTERS = 240;

/**
 * A sequence of words that makes one of these, however it is split: "A d m i n", "Fair Lead". "S. Taff" is a person.
 */
function hasRun(words: readonly string[], isOne: (word: string) => boolean): boolean {
  return words.some((_, start) => {
    let run = "";
    for (const [at, word] of words.slice(start).entries()) {
      const initial = at === 1 && Math.min(run.length, word.length) === 1;
      run += word;
      if (run.length > LONGEST) return false;
      if (isOne(run) && !initial) return true;
    }
    return false;
  });
}

function claims(words: readonly string[], of: NameOf): boolean {
  if (words.some((word) => word.includes(OUR_NAME)) || hasRun(words, (word) => word === OUR_NAME))
    return true;
  if (of === "person") return hasRun(words, (word) => CLAIMS.has(word));
  if (of === "label") return false;
  const staff = words.some((word) => CLAIMS.has(word));
  return (
    (staff && words.every((word) => CLAIMS.has(word) || FILLERS.has(word))) || CLAIMS.has(words.join(""))
  );
}

/** East Asian writing mixes Latin letters with its own; none of its characters look like them. */
const OTHER_THAN_LATIN =
  /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}])\p{L}/u;
const LATIN = /\p{Script=Latin}/u;
/** Alphabets with letters that look alike. */
const ALIKE = [
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Georgian}/u,
];

const mixes = (word: string): boolean =>
  LATIN.test(word) ? OTHER_THAN_LATIN.test(word) : ALIKE.filter((alphabet) => alphabet.test(word)).length > 1;

/** What is wrong with a typed name; null if it claims no one else's. */
export function nameProblem(typed: string, of: NameOf): NameProblem | null {
  if (typed.length > LOOKED_AT_CHARACTERS) return null;
  const spellings = [
    fold(typed, asTyped).split(/[^\p{L}]+/u),
    fold(typed, asLetter).split(/[^\p{L}\p{N}]+/u),
  ];
  if (spellings.some((words) => claims(words.filter(Boolean), of))) return "claims";
  const words = typed.replace(UNSEEN, "").split(/[\s\p{Pd}/&,()]+/u);
  return words.some(mixes) ? "mixed" : null;
}
