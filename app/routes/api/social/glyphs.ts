/** The letters of share cards, read from the static files and unpacked once per isolate. */

import type { AppContext } from "#app/platform/context.ts";
import type { Glyph, GlyphFile, GlyphStyle } from "./glyph-file.ts";

export type Typeface = GlyphStyle & {
  /** Coverage of a letter's pixels, 0–15, row by row. */
  coverage(glyph: Glyph): Uint8Array;
};
/** A typeface in a smaller size: lengths are scaled, and each pixel is the mean of the pixels it covers. */
export function shrink(face: Typeface, scale: number): Typeface {
  const length = (value: number) => value * scale;
  const glyphs: GlyphStyle["glyphs"] = {};
  const originals = new Map<Glyph, Glyph>();
  for (const [character, glyph] of Object.entries(face.glyphs)) {
    const [advance, left, top, width, height, offset] = glyph;
    const [x, y] = [Math.floor(length(left)), Math.floor(length(top))];
    const small: Glyph = [
      length(advance),
      x,
      y,
      Math.ceil(length(left + width)) - x,
      Math.ceil(length(top + height)) - y,
      offset,
    ];
    glyphs[character] = small;
    originals.set(small, glyph);
  }
  const kerning = Object.fromEntries(Object.entries(face.kerning).map(([pair, by]) => [pair, length(by)]));
  const coverage = (glyph: Glyph) => {
    const original = originals.get(glyph);
    return original === undefined
      ? new Uint8Array(0)
      : sample(face.coverage(original), original, glyph, scale);
  };
  return { ascent: length(face.ascent), descent: length(face.descent), glyphs, kerning, coverage };
}

function sample(levels: Uint8Array, original: Glyph, small: Glyph, scale: number): Uint8Array {
  const [, left, top, width, height] = original;
  const [, smallLeft, smallTop, smallWidth, smallHeight] = small;
  const sums = new Float32Array(smallWidth * smallHeight);
  // Each source pixel is distributed, by area, over the up to four pixels it covers.
  const spread = (from: number, origin: number) => {
    const start = from * scale - origin;
    const first = Math.floor(start + 1e-9);
    const inFirst = Math.min(scale, first + 1 - start);
    return { first, inFirst, inSecond: scale - inFirst };
  };
  for (let y = 0; y < height; y += 1) {
    const down = spread(top + y, smallTop);
    for (let x = 0; x < width; x += 1) {
      const level = levels[y * width + x] ?? 0;
      if (level === 0) continue;
      const along = spread(left + x, smallLeft);
      for (const [row, tall] of [
        [down.first, down.inFirst],
        [down.first + 1, down.inSecond],
      ] as const) {
        for (const [column, wide] of [
          [along.first, along.inFirst],
          [along.first + 1, along.inSecond],
        ] as const) {
          if (tall <= 0 || wide <= 0 || row >= smallHeight || column >= smallWidth) continue;
          const at = row * smallWidth + column;
          sums[at] = (sums[at] ?? 0) + level * tall * wide;
        }
      }
    }
  }
  return Uint8Array.from(sums, (sum) => Math.min(15, Math.round(sum)));
}

/** The serif in three sizes, the sans in one. */
export type Typefaces = { title: Typeface; heading: Typeface; brand: Typeface; text: Typeface };

const HEADING_SCALE = 2 / 3;
const BRAND_SCALE = 0.56;

const GLYPHS = "/share-cards/glyphs.bin";

let unpacked: Promise<Typefaces> | undefined;

/** `readFile` reads a static file. Throws if there is none, and tries again the next time. */
export function getTypefaces(readFile: AppContext["readStaticFile"]): Promise<Typefaces> {
  unpacked ??= unpack(readFile).catch((error: unknown) => {
    unpacked = undefined;
    throw error;
  });
  return unpacked;
}

async function unpack(readFile: AppContext["readStaticFile"]): Promise<Typefaces> {
  const { body, ok, status } = await readFile(GLYPHS);
  if (!ok || body === null) throw new Error(`${GLYPHS} can’t be read: it answered ${status}.`);
  const stream = body.pipeThrough(new DecompressionStream("deflate"));
  const unpackedBytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const headerLength = new DataView(unpackedBytes.buffer).getUint32(0);
  const file: GlyphFile = JSON.parse(new TextDecoder().decode(unpackedBytes.subarray(4, 4 + headerLength)));
  const bitmaps = unpackedBytes.subarray(4 + headerLength);
  const typeface = (name: string): Typeface => {
    const style = file.styles[name];
    if (style === undefined)
      throw new Error(`glyphs.bin has no style ${name}; run drawings/social-glyphs.ts`);
    return { ...style, coverage: (glyph) => unpackNibbles(bitmaps, glyph) };
  };
  const serif = typeface("serif");
  return {
    title: serif,
    heading: shrink(serif, HEADING_SCALE),
    brand: shrink(serif, BRAND_SCALE),
    text: typeface("sans"),
  };
}

function unpackNibbles(bitmaps: Uint8Array, [, , , width, height, offset]: Glyph): Uint8Array {
  const levels = new Uint8Array(width * height);
  for (let at = 0; at < levels.length; at += 1) {
    const byte = bitmaps[offset + (at >> 1)] ?? 0;
    levels[at] = at % 2 === 0 ? byte >> 4 : byte & 15;
  }
  return levels;
}
