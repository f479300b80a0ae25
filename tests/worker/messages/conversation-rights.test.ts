import { describe, expect, test } from "vitest";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { addressOf, pageOf, wordsIn } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openConversations } from "./conversations.ts";

const { begin, send, rows, signedIn, threadRow, site } = openConversations();
const message = (thread: string, body = "Still there?") => ({ thread, key: crypto.randomUUID(), body });

describe("contact details", () => {
  test("are shown to the agent when the customer agrees, with a record of it, and can be hidden again", async () => {
    const { id, visitor, customer } = await begin();
    const agent = await signedIn("agent");
    const seen = async () => (await agent.get(`/messages/${id}`)).text();
    expect(await seen()).not.toMatch(new RegExp(`${customer.email}|${customer.lastName}`));
    await visitor.post(`/messages/${id}`, { intent: "reveal", phone: "(512) 555-0188" });
    const shown = await seen();
    for (const said of [customer.email, customer.lastName, "(512) 555-0188", "tel:+15125550188"])
      expect(shown).toContain(said);
    const consents = () =>
      rows(
        "SELECT channel, recipient, revoked_at FROM consent_records WHERE subject_id = ? ORDER BY channel",
        [id],
      );
    expect(await consents()).toEqual([
      { channel: "email", recipient: "Ines Calloway", revoked_at: null },
      { channel: "phone", recipient: "Ines Calloway", revoked_at: null },
    ]);
    await visitor.post(`/messages/${id}`, { intent: "hide" });
    expect(await seen()).not.toMatch(new RegExp(`${customer.email}|${customer.lastName}|5550188`));
    expect((await consents()).map(({ revoked_at }) => typeof revoked_at)).toEqual(["number", "number"]);
    expect((await threadRow(id)).revealed_phone).toBeNull();
  });

  test("can be shown by the customer only; an invalid number is refused and stays in the form", async () => {
    const { id, visitor } = await begin();
    expect((await (await signedIn("agent")).post(`/messages/${id}`, { intent: "reveal" })).status).toBe(403);
    const refused = await visitor.post(`/messages/${id}`, { intent: "reveal", phone: "call me maybe" });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain("Please enter a valid phone number");
    expect(html).toContain("call me maybe");
    expect((await threadRow(id)).revealed_at).toBeNull();
  });

  test("can be hidden by the customer only, and the agent can't withdraw the customer's consent", async () => {
    const { id, visitor } = await begin();
    await visitor.post(`/messages/${id}`, { intent: "reveal" });
    expect((await (await signedIn("agent")).post(`/messages/${id}`, { intent: "hide" })).status).toBe(403);
    expect((await threadRow(id)).revealed_at).toBeTypeOf("number");
    expect(await rows("SELECT revoked_at FROM consent_records WHERE subject_id = ?", [id])).toEqual([
      { revoked_at: null },
    ]);
  });

  test("can't be shown in a closed conversation; shown ones can still be hidden there", async () => {
    const agent = await signedIn("agent");
    const closed = await begin();
    await agent.post(`/messages/${closed.id}`, { intent: "block" });
    const page = await wordsOf(await closed.visitor.get(`/messages/${closed.id}`));
    expect(page).not.toContain("Show my contact details");
    const refused = await closed.visitor.post(`/messages/${closed.id}`, { intent: "reveal" });
    expect(refused.status).toBe(409);
    expect(await wordsOf(refused)).toContain("This conversation is closed. Nothing was shown.");
    expect((await threadRow(closed.id)).revealed_at).toBeNull();
    expect(await rows("SELECT 1 FROM consent_records WHERE subject_id = ?", [closed.id])).toEqual([]);

    const shown = await begin();
    await shown.visitor.post(`/messages/${shown.id}`, { intent: "reveal" });
    await agent.post(`/messages/${shown.id}`, { intent: "block" });
    expect(await wordsOf(await shown.visitor.get(`/messages/${shown.id}`))).toContain("Hide them");
    expect((await shown.visitor.post(`/messages/${shown.id}`, { intent: "hide" })).status).toBe(303);
    expect((await threadRow(shown.id)).revealed_at).toBeNull();
  });
});

