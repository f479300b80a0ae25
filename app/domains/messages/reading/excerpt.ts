/** Excerpts of long messages for search results. */
const BEFORE_CHARACTERS = 30;
const LONGEST_CHARACTERS = 160;

/** One line around the first matching word, with ellipses where it was cut. */
export function excerptAround(body: string, words: string): string {
  const line = body.replace(/\s+/g, " ");
  const low = line.toLowerCase();
  const places = words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => low.indexOf(word))
    .filter((at) => at >= 0);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const start = Math.max(0, first - BEFORE_CHARACTERS);
  const cut = [...line.slice(start)].slice(0, LONGEST_CHARACTERS).join("");
  return `${start > 0 ? "…" : ""}${cut.trim()}${start + cut.length < line.length ? "…" : ""}`;
}
