import { expect, test } from "vitest";
import { Random } from "./random.ts";

const draw = (random: Random) => Array.from({ length: 20 }, () => random.bits32());

test("one key gives the same numbers every time, another key gives others", () => {
  expect(draw(new Random(1, "agent", 7))).toEqual(draw(new Random(1, "agent", 7)));
  expect(draw(new Random(1, "agent", 7))).not.toEqual(draw(new Random(1, "agent", 8)));
  expect(draw(new Random(1, "agent", 7))).not.toEqual(draw(new Random(1, "licenses", 7)));
  expect(draw(new Random(1, "agent", 7))).not.toEqual(draw(new Random(2, "agent", 7)));
});

test("the numbers do not change between releases", () => {
  const random = new Random(1, "agent", 7);
  expect([random.bits32(), random.bits32(), random.bits32()]).toMatchInlineSnapshot(`
    [
      3739364384,
      4029157772,
      43775374,
    ]
  `);
});

test("streams with adjacent numbers are spread evenly", () => {
  const first = Array.from({ length: 10_000 }, (_, i) => new Random(1, "agent", i).unit());
  const mean = first.reduce((sum, value) => sum + value, 0) / first.length;
  expect(mean).toBeGreaterThan(0.49);
  expect(mean).toBeLessThan(0.51);
  const tenths = new Set(first.slice(0, 100).map((value) => Math.floor(value * 10)));
  expect(tenths.size).toBe(10);
});

test("a sample never holds the same item twice", () => {
  const random = new Random("sample");
  for (let i = 0; i < 200; i += 1) {
    const sample = random.sample(["a", "b", "c", "d", "e"], 4);
    expect(new Set(sample).size).toBe(4);
  }
  expect(random.sample(["a"], 3)).toEqual(["a"]);
});

test("an item without weight is never drawn", () => {
  const random = new Random("weights");
  const drawn = new Set(
    Array.from({ length: 500 }, () =>
      random.weighted([
        ["never", 0],
        ["often", 5],
        ["seldom", 1],
      ]),
    ),
  );
  expect(drawn).toEqual(new Set(["often", "seldom"]));
});

test("two hundred thousand streams of two keys begin differently", () => {
  const begun = new Set<string>();
  for (let agent = 0; agent < 20_000; agent += 1) {
    for (let review = 0; review < 10; review += 1) {
      const random = new Random(1, "agent", agent, "review", review);
      begun.add(`${random.bits32()} ${random.bits32()} ${random.bits32()}`);
    }
  }
  expect(begun.size).toBe(200_000);
});
