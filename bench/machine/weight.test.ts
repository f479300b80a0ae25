import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { scriptsOf, weigh, weighFiles, weighScripts } from "./weight.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-weight-"));
  mkdirSync(join(folder, "assets"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, source: string) => writeFileSync(join(folder, "assets", name), source);
const gzipped = (source: string) => gzipSync(source, { level: 6 }).length;

const PAGE = `<link rel="stylesheet" href="/assets/root.css"/><link rel="modulepreload" href="/assets/entry.js" nonce="n"/>
<link href="/assets/home.js" rel="modulepreload"/><link rel="prefetch" href="/assets/next-page.js"/>
<script nonce="n">window.x = "import '/assets/not-a-module.js'"</script>
<script nonce="n" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/home.js";import("/assets/later.js");</script>`;

it("finds what a page preloads and what its inline module imports, each once", () => {
  expect(scriptsOf(PAGE)).toEqual(["/assets/entry.js", "/assets/home.js", "/assets/manifest.js"]);
});

it("follows static imports to the end and leaves out what is loaded on demand", () => {
  const sources = {
    "entry.js": `import{a}from"./shared.js";import("./dialog.js")`,
    "home.js": `import"./shared.js";export default 1`,
    "manifest.js": "window.m={}",
    "shared.js": `import b from './deep.js';export const a=b`,
    "deep.js": "export default 2",
  };
  for (const [name, source] of Object.entries({ ...sources, "dialog.js": "0", "later.js": "0" }))
    put(name, source);
  const { modules, gzipBytes } = weighScripts(PAGE, folder);
  expect(modules.map((path) => path.replace("/assets/", "")).sort()).toEqual(Object.keys(sources).sort());
  expect(gzipBytes).toBe(Object.values(sources).reduce((sum, source) => sum + gzipped(source), 0));
});

it("refuses to weigh a page whose script is not in the build", () => {
  expect(() => weighScripts(PAGE, folder)).toThrow(/entry\.js/);
});

it("weighs text by its bytes, not its characters", () => {
  expect(weigh("é").rawBytes).toBe(2);
});

it("weighs all files of one kind", () => {
  put("a.css", "a{}");
  put("b.css", "b{}");
  put("c.js", "1");
  expect(weighFiles(folder, ".css").rawBytes).toBe(6);
});
