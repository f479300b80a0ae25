import fc from "fast-check";
import { expect, test } from "vitest";
import { projectAround } from "./map-drawing.ts";
import { RESULTS_MAP_FRAME } from "./map-frame.ts";
import { placeLabels } from "./map-labels.ts";
import { layOut, namesOnMap, obstaclesOf } from "./map-layout.ts";

const spot = fc.record({ x: fc.integer({ min: -180, max: 180 }), y: fc.integer({ min: -180, max: 180 }) });

test("every agent is in one ring, and the rings count all that no pin shows", () => {
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 10 }), fc.array(spot, { maxLength: 80 }), (pins, others) => {
      const laid = layOut(pins, others);
      expect(laid.pins).toHaveLength(pins.length);
      expect(laid.rings.reduce((sum, ring) => sum + ring.members.length, 0)).toBe(others.length);
    }),
  );
});

test("on the closest map no agent shares a ring", () => {
  const heap = Array.from({ length: 5 }, () => ({ x: 3, y: 4 }));
  expect(layOut([], heap, { apart: true }).rings.map((ring) => ring.members.length)).toEqual([1, 1, 1, 1, 1]);
  expect(layOut([], heap).rings.map((ring) => ring.members.length)).toEqual([5]);
});

const AUSTIN = { lat: 30.27, lon: -97.74 };
const project = projectAround(AUSTIN, 15);

test("the place searched for is named first and once, at any size and over any mark", () => {
  const places = [
    { name: "Round Rock", lat: 30.51, lon: -97.68 },
    { name: "Austin", lat: 30.28, lon: -97.75 },
    // Another of that name, far off, is still named.
    { name: "Austin", lat: 30.42, lon: -97.9 },
  ];
  const names = namesOnMap({ ...AUSTIN, name: "Austin" }, places, project);
  expect(names.map(({ name, always }) => [name, always ?? false])).toEqual([
    ["Austin", true],
    ["Round Rock", false],
    ["Austin", false],
  ]);
  const crowd = Array.from({ length: 400 }, (_, i) => ({
    x: (i % 20) * 20 - 190,
    y: Math.floor(i / 20) * 20 - 190,
  }));
  const labels = placeLabels(names, project, RESULTS_MAP_FRAME, obstaclesOf(crowd, RESULTS_MAP_FRAME));
  expect(labels.map(({ name, always }) => [name, always])).toEqual([["Austin", true]]);
});

test("the name of the middle moves off a pin that covers it", () => {
  const onIt = [
    { x: 0, y: -18 },
    { x: 0, y: 20 },
  ];
  const [label] = placeLabels(
    [{ ...AUSTIN, name: "Austin", always: true }],
    project,
    RESULTS_MAP_FRAME,
    onIt,
  );
  expect(Math.abs(label?.y ?? 0)).toBeGreaterThan(20 + 15 - 8);
});
