/**
 * What of a kept page is one reader's (decision 0069): the end of the header, the place of a toast, and the same in the
 * data that the browser's scripts begin with. Where these stand is told by what they are for a stranger, letter by letter,
 * so that a page that is not as it is thought to be is not touched, but made for its reader.
 */
import { findHandoff, parseJson, scriptSafe } from "./handoff.ts";

/** What a page's header has at its end; a wide one has the same as others. */
export const FRAMES = ["page", "home"] as const;
export type Frame = (typeof FRAMES)[number];
/** The parts of a page's HTML, as they are for one reader. */
export type OwnHtml = { header(frame: Frame): string; toastPlace(): string };
/** What the root's data says of the reader; objects of plain values. */
export type OwnData = { user: object | null; toast: object | null };

type Part = keyof OwnHtml | keyof OwnData | "added";
type Place = { at: number; end: number; part: Part };
export type Places = {
  kind: "page" | "data";
  /** In the order in which they stand, in bytes. */
  places: readonly Place[];
  /** How many values the data has: more are added behind them. */
  values: number;
  /** Null for data, which has none. */
  frame: Frame | null;
  /** Agents that the page shows or leads to: whether they are saved may stand there. */
  agents: ReadonlySet<string>;
};
/** What stands in these bytes' place for one reader. */
export type OwnBytes = { at: number; end: number; bytes: Uint8Array };

/** Remix's encoding (turbo-stream) of null and undefined. */
const NULL = -5;
const UNDEFINED = -7;
const AGENT = /\/(?:showcase|agent)\/([a-z0-9-]+)/g;
const encoder = new TextEncoder();

/** Where the reader's parts stand in a page's HTML; null where that cannot be told. */
export function findInPage(html: string, stranger: OwnHtml): Places | null {
  const handoff = findHandoff(html);
  const found = handoff && findValues(handoff.data, ["loaderData", "root"]);
  if (!handoff || !found) return null;
  for (const frame of FRAMES) {
    const places = [
      findOnce(html, stranger.header(frame), "header"),
      findOnce(html, stranger.toastPlace(), "toastPlace"),
    ];
    // The data's literal is the letters of the data, some of them escaped.
    const inLiteral = (at: number) => handoff.at + scriptSafe(handoff.data.slice(0, at)).length - 1;
    for (const { at, end, part } of found.places)
      places.push({ at: inLiteral(at), end: inLiteral(end), part });
    const known = places.filter((place) => place !== null);
    if (known.length === places.length)
      return { ...found, kind: "page", frame, places: inBytes(html, known), agents: agentsIn(html) };
  }
  return null;
}

/** The same in what the browser asks for when it goes to a page by itself. */
export function findInData(data: string): Places | null {
  const found = findValues(data, ["root", "data"]);
  if (found === null) return null;
  return { ...found, kind: "data", frame: null, places: inBytes(data, found.places), agents: agentsIn(data) };
}

const agentsIn = (text: string) => {
  const named = [...text.matchAll(AGENT)].map(([, slug]) => slug ?? "");
  // Data names them without an address.
  const slugs = [...text.matchAll(/"([a-z0-9]+(?:-[a-z0-9]+)*)"/g)].map(([, slug]) => slug ?? "");
  return new Set([...named, ...slugs]);
};

/** The one place where the part stands; null for none or several. */
function findOnce(text: string, part: string, name: Part): Place | null {
  const at = text.indexOf(part);
  if (part === "" || at < 0 || text.indexOf(part, at + 1) >= 0) return null;
  return { at, end: at + part.length, part: name };
}

/** In order, counted in bytes. */
function inBytes(text: string, places: readonly Place[]): Place[] {
  let [letters, bytes] = [0, 0];
  const reach = (at: number) => {
    bytes += encoder.encode(text.slice(letters, at)).length;
    letters = at;
    return bytes;
  };
  return places
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, end, part }) => ({ part, at: reach(at), end: reach(end) }));
}

