/** Invented people's names: mostly of one origin, sometimes mixed, a few very long or very short. */
import { slugify } from "./identifiers.ts";
import { type NameOrigin, nameOrigins } from "./name-lists.ts";
import type { Random } from "./random.ts";

export type PersonName = { firstName: string; lastName: string };

const MIXED_SHARE = 0.18;
const DOUBLE_LAST_SHARE = 0.07;
const SECOND_FIRST_SHARE = 0.04;
const MIDDLE_INITIAL_SHARE = 0.1;

const originsByState = new Map<string, (readonly [NameOrigin, number])[]>();

/** A name that is plausible in the state; two words at least. */
export function inventName(stateCode: string, random: Random): PersonName {
  const origins = originsIn(stateCode);
  const lastOrigin = random.weighted(origins);
  const firstOrigin = random.chance(MIXED_SHARE) ? random.weighted(origins) : lastOrigin;
  let firstName = random.pick(firstOrigin.first);
  let lastName = spaced(random.pick(lastOrigin.last));
  const form = random.unit();
  if (form < DOUBLE_LAST_SHARE) {
    lastName = `${lastName}-${spaced(random.pick(random.weighted(origins).last))}`;
  } else if (form < DOUBLE_LAST_SHARE + SECOND_FIRST_SHARE) {
    firstName = `${firstName} ${random.pick(firstOrigin.first)}`;
  } else if (form < DOUBLE_LAST_SHARE + SECOND_FIRST_SHARE + MIDDLE_INITIAL_SHARE) {
    firstName = `${firstName} ${random.pick(initials)}.`;
  }
  return { firstName, lastName };
}

/** The lists separate names by spaces, so "De-la-Cruz" stands there for "De la Cruz". */
function spaced(name: string): string {
  return name.replace(/^(De-la|De|Del)-/, (prefix) => prefix.replaceAll("-", " "));
}

const initials = "A B C D E F G H J K L M N P R S T V W".split(" ");

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
  const first = firstName.split(" ")[0] ?? firstName;
  return `${first} ${[...lastName.normalize("NFC")][0] ?? "A"}.`;
}

/** The public address of a name. Always two words or more, so it never meets a reserved first segment. */
export function nameSlug(name: PersonName): string {
  return slugify(`${name.firstName} ${name.lastName}`);
}
