import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { projectRoot } from "../scripts/project.ts";
import { leanReact, NOT_EXPORTED, NOT_LISTENED_FOR, NOT_WRITTEN } from "./lean-react.ts";

const read = (name: string) => {
  const id = join(projectRoot, "node_modules", name);
  return leanReact.change(id, readFileSync(id, "utf8")) ?? "";
};

test("a browser's React still reads as a module, and has the ways that pages take", () => {
  const dom = read("react-dom/cjs/react-dom.production.min.js");
  expect(() => parseAst(dom)).not.toThrow();
  for (const kept of ["hydrateRoot", "flushSync"]) expect(dom).toContain(`exports.${kept}=`);
  expect(dom).not.toMatch(/exports\.(render|findDOMNode|createPortal|hydrate)=|_stringRef|fa\("onSelect"/);
});

test("listens for what pages listen for, and knows the attributes that they write", () => {
  const dom = read("react-dom/cjs/react-dom.production.min.js");
  for (const name of [
    "error",
    "load",
    "toggle",
    "drop",
    "pointerMove",
    "keyDown",
    "close",
    "cancel",
    "invalid",
  ])
    expect(dom, name).toMatch(new RegExp(`"(?:[\\w ]* )?${name}(?: [\\w ]*)?"`));
  for (const name of ["stroke-width", "text-anchor", "font-size", "shape-rendering"])
    expect(dom, name).toContain(`${name} `);
});

test("no component asks for an event or an attribute that a browser's React does without", async () => {
  for (const [written, found] of [
    ["<input onSelect={keep}", NOT_LISTENED_FOR],
    ["<div onTransitionEnd={end}", NOT_LISTENED_FOR],
    ["<video onPlay={play}", NOT_LISTENED_FOR],
    ["<p style={{ color }}", NOT_WRITTEN],
    ["<stop stopColor={color}", NOT_WRITTEN],
    ["<path markerEnd={end}", NOT_WRITTEN],
    ['import { createPortal } from "react-dom";', NOT_EXPORTED],
  ] as const)
    expect(written).toMatch(found);
  const found: string[] = [];
  let files = 0;
  for await (const file of glob("app/**/*.{ts,tsx}", { cwd: projectRoot })) {
    files += 1;
    const code = readFileSync(join(projectRoot, file), "utf8");
    for (const pattern of [NOT_LISTENED_FOR, NOT_WRITTEN, NOT_EXPORTED])
      if (pattern.test(code)) found.push(`${file}: ${pattern.exec(code)?.[0]}`);
  }
  expect(files).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
