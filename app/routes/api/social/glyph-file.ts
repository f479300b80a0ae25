/** The format of `public/share-cards/glyphs.bin`, which `drawings/social-glyphs.ts` writes. Lengths in pixels. */

/** Advance, left and top of the bitmap from the pen's position on the baseline, width, height, offset in bytes. */
export type Glyph = [
  advance: number,
  left: number,
  top: number,
  width: number,
  height: number,
  offset: number,
];

export type GlyphStyle = {
  ascent: number;
  descent: number;
  glyphs: Record<string, Glyph>;
  /** How far the second letter of a pair moves. */
  kerning: Record<string, number>;
};

export type GlyphFile = { styles: Record<string, GlyphStyle> };
