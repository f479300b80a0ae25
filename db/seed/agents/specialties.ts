/** What kind of business an agent does: decides lines, types, carriers and words. */
import { line, type TypeSlug } from "../catalog.ts";
import type { Random } from "../random.ts";

export type Specialty = "personal" | "multi" | "business" | "life" | "health" | "senior";

type Profile = {
  share: number;
  /** Sets of lines of authority, with their shares. */
  lines: readonly (readonly [lines: number, share: number])[];
  /** Types nearly always sold, and how likely each of the others is. */
  core: readonly TypeSlug[];
  others: Partial<Record<TypeSlug, number>>;
};

const propertyCasualty = line.property + line.casualty;
const lifeHealth = line.life + line.health;
const leisure = { motorcycle: 0.5, boat: 0.35, rv: 0.4 } as const;

const profiles: Record<Specialty, Profile> = {
  personal: {
    share: 40,
    lines: [
      [propertyCasualty, 62],
      [line.personal, 22],
      [propertyCasualty + lifeHealth, 16],
    ],
    core: ["auto", "home"],
    others: { renters: 0.8, "umbrella-insurance": 0.6, ...leisure, flood: 0.3, life: 0.25 },
  },
  multi: {
    share: 24,
    lines: [
      [propertyCasualty + lifeHealth, 85],
      [propertyCasualty + line.life, 15],
    ],
    core: ["auto", "home", "life"],
    others: {
      renters: 0.7,
      business: 0.6,
      "umbrella-insurance": 0.6,
      health: 0.45,
      ...leisure,
      flood: 0.3,
      annuities: 0.25,
      "medicare-supplement": 0.2,
    },
  },
  business: {
    share: 10,
    lines: [
      [propertyCasualty, 80],
      [propertyCasualty + lifeHealth, 20],
    ],
    core: ["business"],
    others: { auto: 0.6, home: 0.4, "umbrella-insurance": 0.5, flood: 0.2, health: 0.15 },
  },
  life: {
    share: 9,
    lines: [
      [line.life, 25],
      [lifeHealth, 50],
      [lifeHealth + line.variable, 25],
    ],
    core: ["life"],
    others: { annuities: 0.7, "long-term-care": 0.5, health: 0.2 },
  },
  health: {
    share: 8,
    lines: [
      [line.health, 20],
      [lifeHealth, 80],
    ],
    core: ["health"],
    others: { life: 0.5, "medicare-advantage": 0.4, "medicare-supplement": 0.35, "long-term-care": 0.2 },
  },
  senior: {
    share: 9,
    lines: [
      [line.health, 15],
      [lifeHealth, 85],
    ],
    core: ["medicare-advantage", "medicare-supplement", "medicare-part-d"],
    others: { "long-term-care": 0.5, life: 0.5, annuities: 0.3, health: 0.3 },
  },
};

const shares = Object.entries(profiles).map(([key, profile]) => [key as Specialty, profile.share] as const);

export function drawSpecialty(random: Random): Specialty {
  return random.weighted(shares);
}

export function drawLines(specialty: Specialty, random: Random): number {
  return random.weighted(profiles[specialty].lines);
}

/** Types the agent sells, before those that none of their lines could cover are removed. */
export function drawTypes(specialty: Specialty, random: Random): TypeSlug[] {
  const { core, others } = profiles[specialty];
  const extra = Object.entries(others).filter(([, share]) => random.chance(share));
  return [...core, ...extra.map(([slug]) => slug as TypeSlug)];
}
