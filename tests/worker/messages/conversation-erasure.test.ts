import { describe, expect, test } from "vitest";
import { wordsOf } from "#support/browser/visitor.ts";
import { openConversations } from "./conversations.ts";

const { begin, send, rows, signedIn, stranger, threadRow } = openConversations();
const message = (thread: string, body = "Still there?") => ({ thread, key: crypto.randomUUID(), body });

describe("an account", () => {
  test("exports its messages as a file, and nothing of them stays when it is deleted", async () => {
    const { id, visitor } = await begin({ body: "The vermilion lighthouse" });
    await visitor.post(`/messages/${id}`, { intent: "reveal", phone: "5125550188" });
    await send(await signedIn("agent"), message(id, "A cerulean answer"));
    expect(await (await visitor.get("/settings/export")).json()).toMatchObject({
      messages: [
        { conversation: id, with: "Ines Calloway", sender: "customer", body: "The vermilion lighthouse" },
        { sender: "agent", body: "A cerulean answer" },
      ],
    });
    const before = await threadRow(id);
    await visitor.deleteAccount();
    const [left] = await rows(
      `SELECT (SELECT count(*) FROM messages WHERE thread_no = ?1) messages,
        (SELECT count(*) FROM message_threads WHERE id = ?2) threads,
        (SELECT count(*) FROM consent_records WHERE subject_id = ?2) consents,
        (SELECT count(*) FROM message_text WHERE message_text MATCH 'vermilion OR cerulean') found,
        (SELECT count(*) FROM response_waits WHERE thread_no = ?1) named`,
      [Number(before.thread_no), id],
    );
    expect(left).toEqual({ messages: 0, threads: 0, consents: 0, found: 0, named: 0 });
    expect((await (await signedIn("agent")).get(`/messages/${id}`)).status).toBe(404);
  });

  test("leaves none of its words with the agent: no notification, no email, no daily item", async () => {
    const { id, visitor } = await begin({ body: "The saffron anchor" });
    await rows(
      `INSERT INTO digest_items (id, user_id, event, title, message, action_url, created_at)
       SELECT ?, agent_user_id, 'message', 't', 'm', '/messages/' || id, 1 FROM message_threads WHERE id = ?`,
      [crypto.randomUUID(), id],
    );
    const left = async () => {
      const [row] = await rows(
        `SELECT (SELECT count(*) FROM user_notifications WHERE action_url = ?1) told,
          (SELECT count(*) FROM digest_items WHERE action_url = ?1) items,
          (SELECT count(*) FROM outbox WHERE text LIKE '%' || ?1 || '%') emails`,
        [`/messages/${id}`],
      );
      return row;
    };
    expect(await left()).toEqual({ told: 1, items: 1, emails: 1 });
    await visitor.deleteAccount();
    expect(await left()).toEqual({ told: 0, items: 0, emails: 0 });
  });

  test("that gets an agent's profile later can't read what was written before", async () => {
    const { id, visitor, customer } = await begin({ body: "The word amaranthine is private." });
    await visitor.post(`/messages/${id}`, { intent: "reveal", phone: "5125550188" });
    const heir = await signedIn("agency");
    await rows(
      `UPDATE profiles SET agent_no = NULL WHERE user_id = (SELECT id FROM users WHERE email = 'agent@fairlead.example')`,
    );
    await rows(
      `UPDATE profiles SET verified = 1, agent_no = (SELECT agent_no FROM agents WHERE slug = 'ines-calloway')
       WHERE user_id = (SELECT id FROM users WHERE email = 'agency@fairlead.example')`,
    );
    expect((await heir.get(`/messages/${id}`)).status).toBe(404);
    expect(await wordsOf(await heir.get("/messages?q=amaranthine"))).toContain("No messages match");
    expect(await wordsOf(await heir.get("/messages"))).not.toContain(customer.firstName);
    expect(await (await heir.get("/settings/export")).text()).not.toContain("amaranthine");
    expect(await wordsOf(await visitor.get(`/messages/${id}`))).toContain("can’t receive messages right now");
    expect((await send(visitor, message(id))).status).toBe(409);
    await rows(
      `UPDATE profiles SET agent_no = NULL WHERE user_id = (SELECT id FROM users WHERE email = 'agency@fairlead.example')`,
    );
    await rows(
      `UPDATE profiles SET agent_no = (SELECT agent_no FROM agents WHERE slug = 'ines-calloway')
       WHERE user_id = (SELECT id FROM users WHERE email = 'agent@fairlead.example')`,
    );
  });

  test("that is signed out is sent to sign in, and comes back", async () => {
    const { id } = await begin();
    const answer = await stranger().get(`/messages/${id}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toContain("/auth");
  });
});