describe("the answer to a form of the page", () => {
  test("is next to the form, refused or done", async () => {
    const { id, visitor } = await begin();
    await send(await signedIn("agent"), message(id));
    const { document } = await pageOf(await visitor.get(`/messages/${id}`));
    const targets = [...document.querySelectorAll("form")].map(addressOf);
    for (const place of ["newest", "contact", "report", "closing"])
      expect(targets).toContain(`/messages/${id}#${place}`);
    const where = async (fields: Record<string, string>) =>
      (await visitor.post(`/messages/${id}`, fields)).headers.get("Location");
    expect(await where({ intent: "reveal" })).toBe(`/messages/${id}#contact`);
    expect(await where({ intent: "hide" })).toBe(`/messages/${id}#contact`);
    expect(await where({ intent: "report", message: "2", reason: "fraud" })).toBe(`/messages/${id}#report`);
    expect(await where({ intent: "block" })).toBe(`/messages/${id}#newest`);
    expect(await where({ intent: "unblock" })).toBe(`/messages/${id}#newest`);

    const alertAfter = async (fields: Record<string, string>, place: string) => {
      const page = await pageOf(await visitor.post(`/messages/${id}`, fields));
      // From one form only.
      const alert = page.getByRole("alert", { hidden: true });
      return page.document.getElementById(place)?.contains(alert) ? wordsIn(alert) : "";
    };
    expect(await alertAfter({ intent: "reveal", phone: "x" }, "contact")).toContain("valid phone number");
    expect(await alertAfter({ intent: "report", message: "2", reason: "" }, "report")).toContain(
      "Choose a reason.",
    );
    const key = crypto.randomUUID();
    expect(await alertAfter({ intent: "send", key, body: "" }, "newest")).toContain("Write a message first");
  });
});

describe("closing", () => {
  test("stops both, and only who closed can reopen", async () => {
    const { id, visitor } = await begin();
    const agent = await signedIn("agent");
    expect((await visitor.post(`/messages/${id}`, { intent: "block" })).status).toBe(303);
    for (const who of [visitor, agent]) expect((await send(who, message(id))).status).toBe(409);
    expect(await wordsOf(await agent.get(`/messages/${id}`))).toMatch(/(?<!You )closed this conversation/);
    expect((await agent.post(`/messages/${id}`, { intent: "unblock" })).status).toBe(403);
    // Whoever closed first, the other may close too: then both must reopen.
    expect((await agent.post(`/messages/${id}`, { intent: "block" })).status).toBe(303);
    expect((await visitor.post(`/messages/${id}`, { intent: "unblock" })).status).toBe(303);
    expect((await send(visitor, message(id))).status).toBe(409);
    expect((await agent.post(`/messages/${id}`, { intent: "unblock" })).status).toBe(303);
    expect((await send(agent, message(id))).status).toBe(200);
  });

  test("between reading and writing refuses the complete message", async () => {
    const { id, visitor } = await begin();
    const agent = await signedIn("agent");
    const outcomes = await Promise.all([
      send(agent, message(id, "In between")),
      visitor.post(`/messages/${id}`, { intent: "block" }),
    ]);
    const [{ status }] = outcomes;
    const thread = await threadRow(id);
    // Whichever came first: either all of the message is stored or none of it.
    expect([thread.last_message_no, thread.customer_unread]).toEqual(status === 200 ? [2, 1] : [1, 0]);
    expect([200, 409]).toContain(status);
  });
});

describe("a report", () => {
  test("shows an admin that message and the few before it, is decided once, and both are told", async () => {
    const { id, visitor } = await begin({ body: "First words, long ago" });
    const agent = await signedIn("agent");
    for (let at = 0; at < 5; at++) await send(visitor, message(id, `Filler ${at}`));
    await send(agent, message(id, "Sign today or your roof falls in"));
    const fields = { intent: "report", message: "7", reason: "pressure", note: "Twice now" };
    expect((await visitor.post(`/messages/${id}`, fields)).status).toBe(303);
    expect(await wordsOf(await visitor.get(`/messages/${id}`))).toContain("Someone on our team reads it");
    expect((await visitor.post(`/messages/${id}`, fields)).status).toBe(303);
    expect(await wordsOf(await visitor.get(`/messages/${id}`))).toContain(
      "You already reported this message",
    );
    const reports = await rows(
      "SELECT r.id FROM message_reports r JOIN message_threads t USING (thread_no) WHERE t.id = ?",
      [id],
    );
    expect(reports).toHaveLength(1);
    const admin = await signedIn("admin");
    const words = await wordsOf(await admin.get("/admin"));
    for (const said of ["Sign today or your roof falls in", "Filler 4", "Pressure to buy: Twice now"])
      expect(words).toContain(said);
    expect(words).not.toContain("First words, long ago");
    const decide = () => admin.post("/admin", { report: String(reports[0]?.id), decision: "close" });
    expect((await decide()).status).toBe(303);
    expect((await threadRow(id)).closed_by_us_at).toBeTypeOf("number");
    expect((await visitor.post(`/messages/${id}`, { intent: "unblock" })).status).toBe(403);
    expect((await send(agent, message(id))).status).toBe(409);
    await decide();
    const heard = await rows(
      "SELECT user_id FROM user_notifications WHERE action_url = ? AND title = 'We reviewed a reported message'",
      [`/messages/${id}`],
    );
    expect(heard).toHaveLength(2);
  });

  test("of one's own message, of none, or without a reason is refused next to the field", async () => {
    const { id, visitor } = await begin();
    const report = (fields: Record<string, string>) =>
      visitor.post(`/messages/${id}`, { intent: "report", reason: "fraud", ...fields });
    for (const no of ["1", "2", "0", "-1", "x"]) expect((await report({ message: no })).status).toBe(400);
    await send(await signedIn("agent"), message(id));
    const refused = await report({ message: "2", reason: "" });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("Choose a reason.");
    expect((await report({ message: "2", block: "on" })).status).toBe(303);
    expect((await threadRow(id)).closed_by_customer_at).toBeTypeOf("number");
  });
});

