import { afterEach, describe, expect, test } from "vitest";
import { listenTo } from "#support/browser/socket.ts";
import { ANSWER, openQuestions } from "./questions.ts";

const { ask, askAgent, signedIn, site } = openQuestions();
const ROOM = "/parties/live-room/public";

const open: WebSocket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

async function listen(path = ROOM, headers: Record<string, string> = {}) {
  const listener = await listenTo(site.origin(), path, headers);
  open.push(listener.socket);
  return listener;
}

describe("the public room", () => {
  test("announces that a question came and was answered, and nothing of its text", async () => {
    const { heard } = await listen();
    const { id } = await askAgent({ question: "Does anybody outside hear these words?" });
    await expect.poll(() => heard).toContain('{"type":"asked"}');
    await (await signedIn("agent")).post(`/dashboard/questions/${id}`, { body: ANSWER, intent: "publish" });
    await expect.poll(() => heard).toContain('{"type":"answered"}');
    for (const message of heard) expect(Object.keys(JSON.parse(message))).toEqual(["type"]);
  });

  test("sends every reader the same", async () => {
    const readers = await Promise.all(Array.from({ length: 20 }, () => listen()));
    await ask();
    for (const { heard } of readers) await expect.poll(() => heard).toContain('{"type":"asked"}');
  });

  test("gives one network fifty seats, whichever of its addresses asks, and other networks theirs", async () => {
    const from = (address: string) => listen(ROOM, { "CF-Connecting-IP": address });
    const office = await Promise.all(Array.from({ length: 50 }, (_, at) => from(`2001:db8:7:7::${at + 1}`)));
    expect(await (await from("2001:db8:7:7:ffff::1")).closed).toBe(4429);
    const neighbor = await from("2001:db8:7:8::1");
    await ask();
    for (const { heard } of [...office, neighbor])
      await expect.poll(() => heard).toContain('{"type":"asked"}');
  });

  test.each([
    ["speaks", "hello"],
    ["claims to be the server", '{"type":"answered"}'],
    ["sends a megabyte", "x".repeat(1_000_000)],
  ])("disconnects a reader who %s, and the others notice nothing", async (_what, message) => {
    const [talker, other] = [await listen(), await listen()];
    talker.socket.send(message);
    expect(await talker.closed).toBe(1008);
    expect(other.heard).toEqual([]);
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
  });

  test("trusts nothing that a client says about itself", async () => {
    const { heard } = await listen(`${ROOM}?_pk=chosen-by-the-client`, {
      "x-partykit-props": '{"admin":true}',
      "x-partykit-room": "another-room",
      "x-partykit-namespace": "login-lockout",
    });
    await ask();
    await expect.poll(() => heard).toContain('{"type":"asked"}');
  });

  test.each([
    ["a page of another site", ROOM, { Origin: "https://elsewhere.example" }],
    ["no page at all", ROOM, { Origin: "null" }],
    ["an unknown room", "/parties/live-room/private", {}],
    ["an object that isn't a room", "/parties/login-lockout/customer@fairlead.example", {}],
    ["a room by another path", "/parties/live-room/public/..%2Fprivate", {}],
  ])("doesn't open to %s", async (_what, path, headers) => {
    await expect(listen(path, headers)).rejects.toBeDefined();
  });

  test("without an upgrade says what it is for", async () => {
    const response = await site.get(ROOM);
    expect(response.status).toBe(426);
    expect(await response.text()).toBe("This address takes WebSockets.\n");
  });
});
