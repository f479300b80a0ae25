import { afterEach, describe, expect, test } from "vitest";
import { leaveConversations } from "#app/domains/messages/forgetting.server.ts";
import { commit } from "#app/platform/database/commit.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openConversations } from "./conversations.ts";

const { begin, send, rows, signedIn, threadRow, databaseUrl } = openConversations();
const AGENT = "(SELECT id FROM users WHERE email = 'agent@fairlead.example')";
const CLAIMED =
  "agent_no = (SELECT agent_no FROM agents WHERE slug = 'ines-calloway'), verified = 1, account_status = 'active'";

/** Each is enough, also while the account is still remembered with its profile. */
const LOSSES = [
  [
    "keeps another record",
    "agent_no = (SELECT agent_no FROM agents EXCEPT SELECT agent_no FROM profiles LIMIT 1)",
  ],
  ["keeps no record", "agent_no = NULL"],
  ["is no longer verified", "verified = 0"],
  ["is archived", "account_status = 'archived'"],
] as const;

describe("an account that received messages as an agent", () => {
  afterEach(() => rows(`UPDATE profiles SET ${CLAIMED} WHERE user_id = ${AGENT}`));

  test.each(LOSSES)("and %s can't read, find or export any of its conversations", async (_loss, lost) => {
    const secret = `tamarind${crypto.randomUUID().slice(0, 8)}`;
    const { id, customer } = await begin({ body: `Pelargonium and ${secret} were for the agent.` });
    const agent = await signedIn("agent");
    const body = async (path: string) => (await agent.get(path)).text();
    const shown = async () => [
      await body("/messages"),
      await body("/messages?q=pelargonium"),
      await body("/settings/export"),
      await body(`/api/messages?thread=${id}&unseen=1`),
      await body(`/messages/${id}`),
    ];
    for (const page of await shown()) expect(page).toContain(secret);
    await expect.poll(async () => (await threadRow(id)).agent_unread).toBe(0);
    // They were forgotten when noticed; now they are remembered again.
    await body("/messages");

    await rows(`UPDATE profiles SET ${lost} WHERE user_id = ${AGENT}`);
    const before = await threadRow(id);
    for (const page of await shown()) {
      expect(page).not.toContain(secret);
      expect(page).not.toContain(customer.firstName);
    }
    const write = { thread: id, key: crypto.randomUUID(), body: "Still mine" };
    expect((await send(agent, write)).status).not.toBe(200);
    const actions: Record<string, string>[] = [
      { intent: "block" },
      { intent: "send", key: crypto.randomUUID(), body: "Mine" },
    ];
    for (const fields of actions) await (await agent.post(`/messages/${id}`, fields)).text();
    expect(await threadRow(id)).toEqual(before);
  });

  test.each(LOSSES.slice(0, 3))(
    "and %s has none of them among the unread in its menu",
    async (_loss, lost) => {
      await begin();
      const menu = async () => wordsOf(await (await signedIn("agent")).get("/help"));
      expect(await menu()).toMatch(/Messages \(\d+\)/);
      await rows(`UPDATE profiles SET ${lost} WHERE user_id = ${AGENT}`);
      expect(await menu()).not.toMatch(/Messages \(\d+\)/);
    },
  );
});

test("an account that gives up its profile keeps notifications about other conversations, and other users keep theirs", async () => {
  const transferred = await begin();
  const [thread] = await rows(
    "SELECT thread_no, agent_no, customer_user_id, agent_user_id FROM message_threads WHERE id = ?",
    [transferred.id],
  );
  // About an earlier profile.
  const other = await begin();
  await rows(
    "UPDATE message_threads SET agent_no = (SELECT agent_no FROM agents EXCEPT SELECT agent_no FROM profiles LIMIT 1) WHERE id = ?",
    [other.id],
  );
  const [userId, customerId] = [String(thread?.agent_user_id), String(thread?.customer_user_id)];
  const tell = (to: string, id: string) =>
    rows(
      "INSERT INTO user_notifications (id, user_id, type, title, message, action_url, created_at) VALUES (?, ?, 'info', 'Handed', '', ?, 1)",
      [crypto.randomUUID(), to, `/messages/${id}`],
    );
  await tell(userId, transferred.id);
  await tell(userId, other.id);
  await tell(customerId, transferred.id);
  const context = openContext({ databaseUrl: databaseUrl() });
  const agentNo = Number(thread?.agent_no);
  await commit(context, { statements: leaveConversations(context, { userId, agentNo }) });
  const left = await rows("SELECT user_id, action_url FROM user_notifications WHERE title = 'Handed'");
  expect(new Set(left.map((one) => `${one.user_id} ${one.action_url}`))).toEqual(
    new Set([`${userId} /messages/${other.id}`, `${customerId} /messages/${transferred.id}`]),
  );
});
