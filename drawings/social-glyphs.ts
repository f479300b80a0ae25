/**
 * `node drawings/social-glyphs.ts`: draws every letter that share cards may need in the two typefaces with a
 * Chromium and writes them to `public/share-cards/glyphs.bin`. Run again when a face or a size changes; the file is
 * committed, so that neither a build nor the edge needs a browser or a font engine.
 *
 * The file is zlib-deflated: the length of a JSON header (32 bits, big-endian), the header (`GlyphFile` in
 * `app/routes/api/social/glyph-file.ts`), then the letters' coverage, four bits a pixel, row by row, each letter
 * beginning on a whole byte.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { chromium } from "@playwright/test";
import type { GlyphFile } from "../app/routes/api/social/glyph-file.ts";
import { projectRoot } from "../scripts/project.ts";
import { getChromium } from "../tests/support/browser/chromium.ts";

const FONTS = join(projectRoot, "app", "ui", "fonts");
const TARGET = join(projectRoot, "public", "share-cards", "glyphs.bin");

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join("");
const ASCII = range(0x20, 0x7e);
const LATIN_1 = range(0xa0, 0xff);
const PUNCTUATION = "–—‘’“”…·•ʻ";
const MORE_LETTERS = "ıŒœĐđŁłĦħȷ";
/** Accents on their own, put above or below a letter at the edge: "ễ" is e, circumflex, tilde. */
const MARKS =
  "\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u0309\u030a\u030b\u030c\u031b\u0323\u0326\u0327\u0328\u0331";
const EVERYTHING = ASCII + LATIN_1 + PUNCTUATION + MORE_LETTERS + MARKS;

const styles = [
  { name: "serif", family: "Brygada", weight: 500, size: 72, characters: EVERYTHING },
  { name: "sans", family: "Commissioner", weight: 450, size: 34, characters: EVERYTHING },
] as const;

const face = (file: string) =>
  `url(data:font/woff2;base64,${readFileSync(join(FONTS, file)).toString("base64")})`;
const page = `<!doctype html><style>
  @font-face { font-family: Brygada; src: ${face("brygada-1918-latin-wght-normal.woff2")}; font-weight: 400 700 }
  @font-face { font-family: Commissioner; src: ${face("commissioner-latin-wght-normal.woff2")}; font-weight: 100 900 }
</style><canvas></canvas>`;

type Drawn = {
  ascent: number;
  descent: number;
  glyphs: {
    character: string;
    advance: number;
    left: number;
    top: number;
    width: number;
    height: number;
    coverage: number[];
  }[];
  kerning: [string, number][];
};

/** Runs in the browser: must not use anything from outside. */
async function draw(style: {
  family: string;
  weight: number;
  size: number;
  characters: string;
}): Promise<Drawn> {
  const fallback = style.family === "Brygada" ? '"Liberation Serif", serif' : '"Liberation Sans", sans-serif';
  const font = `${style.weight} ${style.size}px ${style.family}, ${fallback}`;
  await document.fonts.load(font, "A");
  const side = style.size * 2;
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("no canvas");
  context.font = font;
  const origin = { x: Math.round(side / 4), y: Math.round(side * 0.65) };
  const metrics = context.measureText("Ág");
  const glyphs = [...style.characters].map((character) => {
    context.clearRect(0, 0, side, side);
    // An accent needs something to stand on: a space that is not dropped.
    const isMark = /\p{M}/u.test(character);
    context.fillText(isMark ? `\u00a0${character}` : character, origin.x, origin.y);
    const { data } = context.getImageData(0, 0, side, side);
    const alpha = (x: number, y: number) => Math.round((data[(y * side + x) * 4 + 3] ?? 0) / 17);
    let [left, right, top, bottom] = [side, -1, side, -1];
    for (let y = 0; y < side; y += 1) {
      for (let x = 0; x < side; x += 1) {
        if (alpha(x, y) === 0) continue;
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
    }
    const coverage: number[] = [];
    for (let y = top; y <= bottom; y += 1) for (let x = left; x <= right; x += 1) coverage.push(alpha(x, y));
    const isBlank = right < 0;
    return {
      character,
      advance: context.measureText(character).width,
      left: isBlank ? 0 : left - origin.x,
      top: isBlank ? 0 : top - origin.y,
      width: isBlank ? 0 : right - left + 1,
      height: isBlank ? 0 : bottom - top + 1,
      coverage,
    };
  });
  const advances = new Map(glyphs.map((glyph) => [glyph.character, glyph.advance]));
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,-’'"];
  const kerning: [string, number][] = [];
  for (const first of letters) {
    for (const second of letters) {
      const pair = first + second;
      const by = context.measureText(pair).width - (advances.get(first) ?? 0) - (advances.get(second) ?? 0);
      if (Math.abs(by) >= 0.25) kerning.push([pair, by]);
    }
  }
  return { ascent: metrics.fontBoundingBoxAscent, descent: metrics.fontBoundingBoxDescent, glyphs, kerning };
}

function packNibbles(coverage: readonly number[]): Uint8Array {
  const packed = new Uint8Array(Math.ceil(coverage.length / 2));
  coverage.forEach((level, at) => {
    packed[at >> 1] = (packed[at >> 1] ?? 0) | (at % 2 === 0 ? level << 4 : level);
  });
  return packed;
}

const browser = await chromium.launch(await getChromium());
try {
  const tab = await browser.newPage();
  await tab.setContent(page);
  const file: GlyphFile = { styles: {} };
  const bitmaps: Uint8Array[] = [];
  let offset = 0;
  const round = (value: number) => Math.round(value * 4) / 4;
  for (const style of styles) {
    const drawn = await tab.evaluate(draw, { ...style });
    const glyphs: GlyphFile["styles"][string]["glyphs"] = {};
    for (const { character, advance, left, top, width, height, coverage } of drawn.glyphs) {
      glyphs[character] = [round(advance), left, top, width, height, offset];
      const bitmap = packNibbles(coverage);
      bitmaps.push(bitmap);
      offset += bitmap.length;
    }
    const kerning = Object.fromEntries(drawn.kerning.map(([pair, by]) => [pair, round(by)]));
    file.styles[style.name] = { ascent: round(drawn.ascent), descent: round(drawn.descent), glyphs, kerning };
  }
  const header = Buffer.from(JSON.stringify(file));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  const packed = deflateSync(Buffer.concat([length, header, ...bitmaps]), { level: 9 });
  writeFileSync(TARGET, packed);
  console.log(
    `${TARGET}: ${(packed.length / 1024).toFixed(0)} KiB (header ${(header.length / 1024).toFixed(0)} KiB raw)`,
  );
} finally {
  await browser.close();
}
