/** Spanish pages show no English, and every Spanish entry is used (docs/decisions, 0061). */
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { emails } from "#app/text/es/emails.ts";
import { es } from "#app/text/es/index.ts";
import { pages } from "#app/text/es/pages.ts";
import { prose } from "#app/text/es/prose.ts";
import { ENGLISH_ALONE, PUBLIC_AREAS, PUT_TOGETHER, SAME_IN_BOTH } from "./public-areas.ts";
import { entriesOf, literalsOf, shapeOf, untranslated } from "./shown-texts.ts";

const read = (path: string) => readFileSync(path, "utf8");
const messages = Object.keys(es);
/** Where a text is put together, three dots stand for what goes in. */
const known = (text: string) =>
  Object.hasOwn(es, text) ||
  (text.includes("…") && messages.some((one) => shapeOf(text.split(/ ?… ?/)).test(one)));
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

describe("what is found in a file", () => {
  test.each([
    ["<p>Hello there</p>", ["Hello there"]],
    ['<p>{open ? "Open now" : t("Closed")}</p>', ["Open now"]],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code to be read
    ["<p>{`${n} days`}</p>", ["… days"]],
    ['<a title="More of it" href="/a b">{t("More")}</a>', ["More of it"]],
    ['<A label={own ?? "Agent"} />', ["Agent"]],
    ["<p>{name}, {t(name)} · 4.8 (NPN)</p>", []],
    ['<p><code>?from=days</code><a lang="es">Cambiar idioma</a></p>', []],
    ['<T columns={[{ key: "name", label: "Nobody knows this" }]} />', ["Nobody knows this"]],
    ['<T columns={[{ key: "name", label: "Privacy Policy" }]} />', []],
    ['f("A sentence that nobody has translated")', ["A sentence that nobody has translated"]],
    ['f("Privacy Policy", "flex gap-2", "text-ink")', []],
    ['throw new Error("Nobody reads this one.")', []],
  ])("%s", (code, texts) => {
    const found = untranslated("a.tsx", `const a = () => ${code.replace(/^throw.*/, "{ $& }")};`, known);
    expect(found).toEqual(texts.map((text) => `a.tsx:1 ${text}`));
  });
});

const files = PUBLIC_AREAS.flatMap((area) => globSync(area))
  .filter((path) => !isTest(path) && !ENGLISH_ALONE.some(({ path: alone }) => alone.test(path)))
  .sort();
const isShown = new Set(files);

describe("the pages for everyone", () => {
  test("are many", () => expect(files.length).toBeGreaterThan(20));

  test("show no text that stays in English", () => {
    expect(files.flatMap((path) => untranslated(path, read(path), known))).toEqual([]);
  });

  test("are listed as English alone only where they are", () => {
    const all = PUBLIC_AREAS.flatMap((area) => globSync(area));
    const idle = ENGLISH_ALONE.filter(
      ({ path: alone }) =>
        !all.some((path) => alone.test(path) && untranslated(path, read(path), known).length > 0),
    );
    expect(idle.map(({ path }) => String(path))).toEqual([]);
  });
});

describe("each entry of the catalog", () => {
  const entries = globSync("app/text/es/*.ts")
    .sort()
    .flatMap((path) => entriesOf(path, read(path)).map((entry) => ({ ...entry, area: basename(path) })));
  const sources = [...globSync("{app,db,workers}/**/*.{ts,tsx,json}")]
    .filter((path) => !isTest(path) && !path.startsWith("app/text/"))
    .map((path) => ({ path, ...literalsOf(path, read(path)) }));
  const isUsed = (english: string) =>
    sources.some(({ texts, shapes }) => texts.has(english) || shapes.some((shape) => shape.test(english)));
  const shownIn = (english: string) =>
    sources.flatMap(({ path, texts }) => (isShown.has(path) && texts.has(english) ? [path] : []));
  const bad = (isBad: (entry: (typeof entries)[number]) => boolean) =>
    entries.filter(isBad).map(({ area, english }) => `${area}: ${english}`);
  const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join();

  test("is read from every file of the catalog", () => {
    expect(entries.length).toBeGreaterThan(400);
    expect(new Set(entries.map(({ english }) => english))).toEqual(new Set(Object.keys(es)));
  });

  test("puts in the same things in both languages", () => {
    // A singular may leave out its number: "una reseña".
    const same = ({ english, spanish }: { english: string; spanish: string }) =>
      [english, english.replace("{n}", "")].map(namesIn).includes(namesIn(spanish));
    expect(bad((entry) => !same(entry))).toEqual([]);
  });

  test("is not empty, and is Spanish", () => {
    expect(bad(({ spanish }) => spanish.trim() === "")).toEqual([]);
    const same = bad(({ english, spanish }) => english === spanish && !SAME_IN_BOTH.has(english));
    expect(same).toEqual([]);
    expect([...SAME_IN_BOTH].filter((one) => entries.every(({ english }) => english !== one))).toEqual([]);
  });

  test("begins, ends and is spaced as its English", () => {
    const edges = (text: string) => `${/^\s*/.exec(text)?.[0]}|${/\s*$/.exec(text)?.[0]}`;
    expect(bad(({ english, spanish }) => edges(english) !== edges(spanish) || / {2}/.test(spanish))).toEqual(
      [],
    );
  });

  test("is in one area alone", () => {
    const areas = Map.groupBy(entries, ({ english }) => english);
    const twice = [...areas].filter(([, all]) => all.length > 1);
    expect(twice.map(([english, all]) => `${english}: ${all.map(({ area }) => area).join(", ")}`)).toEqual(
      [],
    );
  });

  test("is used", () => {
    const idle = entries
      // Names come from tables.
      .filter(({ area }) => area !== "names.ts")
      .filter(({ english }) => !isUsed(english) && !PUT_TOGETHER.some((part) => part.test(english)));
    expect(idle.map(({ area, english }) => `${area}: ${english}`)).toEqual([]);
  });

  test("long pages' texts are only used by those pages: others show before they load", () => {
    const long =
      /^app\/routes\/(reviews\/log\/|public\/((help|vision|legal)\/|(help|our-vision|privacy-policy|terms-of-service|text-page)\.tsx$))/;
    const late = Object.keys(prose).filter((english) => !Object.hasOwn(pages, english));
    expect(late.length).toBeGreaterThan(300);
    const early = late
      // Single words are names of fields and paths as well.
      .filter((english) => / /.test(english))
      .flatMap((english) => shownIn(english).map((path) => `${path}: ${english}`))
      .filter((found) => !long.test(found.slice(0, found.indexOf(":"))));
    expect(early).toEqual([]);
  });

  test("of emails is used by no page: browsers do not get it", () => {
    const unseen = Object.keys(emails).filter((english) => !Object.hasOwn(pages, english));
    const seen = unseen.flatMap((english) => shownIn(english).filter((path) => path.endsWith(".tsx")));
    expect(seen).toEqual([]);
  });
});
