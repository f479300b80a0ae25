import { afterEach, describe, expect, test } from "vitest";
import { addressesIn, pageOf, within, wordsIn } from "#support/browser/page.ts";
import { readableWords, wordsOf } from "#support/browser/visitor.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn, stranger } = openAccounts();

async function give(who: string, titles: readonly string[], actionUrl: string | null = "/dashboard") {
  const [user] = await rows("SELECT id FROM users WHERE email = ?", [`${who}@fairlead.example`]);
  const userId = String(user?.id);
  const ids: string[] = [];
  for (const [at, title] of titles.entries()) {
    const id = crypto.randomUUID();
    ids.push(id);
    await rows(
      `INSERT INTO user_notifications (id, user_id, type, title, message, read, action_url, created_at)
       VALUES (?, ?, 'info', ?, 'What happened.', 0, ?, ?)`,
      [id, userId, title, actionUrl, 1_790_000_000_000 + at],
    );
  }
  return { userId, ids };
}
/** A failed test must leave nothing for the next. */
afterEach(() => rows("DELETE FROM user_notifications"));
const patch = (as: Awaited<ReturnType<typeof signedIn>>, query: string, body: unknown) =>
  as.get(`/api/user_notifications${query}`, { method: "PATCH", body: JSON.stringify(body) });

describe("user_notifications under /api/ (specification §7)", () => {
  test("lists the newest fifty that are not deleted, with the specification's names", async () => {
    const { userId, ids } = await give(
      "agent",
      Array.from({ length: 52 }, (_, at) => `Number ${at}`),
    );
    const agent = await signedIn("agent");
    const before = Date.now();
    const response = await agent.get("/api/user_notifications");
    const list: Record<string, unknown>[] = await response.json();
    expect(list).toHaveLength(50);
    expect(list[0]).toEqual({
      id: ids[51],
      user_id: userId,
      type: "info",
      title: "Number 51",
      message: "What happened.",
      read: false,
      action_url: "/dashboard",
      created_at: new Date(1_790_000_000_051).toISOString(),
      deleted_at: null,
    });
    expect(response.headers.get("X-Unread-Count")).toBe("52");
    const clock = Number(response.headers.get("X-Clock"));
    expect(clock).toBeGreaterThanOrEqual(before);
    expect(clock).toBeLessThanOrEqual(Date.now());
    expect(response.headers.get("Cache-Control")).toContain("no-store");
  });

  test("marks one read, then all, soft-deletes one, then all, and restores what was deleted together", async () => {
    const { userId, ids } = await give("agent", ["a", "b", "c"]);
    const agent = await signedIn("agent");
    expect(await (await patch(agent, `?id=${ids[0]}`, { read: true })).json()).toEqual({
      success: true,
      error: null,
      count: 1,
    });
    // Already read: nothing more happens, so a second tab may do the same.
    expect(await (await patch(agent, `?id=${ids[0]}`, { read: true })).json()).toEqual({
      success: true,
      error: null,
      count: 0,
    });
    expect(await (await patch(agent, "", { read: true })).json()).toEqual({
      success: true,
      error: null,
      count: 2,
    });
    const now = new Date().toISOString();
    expect(await (await patch(agent, `?id=${ids[1]}`, { deleted_at: now })).json()).toMatchObject({
      count: 1,
    });
    const all: { count: number; deleted_at: string } = await (
      await patch(agent, "", { deleted_at: now })
    ).json();
    expect(all.count).toBe(2);
    expect(await (await agent.get("/api/user_notifications")).json()).toEqual([]);
    expect(await rows("SELECT count(*) AS n FROM user_notifications WHERE user_id = ?", [userId])).toEqual([
      { n: 3 },
    ]);
    expect(await (await patch(agent, "", { restore: all.deleted_at })).json()).toEqual({
      success: true,
      error: null,
      count: 2,
    });
  });

  test("the time of deletion is ours, however wrong a client's clock is", async () => {
    const { ids } = await give("agent", ["a"]);
    const agent = await signedIn("agent");
    const before = Date.now();
    await (await patch(agent, `?id=${ids[0]}`, { deleted_at: "1999-01-01T00:00:00Z" })).text();
    const [row] = await rows("SELECT deleted_at FROM user_notifications WHERE id = ?", [ids[0] ?? ""]);
    expect(Number(row?.deleted_at)).toBeGreaterThanOrEqual(before);
  });

  test("never touches another's rows, by id or by all", async () => {
    const { ids } = await give("agent", ["mine"]);
    const customer = await signedIn("customer");
    for (const body of [{ read: true }, { deleted_at: new Date().toISOString() }]) {
      expect(await (await patch(customer, `?id=${ids[0]}`, body)).json()).toMatchObject({ count: 0 });
      await (await patch(customer, "", body)).text();
    }
    expect(
      await rows("SELECT read, deleted_at FROM user_notifications WHERE id = ?", [ids[0] ?? ""]),
    ).toEqual([{ read: 0, deleted_at: null }]);
    expect(await (await customer.get("/api/user_notifications")).text()).not.toContain("mine");
  });

  test.each([
    ["an invalid id", "?id=1", '{"read":true}', 400],
    ["read: false", "", '{"read":false}', 400],
    ["both at once", "", '{"read":true,"deleted_at":"2026-01-01T00:00:00Z"}', 400],
    ["invalid JSON", "", "{", 400],
    ["a NUL in the id", "?id=%00", '{"read":true}', 400],
    ["a megabyte", "", `{"read":"${"x".repeat(300_000)}"}`, 413],
  ])("refuses %s", async (_what, query, body, status) => {
    const agent = await signedIn("agent");
    const response = await agent.get(`/api/user_notifications${query}`, { method: "PATCH", body });
    await response.text();
    expect(response.status).toBe(status);
  });

  test("is for signed-in users, and accepts only GET and PATCH", async () => {
    expect((await stranger().get("/api/user_notifications")).status).toBe(401);
    expect((await patch(stranger(), "", { read: true })).status).toBe(401);
    const agent = await signedIn("agent");
    expect((await agent.get("/api/user_notifications", { method: "DELETE" })).status).toBe(405);
  });
});

