/** Many reviews of one profile at once: what waits, what the profile says, who is told, and how it ends. */
import { beforeAll, describe, expect, test } from "vitest";
import { endQuietPauses } from "#app/domains/reviews/pauses/pause-commands.server.ts";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { expectSumsToHold } from "../ranking/review-sums.ts";
import { openSignals } from "./signal-cases.ts";

const { rows, send, stranger, signedIn, databaseUrl, evidence } = openSignals();

type Attack = { agentNo: number; slug: string; ids: string[] };

/** Two agents without reviews, the same size of attack on each; only the stars differ. */
async function targets() {
  return rows(
    `SELECT a.agent_no, a.slug FROM agents a JOIN agent_review_stats s ON s.agent_no = a.agent_no
     WHERE s.received = 0 AND a.account_status = 'active' ORDER BY a.agent_no DESC LIMIT 4`,
  );
}

/** Fresh accounts, each with its own words; a device serves two of them. */
async function attack(
  target: Record<string, unknown> | undefined,
  stars: number,
  count = 14,
  meanwhile: (ids: readonly string[]) => Promise<void> = async () => {},
): Promise<Attack> {
  const agentNo = Number(target?.agent_no);
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const sentAt = Date.now() - (count - at) * 40 * MINUTE_MS;
    const one = await send({
      agentNo,
      stars,
      sentAt,
      accountMadeAt: sentAt - 5 * MINUTE_MS,
      email: `attack-${agentNo}-${at}@mail.example`,
      address: `attack ${agentNo} ${at}`,
      device: `attack ${agentNo} ${Math.floor(at / 2)}`,
    });
    ids.push(one.id);
    // Confirmed one by one, as they come: the first ones are published before the pattern shows.
    expect((await one.confirm()).status).toBe(303);
    await meanwhile(ids);
  }
  return { agentNo, slug: String(target?.slug), ids };
}
const statesOf = async ({ ids }: Attack) => {
  const found = await rows(
    `SELECT r.id, r.status, r.reason, EXISTS (SELECT 1 FROM review_cases c
       WHERE c.review_id = r.id AND c.decided_at IS NULL) waits
     FROM json_each(?) j JOIN reviews r ON r.id = j.value ORDER BY j.key`,
    [JSON.stringify(ids)],
  );
  return found.map(({ status, reason, waits }) => ({ status, reason, waits }));
};
const profile = async ({ slug }: Attack) => wordsOf(await stranger().get(`/showcase/${slug}?sort=helpful`));

