/** Makes a square of a picture larger or smaller: a triangle filter, row by row, so that no copy of the picture is needed. */

export type Pixels = {
  data: Uint8Array | Uint8ClampedArray;
  /** Bytes a pixel: one of gray, or red, green, blue, and with four how opaque it is. */
  channels: 1 | 3 | 4;
  width: number;
  height: number;
};

type Taps = { first: number; weights: Float32Array };

/** Which pixels of a line make each of `count` new ones, and how much each counts; sums to one. */
function tapsOf(from: number, length: number, count: number, limit: number): Taps[] {
  const scale = length / count;
  const reach = Math.max(1, scale);
  return Array.from({ length: count }, (_, at) => {
    const middle = from + (at + 0.5) * scale - 0.5;
    const first = Math.max(0, Math.ceil(middle - reach));
    const last = Math.min(limit - 1, Math.floor(middle + reach));
    const weights = new Float32Array(last - first + 1);
    let sum = 0;
    for (let i = 0; i < weights.length; i += 1) {
      const weight = Math.max(0, 1 - Math.abs(first + i - middle) / reach);
      weights[i] = weight;
      sum += weight;
    }
    for (let i = 0; i < weights.length; i += 1) weights[i] = (weights[i] as number) / sum;
    return { first, weights };
  });
}

/** One line of the picture, with what is transparent over white. */
function lineOf({ data, channels, width }: Pixels, y: number, line: Float32Array): void {
  let from = y * width * channels;
  for (let to = 0; to < line.length; to += 3, from += channels) {
    const cover = channels === 4 ? (data[from + 3] as number) / 255 : 1;
    const white = 255 * (1 - cover);
    line[to] = (data[from] as number) * cover + white;
    line[to + 1] = channels === 1 ? (line[to] as number) : (data[from + 1] as number) * cover + white;
    line[to + 2] = channels === 1 ? (line[to] as number) : (data[from + 2] as number) * cover + white;
  }
}

/** The square `side` at `x`, `y` of the picture as a square of `target` pixels a side, three bytes each. */
export function resample(
  pixels: Pixels,
  { x, y, side }: { x: number; y: number; side: number },
  target: number,
): Uint8Array<ArrayBuffer> {
  const across = tapsOf(x, side, target, pixels.width);
  const down = tapsOf(y, side, target, pixels.height);
  const line = new Float32Array(pixels.width * 3);
  const narrow = new Float32Array(target * 3);
  const sums = new Float32Array(target * target * 3);
  const top = down[0]?.first ?? 0;
  const last = down.at(-1);
  const bottom = last === undefined ? 0 : last.first + last.weights.length;
  // Rows of the target that begin later than this one of the source are not looked at yet, those that have ended no more.
  let begun = 0;
  for (let row = top; row < bottom; row += 1) {
    lineOf(pixels, row, line);
    narrowLine(line, across, narrow);
    for (let to = begun; to < target; to += 1) {
      const { first, weights } = down[to] as Taps;
      if (first > row) break;
      if (first + weights.length <= row) {
        begun = to + 1;
        continue;
      }
      const weight = weights[row - first] as number;
      const at = to * target * 3;
      for (let i = 0; i < narrow.length; i += 1)
        sums[at + i] = (sums[at + i] as number) + (narrow[i] as number) * weight;
    }
  }
  const made = new Uint8Array(sums.length);
  for (let i = 0; i < sums.length; i += 1)
    made[i] = Math.min(255, Math.max(0, Math.round(sums[i] as number)));
  return made;
}

function narrowLine(line: Float32Array, across: readonly Taps[], narrow: Float32Array): void {
  let to = 0;
  for (const { first, weights } of across) {
    let red = 0;
    let green = 0;
    let blue = 0;
    let at = first * 3;
    for (const weight of weights) {
      red += (line[at] as number) * weight;
      green += (line[at + 1] as number) * weight;
      blue += (line[at + 2] as number) * weight;
      at += 3;
    }
    narrow[to] = red;
    narrow[to + 1] = green;
    narrow[to + 2] = blue;
    to += 3;
  }
}
