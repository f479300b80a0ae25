import { describe, expect, test } from "vitest";
import { FOUND_MESSAGES } from "#app/domains/messages/limits.ts";
import { seeNewest } from "#app/domains/messages/reading/seen-commands.server.ts";
import { findThread } from "#app/domains/messages/reading/thread-queries.server.ts";
import { pageOf, within } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openConversations } from "./conversations.ts";

const { begin, send, rows, signedIn, newVisitor, threadRow, site, databaseUrl } = openConversations();

describe("a message", () => {
  test("sent five times at once with one key is one; each answer has its number", async () => {
    const { id, visitor } = await begin();
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(visitor, { thread: id, key, body: "Are you there?" })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.no))).toEqual(new Set([2]));
    expect((await threadRow(id)).last_message_no).toBe(2);
  });

  test("keeps its order among many that both send at once: no gap, no repeats, each sender in order", async () => {
    const { id, visitor } = await begin();
    const agent = await signedIn("agent");
    const write = async (who: typeof visitor, name: string) => {
      for (let at = 1; at <= 12; at++) {
        const { status } = await send(who, { thread: id, key: crypto.randomUUID(), body: `${name} ${at}` });
        expect(status).toBe(200);
      }
    };
    await Promise.all([write(visitor, "c"), write(agent, "a")]);
    const said = await rows(
      `SELECT message_no no, body FROM messages JOIN message_threads USING (thread_no)
       WHERE message_threads.id = ? ORDER BY message_no`,
      [id],
    );
    expect(said.map(({ no }) => no)).toEqual(Array.from({ length: 25 }, (_, at) => at + 1));
    for (const name of ["c", "a"]) {
      const own = said.map(({ body }) => String(body)).filter((body) => body.startsWith(`${name} `));
      expect(own).toEqual(Array.from({ length: 12 }, (_, at) => `${name} ${at + 1}`));
    }
  });

  test("is announced once until it is read, and then again", async () => {
    const { id, visitor } = await begin();
    const told = async () => {
      const [row] = await rows("SELECT count(*) AS n FROM user_notifications WHERE action_url = ?", [
        `/messages/${id}`,
      ]);
      return row?.n;
    };
    await send(visitor, { thread: id, key: crypto.randomUUID(), body: "And this" });
    expect(await told()).toBe(1);
    expect((await threadRow(id)).agent_unread).toBe(2);
    const agent = await signedIn("agent");
    const isRead = () =>
      rows("SELECT read FROM user_notifications WHERE action_url = ?", [`/messages/${id}`]);
    // Someone who has seen only an older page has not seen this message.
    await (await agent.get(`/messages/${id}?before=2`)).text();
    await expect.poll(async () => (await threadRow(id)).agent_unread).toBe(1);
    expect(await isRead()).toEqual([{ read: 0 }]);
    await (await agent.get(`/messages/${id}`)).text();
    await expect.poll(async () => (await threadRow(id)).agent_unread).toBe(0);
    expect(await isRead()).toEqual([{ read: 1 }]);
    expect(await wordsOf(await visitor.get(`/messages/${id}`))).toContain("Seen by Ines Calloway");
    await send(visitor, { thread: id, key: crypto.randomUUID(), body: "Once more" });
    // A newer notification has replaced the one that was read.
    expect(
      await rows("SELECT read, message FROM user_notifications WHERE action_url = ?", [`/messages/${id}`]),
    ).toEqual([{ read: 0, message: "Once more" }]);
    // Reading an older page again changes nothing.
    const { agent_user_id: userId } = await threadRow(id);
    const context = openContext({ databaseUrl: databaseUrl() });
    const older = await findThread(context, String(userId), id, 2);
    if (older === null) throw new Error("No such page.");
    expect(older.messages.map(({ no }) => no)).toEqual([1]);
    seeNewest(context, String(userId), older);
    await context.settled();
    expect(await threadRow(id)).toMatchObject({ agent_read_no: 2, agent_unread: 1 });
  });

  test("with any characters is shortened only between them, and half a character is refused next to the field", async () => {
    const { id, visitor } = await begin({ body: `${"x".repeat(299)}😀 more words` });
    const [told] = await rows("SELECT message FROM user_notifications WHERE action_url = ?", [
      `/messages/${id}`,
    ]);
    expect(told?.message).toBe(`${"x".repeat(299)}😀`);
    const half = await send(visitor, { thread: id, key: crypto.randomUUID(), body: "half \ud83d of it" });
    expect(half).toMatchObject({
      status: 400,
      body: { error: "Remove the invisible characters." },
    });
  });

  test("with a used key and other text is refused: the text would be lost", async () => {
    const { id, key, visitor } = await begin({ body: "First words" });
    expect((await send(visitor, { thread: id, key, body: "First words" })).body.no).toBe(1);
    const other = await send(visitor, { thread: id, key, body: "Other words" });
    expect(other).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("A different message was already sent") },
    });
    const page = await visitor.post(`/messages/${id}`, { intent: "send", key, body: "Other words" });
    expect(page.status).toBe(409);
    expect(await page.text()).toContain("Other words");
  });

  test("waits three minutes for its email, which isn't sent if it is read by then", async () => {
    const { id } = await begin();
    const emails = () =>
      rows(
        "SELECT next_attempt_at - created_at AS waits FROM outbox WHERE kind = 'message' AND text LIKE ?",
        [`%/messages/${id}%`],
      );
    const [sent] = await emails();
    // Two clock readings, a moment apart.
    expect(Math.abs(Number(sent?.waits) - 180_000)).toBeLessThan(5_000);
    await (await (await signedIn("agent")).get(`/messages/${id}`)).text();
    await expect.poll(emails).toEqual([]);
  });

  test("fetched by a hidden tab is delivered but unseen, by a visible one it is seen", async () => {
    const { id, visitor } = await begin({ body: "Hidden or not" });
    const agent = await signedIn("agent");
    const read = async (query: string) => (await agent.get(`/api/messages?thread=${id}${query}`)).json();
    expect(await read("&unseen=1")).toMatchObject({
      thread: { id, unread: 1, contact: null, name: expect.stringMatching(/^First/) },
      messages: [{ no: 1, from: "customer", body: "Hidden or not" }],
    });
    expect((await threadRow(id)).agent_unread).toBe(1);
    await read("");
    await expect.poll(async () => (await threadRow(id)).agent_unread).toBe(0);
    for (const thread of [crypto.randomUUID(), "x", ""])
      expect((await visitor.get(`/api/messages?thread=${thread}`)).status).toBe(404);
    expect((await (await newVisitor("peeks")).get(`/api/messages?thread=${id}`)).status).toBe(404);
    expect((await site.get(`/api/messages?thread=${id}`)).status).toBe(401);
  });

  test("that is only prefetched was not seen", async () => {
    const { id } = await begin();
    const agent = await signedIn("agent");
    await (await agent.get(`/messages/${id}`, { headers: { "Sec-Purpose": "prefetch" } })).text();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await threadRow(id)).agent_unread).toBe(1);
  });

  test("next to the list of all was not seen either: a phone doesn't show it", async () => {
    const { id } = await begin({ body: "First of the list, and not opened." });
    const agent = await signedIn("agent");
    const page = await pageOf(await agent.get("/messages"));
    const open = within(page.getByRole("region", { name: /^Messages with First/ }));
    expect(open.getByText("First of the list, and not opened.")).toBeTruthy();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await threadRow(id)).agent_unread).toBe(1);
  });

  test("can't be read, written, found, closed or reported by anyone outside its thread", async () => {
    const { id, visitor } = await begin({ body: "The word quokkaton is ours alone." });
    expect(await wordsOf(await visitor.get("/messages?q=quokkaton"))).toContain("quokkaton is ours");
    for (const stranger of [await newVisitor("nosy"), await signedIn("admin"), await signedIn("agency")]) {
      expect((await stranger.get(`/messages/${id}`)).status).toBe(404);
      expect(await wordsOf(await stranger.get("/messages"))).not.toContain("quokkaton");
      expect(await wordsOf(await stranger.get("/messages?q=quokkaton"))).toContain("No messages match");
      const { status } = await send(stranger, { thread: id, key: crypto.randomUUID(), body: "Let me in" });
      expect(status).toBe(404);
      const actions: Record<string, string>[] = [
        { intent: "block" },
        { intent: "reveal" },
        { intent: "hide" },
        { intent: "report", message: "1", reason: "fraud" },
        { intent: "send", key: crypto.randomUUID(), body: "Let me in" },
      ];
      for (const fields of actions) {
        expect((await stranger.post(`/messages/${id}`, fields)).status).toBe(404);
      }
    }
    expect(await threadRow(id)).toMatchObject({
      last_message_no: 1,
      closed_by_customer_at: null,
      closed_by_agent_at: null,
      revealed_at: null,
    });
  });

  test("is found however many newer ones of others have the same word", async () => {
    const { visitor } = await begin({ body: "The word heliotrope was mine first." });
    // Numbers above any message's: full text finds them first, and they belong to no one.
    for (let no = 1; no <= FOUND_MESSAGES; no += 1)
      await rows("INSERT INTO message_text (rowid, keepers, body) VALUES (?, 'uanother', 'heliotrope')", [
        1_000_000 + no,
      ]);
    expect(await wordsOf(await visitor.get("/messages?q=heliotrope"))).toContain("heliotrope was mine");
  });

  test("by a signed-out sender is refused with 401, and another message's key doesn't help", async () => {
    const { id, visitor, key } = await begin();
    const out = await site.get("/api/messages", {
      method: "POST",
      headers: { Origin: site.origin(), "Content-Type": "application/json" },
      body: JSON.stringify({ thread: id, key: crypto.randomUUID(), body: "x" }),
    });
    expect(out.status).toBe(401);
    const other = await begin();
    const taken = await send(other.visitor, { thread: other.id, key, body: "With your key" });
    expect(taken.status).toBe(409);
    expect((await threadRow(other.id)).last_message_no).toBe(1);
    expect((await send(visitor, { thread: id, key: "x", body: "y" })).status).toBe(400);
    expect((await send(visitor, { thread: id, key: crypto.randomUUID(), body: "" })).status).toBe(400);
  });

  test("beyond sixty in ten minutes must wait, and nothing of it is written", async () => {
    const { id, visitor } = await begin();
    let refused = 0;
    for (let at = 0; at < 62; at++) {
      const { status } = await send(visitor, { thread: id, key: crypto.randomUUID(), body: `${at}` });
      if (status === 429) refused += 1;
      else expect(status).toBe(200);
    }
    expect(refused).toBe(2);
    expect((await threadRow(id)).last_message_no).toBe(61);
  });
});
