import { describe, expect, test } from "vitest";
import { addressOf, formOf, heldBy, pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openConversations } from "./conversations.ts";

const { begin, rows, signedIn, newVisitor, threadRow } = openConversations();

describe("a first message", () => {
  test("starts one thread, tells the agent by bell and email without its text, and shows only a first name", async () => {
    const { id, customer } = await begin({ body: "Does the fence count? It is 40 years old." });
    expect(await threadRow(id)).toMatchObject({ last_message_no: 1, agent_unread: 1, customer_unread: 0 });
    const [notification] = await rows(
      "SELECT title, action_url FROM user_notifications WHERE action_url = ?",
      [`/messages/${id}`],
    );
    expect(notification).toMatchObject({ title: `New message from ${customer.firstName}` });
    const [email] = await rows(
      "SELECT subject, text FROM outbox WHERE recipient = 'agent@fairlead.example' AND text LIKE ?",
      [`%/messages/${id}%`],
    );
    expect(email?.subject).toBe(`New message from ${customer.firstName}`);
    expect(email?.text).not.toContain("fence");
    expect(email?.text).toContain(`/messages/${id}#newest`);
    const page = await (await signedIn("agent")).get(`/messages/${id}`);
    const html = await page.text();
    expect(html).toContain("Does the fence count?");
    expect(html).toContain(customer.firstName);
    expect(html).not.toContain(customer.lastName);
    expect(html).not.toContain(customer.email);
  });

  test("that is refused lists errors in the order of its form", async () => {
    const visitor = await newVisitor("hasty");
    const refused = await visitor.post("/messages/new?agent=bo-li", { key: crypto.randomUUID() });
    expect(refused.status).toBe(400);
    const words = await wordsOf(refused);
    const summary = words.slice(words.indexOf("Please correct"));
    expect(summary.indexOf("ZIP code is required")).toBeLessThan(summary.indexOf("Write a message first"));
  });

  test("sent twice with one key, or in two tabs at once, is one thread and one message", async () => {
    const visitor = await newVisitor("double");
    const fields = { key: crypto.randomUUID(), zip: "78701", body: "Once only, please." };
    const address = "/messages/new?agent=ines-calloway";
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post(address, fields)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const places = new Set(answers.map(({ headers }) => headers.get("Location")));
    expect(places.size).toBe(1);
    expect(await rows("SELECT body FROM messages WHERE id = ?", [fields.key])).toHaveLength(1);
    const [told] = await rows("SELECT count(*) AS n FROM user_notifications WHERE action_url = ?", [
      String([...places][0]).replace(/#.*/, ""),
    ]);
    expect(told?.n).toBe(1);
  });

  test("to an agent with an existing thread goes into it; the page leads there too", async () => {
    const { id, visitor } = await begin();
    const again = await visitor.post("/messages/new?agent=ines-calloway", {
      key: crypto.randomUUID(),
      zip: "78701",
      body: "One more thing.",
    });
    expect(again.headers.get("Location")).toBe(`/messages/${id}#newest`);
    expect((await threadRow(id)).last_message_no).toBe(2);
    const page = await visitor.get("/messages/new?agent=ines-calloway");
    expect(page.headers.get("Location")).toBe(`/messages/${id}#newest`);
  });

  test.each([
    ["a short ZIP", { zip: "7870" }, "Enter a five-digit ZIP code"],
    ["an unknown ZIP", { zip: "00000" }, "We can’t find this ZIP code"],
    ["no words", { body: "   " }, "Write a message first"],
    ["4,001 characters", { body: "x".repeat(4_001) }, "Use at most 4,000 characters"],
    ["a zero byte", { body: "zero\u0000byte" }, "Remove the invisible characters"],
    ["an invented key", { key: "mine" }, "Reload the page"],
  ])("with %s says what is wrong and keeps what was typed", async (_what, changes, words) => {
    const visitor = await newVisitor("typo");
    const typed = { key: crypto.randomUUID(), zip: "78701", body: "Keep these words", ...changes };
    const response = await visitor.post("/messages/new?agent=ines-calloway", typed);
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(words);
    if (typed.body.startsWith("Keep")) expect(html).toContain("Keep these words");
  });

  test("beyond the limit is refused in its form, linked from the summary, with everything that was typed", async () => {
    const visitor = await newVisitor("eager");
    const agents = await rows(
      `SELECT a.slug FROM agents a JOIN profiles p USING (agent_no)
       WHERE p.verified AND a.account_status = 'active' AND p.account_status = 'active' AND a.accepting_clients LIMIT 11`,
    );
    expect(agents).toHaveLength(11);
    let last = new Response();
    for (const { slug } of agents) {
      const fields = { key: crypto.randomUUID(), zip: "78701", body: "Do you have time this week?" };
      last = await visitor.post(`/messages/new?agent=${slug}`, fields);
    }
    expect(last.status).toBe(429);
    const page = await pageOf(last);
    const link = page.getByRole("link", { name: /^You messaged 10 agents within an hour/ });
    const box = page.getByLabelText("Message");
    expect(addressOf(link)).toBe(`#${formOf(box).id}`);
    expect(heldBy(box)).toBe("Do you have time this week?");
    expect(heldBy(page.getByLabelText("ZIP code"))).toBe("78701");
  });

  test("can't be sent before the address is confirmed", async () => {
    const visitor = await newVisitor("early");
    await rows("UPDATE users SET email_confirmed_at = NULL WHERE email LIKE 'early-%'");
    await new Promise((resolve) => setTimeout(resolve, 0));
    const [person] = await rows("SELECT email FROM users WHERE email LIKE 'early-%'");
    await visitor.signIn(String(person?.email), "a long enough password");
    const fields = { key: crypto.randomUUID(), zip: "78701", body: "Hello?" };
    const refused = await visitor.post("/messages/new?agent=ines-calloway", fields);
    expect(refused.status).toBe(403);
    expect(await wordsOf(await visitor.get("/messages/new?agent=ines-calloway"))).toContain(
      "Confirm your email address first",
    );
  });

  test("to an agent who accepts no new clients says so before anything is written", async () => {
    const visitor = await newVisitor("full");
    const address = "/messages/new?agent=ines-calloway";
    expect(await wordsOf(await visitor.get(address))).not.toContain("isn’t taking new clients");
    const set = "UPDATE agents SET accepting_clients = ?, accepting_from = ? WHERE slug = 'ines-calloway'";
    await rows(set, [0, "2027-02-01"]);
    const words = await wordsOf(await visitor.get(address));
    await rows(set, [1, null]);
    expect(words).toContain("Ines Calloway isn’t taking new clients until Feb 1, 2027.");
  });

  test("can't be sent to oneself, to an unknown agent, or to an unclaimed profile", async () => {
    const own = await (await signedIn("agent")).get("/messages/new?agent=ines-calloway");
    expect(await wordsOf(own)).toContain("This is your own profile");
    const visitor = await newVisitor("lost");
    expect((await visitor.get("/messages/new?agent=nobody-at-all")).status).toBe(404);
    const [free] = await rows(
      "SELECT slug, agent_no FROM agents WHERE account_status = 'active' AND agent_no > 100 LIMIT 1",
    );
    await rows("UPDATE profiles SET verified = 0 WHERE agent_no = ?", [Number(free?.agent_no)]);
    const fields = { key: crypto.randomUUID(), zip: "78701", body: "Is anybody there?" };
    expect((await visitor.post(`/messages/new?agent=${free?.slug}`, fields)).status).toBe(403);
    const [archived] = await rows("SELECT slug FROM agents WHERE account_status = 'archived' LIMIT 1");
    expect((await visitor.get(`/messages/new?agent=${archived?.slug}`)).status).toBe(404);
    expect(await rows("SELECT 1 FROM messages WHERE id = ?", [fields.key])).toEqual([]);
  });
});
