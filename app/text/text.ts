/**
 * Every sentence that a reader sees goes through here: written in English where it is used, and looked up in the reader's
 * language (docs/decisions, 0061). What `es/` does not have does not compile.
 */
import { createElement, Fragment, type ReactNode } from "react";
import type { es } from "./es/index.ts";

export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A sentence of the catalog: its English, with `{names}` where something is put in. */
export type Message = keyof typeof es;
/** A sentence without placeholders: for labels and maps of words that are translated when they are shown. */
export type PlainMessage = { [M in Message]: M extends `${string}{${string}` ? never : M }[Message];

type Names<M extends string> = M extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Values<M extends string, V> = [Names<M>] extends [never] ? [] : [values: Record<Names<M>, V>];

type Table = Readonly<Record<string, string>>;
let tableOf: () => Table | null = () => null;

/**
 * Sets where sentences are looked up: a server has a language for each request, a browser reads one language. Null is
 * English.
 */
export function readTextsFrom(source: () => Table | null): void {
  tableOf = source;
}

/** The language that is being written. */
export const language = (): Language => (tableOf() === null ? "en" : "es");

/**
 * The locale of numbers and days (BCP 47): Spanish as it is written in the United States, with its points and commas.
 */
export const locale = (): "en-US" | "es-US" => (tableOf() === null ? "en-US" : "es-US");

function found(message: string): string {
  const table = tableOf();
  // Names come from data: "constructor" is none of ours.
  return table !== null && Object.hasOwn(table, message) ? (table[message] ?? message) : message;
}
const NAME = /\{(\w+)\}/;

// Made once, because each call would look up the locale again. Both languages group digits alike.
const digits = new Intl.NumberFormat("en-US");
const written = (value: string | number | undefined): string =>
  typeof value === "number" ? digits.format(value) : (value ?? "");

/** `t("Reviews of {name}", { name })`: the sentence in the reader's language. Numbers are grouped: 5,000. */
export function t<M extends Message>(message: M, ...[values]: Values<M, string | number>): string {
  const text = found(message);
  if (values === undefined) return text;
  const all = values as Readonly<Record<string, string | number>>;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => written(all[name]));
}

/**
 * The same with elements: `rich("Read {link} first.", { link: <a …>…</a> })`. Each text gets an element of its own:
 * bare text next to elements would break the page when a browser translates it (docs/sharp-edges.md).
 */
export function rich<M extends Message>(message: M, values: Record<Names<M>, ReactNode>): ReactNode {
  const all = values as Readonly<Record<string, ReactNode>>;
  const nodes: ReactNode[] = [];
  let said = "";
  const say = () => {
    nodes.push(said === "" ? null : createElement("span", null, said));
    said = "";
  };
  for (const [at, part] of found(message).split(NAME).entries()) {
    const value = at % 2 === 0 ? part : all[part];
    if (typeof value === "string" || typeof value === "number") {
      said += written(value);
    } else {
      say();
      nodes.push(value);
    }
  }
  say();
  return createElement(Fragment, null, ...nodes);
}

/** `tn(count, "{n} review", "{n} reviews")`: for one, and for every other number. `n` is filled in. */
export function tn<A extends Message, B extends Message>(
  n: number,
  one: A,
  other: B,
  values: Partial<Record<Exclude<Names<A> | Names<B>, "n">, string | number>> = {},
): string {
  const all: Readonly<Record<string, string | number | undefined>> = { ...values, n };
  return found(n === 1 ? one : other).replace(/\{(\w+)\}/g, (_, name: string) => written(all[name]));
}

/**
 * A name from data that the catalog may know, such as a kind of insurance; otherwise unchanged. `Home (name)` is the
 * kind where `Home` is the page.
 */
export const named = (name: string): string => tableOf()?.[`${name} (name)`] ?? found(name);
