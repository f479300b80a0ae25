import { describe, expect, test } from "vitest";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { ownWords } from "../review-words.ts";
import { CASE, openSignals } from "./signal-cases.ts";

const { rows, site, signedIn, send, confirmed, reviewOf, findings, evidence, openCases, expectCountsToHold } =
  openSignals();

describe("a review is published", () => {
  test("when nothing is odd about it", async () => {
    expect(await findings(await confirmed())).toEqual({ status: "published", reason: null, signals: {} });
  });

  test("though its address is disposable, which is recorded", async () => {
    const id = await confirmed({ email: "x1@sub.mailinator.com" });
    expect(await findings(id)).toMatchObject({ status: "published", signals: { "disposable-mail": 1 } });
    expect(await evidence(id, "disposable-mail")).toEqual({ domain: "sub.mailinator.com" });
  });

  test("though half of it is in another one, which is unrelated", async () => {
    const body = ownWords();
    const first = await confirmed({ body });
    const words = body.split(" ");
    const second = await confirmed({
      body: [...words.slice(0, 36), ...ownWords("").split(" ").slice(0, 10)].join(" "),
    });
    expect(await findings(second)).toMatchObject({ status: "published", signals: { "similar-text": 2 } });
    expect((await evidence(second, "similar-text")).reviews).toMatchObject([{ id: first }]);
    expect(await findings(first)).toMatchObject({ signals: {} });
    expect(await openCases(first)).toEqual([]);
  });

  test("though a short one says what others say", async () => {
    const body = "Quick, friendly, and everything was explained. Would do it again.";
    await confirmed({ body });
    expect(await findings(await confirmed({ body }))).toMatchObject({
      status: "published",
      signals: { "similar-text": 1 },
    });
  });

  test("by each of a couple with one phone, and of a family that reviews different agents", async () => {
    const device = "couple's phone";
    await confirmed({ device });
    expect(await findings(await confirmed({ device }))).toMatchObject({
      status: "published",
      signals: { "shared-device": 2 },
    });
    await confirmed({ device: "family's", agentNo: 10 });
    expect(await findings(await confirmed({ device: "family's", agentNo: 11 }))).toMatchObject({
      signals: {},
    });
  });

  test("of many who were asked at once, with new accounts, though two live together", async () => {
    const sentAt = Date.now() - MINUTE_MS;
    const asked = { agentNo: 12, sentAt, accountMadeAt: sentAt - 30 * MINUTE_MS };
    const ids: string[] = [];
    for (let at = 0; at < 6; at += 1) ids.push(await confirmed(asked));
    for (let at = 0; at < 2; at += 1) ids.push(await confirmed({ ...asked, address: "their home" }));
    expect(await findings(ids[7] ?? "")).toEqual({
      status: "published",
      reason: null,
      signals: { burst: 1, "new-account": 0, "shared-address": 0 },
    });
    expect(await evidence(ids[7] ?? "", "burst")).toMatchObject({ received: 8, hours: 24 });
    expect(await evidence(ids[7] ?? "", "shared-address")).toMatchObject({ accounts: 2 });
  });
});

