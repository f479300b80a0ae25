/** Knowing a profile's public page and having a throwaway address must open nothing. */
import { describe, expect, test } from "vitest";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openClaimants } from "./claimants.ts";

const { agentOf, newAgent, profileOf, rows, signedIn } = openClaimants();
const { notAccepting } = landmarks.agents;
const REPLY = "Thank you for the kind words about our work together.";

describe("an impostor with the name and the NPN of an unclaimed profile", () => {
  test("is not verified, reads no message, replies to no review and answers no question", async () => {
    const agent = await agentOf(notAccepting.slug, { free: true });
    const impostor = await newAgent("Beatriz", "Sandoval-Kerr");
    for (const intent of ["verify", "send-code"])
      await (await impostor.visitor.post("/verify-email", { intent, npn: agent.npn })).text();

    const customer = await signedIn("customer");
    const written = await customer.post(`/messages/new?agent=${agent.slug}`, {
      key: crypto.randomUUID(),
      zip: "78701",
      body: "My policy number is private.",
    });
    expect(written.status, "no account has the profile, so it takes no messages").toBe(403);
    expect(await rows("SELECT 1 FROM message_threads WHERE agent_no = ?", [agent.agent_no])).toEqual([]);

    const [review] = await rows(
      "SELECT id FROM reviews WHERE agent_no = ? AND status = 'published' LIMIT 1",
      [agent.agent_no],
    );
    const pages = ["/dashboard", "/messages", "/dashboard/questions", "/dashboard/reviews"];
    for (const page of pages)
      expect((await impostor.visitor.get(page)).headers.get("Location"), page).toBe("/verify-email");
    const replied = await impostor.visitor.post(`/reviews/${review?.id}`, {
      intent: "reply",
      body: REPLY,
      shown: "",
    });
    expect(replied.status).not.toBe(303);
    expect(await rows("SELECT 1 FROM reviews WHERE reply_body = ?", [REPLY])).toEqual([]);
    expect(await profileOf(impostor.userId)).toMatchObject({ verified: 0, agent_no: null, url_slug: null });
    expect(await wordsOf(await impostor.visitor.get("/verify-email"))).not.toContain("You’re verified");
  });
});
