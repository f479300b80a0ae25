/**
 * Finds texts that a browser's translation makes dangerous (docs/decisions, 0096). The translation replaces each text
 * node with an element, but React still holds the old node. Removing it or inserting before it fails, and breaks the
 * page; new text written into it is never seen. A text that is alone in its element is safe, because React then
 * writes the element's complete content.
 */
import ts from "typescript";

/** The direct children of an element, as far as its code shows. */
type Content = {
  /** No text; one that is always the same; one that may become another. */
  text: "none" | "fixed" | "changing";
  /** Something may appear, disappear, or be replaced. */
  moves: boolean;
};

const NOTHING: Content = { text: "none", moves: false };
const FIXED: Content = { text: "fixed", moves: false };
const CHANGING: Content = { text: "changing", moves: false };
const UNKNOWN: Content = { text: "changing", moves: true };
const RANK = { none: 0, fixed: 1, changing: 2 } as const;

function join(...all: readonly Content[]): Content {
  return {
    text: all.reduce<Content["text"]>((most, { text }) => (RANK[text] > RANK[most] ? text : most), "none"),
    moves: all.some(({ moves }) => moves),
  };
}

/** One of several: the choice between them may change. */
function oneOf(...all: readonly Content[]): Content {
  const joined = join(...all);
  const texts = all.every(({ text, moves }) => text !== "none" && !moves);
  return texts ? CHANGING : { ...joined, moves: true };
}

type Item = { node: ts.Node; content: Content };
type Finding = { parent: ts.Node; items: readonly Item[]; why: string };

/** Those of React and of Remix that stand for what is in them. */
const TRANSPARENT = /^(Fragment|React\.Fragment|Suspense|StrictMode|\w+(\.\w+)*\.Provider|\w+Context)$/;
/** Those of Remix that are one element. */
const ONE_ELEMENT =
  /^(Link|NavLink|Form|Outlet|fetcher\.Form|\w+\.Form|Scripts|ScrollRestoration|Meta|Links)$/;

/** What is handed to a component by the name of the property; `...` is what is spread. */
type Props = Map<string, ts.Node[]>;

