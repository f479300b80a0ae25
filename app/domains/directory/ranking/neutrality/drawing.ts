/** Numbers drawn from a seed, the same each time: xorshift, in 32 bits. */

/** `drawn(seed, no)`: a number from 0 to 2³² − 1, for the `no`-th thing of a night. */
export function drawn(seed: number, no: number): number {
  let state = (seed ^ Math.imul(no + 1, 0x9e3779b1)) >>> 0 || 1;
  for (let turn = 0; turn < 4; turn += 1) {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
  }
  return state;
}
