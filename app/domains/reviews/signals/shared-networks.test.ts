import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findPattern, findSideNetwork, type NetworkReview, type SeenNetwork } from "./shared-networks.ts";

const sent = (...hours: number[]): NetworkReview[] =>
  hours.map((hoursAfter, at) => ({ reviewId: `r${at}`, writer: `w${at}`, hoursAfter }));
const seen = (reviews: NetworkReview[], unrelated = 0): SeenNetwork => ({ unrelated, side: null, reviews });
const pointsOf = (...networks: SeenNetwork[]) => findPattern(networks)?.points ?? null;

describe("accounts that review one agent from one network", () => {
  it("are counted within any 24 hours that include this review, before and after it", () => {
    expect(pointsOf(seen(sent(-1, -23)))).toBe(3);
    expect(pointsOf(seen(sent(1, 23)))).toBe(3);
    expect(pointsOf(seen(sent(-11, 12)))).toBe(3);
    expect(pointsOf(seen(sent(-13, 12)))).toBe(0);
    expect(pointsOf(seen(sent(25, 26, 27)))).toBe(0);
    expect(pointsOf(seen(sent(-25, -26, -27)))).toBe(0);
  });

  it("are counted once each, however often they review", () => {
    const twice = sent(-1, -2).map((review) => ({ ...review, writer: "same" }));
    expect(pointsOf(seen(twice))).toBe(0);
  });

  it("may be more on busier networks: one for each twenty accounts", () => {
    expect(pointsOf(seen(sent(-1, -2), 19))).toBe(3);
    expect(pointsOf(seen(sent(-1, -2), 20))).toBe(0);
    expect(pointsOf(seen(sent(-1, -2, -3), 20))).toBe(3);
    expect(pointsOf(seen(sent(-30, -60, -90, -120), 20))).toBe(0);
    expect(pointsOf(seen(sent(-30, -60, -90, -120, -150), 20))).toBe(2);
  });

  it("are not added up over networks", () => {
    expect(pointsOf(seen(sent(-1)), seen(sent(-1)))).toBe(0);
    expect(pointsOf(seen(sent(-1)), seen(sent(-2, -3)))).toBe(3);
  });

  it("count no less when one more comes, and no more when strangers do", () => {
    const reviews = fc.array(
      fc.record({
        reviewId: fc.uuid(),
        writer: fc.stringMatching(/^[a-h]$/),
        hoursAfter: fc.double({ min: -400, max: 400, noNaN: true }),
      }),
    );
    fc.assert(
      fc.property(reviews, reviews, fc.nat(60), fc.nat(60), (some, more, unrelated, strangers) => {
        const points = pointsOf(seen(some, unrelated)) ?? -1;
        expect(pointsOf(seen([...some, ...more], unrelated)) ?? -1).toBeGreaterThanOrEqual(points);
        expect(pointsOf(seen(some, unrelated + strangers)) ?? -1).toBeLessThanOrEqual(points);
      }),
    );
  });
});

it("among several networks of the agent's side, the strongest finding is returned", () => {
  const side = (who: "agent" | "organization", unrelated: number): SeenNetwork => ({
    unrelated,
    side: who,
    reviews: [],
  });
  expect(findSideNetwork([])).toBeNull();
  expect(findSideNetwork([side("agent", 40)])).toBeNull();
  expect(findSideNetwork([side("agent", 39), side("organization", 3)])).toEqual({
    points: 2,
    evidence: { side: "organization", unrelated: 3 },
  });
  expect(findSideNetwork([side("organization", 0), side("agent", 9)])?.points).toBe(3);
});
