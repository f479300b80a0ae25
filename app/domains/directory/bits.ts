/** Sets kept as the bits of one integer: insurance types, lines, languages (docs/decisions, bit masks). */

/** Bit test that holds beyond 32 bits. `bit` is 0–51. */
export function hasBit(mask: number, bit: number): boolean {
  return Math.floor(mask / 2 ** bit) % 2 === 1;
}
