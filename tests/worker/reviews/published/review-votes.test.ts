import { expect, test } from "vitest";
import { wilsonLowerBound } from "#app/domains/reviews/votes/wilson.ts";
import { addressesIn, fieldsOf, formOf, pageOf, parsePage } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openReviews } from "./published-reviews.ts";

const { review, reviewRow, vote, rows, signedIn, stranger, newVisitor, newCustomer, site } = openReviews();

const countsOf = async (id: string) => {
  const { helpful_count, unhelpful_count, helpful_order } = await reviewRow(id);
  return { yes: helpful_count, no: unhelpful_count, order: Number(helpful_order) };
};

test("a vote counts once however often it is clicked, can be changed and withdrawn", async () => {
  const { id, page } = await review();
  const reader = await newVisitor("reader");
  const responses = await Promise.all([1, 2, 3].map(() => vote(reader, page, "yes")));
  expect(responses.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(await countsOf(id)).toMatchObject({ yes: 1, no: 0 });
  await vote(reader, page, "no");
  expect(await countsOf(id)).toMatchObject({ yes: 0, no: 1, order: 0 });
  await Promise.all([1, 2].map(() => vote(reader, page, "none")));
  expect(await countsOf(id)).toMatchObject({ yes: 0, no: 0, order: 0 });
  expect(await rows("SELECT * FROM review_votes WHERE review_id = ?", [id])).toEqual([]);
});

test("withdrawing a vote leaves others', in rows and in counts", async () => {
  const { id, page } = await review();
  const [first, second] = [await newVisitor("reader"), await newVisitor("reader")];
  for (const reader of [first, second]) await vote(reader, page, "yes");
  await vote(first, page, "none");
  expect(await countsOf(id)).toMatchObject({ yes: 1, no: 0 });
  expect(await rows("SELECT helpful FROM review_votes WHERE review_id = ?", [id])).toEqual([{ helpful: 1 }]);
});

test("the order is the Wilson bound of the current votes, the demo's included", async () => {
  const [seeded] = await rows(
    "SELECT id, helpful_count yes, unhelpful_count no FROM reviews WHERE title = 'Told me what the policy would not do'",
  );
  const page = `/reviews/${seeded?.id}`;
  const [first, second] = [await newVisitor("reader"), await newVisitor("reader")];
  for (const [who, said] of [
    [first, "yes"],
    [second, "no"],
    [first, "no"],
    [second, "none"],
  ] as const) {
    expect((await vote(who, page, said)).status).toBe(303);
    const { yes, no, order } = await countsOf(String(seeded?.id));
    expect(order).toBeCloseTo(wilsonLowerBound(Number(yes), Number(no)), 9);
  }
  expect(await countsOf(String(seeded?.id))).toMatchObject({
    yes: seeded?.yes,
    no: Number(seeded?.no) + 1,
  });
  const off = (
    await rows("SELECT helpful_count yes, unhelpful_count no, helpful_order o FROM reviews")
  ).filter(({ yes, no, o }) => Math.abs(wilsonLowerBound(Number(yes), Number(no)) - Number(o)) > 1e-9);
  expect(off).toEqual([]);
});

test("no one votes on their own review, from the agent's side, or signed out", async () => {
  const { id, page, visitor } = await review();
  for (const [who, why] of [
    [visitor, "You wrote this review"],
    [await signedIn("agent"), "You’re on this agent’s side"],
    [await signedIn("agency"), "You’re on this agent’s side"],
  ] as const) {
    const refused = await vote(who, page, "yes");
    expect(refused.status).toBe(403);
    expect(await wordsOf(refused)).toContain(`Your vote wasn’t counted. ${why}`);
  }
  const linksFor = async (who: typeof visitor) =>
    addressesIn((await pageOf(await who.get(page))).getByRole("main"));
  expect(await linksFor(visitor)).not.toContain(`${page}/report`);
  expect(await linksFor(stranger())).toContain(`${page}/report`);
  const asked = await vote(stranger(), page, "yes");
  expect(asked.headers.get("Location")).toBe(`/auth?next=${encodeURIComponent(page)}`);
  const reader = await newVisitor("reader");
  expect((await vote(reader, page, "maybe")).status).toBe(400);
  expect((await reader.post(page, { intent: "praise" })).status).toBe(400);
  expect(await countsOf(id)).toEqual({ yes: 0, no: 0, order: 0 });
});

test("no one votes about themselves, even without an organization", async () => {
  const [agent] = await rows(
    `SELECT agent_no, slug FROM agents WHERE organization_no IS NULL AND account_status = 'active' AND types & 2
       AND agent_no NOT IN (SELECT agent_no FROM profiles WHERE agent_no IS NOT NULL) LIMIT 1`,
  );
  const { id, page } = await review({ slug: String(agent?.slug) });
  const { visitor, person } = await newCustomer("keeper");
  await rows("UPDATE profiles SET agent_no = ? WHERE user_id = (SELECT id FROM users WHERE email = ?)", [
    Number(agent?.agent_no),
    person.email,
  ]);
  expect((await pageOf(await visitor.get(page))).queryByRole("button", { name: /^Yes/ })).toBeNull();
  const refused = await vote(visitor, page, "yes");
  expect(refused.status).toBe(403);
  expect(await wordsOf(refused)).toContain("You’re on this agent’s side");
  expect(await countsOf(id)).toEqual({ yes: 0, no: 0, order: 0 });
});

test("an unpublished review takes none", async () => {
  const { id, page } = await review();
  const reader = await newVisitor("reader");
  for (const status of ["awaiting-verification", "held", "removed", "withdrawn"]) {
    await rows("UPDATE reviews SET status = ? WHERE id = ?", [status, id]);
    expect((await vote(reader, page, "yes")).status).toBe(404);
    expect(await countsOf(id)).toEqual({ yes: 0, no: 0, order: 0 });
  }
  expect(await rows("SELECT * FROM review_votes WHERE review_id = ?", [id])).toEqual([]);
});

test("the reader returns to the button, and never to another site", async () => {
  const { id, page } = await review();
  const reader = await newVisitor("reader");
  const place = `/showcase/ines-calloway?stars=2#review-${id}`;
  expect((await vote(reader, page, "yes", place)).headers.get("Location")).toBe(place);
  for (const elsewhere of ["https://evil.example/", "//evil.example", "/\\evil.example", ""])
    expect((await vote(reader, page, "yes", elsewhere)).headers.get("Location")).toBe(page);
});

test("the profile shows the share and the same buttons to everyone; no page shows whose a vote is", async () => {
  const { id, page } = await review();
  const { visitor, person } = await newCustomer("named-reader");
  await vote(visitor, page, "yes");
  await vote(await newVisitor("reader"), page, "no");
  const profile = await (await site.get("/showcase/ines-calloway?utm_source=mail&stars=2")).text();
  expect(profile).toContain("1 of 2 readers found this helpful");
  const backs = parsePage(profile)
    .getAllByRole("button", { name: /^Yes/ })
    .map((yes) => fieldsOf(formOf(yes)).get("back"));
  expect(backs).toContain(`/showcase/ines-calloway?stars=2#review-${id}`);
  const [row] = await rows("SELECT id FROM users WHERE email = ?", [person.email]);
  for (const html of [profile, await (await (await signedIn("agent")).get(page)).text()]) {
    expect(html).not.toContain(String(row?.id));
    expect(html).not.toContain(person.firstName);
  }
  expect(await wordsOf(await visitor.get(page))).toContain("You said yes.");
  expect(await wordsOf(await site.get(page))).toContain("Did this help you?");
});

test("a deleted account's votes are deleted and uncounted, and others' stay", async () => {
  const { id, page } = await review();
  const { visitor } = await newCustomer("leaving");
  await vote(visitor, page, "yes");
  await vote(await newVisitor("staying"), page, "yes");
  await visitor.deleteAccount();
  expect(await countsOf(id)).toMatchObject({ yes: 1, no: 0, order: wilsonLowerBound(1, 0) });
  expect(await rows("SELECT helpful FROM review_votes WHERE review_id = ?", [id])).toEqual([{ helpful: 1 }]);
});

test("withdrawing a review deletes its votes: they were about text that is gone", async () => {
  const { id, page, visitor } = await review();
  await vote(await newVisitor("reader"), page, "yes");
  await visitor.post("/leave-review?agent=ines-calloway", { intent: "withdraw" });
  expect(await countsOf(id)).toEqual({ yes: 0, no: 0, order: 0 });
  expect(await rows("SELECT * FROM review_votes WHERE review_id = ?", [id])).toEqual([]);
});
