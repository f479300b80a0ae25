import type { Review } from "../types.ts";

/** What the writer gave for single questions, in words with numbers; nothing where none was answered. */
export function SubRatings({ given }: { given: Review["subRatings"] }) {
  if (given.length === 0) return null;
  const words = given.map(({ label, stars }) => `${label.toLowerCase()} ${stars}`);
  return <p className="cap">Out of 5: {words.join(" · ")}</p>;
}
