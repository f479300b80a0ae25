/** Faults around a user's room: dropped connections, racing tabs, a failing database or room. */
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { parseRoomMessage } from "#app/platform/rooms/room-messages.ts";
import { cutAfterHello } from "#support/browser/socket.ts";
import { Visitor } from "#support/browser/visitor.ts";
import { type DelayProxy, startDelayProxy } from "#support/faults/delay-proxy.ts";
import { type Fairlead, startFairlead } from "#support/servers/fairlead.ts";
import { openQuestions } from "../questions/questions.ts";
import { changes, cookieOf, openRooms } from "./rooms.ts";

const accounts = openQuestions();
const { ask, databaseUrl, rows, signedIn, site } = accounts;
const { concern, give, listen, markRead, roomOf, userIdOf } = openRooms({ rows, origin: site.origin });

const sequenceOf = (text: string | undefined) => {
  const message = parseRoomMessage(text);
  return message?.type === "hello" ? message.sequence : Number.NaN;
};
/** Waits until the Worker has logged its failed write. */
const triggerRuns = () => expect.poll(async () => (await site.takeLogs()).join()).toContain("malformed JSON");
const first = async (heard: readonly string[]) => {
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  return sequenceOf(heard[0]);
};

test("a connection dropped fifty times leaves one seat, and what it missed is sent from its number on", async () => {
  const [agent, userId, room] = [await signedIn("agent"), await userIdOf("agent"), await roomOf("agent")];
  const steady = await listen(room, cookieOf(agent));
  const before = await first(steady.heard);
  for (let n = 0; n < 50; n++) {
    await cutAfterHello(site.origin(), room, cookieOf(agent));
    if (n === 25) await concern(agent, userId);
  }
  await expect.poll(() => steady.heard.at(-1)).toBe('{"type":"tabs","count":1}');
  await expect.poll(() => changes(steady.heard)).toEqual([before + 1]);
  const last = await listen(room, cookieOf(agent));
  expect(await first(last.heard)).toBe(before + 1);
  await concern(agent, userId);
  await expect.poll(() => changes(last.heard)).toEqual([before + 2]);
  await expect.poll(() => changes(steady.heard)).toEqual([before + 1, before + 2]);
  expect(steady.socket.readyState).toBe(WebSocket.OPEN);
});

test("two tabs that mark the same row at once both succeed; it counts once, and both are notified", async () => {
  const [agent, userId, room] = [await signedIn("agent"), await userIdOf("agent"), await roomOf("agent")];
  const tabs = [await listen(room, cookieOf(agent)), await listen(room, cookieOf(agent))];
  const before = await first(tabs[0]?.heard ?? []);
  const unread = async () =>
    Number((await agent.get("/api/user_notifications")).headers.get("X-Unread-Count"));
  const unreadBefore = await unread();
  const id = await give(userId);
  const answers = await Promise.all([markRead(agent, id), markRead(agent, id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(bodies.sort()).toEqual([
    '{"success":true,"error":null,"count":0}',
    '{"success":true,"error":null,"count":1}',
  ]);
  for (const { heard } of tabs) await expect.poll(() => changes(heard)).toEqual([before + 1]);
  expect(await unread()).toBe(unreadBefore);
});

describe("a failing database", () => {
  let way: DelayProxy;
  let fairlead: Fairlead;
  let agent: Visitor;
  const rooms = openRooms({ rows, origin: () => fairlead.url });
  beforeAll(async () => {
    way = await startDelayProxy(databaseUrl(), 0);
    fairlead = await startFairlead({ bundle: inject("fixture").bundle, databaseUrl: way.url });
    agent = await new Visitor(fairlead.url).signIn("agent@fairlead.example", demoPassword);
  });
  afterAll(() => fairlead.stop());

  test("while publishing: refused with 503, nothing written, no one notified", async () => {
    const id = await give(await userIdOf("agent"));
    const tab = await rooms.listen(await roomOf("agent"), cookieOf(agent));
    await first(tab.heard);
    // This request makes sure that the viewer is remembered: only the command fails.
    expect(await (await markRead(agent, crypto.randomUUID())).json()).toEqual({
      success: true,
      error: null,
      count: 0,
    });
    await way.stop();
    const response = await markRead(agent, id);
    await response.text();
    expect(response.status).toBe(503);
    expect(await rows("SELECT read FROM user_notifications WHERE id = ?", [id])).toEqual([{ read: 0 }]);
    tab.socket.send("ping");
    await expect.poll(() => tab.heard).toContain("pong");
    expect(changes(tab.heard)).toEqual([]);
  });
});

test("a notification that can't be written leaves nothing of its circle, and both are written later", async () => {
  const agent = await signedIn("agent");
  const tab = await listen(await roomOf("agent"), cookieOf(agent));
  await first(tab.heard);
  await rows("CREATE TRIGGER broken BEFORE INSERT ON user_notifications BEGIN SELECT json('broken'); END");
  const { id, questionNo } = await ask().finally(() => triggerRuns().then(() => rows("DROP TRIGGER broken")));
  const left = () =>
    rows(
      `SELECT (SELECT circle FROM expert_questions WHERE question_no = ?1) circle,
         (SELECT count(*) FROM question_circles WHERE question_no = ?1) circles,
         (SELECT count(*) FROM question_experts WHERE question_no = ?1) > 0 experts,
         (SELECT count(*) FROM user_notifications WHERE action_url LIKE '%' || ?2) > 0 told,
         (SELECT count(*) FROM outbox WHERE kind = 'expert-asked' AND text LIKE '%' || ?2 || '%') > 0 emails`,
      [questionNo, id],
    );
  expect(await left()).toEqual([{ circle: 0, circles: 0, experts: 0, told: 0, emails: 0 }]);
  expect(changes(tab.heard)).toEqual([]);

  await rows("UPDATE expert_questions SET asked_at = asked_at - 70000 WHERE question_no = ?", [questionNo]);
  await site.runCron();
  expect(await left()).toEqual([{ circle: 1, circles: 1, experts: 1, told: 1, emails: 1 }]);
  await expect.poll(() => changes(tab.heard).length).toBe(1);
});

describe("a room that fails", () => {
  let fairlead: Fairlead;
  beforeAll(async () => {
    fairlead = await startFairlead({
      bundle: inject("fixture").bundle,
      databaseUrl: databaseUrl(),
      brokenRooms: true,
    });
  });
  afterAll(() => fairlead.stop());

  test("affects neither the answer nor the row; it is logged, and signing out works", async () => {
    const agent = await new Visitor(fairlead.url).signIn("agent@fairlead.example", demoPassword);
    const id = await give(await userIdOf("agent"));
    expect(await (await markRead(agent, id)).json()).toEqual({ success: true, error: null, count: 1 });
    expect(await rows("SELECT read FROM user_notifications WHERE id = ?", [id])).toEqual([{ read: 1 }]);
    await expect
      .poll(() => fairlead.logs.map(({ message }) => message).join())
      .toMatch(/later-work-failed.*This room is broken/);
    expect((await agent.post("/auth/sign-out", {})).status).toBe(303);
    expect((await agent.get("/api/user_notifications")).status).toBe(401);
  });
});
