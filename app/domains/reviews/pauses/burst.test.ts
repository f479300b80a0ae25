import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BurstFacts, findBurst } from "./burst.ts";

/** Nothing that the rule reads can be an opinion. */
type Opinion = "stars" | "title" | "body" | "subRatings" | "explains" | "claims";
const noOpinion: [Extract<keyof BurstFacts, Opinion>] extends [never] ? true : false = true;

const ATTACK: BurstFacts = { came: 12, earlier: 0, strangers: 12, fresh: 12, linked: 4 };
const paused = (changes: Partial<BurstFacts>) => findBurst({ ...ATTACK, ...changes }) !== null;

describe("a burst", () => {
  test("pauses from twelve reviews on, when a third of them share devices or networks", () => {
    expect(noOpinion).toBe(true);
    expect(paused({})).toBe(true);
    expect(paused({ came: 11, strangers: 11 })).toBe(false);
    expect(paused({ linked: 3 })).toBe(false);
  });

  test("pauses without a shared network from twenty on, when three in four accounts are new and know nobody", () => {
    expect(paused({ came: 20, strangers: 20, fresh: 15, linked: 0 })).toBe(true);
    expect(paused({ came: 20, strangers: 20, fresh: 14, linked: 0 })).toBe(false);
    expect(paused({ came: 19, strangers: 19, fresh: 19, linked: 0 })).toBe(false);
  });

  test("is measured by the profile's own pace", () => {
    // 86 days with 52 reviews are 2.4 in four days: twelve are not five times as many.
    expect(paused({ earlier: 51 })).toBe(true);
    expect(paused({ earlier: 52 })).toBe(false);
  });

  test("of clients whom the agent met or answered pauses nothing, however many come", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), fc.nat(500), (came, earlier) => {
        expect(findBurst({ came, earlier, strangers: 0, fresh: 0, linked: 0 })).toBeNull();
      }),
    );
  });

  test("says what was counted", () => {
    expect(findBurst(ATTACK)).toEqual({
      received: 12,
      hours: 96,
      usual: 0,
      strangers: 12,
      fresh: 12,
      linked: 4,
    });
  });
});
