import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { site } from "#app/platform/site.ts";
import { NAMES } from "#support/names.ts";
import { nameProblem } from "./claimed-names.ts";

const OURS = site.name;
const wide = (text: string) =>
  text.replace(/[!-~]/g, (one) => String.fromCodePoint(one.charCodeAt(0) + 0xfee0));
const LIKE: Readonly<Record<string, readonly string[]>> = {
  a: ["а", "Α", "@", "4", "á", "ɑ"],
  d: ["ԁ", "ď", "D"],
  e: ["е", "3", "é", "Ε"],
  f: ["F", "ғ"],
  i: ["1", "!", "і", "ı", "l", "|", "ɪ"],
  l: ["1", "I", "|", "ł"],
  m: ["м", "rn", "M"],
  n: ["ո", "ñ", "N"],
  o: ["0", "о", "ο", "ó"],
  p: ["р", "ρ"],
  r: ["г", "R"],
  s: ["5", "$", "ѕ", "ş"],
  t: ["7", "т", "T"],
  u: ["ս", "ü"],
};

describe("a name that claims to be ours or our team's is refused", () => {
  test.each([
    OURS,
    OURS.toUpperCase(),
    `${OURS} Support`,
    `The ${OURS} Team`,
    `${OURS}Support`,
    `${OURS}.`,
    `${OURS}™`,
    wide(OURS),
    [...OURS].join(" "),
    [...OURS].join("."),
    [...OURS].join("\u200b"),
    [...OURS].join("\u00ad"),
    [...OURS].join("\u034f"),
    [...OURS].join("\u3164"),
    `${OURS.slice(0, 4)} ${OURS.slice(4)}`,
    OURS.replace("l", "I"),
    OURS.replace("i", "1").replace("e", "3"),
    OURS.replaceAll("a", "а"),
  ])("%j, whatever it names", (name) => {
    for (const of of ["person", "organization", "label"] as const)
      expect(nameProblem(name, of)).toBe("claims");
  });

  test.each([
    ...["Admin", "ADMIN", "Administrator", "moderator", "Staff", "Support", "Site Admin", "The Moderators"],
    ...[
      "Adm1n",
      "@dmin",
      "Adrnin",
      "Ádmín",
      "A d m i n",
      "A.D.M.I.N",
      "Ad-min",
      "Sup port",
      "5upp0rt",
      "$taff",
    ],
    ...[
      "Admin1",
      "Support!",
      "ＳＴＡＦＦ",
      "𝐀𝐝𝐦𝐢𝐧",
      "ⓈⓉⒶⒻⒻ",
      "Su\u200dpport",
      "аdmin",
      "ЅТАҒҒ",
      "Customer Service",
    ],
    ...["Soporte", "Administradora", "Moderador", "Help Desk"].slice(0, 3),
  ])("%j, as a person's", (name) => {
    expect(nameProblem(name, "person")).toBe("claims");
  });

  test.each([
    "Support",
    "The Support Team",
    "Customer Support Inc",
    "Admin",
    "Moderators LLC",
    "Equipo de soporte",
  ])("%j, as an organization's", (name) => {
    expect(nameProblem(name, "organization")).toBe("claims");
  });

  test("however its letters are replaced, separated, or filled with invisible characters", () => {
    const spelled = fc
      .constantFrom(OURS.toLowerCase(), "support", "staff", "moderator", "admin")
      .chain((word) =>
        fc.tuple(
          ...[...word].map((letter) =>
            fc.constantFrom(letter, letter.toUpperCase(), ...(LIKE[letter] ?? [])),
          ),
        ),
      );
    const between = fc.constantFrom("", "", "\u200b", "\u200d", "\u2060", "\u00ad", "\ufe0f");
    fc.assert(
      fc.property(spelled, between, fc.constantFrom("", " ", ".", "_", " · "), (letters, unseen, gap) => {
        expect(nameProblem(letters.join(gap === "" ? unseen : gap), "person")).not.toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("a word that mixes alphabets is refused", () => {
  test.each([
    "Mаria",
    "Αnna",
    "Nikоs",
    "Pоul O’Brien",
    "О'Callaghan",
    "Иvan",
    "Ioαnna",
    "Ав\u0391",
    "Sա\u0561m",
    "Ꭺlice",
  ])("%j", (name) => {
    expect(nameProblem(name, "person")).toBe("mixed");
    expect(nameProblem(`${name} Insurance`, "organization")).toBe("mixed");
  });
});

describe("a person's own name passes", () => {
  test.each([
    ...NAMES,
    ...[
      "José",
      "Nguyễn",
      "O'Callaghan",
      "O’Callaghan",
      "Admiral",
      "Adminah",
      "Staffan",
      "Stafford",
      "Łukasz",
    ],
    ...[
      "李",
      "Li",
      "李 Li",
      "李Li",
      "李さん",
      "山田 Taro",
      "Taro太郎",
      "김 Kim",
      "김Kim",
      "محمد",
      "دعم",
      "משה",
    ],
    ...["Мария", "Анна-Мария", "Сосо", "Ελένη", "Νίκος Παπαδόπουλος", "Արմեն", "გიორგი", "Иван Smith"],
    ...[
      "S. Taff",
      "Supporta",
      "Moderata",
      "Fairley",
      "Leadbetter",
      "Fair",
      "Lead",
      "Fairchild",
      "Arnold",
      "Ignacio",
    ],
    ...["Đặng", "Þór", "İpek", "Ørsted", "Ada B. Min", "Team", "Helper", "Root", "Ana-Sofía", "Mac Ling"],
  ])("%j, a person's", (name) => {
    expect(nameProblem(name, "person")).toBeNull();
  });

  test.each([
    ...["Family Support Insurance Agency", "Staff & Sons Insurance", "Administrators of Texas Benefits"],
    ...["Fair Leadership Partners", "Admiral Insurance", "Agencia García", "Soporte Familiar Seguros"],
    ...[
      "Lantern Row Insurance",
      "A&B",
      "AB+ Insurance 24/7",
      "Ömür Sigorta",
      "Страховой дом",
      "東京海上 Tokio Marine",
    ],
  ])("%j, an organization's", (name) => {
    expect(nameProblem(name, "organization")).toBeNull();
  });

  test("any word of one alphabet mixes nothing", () => {
    const letters = (from: number, to: number) =>
      fc
        .array(fc.integer({ min: from, max: to }), { minLength: 1, maxLength: 20 })
        .map((codes) => String.fromCodePoint(...codes))
        .filter((word) => /^\p{L}+$/u.test(word));
    const word = fc.oneof(
      letters(0x410, 0x44f),
      letters(0x391, 0x3c9),
      letters(0x41, 0x17f),
      letters(0x621, 0x64a),
      letters(0x5d0, 0x5ea),
      letters(0x3041, 0x30fe),
      letters(0x4e00, 0x9fa5),
      letters(0xac00, 0xd7a3),
    );
    fc.assert(
      fc.property(word, word, (first, last) => {
        expect(nameProblem(`${first} ${last}`, "label")).not.toBe("mixed");
      }),
    );
  });

  test("any text is checked without an error", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (typed) => {
        expect([null, "claims", "mixed"]).toContain(nameProblem(typed, "person"));
      }),
    );
  });
});
