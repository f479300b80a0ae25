/** Sets stored as the bits of one integer: insurance types, lines, languages (decision 0009). */

/**
 * The types that an agent is listed for in a state: those that the licenses there cover and the agent sells. An agent who
 * sells none of them is listed for all that the licenses cover. Results and profiles both ask here.
 */
export function namedTypes(sold: number, covered: number): number {
  const both = Number(BigInt(sold) & BigInt(covered));
  return both === 0 ? covered : both;
}

/** Bit test that holds beyond 32 bits. `bit` is 0–51. */
export function hasBit(mask: number, bit: number): boolean {
  return Math.floor(mask / 2 ** bit) % 2 === 1;
}

/** The union of the sets. */
export const unionOf = (masks: readonly number[]): number =>
  Number(masks.reduce((all, mask) => all | BigInt(mask), 0n));

/** The first set without the second. */
export const without = (mask: number, other: number): number => Number(BigInt(mask) & ~BigInt(other));
