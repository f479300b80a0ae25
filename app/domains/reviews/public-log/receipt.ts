/** A receipt of a review: the file, and what checking it finds. The check runs in a browser, without the network. */

export const RECEIPT_FORMAT = "fairlead-review-receipt/1";

type ReceiptEntry = {
  /** Its place in the log, from 0. */
  index: number;
  /** The line as it is in the log. */
  entry: string;
  /** Opens this entry and no other; base64url. */
  key: string;
  /** The hash of the words at that time, base64url; empty once they were deleted. */
  version: string;
  /** The hash of a reason that isn't public, such as why a review was held; empty for none. */
  hidden: string;
  /** RFC 6962 §2.1.1: the hashes next to its way to the root, base64, the leaf's neighbor first. */
  proof: string[];
};

export type Receipt = {
  format: typeof RECEIPT_FORMAT;
  /** The address of the review. */
  review: string;
  /** What the log is called in its checkpoints. */
  log: string;
  /** The log's public keys, as signed notes write them. */
  keys: string[];
  /** A signed checkpoint of the log (c2sp.org/tlog-checkpoint). */
  checkpoint: string;
  /** The review's entries, the oldest first. */
  entries: ReceiptEntry[];
  /** What the newest version is the hash of; null once the words are deleted, or for readers who may not read them. */
  words: { salt: string; text: string } | null;
};

type CheckedEntry = {
  index: number;
  day: string;
  event: string;
  from: string;
  to: string;
  stars: number;
  /** It is in the tree that the checkpoint signs. */
  included: boolean;
  /** It is about the review that the receipt names. */
  opens: boolean;
};

export type ReceiptCheck = {
  log: string;
  review: string;
  /** Entries in the log at that time. */
  size: number;
  /** Null where the browser can't check signatures of this kind; "unknown" for a key that isn't known here. */
  signature: "good" | "bad" | "unknown" | null;
  entries: CheckedEntry[];
  /** The words are those of the newest entry; null for a receipt without words. */
  words: boolean | null;
};

const encoder = new TextEncoder();

/** From base64 or base64url. Throws for anything else. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

async function sha256(...parts: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest("SHA-256", all));
}

const isSame = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** Null for text that is no receipt. */
export function readReceipt(text: string): Receipt | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(found) || found.format !== RECEIPT_FORMAT) return null;
  const { review, log, keys, checkpoint, entries, words } = found;
  if (typeof review !== "string" || typeof log !== "string" || typeof checkpoint !== "string") return null;
  if (!areTexts(keys) || !Array.isArray(entries)) return null;
  const read = entries.flatMap((one): ReceiptEntry[] => {
    if (!isRecord(one)) return [];
    const { index, entry, key, version, hidden, proof } = one;
    return typeof index === "number" &&
      Number.isSafeInteger(index) &&
      typeof entry === "string" &&
      typeof key === "string" &&
      typeof version === "string" &&
      typeof hidden === "string" &&
      areTexts(proof)
      ? [{ index, entry, key, version, hidden, proof }]
      : [];
  });
  if (read.length === 0 || read.length !== entries.length) return null;
  const said =
    isRecord(words) && typeof words.salt === "string" && typeof words.text === "string"
      ? { salt: words.salt, text: words.text }
      : null;
  return { format: RECEIPT_FORMAT, review, log, keys, checkpoint, entries: read, words: said };
}

/**
 * Checks a receipt against public keys that the reader trusts, as signed notes write them. Null where what it should
 * prove can't even be read. Asks the network nothing.
 */
export async function checkReceipt(
  receipt: Receipt,
  trusted: readonly string[],
): Promise<ReceiptCheck | null> {
  try {
    return await check(receipt, trusted);
  } catch {
    // Text that is no base64.
    return null;
  }
}

async function check(receipt: Receipt, trusted: readonly string[]): Promise<ReceiptCheck | null> {
  const [log = "", size = "", root = ""] = receipt.checkpoint.split("\n");
  if (log !== receipt.log || !/^[1-9][0-9]{0,14}$/.test(size)) return null;
  const tree = { size: Number(size), root: bytesOf(root) };
  const entries: CheckedEntry[] = [];
  for (const one of receipt.entries) entries.push(await checkEntry(receipt.review, one, tree));
  const newest = receipt.entries.at(-1);
  const { words } = receipt;
  return {
    log,
    review: receipt.review,
    size: tree.size,
    signature: await checkSignature(receipt.checkpoint, log, trusted),
    entries,
    words:
      words === null || newest === undefined
        ? null
        : isSame(await sha256(encoder.encode(`${words.salt}\n${words.text}`)), bytesOf(newest.version)),
  };
}

async function checkEntry(
  review: string,
  { index, entry, key, version, hidden, proof }: ReceiptEntry,
  { size, root }: { size: number; root: Uint8Array },
): Promise<CheckedEntry> {
  const [day = "", event = "", from = "", to = "", stars = ""] = entry.split(",");
  const last = entry.lastIndexOf(",");
  const about = encoder.encode(`${key}\n${review}\n${version}\n${hidden}\n${entry.slice(0, last)}`);
  const found = await rootFrom(index, size, await sha256(Uint8Array.of(0), encoder.encode(entry)), proof);
  return {
    index,
    day,
    event,
    from,
    to,
    stars: Number(stars),
    included: found !== null && isSame(found, root),
    opens: isSame(await sha256(about), bytesOf(entry.slice(last + 1))),
  };
}

/** The root that a proof leads to; null for a proof that is too long or too short for this place. */
async function rootFrom(
  index: number,
  size: number,
  leaf: Uint8Array,
  proof: readonly string[],
): Promise<Uint8Array | null> {
  if (index < 0 || index >= size) return null;
  let node = leaf;
  let [at, last] = [index, size - 1];
  for (const text of proof) {
    if (last === 0) return null;
    const next = bytesOf(text);
    if (at % 2 === 1 || at === last) {
      node = await sha256(Uint8Array.of(1), next, node);
      // At the right edge some levels have no neighbor.
      while (at % 2 === 0 && at !== 0) [at, last] = [at / 2, Math.floor(last / 2)];
    } else node = await sha256(Uint8Array.of(1), node, next);
    [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  }
  return last === 0 ? node : null;
}

/** Whether a note is signed by the keys that the reader trusts: by each of them that has signed it. */
export async function checkSignature(
  note: string,
  log: string,
  trusted: readonly string[],
): Promise<ReceiptCheck["signature"]> {
  const end = note.lastIndexOf("\n\n");
  const text = encoder.encode(note.slice(0, end + 1));
  const lines = note.slice(end + 2).split("\n");
  let known = false;
  for (const key of trusted) {
    // A key in base64 may have plus signs of its own: the name and the id have none.
    const [name, id = "", ...rest] = key.split("+");
    const bytes = bytesOf(rest.join("+"));
    const prefix = `— ${log} `;
    const signed = lines
      .filter((line) => line.startsWith(prefix))
      .map((line) => bytesOf(line.slice(prefix.length)));
    const own = signed.find((one) => [...one.subarray(0, 4)].map(asHex).join("") === id);
    if (name !== log || own === undefined) continue;
    known = true;
    let imported: CryptoKey;
    try {
      imported = await crypto.subtle.importKey("raw", bytes.subarray(1), "Ed25519", false, ["verify"]);
    } catch {
      return null;
    }
    if (!(await crypto.subtle.verify("Ed25519", imported, own.subarray(4), text))) return "bad";
  }
  return known ? "good" : "unknown";
}

const asHex = (byte: number) => byte.toString(16).padStart(2, "0");
