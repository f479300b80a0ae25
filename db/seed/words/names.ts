/** Invented people's names: mostly of one origin, sometimes mixed, a few very long or very short. */
import { slugify } from "#app/platform/slugs.ts";
import type { Random } from "../random.ts";
import type { NameOrigin } from "./name-origin.ts";
import { europeanNames } from "./names-european.ts";
import { worldwideNames } from "./names-worldwide.ts";

export type PersonName = { firstName: string; lastName: string };

const MIXED_SHARE = 0.18;
const DOUBLE_LAST_SHARE = 0.07;
const SECOND_FIRST_SHARE = 0.04;
const MIDDLE_INITIAL_SHARE = 0.1;

const nameOrigins: readonly NameOrigin[] = [...europeanNames, ...worldwideNames];
const initials = "ABCDEFGHJKLMNPRSTVW".split("");
const originsByState = new Map<string, (readonly [NameOrigin, number])[]>();

/** A name that is plausible in the state. */
export function inventName(stateCode: string, random: Random): PersonName {
  return inventPerson(stateCode, random).name;
}

/** A name and the language that may go with it, as a bit of `languages`. */
export function inventPerson(
  stateCode: string,
  random: Random,
): { name: PersonName; languageBit: number | null } {
  const origins = originsIn(stateCode);
  const origin = random.weighted(origins);
  const firstOrigin = random.chance(MIXED_SHARE) ? random.weighted(origins) : origin;
  const [speakShare, bits] = origin.speaks ?? [0, []];
  const name = { firstName: random.pick(firstOrigin.first), lastName: spaced(random.pick(origin.last)) };
  const form = random.unit();
  if (form < DOUBLE_LAST_SHARE) {
    name.lastName = `${name.lastName}-${spaced(random.pick(random.weighted(origins).last))}`;
  } else if (form < DOUBLE_LAST_SHARE + SECOND_FIRST_SHARE) {
    name.firstName = `${name.firstName} ${random.pick(firstOrigin.first)}`;
  } else if (form < DOUBLE_LAST_SHARE + SECOND_FIRST_SHARE + MIDDLE_INITIAL_SHARE) {
    name.firstName = `${name.firstName} ${random.pick(initials)}.`;
  }
  return { name, languageBit: random.chance(speakShare) ? random.pick(bits) : null };
}

/** The lists separate names by spaces, so "De-la-Cruz" means "De la Cruz". */
function spaced(name: string): string {
  return name.replace(/^(De-la|De|Del)-/, (prefix) => prefix.replaceAll("-", " "));
}

function originsIn(stateCode: string): (readonly [NameOrigin, number])[] {
  const known = originsByState.get(stateCode);
  if (known) return known;
  const origins = nameOrigins.map(
    (origin) => [origin, origin.weight * (origin.states?.[stateCode] ?? 1)] as const,
  );
  originsByState.set(stateCode, origins);
  return origins;
}

export function fullName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`;
}

/** First name and initial of the last, as reviews are signed. */
export function signature(random: Random, stateCode: string): string {
  const { firstName, lastName } = inventName(stateCode, random);
  return `${firstNameOnly(firstName)} ${[...lastName.normalize("NFC")][0] ?? "A"}.`;
}

/** Without second names and initials. */
export function firstNameOnly(firstName: string): string {
  return firstName.split(" ")[0] ?? firstName;
}

/** The public address of a name. Always two words or more, so it never equals a reserved first segment. */
export function nameSlug(name: PersonName): string {
  return slugify(fullName(name));
}
