/** An account's export: its part in reviews, and what belongs to its address. */
import { describe, expect, test } from "vitest";
import { openReviewCases } from "./moderation/review-cases.ts";

const cases = openReviewCases();
const { rows, signedIn, stranger, publishedReview, flag, openCase, decide } = cases;

const WHY = "The date fits what I wrote, and the office can confirm it.";
const REPLY = "Thank you for telling us. We have changed how the office answers the telephone.";

type OwnFile = {
  emails: { subject: string }[];
  consents: { textShown: string; channel: string }[];
  aboutReviews: {
    appeals: { reviewId: string; statement: string }[];
    replies: { reviewId: string; body: string }[];
  };
};
const fileOf = async (who: Awaited<ReturnType<typeof signedIn>>): Promise<OwnFile> =>
  (await who.get("/settings/export")).json();

describe("the export of an account", () => {
  test("has its appeals and its replies, and no one else's", async () => {
    const { id, visitor } = await publishedReview("ines-calloway");
    const agent = await signedIn("agent");
    const manager = await signedIn("agency");
    await (
      await manager.post(`/reviews/${id}`, { intent: "reply", understood: "yes", body: REPLY, shown: "" })
    ).text();
    await flag(id, "off-topic");
    await decide(await signedIn("admin"), await openCase(id), { decision: "remove", reason: "off-topic" });
    await (await visitor.post(`/reviews/${id}/appeal`, { statement: WHY })).text();

    expect((await fileOf(visitor)).aboutReviews).toMatchObject({
      appeals: [{ reviewId: id, statement: WHY }],
      replies: [],
    });
    expect((await fileOf(manager)).aboutReviews).toMatchObject({
      appeals: [],
      replies: [{ reviewId: id, body: REPLY }],
    });
    expect((await fileOf(agent)).aboutReviews).toMatchObject({ appeals: [], replies: [] });
  });

  test("has its side's appeals, whoever wrote them, and no other's", async () => {
    const { id } = await publishedReview("ines-calloway");
    const manager = await cases.newCustomer("manager");
    await rows(
      `INSERT INTO review_cases (id, review_id, agent_no, cause, opened_at, due_at, appellant, appealed_by, statement)
       SELECT ?, r.id, r.agent_no, 'appeal', 1, 2, 'agent', u.id, ? FROM reviews r, users u WHERE r.id = ? AND u.email = ?`,
      [crypto.randomUUID(), WHY, id, manager.person.email],
    );
    const statement = async () =>
      (await rows("SELECT statement, appealed_by FROM review_cases WHERE review_id = ?", [id]))[0];
    const other = await cases.newCustomer("other");
    for (const { visitor } of [other, manager]) {
      expect(await statement()).toMatchObject({ statement: WHY });
      await visitor.deleteAccount();
    }
    expect(await statement()).toEqual({ statement: "", appealed_by: null });
  });

  test("has what was stored under the address only once the address is confirmed", async () => {
    const email = "someone-else@mail.example";
    await rows(
      `INSERT INTO consent_records (id, user_id, email, recipient, purpose, subject_id, channel, text_shown, text_hash,
         given_on, given_at) VALUES (?, NULL, ?, 'Bo Li', 'question-contact', ?, 'phone', 'May call me.', 'x', '/ask-expert', 1)`,
      [crypto.randomUUID(), email, crypto.randomUUID()],
    );
    const visitor = stranger();
    const person = { email, firstName: "Some", lastName: "Body", password: "a long enough password" };
    await (await visitor.post("/auth/signup", { ...person, role: "customer" })).text();
    expect(await fileOf(visitor)).toMatchObject({ emails: [], consents: [] });

    await rows("UPDATE users SET email_confirmed_at = 1 WHERE email = ?", [email]);
    await visitor.signIn(email, person.password);
    const file = await fileOf(visitor);
    expect(file.consents).toMatchObject([{ textShown: "May call me.", channel: "phone" }]);
    expect(file.emails.length).toBeGreaterThan(0);
  });
});
