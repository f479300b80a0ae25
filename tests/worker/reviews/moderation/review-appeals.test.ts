import { beforeAll, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { addressesIn, addressOf, pageOf } from "#support/browser/page.ts";
import { type Visitor, wordsOf } from "#support/browser/visitor.ts";
import { openReviewCases } from "./review-cases.ts";

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
const { reviewRow } = cases;

const WHY = "It was this agent, and the date fits what I wrote.";

let admin: Visitor;
let second: Visitor;
let agent: Visitor;
beforeAll(async () => {
  [admin, second, agent] = await Promise.all([
    signedIn("admin"),
    signedIn("second-admin"),
    signedIn("agent"),
  ]);
});

const appeal = (who: Visitor, id: string, statement = WHY) =>
  who.post(`/reviews/${id}/appeal`, { statement });

async function removedReview(slug = "bo-li") {
  const review = await publishedReview(slug);
  await flag(review.id, "off-topic");
  await decide(admin, await openCase(review.id), {
    decision: "remove",
    reason: "off-topic",
    note: "Not the work.",
  });
  return review;
}
/** The agent's own flag was declined. */
async function upheldReview() {
  const review = await publishedReview("ines-calloway");
  await flag(review.id, "not-a-customer", agent);
  await decide(admin, await openCase(review.id), { decision: "keep" });
  return review;
}

describe("the author of a removed review", () => {
  test("sees why, appeals, and only another admin restores it with its date", async () => {
    const { id, visitor, person } = await removedReview();
    const { published_at } = await reviewRow(id);
    const own = await pageOf(await visitor.get("/leave-review?agent=bo-li"));
    expect(addressOf(own.getByRole("link", { name: /^Appeal until/ }))).toBe(`/reviews/${id}/appeal`);
    const page = await wordsOf(await visitor.get(`/reviews/${id}/appeal`));
    for (const said of ["Was not about the agent’s work", "Not the work.", "That decision is final"])
      expect(page).toContain(said);
    const before = await cases.countEvents("appealed");
    expect((await appeal(visitor, id)).status).toBe(303);
    expect(await cases.countEvents("appealed")).toBe(before + 1);
    const [first, opened] = await casesOf(id);
    expect(opened).toMatchObject({
      cause: "appeal",
      appeal_of: first?.id,
      appellant: "writer",
      statement: WHY,
    });
    expect(Number(opened?.due_at) - Number(opened?.opened_at)).toBe(120 * HOUR_MS);
    await cases.sumsHoldFor(id);
    expect(await wordsOf(await visitor.get("/leave-review?agent=bo-li"))).toContain(
      "A second person decides by",
    );

    const again = await visitor.get(`/reviews/${id}/appeal`);
    expect(again.status).toBe(409);
    const state = await pageOf(again);
    expect(state.text).toContain("A second person has your appeal");
    expect(state.text).toContain(`We’ll decide by ${formatDayOf(Number(opened?.due_at))} and tell you.`);
    expect(addressesIn(state.getByRole("main"))).toContain(`/reviews/${id}`);
    expect(state.text).not.toContain("Nothing was sent.");

    const caseId = await openCase(id);
    const refused = await wordsOf(await admin.get(`/admin/reviews/${caseId}`));
    expect(refused).toContain("You made the decision this appeal is about.");
    expect(refused).not.toContain("Restore it");
    expect((await decide(admin, caseId, { decision: "keep" })).status).toBe(403);
    const shown = await wordsOf(await second.get(`/admin/reviews/${caseId}`));
    for (const said of [WHY, "Restore it", "Keep it removed", "Sam O."]) expect(shown).toContain(said);
    expect((await decide(second, caseId, { decision: "keep" })).status).toBe(303);
    expect(await reviewRow(id)).toMatchObject({ status: "published", reason: null, published_at });
    await cases.sumsHoldFor(id);
    const [, email] = await cases.emailsTo(person.email);
    expect(email?.subject).toBe("Your review of Bo Li is published again");
    expect(email?.text).toContain("This decision is final.");
    // Flagged again for what the second person did not find: no case opens.
    expect((await flag(id, "off-topic")).status).toBe(409);
  });

  test("is told that it stays removed for good, and its date stays", async () => {
    const { id, visitor, person } = await removedReview("ines-calloway");
    await appeal(visitor, id);
    const removed = await reviewRow(id);
    const counted = await cases.countEvents("removed");
    await rows("UPDATE review_cases SET decided_at = ? WHERE review_id = ? AND decided_at IS NOT NULL", [
      Date.UTC(2026, 0, 3, 12),
      id,
    ]);
    expect((await decide(second, await openCase(id), { decision: "remove" })).status).toBe(303);
    expect(await reviewRow(id)).toEqual(removed);
    expect(await cases.countEvents("removed")).toBe(counted);
    await cases.sumsHoldFor(id);
    const [, email] = await cases.emailsTo(person.email);
    expect(email?.subject).toBe("Your review of Ines Calloway stays removed");
    expect(email?.text).not.toContain("/appeal");
    expect(await wordsOf(await site.get("/showcase/ines-calloway"))).toContain(
      "Jan 3, 2026 Was not about the agent’s work",
    );
    expect((await appeal(visitor, id)).status).toBe(409);
    expect(await wordsOf(await visitor.get(`/reviews/${id}/appeal`))).toContain("That decision is final");
  });

  test("can appeal within fourteen days, once, with a statement", async () => {
    const { id, visitor } = await removedReview();
    for (const statement of ["", "x".repeat(19), "x".repeat(1_001)]) {
      const refused = await appeal(visitor, id, statement);
      expect(refused.status).toBe(400);
    }
    await rows("UPDATE review_cases SET decided_at = decided_at - ? WHERE review_id = ?", [14 * DAY_MS, id]);
    expect((await visitor.get(`/reviews/${id}/appeal`)).status).toBe(409);
    expect((await appeal(visitor, id)).status).toBe(409);
    expect(await wordsOf(await visitor.get("/leave-review?agent=bo-li"))).not.toContain("You can appeal");
    await rows("UPDATE review_cases SET decided_at = decided_at + 60000 WHERE review_id = ?", [id]);
    const both = await Promise.all([1, 2].map(() => appeal(visitor, id)));
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect((await appeal(visitor, id)).status).toBe(409);
    expect(await casesOf(id)).toHaveLength(2);
  });

  test("if it was held, gets it published as of the day it is restored", async () => {
    const { id, caseId, visitor } = await heldReview();
    await decide(admin, caseId, { decision: "remove", reason: "advertising" });
    await appeal(visitor, id);
    const before = Date.now();
    await decide(second, await openCase(id), { decision: "keep" });
    expect(Number((await reviewRow(id)).published_at)).toBeGreaterThanOrEqual(before);
    await cases.sumsHoldFor(id);
  });
});

describe("the agent whose flag was declined", () => {
  test("is sent to the appeal, and another admin may remove the review for good", async () => {
    const { id, visitor, person } = await upheldReview();
    const [bell] = await cases.bellOf("agent@fairlead.example");
    expect(bell).toMatchObject({ title: "A review of you stays up", action_url: `/reviews/${id}/appeal` });
    const emails = await cases.emailsTo("agent@fairlead.example");
    const email = emails.at(-1);
    expect(email?.text).toContain(`/reviews/${id}/appeal`);
    expect(email?.text).not.toContain(person.firstName);
    // The author won and has nothing to appeal.
    expect((await visitor.get(`/reviews/${id}/appeal`)).status).toBe(403);
    expect((await appeal(visitor, id)).status).toBe(403);
    expect((await appeal(agent, id, "This person never asked me for anything.")).status).toBe(303);
    expect((await reviewRow(id)).status).toBe("published");
    // Readers' flags join the appeal meanwhile.
    expect((await flag(id, "abusive")).status).toBe(303);
    expect(await casesOf(id)).toHaveLength(2);
    const caseId = await openCase(id);
    expect((await decide(admin, caseId, { decision: "keep" })).status).toBe(403);
    expect((await decide(second, caseId, { decision: "remove", reason: "not-a-customer" })).status).toBe(303);
    expect(await reviewRow(id)).toMatchObject({ status: "removed", reason: "not-a-customer" });
    await cases.sumsHoldFor(id);
    const [, toWriter] = await cases.emailsTo(person.email);
    expect(toWriter?.subject).toBe("Your review of Ines Calloway was removed");
    expect(toWriter?.text).not.toContain("/appeal");
    expect((await appeal(visitor, id)).status).toBe(409);
  });

  test("can't appeal after others' flags, and the organization only after its own", async () => {
    const { id } = await publishedReview("ines-calloway");
    await flag(id, "off-topic");
    await decide(admin, await openCase(id), { decision: "keep" });
    expect((await agent.get(`/reviews/${id}/appeal`)).status).toBe(403);
    const agency = await signedIn("agency");
    expect((await agency.get(`/reviews/${id}/appeal`)).status).toBe(404);
    await flag(id, "abusive", agency);
    await decide(admin, await openCase(id), { decision: "keep" });
    expect((await agency.get(`/reviews/${id}/appeal`)).status).toBe(200);
    expect((await agent.get(`/reviews/${id}/appeal`)).status).toBe(200);
    expect((await appeal(agency, id)).status).toBe(303);
    expect((await appeal(agent, id)).status).toBe(409);
  });
});

test("no one else can appeal, or see that there is something to appeal", async () => {
  const { id } = await removedReview();
  const { id: upheld } = await upheldReview();
  for (const who of [await newVisitor("curious"), admin])
    for (const review of [id, upheld]) {
      expect((await who.get(`/reviews/${review}/appeal`)).status).toBe(404);
      expect((await appeal(who, review)).status).toBe(404);
    }
  expect((await appeal(stranger(), id)).status).toBe(302);
  expect((await agent.get("/reviews/nothing/appeal")).status).toBe(404);
  expect(await casesOf(id)).toHaveLength(1);
});
