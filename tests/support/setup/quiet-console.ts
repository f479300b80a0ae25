/** Console output fails a test: anything worth printing is worth an assertion. */
import { afterEach, beforeEach, vi } from "vitest";

let noise: string[] = [];

beforeEach(() => {
  noise = [];
  for (const method of ["error", "warn"] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      noise.push(`console.${method}: ${words.map(String).join(" ")}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  if (noise.length > 0) throw new Error(`This test made noise:\n${noise.join("\n")}`);
});
