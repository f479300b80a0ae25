import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bandsOf, minHash } from "./min-hash.ts";
import { shinglesOf, similarityOf, wordsIn } from "./shingles.ts";

const word = fc.stringMatching(/^[a-z]{2,7}$/);
const text = fc.array(word, { minLength: 20, maxLength: 120 }).map((words) => words.join(" "));
/** Out of four hundred estimates one may be far off; a fixed seed makes it the same ones each time. */
const SEED = 1;
/** A text, and a copy with every nth word changed. */
const pair = fc.tuple(text, fc.integer({ min: 2, max: 60 })).map(([one, every]) => {
  const words = one.split(" ");
  return [one, words.map((each, at) => (at % every === 0 ? `${each}x` : each)).join(" ")] as const;
});
const similarity = (one: string, other: string) => similarityOf(shinglesOf(one), shinglesOf(other));

describe("likeness of texts", () => {
  it("is one for the same words in any case, accents, punctuation, and spacing", () => {
    fc.assert(
      fc.property(text, (one) => {
        expect(similarity(one, one)).toBe(1);
      }),
    );
    expect(similarity("Zoë didn’t rush us, at all.", "ZOE didn't  rush us – at all")).toBe(1);
  });

  it("is symmetric, between zero and one, and zero for texts without words", () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const share = similarity(one, other);
        expect(share).toBe(similarity(other, one));
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
    expect(similarity("!!!", "!!!")).toBe(0);
    expect(bandsOf(shinglesOf("👍👍"))).toEqual([]);
  });

  it("barely depends on the order of sentences, but depends on the order of words", () => {
    const sentences = [
      "She came on the day that was agreed",
      "the roof was looked at from both ladders",
      "and the carrier paid within nine working days",
    ];
    expect(similarity(sentences.join(". "), sentences.toReversed().join(". "))).toBeGreaterThan(0.65);
    const words = sentences.join(" ").split(" ");
    expect(similarity(words.join(" "), words.toReversed().join(" "))).toBeLessThan(0.1);
  });

  it("counts words of every script", () => {
    expect(wordsIn("Здравствуйте, всё хорошо")).toEqual(["здравствуите", "все", "хорошо"]);
    expect(wordsIn("保険 OK です")).toEqual(["保", "険", "ok", "て", "す"]);
    expect(shinglesOf("這位代理人很有耐心也很清楚").size).toBe(11);
    expect(shinglesOf("Fine").size).toBe(1);
  });
});

describe("MinHash", () => {
  it("estimates likeness", () => {
    const errors: number[] = [];
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const [a, b] = [minHash(shinglesOf(one)), minHash(shinglesOf(other))];
        const estimate = a.filter((least, at) => least === b[at]).length / a.length;
        errors.push(Math.abs(estimate - similarity(one, other)));
        // Four standard deviations of sixty draws.
        expect(errors.at(-1)).toBeLessThan(0.27);
      }),
      { numRuns: 400, seed: SEED },
    );
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.06);
  });

  it("gives copies a common band and strangers none, as exact numbers", () => {
    let copies = 0;
    let found = 0;
    fc.assert(
      fc.property(pair, text, ([one, other], stranger) => {
        const bands = bandsOf(shinglesOf(one));
        expect(bands.length).toBe(20);
        for (const band of bands) expect(Number.isSafeInteger(band)).toBe(true);
        const shared = bandsOf(shinglesOf(other)).filter((band) => bands.includes(band));
        if (similarity(one, other) >= 0.8) expect(shared).not.toEqual([]);
        if (similarity(one, other) >= 0.5) {
          copies += 1;
          if (shared.length > 0) found += 1;
        }
        expect(bandsOf(shinglesOf(stranger)).filter((band) => bands.includes(band))).toEqual([]);
      }),
      { numRuns: 400, seed: SEED },
    );
    expect(found / copies).toBeGreaterThan(0.9);
  });

  it("never changes, because stored bands were made with it", () => {
    expect(bandsOf(shinglesOf("Nothing here may ever change")).slice(0, 2)).toMatchInlineSnapshot(`
      [
        2346154593,
        7935340203,
      ]
    `);
  });
});
