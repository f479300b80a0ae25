/** One way to style: utilities in the markup, and few style sheets, each named by its content. */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { __unstable__loadDesignSystem as loadDesignSystem } from "tailwindcss";
import ts from "typescript";
import { expect, test } from "vitest";
import { projectRoot } from "../../scripts/project.ts";

/** What utilities can't express, or would express worse: see docs/decisions/0038. */
const KEPT_AS_CSS = [
  "styles", // the entry
  "theme",
  "fonts",
  "base",
  "controls",
  "tables",
  "drawings",
  "prose",
  "settings",
  "forced-colors",
  "map",
];
const MAY_APPLY = ["base", "prose"];

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: join(projectRoot, "app") })
    .filter((file) => !file.endsWith(".test.tsx"))
    .sort();
const read = (file: string) => readFileSync(join(projectRoot, "app", file), "utf8");
const nameOf = (file: string) => basename(file, ".css");

/** The classes that a style sheet selects. */
function selectedIn(css: string): string[] {
  const selectors = css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/"[^"]*"/g, '""')
    .match(/[^{}]+(?=\{)/g);
  return (selectors ?? []).flatMap((selector) =>
    [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name),
  );
}

/** The texts that become a `class`: of `className`, of `classNames(…)`, and of constants that hold such texts. */
function classTexts(file: string): { sure: string[]; likely: string[] } {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const sure: string[] = [];
  const likely: string[] = [];
  const visit = (node: ts.Node, within: boolean) => {
    const called = ts.isCallExpression(node) && node.expression.getText() === "classNames";
    const named = ts.isJsxAttribute(node) && node.name.getText() === "className";
    const inside = within || called || named;
    // What is compared, or only chooses, is no class.
    if (ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText())) return;
    if (ts.isElementAccessExpression(node)) return;
    if (ts.isConditionalExpression(node)) {
      visit(node.whenTrue, inside);
      visit(node.whenFalse, inside);
      return;
    }
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    )
      (inside ? sure : likely).push(node.text);
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, false);
  return { sure, likely };
}
const wordsOf = (texts: string[]) => texts.flatMap((text) => text.split(/\s+/)).filter((word) => word !== "");

test("style sheets are those that may stay, and apply no utilities outside of elements and prose", () => {
  for (const file of filesOf("**/*.css")) {
    expect(KEPT_AS_CSS, `app/${file} should be utilities in the markup`).toContain(nameOf(file));
    if (!MAY_APPLY.includes(nameOf(file))) expect(read(file), `app/${file}`).not.toContain("@apply");
  }
});

test("every class of the markup is a utility or has a rule, and every rule's class is in markup", async () => {
  const entry = join(projectRoot, "app", "styles.css");
  const design = await loadDesignSystem(readFileSync(entry, "utf8"), {
    base: dirname(entry),
    loadStylesheet: async (id, base) => {
      const path = id.startsWith(".") ? join(base, id) : join(projectRoot, "node_modules", id);
      return { path, base: dirname(path), content: readFileSync(path, "utf8") };
    },
  });
  const styled = new Set(filesOf("**/*.css").flatMap((file) => selectedIn(read(file))));
  const used = new Set<string>();
  const unknown: string[] = [];
  // Markers for variants of other elements: group, peer.
  const isMarker = (word: string) => /^(group|peer)(\/|$)/.test(word);
  for (const file of filesOf("**/*.tsx")) {
    const { sure, likely } = classTexts(file);
    const isUtility = (words: string[]) => design.candidatesToCss(words).map((css) => css !== null);
    const lists = [sure, ...likely.map((text) => [text])].map(wordsOf);
    for (const [at, words] of lists.entries()) {
      const known = isUtility(words);
      // A constant's text counts as classes if most of it is.
      if (at > 0 && (words.length < 3 || known.filter(Boolean).length * 2 < words.length)) continue;
      for (const [index, word] of words.entries()) {
        used.add(word);
        if (!known[index] && !styled.has(word) && !isMarker(word)) unknown.push(`app/${file}: ${word}`);
      }
    }
  }
  expect(unknown).toEqual([]);
  expect([...styled].filter((name) => !used.has(name))).toEqual([]);
});
