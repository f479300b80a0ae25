/** The public log as readers get it: files, receipts, counts. And the clock that makes it, on purpose disturbed. */
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { continueReviewLog } from "#app/domains/reviews/public-log/append-commands.server.ts";
import { readCheckpoint } from "#app/domains/reviews/public-log/files/keys.server.ts";
import { checkReceipt, type Receipt, readReceipt } from "#app/domains/reviews/public-log/receipt.ts";
import { loadFiles, loadTables } from "#app/domains/reviews/public-log/recount/loading.server.ts";
import { compareWithTables, recountFiles } from "#app/domains/reviews/public-log/recount/recount.server.ts";
import { findLogState } from "#app/domains/reviews/public-log/state.server.ts";
import { pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { type OwnContext, openContext } from "#support/own-context.ts";
import { makeTemporary } from "#support/servers/temporary.ts";
import { projectRoot } from "../../../../scripts/project.ts";
import { documentsIn } from "../../../../workers/documents.ts";
import { openEventsFile } from "../ranking/events-file.ts";

const { newCustomer, rows, signedIn, stranger, emailToken, site, getUncached, databaseUrl } =
  openEventsFile();
const run = promisify(execFile);
const folder = makeTemporary("receipts");
afterAll(() => folder.remove());

const FORM = {
  stars: "2",
  type: "Home",
  stage: "made-a-claim",
  month: "2026-10",
  title: "Slow after the storm",
  body: "It took nine days until somebody called back about the roof, and then it went well.",
};

let context: OwnContext;
let id: string;
const logPath = (path: string) => `/reviews/log/${id}/${path}`;
const find = async (path: string) => {
  const response = await site.get(logPath(path));
  const bytes = new Uint8Array(await response.arrayBuffer());
  return response.status === 200 ? bytes : null;
};
const textOf = async (path: string) => new TextDecoder().decode((await find(path)) ?? new Uint8Array());
/** Everything is signed. */
async function catchUp() {
  for (let step = 0; step < 60; step += 1) {
    await continueReviewLog(context);
    const state = await findLogState(context);
    if (state !== null && state.begunThrough === null && state.isCurrent) return state;
  }
  throw new Error("The log doesn’t catch up.");
}
async function recount() {
  const files = await loadFiles(find);
  return [...recountFiles(files), ...compareWithTables(files, await loadTables(context))];
}
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

beforeAll(async () => {
  context = openContext({ databaseUrl: databaseUrl(), documents: documentsIn(await site.documents()) });
  // The trigger's own run begins the log.
  await site.runCron();
  ({ id } = await catchUp());
}, 300_000);

describe("the files", () => {
  test("are served as the format says, and recount without a difference", async () => {
    const checkpoint = await site.get(logPath("checkpoint"));
    expect(checkpoint.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(checkpoint.headers.get("Cache-Control")).toBe("public, max-age=5");
    expect(checkpoint.headers.get("Access-Control-Allow-Origin")).toBe("*");
    const { size, origin } = readCheckpoint(await checkpoint.text()) ?? { size: 0, origin: "" };
    expect(size).toBeGreaterThan(1_000);
    expect(origin).toMatch(new RegExp(`/reviews/log/${id}$`));
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
    const { visitor, person } = await newCustomer("logged");
    await (await visitor.post("/leave-review?agent=ines-calloway", FORM)).text();
    await (
      await stranger().post("/verify-review", { token: await emailToken("verify-review", person.email) })
    ).text();
    const [row] = await rows(
      "SELECT r.id FROM reviews r JOIN users u ON u.id = r.user_id WHERE u.email = ?",
      [person.email],
    );
    const review = String(row?.id);
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
    expect(receipt.entries.map(({ entry }) => entry.split(",")[1])).toEqual([
      "received",
      expect.stringMatching(/^(published|held)$/),
    ]);
    expect(receipt.words?.text).toContain(FORM.body);
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
    await rows("UPDATE reviews SET status = 'published' WHERE id = ?", [review]);
    const agents = readReceipt(await (await (await signedIn("agent")).get(address)).text());
    expect(agents?.entries.map(({ entry }) => entry.split(",")[1]) ?? []).not.toContain("received");

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
        words: { salt: receipt.words?.salt ?? "", text: receipt.words?.text.replace("nine", "two") ?? "" },
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
    expect(after).not.toContain("nine days");
    expect(readReceipt(after)?.entries).toHaveLength(3);
    expect((await checkOutside(after, ...receipt.keys)).code).toBe(0);
    expect((await checkOutside(text, ...receipt.keys)).code).toBe(0);
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

describe("the clock", () => {
  test("twice at once signs one log, and goes on where it was interrupted", async () => {
    const before = await catchUp();
    await rows(
      `INSERT INTO review_log (review_id, version, event, from_state, to_state, stars, reason, day)
       SELECT review_id, version, 'flagged', to_state, to_state, stars, 'off-topic', day FROM review_log
       WHERE to_state = 'published' ORDER BY entry_no LIMIT 700`,
    );
    await Promise.all([continueReviewLog(context), continueReviewLog(context, { stepEntries: 300 })]);
    // As if it had ended between the files and the row that follows them.
    await rows("UPDATE settings SET value = ? WHERE key = 'reviews.log'", [JSON.stringify(before)]);
    const after = await catchUp();
    expect(after.size).toBe(before.size + 700);
    expect(after.counts).toEqual(before.counts);
    expect(await recount()).toEqual([]);
    expect(context.logged).toEqual([]);
  });

  test("signs nothing where files or entries are gone, and without a key", async () => {
    const state = await catchUp();
    const note = () => textOf("checkpoint");
    const signed = await note();
    const [last] = await rows("SELECT * FROM review_log ORDER BY entry_no DESC LIMIT 1");
    await rows("DELETE FROM review_log WHERE entry_no = ?", [Number(last?.entry_no)]);
    await expect(continueReviewLog(context)).rejects.toThrow(`${state.size} entries were signed`);
    const columns = Object.keys(last ?? {});
    await rows(
      `INSERT INTO review_log (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
      Object.values(last ?? {}) as (string | number)[],
    );
    const bucket = await site.documents();
    const name = `review-log/${id}/tile/1/000.p/${Math.floor(state.size / 256)}`;
    const bytes = await (await bucket.get(name))?.arrayBuffer();
    if (bytes === undefined) throw new Error("No such tile.");
    await bucket.put(name, new Uint8Array(bytes.byteLength));
    await expect(continueReviewLog(context)).rejects.toThrow("don’t lead to the checkpoint");
    await bucket.put(name, bytes);
    const { reviewLogKeys: _, ...settings } = context.settings;
    await expect(
      continueReviewLog({ ...context, settings: { ...settings, reviewLogKeys: undefined } }),
    ).rejects.toThrow("REVIEW_LOG_KEYS isn’t set");
    expect(await note()).toBe(signed);
  });

  test("signs with a new key beside the old one, and both are published", async () => {
    const { makeReviewLogKeys } = await import("../../../../scripts/review-log-keys.ts");
    const [own] = JSON.parse(context.settings.reviewLogKeys ?? "[]");
    const [fresh] = JSON.parse(makeReviewLogKeys());
    const settings = { ...context.settings, reviewLogKeys: JSON.stringify([fresh, own]) };
    await continueReviewLog({ ...context, settings });
    const note = await textOf("checkpoint");
    expect(note.match(/^— /gm)).toHaveLength(2);
    expect(
      new TextDecoder()
        .decode(await read("keys"))
        .trimEnd()
        .split("\n"),
    ).toHaveLength(2);
  });
});
