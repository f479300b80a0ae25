import { describe, expect, test } from "vitest";
import { FACE_LOOKS } from "#app/platform/files/photo-maker.ts";
import { drawFace } from "./face.ts";

const SEEDS = Array.from({ length: 400 }, (_, at) => (at * 2_654_435_761).toString(16).padStart(16, "0"));

describe.each(FACE_LOOKS)("faces with %s hair", (look) => {
  const faces = SEEDS.map((seed) => drawFace({ look, seed }));

  test("are the same for the same seed, and hardly ever for two", () => {
    expect(drawFace({ look, seed: SEEDS[7] ?? "" })).toBe(faces[7]);
    expect(new Set(faces).size).toBeGreaterThan(SEEDS.length * 0.9);
  });

  test("are shapes alone: nothing in them runs, loads, or says a word", () => {
    for (const face of faces) {
      expect(face).not.toMatch(/<(script|image|use|foreignObject|style|text|a)\b|\son\w+=|href=|url\((?!#)/);
      expect(face.length).toBeLessThan(40_000);
    }
  });

  test("name who designed their parts, and the license", () => {
    expect(faces[0]).toContain("Pablo Stanley");
    expect(faces[0]).toContain("creativecommons.org/publicdomain/zero/1.0");
  });
});
