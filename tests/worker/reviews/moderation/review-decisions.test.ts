import { beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "#app/platform/durations.ts";
import { fieldsOf, formOf, pageOf } from "#support/browser/page.ts";
import { type Visitor, wordsOf } from "#support/browser/visitor.ts";
import { ownWords } from "../review-words.ts";
import { openReviewCases, REVIEW } from "./review-cases.ts";

const cases = openReviewCases();
const {
  rows,
  site,
  stranger,
  signedIn,
  publishedReview,
  heldReview,
  flag,
  casesOf,
  openCase,
  decide,
  reviewRow,
} = cases;

let admin: Visitor;
beforeAll(async () => {
  admin = await signedIn("admin");
});

describe("a decision", () => {
  test("publishes a held review, dated today, and tells both sides", async () => {
    const { id, caseId, person } = await heldReview("ines-calloway");
    await rows("UPDATE reviews SET submitted_at = submitted_at - ? WHERE id = ?", [5 * DAY_MS, id]);
    const before = Date.now();
    const answer = await decide(admin, caseId, { decision: "keep", note: "Read in full." });
    expect(answer.status).toBe(303);
    // No one had reported it.
    expect(decodeURIComponent(answer.headers.get("Set-Cookie") ?? "")).toContain(
      "The writer and the agent will be notified.",
    );
    const review = await reviewRow(id);
    expect(review).toMatchObject({ status: "published", reason: null });
    expect(Number(review.published_at)).toBeGreaterThanOrEqual(before);
    const [decided] = await casesOf(id);
    expect(decided).toMatchObject({ decision: "keep", decision_note: "Read in full." });
    expect(decided?.decided_by).not.toBeNull();
    await cases.sumsHoldFor(id);
    const words = await wordsOf(await site.get("/showcase/ines-calloway"));
    expect(words).toContain(REVIEW.title);
    const [email] = await cases.emailsTo(person.email);
    expect(email?.subject).toBe("Your review of Ines Calloway is published");
    expect(email?.text).toContain("Read in full.");
    expect(email?.text).not.toContain("/appeal");
    const [bell] = await cases.bellOf("agent@fairlead.example");
    expect(bell?.title).toBe("A review of you is published");
    const [toAgent] = await cases.emailsTo("agent@fairlead.example");
    expect(toAgent?.text).toContain(`The review: “${REVIEW.title}”.`);
  });

  test("removes a held review, which was never up", async () => {
    const { id, caseId } = await heldReview();
    expect((await decide(admin, caseId, { decision: "remove", reason: "advertising" })).status).toBe(303);
    expect(await reviewRow(id)).toMatchObject({
      status: "removed",
      reason: "advertising",
      published_at: null,
    });
    await cases.sumsHoldFor(id);
  });

  test("that removes a review needs a reason, and replaces it on the profile with that reason", async () => {
    const { id, person } = await publishedReview("ines-calloway", { title: "Names the neighbor" });
    const customer = await cases.newCustomer("telltale");
    await flag(id, "personal-data", customer.visitor, "The neighbor is Mrs Quimby");
    const caseId = await openCase(id);
    for (const reason of ["", "negative"]) {
      const refused = await decide(admin, caseId, { decision: "remove", reason });
      expect(refused.status).toBe(400);
      expect(await wordsOf(refused)).toContain("Choose the reason we give both sides.");
    }
    expect((await decide(admin, caseId, { decision: "maybe" })).status).toBe(400);
    expect(
      (await decide(admin, caseId, { decision: "remove", reason: "abusive", note: "x".repeat(601) })).status,
    ).toBe(400);
    expect(await reviewRow(id)).toMatchObject({ status: "published" });
    const publishedAt = (await reviewRow(id)).published_at;
    const note = "Leave the neighbor out.";
    expect((await decide(admin, caseId, { decision: "remove", reason: "personal-data", note })).status).toBe(
      303,
    );
    // The publishing date stays, because it may be restored.
    expect(await reviewRow(id)).toMatchObject({
      status: "removed",
      reason: "personal-data",
      published_at: publishedAt,
    });
    await cases.sumsHoldFor(id);
    const words = await wordsOf(await site.get("/showcase/ines-calloway"));
    expect(words).not.toContain("Names the neighbor");
    expect(words).toMatch(/Removed reviews: \d+/);
    const today = new Date().toLocaleDateString("en-US", {
      dateStyle: "medium",
      timeZone: "America/Chicago",
    });
    expect(words).toContain(`${today} Shared somebody’s private information`);

    const [toWriter] = await cases.emailsTo(person.email);
    expect(toWriter?.subject).toBe("Your review of Ines Calloway was removed");
    for (const said of [
      "Shared somebody’s private information",
      note,
      `/reviews/${id}/appeal`,
      "You can appeal until",
    ])
      expect(toWriter?.text).toContain(said);
    const [toReporter] = await cases.emailsTo(customer.person.email);
    expect(toReporter?.subject).toBe("The review of Ines Calloway you reported was removed");
    const [toAgent] = (await cases.emailsTo("agent@fairlead.example")).slice(-1);
    expect(toAgent?.subject).toBe("A review of you was removed");
    for (const email of [toReporter, toAgent]) {
      expect(email?.text).toContain("Unsubscribe");
      expect(email?.text).not.toContain("/appeal");
      expect(email?.text).not.toMatch(/First\d|Surname|@mail\.example/);
    }
    for (const email of [toWriter, toReporter, toAgent]) {
      expect(email?.text).not.toContain("Quimby");
      expect(email?.text).not.toContain("Names the neighbor");
      expect(email?.text).not.toContain(customer.person.firstName);
    }
  });

  test("that leaves it up changes nothing, and is announced with what was reported", async () => {
    const { id, person } = await publishedReview();
    await flag(id, "not-a-customer");
    const before = await reviewRow(id);
    const upheld = await cases.countEvents("upheld");
    expect((await decide(admin, await openCase(id), { decision: "keep" })).status).toBe(303);
    expect(await reviewRow(id)).toEqual(before);
    expect(await casesOf(id)).toMatchObject([{ decision: "keep", decision_reason: "not-a-customer" }]);
    expect(await cases.countEvents("upheld")).toBe(upheld + 1);
    await cases.sumsHoldFor(id);
    const [email] = await cases.emailsTo(person.email);
    expect(email?.subject).toMatch(/stays up$/);
    expect(email?.text).toContain("It’s not from a customer. We didn’t find that.");
  });

  test("in two tabs at once, and by two admins, happens once", async () => {
    const { id, person } = await publishedReview();
    await flag(id, "abusive");
    const caseId = await openCase(id);
    const second = await signedIn("second-admin");
    const answers = await Promise.all([
      decide(admin, caseId, { decision: "keep" }),
      decide(admin, caseId, { decision: "remove", reason: "abusive" }),
      decide(second, caseId, { decision: "remove", reason: "off-topic" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
    const [decided] = await casesOf(id);
    expect((await reviewRow(id)).status).toBe(decided?.decision === "keep" ? "published" : "removed");
    expect(await cases.emailsTo(person.email)).toHaveLength(1);
    await cases.sumsHoldFor(id);
    expect((await decide(admin, caseId, { decision: "keep" })).status).toBe(409);
  });

  test("about a text changed since it was read is refused", async () => {
    const { id, visitor } = await publishedReview();
    await flag(id, "abusive");
    const caseId = await openCase(id);
    const page = await pageOf(await admin.get(`/admin/reviews/${caseId}`));
    const read = fieldsOf(formOf(page.getByRole("button", { name: "Remove it" }))).get("read") ?? "";
    expect(read).toMatch(/^\d+$/);
    await visitor.post("/leave-review?agent=bo-li", { ...REVIEW, body: ownWords() });
    const refused = await decide(admin, caseId, { decision: "remove", reason: "abusive", read });
    expect(refused.status).toBe(409);
    expect(await wordsOf(refused)).toContain("has changed it since you read it");
    expect(await reviewRow(id)).toMatchObject({ status: "published" });
    expect((await decide(admin, caseId, { decision: "keep" })).status).toBe(303);
  });

  test("must come from an admin without a part in it", async () => {
    const { id } = await publishedReview();
    await flag(id, "abusive", admin);
    const caseId = await openCase(id);
    const reported = await admin.get(`/admin/reviews/${caseId}`);
    const words = await wordsOf(reported);
    expect(words).toContain("You reported this review. Another admin decides.");
    expect(words).not.toContain("Leave it up");
    expect((await decide(admin, caseId, { decision: "keep" })).status).toBe(403);
    const second = await signedIn("second-admin");
    const adminId = "(SELECT id FROM users WHERE email = 'second-admin@fairlead.example')";
    await rows(`UPDATE reviews SET user_id = ${adminId} WHERE id = ?`, [id]);
    expect((await decide(second, caseId, { decision: "keep" })).status).toBe(403);
    await rows("UPDATE reviews SET user_id = NULL WHERE id = ?", [id]);
    await rows(
      "UPDATE profiles SET agent_no = NULL WHERE agent_no = (SELECT agent_no FROM reviews WHERE id = ?)",
      [id],
    );
    await rows(
      `UPDATE profiles SET agent_no = (SELECT agent_no FROM reviews WHERE id = ?) WHERE user_id = ${adminId}`,
      [id],
    );
    expect(await wordsOf(await second.get(`/admin/reviews/${caseId}`))).toContain(
      "You belong to the agent’s side",
    );
    expect((await decide(second, caseId, { decision: "keep" })).status).toBe(403);
    await rows(`UPDATE profiles SET agent_no = NULL WHERE user_id = ${adminId}`);
    for (const who of [stranger(), await signedIn("agent"), await signedIn("customer")])
      expect((await decide(who, caseId, { decision: "keep" })).status).toBe(302);
    expect(await casesOf(id)).toMatchObject([{ decided_at: null }]);
    expect((await decide(second, caseId, { decision: "keep" })).status).toBe(303);
  });
});
