import { expect, test } from "vitest";
import { FACE_LOOKS } from "#app/platform/files/photo-maker.ts";
import { draw, drawingName, faceName, parseFace } from "./draw.ts";

const IDS = Array.from(
  { length: 2_000 },
  (_, at) => `01952a10-6b40-7c31-9d02-${at.toString(16).padStart(12, "0")}`,
);

test("the same id always gives the same drawing", () => {
  expect(drawingName("01952a10-6b40-7c31-9d02-3a6f1e8b7c01")).toBe("accccea9e7ec37f24");
  expect(draw("accccea9e7ec37f24")).toBe(draw(drawingName("01952a10-6b40-7c31-9d02-3a6f1e8b7c01")));
});

test("ids that hardly differ give drawings that do", () => {
  expect(new Set(IDS.map((id) => draw(drawingName(id)))).size).toBeGreaterThan(IDS.length - 5);
});

test("a drawing is shapes and colors alone", () => {
  for (const id of IDS.slice(0, 200))
    expect(draw(drawingName(id))).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 48 48">(<path fill="#[0-9a-f]{6}"( transform="translate\(\d+ \d+\) rotate\(\d+ 8 8\)")? d="[MhLHVavz\d .-]+"\/>)+<\/svg>$/,
    );
});

test.each(["", "a", "a0123456789abcde", "b0123456789abcdef", "a0123456789abcdeg", "a0123456789abcdef\n"])(
  "%j is no drawing’s name",
  (name) => expect(draw(name)).toBeNull(),
);

test.each(FACE_LOOKS)("the name of a face with %s hair holds all that it is drawn from", (look) => {
  const plans = IDS.map((id) => parseFace(faceName(id, look)));
  expect(new Set(plans.map((plan) => plan?.seed)).size).toBe(IDS.length);
  expect(new Set(plans.map((plan) => plan?.look))).toEqual(new Set([look]));
});

test.each(["", "f", "fx0123456789abcdef", "fl0123456789abcde", "fl0123456789abcdeg", "fl0123456789abcdef\n"])(
  "%j is no face’s name",
  (name) => expect(parseFace(name)).toBeNull(),
);
