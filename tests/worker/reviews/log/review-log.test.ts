/** The public log as readers get it: its files, receipts, and the pages that count from it. */
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { readCheckpoint } from "#app/domains/reviews/public-log/files/keys.server.ts";
import { checkReceipt, type Receipt, readReceipt } from "#app/domains/reviews/public-log/receipt.ts";
import { pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { makeTemporary } from "#support/servers/temporary.ts";
import { projectRoot } from "../../../../scripts/project.ts";
import { REVIEW } from "../moderation/review-cases.ts";
import { openLog } from "./log-site.ts";

const log = openLog();
const { newCustomer, rows, signedIn, stranger, site, publishedReview, logId, logPath, catchUp, recount } =
  log;
/** With a cookie of ours a page is not served from the cache. */
const getUncached = (path: string) => site.get(path, { headers: { Cookie: "__Host-bench=1" } });
const run = promisify(execFile);
const folder = makeTemporary("receipts");
afterAll(() => folder.remove());

const eventsOf = (receipt: Receipt) => receipt.entries.map(({ entry }) => entry.split(",")[1]);
/** A program that shares no code with ours. */
async function checkOutside(receipt: string, ...keys: string[]) {
  const file = join(folder.path, "receipt.json");
  writeFileSync(file, receipt);
  const script = join(projectRoot, "public", "reviews", "check-receipt.mjs");
  return run(process.execPath, [script, file, ...keys]).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );
}

