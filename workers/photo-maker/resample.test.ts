import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { storedPlace, turnUpright } from "./orient.ts";
import { type Pixels, resample } from "./resample.ts";

const plain = (width: number, height: number, color: readonly number[]): Pixels => {
  const data = new Uint8Array(width * height * color.length);
  for (let at = 0; at < data.length; at += color.length) data.set(color, at);
  return { data, channels: color.length as 3 | 4, width, height };
};
const size = fc.integer({ min: 1, max: 40 });

describe("a square made larger or smaller", () => {
  test("a single color stays that color, edges too", () => {
    const byte = fc.nat(255);
    fc.assert(
      fc.property(
        size,
        size,
        fc.tuple(byte, byte, byte),
        size,
        fc.nat(),
        (width, height, color, target, at) => {
          const side = 1 + (at % Math.min(width, height));
          const made = resample(
            plain(width, height, color),
            { x: width - side, y: height - side, side },
            target,
          );
          expect(made.length).toBe(target * target * 3);
          for (let i = 0; i < made.length; i += 1)
            expect(Math.abs((made[i] ?? 0) - (color[i % 3] ?? 0))).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  test("puts what is transparent over white", () => {
    expect([...resample(plain(4, 4, [10, 20, 30, 0]), { x: 0, y: 0, side: 4 }, 1)]).toEqual([255, 255, 255]);
    expect([...resample(plain(4, 4, [0, 0, 0, 51]), { x: 0, y: 0, side: 4 }, 1)]).toEqual([204, 204, 204]);
  });

  test("of gray stays gray", () => {
    const data = Uint8Array.from([0, 100, 200, 40]);
    const made = resample({ data, channels: 1, width: 2, height: 2 }, { x: 0, y: 0, side: 2 }, 2);
    expect([...made]).toEqual([0, 0, 0, 100, 100, 100, 200, 200, 200, 40, 40, 40]);
  });

  test("at its own size the picture is unchanged", () => {
    const data = Uint8Array.from({ length: 5 * 5 * 3 }, (_, at) => (at * 37) % 256);
    const made = resample({ data, channels: 3, width: 5, height: 5 }, { x: 0, y: 0, side: 5 }, 5);
    expect([...made]).toEqual([...data]);
  });
});

/** EXIF's own words: where the stored first row and column are seen. */
const SEEN = {
  1: "abcd",
  2: "badc",
  3: "dcba",
  4: "cdab",
  5: "acbd",
  6: "cadb",
  7: "dbca",
  8: "bdac",
} as const;

describe("a picture rotated as its camera said", () => {
  test.each(Object.entries(SEEN))("orientation %s", (orientation, seen) => {
    const stored = Uint8Array.from([..."abcd"].flatMap((letter) => [letter.charCodeAt(0), 0, 0]));
    const turned = turnUpright(stored, 2, Number(orientation));
    expect([0, 3, 6, 9].map((at) => String.fromCharCode(turned[at] ?? 0)).join("")).toBe(seen);
  });

  test("a visible square lies inside the stored picture", () => {
    fc.assert(
      fc.property(
        size,
        size,
        fc.integer({ min: 1, max: 8 }),
        fc.nat(),
        fc.nat(),
        fc.nat(),
        (w, h, o, a, b, c) => {
          const [across, down] = o >= 5 ? [h, w] : [w, h];
          const side = 1 + (a % Math.min(w, h));
          const at = { x: b % (across - side + 1), y: c % (down - side + 1) };
          const { x, y } = storedPlace(o, at, side, w, h);
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x + side).toBeLessThanOrEqual(w);
          expect(y + side).toBeLessThanOrEqual(h);
        },
      ),
    );
  });
});