describe("how long an agent takes", () => {
  const figures = () =>
    rows(`SELECT a.response_threads threads, a.response_minutes minutes, s.response_minutes searched
      FROM agents a JOIN agent_search s ON s.zip = a.zip AND s.agent_no = a.agent_no WHERE a.slug = 'ines-calloway'`);

  test("is the median of the newest hundred conversations, counted once each, also in the seed", async () => {
    const wrong = await rows(`
      SELECT a.agent_no FROM agents a WHERE a.agent_no % 7 = 1 AND a.response_minutes IS NOT NULL AND (
        a.response_threads <> (SELECT count(*) FROM response_waits w WHERE w.agent_no = a.agent_no)
        OR a.response_minutes <> (SELECT round(avg(minutes)) FROM (
          SELECT minutes, row_number() OVER (ORDER BY minutes) r, count(*) OVER () n
          FROM (SELECT minutes FROM response_waits w WHERE w.agent_no = a.agent_no
            ORDER BY counted_at DESC, wait_no DESC LIMIT 100)) WHERE r IN ((n + 1) / 2, (n + 2) / 2)))`);
    expect(wrong).toEqual([]);
    await rows(
      "DELETE FROM response_waits WHERE agent_no = (SELECT agent_no FROM agents WHERE slug = 'ines-calloway')",
    );
    const agent = await signedIn("agent");
    const minutes = [10, 30, 500, 20, 40];
    for (const [at, waited] of minutes.entries()) {
      const { id } = await begin();
      await rows("UPDATE message_threads SET started_at = started_at - ? WHERE id = ?", [
        (waited - 0.5) * MINUTE_MS,
        id,
      ]);
      await send(agent, message(id));
      await send(agent, message(id, "And another"));
      const [now] = await figures();
      expect(now?.threads).toBe(at + 1);
      // Below five conversations search has no figure.
      expect(now?.searched).toBe(at < 4 ? null : 30);
    }
    expect((await figures())[0]?.minutes).toBe(30);
  });

  test("without an answer in four days counts as four days, unless someone closed it before", async () => {
    const open = await begin();
    const closed = await begin();
    await closed.visitor.post(`/messages/${closed.id}`, { intent: "block" });
    const dodged = await begin();
    await (await signedIn("agent")).post(`/messages/${dodged.id}`, { intent: "block" });
    const fresh = await begin();
    await rows(
      `UPDATE message_threads SET started_at = started_at - 4 * 86400000 WHERE id IN ('${open.id}', '${closed.id}', '${dodged.id}')`,
    );
    await site.runCron();
    await site.runCron();
    const waits = async (id: string) =>
      rows("SELECT minutes FROM response_waits JOIN message_threads USING (thread_no) WHERE id = ?", [id]);
    await expect.poll(() => waits(open.id)).toEqual([{ minutes: 5760 }]);
    expect(await waits(dodged.id)).toEqual([{ minutes: 5760 }]);
    expect(await waits(closed.id)).toEqual([]);
    expect(await waits(fresh.id)).toEqual([]);
    await send(await signedIn("agent"), message(open.id, "Sorry for the wait"));
    expect(await waits(open.id)).toEqual([{ minutes: 5760 }]);
  });
});
