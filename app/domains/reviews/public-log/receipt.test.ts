/** A receipt is checked by the page's checker and by a program that shares no code with it; both find every lie. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeFiles, makeTables } from "#support/reviews/log-tables.ts";
import { projectRoot } from "../../../../scripts/project.ts";
import { makeReviewLogKeys } from "../../../../scripts/review-log-keys.ts";
import { entryKey, writtenOut } from "./entries.server.ts";
import { openLogKeys, readCheckpoint, signCheckpoint, writePublicKey } from "./files/keys.server.ts";
import { checkReceipt, checkSignature, RECEIPT_FORMAT, type Receipt, readReceipt } from "./receipt.ts";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "fairlead-receipts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const REVIEW = 321;
const NAME = "fairlead.example/reviews/log/00000000";
let receipt: Receipt;
let other: string;

beforeAll(async () => {
  const { lines, ...tables } = makeTables(700);
  const { files, tree } = await makeFiles(lines, 450);
  const keys = await openLogKeys({ reviewLogKeys: makeReviewLogKeys() });
  const [stranger] = await openLogKeys({ reviewLogKeys: makeReviewLogKeys() });
  if (stranger === undefined) throw new Error("No key.");
  other = await writePublicKey(NAME, stranger);
  const [seal, review] = [tables.seals[REVIEW], tables.reviews[REVIEW]];
  if (seal === undefined || review === undefined) throw new Error("No such review.");
  receipt = {
    format: RECEIPT_FORMAT,
    review: seal.reviewId,
    log: NAME,
    keys: await Promise.all(keys.map((key) => writePublicKey(NAME, key))),
    checkpoint: await signCheckpoint({ ...files.checkpoint, origin: NAME }, keys),
    entries: await Promise.all(
      [2 * REVIEW, 2 * REVIEW + 1].map(async (index) => ({
        index,
        entry: lines[index] ?? "",
        key: entryKey(seal.secret, index + 1),
        version: seal.version,
        hidden: "",
        proof: (await tree.proofOf(index)).map((hash) => Buffer.from(hash).toString("base64")),
      })),
    ),
    words: { salt: seal.salt, text: writtenOut(review.words) },
  };
});

async function outside(text: string, ...keys: string[]): Promise<number> {
  const file = join(folder, "receipt.json");
  writeFileSync(file, text);
  const script = join(projectRoot, "public", "reviews", "check-receipt.mjs");
  return run(process.execPath, [script, file, ...keys]).then(
    () => 0,
    ({ code }: { code: number }) => code,
  );
}
async function inPage(text: string, keys: readonly string[]): Promise<boolean> {
  const read = readReceipt(text);
  const found = read === null ? null : await checkReceipt(read, keys);
  return (
    found !== null &&
    found.signature === "good" &&
    found.words !== false &&
    found.entries.every(({ included, opens }) => included && opens)
  );
}

test("a true receipt is good for both, with the log's key", async () => {
  const text = JSON.stringify(receipt);
  expect(await inPage(text, receipt.keys)).toBe(true);
  expect(await outside(text, ...receipt.keys)).toBe(0);
  expect(await outside(text)).toBe(0);
});

describe("neither believes a receipt", () => {
  const first = () => receipt.entries[0] as Receipt["entries"][number];
  const second = () => receipt.entries[1] as Receipt["entries"][number];
  const lies: Record<string, () => Receipt> = {
    "of another review": () => ({ ...receipt, review: "0195cffe-5b14-71b1-9cba-b280e6024dc3" }),
    "with another place": () => ({ ...receipt, entries: [{ ...first(), index: 7 }, second()] }),
    "with a place after the end": () => ({ ...receipt, entries: [{ ...first(), index: 9_999 }, second()] }),
    "with other stars": () => ({
      ...receipt,
      entries: [
        first(),
        { ...second(), entry: second().entry.replace(/,\d,/, ",1,").replace("published,1", "published,5") },
      ],
    }),
    "with another's line": () => ({ ...receipt, entries: [first(), { ...second(), entry: first().entry }] }),
    "with another version": () => ({ ...receipt, entries: [first(), { ...second(), version: "" }] }),
    "with a shorter proof": () => ({
      ...receipt,
      entries: [{ ...first(), proof: first().proof.slice(1) }, second()],
    }),
    "with a longer proof": () => ({
      ...receipt,
      entries: [{ ...first(), proof: [...first().proof, ...first().proof.slice(0, 1)] }, second()],
    }),
    "with other words": () => ({
      ...receipt,
      words: { salt: receipt.words?.salt ?? "", text: receipt.words?.text.replace("claim", "party") ?? "" },
    }),
    "with another size": () => ({
      ...receipt,
      checkpoint: receipt.checkpoint.replace("\n1400\n", "\n1401\n"),
    }),
    "of another log": () => ({ ...receipt, log: "elsewhere.example/reviews/log/00000000" }),
    "without a signature": () => ({ ...receipt, checkpoint: receipt.checkpoint.replace(/^— .*$/m, "— a b") }),
  };

  test.each(Object.keys(lies))("%s", async (name) => {
    const text = JSON.stringify(lies[name]?.());
    expect(text).not.toBe(JSON.stringify(receipt));
    expect(await inPage(text, receipt.keys)).toBe(false);
    expect(await outside(text, ...receipt.keys)).toBe(1);
  });

  test("that another key signed", async () => {
    expect(await inPage(JSON.stringify(receipt), [other])).toBe(false);
    expect(await outside(JSON.stringify(receipt), other)).toBe(1);
  });

  test.each(["", "{}", "[]", "null", '{"format":"fairlead-review-receipt/1"}', "not JSON"])(
    "that is none: %s",
    async (text) => {
      expect(await inPage(text, receipt.keys)).toBe(false);
      expect(await outside(text, ...receipt.keys)).not.toBe(0);
    },
  );
});

test("a checkpoint is read as it was signed", async () => {
  expect(readCheckpoint(receipt.checkpoint)).toMatchObject({ origin: NAME, size: 1_400 });
  expect(await checkSignature(receipt.checkpoint, NAME, receipt.keys)).toBe("good");
  expect(await checkSignature(receipt.checkpoint, NAME, [other])).toBe("unknown");
  for (const none of ["", "a\n01\nx\n", "a\n1\nnot base64\n", "\n1\n"])
    expect(readCheckpoint(none)).toBeNull();
});

test("a key that is missing or malformed is refused without repeating it", async () => {
  await expect(openLogKeys({ reviewLogKeys: undefined })).rejects.toThrow("REVIEW_LOG_KEYS isn’t set");
  for (const bad of ["[]", "secret", '[{"kty":"EC","d":"secret"}]'])
    await expect(openLogKeys({ reviewLogKeys: bad })).rejects.toThrow(
      /^REVIEW_LOG_KEYS is not what docs\/deploy.md describes.$/,
    );
});
