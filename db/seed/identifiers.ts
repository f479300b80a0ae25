/** Ids, slugs, numbers: how records are named to the outside. */
import { slugify } from "#app/platform/slugs.ts";
import type { Random } from "./random.ts";

/** UUIDv7 (RFC 9562 §5.7): 48 bits of time, then drawn bits. */
export function uuidV7(timeMs: number, random: Random): string {
  const time = timeMs.toString(16).padStart(12, "0");
  const high = ((random.bits32() & 0x0fff) | 0x7000).toString(16);
  const variant = ((random.bits32() & 0x3fff) | 0x8000).toString(16);
  const low =
    random.bits32().toString(16).padStart(8, "0") + (random.bits32() >>> 16).toString(16).padStart(4, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-${high}-${variant}-${low}`;
}

/** Gives each slug once: the second "ana-diaz" becomes "ana-diaz-2". */
export class SlugRegister {
  #taken = new Map<string, number>();

  claim(slug: string): string {
    const earlier = this.#taken.get(slug) ?? 0;
    this.#taken.set(slug, earlier + 1);
    return earlier === 0 ? slug : `${slug}-${earlier + 1}`;
  }
}

const NPN_BASE = 10_000_019;
const NPN_SPAN = 8_999_993;

/** A producer's email address in the register, which belongs to no one. One in forty has none. */
export const registerEmailOf = (agentNo: number, name: string): string | null =>
  agentNo % 40 === 0 ? null : `${slugify(name).slice(0, 60)}@producers.example`;

/** A National Producer Number: digits without a leading zero, a different one for every `index`. */
export function npnAt(index: number): string {
  // The range is prime, so that multiplying visits all of it before it repeats.
  return String(
    NPN_BASE + Math.floor(index / NPN_SPAN) * 10_000_000 + (((index % NPN_SPAN) * 5_227_813) % NPN_SPAN),
  );
}

/** E.164 number in the block that is reserved for fiction: 555-0100 to 555-0199. */
export function fictionalPhone(areaCode: string, random: Random): string {
  return `+1${areaCode}55501${random.digits(2)}`;
}
