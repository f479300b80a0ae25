import { beforeAll, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { UUID } from "#app/platform/ids.ts";
import { addressesIn, type Page, pageOf } from "#support/browser/page.ts";
import { type Visitor, wordsOf } from "#support/browser/visitor.ts";
import { openReviewCases } from "./review-cases.ts";

const cases = openReviewCases();
const { rows, signedIn, publishedReview, heldReview, flag, openCase } = cases;

/** The cases on a page, in its order. */
const casesOn = (page: Page) =>
  addressesIn(page.getByRole("main")).flatMap(
    (address) => new RegExp(`^/admin/reviews/(${UUID})$`).exec(address)?.[1] ?? [],
  );

let admin: Visitor;
beforeAll(async () => {
  admin = await signedIn("admin");
});

describe("a case's page", () => {
  test("shows flaggers only by their role, shows evidence as text and links the reviews that it names", async () => {
    const { id, caseId } = await heldReview("ines-calloway");
    const other = await heldReview("ines-calloway");
    const up = await publishedReview("ines-calloway");
    await rows(
      "INSERT INTO review_signals (review_id, kind, points, evidence, found_at) VALUES (?, 'similar-text', 40, ?, 1), (?, 'burst', 9, 'broken', 1)",
      [id, JSON.stringify({ sameAs: [other.id, up.id], share: 0.93, note: "<script>alert(1)</script>" }), id],
    );
    const page = await pageOf(await admin.get(`/admin/reviews/${caseId}`));
    const shown = page.getByRole("main").textContent;
    for (const said of [
      "Is almost the same as another review",
      "same as",
      "0.93",
      "<script>alert(1)",
      "broken",
    ])
      expect(shown).toContain(said);
    const links = addressesIn(page.getByRole("main"));
    expect(links).toContain(`/admin/reviews/${other.caseId}`);
    expect(links).toContain(`/reviews/${up.id}`);

    await flag(up.id, "abusive", await signedIn("agent"));
    await flag(up.id, "off-topic", await signedIn("agency"));
    await flag(up.id, "off-topic", await cases.newVisitor("teller"));
    await flag(up.id, "off-topic");
    const words = await wordsOf(await admin.get(`/admin/reviews/${await openCase(up.id)}`));
    for (const said of [
      "The agent ",
      "The agent’s organization",
      "A customer",
      "A reader without an account",
    ])
      expect(words).toContain(said);
    expect(words).not.toMatch(/Calloway@|agent@fairlead/);
  });

  test("is 404 for an unknown case", async () => {
    for (const none of ["01952a10-6b40-7c31-9d02-3a6f1e8b7c01", "x"])
      expect((await admin.get(`/admin/reviews/${none}`)).status).toBe(404);
  });
});

describe("the queue", () => {
  test("has the next due first, whatever the stars, and doesn't show them", async () => {
    const one = await publishedReview("bo-li", { stars: "1", title: "Case of one" });
    const five = await publishedReview("bo-li", { stars: "5", title: "Case of five" });
    await flag(one.id);
    await flag(five.id);
    const [firstCase, secondCase] = [await openCase(one.id), await openCase(five.id)];
    const order = async (ids: readonly [string, string]) => {
      // The same facts except for the stars: overdue the longest, a minute apart.
      for (const [at, id] of ids.entries())
        await rows("UPDATE review_cases SET due_at = ? WHERE id = ?", [1_000_000 + at * MINUTE_MS, id]);
      return casesOn(await pageOf(await admin.get("/admin/reviews"))).slice(0, 2);
    };
    expect(await order([firstCase, secondCase])).toEqual([firstCase, secondCase]);
    expect(await order([secondCase, firstCase])).toEqual([secondCase, firstCase]);
    const queue = await pageOf(await admin.get("/admin/reviews"));
    expect(queue.text).toMatch(/Overdue by [\d,]+ days/);
    expect(queue.queryAllByRole("img", { name: /stars?|out of 5/ })).toEqual([]);
    expect(queue.html).not.toMatch(/out of 5|"stars"/);
    const today = await wordsOf(await admin.get("/admin"));
    expect(today).toContain("Case of one");
  });

  test("is filtered and paged by the address, and adds up", async () => {
    const [counted] = await rows(
      `SELECT count(*) FILTER (WHERE decided_at IS NULL) open, count(*) FILTER (WHERE decided_at IS NULL
        AND cause = 'appeal') appeals FROM review_cases`,
    );
    const words = await wordsOf(await admin.get("/admin/reviews?show=appeals"));
    expect(words).toContain(`Appeals ${counted?.appeals}`);
    expect(words).toContain("Appeal by the writer");
    expect(words).not.toContain("Reported by readers");
    const seen = new Set<string>();
    let address = "/admin/reviews";
    for (let page = 0; page < 60 && address !== ""; page++) {
      const answer = await admin.get(address);
      expect(answer.status).toBe(200);
      expect(Number(answer.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(2);
      const page = await pageOf(answer);
      for (const id of casesOn(page)) seen.add(id);
      address =
        addressesIn(page.getByRole("main")).find((to) => to.startsWith("/admin/reviews?after=")) ?? "";
    }
    expect(seen.size).toBe(counted?.open);
    expect((await admin.get("/admin/reviews?show=decided&after=nonsense")).status).toBe(200);
    expect((await admin.get("/admin/reviews?show=<script>")).status).toBe(200);
  });
});
