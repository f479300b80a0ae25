/** Attempts to get around the moderation of a review, and their results. */
import { beforeAll, describe, expect, test } from "vitest";
import { type Visitor, wordsOf } from "#support/browser/visitor.ts";
import { ownWords } from "../review-words.ts";
import { openReviewCases, REVIEW } from "./review-cases.ts";

const cases = openReviewCases();
const {
  rows,
  signedIn,
  stranger,
  sentReview,
  publishedReview,
  heldReview,
  flag,
  openCase,
  decide,
  reviewRow,
} = cases;

let admin: Visitor;
beforeAll(async () => {
  admin = await signedIn("admin");
});
const follow = async (email: string) =>
  stranger().post("/verify-review", { token: await cases.emailToken("verify-review", email) });

describe("someone who", () => {
  test("withdraws a reported review and sends it again has it read first", async () => {
    const { id, visitor, person } = await publishedReview();
    await flag(id, "abusive");
    await visitor.post("/leave-review?agent=bo-li", { intent: "withdraw" });
    await visitor.post("/leave-review?agent=bo-li", { ...REVIEW, body: ownWords() });
    expect((await follow(person.email)).status).toBe(303);
    expect(await reviewRow(id)).toMatchObject({ status: "held", reason: "sent-again" });
    expect((await decide(admin, await openCase(id), { decision: "keep" })).status).toBe(303);
    expect(await reviewRow(id)).toMatchObject({ status: "published" });
    await cases.sumsHoldFor(id);
  });

  test("has the agent's profile by the time of the link confirms nothing", async () => {
    const { id, person } = await sentReview();
    const { agent_no } = await reviewRow(id);
    await rows("UPDATE profiles SET agent_no = NULL WHERE agent_no = ?", [Number(agent_no)]);
    await rows(
      "UPDATE profiles SET agent_no = ? WHERE user_id = (SELECT user_id FROM reviews WHERE id = ?)",
      [Number(agent_no), id],
    );
    expect((await follow(person.email)).status).toBe(410);
    expect(await reviewRow(id)).toMatchObject({ status: "awaiting-verification" });
    await rows("UPDATE profiles SET agent_no = NULL WHERE agent_no = ?", [Number(agent_no)]);
  });

  test("deletes the account of a removed review leaves its date and reason, and no text", async () => {
    const { id, visitor } = await publishedReview();
    await flag(id, "abusive");
    await decide(admin, await openCase(id), { decision: "remove", reason: "abusive" });
    await visitor.deleteAccount();
    expect(await reviewRow(id)).toMatchObject({
      status: "removed",
      reason: "abusive",
      user_id: null,
      author_name: "",
      body: "",
    });
    await cases.sumsHoldFor(id);
    expect((await stranger().get(`/reviews/${id}`)).status).toBe(410);
  });

  test("is held does not learn by which signal", async () => {
    const { id, visitor } = await heldReview();
    await rows("UPDATE reviews SET reason = 'shared-device' WHERE id = ?", [id]);
    for (const path of ["/leave-review?agent=bo-li", "/my-reviews", `/reviews/${id}`, "/settings/export"]) {
      const response = await visitor.get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain("shared-device");
    }
  });

  test("changes a review again and again is asked to wait, with what was typed", async () => {
    const { visitor } = await publishedReview();
    const change = (at: number) =>
      visitor.post("/leave-review?agent=bo-li", { ...REVIEW, title: `Title ${at}`, body: ownWords() });
    for (let at = 1; at <= 10; at++) expect((await change(at)).status).toBe(303);
    const late = await change(11);
    expect(late.status).toBe(429);
    const html = await late.text();
    expect(html).toContain("Title 11");
    expect(html).toContain("That’s a lot of changes in one hour.");
    expect(await wordsOf(await stranger().get("/showcase/bo-li"))).toContain("Title 10");
  });
});
