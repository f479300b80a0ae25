/** The letters of share cards, unpacked once an isolate. */

import type { Glyph, GlyphFile, GlyphStyle } from "./glyph-file.ts";
import packed from "./glyphs.bin?url&inline";

export type Typeface = GlyphStyle & {
  /** Coverage of a letter's pixels, 0–15, row by row. */
  coverage(glyph: Glyph): Uint8Array;
};
export type Typefaces = { serif: Typeface; sans: Typeface };

let unpacked: Promise<Typefaces> | undefined;

export function getTypefaces(): Promise<Typefaces> {
  unpacked ??= unpack(packed);
  return unpacked;
}

async function unpack(dataUrl: string): Promise<Typefaces> {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(",") + 1)), (character) =>
    character.charCodeAt(0),
  );
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  const whole = new Uint8Array(await new Response(stream).arrayBuffer());
  const headerLength = new DataView(whole.buffer).getUint32(0);
  const file: GlyphFile = JSON.parse(new TextDecoder().decode(whole.subarray(4, 4 + headerLength)));
  const bitmaps = whole.subarray(4 + headerLength);
  const typeface = (name: string): Typeface => {
    const style = file.styles[name];
    if (style === undefined) throw new Error(`glyphs.bin has no style ${name}; run scripts/social-glyphs.ts`);
    return { ...style, coverage: (glyph) => unpackNibbles(bitmaps, glyph) };
  };
  return { serif: typeface("serif"), sans: typeface("sans") };
}

function unpackNibbles(bitmaps: Uint8Array, [, , , width, height, offset]: Glyph): Uint8Array {
  const levels = new Uint8Array(width * height);
  for (let at = 0; at < levels.length; at += 1) {
    const byte = bitmaps[offset + (at >> 1)] ?? 0;
    levels[at] = at % 2 === 0 ? byte >> 4 : byte & 15;
  }
  return levels;
}
