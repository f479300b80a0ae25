/** A quotation is two or three lines. */
const QUOTED_CHARACTERS = 220;

/** The whole sentences that a text begins with, as many as fit in a few lines; empty where the first one doesn't fit. */
export function openingOf(text: string): string {
  const paragraph = (text.trim().split("\n", 1)[0] ?? "").trim();
  if (paragraph.length <= QUOTED_CHARACTERS) return paragraph;
  const head = paragraph.slice(0, QUOTED_CHARACTERS + 1);
  return head.slice(0, Math.max(...[". ", "! ", "? "].map((end) => head.lastIndexOf(end))) + 1);
}
