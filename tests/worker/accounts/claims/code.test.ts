/** A claim that is proved by a code sent to the register's email address. */
import { describe, expect, test } from "vitest";
import { openClaim } from "#app/domains/claims/open-commands.server.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { errorBy, heldBy, pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openClaimants } from "./claimants.ts";

const { agentOf, claimsOf, codeSentTo, databaseUrl, freeAgent, newAgent, profileOf, rows, signedIn, site } =
  openClaimants();
const { notAccepting, lapsed } = landmarks.agents;
const PAGE = "/verify-email";
const beatriz = () => newAgent("Beatriz", "Sandoval-Kerr");
const askCode = (npn: string) => ({ intent: "send-code", npn });
/** In the right format, and never the right one. */
const otherThan = (code: string) => (code.startsWith("A") ? `B${code.slice(1)}` : `A${code.slice(1)}`);

describe("a claim with a code", () => {
  test("gives the profile to the account that enters it, once, and tells them", async () => {
    const agent = await agentOf(notAccepting.slug, { free: true });
    const { visitor, userId, email } = await beatriz();
    expect(await wordsOf(await site.get(`/showcase/${agent.slug}`))).not.toContain("Send a message");
    expect((await visitor.post(PAGE, askCode(agent.npn))).status).toBe(303);
    const words = await wordsOf(await visitor.get(PAGE));
    expect(words).toContain("b…@p…s.example");
    expect(words).not.toContain(agent.register_email);
    expect(await profileOf(userId)).toMatchObject({
      verified: 0,
      agent_no: null,
      url_slug: null,
      proof: null,
    });

    const code = await codeSentTo(agent.register_email);
    const typed = ` ${code.toLowerCase().replace("-", " ")}`;
    const proven = await visitor.post(PAGE, { intent: "enter-code", code: typed });
    expect(proven.headers.get("Location")).toBe("/dashboard/showcase");
    expect(await profileOf(userId)).toMatchObject({
      verified: 1,
      agent_no: agent.agent_no,
      url_slug: agent.slug,
      npn: agent.npn,
      proof: "code",
    });
    expect((await visitor.get("/dashboard")).headers.get("Location")).toBe("/user-agreement");
    expect(await rows("SELECT subject FROM outbox WHERE recipient = ? AND kind = 'claim'", [email])).toEqual([
      { subject: "You now manage your profile" },
    ]);
    expect(await rows("SELECT title FROM user_notifications WHERE user_id = ?", [userId])).toEqual([
      { title: "You now manage your profile" },
    ]);
    const again = await visitor.post(PAGE, { intent: "enter-code", code });
    expect(again.headers.get("Location")).toBe("/user-agreement");
  });

  test("compares five tries of a code, however many come at once; a new code starts over", async () => {
    const agent = await freeAgent();
    const { visitor, userId } = await newAgent(agent.firstName, agent.lastName);
    await visitor.post(PAGE, askCode(agent.npn));
    const code = await codeSentTo(agent.register_email);
    const wrong = { intent: "enter-code", code: otherThan(code) };
    const answers = await Promise.all(Array.from({ length: 9 }, () => visitor.post(PAGE, wrong)));
    expect(answers.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 400, 429, 429, 429, 429]);
    const late = await visitor.post(PAGE, { intent: "enter-code", code });
    expect(late.status).toBe(429);
    expect(await wordsOf(late)).toContain("no tries left");
    expect((await claimsOf(userId))[0]).toMatchObject({ status: "open", code_tries: 5 });
    expect((await visitor.post(PAGE, { intent: "another-code" })).status).toBe(303);
    expect((await visitor.post(PAGE, { intent: "enter-code", code })).status, "the earlier one").toBe(400);
    const next = await codeSentTo(agent.register_email);
    expect((await visitor.post(PAGE, { intent: "enter-code", code: next })).status).toBe(303);
    expect(await profileOf(userId)).toMatchObject({ verified: 1 });
  });

  test("is good for thirty minutes, and is never stored in plain text", async () => {
    const agent = await freeAgent();
    const { visitor, userId } = await newAgent(agent.firstName, agent.lastName);
    await visitor.post(PAGE, askCode(agent.npn));
    const code = await codeSentTo(agent.register_email);
    const [claim] = await claimsOf(userId);
    expect(Number(claim?.code_expires_at) - Number(claim?.opened_at)).toBe(30 * MINUTE_MS);
    expect(JSON.stringify(claim)).not.toContain(code);
    await rows("UPDATE profile_claims SET code_expires_at = ? WHERE user_id = ?", [Date.now() - 1, userId]);
    const late = await visitor.post(PAGE, { intent: "enter-code", code });
    expect(late.status).toBe(410);
    expect(await wordsOf(late)).toContain("expired");
    expect(await profileOf(userId)).toMatchObject({ verified: 0, agent_no: null });
  });

  test("of one account opens no other account's claim", async () => {
    const agent = await freeAgent();
    const [first, second] = [
      await newAgent(agent.firstName, agent.lastName),
      await newAgent(agent.firstName, agent.lastName),
    ];
    await first.visitor.post(PAGE, askCode(agent.npn));
    const code = await codeSentTo(agent.register_email);
    await second.visitor.post(PAGE, askCode(agent.npn));
    expect((await second.visitor.post(PAGE, { intent: "enter-code", code })).status).toBe(400);
    expect(await profileOf(second.userId)).toMatchObject({ verified: 0 });
    expect((await claimsOf(second.userId))[0]).toMatchObject({ status: "open" });
  });

  test("entered right after someone else got the profile is evidence in a contest, and moves nothing", async () => {
    const agent = await agentOf(lapsed.slug, { free: true });
    const { visitor, userId } = await newAgent("Desmond", "Achterberg");
    await visitor.post(PAGE, askCode(agent.npn));
    const code = await codeSentTo(agent.register_email);
    const quicker = await newAgent("Desmond", "Achterberg");
    await rows("UPDATE profiles SET verified = 1, agent_no = ?, proof = 'code' WHERE user_id = ?", [
      agent.agent_no,
      quicker.userId,
    ]);
    expect((await visitor.post(PAGE, { intent: "enter-code", code })).headers.get("Location")).toBe(PAGE);
    expect(await profileOf(userId)).toMatchObject({ verified: 0, agent_no: null });
    expect(await profileOf(quicker.userId)).toMatchObject({ verified: 1, agent_no: agent.agent_no });
    expect((await claimsOf(userId))[0]).toMatchObject({ status: "open", kind: "contest" });
    // Both are told, as in any contest.
    const contested = "SELECT 1 FROM user_notifications WHERE user_id = ? AND title = ?";
    expect(await rows(contested, [quicker.userId, "Someone is contesting your profile"])).toHaveLength(1);
    const [admin] = await rows("SELECT id FROM users WHERE email = 'admin@fairlead.example'");
    const waiting = "A contested profile is waiting for a decision";
    expect(await rows(contested, [String(admin?.id), waiting])).toHaveLength(1);
  });

  test("asks again if someone else got the profile since the page was read", async () => {
    const agent = await freeAgent();
    const [{ userId }, quicker] = [
      await newAgent(agent.firstName, agent.lastName),
      await newAgent(agent.firstName, agent.lastName),
    ];
    const context = openContext({ databaseUrl: databaseUrl() });
    context.session = { userId, sessionId: userId };
    const viewer = await getViewer(context);
    if (viewer === null) throw new Error("No such viewer.");
    // The request comes between the read and the write.
    const take = async () => {
      await rows("UPDATE profiles SET verified = 1, agent_no = ?, proof = 'code' WHERE user_id = ?", [
        agent.agent_no,
        quicker.userId,
      ]);
      return 0;
    };
    const between = { ...context, limiters: { ...context.limiters, take } };
    const claim = { npn: agent.npn, contest: false, proof: { way: "code" } } as const;
    expect(await openClaim(between, viewer, claim)).toEqual({ kind: "changed" });
    expect(await claimsOf(userId)).toEqual([]);
  });

  test("goes to one license's register address at most five times a day, whoever asks", async () => {
    const agent = await freeAgent();
    const sent: number[] = [];
    for (let asker = 0; asker < 6; asker++) {
      const { visitor } = await newAgent(agent.firstName, agent.lastName);
      sent.push((await visitor.post(PAGE, askCode(agent.npn))).status);
    }
    expect(sent).toEqual([303, 303, 303, 303, 303, 429]);
    const emails = await rows("SELECT 1 FROM outbox WHERE kind = 'claim-code' AND recipient = ?", [
      agent.register_email,
    ]);
    expect(emails).toHaveLength(5);
  });
});