describe("/notifications without JavaScript", () => {
  test("lists items, opens their links, and counts them in the bell and the menu", async () => {
    const { ids } = await give("agent", ["First thing", "<b>Second</b> thing"], "/dashboard/questions");
    const agent = await signedIn("agent");
    const html = await (await agent.get("/notifications")).text();
    expect(html).toContain("&lt;b&gt;Second&lt;/b&gt; thing");
    expect(html).toContain("Notifications, 2 unread");
    expect(readableWords(html)).toContain("Info, unread");
    const opened = await agent.post("/notifications", { intent: "open", id: ids[0] ?? "" });
    expect(opened.headers.get("Location")).toBe("/dashboard/questions");
    expect(await wordsOf(await agent.get("/notifications"))).toContain("1 unread.");
    const thread = `/messages/${crypto.randomUUID()}`;
    const { ids: written } = await give("agent", ["A message"], thread);
    const read = await agent.post("/notifications", { intent: "open", id: written[0] ?? "" });
    expect(read.headers.get("Location")).toBe(`${thread}#newest`);
  });

  test("without a link, clicking the row marks it read, and nothing else", async () => {
    const { ids } = await give("agent", ["Leads nowhere"], null);
    const agent = await signedIn("agent");
    const list = await pageOf(await agent.get("/notifications"));
    const title = list.getByRole("button", { name: "Leads nowhere" });
    expect([title.getAttribute("name"), title.getAttribute("value")]).toEqual(["intent", "read"]);
    const marked = await agent.post("/notifications", { intent: "read", id: ids[0] ?? "" });
    expect(marked.headers.get("Location")).toBe("/notifications");
    const after = await pageOf(await agent.get("/notifications"));
    expect(after.queryByRole("button", { name: "Leads nowhere" })).toBeNull();
    expect(after.text).toContain("Leads nowhere");
    expect(after.text).toContain("You’ve read them all.");
  });

  test("marks, deletes and undoes with the toasts of specification §8", async () => {
    const { ids } = await give("agent", ["a", "b"]);
    const agent = await signedIn("agent");
    const send = async (form: Record<string, string>) => {
      const response = await agent.post("/notifications", form);
      expect(response.status).toBe(303);
      const to = response.headers.get("Location") ?? "";
      return { to, words: await wordsOf(await agent.get(to)) };
    };
    expect((await send({ intent: "read-all" })).words).toContain("All notifications marked as read");
    const deleted = await send({ intent: "delete", id: ids[0] ?? "" });
    expect(deleted.words).toContain("Notification deleted");
    expect(deleted.words).toContain("Undo");
    const moment = new URL(deleted.to, "https://own.example").searchParams.get("deleted") ?? "";
    expect((await send({ intent: "undo", deleted: moment })).words).toContain("Restored");
    expect((await send({ intent: "undo", deleted: moment })).words).toContain("It’s too late to undo that");
    expect(await (await agent.get("/api/user_notifications")).json()).toHaveLength(2);
    const all = await send({ intent: "delete-all" });
    expect(all.words).toContain("All notifications deleted");
    expect(all.words).toContain("No notifications");
    expect(all.words).not.toContain("You’ve read them all.");
    expect((await send({ intent: "read", id: ids[0] ?? "" })).words).toContain(
      "Failed to mark notification as read",
    );
    for (const id of ["no id", ids[0] ?? ""])
      expect((await send({ intent: "delete", id })).words).toContain("Failed to delete notification");
  });

  test("filters by unread and by what it is about, page by page", async () => {
    await give(
      "agent",
      Array.from({ length: 60 }, (_, at) => `Number ${at}.`),
    );
    await rows("UPDATE user_notifications SET action_url = '/appointments' WHERE title = 'Number 3.'");
    const agent = await signedIn("agent");
    const page = await pageOf(await agent.get("/notifications"));
    const next =
      addressesIn(page.getByRole("main")).find((to) => to.startsWith("/notifications?after=")) ?? "";
    const second = await wordsOf(await agent.get(next));
    expect(second).toContain("Number 9.");
    expect(second).not.toContain("Number 10.");
    const booked = await wordsOf(await agent.get("/notifications?about=appointments"));
    expect(booked).toContain("Number 3.");
    const subjects = within(page.getByRole("navigation", { name: "Subject" })).getAllByRole("link");
    expect(subjects.map(wordsIn)).toEqual(["Everything", "Appointments 1", "Account 59"]);
    expect(booked).not.toContain("Number 4.");
    await (await patch(agent, "", { read: true })).text();
    expect(await wordsOf(await agent.get("/notifications?show=unread"))).toContain("Nothing unread");
  });

  test("under a filter affects only what the filter shows, returns to it, and says when none is left", async () => {
    const { ids } = await give("agent", ["a", "b", "c", "d"]);
    await rows(`UPDATE user_notifications SET action_url = '/appointments' WHERE title IN ('a', 'b')`);
    await rows(`UPDATE user_notifications SET read = 1 WHERE title = 'b'`);
    const agent = await signedIn("agent");
    const send = async (form: Record<string, string>) => {
      const response = await agent.post("/notifications", form);
      const to = new URL(response.headers.get("Location") ?? "", "https://own.example");
      return { to, words: await wordsOf(await agent.get(to.pathname + to.search)) };
    };
    const left = async (which: string) =>
      (await rows(`SELECT title FROM user_notifications WHERE ${which} ORDER BY title`)).map(
        (one) => one.title,
      );
    const page = await wordsOf(await agent.get("/notifications?about=appointments"));
    for (const said of ["Mark all of these read", "Delete all of these"]) expect(page).toContain(said);

    const read = await send({ intent: "read-all", about: "appointments" });
    expect(read.to.search).toBe("?about=appointments");
    expect(read.words).toContain("Marked as read");
    expect(await left("read = 0")).toEqual(["c", "d"]);
    expect((await send({ intent: "read", id: ids[2] ?? "", show: "unread" })).to.search).toBe("?show=unread");
    const both = await send({ intent: "delete-all", show: "unread", about: "appointments" });
    expect(both.words).toContain("Nothing unread");
    expect(both.words).toContain("All notifications");
    expect(await left("deleted_at IS NULL")).toHaveLength(4);
    const unread = await send({ intent: "delete-all", show: "unread" });
    expect(await left("deleted_at IS NULL")).toEqual(["a", "b", "c"]);
    expect(unread.to.searchParams.get("show")).toBe("unread");
    const deleted = unread.to.searchParams.get("deleted") ?? "";
    expect((await send({ intent: "undo", deleted, show: "unread" })).to.search).toBe("?show=unread");
    await send({ intent: "delete-all", about: "appointments" });
    expect(await left("deleted_at IS NULL")).toEqual(["c", "d"]);
  });

  test("links only to the site's own pages", async () => {
    const { ids } = await give("agent", ["elsewhere"], "https://elsewhere.example/");
    const agent = await signedIn("agent");
    const opened = await agent.post("/notifications", { intent: "open", id: ids[0] ?? "" });
    expect(opened.headers.get("Location")).toBe("/notifications");
  });
});
