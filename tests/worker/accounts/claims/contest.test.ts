/** A claim to a profile that another account has: a person decides, and nothing changes before. */
import { describe, expect, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { findClaim } from "#app/domains/claims/claim-queries.server.ts";
import { decideClaim } from "#app/domains/claims/decide-commands.server.ts";
import { SHOW_AS_ADMIN, Visitor, wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openClaimants, PASSWORD } from "./claimants.ts";

const { agentOf, claimsOf, codeSentTo, databaseUrl, freeAgent, newAgent, profileOf, rows, signedIn, site } =
  openClaimants();
const PAGE = "/verify-email";
const REASON = "The license number in the letter is this agent’s.";
const REPLY = "I am sorry that the first visit took so long.";
const holderOf = async (agentNo: number) =>
  String((await rows("SELECT user_id FROM profiles WHERE agent_no = ?", [agentNo]))[0]?.user_id);

const agreeToTerms = (userId: string) =>
  rows(
    `INSERT INTO user_terms_agreements (id, user_id, agreement_type, terms_version_id, version, hash, agreed_at)
     SELECT ?, ?, 'agent', t.id, t.version, t.hash, 1 FROM terms_versions t WHERE t.agreement_type = 'agent'
     ORDER BY t.version DESC LIMIT 1`,
    [crypto.randomUUID(), userId],
  );

/** Someone with Ines Calloway's name contests her profile, which `agent@fairlead.example` has. */
async function contest() {
  const agent = await agentOf("ines-calloway");
  await rows("DELETE FROM outbox WHERE kind IN ('claim', 'claim-code')");
  const claimant = await newAgent("Ines", "Calloway");
  const opened = await claimant.visitor.post(PAGE, { intent: "send-code", npn: agent.npn, contest: "yes" });
  expect(opened.status).toBe(303);
  const [claim] = await claimsOf(claimant.userId);
  return {
    ...claimant,
    agent,
    claim,
    page: `/admin/claims/${claim?.id}`,
    holder: await holderOf(agent.agent_no),
  };
}

describe("a contest", () => {
  test("tells the holder at once, changes nothing whatever is proved, and waits for a person", async () => {
    const { visitor, userId, agent, claim, page, holder } = await contest();
    expect(claim).toMatchObject({ kind: "contest", status: "open" });
    const [email] = await rows(
      "SELECT subject, text FROM outbox WHERE recipient = 'agent@fairlead.example' AND kind = 'claim'",
    );
    expect(email).toMatchObject({ subject: "Someone is contesting your profile" });
    expect(email?.text).not.toContain("mail.example");
    const answer = await visitor.post(PAGE, {
      intent: "enter-code",
      code: await codeSentTo(agent.register_email),
    });
    expect(answer.headers.get("Location")).toBe(PAGE);
    expect(await profileOf(userId)).toMatchObject({ verified: 0, agent_no: null });
    expect(await profileOf(holder)).toMatchObject({ verified: 1, agent_no: agent.agent_no });
    const owner = await signedIn("agent");
    expect((await owner.get("/dashboard")).status).toBe(200);
    expect(await wordsOf(await owner.get(PAGE))).toContain("Someone else says this profile is theirs.");
    const words = await wordsOf(await (await signedIn("admin")).get(page));
    expect(words).toContain("Entered the code from the address on file");
    expect(words).toContain("agent@fairlead.example");
    expect((await visitor.post(PAGE, { intent: "withdraw" })).status).toBe(303);
    expect(
      await rows(
        "SELECT 1 FROM outbox WHERE recipient = 'agent@fairlead.example' AND subject LIKE '%contested anymore'",
      ),
    ).toHaveLength(1);
  });

  test("that is refused leaves the profile with its holder, and both sides are told why", async () => {
    const { agent, page, holder, email, userId } = await contest();
    const admin = await signedIn("admin");
    const stale = await admin.post(page, { decision: "refuse", reason: REASON, holder: "" });
    expect(stale.status).toBe(409);
    expect(await wordsOf(stale)).toContain("A different account holds the profile");
    expect((await admin.post(page, { decision: "refuse", reason: REASON, holder })).status).toBe(303);
    expect(await holderOf(agent.agent_no)).toBe(holder);
    expect(await profileOf(userId)).toMatchObject({ verified: 0 });
    for (const recipient of [email, "agent@fairlead.example"]) {
      const emails = await rows(
        "SELECT 1 FROM outbox WHERE recipient = ? AND kind = 'claim' AND text LIKE ?",
        [recipient, `%${REASON}%`],
      );
      expect(emails, recipient).toHaveLength(1);
    }
  });

  test("can't be decided by either side, even as an admin", async () => {
    const { agent, page, holder, email, userId } = await contest();
    const sides = [
      [holder, "agent@fairlead.example", demoPassword],
      [userId, email, PASSWORD],
    ] as const;
    for (const [id, address, password] of sides) {
      await rows("UPDATE user_roles SET role = 'admin' WHERE user_id = ?", [id]);
      const side = await new Visitor(site.origin()).signIn(address, password);
      await rows(SHOW_AS_ADMIN, [Date.now(), address]);
      for (const decision of ["approve", "refuse"]) {
        const answer = await side.post(page, { decision, reason: REASON, holder });
        expect(answer.status, `${address} ${decision}`).toBe(403);
      }
      await rows("UPDATE user_roles SET role = 'agent' WHERE user_id = ?", [id]);
    }
    expect((await claimsOf(userId))[0]).toMatchObject({ status: "open", decided_by: null });
    expect(await holderOf(agent.agent_no)).toBe(holder);
  });

  test("can't be upheld for a claimant who has another profile by then, and both keep theirs", async () => {
    const { agent, page, holder, userId } = await contest();
    const other = await freeAgent();
    await rows("UPDATE profiles SET verified = 1, agent_no = ?, proof = 'code' WHERE user_id = ?", [
      other.agent_no,
      userId,
    ]);
    const admin = await signedIn("admin");
    const answer = await admin.post(page, { decision: "approve", reason: REASON, holder });
    expect(answer.status).toBe(409);
    expect(await wordsOf(answer)).toContain("The claimant already manages a profile");
    expect(await profileOf(userId)).toMatchObject({ verified: 1, agent_no: other.agent_no });
    expect(await profileOf(holder)).toMatchObject({ verified: 1, agent_no: agent.agent_no });
    expect((await claimsOf(userId))[0]).toMatchObject({ status: "open", decided_by: null });
  });

  test("still waits for a person when the holder gives up the profile, even with the right code, until it is withdrawn", async () => {
    const agent = await freeAgent();
    const [holder, claimant] = [
      await newAgent(agent.firstName, agent.lastName),
      await newAgent(agent.firstName, agent.lastName),
    ];
    await rows("UPDATE profiles SET verified = 1, agent_no = ?, proof = 'code' WHERE user_id = ?", [
      agent.agent_no,
      holder.userId,
    ]);
    await claimant.visitor.post(PAGE, { intent: "send-code", npn: agent.npn, contest: "yes" });
    const code = await codeSentTo(agent.register_email);
    await agentOf(agent.slug, { free: true });
    const answer = await claimant.visitor.post(PAGE, { intent: "enter-code", code });
    expect(answer.headers.get("Location")).toBe(PAGE);
    expect(await profileOf(claimant.userId)).toMatchObject({ verified: 0, agent_no: null });
    const [claim] = await claimsOf(claimant.userId);
    expect(claim).toMatchObject({ kind: "contest", status: "open" });
    // Withdrawn while an admin reads it, it can't be decided.
    const [admin] = await rows("SELECT id FROM users WHERE email = 'admin@fairlead.example'");
    const context = openContext({ databaseUrl: databaseUrl() });
    const read = await findClaim(context, String(claim?.id));
    if (read === null) throw new Error("No claim to decide.");
    expect((await claimant.visitor.post(PAGE, { intent: "withdraw" })).status).toBe(303);
    for (const decision of ["approve", "refuse"] as const) {
      const form = { decision, reason: REASON, holder: "" };
      const nothing = { statements: [], pages: [] };
      expect(await decideClaim(context, String(admin?.id), read, form, nothing, null), decision).toBe(
        "closed",
      );
    }
    await context.settled();
    expect(await profileOf(claimant.userId)).toMatchObject({ verified: 0, agent_no: null });
    expect((await claimsOf(claimant.userId))[0]).toMatchObject({ status: "withdrawn", decided_by: null });
  });

  test("that is upheld moves the profile, and neither side can read the other's conversations or appointments", async () => {
    const customer = await signedIn("customer");
    const key = crypto.randomUUID();
    const sent = await customer.post("/messages/new?agent=ines-calloway", {
      key,
      zip: "78701",
      body: "The word amaranthine is private.",
    });
    const thread = sent.headers.get("Location")?.replace(/#.*/, "") ?? "";
    const owner = await signedIn("agent");
    expect((await owner.get(thread)).status).toBe(200);
    const [review] = await rows(
      `SELECT r.id FROM reviews r JOIN agents a ON a.agent_no = r.agent_no
       WHERE a.slug = 'ines-calloway' AND r.status = 'published' AND r.reply_body IS NULL LIMIT 1`,
    );
    const replied = await owner.post(`/reviews/${review?.id}`, {
      intent: "reply",
      understood: "yes",
      body: REPLY,
      shown: "",
    });
    expect(replied.status).toBe(303);
    expect(await wordsOf(await site.get(`/reviews/${review?.id}`))).toContain(REPLY);
    const asked = "SELECT 1 FROM question_experts WHERE agent_no = 1";
    expect((await rows(asked)).length).toBeGreaterThan(0);

    const met = await rows("SELECT id, client_email email FROM appointments WHERE agent_no = 1");
    const listed = await (await owner.get("/appointments")).text();
    for (const { id } of met) expect(listed).toContain(id);

    const { agent, page, holder, visitor, userId, email } = await contest();
    const admin = await signedIn("admin");
    expect((await admin.post(page, { decision: "approve", reason: REASON, holder })).status).toBe(303);
    expect(await profileOf(userId)).toMatchObject({
      verified: 1,
      agent_no: agent.agent_no,
      url_slug: agent.slug,
    });
    expect(await profileOf(holder)).toMatchObject({
      verified: 0,
      agent_no: null,
      url_slug: null,
      proof: null,
    });

    await agreeToTerms(userId);
    const heir = await new Visitor(site.origin()).signIn(email, PASSWORD);
    for (const [who, name] of [
      [heir, "the new holder"],
      [await new Visitor(site.origin()).signIn("agent@fairlead.example", demoPassword), "the old holder"],
    ] as const) {
      expect((await who.get(thread)).status, name).not.toBe(200);
      expect(await (await who.get("/messages?q=amaranthine")).text(), name).not.toContain("is private");
      const taken = await (await who.get("/settings/export")).text();
      expect(taken, name).not.toContain("amaranthine");
      const seen = taken + (await (await who.get("/appointments")).text());
      for (const one of met) {
        expect((await who.get(`/appointments/${one.id}`)).status, name).not.toBe(200);
        expect((await who.post(`/appointments/${one.id}`, { intent: "missed" })).status, name).not.toBe(303);
        for (const secret of [one.id, one.email]) expect(seen, name).not.toContain(secret);
      }
    }
    expect((await heir.get("/messages")).status).toBe(200);
    expect((await owner.get("/messages")).headers.get("Location")).toBe(PAGE);
    expect(
      (
        await owner.post(`/reviews/${review?.id}`, {
          intent: "reply",
          understood: "yes",
          body: REPLY,
          shown: "",
        })
      ).status,
    ).not.toBe(303);
    expect(await wordsOf(await site.get(`/reviews/${review?.id}`))).not.toContain(REPLY);
    expect(
      await rows("SELECT 1 FROM user_notifications WHERE user_id = ? AND action_url = ?", [holder, thread]),
    ).toEqual([]);
    expect(await rows(asked)).toEqual([]);
    expect(await wordsOf(await customer.get(thread))).toContain("can’t receive messages right now");
    expect(await wordsOf(await owner.get(PAGE))).toContain("Claim your profile");
    await visitor.get(PAGE);
  });
});
