/** A picture of 1200 × 630 in a few colors, each in sixteen steps from the paper's color, and its PNG. */
import type { Typeface } from "./glyphs.ts";
import { setLine } from "./typesetting.ts";

export const CARD = { width: 1200, height: 630 } as const;

type Rgb = readonly [red: number, green: number, blue: number];
const PAPER: Rgb = [0xf5, 0xf2, 0xea];
/** Role tokens of the light theme (`app/ui/styles/theme.css`). */
const INKS = {
  ink: [0x1c, 0x21, 0x1d],
  muted: [0x5c, 0x62, 0x58],
  accent: [0x12, 0x51, 0x3c],
  star: [0xad, 0x6a, 0x0b],
  line: [0xda, 0xd5, 0xc6],
} as const satisfies Record<string, Rgb>;
export type Ink = keyof typeof INKS;
const INK_NAMES = ["ink", "muted", "accent", "star", "line"] as const satisfies readonly Ink[];

const FULL = 15;

export class Picture {
  readonly #pixels = new Uint8Array(CARD.width * CARD.height);
  #photo: { pixels: Uint8Array; left: number; top: number; side: number } | null = null;

  /** `coverage` 0–15 of an ink over paper. The stronger of two wins. */
  #dot(x: number, y: number, coverage: number, ink: Ink): void {
    if (coverage <= 0 || x < 0 || y < 0 || x >= CARD.width || y >= CARD.height) return;
    const at = y * CARD.width + x;
    const before = this.#pixels[at] ?? 0;
    if (before !== 0 && ((before - 1) % FULL) + 1 >= coverage) return;
    this.#pixels[at] = INK_NAMES.indexOf(ink) * FULL + coverage;
  }

  rectangle(left: number, top: number, width: number, height: number, ink: Ink): void {
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1) this.#dot(x, y, FULL, ink);
  }

  /** A shape given by the depth, in pixels, of each point inside it (negative outside). Edges are smoothed. */
  shape(
    box: { left: number; top: number; width: number; height: number },
    depth: (x: number, y: number) => number,
    ink: Ink,
  ) {
    for (let y = Math.floor(box.top); y < box.top + box.height; y += 1) {
      for (let x = Math.floor(box.left); x < box.left + box.width; x += 1) {
        this.#dot(x, y, Math.round(Math.min(1, Math.max(0, depth(x + 0.5, y + 0.5) + 0.5)) * FULL), ink);
      }
    }
  }

  /** Draws a line of text with its baseline at `y`; returns its width. */
  text(face: Typeface, text: string, x: number, y: number, ink: Ink): number {
    const { placed, width } = setLine(face, text);
    for (const { glyph, x: dx, y: dy } of placed) {
      const [, left, top, glyphWidth] = glyph;
      face.coverage(glyph).forEach((level, at) => {
        this.#dot(x + dx + left + (at % glyphWidth), y + dy + top + Math.floor(at / glyphWidth), level, ink);
      });
    }
    return width;
  }

  /** Puts a square photo over the drawing: three bytes per pixel. */
  photo(pixels: Uint8Array, left: number, top: number, side: number): void {
    this.#photo = { pixels, left, top, side };
  }

  /** The picture as a PNG: 8-bit palette color (W3C PNG, third edition), or 24-bit color with a photo. */
  async png(): Promise<Uint8Array<ArrayBuffer>> {
    const { width, height } = CARD;
    const rows = this.#photo === null ? this.#paletteRows() : this.#colorRows(this.#photo);
    const header = new Uint8Array(13);
    const view = new DataView(header.buffer);
    view.setUint32(0, width);
    view.setUint32(4, height);
    header.set([8, this.#photo === null ? 3 : 2, 0, 0, 0], 8);
    const parts = [
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
      chunk("IHDR", header),
      ...(this.#photo === null ? [chunk("PLTE", palette())] : []),
      chunk("IDAT", await deflate(rows)),
      chunk("IEND", new Uint8Array(0)),
    ];
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  }

  /** Each row begins with its filter type: none. */
  #paletteRows(): Uint8Array<ArrayBuffer> {
    const { width, height } = CARD;
    const rows = new Uint8Array((width + 1) * height);
    for (let y = 0; y < height; y += 1) {
      rows.set(this.#pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
    }
    return rows;
  }

  #colorRows({ pixels, left, top, side }: { pixels: Uint8Array; left: number; top: number; side: number }) {
    const { width, height } = CARD;
    const colors = palette();
    const rows = new Uint8Array((width * 3 + 1) * height);
    for (let y = 0; y < height; y += 1) {
      const from = y * (width * 3 + 1) + 1;
      for (let x = 0; x < width; x += 1) {
        const ink = (this.#pixels[y * width + x] ?? 0) * 3;
        rows.set(colors.subarray(ink, ink + 3), from + x * 3);
      }
      const line = y - top;
      if (line >= 0 && line < side)
        rows.set(pixels.subarray(line * side * 3, (line + 1) * side * 3), from + left * 3);
    }
    return rows;
  }
}

function palette(): Uint8Array<ArrayBuffer> {
  const colors = new Uint8Array(3 * (1 + INK_NAMES.length * FULL));
  colors.set(PAPER);
  INK_NAMES.forEach((name, ink) => {
    for (let level = 1; level <= FULL; level += 1) {
      const mixed = INKS[name].map((end, channel) => {
        const start = PAPER[channel] ?? 0;
        return Math.round(start + ((end - start) * level) / FULL);
      });
      colors.set(mixed, 3 * (ink * FULL + level));
    }
  });
  return colors;
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function chunk(type: string, data: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 as PNG, zip and Ethernet use it. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
