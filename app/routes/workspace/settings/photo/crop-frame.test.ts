import fc from "fast-check";
import { expect, test } from "vitest";
import { describeFrame, firstFrame, formatFraction, moveFrame, sideOf, zoomFrame } from "./crop-frame.ts";

const LEAST = 200;
const picture = fc.record({
  width: fc.integer({ min: LEAST, max: 8_000 }),
  height: fc.integer({ min: LEAST, max: 8_000 }),
});
const act = fc.oneof(
  fc.record({ across: fc.double({ min: -3, max: 3, noNaN: true }), down: fc.constant(0.4) }),
  fc.record({ factor: fc.double({ min: 0.2, max: 5, noNaN: true }) }),
);

test("the frame stays inside the picture and large enough, whatever key is pressed", () => {
  fc.assert(
    fc.property(picture, fc.array(act, { maxLength: 30 }), (size, acts) => {
      let frame = firstFrame(size);
      for (const one of acts)
        frame =
          "factor" in one
            ? zoomFrame(frame, size, one.factor, LEAST)
            : moveFrame(frame, size, one.across, one.down);
      const side = sideOf(frame, size);
      expect(side).toBeGreaterThanOrEqual(LEAST - 1e-6);
      expect(frame.left).toBeGreaterThanOrEqual(0);
      expect(frame.top).toBeGreaterThanOrEqual(0);
      expect(frame.left * size.width + side).toBeLessThanOrEqual(size.width + 1e-6);
      expect(frame.top * size.height + side).toBeLessThanOrEqual(size.height + 1e-6);
      for (const value of [frame.left, frame.top, frame.size])
        expect(formatFraction(value)).toMatch(/^(0\.\d{6}|1\.0{6})$/);
    }),
  );
});

test("describes its position in words", () => {
  const wide = { width: 1_000, height: 500 };
  expect(describeFrame(firstFrame(wide), wide)).toBe("Zoom 100%, 50% across, 50% down.");
  const moved = moveFrame(firstFrame(wide), wide, 3, 0);
  expect(describeFrame(moved, wide)).toBe("Zoom 100%, 100% across, 50% down.");
  expect(describeFrame(zoomFrame(moved, wide, 2, LEAST), wide)).toBe("Zoom 200%, 83% across, 50% down.");
});
