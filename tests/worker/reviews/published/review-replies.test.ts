import { describe, expect, test } from "vitest";
import { listSideReviews } from "#app/domains/reviews/replies/side-queries.server.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openReviews } from "./published-reviews.ts";

const { review, reviewRow, rows, signedIn, stranger, newVisitor, site, databaseUrl } = openReviews();

const WORDS = "We have changed how we call back after a storm: within a day, by name.";
const send = (who: Visitor, page: string, changes: Record<string, string> = {}) =>
  who.post(page, { intent: "reply", understood: "yes", shown: "", body: WORDS, ...changes });
const shownOf = async (id: string) => String((await reviewRow(id)).replied_at ?? "");

/** Another verified agent with an account: Bo Li's profile, given to a new customer's account. */
async function agentAccountOf(slug: string) {
  const owner = await newVisitor("keeper");
  const [user] = await rows("SELECT id FROM users ORDER BY created_at DESC, id DESC LIMIT 1");
  await rows(
    "UPDATE profiles SET agent_no = NULL WHERE agent_no = (SELECT agent_no FROM agents WHERE slug = ?)",
    [slug],
  );
  await rows(
    `UPDATE profiles SET verified = 1, url_slug = ?, agent_no = (SELECT agent_no FROM agents WHERE slug = ?)
     WHERE user_id = ?`,
    [slug, slug, String(user?.id)],
  );
  return { owner, userId: String(user?.id) };
}

