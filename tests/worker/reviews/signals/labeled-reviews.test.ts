import { expect, test } from "vitest";
import { createDatabase } from "#db/client.ts";
import { judgeLabeled } from "#support/reviews/judge.ts";
import { drawLabeled, LABELED_AGENTS, type Labeled } from "#support/reviews/labeled-reviews.ts";
import { openAccounts } from "../../accounts.ts";
import { writeSent } from "./sent-reviews.ts";

const { rows, stranger, databaseUrl } = openAccounts();

/** Confirms each in the order of sending, through the address of the emailed link. */
async function confirmAll(labeled: readonly Labeled[]) {
  const agents = await rows(
    "SELECT agent_no FROM agents WHERE account_status = 'active' AND agent_no > 6 ORDER BY agent_no LIMIT ?",
    [LABELED_AGENTS],
  );
  const { client } = createDatabase({ url: databaseUrl() });
  const visitor = stranger();
  const labels = new Map<string, Labeled["label"]>();
  for (const { label, agent, ...review } of labeled) {
    const { id, token, statements } = writeSent({ ...review, agentNo: Number(agents[agent]?.agent_no) });
    await client.batch(statements, "write");
    const answer = await visitor.post("/verify-review", { token });
    await answer.text();
    expect(answer.status).toBe(303);
    labels.set(id, label);
  }
  client.close();
  return labels;
}

test("a ring is found, ordinary people are left alone, and a person sees everything of an evening on one network", {
  timeout: 900_000,
}, async () => {
  // The demo's texts are made from the same sentences as these: next to them honest ones look copied.
  await rows("DELETE FROM review_bands");
  // This is about signals, so no pause begins (`pauses/`): an admin has just ended one everywhere.
  await rows(
    `INSERT INTO review_pauses (id, agent_no, began_at, evidence, last_burst_at, ended_at, ended_by)
     SELECT 'pause ' || agent_no, agent_no, ?1, '{}', ?1, ?1, 'admin' FROM agents`,
    [Date.now()],
  );
  // Every eighth ordinary person: a test without a server covers all six hundred.
  const labeled = drawLabeled(Date.now()).filter(({ label }, at) => label !== "ordinary" || at % 8 === 0);
  const labels = await confirmAll(labeled);
  const seen = await rows(`
    SELECT r.id, r.status = 'held' held, r.reason, EXISTS (
      SELECT 1 FROM review_cases c WHERE c.review_id = r.id) seen
    FROM reviews r JOIN review_links l ON l.review_id = r.id`);
  const count = (label: Labeled["label"], column: "held" | "seen") =>
    seen.filter((row) => labels.get(String(row.id)) === label && row[column] === 1).length;
  const held = {
    ring: count("ring", "held"),
    ordinary: count("ordinary", "held"),
    burst: count("burst", "held"),
  };
  const looked = {
    ring: count("ring", "seen"),
    ordinary: count("ordinary", "seen"),
    burst: count("burst", "seen"),
  };
  // Request and rule agree on each: nothing between the form and the decision is lost.
  expect({ held, seen: looked }).toEqual(judgeLabeled(labeled));
  expect(looked.ring / 60, "recall").toBeGreaterThanOrEqual(0.8);
  expect(held.ring / (held.ring + held.ordinary), "precision").toBeGreaterThanOrEqual(0.9);
  expect(looked.burst).toBe(75);
});
