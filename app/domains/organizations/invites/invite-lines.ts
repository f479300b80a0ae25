/** Reading a pasted list or a CSV of addresses: what each address asks for, or what is wrong with it. Pure. */
import { EmailAddress } from "#app/platform/forms/inputs.ts";
import { INVITE_LINES } from "../members/limits.ts";
import type { InviteRole } from "../members/member-policy.ts";

/** One address of a list with its role, or a text that isn't an address. */
type Read = {
  line: number;
  /** As it can be sent again: the address with its role, or the text that was not understood. */
  typed: string;
} & (
  | { email: string; role: InviteRole; problem: null }
  | { text: string; problem: "not-an-email" | "duplicate" | "unknown-role" | "too-many" }
);
/** With its position in the list. */
export type InviteLine = Read & { at: number };

/** A part of a line: an address with its role, or a text that isn't an address. */
type Part = { email: string; said: string } | { other: string };

const ROLE_WORDS: ReadonlyMap<string, InviteRole> = new Map([
  ["member", "member"],
  ["agent", "member"],
  ["manager", "manager"],
  ["executive", "executive"],
]);
const isRole = (text: string) => ROLE_WORDS.has(text.toLowerCase());

const SHOWN_CHARACTERS = 120;

/**
 * Reads addresses, one or several a line, as people type them, as spreadsheets list them and as mail programs copy them.
 * A role after an address is its role. A first line of headings says which column is which. Texts that aren't addresses,
 * addresses listed twice and those over the limit are returned with the reason: nothing is dropped.
 */
export function readInviteLines(text: string, role: InviteRole): InviteLine[] {
  const lines = plainSigns(text).split(/\r\n|\r|\n/);
  const columns = readHeadings(lines.find((line) => line.trim() !== "") ?? "");
  const headAt = columns === null ? -1 : lines.findIndex((line) => line.trim() !== "");
  const seen = new Set<string>();
  let asked = 0;
  const read = (line: number, part: Part): Read => {
    if ("other" in part) {
      const shown = part.other.slice(0, SHOWN_CHARACTERS);
      return { line, typed: part.other, text: shown, problem: "not-an-email" };
    }
    const { email, said } = part;
    const typed = said === "" ? email : `${email}, ${said}`;
    const named = said === "" ? role : ROLE_WORDS.get(said.toLowerCase());
    if (named === undefined)
      return { line, typed, text: typed.slice(0, SHOWN_CHARACTERS), problem: "unknown-role" };
    if (seen.has(email)) return { line, typed, text: email, problem: "duplicate" };
    seen.add(email);
    asked += 1;
    if (asked > INVITE_LINES) return { line, typed, text: email, problem: "too-many" };
    return { line, typed, email, role: named, problem: null };
  };
  return lines
    .flatMap((line, at) => {
      if (at === headAt) return [];
      const parts = columns === null ? readLine(line) : columns(line);
      return parts.map((part) => read(at + 1, part));
    })
    .map((one, at) => ({ ...one, at }));
}

/** Without the invisible marks that programs put around addresses; separators of other scripts become ours. */
const plainSigns = (text: string): string =>
  text
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, "")
    .replace(/[，、]/g, ",")
    .replace(/；/g, ";");

/** How lines are read below a line of headings that names a column of addresses; null where it is no such line. */
function readHeadings(line: string): ((line: string) => Part[]) | null {
  const separator = ["\t", ";", ","].find((one) => splitOutsideQuotes(line, one).length > 1) ?? "\t";
  const cellsOf = (row: string) => splitOutsideQuotes(row, separator).map((cell) => unquote(cell.trim()));
  const headings = cellsOf(line).map((cell) => cell.toLowerCase());
  const emailAt = headings.findIndex((cell) => /^e-?mail( address(es)?)?$/.test(cell));
  const roleAt = headings.indexOf("role");
  if (emailAt < 0) return null;
  return (row) => {
    const cells = cellsOf(row);
    if (cells.every((cell) => cell === "")) return [];
    const parts = readLine(cells[emailAt] ?? "");
    if (parts.length === 0) return [{ other: cells.join(", ") }];
    const said = roleAt < 0 ? "" : (cells[roleAt] ?? "");
    return parts.map((part) => ("other" in part || said === "" ? part : { ...part, said }));
  };
}

