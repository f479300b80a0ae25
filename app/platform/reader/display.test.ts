import { expect, test } from "vitest";
import { formatDisplay, parseDisplay, writeDisplay } from "./display.ts";

test("what is written is read back, in one order", () => {
  const settings = { targets: "large", text: "larger", theme: "dark" } as const;
  expect(formatDisplay(settings)).toBe("text-larger.theme-dark.targets-large");
  expect(parseDisplay(formatDisplay(settings))).toEqual(settings);
});

test("what nobody offers is left out, whoever planted it", () => {
  expect(parseDisplay('text-huge.contrast-more."><script>.onclick-x.__proto__-x')).toEqual({
    contrast: "more",
  });
  expect(parseDisplay(null)).toEqual({});
  // The larger of two is no choice of its own: the last of the list wins, as the style sheet's order has it.
  expect(parseDisplay("text-larger.text-large")).toEqual({ text: "larger" });
});

test("nothing chosen takes the cookie away", () => {
  expect(writeDisplay({})).toContain("Max-Age=0");
  expect(writeDisplay({ font: "readable" })).toMatch(/^__Secure-display=font-readable; .*HttpOnly; Secure/);
});