describe("many reviews of a profile at once", () => {
  let good: Attack;
  let bad: Attack;
  beforeAll(async () => {
    const [first, second] = await targets();
    good = await attack(first, 5);
    bad = await attack(second, 1);
  });

  test("are held, those from before the pattern showed, too, each with a case", async () => {
    const states = await statesOf(good);
    expect(states).toHaveLength(14);
    expect(states.every(({ status, waits }) => status === "held" && waits === 1)).toBe(true);
    expect(states.some(({ reason }) => reason === "paused")).toBe(true);
    await expectSumsToHold(rows, good.agentNo);
    await expectSumsToHold(rows, bad.agentNo);
  });

  test("are treated alike with five stars and with one", async () => {
    expect(await statesOf(bad)).toEqual(await statesOf(good));
    const [paused] = await rows("SELECT count(*) n FROM review_pauses WHERE ended_at IS NULL");
    expect(paused?.n).toBe(2);
    const [one, other] = await rows("SELECT evidence FROM review_pauses ORDER BY began_at");
    expect(one?.evidence).toBe(other?.evidence);
  });

  test("are counted on the profile, which says why they wait, how many, and since when; their stars don't count", async () => {
    const page = await profile(bad);
    expect(page).toContain("are paused. 14 reviews wait since");
    expect(page).toContain("whether it gives one star or five");
    expect(page).toContain("14 received. 0 published, 14 being reviewed by our team");
    const spanish = await wordsOf(await stranger().get(`/showcase/${bad.slug}?lang=es&sort=helpful`));
    expect(spanish).toContain("están en pausa. 14 reseñas esperan desde el");
    const [search] = await rows("SELECT review_count, star_sum FROM agent_search WHERE agent_no = ?", [
      bad.agentNo,
    ]);
    expect(search).toEqual({ review_count: 0, star_sum: 0 });
  });

  test("are announced before writing: a stranger's waits, and a client's doesn't", async () => {
    const customer = await signedIn("customer");
    const form = async () => wordsOf(await customer.get(`/leave-review?agent=${bad.slug}`));
    expect(await form()).toContain("our team reads it first, whether it gives one star or five");
    const [user] = await rows("SELECT id FROM users WHERE email = 'customer@fairlead.example'");
    const [met] = await rows("SELECT id FROM appointments WHERE status = 'completed' LIMIT 1");
    expect(met).toBeDefined();
    await rows("UPDATE appointments SET agent_no = ?, user_id = ? WHERE id = ?", [
      bad.agentNo,
      String(user?.id),
      String(met?.id),
    ]);
    expect(await form()).toContain("Yours is published as always");
    expect(await wordsOf(await customer.get("/leave-review?agent=ines-calloway"))).not.toContain(
      "are paused",
    );
  });

  test("are told to their writers, and evidence is with each case", async () => {
    const told = await rows(
      `SELECT count(*) n FROM user_notifications n JOIN users u ON u.id = n.user_id
       WHERE u.email LIKE ? AND n.title LIKE 'Your review of % waits'`,
      [`attack-${good.agentNo}-%`],
    );
    expect(Number(told[0]?.n)).toBeGreaterThan(0);
    const held = (await statesOf(good)).findIndex(({ reason }) => reason === "paused");
    expect(await evidence(good.ids[held] ?? "", "paused")).toMatchObject({ hours: 96, usual: 0 });
  });

  test("don't silence a client of the agent: who had a conversation is published meanwhile", async () => {
    const sentAt = Date.now();
    const one = await send({ agentNo: good.agentNo, sentAt, email: "a-real-client@mail.example" });
    const [writer] = await rows("SELECT user_id FROM reviews WHERE id = ?", [one.id]);
    const [thread] = await rows("SELECT * FROM message_threads WHERE first_reply_at IS NOT NULL LIMIT 1");
    expect(thread).toBeDefined();
    await rows("UPDATE message_threads SET customer_user_id = ?, agent_no = ? WHERE thread_no = ?", [
      String(writer?.user_id),
      good.agentNo,
      Number(thread?.thread_no),
    ]);
    const said = await one.confirm();
    expect(said.status).toBe(303);
    expect((await rows("SELECT status FROM reviews WHERE id = ?", [one.id]))[0]?.status).toBe("published");
  });

  test("don't reach an admin by another way: the list shows why, and ends the pause, which is logged", async () => {
    const admin = await signedIn("admin");
    const list = await wordsOf(await admin.get("/admin-console/review-pauses"));
    expect(list).toContain("End the pause");
    expect(list).toContain("never met or messaged the agent here");
    const [pause] = await rows("SELECT id FROM review_pauses WHERE agent_no = ?", [good.agentNo]);
    const form = { intent: "end-pause", pause: String(pause?.id) };
    expect((await admin.post("/admin-console/review-pauses", form)).status).toBe(303);
    expect(await rows("SELECT ended_by FROM review_pauses WHERE id = ?", [String(pause?.id)])).toEqual([
      { ended_by: "admin" },
    ]);
    expect(await rows("SELECT act FROM audit_log WHERE act = 'agent.resume-reviews'")).toHaveLength(1);
    expect(await profile(good)).not.toContain("are paused");
    // A moment later more come: the admin has decided, so nothing is paused again for two weeks.
    const next = await send({ agentNo: good.agentNo, sentAt: Date.now(), email: "after@mail.example" });
    await next.confirm();
    expect((await rows("SELECT status FROM reviews WHERE id = ?", [next.id]))[0]?.status).toBe("published");
  });

  test("keep a profile paused until seven quiet days have passed", async () => {
    const at = (days: number) =>
      openContext({ databaseUrl: databaseUrl(), nowMs: Date.now() + days * DAY_MS });
    const quiet = await send({ agentNo: bad.agentNo, sentAt: Date.now(), email: "waits@mail.example" });
    await quiet.confirm();
    expect((await rows("SELECT status, reason FROM reviews WHERE id = ?", [quiet.id]))[0]).toEqual({
      status: "held",
      reason: "paused",
    });
    expect(await endQuietPauses(at(6.9))).toBe(0);
    expect(await endQuietPauses(at(7.1))).toBe(1);
    expect(await rows("SELECT ended_by FROM review_pauses WHERE agent_no = ?", [bad.agentNo])).toEqual([
      { ended_by: "rule" },
    ]);
    // Those that wait keep their cases.
    expect((await statesOf(bad)).every(({ status, waits }) => status === "held" && waits === 1)).toBe(true);
  });
});

test("one that was reported before can be decided, and one that a person published stays up", async () => {
  const admin = await signedIn("admin");
  const openCase = async (id: string) =>
    (await rows("SELECT id, cause FROM review_cases WHERE review_id = ? AND decided_at IS NULL", [id]))[0];
  const report = async (id: string) => {
    const answer = await stranger().post(`/reviews/${id}/report`, { reason: "off-topic", note: "" });
    expect(answer.status).toBe(303);
  };
  const keep = async (id: string) => {
    const [review] = await rows("SELECT submitted_at FROM reviews WHERE id = ?", [id]);
    const form = { read: String(review?.submitted_at), decision: "keep", note: "" };
    expect((await admin.post(`/admin/reviews/${(await openCase(id))?.id}`, form)).status).toBe(303);
  };
  const [target] = await targets();
  const { ids, agentNo } = await attack(target, 1, 14, async ([reported, approved, ...others]) => {
    if (reported === undefined || approved === undefined || others.length > 0) return;
    await report(reported);
    await report(approved);
    await keep(approved);
  });
  const [reported = "", approved = ""] = ids;
  const stateOf = async (id: string) =>
    (await rows("SELECT status, reason FROM reviews WHERE id = ?", [id]))[0];
  expect(await stateOf(approved)).toEqual({ status: "published", reason: null });
  expect(await stateOf(reported)).toEqual({ status: "held", reason: "paused" });
  expect(await openCase(reported)).toMatchObject({ cause: "flags" });
  await keep(reported);
  expect(await stateOf(reported)).toEqual({ status: "published", reason: null });
  expect(await openCase(reported)).toBeUndefined();
  await expectSumsToHold(rows, agentNo);
});