/** The dangerous texts of our files, found by reading code and, where that isn't enough, types. */
export function bareTexts(program: ts.Program, isOurs: (path: string) => boolean) {
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter(({ fileName }) => isOurs(fileName));
  const definitions = new Map<ts.Symbol, Props>();

  const symbolOf = (node: ts.Node): ts.Symbol | undefined => {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  };

  /** The function behind a component's name, if it is one of ours. */
  function functionOf(symbol: ts.Symbol | undefined): ts.FunctionLikeDeclaration | undefined {
    const declaration = symbol?.valueDeclaration ?? symbol?.declarations?.[0];
    if (!declaration || !isOurs(declaration.getSourceFile().fileName)) return undefined;
    if (ts.isFunctionDeclaration(declaration) && declaration.body) return declaration;
    if (ts.isVariableDeclaration(declaration) && declaration.initializer) {
      const { initializer } = declaration;
      if (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)) return initializer;
    }
    return undefined;
  }

  const openingOf = (node: ts.JsxElement | ts.JsxSelfClosingElement) =>
    ts.isJsxElement(node) ? node.openingElement : node;
  const isHost = (name: string) => /^[a-z]/.test(name) && !name.includes(".");

  // Everything that is handed to each property of each component.
  for (const file of files) {
    const visit = (node: ts.Node) => {
      if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) {
        const opening = openingOf(node);
        const symbol = isHost(opening.tagName.getText()) ? undefined : symbolOf(opening.tagName);
        if (symbol && functionOf(symbol)) {
          const props: Props = definitions.get(symbol) ?? new Map();
          definitions.set(symbol, props);
          const add = (name: string, value: ts.Node) => props.set(name, [...(props.get(name) ?? []), value]);
          for (const property of opening.attributes.properties) {
            if (ts.isJsxSpreadAttribute(property)) add("...", property.expression);
            else if (property.initializer) add(property.name.getText(), property.initializer);
          }
          if (ts.isJsxElement(node) && meaningful(node).length > 0) add("children", node);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }

  /** All that is handed to a property of a component, also by `{...rest}`. */
  function handed(symbol: ts.Symbol, name: string, path: readonly ts.Node[]): Content {
    const props = definitions.get(symbol);
    const own = (props?.get(name) ?? []).map((value) =>
      ts.isJsxElement(value) && name === "children" && isCall(value, symbol)
        ? join(...itemsOf(value, path).map(({ content }) => content))
        : read(value, path),
    );
    const spreads = (props?.get("...") ?? []).map((value) => {
      const type = checker.getTypeAtLocation(value);
      const property = type.getProperty(name);
      if (!property) return NOTHING;
      const typed = byType(checker.getTypeOfSymbolAtLocation(property, value));
      // What a component passes on unchanged was passed to it.
      if (typed === UNKNOWN && ts.isIdentifier(value)) {
        const owner = ownerOf(value);
        if (owner && !path.includes(value)) return handed(owner, name, [...path, value]);
      }
      return typed;
    });
    return join(...own, ...spreads);
  }

  const isCall = (value: ts.JsxElement, symbol: ts.Symbol) =>
    symbolOf(value.openingElement.tagName) === symbol;

  /** The component in whose parameters a name is bound. */
  function ownerOf(node: ts.Identifier): ts.Symbol | undefined {
    const declaration = symbolOf(node)?.valueDeclaration;
    if (!declaration) return undefined;
    let at: ts.Node = declaration;
    while (ts.isBindingElement(at) || ts.isObjectBindingPattern(at)) at = at.parent;
    // `const { a, ...rest } = props`
    if (ts.isVariableDeclaration(at) && at.initializer && ts.isIdentifier(at.initializer)) {
      return ownerOf(at.initializer);
    }
    if (!ts.isParameter(at) || at.parent.parameters[0] !== at) return undefined;
    const { parent } = at;
    if (ts.isFunctionDeclaration(parent) && parent.name) return checker.getSymbolAtLocation(parent.name);
    if (ts.isVariableDeclaration(parent.parent) && ts.isIdentifier(parent.parent.name)) {
      return checker.getSymbolAtLocation(parent.parent.name);
    }
    return undefined;
  }

  function propertyName(node: ts.Identifier): string | undefined {
    const declaration = symbolOf(node)?.valueDeclaration;
    if (!declaration || !ts.isBindingElement(declaration) || declaration.dotDotDotToken) return undefined;
    return (declaration.propertyName ?? declaration.name).getText();
  }

  /** What a value of a type may render as in an element. */
  function byType(type: ts.Type): Content {
    const parts = type.isUnion() ? type.types : [type];
    const contents = parts.map((part): Content | null => {
      const { flags } = part;
      if (flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike))
        return CHANGING;
      if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike | ts.TypeFlags.Void))
        return null;
      const name = checker.typeToString(part);
      if (/^(React\.)?(JSX\.Element$|Element$|ReactElement)/.test(name)) return NOTHING;
      if (checker.isArrayType(part)) {
        const [item] = checker.getTypeArguments(part as ts.TypeReference);
        return { ...(item ? byType(item) : UNKNOWN), moves: true };
      }
      return UNKNOWN;
    });
    const some = contents.filter((one) => one !== null);
    if (some.includes(UNKNOWN)) return UNKNOWN;
    if (some.length === 0) return NOTHING;
    const empty =
      some.length < contents.length && parts.some(({ flags }) => !(flags & ts.TypeFlags.BooleanLiteral));
    const texts = some.filter(({ text }) => text !== "none").length;
    return {
      ...join(...some),
      moves: empty || (texts > 0 && texts < some.length) || some.some(({ moves }) => moves),
    };
  }

  /** What an expression may render as; `path` holds the way to it, to avoid following a circle. */
  function read(node: ts.Node | undefined, path: readonly ts.Node[] = []): Content {
    if (node === undefined) return NOTHING;
    if (ts.isJsxText(node)) return FIXED;
    if (ts.isJsxExpression(node)) return read(node.expression, path);
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node)
    ) {
      return read(node.expression, path);
    }
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return FIXED;
    if (
      node.kind === ts.SyntaxKind.NullKeyword ||
      node.kind === ts.SyntaxKind.FalseKeyword ||
      node.kind === ts.SyntaxKind.TrueKeyword
    )
      return NOTHING;
    // Text in a fragment is refused there.
    if (ts.isJsxFragment(node)) return { ...inside(node, path), text: "none" };
    if (ts.isArrowFunction(node)) return returned(node, path);
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return readElement(node, path);
    if (ts.isConditionalExpression(node)) return oneOf(read(node.whenTrue, path), read(node.whenFalse, path));
    if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return { ...read(node.right, path), moves: true };
      if (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken)
        return oneOf(read(node.left, path), read(node.right, path));
    }
    if (ts.isCallExpression(node)) return readCall(node, path);
    if (ts.isIdentifier(node)) return readName(node, path);
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const typed = byType(checker.getTypeAtLocation(node));
      const owner =
        typed === UNKNOWN && !propertyName(node.expression) ? ownerOf(node.expression) : undefined;
      if (owner && !path.includes(node)) return handed(owner, node.name.text, [...path, node]);
      return typed;
    }
    return byType(checker.getTypeAtLocation(node));
  }

  /** What a constant was set to, or what was handed to a component as this property. */
  function readName(node: ts.Identifier, path: readonly ts.Node[]): Content {
    const typed = byType(checker.getTypeAtLocation(node));
    const declaration = symbolOf(node)?.valueDeclaration;
    if (declaration === undefined || (typed.text === "changing" && typed !== UNKNOWN)) return typed;
    if (path.includes(declaration)) return NOTHING;
    if (
      ts.isVariableDeclaration(declaration) &&
      ts.isIdentifier(declaration.name) &&
      ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const
    ) {
      return read(declaration.initializer, [...path, declaration]);
    }
    const owner = typed === UNKNOWN ? ownerOf(node) : undefined;
    const name = propertyName(node);
    return owner && name ? handed(owner, name, [...path, declaration]) : typed;
  }

  function readCall(node: ts.CallExpression, path: readonly ts.Node[]): Content {
    const called = node.expression.getText();
    const [first, second] = node.arguments;
    if (called === "t" && first && ts.isStringLiteralLike(first) && second === undefined) return FIXED;
    if (called === "rich") return { text: "none", moves: false };
    if (
      /\.(map|flatMap)$/.test(called) &&
      first &&
      (ts.isArrowFunction(first) || ts.isFunctionExpression(first))
    ) {
      return { ...returned(first, path), moves: true };
    }
    const typed = byType(checker.getTypeAtLocation(node));
    const callee = functionOf(symbolOf(node.expression));
    // A property that is a function: what those return that are handed to it.
    if (typed === UNKNOWN && ts.isIdentifier(node.expression) && !callee) {
      const owner = ownerOf(node.expression);
      const name = propertyName(node.expression);
      if (owner && name && !path.includes(node)) return handed(owner, name, [...path, node]);
    }
    if (typed.text === "none" || typed === UNKNOWN) {
      if (callee && !path.includes(callee)) return returned(callee, [...path, callee]);
    }
    return typed;
  }

  /** What a function may return. */
  function returned(declaration: ts.FunctionLikeDeclaration, path: readonly ts.Node[]): Content {
    const { body } = declaration;
    if (!body) return UNKNOWN;
    if (!ts.isBlock(body)) return read(body, path);
    const results: Content[] = [];
    const visit = (node: ts.Node) => {
      if (ts.isFunctionLike(node)) return;
      if (ts.isReturnStatement(node)) results.push(read(node.expression, path));
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(body, visit);
    return results.length === 1 && results[0]
      ? results[0]
      : results.length === 0
        ? NOTHING
        : oneOf(...results);
  }

  function readElement(node: ts.JsxElement | ts.JsxSelfClosingElement, path: readonly ts.Node[]): Content {
    const opening = openingOf(node);
    const name = opening.tagName.getText();
    const keyed = opening.attributes.properties.some(
      (one) => ts.isJsxAttribute(one) && one.name.getText() === "key",
    );
    const key = { ...NOTHING, moves: keyed };
    if (isHost(name) || ONE_ELEMENT.test(name)) return key;
    if (TRANSPARENT.test(name))
      return { ...join(key, ts.isJsxElement(node) ? inside(node, path) : NOTHING), text: "none" };
    const component = functionOf(symbolOf(opening.tagName));
    if (!component) return key;
    if (path.includes(component)) return NOTHING;
    return { ...join(key, returned(component, [...path, component])), text: "none" };
  }

  const inside = (node: ts.JsxElement | ts.JsxFragment, path: readonly ts.Node[]) =>
    join(...itemsOf(node, path).map(({ content }) => content));

  /** The children of an element, including those of its fragments. */
  function itemsOf(node: ts.JsxElement | ts.JsxFragment, path: readonly ts.Node[] = []): Item[] {
    return meaningful(node).flatMap((child): Item[] =>
      ts.isJsxFragment(child)
        ? itemsOf(child, path).map((item) => ({ ...item, content: { ...item.content, text: "none" } }))
        : [{ node: child, content: read(child, path) }],
    );
  }

  const findings: Finding[] = [];
  const find = (parent: ts.Node, items: readonly Item[], why: string) =>
    findings.push({ parent, items, why });
  for (const file of files) {
    const visit = (node: ts.Node) => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
        const items = itemsOf(node);
        const all = join(...items.map(({ content }) => content));
        const name = ts.isJsxElement(node) ? node.openingElement.tagName.getText() : "Fragment";
        if (all.text !== "none" && TRANSPARENT.test(name)) find(node, items, "in a fragment");
        else if (all.text !== "none" && items.length > 1) {
          if (!isHost(name) && !ONE_ELEMENT.test(name)) find(node, items, "next to others in a component");
          else if (all.text === "changing") find(node, items, "next to others, and may change");
          else if (all.moves) find(node, items, "next to conditional content");
        }
      } else if (
        file.fileName.endsWith(".tsx") &&
        isComponent(node) &&
        returned(node, [node]).text !== "none"
      ) {
        find(node, [], "is what a component returns");
      } else if (
        ts.isJsxExpression(node) &&
        !ts.isJsxAttribute(node.parent) &&
        node.expression &&
        textList(node.expression)
      ) {
        find(node, [], "in a list");
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return findings;

  /** `{names.map((name) => name)}` */
  function textList(node: ts.Expression): boolean {
    return (
      ts.isCallExpression(node) &&
      /\.(map|flatMap)$/.test(node.expression.getText()) &&
      read(node).text !== "none"
    );
  }
}

function isComponent(node: ts.Node): node is ts.FunctionLikeDeclaration {
  if (ts.isFunctionDeclaration(node)) return /^[A-Z]/.test(node.name?.text ?? "");
  return (
    (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) &&
    ts.isVariableDeclaration(node.parent) &&
    /^[A-Z]/.test(node.parent.name.getText())
  );
}

/** The children of an element without the space between its lines. */
function meaningful(node: ts.JsxElement | ts.JsxFragment): readonly ts.JsxChild[] {
  return node.children.filter(
    (child) =>
      !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) &&
      !(ts.isJsxExpression(child) && child.expression === undefined),
  );
}
