/** A type unknown to this version counts as info (specification §3): in look, in text and in the API. */
import { beforeAll, expect, test } from "vitest";
import { pageOf, within } from "#support/browser/page.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn } = openAccounts();

/** As a newer version, or another program, may have left it: with a type that our own check would refuse. */
beforeAll(async () => {
  const [table] = await rows("SELECT sql FROM sqlite_master WHERE name = 'user_notifications'");
  const checked = String(table?.sql);
  const unchecked = checked.replace(
    /,\s*CONSTRAINT "user_notifications_type" CHECK\("type" IN \([^)]*\)\)/,
    "",
  );
  expect(unchecked).not.toBe(checked);
  await rows("DROP TABLE user_notifications");
  await rows(unchecked);
  for (const [at, type] of ["announcement", "success"].entries())
    await rows(
      `INSERT INTO user_notifications (id, user_id, type, title, message, read, created_at)
       SELECT ?, id, ?, ?, 'What happened.', 0, ? FROM users WHERE email = 'agent@fairlead.example'`,
      [crypto.randomUUID(), type, `Of ${type}`, 1_790_000_000_000 + at],
    );
});

test("in look and in text", async () => {
  const page = await pageOf(await (await signedIn("agent")).get("/notifications"));
  const item = page.getByText("Of announcement").closest("li");
  if (!item) throw new Error("Not shown.");
  expect(within(item).getByText("Info, unread")).toBeTruthy();
  expect(item.querySelector("use")?.getAttribute("href")).toMatch(/#info$/);
});

test("in the API", async () => {
  const agent = await signedIn("agent");
  const list: { type: string }[] = await (await agent.get("/api/user_notifications")).json();
  expect(list.map(({ type }) => type)).toEqual(["success", "info"]);
});
