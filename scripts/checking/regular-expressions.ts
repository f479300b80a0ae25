/**
 * The regular expressions that read text from outside, and whether a text can block the processor with one. Literals,
 * and those made of constant strings, are checked by `recheck`. One that is made of anything else must be in the list
 * below, with the bound on its text, and so must one whose work grows faster than its text.
 */
import { existsSync, readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { dirname, join } from "node:path";
import pMap from "p-map";
import { check } from "recheck";
import ts from "typescript";
import { projectRoot } from "../project.ts";

type Found = { file: string; line: number; source: string; flags: string; isConstant: boolean };

/**
 * Those that may stay, by file and by how they begin, with the bound of the text that they are given. An
 * expression that needs more than its text's length and has no bound is rewritten instead.
 */
const BOUNDED: readonly { file: string; source: string; bound: string }[] = [
  {
    file: "app/ui/choices/check-fields.ts",
    source: "`^(?:$",
    bound: "The patterns are those of our own inputs, which are checked where they are written.",
  },
  {
    file: "app/platform/forms/inputs.ts",
    source: "String.raw`^[^$",
    bound: "It reads an address of 254 letters at most: a longer one is refused before.",
  },
  {
    file: "app/domains/messages/anchors.ts",
    source: "`^$",
    bound: "It is an own path and an id, letter by letter.",
  },
  {
    file: "app/domains/notifications/components/use-notifications.ts",
    source: "`^$",
    bound: "It is an own path and an id, letter by letter.",
  },
  {
    file: "app/domains/reviews/replies/disclosure.ts",
    source: "`(?<![\\\\p{L}])$",
    bound: "It is a name, letter by letter.",
  },
  {
    file: "app/platform/contact-data/personal-data.ts",
    source: "`(?<![\\\\p{L}\\\\p{N}])$",
    bound: "It is a name, letter by letter.",
  },
  {
    file: "app/platform/contact-data/personal-data.ts",
    source: '[...digits].join("[^\\\\p{L}\\\\d]{0,3}")',
    bound: "Between the digits of one phone number stand at most three signs that are none.",
  },
  {
    file: "app/platform/contact-data/personal-data.ts",
    source: String.raw`\b\d{1,6}[A-Z]?(?: [NSEW]\.?| North`,
    bound:
      "From a number on it looks at four words of 31 letters at most, in texts of a few thousand letters.",
  },
];

/** Everything that runs on text from outside: pages, workers, and what reads and writes the database. */
const READERS = "{app,workers,db}/**/*.{ts,tsx}";
const AT_ONCE = 2;
/**
 * Bounds on work instead of time: a busy machine finds what an idle one does. A text of 6,000 characters may cost 500
 * steps per character, which quadratic work always exceeds.
 */
const LIMITS = {
  timeout: 60_000,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  // A larger automaton takes minutes; such expressions are tried with texts instead.
  maxNFASize: 5_000,
  maxAttackStringSize: 6_000,
  attackLimit: 3_000_000,
};

/** What speaks against an expression; null: nothing does. */
async function faultOf(source: string, flags: string): Promise<string | null> {
  // It knows the flag `v` as little as sets within sets, which we don't use: `u` reads the same.
  const found = await check(source, flags.replace("v", "u"), LIMITS);
  if (found.status === "safe") return null;
  if (found.status === "unknown") return `can’t be checked (${found.error.kind})`;
  return `grows faster than its text (${found.complexity.summary})`;
}

/** What is wrong with the expressions of the code, one a line, and how many were looked at. */
export async function checkExpressions(): Promise<{ count: number; faults: string[] }> {
  const found = await listExpressions();
  const used = new Set<(typeof BOUNDED)[number]>();
  // Starts the checker, once for all concurrent checks.
  await check("a", "", LIMITS);
  const faults = await pMap(
    [...Map.groupBy(found, ({ source, flags }) => `${flags} ${source}`).values()],
    async (same) => {
      const unbounded = same.filter((one) => {
        const bound = BOUNDED.find(({ file, source }) => file === one.file && one.source.startsWith(source));
        if (bound !== undefined) used.add(bound);
        return bound === undefined;
      });
      const [first] = unbounded;
      if (first === undefined) return [];
      const fault = first.isConstant ? await faultOf(first.source, first.flags) : "is not made of constants";
      return fault === null
        ? []
        : unbounded.map(({ file, line, source }) => `${file}:${line} ${fault}: ${source}`);
    },
    { concurrency: AT_ONCE },
  );
  const idle = BOUNDED.filter((one) => !used.has(one)).map(
    ({ file, source }) => `${file} has no such expression anymore: ${source}`,
  );
  return { count: found.length, faults: [...faults.flat(), ...idle].sort() };
}

async function listExpressions(): Promise<Found[]> {
  const files: string[] = [];
  for await (const file of glob(READERS, { cwd: projectRoot }))
    if (!/\.test\.tsx?$/.test(file)) files.push(file);
  return files.sort().flatMap((file) => expressionsIn(file));
}

const parsed = new Map<string, ts.SourceFile>();
function parse(file: string): ts.SourceFile {
  const before = parsed.get(file);
  if (before !== undefined) return before;
  const text = readFileSync(join(projectRoot, file), "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  parsed.set(file, source);
  return source;
}

function expressionsIn(file: string): Found[] {
  const sourceFile = parse(file);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    const line = () => sourceFile.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      const [source, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
      found.push({ file, line: line(), source, flags, isConstant: true });
    }
    const isMade =
      (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "RegExp";
    if (isMade) {
      const [pattern, flags] = node.arguments ?? [];
      const source = pattern === undefined ? null : constantOf(pattern, file);
      found.push({
        file,
        line: line(),
        source: source ?? pattern?.getText() ?? "",
        flags: (flags === undefined ? "" : constantOf(flags, file)) ?? "",
        isConstant: source !== null,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceFile);
  return found;
}

/** The text of an expression that is put together from constants, of this file or of one that it imports; null otherwise. */
function constantOf(node: ts.Expression, file: string): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isRegularExpressionLiteral(node)) return node.text.slice(1, node.text.lastIndexOf("/"));
  if (ts.isNumericLiteral(node)) return String(Number(node.text.replaceAll("_", "")));
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return constantOf(node.expression, file);
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(({ expression, literal }) => {
      const value = constantOf(expression, file);
      return value === null ? null : value + literal.text;
    });
    return parts.includes(null) ? null : node.head.text + parts.join("");
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [constantOf(node.left, file), constantOf(node.right, file)];
    return left === null || right === null ? null : left + right;
  }
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === "String.raw")
    return ts.isNoSubstitutionTemplateLiteral(node.template) ? (node.template.rawText ?? null) : null;
  return ts.isIdentifier(node) ? namedConstant(node.text, file) : null;
}

function namedConstant(name: string, file: string): string | null {
  for (const statement of parse(file).statements) {
    if (ts.isVariableStatement(statement))
      for (const declared of statement.declarationList.declarations)
        if (declared.name.getText() === name && declared.initializer !== undefined)
          return constantOf(declared.initializer, file);
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const named = statement.importClause?.namedBindings;
    if (named === undefined || !ts.isNamedImports(named)) continue;
    const imported = named.elements.find((one) => one.name.text === name);
    const from = imported === undefined ? null : importedFile(statement.moduleSpecifier.text, file);
    if (imported !== undefined && from !== null)
      return namedConstant((imported.propertyName ?? imported.name).text, from);
  }
  return null;
}

function importedFile(specifier: string, from: string): string | null {
  const path = specifier.startsWith("#") ? specifier.slice(1) : join(dirname(from), specifier);
  return /^[.#]/.test(specifier) && existsSync(join(projectRoot, path)) ? path : null;
}