/**
 * Where the root's data says that nobody is signed in and no toast is to be shown, and where values can be added. The
 * encoding is one list: objects name their keys and values by place in it.
 */
function findValues(data: string, path: readonly string[]): { places: Place[]; values: number } | null {
  const lineEnd = data.includes("\n") ? data.indexOf("\n") : data.length;
  const line = data.slice(0, lineEnd);
  if (!line.startsWith("[")) return null;
  const values = parseJson(line);
  if (!Array.isArray(values) || JSON.stringify(values) !== line) return null;
  let root = 0;
  for (const key of path) {
    const next = valueAt(values, root, key);
    if (next === null || next.value < 0) return null;
    root = next.value;
  }
  const begin =
    1 + values.slice(0, root).reduce((sum: number, one) => sum + JSON.stringify(one).length + 1, 0);
  const text = JSON.stringify(values[root]);
  const places: Place[] = [];
  for (const part of ["user", "toast"] as const) {
    const found = valueAt(values, root, part);
    if (found?.value !== NULL) return null;
    const key = `"_${found.key}":`;
    const at = begin + text.indexOf(key) + key.length;
    places.push({ at, end: at + String(NULL).length, part });
  }
  const end = line.length - 1;
  return { places: [...places, { at: end, end, part: "added" }], values: values.length };
}

function valueAt(values: readonly unknown[], object: number, key: string) {
  const one = values[object];
  if (typeof one !== "object" || one === null || Array.isArray(one)) return null;
  for (const [reference, value] of Object.entries(one)) {
    const at = Number(reference.slice(1));
    if (values[at] === key && typeof value === "number") return { key: at, value };
  }
  return null;
}

/** A reader's parts for this page, in its places; what is as a stranger has it stays as it is. */
export function ownBytes({ kind, places, values, frame }: Places, own: OwnData, html: OwnHtml): OwnBytes[] {
  const added: string[] = [];
  const [user, toast] = [encode(own.user, values, added), encode(own.toast, values, added)];
  const more = added.map((value) => `,${value}`).join("");
  const textOf = (part: Part): string | null => {
    if (part === "added") return kind === "page" ? scriptSafe(more).slice(1, -1) : more;
    const ofUser = part === "user" || part === "header";
    if ((ofUser ? own.user : own.toast) === null) return null;
    if (part === "user" || part === "toast") return String(ofUser ? user : toast);
    if (frame === null) return null;
    return part === "header" ? html.header(frame) : html.toastPlace();
  };
  return places.flatMap(({ at, end, part }) => {
    const text = textOf(part);
    return text === null ? [] : [{ at, end, bytes: encoder.encode(text) }];
  });
}

/** Adds a value as Remix's encoding has it; returns what refers to it. */
function encode(value: unknown, before: number, added: string[]): number {
  if (value === null) return NULL;
  if (value === undefined) return UNDEFINED;
  const index = before + added.length;
  if (typeof value !== "object") {
    added.push(JSON.stringify(value));
    return index;
  }
  added.push("");
  const pairs = Object.entries(value).map(
    ([key, one]) => `"_${encode(key, before, added)}":${encode(one, before, added)}`,
  );
  added[index - before] = `{${pairs.join(",")}}`;
  return index;
}

/** The page with what is the reader's in its places. */
export function withOwnBytes(body: Uint8Array, own: readonly OwnBytes[]): Uint8Array<ArrayBuffer> {
  const grown = own.reduce((sum, { at, end, bytes }) => sum + bytes.length - (end - at), 0);
  const whole = new Uint8Array(body.length + grown);
  let [from, to] = [0, 0];
  for (const { at, end, bytes } of own) {
    whole.set(body.subarray(from, at), to);
    to += at - from;
    whole.set(bytes, to);
    to += bytes.length;
    from = end;
  }
  whole.set(body.subarray(from), to);
  return whole;
}