describe("the one reply", () => {
  test("of the agent is under the review, signed, and the author is told once", async () => {
    const { id, page, person } = await review();
    const agent = await signedIn("agent");
    const form = await wordsOf(await agent.get(page));
    expect(form).toContain("Don’t confirm that somebody is a client");
    expect(form).toContain("as “Ines Calloway replied”");
    expect(await wordsOf(await site.get("/showcase/ines-calloway"))).not.toContain(WORDS);
    const responses = await Promise.all([1, 2].map(() => send(agent, page)));
    expect(responses.map(({ status }) => status)).toEqual([303, 303]);
    for (const path of [page, "/showcase/ines-calloway"]) {
      const words = await wordsOf(await site.get(path));
      expect(words).toContain("Ines Calloway replied");
      expect(words).toContain(WORDS);
    }
    const told =
      "SELECT title, action_url FROM user_notifications n JOIN users u ON u.id = n.user_id WHERE u.email = ?";
    const once = [{ title: "Ines Calloway replied", action_url: page }];
    expect(await rows(told, [person.email])).toEqual(once);
    const emails = "SELECT subject, text FROM outbox WHERE kind = 'review-reply' AND recipient = ?";
    const [email, ...more] = await rows(emails, [person.email]);
    expect(email?.subject).toBe("Ines Calloway replied to your review");
    expect(email?.text).toContain(WORDS);
    expect(email?.text).toContain(page);
    expect(more).toEqual([]);
    const changed = `${WORDS} And by mail.`;
    expect((await send(agent, page, { body: changed, shown: await shownOf(id) })).status).toBe(303);
    expect(await reviewRow(id)).toMatchObject({ reply_body: changed, status: "published" });
    expect(await rows(told, [person.email])).toEqual(once);
  });

  test("of a manager says for whom it was written, and the agent may change or remove it", async () => {
    const { id, page } = await review();
    const manager = await signedIn("agency");
    expect((await send(manager, page)).status).toBe(303);
    const signed = "Lantern Row Insurance replied for Ines Calloway";
    for (const path of [page, "/showcase/ines-calloway"])
      expect(await wordsOf(await site.get(path))).toContain(signed);
    const agent = await signedIn("agent");
    const shown = await shownOf(id);
    expect((await agent.post(page, { intent: "remove-reply", shown })).status).toBe(303);
    expect(await reviewRow(id)).toMatchObject({ reply_body: null, replied_at: null, replied_by: null });
    expect(await wordsOf(await site.get(page))).not.toContain(WORDS);
  });

  test("from a second tab: the existing one is shown, and what was typed is kept", async () => {
    const { id, page } = await review();
    const [agent, manager] = [await signedIn("agent"), await signedIn("agency")];
    await send(agent, page);
    const mine = "Written in another tab, before the page was loaded again.";
    const late = await send(manager, page, { body: mine });
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain("Somebody else, or you in another tab, changed the reply");
    expect(html).toContain(mine);
    expect(html).toContain(WORDS);
    expect(await reviewRow(id)).toMatchObject({ reply_body: WORDS });
    const shown = await shownOf(id);
    const both = await Promise.all(
      [agent, manager].map((who, n) => send(who, page, { body: `${WORDS} Take ${n}.`, shown })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect((await manager.post(page, { intent: "remove-reply", shown })).status).toBe(409);
  });

  test("is allowed by relation, not by role", async () => {
    const { id, page, visitor } = await review();
    const { owner: other } = await agentAccountOf("bo-li");
    const [same] = await rows(
      `SELECT b.slug FROM agents a JOIN agents b ON b.organization_no = a.organization_no AND b.slug <> a.slug
       WHERE a.slug = 'ines-calloway' AND b.account_status = 'active' LIMIT 1`,
    );
    const { owner: colleague } = await agentAccountOf(String(same?.slug));
    for (const who of [visitor, await newVisitor("member"), other, colleague, await signedIn("admin")]) {
      expect((await send(who, page)).status).toBe(403);
      expect((await who.post(page, { intent: "remove-reply", shown: "" })).status).toBe(403);
      expect(await wordsOf(await who.get(page))).not.toContain("Your reply");
    }
    const asked = await send(stranger(), page);
    expect(asked.headers.get("Location")).toBe(`/auth?next=${encodeURIComponent(page)}`);
    expect(await reviewRow(id)).toMatchObject({ reply_body: null, replied_by: null });
    expect((await send(other, (await review({ slug: "bo-li" })).page)).status).toBe(303);
  });

  test("follows the profile: its earlier account can't reply, and an archived profile takes none", async () => {
    const { page } = await review({ slug: "bo-li" });
    const { owner: before, userId } = await agentAccountOf("bo-li");
    expect((await send(before, page)).status).toBe(303);
    const { owner: now, userId: nowId } = await agentAccountOf("bo-li");
    const { page: next, id } = await review({ slug: "bo-li" });
    expect((await send(before, next)).status).toBe(403);
    expect(await wordsOf(await site.get(page))).toContain("Replied for Bo Li");
    await rows("UPDATE organization_applications SET status = 'rejected' WHERE user_id = ?", [userId]);
    await rows("UPDATE agents SET account_status = 'archived' WHERE slug = 'bo-li'");
    expect((await send(now, next)).status).toBe(404);
    expect((await site.get(next)).status).toBe(404);
    await rows("UPDATE agents SET account_status = 'active' WHERE slug = 'bo-li'");
    const context = openContext({ databaseUrl: databaseUrl() });
    const listed = async () =>
      (await listSideReviews(context, nowId, { show: "all", stars: null, agent: null }, null)).reviews.length;
    expect(await listed()).toBeGreaterThan(0);
    await rows("UPDATE profiles SET verified = 0 WHERE url_slug = 'bo-li'");
    expect(await listed()).toBe(0);
    expect((await send(now, next)).status).toBe(403);
    expect(await reviewRow(id)).toMatchObject({ reply_body: null });
  });
});

test("a manager speaks for an organization while they belong to it", async () => {
  const { page, id } = await review();
  const manager = await signedIn("agency");
  const leave = (leftAt: number | null) =>
    rows(
      `UPDATE organization_members SET left_at = ? WHERE user_id =
        (SELECT id FROM users WHERE email = 'agency@fairlead.example')`,
      [leftAt],
    );
  await leave(1);
  expect((await send(manager, page)).status).toBe(403);
  expect(await reviewRow(id)).toMatchObject({ reply_body: null });
  await leave(null);
  expect((await send(manager, page)).status).toBe(303);
});

describe("the text of a reply", () => {
  test("has from 20 to 2,000 characters, of any kind", async () => {
    const { id, page } = await review();
    const agent = await signedIn("agent");
    for (const [body, status] of [
      ["a".repeat(19), 400],
      ["🙏".repeat(19), 400],
      [" ".repeat(40), 400],
      ["b".repeat(2_001), 400],
      ["a".repeat(20), 303],
      ["🙏".repeat(20), 303],
      ["b".repeat(2_000), 303],
    ] as const) {
      const before = (await reviewRow(id)).reply_body;
      const answer = await send(agent, page, { body, shown: await shownOf(id) });
      expect(answer.status).toBe(status);
      expect(await reviewRow(id)).toMatchObject({ reply_body: status === 303 ? body : before });
      if (status === 400) expect(await answer.text()).toContain("Please correct the following:");
    }
  });

  test("is text, right-to-left too, and never active markup", async () => {
    const { page } = await review();
    const body = `<img src=x onerror=alert(1)> ${"شكرا جزيلا على رسالتك".repeat(2)}`;
    await send(await signedIn("agent"), page, { body });
    for (const path of [page, "/showcase/ines-calloway"]) {
      const html = await (await site.get(path)).text();
      expect(html).not.toContain("<img src=x");
      expect(html).toContain("&lt;img src=x onerror=alert(1)&gt; شكرا");
    }
  });

  test("is sent with the warning read, and possible client data is asked about once", async () => {
    const { id, page } = await review();
    const agent = await signedIn("agent");
    const unread = await send(agent, page, { understood: "" });
    expect(unread.status).toBe(400);
    const refused = await unread.text();
    expect(refused).toContain("Read the warning and check the box below it.");
    expect(refused).toContain(WORDS);

    const [first = ""] = String((await reviewRow(id)).author_name).split(" ");
    const named = await send(agent, page, { body: `${WORDS} Dear ${first}, come by.` });
    expect(named.status).toBe(400);
    expect(await wordsOf(named)).toContain(`“${first}” looks like a writer’s first`);

    const revealing = `${WORDS} We paid $9,400 on HO-4471-22, call 512-555-0188 or ines@mail.example.`;
    const asked = await send(agent, page, { body: revealing });
    expect(asked.status).toBe(400);
    const words = await asked.text();
    for (const said of [
      "$9,400",
      "HO-4471-22",
      "512-555-0188",
      "ines@mail.example",
      "Post it anyway",
      revealing,
    ])
      expect(words).toContain(said);
    expect(await reviewRow(id)).toMatchObject({ reply_body: null });

    const confirm = (body: string, noticed: string[]) =>
      agent.get(page, {
        method: "POST",
        body: new URLSearchParams([
          ...Object.entries({ intent: "reply", understood: "yes", shown: "", body }),
          ...noticed.map((text) => ["noticed", text]),
        ]),
      });
    // Other data than what was asked about is asked about too.
    expect((await confirm(revealing, ["$9,400", "HO-4471-22", "512-555-0188"])).status).toBe(400);
    const all = ["$9,400", "HO-4471-22", "512-555-0188", "ines@mail.example"];
    expect((await confirm(revealing, all)).status).toBe(303);
    expect(await reviewRow(id)).toMatchObject({ reply_body: revealing });
  });
});

test("a removed or withdrawn review no longer shows its reply", async () => {
  const { id, page, visitor } = await review();
  const agent = await signedIn("agent");
  await send(agent, page);
  await rows("UPDATE reviews SET status = 'removed', reason = 'off-topic' WHERE id = ?", [id]);
  for (const who of [stranger(), visitor, agent, await signedIn("admin")])
    expect(await wordsOf(await who.get(page))).not.toContain(WORDS);
  expect((await send(agent, page, { body: `${WORDS} Again.`, shown: await shownOf(id) })).status).toBe(404);
  await rows("UPDATE reviews SET status = 'published', reason = NULL WHERE id = ?", [id]);
  await visitor.post("/leave-review?agent=ines-calloway", { intent: "withdraw" });
  expect(await reviewRow(id)).toMatchObject({ reply_body: null, replied_by: null });
});
