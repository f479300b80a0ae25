import fc from "fast-check";
import { expect, test } from "vitest";
import { cluster, separate, spread } from "./cluster.ts";
import { projectAround, unprojectAround } from "./map-drawing.ts";

const spots = fc.array(
  fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -200, max: 200 }) }),
  { maxLength: 60 },
);

test("every agent is in exactly one cluster, and its middle is the mean", () => {
  fc.assert(
    fc.property(spots, fc.integer({ min: 1, max: 80 }), (all, reach) => {
      const rings = cluster(all, reach);
      expect(rings.flatMap((ring) => ring.members).length).toBe(all.length);
      for (const ring of rings) {
        const mean = ring.members.reduce((sum, one) => sum + one.x, 0) / ring.members.length;
        expect(ring.x).toBeCloseTo(mean, 6);
        expect(ring.minX).toBeLessThanOrEqual(ring.x + 1e-9);
        expect(ring.maxX).toBeGreaterThanOrEqual(ring.x - 1e-9);
      }
    }),
  );
});

test("what is close is clustered, what is far apart is not", () => {
  expect(
    cluster(
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 3, y: 4 },
      ],
      20,
    ).map((ring) => ring.members.length),
  ).toEqual([2, 1]);
});

test("a cluster that no zoom parts is spread around its middle", () => {
  const [ring] = cluster(
    [
      { x: 5, y: 5 },
      { x: 5, y: 5 },
    ],
    1,
  );
  if (ring === undefined) throw new Error("no ring");
  const [one, other] = spread(ring, 16);
  expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeCloseTo(32);
});

test("marks on one spot are moved apart, and those apart stay", () => {
  const heap = Array.from({ length: 6 }, () => ({ x: 7, y: 7 }));
  const apart = separate(heap, 20);
  expect(apart[0]).toEqual({ x: 7, y: 7 });
  for (const [at, one] of apart.entries())
    for (const other of apart.slice(at + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(19.7);
  const far = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
  ];
  expect(separate(far, 20)).toEqual(far);
  expect(separate([{ x: 0, y: 0 }], 20, [{ x: 1, y: 0 }])[0]?.x).toBeCloseTo(-19);
});

test("in a crowd every mark finds a place of its own", () => {
  fc.assert(
    fc.property(spots, (all) => {
      const apart = separate(
        all.map(({ x, y }) => ({ x: x / 8, y: y / 8 })),
        33,
      );
      for (const [at, one] of apart.entries())
        for (const other of apart.slice(at + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(33 * 0.98);
    }),
  );
});

test("a point of the drawing leads back to its degrees", () => {
  const center = { lat: 30.27, lon: -97.74 };
  const there = unprojectAround(center, 15)(projectAround(center, 15)({ lat: 30.4, lon: -97.9 }));
  expect([there.lat, there.lon].map((one) => Math.round(one * 1e6) / 1e6)).toEqual([30.4, -97.9]);
});
