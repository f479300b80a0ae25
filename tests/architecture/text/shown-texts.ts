/** Reads the texts of a file, for the test that none is shown in English alone. */
import ts from "typescript";

/** Names of attributes and of properties that hold what is read or heard. */
const TEXT_NAMES = new Set(
  "label title placeholder alt hint caption heading lead term detail legend summary busyLabel submitLabel cancelLabel confirmLabel closeLabel startLabel endLabel actionLabel emptyText aria-label aria-description aria-roledescription aria-valuetext".split(
    " ",
  ),
);
/** Names and signs that both languages write alike. */
const NAMES =
  /\b(Fairlead|NPN|FMO|NAIC|GeoNames|OpenStreetMap|ODbL 1\.0|CC BY 4\.0|us-atlas|CSV|JSON|PDF|PNG|JPEG|QR|ZIP|URL|UTC|ICS|iCal|vCard|Google|Apple|Outlook|Stripe|Español|English|GitHub|HTML|RSS|OpenAPI|JavaScript|SHA-256)\b/g;

const CLASSES = /^(\S*-\S+\s*)+$/;
const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text.replace(NAMES, "")) && !CLASSES.test(text);
const looksLikeSentence = (text: string): boolean =>
  /^[\p{Lu}“][\p{Ll}’]*,? [\p{Ll}\d“{]/u.test(text) || /\p{Ll} \p{Ll}.*[.?!…]$/u.test(text);

const parse = (path: string, source: string) =>
  ts.createSourceFile(
    path,
    source,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** The texts that an expression may come to, without what is handed to a function. */
function textsOf(node: ts.Expression | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    const own = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(" … ");
    return [own, ...node.templateSpans.flatMap(({ expression }) => textsOf(expression))];
  }
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return textsOf(node.expression);
  }
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return textsOf(node.right);
    const joins = [
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
      ts.SyntaxKind.PlusToken,
    ].includes(kind);
    return joins ? [...textsOf(node.left), ...textsOf(node.right)] : [];
  }
  return [];
}

/** Code, and elements that declare their language. */
function isForeign(node: ts.Node): boolean {
  const element = node.parent;
  if (!ts.isJsxElement(element)) return false;
  const { tagName, attributes } = element.openingElement;
  return (
    /^(code|kbd|samp|style|script)$/.test(tagName.getText()) ||
    attributes.properties.some((one) => ts.isJsxAttribute(one) && one.name.getText() === "lang")
  );
}

const nameOf = (node: ts.JsxAttribute | ts.PropertyAssignment) => node.name.getText().replace(/["']/g, "");

/** In a thrown error, a log line, an import: readers of pages never see it. */
const isUnread = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isLiteralTypeNode(node) ||
  (ts.isNewExpression(node) && /(Error|^Response)$/.test(node.expression.getText())) ||
  (ts.isCallExpression(node) &&
    /^(console\.|(rich|t|tn|sql)$|.*\.describe$)/.test(node.expression.getText()));

/**
 * What a file would show in English to everyone: texts of elements and attributes that do not go through `t`, `tn` or
 * `rich`, and labels and sentences in its code that have no translation (`known` says which have one).
 */
export function untranslated(path: string, source: string, known: (text: string) => boolean): string[] {
  const file = parse(path, source);
  const found: string[] = [];
  const report = (node: ts.Node, text: string) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    found.push(`${path}:${line} ${text.trim().replace(/\s+/g, " ").slice(0, 80)}`);
  };
  const shown = (node: ts.Node, texts: readonly string[]) => {
    for (const text of texts) if (hasWords(text)) report(node, text);
  };
  const visit = (node: ts.Node) => {
    if (isUnread(node)) return;
    if (ts.isJsxText(node)) {
      if (!isForeign(node)) shown(node, [node.text.replace(/&\w+;/g, " ")]);
    } else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
      if (!isForeign(node)) shown(node, textsOf(node.expression));
    } else if (ts.isJsxAttribute(node)) {
      const { initializer } = node;
      const value =
        initializer && ts.isJsxExpression(initializer)
          ? initializer.expression
          : (initializer as ts.Expression);
      if (TEXT_NAMES.has(nameOf(node))) shown(node, textsOf(value));
    } else if (ts.isPropertyAssignment(node) && TEXT_NAMES.has(nameOf(node))) {
      shown(
        node,
        textsOf(node.initializer).filter((text) => !known(text)),
      );
    } else if (
      ts.isStringLiteralLike(node) &&
      !ts.isJsxAttribute(node.parent) &&
      !ts.isJsxExpression(node.parent) &&
      !(ts.isPropertyAssignment(node.parent) && TEXT_NAMES.has(nameOf(node.parent))) &&
      looksLikeSentence(node.text) &&
      !known(node.text)
    ) {
      shown(node, [node.text]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...new Set(found)];
}

/** What a text looks like of which these are the fixed parts. */
export const shapeOf = (parts: readonly string[]): RegExp => new RegExp(`^${parts.map(quoted).join(".+")}$`);

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Each string in a file's code, and a pattern for each that is assembled there. */
export function literalsOf(path: string, source: string): { texts: Set<string>; shapes: RegExp[] } {
  const texts = new Set<string>();
  const shapes: RegExp[] = [];
  if (path.endsWith(".json")) {
    for (const [text] of source.matchAll(/"(?:[^"\\]|\\.)*"/g)) texts.add(JSON.parse(text) as string);
    return { texts, shapes };
  }
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) texts.add(node.text);
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      if (/\p{L}{4,}/u.test(parts.join(""))) shapes.push(shapeOf(parts));
    }
    // A key without quotes: `{ Auto: … }`.
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) texts.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(parse(path, source));
  return { texts, shapes };
}

/** The entries of one file of the catalog, English and Spanish; files that only combine others have none. */
export function entriesOf(path: string, source: string): { english: string; spanish: string }[] {
  const entries: { english: string; spanish: string }[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && (ts.isStringLiteralLike(node.name) || ts.isIdentifier(node.name))) {
      entries.push({ english: node.name.text, spanish: textsOf(node.initializer).join("") });
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(path, source));
  return entries;
}
