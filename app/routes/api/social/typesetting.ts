/** Sets text: where each bitmap goes, how wide a line is, where it breaks. */
import type { Glyph } from "./glyph-file.ts";
import type { Typeface } from "./glyphs.ts";

/** A bitmap and its position, from the start of the line on the baseline. */
export type Placed = { glyph: Glyph; x: number; y: number };

const MARKS_BELOW = new Set(["\u0323", "\u0326", "\u0327", "\u0328", "\u0331"]);
const DOTLESS: Record<string, string> = { i: "ı", j: "ȷ" };
const MARK_GAP_PIXELS = 3;

/** Sets a line. Letters missing from the file are composed from a letter and accents; anything else becomes "?". */
export function setLine(face: Typeface, text: string): { placed: Placed[]; width: number } {
  const placed: Placed[] = [];
  let pen = 0;
  let before = "";
  for (const character of text.normalize("NFC")) {
    pen += face.kerning[before + character] ?? 0;
    const known = face.glyphs[character];
    if (known === undefined) {
      pen += setComposed(face, character, Math.round(pen), placed);
    } else {
      placed.push({ glyph: known, x: Math.round(pen), y: 0 });
      pen += known[0];
    }
    before = character;
  }
  return { placed, width: pen };
}

/** Puts accents above or below their letter. Returns how far the pen moves. */
function setComposed(face: Typeface, character: string, pen: number, placed: Placed[]): number {
  const [letter = "?", ...marks] = character.normalize("NFD");
  const isRaised = marks.some((mark) => !MARKS_BELOW.has(mark));
  const base = face.glyphs[(isRaised ? DOTLESS[letter] : undefined) ?? letter] ?? face.glyphs["?"];
  if (base === undefined) return 0;
  placed.push({ glyph: base, x: pen, y: 0 });
  const [advance, left, top, width] = base;
  // Accents are drawn for letters of x-height. Taller letters raise them, and so does an accent below another.
  let lift = top - (face.glyphs.x?.[2] ?? top);
  for (const mark of marks) {
    const glyph = face.glyphs[mark];
    if (glyph === undefined) continue;
    const [, markLeft, , markWidth, markHeight] = glyph;
    const x = pen + left + Math.round((width - markWidth) / 2) - markLeft;
    if (MARKS_BELOW.has(mark)) {
      placed.push({ glyph, x, y: 0 });
    } else {
      placed.push({ glyph, x, y: lift });
      lift -= markHeight + MARK_GAP_PIXELS;
    }
  }
  return advance;
}

/** A place where a word may break, for instance after the hyphen of a double name. */
const SOFT_BREAK = "\u200b";
export const breakAtHyphens = (text: string) => text.replace(/-(?=\S)/g, `-${SOFT_BREAK}`);

/**
 * Breaks text into lines no wider than `maxWidth`, between words where possible. Text that does not fit into
 * `maxLines` is cut with an ellipsis.
 */
export function breakLines(face: Typeface, text: string, maxWidth: number, maxLines: number): string[] {
  const fits = (line: string) => setLine(face, line).width <= maxWidth;
  const pieces = text
    .trim()
    .split(/(?<=[\s\u200b])/)
    .map((piece) => piece.replace(SOFT_BREAK, "").replace(/(?<!\s)\s+$/, " "));
  const lines: string[] = [];
  let line = "";
  for (const [at, piece] of pieces.entries()) {
    if (fits((line + piece).trimEnd())) {
      line += piece;
      continue;
    }
    if (lines.length === maxLines - 1) return [...lines, shorten(line + pieces.slice(at).join(""), fits)];
    if (line.trim() !== "") lines.push(line.trimEnd());
    line = fits(piece.trimEnd()) ? piece : shorten(piece, fits);
  }
  return line.trim() === "" ? lines : [...lines, line.trimEnd()];
}

function shorten(text: string, fits: (line: string) => boolean): string {
  let shown = [...text];
  while (shown.length > 0 && !fits(`${shown.join("").trimEnd()}…`)) shown = shown.slice(0, -1);
  return `${shown.join("").trimEnd()}…`;
}
