/** Admins are warned, once, about reviews to be decided within a day. */
import { describe, expect, test } from "vitest";
import { warnOfDueCases } from "#app/domains/reviews/cases/due-commands.server.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { openContext } from "#support/own-context.ts";
import { openReviewCases } from "./review-cases.ts";

const cases = openReviewCases();
const { rows, publishedReview, heldReview, flag, newVisitor } = cases;

const warnAfter = (hours: number) =>
  warnOfDueCases(openContext({ databaseUrl: cases.databaseUrl(), nowMs: Date.now() + hours * HOUR_MS }));
const told = () =>
  rows(
    `SELECT u.email, n.title, n.message, n.action_url url FROM user_notifications n JOIN users u ON u.id = n.user_id
     WHERE n.title LIKE '%for a decision' ORDER BY n.created_at, u.email`,
  );
const emails = () =>
  rows("SELECT recipient, text FROM outbox WHERE kind = 'review-cases-due' ORDER BY recipient");

describe("a case with less than a day left", () => {
  test("is announced to every admin once, together with the next ones, by bell and by email, also with two runs", async () => {
    await heldReview("ines-calloway");
    const later = await heldReview("bo-li");
    await rows("UPDATE review_cases SET due_at = due_at + ? WHERE id = ?", [5 * HOUR_MS, later.caseId]);
    const reported = await publishedReview("bo-li");
    await flag(reported.id, "off-topic", await newVisitor("teller"));

    expect(await warnAfter(23)).toBe(0);
    expect(await told()).toEqual([]);

    const both = await Promise.all([warnAfter(25), warnAfter(25)]);
    expect(both.sort()).toEqual([0, 2]);
    const expected = {
      title: "2 reviews are waiting for a decision",
      message: "The first is due within a day. Held: 2.",
      url: "/admin/reviews",
    };
    expect(await told()).toEqual([
      { email: "admin@fairlead.example", ...expected },
      { email: "second-admin@fairlead.example", ...expected },
    ]);
    const mailed = await emails();
    expect(mailed.map(({ recipient }) => recipient)).toEqual([
      "admin@fairlead.example",
      "second-admin@fairlead.example",
    ]);
    expect(String(mailed[0]?.text)).toContain("/admin/reviews");
    expect(String(mailed[0]?.text)).not.toContain("off-topic");

    expect(await warnAfter(26)).toBe(0);
    // The one reported by readers has its own deadline.
    expect(await warnAfter(49)).toBe(1);
    expect((await told()).at(-1)).toMatchObject({
      title: "A review is waiting for a decision",
      message: "The first is due within a day. Reported: 1.",
    });
  });

  test("is announced to no one if it was decided before", async () => {
    const { caseId } = await heldReview("ines-calloway");
    await rows("UPDATE review_cases SET decided_at = ?, decision = 'keep' WHERE id = ?", [
      Date.now(),
      caseId,
    ]);
    const before = (await told()).length;
    expect(await warnAfter(47)).toBe(0);
    expect((await told()).length).toBe(before);
  });
});