describe("a review is held for a person", () => {
  test("when it is a copy, and the original is reviewed while it stays up", async () => {
    const body = ownWords();
    const original = await confirmed({ body });
    const sent = await send({ body: `${body} Indeed.`, stars: 1 });
    const answer = await sent.confirm();
    expect(answer.status).toBe(303);
    expect(decodeURIComponent(answer.headers.get("Set-Cookie") ?? "")).toContain(
      "A person will read it first",
    );
    expect(await findings(sent.id)).toEqual({
      status: "held",
      reason: "similar-text",
      signals: { "similar-text": 3 },
    });
    expect((await reviewOf(sent.id))?.published_at).toBeNull();
    expect(await openCases(sent.id)).toEqual([CASE]);
    expect(await findings(original)).toMatchObject({ status: "published", signals: { "similar-text": 3 } });
    expect((await evidence(original, "similar-text")).reviews).toMatchObject([{ id: sent.id }]);
    expect(await openCases(original)).toEqual([CASE]);
    expect(await wordsOf(await site.get("/showcase/bo-li"))).not.toContain("Indeed.");
    await expectCountsToHold();
    // The decider reads both, side by side.
    const [opened] = await rows("SELECT id FROM review_cases WHERE review_id = ?", [sent.id]);
    const page = await (await signedIn("admin")).get(`/admin/reviews/${opened?.id}`);
    expect(Number(page.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(2);
    const words = await wordsOf(page);
    expect(words).toMatch(/Found with: .*Bo Li \(9\d % alike\)/);
    expect(words).toContain(`What the review of Bo Li says ${body}`);
    expect(words).not.toContain("short:");
    // Once a person has upheld it, more copies do not bring it back.
    await rows("UPDATE review_cases SET decision = 'keep', decided_at = 1 WHERE review_id = ?", [original]);
    expect(await findings(await confirmed({ body }))).toMatchObject({ status: "held" });
    expect(await openCases(original)).toEqual([]);
  });

  test("when three reviewed one agent from one device, and the first two are reviewed too", async () => {
    const device = "back office";
    const first = [await confirmed({ device }), await confirmed({ device })];
    const third = await confirmed({ device });
    expect(await findings(third)).toEqual({
      status: "held",
      reason: "shared-device",
      signals: { "shared-device": 3 },
    });
    expect(await evidence(third, "shared-device")).toMatchObject({ accounts: 3, accountsOfAgent: 3 });
    for (const id of first) {
      expect(await findings(id)).toMatchObject({ status: "published", signals: { "shared-device": 3 } });
      expect(await openCases(id)).toEqual([CASE]);
    }
  });

  test("when it comes from the agent's own domain", async () => {
    const [agent] = await rows(
      "SELECT agent_no, website FROM agents WHERE website IS NOT NULL AND account_status = 'active' LIMIT 1",
    );
    const domain = new URL(String(agent?.website)).hostname;
    const id = await confirmed({ agentNo: Number(agent?.agent_no), email: `desk@${domain}` });
    expect(await findings(id)).toMatchObject({ status: "held", reason: "organization-domain" });
    expect(await evidence(id, "organization-domain")).toEqual({ domain });
  });

  test("when two weaker signals come together", async () => {
    const device = "with a throwaway address";
    await confirmed({ device });
    expect(await findings(await confirmed({ device, email: "x2@yopmail.com" }))).toEqual({
      status: "held",
      reason: "shared-device",
      signals: { "shared-device": 2, "disposable-mail": 1 },
    });
  });

  test("with its twin, when both are confirmed at once", async () => {
    const body = ownWords();
    const twins = [await send({ body }), await send({ body })];
    const answers = await Promise.all(twins.map((twin) => twin.confirm()));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    for (const { id } of twins) {
      expect(await findings(id)).toMatchObject({ status: "held", reason: "similar-text" });
      expect(await openCases(id)).toEqual([CASE]);
    }
    await expectCountsToHold();
  });

  test("equally for every number of stars: the same facts, the same outcome, the same signals", async () => {
    for (const facts of [
      { kind: "copy" },
      { kind: "copy of half", email: "mailinator.com" },
      { kind: "pair", email: "mailinator.com" },
      { kind: "pair" },
    ]) {
      const outcomes = [];
      for (const stars of [1, 2, 3, 4, 5]) {
        const body = ownWords();
        const device = `${facts.kind} ${facts.email} ${stars}`;
        await confirmed({ body, device, stars: 6 - stars });
        const half = `${body.split(" ").slice(0, 36).join(" ")} ${ownWords("").split(" ").slice(0, 10).join(" ")}`;
        const id = await confirmed({
          stars,
          body: facts.kind === "copy" ? body : facts.kind === "copy of half" ? half : ownWords(),
          ...(facts.kind === "pair" ? { device } : {}),
          ...(facts.email === undefined
            ? {}
            : { email: `star-${device.replaceAll(" ", "")}@${facts.email}` }),
        });
        outcomes.push({ ...(await findings(id)), cases: await openCases(id) });
      }
      for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
      expect(outcomes[0]?.status).toBe(
        facts.kind === "pair" && facts.email === undefined ? "published" : "held",
      );
    }
  });
});
