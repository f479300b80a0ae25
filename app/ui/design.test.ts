import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { placeParts } from "./figures/share-bar.tsx";
import { starsFill } from "./figures/stars.tsx";
import { termShare } from "./figures/term-line.tsx";
import { iconNames } from "./icon.tsx";
import { pageWindow } from "./navigation/pagination.tsx";
import { divisionFor, divisions, initialsOf } from "./record/avatar.tsx";

test("the two lists of dark colors are alike, so both ways into the dark theme look the same", () => {
  const css = readFileSync(new URL("./styles/theme.css", import.meta.url), "utf8");
  const [system, chosen] = [':root:not([data-theme="light"]) {', ':root[data-theme="dark"] {'].map(
    (start) => {
      const from = css.indexOf(start) + start.length;
      const block = css.slice(from, css.indexOf("}", from));
      return block
        .replace(/\/\*.*?\*\//g, "")
        .replace(/\s+/g, " ")
        .trim();
    },
  );
  expect(system).not.toBe("");
  expect(chosen).toBe(system);
});

test("the column names next to the cells of folded rows are visible, but not read twice", () => {
  const css = readFileSync(new URL("./styles/tables.css", import.meta.url), "utf8");
  expect(css).toMatch(
    /@supports \(content: "\w+" \/ "\w+"\) \{\s*\[data-stack\] td\[data-l\]::before \{\s*content: attr\(data-l\) \/ "";/,
  );
});

test("every icon name that code may use is in the sprite", () => {
  const sprite = readFileSync(new URL("./icons.svg", import.meta.url), "utf8");
  for (const name of [...iconNames, "stars"]) expect(sprite).toContain(`id="${name}"`);
});

test("stars fill inside the star, not in the space between stars", () => {
  expect(starsFill(4.6)).toBe(95.5);
  expect(starsFill(3)).toBe(63);
  expect(starsFill(0)).toBe(0);
  expect(starsFill(5)).toBe(104);
  expect(starsFill(7)).toBe(104);
});

test("a term's ring is between its ends for any dates", () => {
  expect(termShare(0, 100, 62)).toBe(62);
  expect(termShare(0, 100, 500)).toBe(100);
  expect(termShare(0, 100, -5)).toBe(0);
  expect(termShare(100, 100, 100)).toBe(100);
  expect(termShare("2026-01-01", "2026-01-03", "2026-01-02")).toBe(50);
});

test("an id always gives the same flag, and all eight flags are used", () => {
  expect(divisionFor("agent-1")).toBe(divisionFor("agent-1"));
  const seen = new Set(Array.from({ length: 200 }, (_, n) => divisionFor(`agent-${n}`)));
  expect(seen.size).toBe(divisions.length);
});

test("initials come from the first and the last word", () => {
  expect(initialsOf("Ines Calloway")).toBe("IC");
  expect(initialsOf("  Phuong-Anh de la Duvall ")).toBe("PD");
  expect(initialsOf("Cher")).toBe("C");
  expect(initialsOf("")).toBe("");
});

test("pages show the ends and the neighbors, with gaps only where two or more are left out", () => {
  expect(pageWindow(1, 4)).toEqual([1, 2, 3, 4]);
  expect(pageWindow(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  expect(pageWindow(1, 1)).toEqual([1]);
});

test("no part of a share bar vanishes, and the parts fill the bar exactly", () => {
  const parts = placeParts([16931, 611, 3, 588]);
  for (const part of parts) expect(part.width).toBeGreaterThanOrEqual(2.5);
  const last = parts.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(1000, 0);
  expect(placeParts([0, 0])).toEqual([
    { x: 0, width: 0 },
    { x: 0, width: 0 },
  ]);
});