describe("what can't be claimed", () => {
  test("is explained next to the NPN, with what to do, and what was typed stays", async () => {
    const agent = await agentOf(notAccepting.slug, { free: true });
    const { visitor, userId } = await newAgent("Ada", "Quill");
    const held = await agentOf("ines-calloway");
    for (const [npn, status, words] of [
      ["0", 400, "doesn’t begin with 0"],
      ["1", 409, "can’t find this NPN in the register"],
      [agent.npn, 409, "under a different name"],
      [held.npn, 409, "under a different name"],
    ] as const) {
      const answer = await visitor.post(PAGE, askCode(npn));
      expect(answer.status, npn).toBe(status);
      const page = await pageOf(answer);
      const field = page.getByLabelText("NPN");
      expect(errorBy(field), npn).toContain(words);
      expect(heldBy(field), npn).toBe(npn);
    }
    expect(await claimsOf(userId)).toEqual([]);
    const namesake = await newAgent("Ines", "Calloway");
    const taken = await namesake.visitor.post(PAGE, askCode(held.npn));
    expect(taken.status).toBe(409);
    const page = await pageOf(taken);
    expect(page.text).toContain("Another account has this NPN.");
    expect(page.getByRole("checkbox", { name: /^This profile is mine/ })).toBeDefined();
  });

  test("without a confirmed address and an agent's account", async () => {
    const agent = await agentOf(notAccepting.slug, { free: true });
    const waiting = await signedIn("new-agent");
    const answer = await waiting.post(PAGE, askCode(agent.npn));
    expect(answer.status).toBe(409);
    expect(await wordsOf(answer)).toContain("Confirm your email address first");
    const customer = await (await signedIn("customer")).post(PAGE, askCode(agent.npn));
    expect(customer.headers.get("Location")).toBe(PAGE);
    const [codes] = await rows(
      "SELECT count(*) n FROM profile_claims WHERE agent_no = ? AND status = 'open' AND user_id IN (SELECT id FROM users WHERE email LIKE '%@fairlead.example')",
      [agent.agent_no],
    );
    expect(codes?.n).toBe(0);
  });
});

