import { afterEach, expect, test } from "vitest";
import { parseRoomMessage } from "#app/platform/rooms/room-messages.ts";
import { listenTo } from "#support/browser/socket.ts";
import { type Visitor, wordsOf } from "#support/browser/visitor.ts";
import { openConversations } from "./conversations.ts";

const { begin, send, rows, signedIn, newVisitor, site, threadRow } = openConversations();

const open: WebSocket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

/**
 * What a user's open tab receives, as lists of topics, once their room has counted `before` changes. Changes are sent
 * after the answers that caused them.
 */
async function tabOf(visitor: Visitor, email: string, before = 0) {
  const [user] = await rows("SELECT id FROM users WHERE email = ?", [email]);
  const { heard, socket } = await listenTo(site.origin(), `/parties/notifications/${user?.id}`, {
    Cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
  });
  open.push(socket);
  const messages = () => heard.flatMap((text) => parseRoomMessage(text) ?? []);
  await expect
    .poll(() => Math.max(...messages().map((one) => ("sequence" in one ? one.sequence : -1))))
    .toBeGreaterThanOrEqual(before);
  return () =>
    messages().flatMap((one) => (one.type === "changed" && one.sequence > before ? [one.topics] : []));
}

test("both sides' tabs learn of each message and of its being seen, and no one else's does", async () => {
  const agent = await signedIn("agent");
  const heardByAgent = await tabOf(agent, "agent@fairlead.example");
  const { id, visitor, customer } = await begin();
  await expect.poll(heardByAgent).toEqual([["messages", "notifications"]]);
  const ofAgent = () => heardByAgent().slice(1);
  const ofCustomer = await tabOf(visitor, customer.email, 1);
  const bystander = await newVisitor("bystander");
  const [other] = await rows("SELECT email FROM users WHERE email LIKE 'bystander-%'");
  const ofOther = await tabOf(bystander, String(other?.email));

  await send(agent, { thread: id, key: crypto.randomUUID(), body: "Hello" });
  await expect.poll(ofCustomer).toEqual([["messages", "notifications"]]);
  await expect.poll(ofAgent).toEqual([["messages", "notifications"]]);
  // A second one while the first is unread rings no bell again.
  await send(agent, { thread: id, key: crypto.randomUUID(), body: "And again" });
  await expect.poll(ofCustomer).toEqual([["messages", "notifications"], ["messages"]]);

  await (await visitor.get(`/messages/${id}`)).text();
  await expect.poll(() => ofAgent().length).toBe(3);
  expect(ofAgent().at(-1)).toEqual(["messages"]);
  await expect.poll(() => ofCustomer().at(-1)).toEqual(["messages", "notifications"]);
  expect(ofOther()).toEqual([]);
});

test("retrying a message notifies no one twice", async () => {
  const agent = await signedIn("agent");
  const ofAgent = await tabOf(agent, "agent@fairlead.example");
  const { id, visitor } = await begin();
  await expect.poll(() => ofAgent().length).toBe(1);
  const message = { thread: id, key: crypto.randomUUID(), body: "Once" };
  for (let attempt = 0; attempt < 3; attempt++) expect((await send(visitor, message)).status).toBe(200);
  await expect.poll(() => ofAgent().length).toBe(2);
  await send(visitor, { ...message, key: crypto.randomUUID() });
  await expect.poll(() => ofAgent().length).toBe(3);
});

test("each further message costs three round trips: the sender is read again each time, as for any write", async () => {
  const { id, visitor } = await begin();
  const trips = async () => {
    const response = await visitor.get("/api/messages", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ thread: id, key: crypto.randomUUID(), body: "Next" }),
    });
    expect(response.status).toBe(200);
    return response.headers.get("X-Database-Round-Trips");
  };
  await trips();
  expect([await trips(), await trips()]).toEqual(["3", "3"]);

  const agent = await signedIn("agent");
  const unread = async () =>
    Number(/Messages \((\d+)/.exec(await wordsOf(await agent.get("/help")))?.[1] ?? 0);
  await (await agent.get(`/messages/${id}`)).text();
  await expect.poll(async () => (await threadRow(id)).agent_unread).toBe(0);
  const storedCount = async () => {
    const [row] = await rows(`SELECT sum(t.agent_unread) AS n FROM message_threads t
      JOIN users u ON u.id = t.agent_user_id WHERE u.email = 'agent@fairlead.example'`);
    return Number(row?.n);
  };
  await expect.poll(unread).toBe(await storedCount());
  await trips();
  await expect.poll(unread).toBe(await storedCount());
});
