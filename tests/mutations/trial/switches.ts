/**
 * All mutations of a file in one text, each behind a switch that is on while its number is in `globalThis.broken`:
 * such files are bundled once, and a trial says which number it breaks.
 */
import ts from "typescript";
import { type Mutation, mutate, nameOf } from "../mutation.ts";

export type Numbered = { no: number; mutation: Mutation };

/** What the switch reads; the minifier leaves it alone. */
export const SWITCH = "globalThis.broken";
const isOn = (no: number) => `${SWITCH}?.has(${no})`;

/** A stretch of the text that is one node before and after the change. */
type Place = {
  no: number;
  from: number;
  to: number;
  instead: string;
  isBlock: boolean;
  /** In a function's body: the switch is read whenever that is called, not once when the module is. */
  isInside: boolean;
};

type Switched = { text: string; inside: number[] };

/**
 * Also says which switches are read at each call. Throws for a change that no switch can carry, such as of an import
 * or a type.
 */
export function withSwitches(text: string, changes: readonly Numbered[]): Switched {
  const places = changes.map(({ no, mutation }) => placeOf(text, no, mutation));
  // Of nested stretches the outer one carries both: the inner change is repeated in its text.
  const outermost = places.map((place) => {
    const [widest = place] = places
      .filter(({ from, to }) => from <= place.from && place.to <= to)
      .sort((one, other) => other.to - other.from - (one.to - one.from));
    if (widest.from === place.from && widest.to === place.to) return place;
    const instead = text.slice(widest.from, place.from) + place.instead + text.slice(place.to, widest.to);
    return { ...widest, no: place.no, instead };
  });
  const stretches = Map.groupBy(outermost, ({ from }) => from);
  let written = text;
  for (const [from, here] of [...stretches].sort(([one], [other]) => other - one)) {
    const [{ to, isBlock } = { to: from, isBlock: false }] = here;
    written = written.slice(0, from) + switched(text.slice(from, to), here, isBlock) + written.slice(to);
  }
  return { text: written, inside: outermost.filter(({ isInside }) => isInside).map(({ no }) => no) };
}

function switched(original: string, here: readonly Place[], isBlock: boolean): string {
  // A line's comment may end a stretch, so each ends its line.
  if (isBlock)
    return `{${here.map(({ no, instead }) => `if (${isOn(no)}) ${instead}\nelse `).join("")}${original}\n}`;
  return `(${here.map(({ no, instead }) => `${isOn(no)} ? (${instead}\n) : `).join("")}(${original}\n))`;
}

function placeOf(text: string, no: number, mutation: Mutation): Place {
  const changed = mutate(text, mutation);
  const { from, to, by } = difference(text, changed);
  const [before, after] = [text, changed].map((one) =>
    ts.createSourceFile(mutation.file, one, ts.ScriptTarget.Latest, true),
  );
  if (before === undefined || after === undefined) throw new Error("unreachable");
  for (let node: ts.Node = smallest(before, from, to); node.parent !== undefined; node = node.parent) {
    const [start, end] = [node.getStart(before), node.end];
    const isBlock = ts.isBlock(node);
    if (!(isBlock || isSwitchable(node))) continue;
    const same = exactly(after, start, end + by).some((one) =>
      isBlock ? ts.isBlock(one) : isSwitchable(one),
    );
    const isInside = ts.findAncestor(node.parent, ts.isFunctionLike) !== undefined;
    const place = { no, from: start, to: end, instead: changed.slice(start, end + by), isBlock, isInside };
    const whole = text.slice(0, start) + switched(text.slice(start, end), [place], isBlock) + text.slice(end);
    if (same && isWellFormed(mutation.file, whole)) return place;
  }
  throw new Error(`${nameOf(mutation)}: nothing there can carry a switch.`);
}

/** Where two texts differ: a stretch of the first, and by how much the second is longer. */
function difference(text: string, changed: string) {
  const by = changed.length - text.length;
  let from = 0;
  while (from < text.length && text[from] === changed[from]) from += 1;
  let to = text.length;
  while (to > from && to + by > from && text[to - 1] === changed[to + by - 1]) to -= 1;
  return { from, to, by };
}

function smallest(node: ts.Node, from: number, to: number): ts.Node {
  const inner = node.getChildren().find((one) => one.getStart() <= from && to <= one.end);
  return inner === undefined ? node : smallest(inner, from, to);
}

function exactly(node: ts.Node, from: number, to: number): ts.Node[] {
  const inside = node
    .getChildren()
    .flatMap((one) => (one.pos <= from && to <= one.end ? exactly(one, from, to) : []));
  return node.getStart() === from && node.end === to ? [node, ...inside] : inside;
}

/** Whether the expression may be replaced by a choice in parentheses without changing its meaning. */
function isSwitchable(node: ts.Node): boolean {
  const { parent } = node;
  if (!ts.isExpression(node) || parent === undefined) return false;
  if (ts.isSpreadElement(node) || ts.isOmittedExpression(node)) return false;
  // A callee, and the rest of a chain with `?.`, need what comes before them.
  if (
    (ts.isCallOrNewExpression(parent) || ts.isTaggedTemplateExpression(parent)) &&
    !isArgument(node, parent)
  )
    return false;
  if (ts.isOptionalChain(node) && ts.isOptionalChain(parent)) return false;
  if (ts.isJsxElement(parent) || ts.isJsxFragment(parent)) return false;
  if (ts.isBinaryExpression(parent) && parent.left === node)
    return (
      parent.operatorToken.kind < ts.SyntaxKind.FirstAssignment ||
      parent.operatorToken.kind > ts.SyntaxKind.LastAssignment
    );
  if (ts.isForInStatement(parent) || ts.isForOfStatement(parent)) return parent.expression === node;
  if (ts.isPrefixUnaryExpression(parent))
    return (
      parent.operator !== ts.SyntaxKind.PlusPlusToken && parent.operator !== ts.SyntaxKind.MinusMinusToken
    );
  return !(ts.isPostfixUnaryExpression(parent) || ts.isDeleteExpression(parent));
}

const isArgument = (
  node: ts.Node,
  parent: ts.CallExpression | ts.NewExpression | ts.TaggedTemplateExpression,
) => !ts.isTaggedTemplateExpression(parent) && parent.arguments?.some((one) => one === node) === true;

function isWellFormed(file: string, text: string): boolean {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.Preserve, verbatimModuleSyntax: true },
  });
  return diagnostics.length === 0;
}