test("one account has one open claim, even in two tabs, and may withdraw it", async () => {
  const agent = await agentOf("maximiliana-featherstonehaugh-cholmondeley-von-hohenfels-santamaria-oyelaran");
  const { visitor, userId } = await newAgent(
    "Maximiliana",
    "Featherstonehaugh-Cholmondeley von Hohenfels-Santamaría Oyelaran",
  );
  const answers = await Promise.all([1, 2, 3].map(() => visitor.post(PAGE, askCode(agent.npn))));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
  expect(await claimsOf(userId)).toHaveLength(1);
  expect((await visitor.post(PAGE, { intent: "withdraw" })).status).toBe(303);
  expect((await visitor.post(PAGE, { intent: "withdraw" })).status).toBe(409);
  expect((await claimsOf(userId))[0]).toMatchObject({ status: "withdrawn", code_hash: null });
  expect((await visitor.post(PAGE, { intent: "enter-code", code: "AAAA-AAAA" })).status).toBe(409);
});

test("the register's address is on no public page and in no file", async () => {
  const agent = await agentOf("ines-calloway");
  const paths = [
    "/showcase/ines-calloway",
    "/showcase/ines-calloway.data",
    "/showcase/ines-calloway/contact.vcf",
    "/geographic-search-results?q=calloway",
    "/api/suggest?q=calloway",
  ];
  for (const path of paths)
    expect(await (await site.get(path)).text(), path).not.toContain("producers.example");
  const mine = await (await (await signedIn("agent")).get("/settings/export")).text();
  expect(agent.register_email).toContain("producers.example");
  expect(mine).not.toContain("producers.example");
});

