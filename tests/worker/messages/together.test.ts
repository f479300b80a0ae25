import { describe, expect, test } from "vitest";
import { openConversations } from "./conversations.ts";

const { begin, send, newVisitor, threadRow, rows, signedIn } = openConversations();

const written = (count: number, words = "Waited") =>
  Array.from({ length: count }, (_, at) => ({ key: crypto.randomUUID(), body: `${words} ${at + 1}` }));

const bodiesOf = async (id: string) =>
  (
    await rows(
      `SELECT m.body FROM messages m JOIN message_threads t ON t.thread_no = m.thread_no
       WHERE t.id = ? ORDER BY m.message_no`,
      [id],
    )
  ).map(({ body }) => body);

describe("queued messages", () => {
  test("are sent together: in order, with one notification, each can be found, and the next single one follows", async () => {
    const { id, visitor } = await begin({ body: "First of all" });
    const agent = await signedIn("agent");
    await agent.get(`/api/messages?thread=${id}`);
    await expect.poll(async () => (await threadRow(id)).agent_unread).toBe(0);
    const messages = written(10, "Wombatly");
    const answer = await send(visitor, { thread: id, messages });
    expect(answer).toEqual({
      status: 200,
      body: { success: true, error: null, no: 11, numbers: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
    });
    expect(await bodiesOf(id)).toEqual(["First of all", ...messages.map(({ body }) => body)]);
    expect(await threadRow(id)).toMatchObject({ last_message_no: 11, agent_unread: 10, customer_unread: 0 });
    const told = await rows("SELECT message FROM user_notifications WHERE action_url = ? AND read = 0", [
      `/messages/${id}`,
    ]);
    expect(told).toEqual([{ message: "Wombatly 1" }]);
    expect(await (await agent.get("/messages?q=wombatly")).text()).toContain("Wombatly 10");
    expect((await send(visitor, { thread: id, key: crypto.randomUUID(), body: "Then" })).body.no).toBe(12);
  });

  test("arrive once and in order, however their retries overlap", async () => {
    const { id, visitor } = await begin();
    const messages = written(9);
    const tries = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((most) =>
      send(visitor, { thread: id, messages: messages.slice(0, most) }),
    );
    for (const answer of await Promise.all(tries)) expect(answer).toMatchObject({ status: 200 });
    const again = await send(visitor, { thread: id, messages });
    expect(again.body.numbers).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect((await bodiesOf(id)).slice(1)).toEqual(messages.map(({ body }) => body));
    expect((await threadRow(id)).last_message_no).toBe(10);
  });

  test("are stored up to the first that is refused, and nothing after it is written", async () => {
    const { id, key, visitor } = await begin();
    const [first, second, third] = written(3);
    if (first === undefined || second === undefined || third === undefined)
      throw new Error("Expected three messages.");
    const taken = await send(visitor, { thread: id, messages: [first, { ...second, key }, third] });
    expect(taken).toMatchObject({ status: 409, body: { numbers: [2] } });
    expect(await bodiesOf(id)).toHaveLength(2);
    await rows("UPDATE message_threads SET closed_by_agent_at = 1 WHERE id = ?", [id]);
    const closed = await send(visitor, { thread: id, messages: [first, third] });
    expect(closed).toMatchObject({ status: 409, body: { numbers: [2] } });
    expect(await bodiesOf(id)).toHaveLength(2);
  });

  test("count one by one: of ten, with five left of sixty, five are stored", async () => {
    const { id, visitor } = await begin();
    for (let at = 0; at < 5; at++)
      expect((await send(visitor, { thread: id, messages: written(10) })).status).toBe(200);
    expect((await send(visitor, { thread: id, messages: written(5) })).status).toBe(200);
    const over = await send(visitor, { thread: id, messages: written(10, "Over") });
    expect(over).toMatchObject({ status: 429, body: { numbers: [57, 58, 59, 60, 61] } });
    expect((await bodiesOf(id)).at(-1)).toBe("Over 5");
    expect((await send(visitor, { thread: id, messages: written(1) })).body).toMatchObject({ numbers: [] });
  });

  test("from someone else, too many at once, one repeated, or none are refused completely", async () => {
    const { id, visitor } = await begin();
    expect((await send(await newVisitor("nosy"), { thread: id, messages: written(2) })).status).toBe(404);
    const [one] = written(1);
    if (one === undefined) throw new Error("Expected one message.");
    for (const messages of [written(11), [one, one], [], [one, { key: "x", body: "y" }]])
      expect((await send(visitor, { thread: id, messages })).status).toBe(400);
    expect(await bodiesOf(id)).toHaveLength(1);
  });
});
