/** Every change of a review becomes an entry; the clock that signs them, disturbed on purpose. */
import { describe, expect, test } from "vitest";
import { continueReviewLog } from "#app/domains/reviews/public-log/append-commands.server.ts";
import { makeReviewLogKeys } from "../../../../scripts/review-log-keys.ts";
import { openLog } from "./log-site.ts";

const log = openLog();
const { rows, signedIn, site, publishedReview, sentReview, flag, decide, openCase } = log;
const { context, logId, textOf, catchUp, recount } = log;

const FORM = {
  stars: "2",
  explains: "3",
  type: "Home",
  stage: "made-a-claim",
  month: "2026-10",
  title: "Slow after the storm",
  body: "It took nine days until somebody called back about the roof, and then it went well.",
  client: "yes",
  paid: "no",
  ties: "none",
};

test("whatever the product does with a review, log and database agree, and the words of a deleted account are gone from both", async () => {
  const [admin, second] = await Promise.all(["admin", "second-admin"].map(signedIn));
  if (admin === undefined || second === undefined) throw new Error("No admins.");
  const edited = await publishedReview("bo-li");
  await (await edited.visitor.post("/leave-review?agent=bo-li", { ...FORM, stars: "4" })).text();
  const removed = await publishedReview("bo-li");
  await (await flag(removed.id)).text();
  await (await decide(admin, await openCase(removed.id), { decision: "remove", reason: "off-topic" })).text();
  const restored = await publishedReview("bo-li");
  await (await flag(restored.id)).text();
  await (
    await decide(admin, await openCase(restored.id), { decision: "remove", reason: "off-topic" })
  ).text();
  const statement = "The date fits what I wrote, and the office can confirm it.";
  await (await restored.visitor.post(`/reviews/${restored.id}/appeal`, { statement })).text();
  await (await decide(second, await openCase(restored.id), { decision: "keep" })).text();
  const waiting = await sentReview("bo-li");
  await (await waiting.visitor.post("/leave-review?agent=bo-li", { ...FORM, stars: "1" })).text();
  const left = await publishedReview("bo-li");
  await catchUp();
  expect(await recount()).toEqual([]);
  const eventsAbout = async (review: string) =>
    (await rows("SELECT event FROM review_log WHERE review_id = ? ORDER BY entry_no", [review])).map(
      ({ event }) => event,
    );
  expect(await eventsAbout(edited.id)).toEqual(["received", "published", "changed", "changed"]);
  expect(await eventsAbout(restored.id)).toEqual([
    "received",
    "published",
    "flagged",
    "removed",
    "appealed",
    "restored",
  ]);

  await removed.visitor.deleteAccount();
  await left.visitor.deleteAccount();
  await catchUp();
  expect(await recount()).toEqual([]);
  expect(await eventsAbout(removed.id)).toEqual(["received", "published", "flagged", "removed", "erased"]);
  expect(await eventsAbout(left.id)).toEqual(["received", "published", "withdrawn"]);
  for (const review of [removed.id, left.id])
    expect(await rows("SELECT salt, version FROM review_seals WHERE review_id = ?", [review])).toEqual([
      { salt: "", version: "" },
    ]);
});

describe("the clock", () => {
  test("twice at once signs one log, and goes on where it was interrupted", async () => {
    const before = await catchUp();
    await rows(
      `INSERT INTO review_log (review_id, version, event, from_state, to_state, stars, reason, day)
       SELECT review_id, version, 'flagged', to_state, to_state, stars, 'off-topic', day FROM review_log
       WHERE to_state = 'published' ORDER BY entry_no LIMIT 700`,
    );
    await Promise.all([continueReviewLog(context()), continueReviewLog(context(), { stepEntries: 300 })]);
    // As if it had ended between the files and the row that follows them.
    await rows("UPDATE settings SET value = ? WHERE key = 'reviews.log'", [JSON.stringify(before)]);
    const after = await catchUp();
    expect(after.size).toBe(before.size + 700);
    expect(after.counts).toEqual(before.counts);
    expect(await recount()).toEqual([]);
    expect(context().logged).toEqual([]);
  });

  test("signs nothing where files or entries are gone, and without a key", async () => {
    const state = await catchUp();
    const note = () => textOf("checkpoint");
    const signed = await note();
    const [last] = await rows("SELECT * FROM review_log ORDER BY entry_no DESC LIMIT 1");
    await rows("DELETE FROM review_log WHERE entry_no = ?", [Number(last?.entry_no)]);
    await expect(continueReviewLog(context())).rejects.toThrow(`${state.size} entries were signed`);
    const columns = Object.keys(last ?? {});
    await rows(
      `INSERT INTO review_log (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
      Object.values(last ?? {}) as (string | number)[],
    );
    const bucket = await site.documents();
    const name = `review-log/${logId()}/tile/1/000.p/${Math.floor(state.size / 256)}`;
    const bytes = await (await bucket.get(name))?.arrayBuffer();
    if (bytes === undefined) throw new Error("No such tile.");
    await bucket.put(name, new Uint8Array(bytes.byteLength));
    await expect(continueReviewLog(context())).rejects.toThrow("don’t lead to the checkpoint");
    await bucket.put(name, bytes);
    const { reviewLogKeys: _, ...settings } = context().settings;
    await expect(
      continueReviewLog({ ...context(), settings: { ...settings, reviewLogKeys: undefined } }),
    ).rejects.toThrow("REVIEW_LOG_KEYS isn’t set");
    expect(await note()).toBe(signed);
  });

  test("signs with a new key beside the old one, and both are published", async () => {
    const [own] = JSON.parse(context().settings.reviewLogKeys ?? "[]");
    const [fresh] = JSON.parse(makeReviewLogKeys());
    const settings = { ...context().settings, reviewLogKeys: JSON.stringify([fresh, own]) };
    await continueReviewLog({ ...context(), settings });
    const note = await textOf("checkpoint");
    expect(note.match(/^— /gm)).toHaveLength(2);
    expect((await textOf("keys")).trimEnd().split("\n")).toHaveLength(2);
  });
});