test("no account has a profile without a proof", async () => {
  expect(
    await rows(
      "SELECT 1 FROM profiles WHERE agent_no IS NOT NULL AND proof IS NULL AND user_id IN (SELECT person_id FROM agents)",
    ),
  ).toEqual([]);
});

describe("an admin sends the code again", () => {
  const REASON = "They called: the first email never came.";

  test("with a reason, to the register's address only; the earlier code expires, and the claimant is told", async () => {
    const agent = await freeAgent();
    const { visitor, userId, email } = await newAgent(agent.firstName, agent.lastName);
    await visitor.post(PAGE, askCode(agent.npn));
    const first = await codeSentTo(agent.register_email);
    const [claim] = await claimsOf(userId);
    const at = `/admin/claims/${claim?.id}`;
    expect((await visitor.post(at, { intent: "resend", reason: REASON })).headers.get("Location")).toBe(
      "/verify-email",
    );
    const admin = await signedIn("admin");
    const page = await pageOf(await admin.get(at));
    expect(page.getByRole("button", { name: "Send the code again", hidden: true })).toBeDefined();
    const short = await pageOf(await admin.post(at, { intent: "resend", reason: "No" }));
    expect(errorBy(short.getAllByLabelText(/^Reason/)[0] as HTMLElement)).toContain("at least 10 characters");

    const sent = await admin.post(at, { intent: "resend", reason: REASON });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, at]);
    const second = await codeSentTo(agent.register_email);
    expect(second).not.toBe(first);
    expect(
      await rows("SELECT reason, after FROM audit_log WHERE act = 'claim.resend' AND subject_id = ?", [
        String(claim?.id),
      ]),
    ).toEqual([{ reason: REASON, after: expect.not.stringContaining(second) }]);
    expect(await rows("SELECT title FROM user_notifications WHERE user_id = ?", [userId])).toEqual([
      { title: "We sent your code again" },
    ]);
    expect(await rows("SELECT subject FROM outbox WHERE recipient = ? AND kind = 'claim'", [email])).toEqual([
      { subject: "We sent your code again" },
    ]);
    expect((await visitor.post(PAGE, { intent: "enter-code", code: first })).status).toBe(400);
    const proven = await visitor.post(PAGE, { intent: "enter-code", code: second });
    expect(proven.headers.get("Location")).toBe("/dashboard/showcase");
    // Once proven there is nothing to send.
    const late = await admin.post(at, { intent: "resend", reason: REASON });
    expect(late.status).toBe(409);
    expect(await wordsOf(late)).toContain("No code is waited for anymore");
  });

  test("no more often than the claimant may, and what was typed stays", async () => {
    const agent = await freeAgent();
    const { visitor, userId } = await newAgent(agent.firstName, agent.lastName);
    await visitor.post(PAGE, askCode(agent.npn));
    const at = `/admin/claims/${(await claimsOf(userId))[0]?.id}`;
    const admin = await signedIn("admin");
    for (let time = 0; time < 4; time++)
      expect((await admin.post(at, { intent: "resend", reason: REASON })).status).toBe(303);
    const answer = await admin.post(at, { intent: "resend", reason: REASON });
    expect(answer.status).toBe(429);
    const page = await pageOf(answer);
    expect(page.text).toContain("Enough codes went out today");
    expect(heldBy(page.getAllByLabelText(/^Reason/)[0] as HTMLElement)).toBe(REASON);
    expect((await visitor.post(PAGE, { intent: "another-code" })).status).toBe(429);
  });
});
