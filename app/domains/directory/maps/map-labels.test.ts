import fc from "fast-check";
import { expect, test } from "vitest";
import { placeLabels } from "./map-labels.ts";

const FRAME = { halfWidth: 200, halfHeight: 200 };
const project = ({ lat, lon }: { lat: number; lon: number }) => ({ x: lon, y: -lat });
const place = fc.record({
  name: fc.string({ minLength: 3, maxLength: 18 }),
  lat: fc.integer({ min: -230, max: 230 }),
  lon: fc.integer({ min: -230, max: 230 }),
});
const pins = fc.array(
  fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -200, max: 200 }) }),
  {
    maxLength: 12,
  },
);

test("no name leaves the frame, covers another, or is under a pin", () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 30 }), pins, (places, obstacles) => {
      const labels = placeLabels(places, project, FRAME, obstacles);
      for (const [at, label] of labels.entries()) {
        const half = label.name.length * 3;
        expect(Math.abs(label.x) + half).toBeLessThanOrEqual(FRAME.halfWidth + 1);
        for (const other of labels.slice(at + 1)) {
          const apart =
            Math.abs(other.x - label.x) >= half + other.name.length * 3 || Math.abs(other.y - label.y) >= 16;
          expect(apart).toBe(true);
        }
        for (const pin of obstacles) {
          expect(Math.abs(pin.x - label.x) >= half || Math.abs(pin.y - label.y) >= 10).toBe(true);
        }
      }
    }),
  );
});

test("the largest place is named when there is room", () => {
  expect(placeLabels([{ name: "Austin", lat: 10, lon: 20 }], project, FRAME)).toEqual([
    { name: "Austin", x: 20, y: -10 },
  ]);
});
