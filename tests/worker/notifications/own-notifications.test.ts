import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { dropAboutStatement, readAboutStatement } from "#app/domains/notifications/commands.server.ts";
import { commit } from "#app/platform/database/commit.ts";
import { type Visitor, wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn, databaseUrl } = openAccounts();
const DELETED_AT = Date.now();
let mine: string;
let theirs: string;

/** One of the agent's, two of the customer's: unread, and one that was just deleted. */
beforeEach(async () => {
  await rows("DELETE FROM user_notifications");
  const idOf = async (who: string) =>
    String((await rows("SELECT id FROM users WHERE email = ?", [`${who}@fairlead.example`]))[0]?.id);
  [mine, theirs] = [await idOf("agent"), await idOf("customer")];
  for (const [userId, deletedAt] of [
    [mine, null],
    [theirs, null],
    [theirs, DELETED_AT],
  ] as const)
    await rows(
      `INSERT INTO user_notifications (id, user_id, type, title, message, read, action_url, created_at, deleted_at)
       VALUES (?, ?, 'info', 'Something', 'What happened.', 0, '/dashboard', 1790000000000, ?)`,
      [crypto.randomUUID(), userId, deletedAt],
    );
});

const theirRows = () =>
  rows("SELECT read, deleted_at FROM user_notifications WHERE user_id = ? ORDER BY deleted_at IS NOT NULL", [
    theirs,
  ]);
const UNTOUCHED = [
  { read: 0, deleted_at: null },
  { read: 0, deleted_at: DELETED_AT },
];
const patch = async (who: Visitor, body: unknown): Promise<number> => {
  const answer = await who.get("/api/user_notifications", { method: "PATCH", body: JSON.stringify(body) });
  const { count }: { count: number } = await answer.json();
  return count;
};

test("unread ones are counted per user, in the API, in the menu and on the page", async () => {
  const agent = await signedIn("agent");
  const response = await agent.get("/api/user_notifications");
  expect(response.headers.get("X-Unread-Count")).toBe("1");
  expect(await response.json()).toHaveLength(1);
  expect(await wordsOf(await agent.get("/help"))).toContain("Notifications (1)");
  await rows("DELETE FROM user_notifications WHERE user_id = ?", [mine]);
  expect(await wordsOf(await (await signedIn("agent")).get("/help"))).not.toContain("Notifications (");
  expect(await wordsOf(await agent.get("/notifications"))).toContain("No notifications");
});

test("another's can't be opened: its link stays unknown", async () => {
  await rows("UPDATE user_notifications SET action_url = '/help' WHERE user_id = ?", [theirs]);
  const [row] = await rows("SELECT id FROM user_notifications WHERE user_id = ? AND deleted_at IS NULL", [
    theirs,
  ]);
  const agent = await signedIn("agent");
  const answer = await agent.post("/notifications", { intent: "open", id: String(row?.id) });
  expect(answer.headers.get("Location")).toBe("/notifications");
  expect(await wordsOf(await agent.get("/notifications"))).toContain("Failed to mark notification as read");
});

test("acting on all of them affects one's own only", async () => {
  const agent = await signedIn("agent");
  expect(await patch(agent, { restore: new Date(DELETED_AT).toISOString() })).toBe(0);
  expect(await patch(agent, { read: true })).toBe(1);
  expect(await patch(agent, { deleted_at: new Date().toISOString() })).toBe(1);
  expect(await theirRows()).toEqual(UNTOUCHED);
});

test("seeing a page counts for its viewer only, and a newer notification replaces only that user's", async () => {
  const context = openContext({ databaseUrl: databaseUrl() });
  await commit(context, {
    statements: [
      readAboutStatement(context, mine, "/dashboard", sql`1`),
      dropAboutStatement(context, mine, "/dashboard"),
    ],
  });
  expect(await theirRows()).toEqual(UNTOUCHED);
  expect(await rows("SELECT 1 FROM user_notifications WHERE user_id = ?", [mine])).toEqual([]);
});
