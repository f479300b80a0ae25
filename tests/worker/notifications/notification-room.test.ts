import { describe, expect, test } from "vitest";
import { parseRoomMessage } from "#app/platform/rooms/room-messages.ts";
import { openQuestions } from "../questions/questions.ts";
import { changes, cookieOf, openRooms } from "./rooms.ts";

const { askAgent, rows, stranger, signedIn, site } = openQuestions();
const { concern, listen, roomOf, userIdOf } = openRooms({ rows, origin: site.origin });

describe("a user's room", () => {
  test("notifies every open tab of its user, in order, and no one else", async () => {
    const agent = await signedIn("agent");
    const room = await roomOf("agent");
    const tabs = await Promise.all([1, 2].map(() => listen(room, cookieOf(agent))));
    const other = await listen(await roomOf("customer"), cookieOf(await signedIn("customer")));
    await askAgent();
    for (let n = 0; n < 3; n++) await concern(agent, await userIdOf("agent"));
    for (const { heard } of tabs) {
      // The question that they received, and three more changes.
      await expect.poll(() => changes(heard).length).toBe(4);
      const numbers = changes(heard);
      expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
      for (const text of heard) expect(parseRoomMessage(text), text).not.toBeNull();
    }
    expect(changes(other.heard)).toEqual([]);
  });

  test("says on opening how far it has counted, so that a reconnected tab notices what it missed", async () => {
    const agent = await signedIn("agent");
    const room = await roomOf("agent");
    const first = await listen(room, cookieOf(agent));
    await expect.poll(() => first.heard.length).toBeGreaterThan(0);
    const before = parseRoomMessage(first.heard[0]);
    const steady = await listen(room, cookieOf(agent));
    first.socket.close();
    await first.closed;
    await concern(agent, await userIdOf("agent"));
    await expect.poll(() => changes(steady.heard)).toHaveLength(1);
    const again = await listen(room, cookieOf(agent));
    await expect.poll(() => again.heard.length).toBeGreaterThan(0);
    const after = parseRoomMessage(again.heard[0]);
    expect(before?.type).toBe("hello");
    expect(after).toEqual({ type: "hello", sequence: (before?.type === "hello" ? before.sequence : 0) + 1 });
  });

  test.each([
    ["no token", async () => ({}), 4401],
    ["an invalid token", async () => ({ Cookie: "__Host-session=a.b.c" }), 4401],
    ["another user's token", async () => cookieOf(await signedIn("customer")), 4403],
  ])("closes at once on %s", async (_what, headers, code) => {
    const { closed, heard } = await listen(await roomOf("agent"), await headers());
    expect(await closed).toBe(code);
    expect(heard).toEqual([]);
  });

  test("refuses a page of another site, whatever its cookies", async () => {
    const headers = { ...cookieOf(await signedIn("agent")), Origin: "https://elsewhere.example" };
    await expect(listen(await roomOf("agent"), headers)).rejects.toBeDefined();
  });

  test("trusts nothing that a client says about itself", async () => {
    const room = `${await roomOf("agent")}?_pk=chosen`;
    const { closed } = await listen(room, {
      "X-Seat-Until": "9999999999999",
      "x-partykit-props": '{"userId":"me"}',
    });
    expect(await closed).toBe(4401);
  });

  test.each([
    ["speaks", "hello"],
    ["sends invalid JSON", "{"],
    ["claims to be the room", '{"type":"changed","sequence":9,"topics":["notifications"]}'],
    ["sends a megabyte", "x".repeat(1_000_000)],
  ])("disconnects a tab that %s; the others notice nothing", async (_what, message) => {
    const agent = await signedIn("agent");
    const room = await roomOf("agent");
    const [talker, other] = [await listen(room, cookieOf(agent)), await listen(room, cookieOf(agent))];
    talker.socket.send(message);
    expect([1008, 1009]).toContain(await talker.closed);
    expect(changes(other.heard)).toEqual([]);
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
  });

  test("answers a ping, and opens no more than twenty tabs", async () => {
    const customer = await signedIn("customer");
    const room = await roomOf("customer");
    const tabs = await Promise.all(Array.from({ length: 20 }, () => listen(room, cookieOf(customer))));
    tabs[0]?.socket.send("ping");
    await expect.poll(() => tabs[0]?.heard).toContain("pong");
    const oneMore = await listen(room, cookieOf(customer));
    await expect.poll(() => oneMore.socket.readyState).not.toBe(WebSocket.OPEN);
    expect(oneMore.heard).toEqual([]);
  });

  test("closes when its user signs out, and can't be opened with that session", async () => {
    const visitor = await signedIn("customer");
    const left = cookieOf(visitor);
    const { socket } = await listen(await roomOf("customer"), left);
    await (await visitor.post("/auth/sign-out", {})).text();
    // The close has come; workerd leaves the connection open until the browser drops it.
    await expect.poll(() => socket.readyState).not.toBe(WebSocket.OPEN);
    expect(await (await listen(await roomOf("customer"), left)).closed).toBe(4401);
  });

  test("without an upgrade is no page, for a stranger and for its owner", async () => {
    expect((await stranger().get(await roomOf("agent"))).status).toBe(426);
    expect((await (await signedIn("agent")).get(await roomOf("agent"))).status).toBe(426);
  });
});