/** The addresses of a line. A role that is a part of its own belongs to the address before it. */
function readLine(line: string): Part[] {
  // An unclosed quote would join everything after it.
  const quotes = line.split('"').length - 1;
  const parts: Part[] = [];
  for (const part of readPart(quotes % 2 === 0 ? line : line.replaceAll('"', " "))) {
    const before = parts.at(-1);
    if ("other" in part && isRole(part.other) && before !== undefined && "email" in before && !before.said)
      before.said = part.other;
    else parts.push(part);
  }
  return parts;
}

/** From the separator that most surely separates people to the one that also separates words of a name. */
const SPLITS: readonly ((text: string) => string[])[] = [
  (text) => splitOutsideQuotes(text, ";"),
  (text) => splitOutsideQuotes(text, "\t"),
  (text) => splitOutsideQuotes(text, ","),
  (text) => text.split(/(?<=>)/),
  (text) => text.split(/\s/),
];

/**
 * A line with one address is about one person, and so is `Pat Doe <pat@mail.example>` among others: the text next to the
 * address is a name. Any other text is split at its separators, and a part without an address is returned as such.
 */
function readPart(text: string, depth = 0): Part[] {
  const bare = unquote(text.trim());
  if (bare !== text.trim()) return readPart(bare);
  if (bare === "") return [];
  const [first, ...others] = wordsWithAt(bare);
  if (first === undefined) return [{ other: bare }];
  const split = SPLITS[depth];
  if (others.length === 0 && (depth === 0 || split === undefined || bare.includes("<")))
    return readPerson(bare, first);
  return split === undefined ? [{ other: bare }] : split(bare).flatMap((part) => readPart(part, depth + 1));
}

/** `Pat Doe <pat@mail.example>, manager`: a name before the address, a role anywhere, and nothing else after it. */
function readPerson(text: string, address: string): Part[] {
  const parsed = EmailAddress.safeParse(address);
  if (!parsed.success) return [{ other: text }];
  const at = text.indexOf(address);
  const cellsOf = (part: string) => part.split(/[,;\t]/).map((cell) => unquote(cell.trim()));
  const before = cellsOf(text.slice(0, at));
  const [after = "", ...behind] = cellsOf(text.slice(at + address.length));
  const [word = ""] = wordsOf(after);
  const said = isRole(word) ? word : ([...before, ...behind].find(isRole) ?? "");
  const others = behind.filter((cell) => cell !== "" && !isRole(cell));
  // A word with a dot inside and no @ was meant as an address, unless it is part of a name.
  const words = text[at - 1] === "<" ? [] : wordsOf([...before, after].join(" "));
  const meant = words.filter((one) => /\p{L}\.\p{L}{2}/u.test(one) && !one.includes("@"));
  return [
    { email: parsed.data, said },
    ...meant.map((other) => ({ other })),
    ...(others.length === 0 ? [] : [{ other: others.join(", ") }]),
  ];
}

const wordsOf = (text: string): string[] => text.split(/[\s,;<>"]+/).filter((word) => word !== "");

/** The words that could be addresses. Mail programs write `pat@mail.example <pat@mail.example>` where they know no name. */
function wordsWithAt(text: string): string[] {
  const found: string[] = [];
  for (const [word] of text.matchAll(/<[^<>]*>|[^\s,;<>"]+/g)) {
    if (!word.includes("@")) continue;
    const address = bareAddress(word);
    const again = word.startsWith("<") && found.at(-1)?.toLowerCase() === address.toLowerCase();
    if (!again) found.push(address);
  }
  return found;
}

/** Without what mail programs and spreadsheets put around an address: `<…>`, `(…)`, `'…'`, `="…"`, `mailto:`. */
const bareAddress = (word: string): string =>
  word
    .replace(/^[<(]|[)>]$/g, "")
    .trim()
    .replace(/^'(.*)'$/, "$1")
    .replace(/^=/, "")
    .replace(/^mailto:/i, "");

/** A CSV cell without its quotes; a cell that isn't entirely in quotes stays as it is. */
function unquote(text: string): string {
  const inner = /^"(.*)"$/s.exec(text)?.[1];
  return inner === undefined || inner.replaceAll('""', "").includes('"') ? text : inner.replaceAll('""', '"');
}

/** Quotes hold separators, not line breaks: no address has one. */
function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts: string[] = [];
  let part = "";
  let quoted = false;
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    if (sign === separator && !quoted) {
      parts.push(part);
      part = "";
    } else part += sign;
  }
  return [...parts, part];
}

/** A file's text, in whichever of the usual encodings a spreadsheet wrote it. */
export function decodeList(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