describe("the files", () => {
  test("are served as the format says, and recount without a difference", async () => {
    const checkpoint = await site.get(logPath("checkpoint"));
    expect(checkpoint.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(checkpoint.headers.get("Cache-Control")).toBe("public, max-age=5");
    expect(checkpoint.headers.get("Access-Control-Allow-Origin")).toBe("*");
    const { size, origin } = readCheckpoint(await checkpoint.text()) ?? { size: 0, origin: "" };
    expect(size).toBeGreaterThan(1_000);
    expect(origin).toMatch(new RegExp(`/reviews/log/${logId()}$`));
    const tile = await site.get(logPath("tile/0/000"));
    expect(tile.headers.get("Content-Type")).toBe("application/octet-stream");
    expect(tile.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect((await tile.arrayBuffer()).byteLength).toBe(8_192);
    expect(await recount()).toEqual([]);
  });

  test.each(["tile/0/00", "tile/64/000", "audit", "tile/0/x999/999", "..%2Fcheckpoint"])(
    "%s is none",
    async (path) => {
      const response = await site.get(logPath(path));
      expect(response.status).toBe(404);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      await response.text();
    },
  );

  test("of documents don't come out under the log’s address", async () => {
    await (await site.documents()).put("secret", "a document");
    for (const path of ["/reviews/log/..%2Fsecret/checkpoint", "/reviews/log/secret/checkpoint"]) {
      const response = await site.get(path);
      expect(response.status).toBe(404);
      await response.text();
    }
  });
});

describe("a review", () => {
  test("has a receipt for its writer and its agent, which others' programs check, and which outlives its words", async () => {
    const { visitor, id: review } = await publishedReview("ines-calloway");
    const [row] = await rows("SELECT body FROM reviews WHERE id = ?", [review]);
    const body = String(row?.body);
    const address = `/reviews/${review}/receipt.json`;
    const early = await visitor.get(address);
    expect([early.status, await early.text()]).toEqual([
      404,
      expect.stringContaining("doesn’t have this review yet"),
    ]);
    await catchUp();
    expect(await recount()).toEqual([]);

    const text = await (await visitor.get(address)).text();
    const receipt = readReceipt(text) as Receipt;
    expect(eventsOf(receipt)).toEqual(["received", "published"]);
    expect(receipt.words?.text).toContain(JSON.stringify(body));
    const check = await checkReceipt(receipt, receipt.keys);
    expect(check).toMatchObject({ signature: "good", words: true, review });
    expect(check?.entries.every(({ included, opens }) => included && opens)).toBe(true);
    expect(await checkOutside(text, ...receipt.keys)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("The receipt is good."),
    });

    // Others get none; the agent gets what readers see.
    for (const who of [stranger(), (await newCustomer("other")).visitor]) {
      const response = await who.get(address);
      expect(response.status).not.toBe(200);
      await response.text();
    }
    const agents = readReceipt(await (await (await signedIn("agent")).get(address)).text()) as Receipt;
    expect(eventsOf(agents)).toEqual(["published"]);
    expect(agents.words?.text).toContain(JSON.stringify(body));
    expect((await checkOutside(JSON.stringify(agents), ...agents.keys)).code).toBe(0);

    // Each lie is found by both checkers.
    const [first, second] = receipt.entries;
    if (first === undefined || second === undefined) throw new Error("No entries.");
    const lies: Receipt[] = [
      { ...receipt, review: crypto.randomUUID() },
      { ...receipt, entries: [{ ...first, index: first.index + 1 }, second] },
      { ...receipt, entries: [first, { ...second, entry: second.entry.replace(",2,", ",5,") }] },
      {
        ...receipt,
        checkpoint: receipt.checkpoint.replace(/\n(\d+)\n/, (_, size) => `\n${Number(size) + 1}\n`),
      },
      {
        ...receipt,
        words: { salt: receipt.words?.salt ?? "", text: `${receipt.words?.text} ` },
      },
    ];
    for (const lie of lies) {
      expect((await checkOutside(JSON.stringify(lie), ...receipt.keys)).code).toBe(1);
      const found = await checkReceipt(lie, receipt.keys);
      const sound = found?.entries.every(({ included, opens }) => included && opens);
      expect(sound === true && found?.signature === "good" && found.words !== false).toBe(false);
    }

    // Taken back: the words are gone, the lines stay, and the old receipt is as good as before.
    await (await visitor.post("/leave-review?agent=ines-calloway", { intent: "withdraw" })).text();
    await catchUp();
    expect(await recount()).toEqual([]);
    const [seal] = await rows("SELECT salt, version FROM review_seals WHERE review_id = ?", [review]);
    expect(seal).toEqual({ salt: "", version: "" });
    const after = await (await visitor.get(address)).text();
    expect(after).not.toContain(JSON.stringify(body).slice(1, 20));
    expect(readReceipt(after)?.entries).toHaveLength(3);
    expect((await checkOutside(after, ...receipt.keys)).code).toBe(0);
    expect((await checkOutside(text, ...receipt.keys)).code).toBe(0);
  });

  test("is tied to what its writer says about pay and ties, from the first line and from each change on", async () => {
    const { visitor, id: reviewId } = await publishedReview("ines-calloway");
    const form = {
      ...REVIEW,
      body: "Nothing else has changed in this one, only what I said about being paid for it.",
    };
    expect((await visitor.post("/leave-review?agent=ines-calloway", { ...form, paid: "yes" })).status).toBe(
      303,
    );
    await catchUp();
    expect(await recount()).toEqual([]);
    const receipt = readReceipt(await (await visitor.get(`/reviews/${reviewId}/receipt.json`)).text());
    expect(JSON.parse(receipt?.words?.text ?? "[]").at(-1)).toEqual([true, true, "none"]);
    const change = (values: string) =>
      rows(`UPDATE review_disclosures SET ${values} WHERE review_id = ?`, [reviewId]);
    await change("paid = 0, stake = 0");
    expect(await recount()).toEqual([{ kind: "words-changed", reviewId }]);
    await change("paid = 1");
    expect(await recount()).toEqual([{ kind: "counting-changed", reviewId }]);
    await change("stake = 1");
    expect(await recount()).toEqual([]);
  });

  test("that is changed behind the product's back is named by the recount", async () => {
    const [row] = await rows(
      "SELECT id, body FROM reviews WHERE status = 'published' ORDER BY id LIMIT 1 OFFSET 7",
    );
    const [reviewId, body] = [String(row?.id), String(row?.body)];
    await rows("UPDATE reviews SET body = body || ' Really.' WHERE id = ?", [reviewId]);
    expect(await recount()).toEqual([{ kind: "words-changed", reviewId }]);
    await rows("UPDATE reviews SET body = ? WHERE id = ?", [body, reviewId]);
    expect(await recount()).toEqual([]);
  });
});

describe("pages", () => {
  test("count from the log, and say so with a link", async () => {
    const state = await catchUp();
    const published = state.counts.reduce(
      (sum, [status, , , n]) => sum + (status === "published" ? n : 0),
      0,
    );
    const [row] = await rows("SELECT sum(review_count) n FROM review_totals WHERE status = 'published'");
    expect(published).toBe(Number(row?.n));
    for (const path of ["/", "/help"]) {
      const words = await wordsOf(await getUncached(path));
      expect(words).toContain(`Counted from the ${state.size.toLocaleString("en-US")} entries of`);
      expect(words).toContain(published.toLocaleString("en-US"));
    }
    // A sum that somebody changed behind the log isn't what pages say.
    await rows(
      "UPDATE review_totals SET review_count = review_count + 1000 WHERE status = 'published' AND stars = 5",
    );
    expect(await wordsOf(await getUncached("/"))).toContain(published.toLocaleString("en-US"));
    expect(await recount()).toEqual([
      expect.objectContaining({ kind: "sum", status: "published", stars: 5 }),
    ]);
    await rows(
      "UPDATE review_totals SET review_count = review_count - 1000 WHERE status = 'published' AND stars = 5",
    );
  });

  test("explain the log, in both languages", async () => {
    const page = await pageOf(await getUncached("/reviews/log"));
    page.getByRole("heading", { level: 1, name: "The public log of reviews" });
    page.getByRole("link", { name: "check-receipt.mjs" });
    expect(await wordsOf(await getUncached("/reviews/log?lang=es"))).toContain(
      "El registro público de reseñas",
    );
  });
});
