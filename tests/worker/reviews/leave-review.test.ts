import { describe, expect, test } from "vitest";
import { DAY_MS } from "#app/platform/durations.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { addressesIn, addressOf, type Page, pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openConversations } from "../messages/conversations.ts";
import { expectSumsToHold } from "./ranking/review-sums.ts";
import { ownWords } from "./review-words.ts";

const { newCustomer, rows, signedIn, stranger, emailToken, site, begin, send } = openConversations();

const REVIEW = {
  stars: "2",
  explains: "3",
  responds: "",
  type: "Home",
  stage: "made-a-claim",
  client: "yes",
  paid: "no",
  ties: "none",
  month: "2026-10",
  title: "Slow after the storm",
};
/** Each with its own text: two similar texts would be held. */
const review = (changes: Record<string, string> = {}) => ({ ...REVIEW, body: ownWords(), ...changes });
const ADDRESS = "/leave-review?agent=bo-li";
const agentNo = async (slug = "bo-li") =>
  Number((await rows("SELECT agent_no FROM agents WHERE slug = ?", [slug]))[0]?.agent_no);

async function reviewer(changes: Record<string, string> = {}, address = ADDRESS) {
  const { visitor, person } = await newCustomer("reviewer");
  const sent = review(changes);
  const response = await visitor.post(address, sent);
  return { visitor, person, response, sent, words: await wordsOf(response) };
}
const confirm = async (email: string) =>
  stranger().post("/verify-review", { token: await emailToken("verify-review", email) });
const reviewOf = async (email: string) =>
  (await rows("SELECT r.* FROM reviews r JOIN users u ON u.id = r.user_id WHERE u.email = ?", [email]))[0];

