/** Unique review texts: two that are alike are held for a person (reviews/signals/signals.ts). */

let written = 0;

/** About forty words in a new order with each call, after `lead`. */
export function ownWords(lead = "It took nine days until somebody called back about the roof."): string {
  written += 1;
  const words = Array.from({ length: 36 }, (_, at) => `${WORDS[(at * 7) % WORDS.length]}${written}`);
  return `${lead} ${words.join(" ")}.`;
}

const WORDS = "then she asked what was paid for it and why nobody had told us before the storm came".split(
  " ",
);
