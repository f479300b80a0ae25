#!/usr/bin/env node
// Checks a receipt of a review against the public log of reviews. Run it with Node 20 or newer:
//
//   node check-receipt.mjs review-receipt.json [KEY]
//
// KEY is a public key of the log that you trust, as /reviews/log shows it. Without it the keys in the receipt are
// believed, and then the receipt only agrees with itself. Nothing is sent, nothing else is needed, and no code is shared
// with the site. Ends with 0 for a good receipt, 1 for any other, 2 for a file that isn't a receipt.
//
// What is checked (RFC 6962, c2sp.org/tlog-checkpoint, c2sp.org/signed-note):
//   1. the checkpoint is signed (Ed25519) with the key,
//   2. each line is in the tree whose root the checkpoint signs,
//   3. each line is about the review that the receipt names,
//   4. the words, where the receipt has them, are those of its newest line.
//
// The words are a list in JSON: stars, four answers, type, stage, month, title, text, and what the writer says about
// themselves: [is or was a client, was paid, ties], or null for a review from before we asked.
import { createHash, createPublicKey, verify } from "node:crypto";
import { readFileSync } from "node:fs";

const sha256 = (...parts) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const fail = (code, sentence) => {
  console.error(sentence);
  process.exit(code);
};

const [, , file, ...trusted] = process.argv;
if (file === undefined) fail(2, "node check-receipt.mjs review-receipt.json [KEY]");

let receipt;
try {
  receipt = JSON.parse(readFileSync(file, "utf8"));
} catch {
  fail(2, `${file} can't be read.`);
}
if (receipt?.format !== "fairlead-review-receipt/1") fail(2, `${file} is no receipt of a review.`);

let wrong = 0;
const say = (ok, sentence) => {
  if (!ok) wrong += 1;
  console.log(`${ok ? "ok   " : "WRONG"} ${sentence}`);
};

// The note: its text ends before the last empty line, the signatures follow.
const cut = receipt.checkpoint.lastIndexOf("\n\n") + 1;
const text = receipt.checkpoint.slice(0, cut);
const signatures = receipt.checkpoint
  .slice(cut + 1)
  .split("\n")
  .filter(Boolean);
const [origin, sizeLine, rootLine] = text.split("\n");
const size = Number(sizeLine);
const root = Buffer.from(rootLine, "base64");
say(origin === receipt.log, `the checkpoint is of the log ${receipt.log}`);

const keys = trusted.length > 0 ? trusted : receipt.keys;
const signedBy = keys.filter((key) => {
  // name+id+base64(type byte, 32 bytes of key); only the last part may have more plus signs.
  const [name, id] = key.split("+", 2);
  const bytes = Buffer.from(key.slice(name.length + id.length + 2), "base64");
  if (name !== origin || bytes[0] !== 1 || bytes.length !== 33) return false;
  const expected = sha256(`${name}\n`, bytes).subarray(0, 4);
  if (expected.toString("hex") !== id) return false;
  const publicKey = createPublicKey({
    key: { kty: "OKP", crv: "Ed25519", x: bytes.subarray(1).toString("base64url") },
    format: "jwk",
  });
  return signatures.some((line) => {
    const parts = line.split(" ");
    const signature = Buffer.from(parts[2] ?? "", "base64");
    return (
      parts[0] === "—" &&
      parts[1] === name &&
      signature.subarray(0, 4).equals(expected) &&
      verify(null, Buffer.from(text), publicKey, signature.subarray(4))
    );
  });
});
say(signedBy.length > 0, `it is signed with ${signedBy[0] ?? "none of the keys"}`);
if (trusted.length === 0) console.log("      (that key came with the receipt; give one that you know)");

/** Walks from a leaf to the root as RFC 9162 §2.1.3.2 says; null where the path has the wrong length. */
function climb(index, hash, path) {
  let place = BigInt(index);
  let last = BigInt(size) - 1n;
  let node = hash;
  for (const step of path) {
    if (last === 0n) return null;
    const neighbor = Buffer.from(step, "base64");
    if ((place & 1n) === 1n || place === last) {
      node = sha256(Buffer.of(1), neighbor, node);
      while ((place & 1n) === 0n && place !== 0n) {
        place >>= 1n;
        last >>= 1n;
      }
    } else node = sha256(Buffer.of(1), node, neighbor);
    place >>= 1n;
    last >>= 1n;
  }
  return last === 0n ? node : null;
}

for (const { index, entry, key, version, hidden, proof } of receipt.entries) {
  const reached = index < size ? climb(index, sha256(Buffer.of(0), entry), proof) : null;
  say(reached?.equals(root) === true, `line ${index + 1} of ${size} is in the log: ${entry}`);
  const comma = entry.lastIndexOf(",");
  const about = [key, receipt.review, version, hidden, entry.slice(0, comma)].join("\n");
  const code = sha256(about).toString("base64url");
  say(code === entry.slice(comma + 1), `line ${index + 1} is about review ${receipt.review}`);
}

if (receipt.words !== null) {
  const version = sha256(`${receipt.words.salt}\n${receipt.words.text}`);
  say(
    version.toString("base64url") === receipt.entries.at(-1)?.version,
    `the words are those of the newest line: ${receipt.words.text}`,
  );
}
if (receipt.entries.length === 0) say(false, "the receipt has a line");
console.log(wrong === 0 ? "The receipt is good." : `The receipt is not good: ${wrong} of these are wrong.`);
process.exit(wrong === 0 ? 0 : 1);