describe("a review", () => {
  test("waits for its link, is published by it, once, and every total follows", async () => {
    const no = await agentNo();
    const { response, person } = await reviewer();
    expect(response.status).toBe(303);
    expect(await reviewOf(person.email)).toMatchObject({ status: "awaiting-verification", proof_tier: 1 });
    expect(await wordsOf(await site.get("/showcase/bo-li"))).not.toContain(REVIEW.title);
    await expectSumsToHold(rows, no);
    const token = await emailToken("verify-review", person.email);
    const page = await stranger().get(`/verify-review?token=${token}`);
    expect(page.status).toBe(200);
    const asked = await wordsOf(page);
    for (const said of [
      "Confirm your review of Bo Li",
      REVIEW.title,
      "or a person reads it first",
      "I wrote this review",
    ])
      expect(asked).toContain(said);
    expect(await reviewOf(person.email)).toMatchObject({ status: "awaiting-verification" });
    const responses = await Promise.all([1, 2, 3].map(() => stranger().post("/verify-review", { token })));
    expect(responses.map(({ status }) => status).sort()).toEqual([303, 410, 410]);
    const used = await stranger().get(`/verify-review?token=${token}`);
    expect(used.status).toBe(410);
    const over = await pageOf(used);
    expect(over.text).toContain(`Your review of Bo Li, “${REVIEW.title}”, is already published.`);
    expect(addressesIn(over.getByRole("main"))).toContain(`/reviews/${(await reviewOf(person.email))?.id}`);
    expect(await reviewOf(person.email)).toMatchObject({ status: "published", stars: 2 });
    const words = await wordsOf(await site.get("/showcase/bo-li"));
    for (const said of [REVIEW.title, "Email verified", `${person.firstName} S.`])
      expect(words).toContain(said);
    expect(words).not.toContain(person.lastName);
    await expectSumsToHold(rows, no);
  });

  test("of an agent who answered this customer counts as a conversation on record", async () => {
    const { id, visitor, customer } = await begin();
    await send(await signedIn("agent"), { thread: id, key: crypto.randomUUID(), body: "Gladly" });
    await (await visitor.post("/leave-review?agent=ines-calloway", review())).text();
    expect((await confirm(customer.email)).status).toBe(303);
    expect(await reviewOf(customer.email)).toMatchObject({ status: "published", proof_tier: 2 });
  });

  test("is one per customer and agent: in two tabs at once, and sent again it only sends a new link", async () => {
    const { visitor, person } = await newCustomer("twice");
    const form = review();
    const both = await Promise.all([1, 2].map(() => visitor.post(ADDRESS, form)));
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    const first = await emailToken("verify-review", person.email);
    await visitor.post(ADDRESS, { ...form, title: "Second thoughts" });
    const second = await emailToken("verify-review", person.email);
    expect((await stranger().post("/verify-review", { token: first })).status).toBe(410);
    expect((await stranger().post("/verify-review", { token: second })).status).toBe(303);
    const all = await rows("SELECT title FROM reviews r JOIN users u ON u.id = r.user_id WHERE u.email = ?", [
      person.email,
    ]);
    expect(all).toEqual([{ title: "Second thoughts" }]);
    await expectSumsToHold(rows, await agentNo());
  });

  test("can be changed within thirty days, with its version stored, and not on day 31", async () => {
    const { visitor, person, sent } = await reviewer();
    await confirm(person.email);
    expect((await visitor.post(ADDRESS, { ...sent, stars: "5", title: "It went well" })).status).toBe(303);
    const review = await reviewOf(person.email);
    expect(review).toMatchObject({ status: "published", stars: 5, title: "It went well" });
    const versions = "SELECT stars, title, body FROM review_versions WHERE review_id = ?";
    expect(await rows(versions, [String(review?.id)])).toEqual([
      { stars: 2, title: REVIEW.title, body: sent.body },
    ]);
    await expectSumsToHold(rows, await agentNo());
    await rows("UPDATE reviews SET submitted_at = submitted_at - 31 * 86400000 WHERE id = ?", [
      String(review?.id),
    ]);
    const late = await visitor.post(ADDRESS, { ...sent, stars: "1", title: "Typed on day 31" });
    expect(late.status).toBe(409);
    const page = await pageOf(late);
    expect(page.text).toContain("can no longer edit");
    // What was typed is shown again, for copying.
    expect(page.getByLabelText(/^What you wrote/).textContent).toContain("Typed on day 31");
    expect(page.getByLabelText(/^What you wrote/).textContent).toContain(sent.body.trim());
  });

  test("withdrawn loses its text and counts as withdrawn, and counts as sent when it is written again", async () => {
    const { visitor, person } = await reviewer();
    await confirm(person.email);
    const changes = await Promise.all([1, 2].map(() => visitor.post(ADDRESS, { intent: "withdraw" })));
    expect(changes.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await reviewOf(person.email)).toMatchObject({ status: "withdrawn", title: "", body: "" });
    await expectSumsToHold(rows, await agentNo());
    expect(await wordsOf(await site.get("/showcase/bo-li"))).toMatch(/taken back by the writer/);
    expect((await visitor.post(ADDRESS, review())).status).toBe(303);
    expect(await reviewOf(person.email)).toMatchObject({ status: "awaiting-verification" });
    await expectSumsToHold(rows, await agentNo());
    expect(await wordsOf(await stranger().get("/showcase/bo-li?sort=helpful"))).not.toMatch(/taken back/);
  });

  test("is deleted with its author's account, and the totals still add up", async () => {
    const { visitor, person } = await reviewer();
    await confirm(person.email);
    const id = String((await reviewOf(person.email))?.id);
    await visitor.deleteAccount();
    expect(await rows("SELECT status, user_id, author_name, body FROM reviews WHERE id = ?", [id])).toEqual([
      { status: "withdrawn", user_id: null, author_name: "", body: "" },
    ]);
    await expectSumsToHold(rows, await agentNo());
  });
});

describe("the page of one's own review", () => {
  test("says first what comes next, with the form folded, and confirms before text is destroyed", async () => {
    const { visitor, person } = await reviewer();
    const page = async () => pageOf(await visitor.get(ADDRESS));
    // What is under the heading, before the folded parts.
    const head = ({ text }: Page) =>
      text
        .split("Your review of Bo Li")
        .at(-1)
        ?.split(/Edit it|Take it back/)[0];
    const day = formatDayOf(Date.now() + 7 * DAY_MS);
    expect(head(await page())).toContain(`Open the link we emailed you at ${person.email} by ${day}`);
    const asked = await page();
    for (const [role, name] of [
      ["group", "Overall rating"],
      ["button", "Take back my review"],
    ] as const) {
      expect(asked.queryByRole(role, { name })).toBeNull();
      expect(asked.getByRole(role, { name, hidden: true })).toBeDefined();
    }
    const refused = await pageOf(await visitor.post(ADDRESS, { ...REVIEW, body: "Too short" }));
    expect(refused.getByRole("group", { name: "Overall rating" })).toBeDefined();
    const id = String((await reviewOf(person.email))?.id);
    await rows("UPDATE reviews SET status = 'held' WHERE id = ?", [id]);
    await rows(
      `INSERT INTO review_cases (id, review_id, agent_no, cause, opened_at, due_at, statement, decision_note)
        VALUES (?, ?, ?, 'signals', 1, 86400000, '', '')`,
      [crypto.randomUUID(), id, await agentNo()],
    );
    expect(head(await page())).toContain("We’ll tell you by Jan 1, 1970 whether it’s published.");
    await rows("UPDATE reviews SET status = 'removed', reason = 'abusive' WHERE id = ?", [id]);
    await rows(
      `UPDATE review_cases SET decided_at = 2, decision = 'remove', decision_reason = 'abusive',
        decision_note = 'Leave out the slur.' WHERE review_id = ?`,
      [id],
    );
    const removed = await page();
    expect(head(removed)).toContain("Note from us: Leave out the slur.");
    expect(removed.text).not.toContain("Say what happened, good or bad");
  });

  test("asks for the agent if none is named, and finds a name in any case", async () => {
    const { visitor } = await newCustomer("reviewer");
    const page = await pageOf(await visitor.get("/leave-review"));
    expect(page.text).toContain("Which agent?");
    const search = page.getByRole("search", { name: "Find an agent to review" });
    expect(addressOf(search)).toBe("/geographic-search-results");
    expect(addressesIn(page.getByRole("main"))).toContain("/saved");
    expect(await wordsOf(await visitor.get("/leave-review?agent=Bo-Li"))).toContain("Review Bo Li");
    expect((await visitor.get("/leave-review?agent=nobody-at-all")).status).toBe(404);
    expect((await visitor.post("/leave-review", review())).status).toBe(404);
  });
});

