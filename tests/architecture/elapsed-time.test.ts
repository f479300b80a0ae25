/**
 * No test asserts how long something took: a machine with other work makes anything slow. Tests count what happened,
 * check its order, or set the clock. (Processor time is another matter: no other process can use it up.)
 */
import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

const CLOCK = /^(Date\.now|performance\.now|process\.hrtime(\.bigint)?)\(/;
const DISTANCE = /^(Math\.\w+|Number)$/;

type Fits = (node: ts.Expression) => boolean;
const readsClock: Fits = (node) => ts.isCallExpression(node) && CLOCK.test(node.getText());

/** Whether one time is subtracted from another here: not inside a call's arguments, where it means a moment. */
function isElapsed(node: ts.Expression, since: Fits): boolean {
  if (ts.isParenthesizedExpression(node)) return isElapsed(node.expression, since);
  if (ts.isCallExpression(node))
    return DISTANCE.test(node.expression.getText()) && node.arguments.some((one) => isElapsed(one, since));
  if (!ts.isBinaryExpression(node)) return false;
  const { left, right, operatorToken } = node;
  const isDifference = operatorToken.kind === ts.SyntaxKind.MinusToken;
  if (isDifference && ((readsClock(left) && since(right)) || (readsClock(right) && since(left)))) return true;
  return isElapsed(left, since) || isElapsed(right, since);
}

/** Lines with `expect(…)` of a time that has passed, in its argument or in a constant. */
function elapsedIn(text: string, path = "a.test.ts"): number[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const readings = new Set<string>();
  const elapsed = new Set<string>();
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined) {
      const name = node.name.getText();
      if (readsClock(node.initializer)) readings.add(name);
      // A day less than now is a moment; what began less than now is how long it took.
      if (isElapsed(node.initializer, (one) => readings.has(one.getText()))) elapsed.add(name);
    }
    if (ts.isCallExpression(node) && /^expect(\.\w+)?$/.test(node.expression.getText())) {
      const [actual] = node.arguments;
      if (actual !== undefined && (elapsed.has(actual.getText()) || isElapsed(actual, () => true)))
        lines.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

test.each([
  ["expect(Date.now() - began).toBeLessThan(50)", true],
  ["expect(performance.now() - began, part).toBeLessThan(1_000)", true],
  ["expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000)", true],
  ["expect(Date.now() - began + STALE_MS).toBeLessThan(MINUTE_MS)", true],
  ["const began = Date.now(); await all(); const took = Date.now() - began; expect(took).toBe(0)", true],
  ["expect.soft(Number(process.hrtime.bigint() - began)).toBeLessThan(5_000)", true],
  ["const old = Date.now() - 8 * DAY_MS; expect(old).toBe(row.at)", false],
  ["const old = Date.now() - hours * HOUR_MS; expect(old).toBe(row.at)", false],
  ["expect(await shownAt(Date.now() - 11 * MINUTE_MS)).toBe('/auth')", false],
  ["expect(clock).toBeGreaterThanOrEqual(before)", false],
  ["expect(until).toBeLessThanOrEqual(Date.now() + 15 * MINUTE_MS)", false],
])("sees an assertion of elapsed time where one is made: %s", (text, made) =>
  expect(elapsedIn(text).length > 0).toBe(made),
);

test("no test asserts how long something took", () => {
  const files = ["app", "bench", "db", "scripts", "stand-ins", "tests", "workers"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((path) => `${folder}/${path}`)
      .filter((path) => (folder === "tests" ? /\.tsx?$/ : /\.test\.tsx?$/).test(path)),
  );
  expect(files.length).toBeGreaterThan(400);
  const timed = files.flatMap((path) =>
    elapsedIn(readFileSync(path, "utf8"), path).map((line) => `${path}:${line}`),
  );
  expect(timed).toEqual([]);
});
