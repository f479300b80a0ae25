import { expect, test } from "vitest";
import { formatDisplay, parseDisplay, writeDisplay } from "./display.ts";

test("what is written is read back, in one order", () => {
  const settings = { targets: "large", text: "larger", theme: "dark" } as const;
  expect(formatDisplay(settings)).toBe("text-larger.theme-dark.targets-large");
  expect(parseDisplay(formatDisplay(settings))).toEqual(settings);
});

test("values that we don't offer are left out, wherever they came from", () => {
  expect(parseDisplay('text-huge.contrast-more."><script>.onclick-x.__proto__-x')).toEqual({
    contrast: "more",
  });
  expect(parseDisplay(null)).toEqual({});
  // "Larger" and "largest" exclude each other: the last of the list wins, as in the style sheet.
  expect(parseDisplay("text-larger.text-large")).toEqual({ text: "larger" });
});

test("choosing nothing removes the cookie", () => {
  expect(writeDisplay({})).toContain("Max-Age=0");
  expect(writeDisplay({ font: "readable" })).toMatch(/^__Secure-display=font-readable; .*HttpOnly; Secure/);
});