describe("no one", () => {
  test("can review themselves, a colleague, an archived profile or an unknown one", async () => {
    const agent = await signedIn("agent");
    for (const [who, slug, words] of [
      [agent, "ines-calloway", "You can’t review yourself."],
      [await signedIn("agency"), "ines-calloway", "belong to the same organization"],
    ] as const) {
      const address = `/leave-review?agent=${slug}`;
      expect(await wordsOf(await who.get(address))).toContain(words);
      const refused = await who.post(address, review());
      expect(refused.status).toBe(403);
    }
    const [archived] = await rows("SELECT slug FROM agents WHERE account_status = 'archived' LIMIT 1");
    const { response } = await reviewer({}, `/leave-review?agent=${archived?.slug}`);
    expect(response.status).toBe(403);
    expect((await agent.post("/leave-review?agent=nobody-at-all", review())).status).toBe(404);
  });

  test("can send an invalid form, and what was typed stays", async () => {
    const { response, words, person } = await reviewer({ stars: "4.5", body: "Too short" });
    expect(response.status).toBe(400);
    for (const said of ["Choose from 1 to 5 stars.", "Review must be at least 50 characters", "Too short"])
      expect(words).toContain(said);
    expect(await reviewOf(person.email)).toBeUndefined();
    const { response: early } = await reviewer({ month: "2099-01" });
    expect(early.status).toBe(400);
    const { response: odd } = await reviewer({ type: "Spaceship" });
    expect(odd.status).toBe(400);
  });

  test("can confirm with an expired, altered or unknown link", async () => {
    const { person } = await reviewer();
    const token = await emailToken("verify-review", person.email);
    for (const bad of [`${token}x`, `${token.slice(0, -1)}_`, "", "<script>"])
      expect((await stranger().post("/verify-review", { token: bad })).status).toBe(410);
    await rows("UPDATE review_links SET expires_at = 1 WHERE review_id = ?", [
      String((await reviewOf(person.email))?.id),
    ]);
    expect((await stranger().post("/verify-review", { token })).status).toBe(410);
    expect(await reviewOf(person.email)).toMatchObject({ status: "awaiting-verification" });
  });

  test("loses a character of their text, in any script", async () => {
    const body = `👩‍👩‍👧 خدمة ممتازة وردت على كل سؤال في اليوم نفسه، وشرحت لنا ما لا تغطيه الوثيقة. Zoë’s naïve question too. ${"ok ".repeat(3)}🎉`;
    const { person } = await reviewer({ title: "خدمة ممتازة 🎉", body });
    await confirm(person.email);
    expect(await reviewOf(person.email)).toMatchObject({
      status: "published",
      body,
      title: "خدمة ممتازة 🎉",
    });
    const shown = (await pageOf(await site.get("/showcase/bo-li"))).getByText(body);
    // Each script has its own direction.
    expect(shown.getAttribute("dir")).toBe("auto");
  });

  test("sees active markup in a review: it is text", async () => {
    const { person } = await reviewer({
      body: `<img src=x onerror=alert(1)> ${"and more words ".repeat(4)}`,
    });
    await confirm(person.email);
    const html = await (await site.get("/showcase/bo-li")).text();
    expect(html).not.toContain("<img src=x");
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  });
});
