/** Reading a pasted list or a CSV of addresses: what each line asks for, or what is wrong with it. Pure. */
import { EmailAddress } from "#app/platform/inputs.ts";
import { INVITE_LINES } from "./limits.ts";
import type { InviteRole } from "./member-policy.ts";

export type InviteLine =
  | { line: number; email: string; role: InviteRole; problem: null }
  | { line: number; text: string; problem: "not-an-email" | "duplicate" | "unknown-role" | "too-many" };

const ROLE_WORDS: ReadonlyMap<string, InviteRole> = new Map([
  ["member", "member"],
  ["agent", "member"],
  ["manager", "manager"],
  ["executive", "executive"],
]);

/**
 * Reads lines of addresses, each with a role after a comma, semicolon or tab where it has one. A first line of headings
 * says which column is which. Lines over the limit are told, not dropped.
 */
export function readInviteLines(text: string, role: InviteRole): InviteLine[] {
  const rows = splitRows(text);
  const [first = []] = rows.filter((row) => row.some((cell) => cell !== ""));
  const headings = first.map((cell) => cell.toLowerCase());
  const emailAt = headings.findIndex((cell) => /^e-?mail( address)?$/.test(cell));
  const roleAt = headings.indexOf("role");
  const seen = new Set<string>();
  let asked = 0;
  return rows.flatMap((row, at): InviteLine[] => {
    if (row.every((cell) => cell === "")) return [];
    if (emailAt >= 0 && row === first) return [];
    const line = at + 1;
    const text = row.join(", ").slice(0, 120);
    const found = emailAt >= 0 ? row[emailAt] : row.find((cell) => cell.includes("@"));
    const email = parseEmail(found ?? "");
    if (email === null) return [{ line, text, problem: "not-an-email" }];
    // Without headings, whatever stands beside an address may be a name.
    const said = (roleAt >= 0 ? row[roleAt] : row.find((cell) => ROLE_WORDS.has(cell.toLowerCase()))) ?? "";
    const named = said === "" ? role : ROLE_WORDS.get(said.toLowerCase());
    if (named === undefined) return [{ line, text, problem: "unknown-role" }];
    if (seen.has(email)) return [{ line, text: email, problem: "duplicate" }];
    seen.add(email);
    asked += 1;
    if (asked > INVITE_LINES) return [{ line, text: email, problem: "too-many" }];
    return [{ line, email, role: named, problem: null }];
  });
}

/** `Pat Doe <pat@mail.example>`, `="pat@mail.example"`, `mailto:` and plain ones. */
function parseEmail(cell: string): string | null {
  const inner = /<([^<>]*)>\s*$/.exec(cell)?.[1] ?? cell;
  const parsed = EmailAddress.safeParse(inner.replace(/^=?\s*"?(?:mailto:)?/i, "").replace(/"$/, ""));
  return parsed.success ? parsed.data : null;
}

/** Cells of lines; quotes hold separators, not line breaks: no address has one. */
function splitRows(text: string): string[][] {
  return text
    .replace(/^\ufeff/, "")
    .split(/\r\n|\r|\n/)
    .map((line) => splitCells(line).map((cell) => cell.trim()));
}

function splitCells(line: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] ?? "";
    if (sign === '"') {
      if (quoted && line[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = !quoted;
    } else if (!quoted && (sign === "," || sign === ";" || sign === "\t")) {
      cells.push(cell);
      cell = "";
    } else cell += sign;
  }
  return [...cells, cell];
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
