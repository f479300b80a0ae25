/** The short lists: insurance types, lines of authority, languages, fictional carriers. */
import type { carriers, languages, linesOfAuthority, productTypes } from "../schema/catalog.ts";

export type ProductTypeRow = Required<typeof productTypes.$inferInsert>;

/** Masks of `lines_of_authority`. */
export const line = {
  life: 1,
  health: 2,
  property: 4,
  casualty: 8,
  variable: 16,
  personal: 32,
} as const;

const propertyCasualty = line.property + line.casualty;
const personalOrBoth = `${line.personal}|${propertyCasualty}`;

/** Bits of `product_types` by slug. */
export const typeBit = {
  auto: 0,
  home: 1,
  life: 2,
  health: 3,
  business: 4,
  renters: 5,
  motorcycle: 6,
  boat: 7,
  rv: 8,
  "umbrella-insurance": 9,
  "medicare-advantage": 10,
  "medicare-supplement": 11,
  "long-term-care": 12,
  annuities: 13,
  flood: 14,
  "medicare-part-d": 15,
} as const;

export type TypeSlug = keyof typeof typeBit;

const typeNames: Record<TypeSlug, [name: string, coveringLines: string]> = {
  auto: ["Auto", personalOrBoth],
  home: ["Home", personalOrBoth],
  life: ["Life", `${line.life}`],
  health: ["Health", `${line.health}`],
  business: ["Business", `${propertyCasualty}`],
  renters: ["Renters", personalOrBoth],
  motorcycle: ["Motorcycle", personalOrBoth],
  boat: ["Boat", personalOrBoth],
  rv: ["RV", personalOrBoth],
  "umbrella-insurance": ["Umbrella Insurance", personalOrBoth],
  "medicare-advantage": ["Medicare Advantage", `${line.health}`],
  "medicare-supplement": ["Medicare Supplement", `${line.health}`],
  "long-term-care": ["Long-Term Care", `${line.health}`],
  annuities: ["Annuities", `${line.life}|${line.variable}`],
  flood: ["Flood", personalOrBoth],
  "medicare-part-d": ["Medicare Part D", `${line.health}`],
};

/** The types of specification §3 come first and are built in; an admin would have added the others. */
export const productTypeRows: readonly ProductTypeRow[] = typeSlugs().map((slug) => ({
  bit: typeBit[slug],
  name: typeNames[slug][0],
  slug,
  active: true,
  builtIn: typeBit[slug] <= typeBit["umbrella-insurance"],
  coveringLines: typeNames[slug][1],
  recountedThrough: null,
}));

export function typeSlugs(): TypeSlug[] {
  return Object.keys(typeBit) as TypeSlug[];
}

/** The mask of some insurance types. */
export function typesMask(slugs: readonly TypeSlug[]): number {
  return [...new Set(slugs)].reduce((mask, slug) => mask + 2 ** typeBit[slug], 0);
}

export function typesInMask(mask: number): TypeSlug[] {
  return typeSlugs().filter((slug) => (mask & (2 ** typeBit[slug])) !== 0);
}

export const lineRows: readonly Required<typeof linesOfAuthority.$inferInsert>[] = [
  { bit: 0, name: "Life" },
  { bit: 1, name: "Accident and Health or Sickness" },
  { bit: 2, name: "Property" },
  { bit: 3, name: "Casualty" },
  { bit: 4, name: "Variable Life and Variable Annuity" },
  { bit: 5, name: "Personal Lines" },
];

export const languageRows: readonly Required<typeof languages.$inferInsert>[] = (
  [
    ["en", "English"],
    ["es", "Spanish"],
    ["cmn", "Mandarin"],
    ["yue", "Cantonese"],
    ["vi", "Vietnamese"],
    ["tl", "Tagalog"],
    ["ko", "Korean"],
    ["ar", "Arabic"],
    ["fr", "French"],
    ["ht", "Haitian Creole"],
    ["ru", "Russian"],
    ["pt", "Portuguese"],
    ["pl", "Polish"],
    ["hi", "Hindi"],
    ["pa", "Punjabi"],
    ["de", "German"],
    ["it", "Italian"],
    ["ja", "Japanese"],
    ["nv", "Navajo"],
    ["ase", "American Sign Language"],
    ["fa", "Persian"],
    ["ur", "Urdu"],
    ["gu", "Gujarati"],
    ["so", "Somali"],
    ["hmn", "Hmong"],
    ["am", "Amharic"],
  ] as const
).map(([code, name], bit) => ({ bit, code, name }));

const personal: readonly TypeSlug[] = ["auto", "home", "renters", "umbrella-insurance"];
const leisure: readonly TypeSlug[] = ["motorcycle", "boat", "rv"];
const senior: readonly TypeSlug[] = ["medicare-advantage", "medicare-supplement", "long-term-care"];
const property: readonly TypeSlug[] = ["home", "renters", "flood"];

/** Invented companies. */
export const carrierRows: readonly Required<typeof carriers.$inferInsert>[] = (
  [
    ["Bellhaven Mutual", [...personal, ...leisure]],
    ["Cordgrass Casualty", [...personal, "business"]],
    ["Northlight Life", ["life", "annuities", "long-term-care"]],
    ["Tallgrass Farm", [...personal, ...leisure, "business"]],
    ["Harbor & Vale", ["home", "boat", "flood", "umbrella-insurance"]],
    ["Copperline Insurance Exchange", [...personal, "business", "motorcycle"]],
    ["Stillwater Plains Mutual", personal],
    ["Juniper Ridge Health", ["health", "medicare-advantage"]],
    ["Wayfarer Specialty", [...leisure, "auto"]],
    ["Keystone Meadow", [...personal, "life"]],
    ["Great Basin Indemnity", [...personal, "business"]],
    ["Saltmarsh Flood Underwriters", property],
    ["Evenside Life & Annuity", ["life", "annuities"]],
    ["Plumb Line Commercial", ["business", "umbrella-insurance"]],
    ["Orchard Gate Health Plans", ["health", "medicare-supplement"]],
    ["Lodestar Senior", senior],
    ["Millrace Insurance", personal],
    ["Pinnacle Creek Property", property],
    ["Quarterdeck Marine", ["boat", "business"]],
    ["Redwing Preferred", ["auto", "motorcycle", "renters"]],
    ["Sycamore Trust Life", ["life", "annuities", "long-term-care"]],
    ["Foxglove Health Cooperative", ["health", "medicare-advantage", "medicare-supplement"]],
    ["Three Rivers Auto", ["auto", "motorcycle", "rv"]],
    ["Upland Contractors Mutual", ["business"]],
    ["Whitewater Surplus", ["home", "business", "flood"]],
    ["Amberfield Family", [...personal, "life"]],
    ["Bluestem Medicare", senior],
    ["Tideway National", [...personal, "business", "flood", "life"]],
  ] as const
).map(([name, types], i) => ({ carrierNo: i + 1, name, types: typesMask(types) }));
