/**
 * A browser's translation must not break a page: no bare text next to conditional or changing content
 * (docs/decisions, 0096). `npm run check -- types` reads all pages; this shows that it notices.
 */
import { resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { bareTexts } from "../../../scripts/checking/bare-text.ts";

/** What is found, and what is not: each line marked so is found, and no other. */
const EXAMPLES = `
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { rich, t } from "#app/text/text.ts";
type P = { busy: boolean; name: string; count: number; children: ReactNode };
const Ring = () => <i />;
const Maybe = ({ busy }: P) => (busy ? <i /> : null);
const Adjacent = ({ busy, children }: P) => <p>{busy ? <Ring /> : null}{children}</p>; // found
const InItsOwn = ({ busy, children }: P) => <p>{busy ? <Ring /> : null}<span>{children}</span></p>;
const Two = (props: P) => <Adjacent {...props}>words</Adjacent>;
const Elements = ({ children }: P) => <section><h2>Words</h2>{children}</section>;
const Filled = (props: P) => <Elements {...props}><p>words</p></Elements>;
export const all = (props: P) => [
  <Two {...props} />,
  <InItsOwn {...props} />,
  <Filled {...props} />,
  <p>{props.busy && <Ring />} words</p>, // found
  <p>words {props.busy ? <b>more</b> : <i>less</i>}</p>, // found
  <p><Maybe {...props} /> words</p>, // found
  <p>{props.busy ? "words" : null}<b>more</b></p>, // found
  <p>{props.busy ? "words" : <b>more</b>}</p>,
  <p>{props.count} of {props.name}</p>, // found
  <p>{\`\${props.count} of \${props.name}\`}</p>,
  <p>{props.name}<br /></p>, // found
  <p>Read <Link to="/">this</Link> first.</p>,
  <p>{t("Menu")}<Ring /></p>,
  <p>{rich("{n} of {found}", { n: 1, found: <b>2</b> })}{props.busy ? <Ring /> : null}</p>,
  <p>{props.busy ? <>words</> : null}</p>, // found
  <p>{["a", "b"].map((name) => name)}</p>, // found
  <p>{["a", "b"].map((name) => <b key={name}>{name}</b>)}</p>,
  <Elements {...props}>words <b>more</b></Elements>, // found
];
export const Bare = ({ busy }: P) => busy ? "words" : <i />; // found
`;

const root = resolve(".");
const examples = `${root}/app/examples-of-bare-text.tsx`;

/** A program of the examples alone, in a place where they can import what pages do. */
function openExamples(): ts.Program {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const host = ts.createCompilerHost(options, true);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => path === examples || fileExists(path);
  host.getSourceFile = (path, target, ...rest) =>
    path === examples
      ? ts.createSourceFile(path, EXAMPLES, target, true)
      : getSourceFile(path, target, ...rest);
  return ts.createProgram([examples], options, host);
}

test("text next to conditional content, or that may change, is found where it has no element of its own", () => {
  const found = bareTexts(openExamples(), (path) => path === examples);
  const lines = found.map(
    ({ parent }) => parent.getSourceFile().getLineAndCharacterOfPosition(parent.getStart()).line + 1,
  );
  const marked = EXAMPLES.split("\n").flatMap((line, at) => (line.endsWith("// found") ? [at + 1] : []));
  expect([...new Set(lines)].sort((a, b) => a - b)).toEqual(marked);
});
