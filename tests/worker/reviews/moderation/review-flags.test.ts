import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { flagReview } from "#app/domains/reviews/cases/flags/flag-commands.server.ts";
import { findReportFacts } from "#app/domains/reviews/cases/flags/flag-queries.server.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { addressOf, pageOf } from "#support/browser/page.ts";
import { type Visitor, wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { expectOnlyTurnedAway } from "../../site.ts";
import { ownWords } from "../review-words.ts";
import { openReviewCases, REVIEW } from "./review-cases.ts";

const cases = openReviewCases();
const {
  rows,
  site,
  stranger,
  newVisitor,
  signedIn,
  publishedReview,
  heldReview,
  flag,
  casesOf,
  openCase,
  decide,
} = cases;

const flagsOf = (id: string) =>
  rows("SELECT * FROM review_flags WHERE review_id = ? ORDER BY flagged_at", [id]);
const report = (id: string) => `/reviews/${id}/report`;

/** Retries when the site says that too many write at once. */
async function flagUntilTaken(id: string, reader: Visitor): Promise<Response> {
  for (;;) {
    const answer = await flag(id, "off-topic", reader);
    const wait = answer.headers.get("Retry-After");
    if (answer.status !== 503 || wait === null) return answer;
    await answer.text();
    await setTimeout(Number(wait) * 1_000);
  }
}

describe("a flag", () => {
  test("by a reader without an account opens a case, and leaves the review up and the address unknown", async () => {
    const { id } = await publishedReview();
    const before = await cases.countEvents("flagged");
    const reader = stranger();
    const page = await wordsOf(await reader.get(report(id)));
    for (const said of ["Report a review", REVIEW.title, "Without an account, we can’t email you the result"])
      expect(page).toContain(said);
    const answer = await flag(id, "wrong-agent", reader, "It is about the other office.");
    expect(answer.status).toBe(303);
    const [opened, ...others] = await casesOf(id);
    expect(others).toEqual([]);
    expect(opened).toMatchObject({ cause: "flags", decided_at: null });
    expect(Number(opened?.due_at) - Number(opened?.opened_at)).toBe(72 * HOUR_MS);
    const [stored] = await flagsOf(id);
    expect(stored).toMatchObject({
      reason: "wrong-agent",
      note: "It is about the other office.",
      user_id: null,
    });
    expect(stored?.flagged_by).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(stored)).not.toContain(reader.address);
    expect(await cases.reviewRow(id)).toMatchObject({ status: "published" });
    expect(await cases.countEvents("flagged")).toBe(before + 1);
    await cases.sumsHoldFor(id);
  });

  test("isn't written where the review was taken back as it came", async () => {
    const { id, visitor } = await publishedReview();
    const context = openContext({ databaseUrl: cases.databaseUrl() });
    const facts = await findReportFacts(context, id, null);
    if (facts === null) throw new Error("No such review.");
    expect((await visitor.post("/leave-review?agent=bo-li", { intent: "withdraw" })).status).toBe(303);
    const before = await cases.countEvents("flagged");
    expect(await flagReview(context, facts, null, { reason: "off-topic", note: "" })).toEqual({
      kind: "changed",
    });
    expect(await cases.countEvents("flagged")).toBe(before);
    expect(await rows("SELECT 1 FROM review_log WHERE review_id = ? AND event = 'flagged'", [id])).toEqual(
      [],
    );
  });

  test("is one per reader and review, and another reader's joins the case", async () => {
    const { id } = await publishedReview();
    const reader = stranger();
    const customer = await newVisitor("flagger");
    expect((await flag(id, "off-topic", reader)).status).toBe(303);
    expect((await flag(id, "abusive", reader)).status).toBe(409);
    const both = await Promise.all([1, 2].map(() => flag(id, "abusive", customer)));
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect((await flag(id, "abusive", customer)).status).toBe(409);
    expect(await wordsOf(await customer.get(report(id)))).toContain("You reported this review on");
    expect(await flagsOf(id)).toHaveLength(2);
    expect(await casesOf(id)).toHaveLength(1);
  });

  test("needs one of the reasons and takes a note of 500 characters", async () => {
    const { id } = await publishedReview();
    for (const reason of ["", "negative", "untrue"]) {
      const refused = await flag(id, reason);
      expect(refused.status).toBe(400);
      expect(await wordsOf(refused)).toContain("Choose what’s wrong with it.");
    }
    const long = await flag(id, "abusive", stranger(), "x".repeat(501));
    expect(long.status).toBe(400);
    expect(await casesOf(id)).toEqual([]);
    expect((await flag(id, "abusive", stranger(), "x".repeat(500))).status).toBe(303);
  });

  test("can't be about one's own review, or an unpublished one", async () => {
    const { id, visitor } = await publishedReview();
    expect((await flag(id, "abusive", visitor)).status).toBe(403);
    expect(await wordsOf(await visitor.get(report(id)))).toContain("This is your own review");
    const held = await heldReview();
    for (const none of [held.id, "01952a10-6b40-7c31-9d02-3a6f1e8b7c01", "nothing"]) {
      expect((await stranger().get(report(none))).status).toBe(404);
      expect((await flag(none)).status).toBe(404);
    }
    await flag(id, "abusive");
    await decide(await signedIn("admin"), await openCase(id), { decision: "remove", reason: "abusive" });
    expect((await stranger().get(report(id))).status).toBe(410);
    expect((await flag(id)).status).toBe(410);
    const [archived] = await rows(
      `SELECT r.id FROM reviews r JOIN agents a ON a.agent_no = r.agent_no
       WHERE a.account_status = 'archived' AND r.status = 'published' LIMIT 1`,
    );
    expect((await flag(String(archived?.id))).status).toBe(404);
  });

  test("three hundred at once become one case with two hundred", async () => {
    const { id } = await publishedReview();
    const before = await cases.countEvents("flagged");
    const readers = Array.from({ length: 300 }, () => stranger());
    const answers = await Promise.all(readers.map((reader) => flagUntilTaken(id, reader)));
    await Promise.all(answers.map((answer) => answer.text()));
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([303]);
    expect(await casesOf(id)).toHaveLength(1);
    expect(await flagsOf(id)).toHaveLength(200);
    expect(await cases.countEvents("flagged")).toBe(before + 300);
    expect(await cases.reviewRow(id)).toMatchObject({ status: "published" });
    await expectOnlyTurnedAway(site);
  });

  test("for a reason already reviewed for this text opens nothing; another reason, or another text, does", async () => {
    const { id, visitor } = await publishedReview();
    const admin = await signedIn("admin");
    await flag(id, "off-topic");
    await decide(admin, await openCase(id), { decision: "keep" });
    const again = await flag(id, "off-topic");
    expect(again.status).toBe(409);
    expect(await wordsOf(again)).toMatch(
      /A person checked it for this reason on \w+ \d+, \d{4} and left it up/,
    );
    expect(await casesOf(id)).toHaveLength(1);
    expect((await flag(id, "abusive")).status).toBe(303);
    expect(await casesOf(id)).toHaveLength(2);
    // While a case is open, everything joins it.
    expect((await flag(id, "off-topic")).status).toBe(303);
    expect(await casesOf(id)).toHaveLength(2);
    await decide(admin, await openCase(id), { decision: "keep" });
    expect((await flag(id, "abusive")).status).toBe(409);
    await visitor.post("/leave-review?agent=bo-li", { ...REVIEW, body: ownWords() });
    expect((await flag(id, "abusive")).status).toBe(303);
    expect(await casesOf(id)).toHaveLength(3);
  });

  test("can be sent twenty times an hour per account", async () => {
    const reader = await newVisitor("busy");
    const ids = await rows("SELECT id FROM reviews WHERE status = 'published' AND user_id IS NULL LIMIT 21");
    const statuses: number[] = [];
    for (const [at, { id }] of ids.entries()) {
      // From ever new networks: the account is counted.
      const answer = await reader.post(
        report(String(id)),
        { reason: "advertising" },
        { "CF-Connecting-IP": `203.0.113.${at}` },
      );
      await answer.text();
      statuses.push(answer.status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test("is shown neither to the author nor on the profile, where each review links to the form", async () => {
    const { id, visitor } = await publishedReview();
    await flag(id, "abusive", await newVisitor("quiet"), "A secret note");
    const page = await pageOf(await site.get("/showcase/bo-li"));
    expect(page.getAllByRole("link", { name: /^Report/ }).map(addressOf)).toContain(report(id));
    expect(page.html).not.toContain("A secret note");
    expect(await wordsOf(await visitor.get("/leave-review?agent=bo-li"))).not.toContain("A secret note");
  });
});

describe("a case", () => {
  test("closes without a decision when the author withdraws the review, or their account is deleted", async () => {
    const first = await publishedReview();
    const second = await publishedReview();
    await flag(first.id);
    await flag(second.id);
    await first.visitor.post("/leave-review?agent=bo-li", { intent: "withdraw" });
    await second.visitor.deleteAccount();
    for (const { id } of [first, second]) {
      expect(await cases.reviewRow(id)).toMatchObject({ status: "withdrawn" });
      const [closed] = await casesOf(id);
      expect(closed).toMatchObject({ decision: null, decision_reason: "withdrawn", decided_by: null });
      expect(closed?.decided_at).not.toBeNull();
      await cases.sumsHoldFor(id);
    }
  });

  test("stays open when the review is changed, and shows the earlier text", async () => {
    const { id, visitor } = await publishedReview();
    await flag(id, "abusive");
    const caseId = await openCase(id);
    await visitor.post("/leave-review?agent=bo-li", { ...REVIEW, body: ownWords("Nobody said sorry.") });
    expect(await openCase(id)).toBe(caseId);
    const html = await (await (await signedIn("admin")).get(`/admin/reviews/${caseId}`)).text();
    expect(html).toContain("Nobody said sorry.");
    expect(html).toContain("What it said until");
    expect(html).not.toMatch(/[1-5] out of 5|"stars"/);
  });

  test("keeps nothing about a flagger whose account is deleted", async () => {
    const { id } = await publishedReview();
    const { visitor } = await cases.newCustomer("leaver");
    await flag(id, "abusive", visitor, "My own words");
    await visitor.post(`/reviews/${id}`, { intent: "vote", helpful: "no" });
    expect(await (await visitor.get("/settings/export")).json()).toMatchObject({
      aboutReviews: {
        reports: [{ reviewId: id, reason: "abusive", note: "My own words" }],
        votes: [{ reviewId: id, helpful: 0 }],
      },
    });
    await visitor.deleteAccount();
    expect(await flagsOf(id)).toMatchObject([{ user_id: null, note: "", reason: "abusive" }]);
  });
});
