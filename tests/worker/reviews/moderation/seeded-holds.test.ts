import { expect, test } from "vitest";
import { shinglesOf, similarityOf } from "#app/domains/reviews/signals/similar-text/shingles.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { openConversations } from "../../messages/conversations.ts";

const { rows, newCustomer, stranger, emailToken } = openConversations();

test("held demo reviews are held for what their evidence says, with a case", async () => {
  const held = await rows(`
    SELECT r.id, r.body, r.reason, r.submitted_at sent, s.points, s.evidence, c.due_at due
    FROM reviews r JOIN review_signals s ON s.review_id = r.id AND s.kind = r.reason
      JOIN review_cases c ON c.review_id = r.id AND c.decided_at IS NULL AND c.cause = 'signals'
    WHERE r.status = 'held'`);
  const [all] = await rows("SELECT count(*) n FROM reviews WHERE status = 'held'");
  expect(held.length).toBe(all?.n);
  expect(held.length).toBeGreaterThanOrEqual(12);
  expect(new Set(held.map(({ reason }) => reason))).toEqual(new Set(["similar-text", "shared-device"]));
  const bodies = new Map(
    (await rows("SELECT id, body FROM reviews")).map(({ id, body }) => [String(id), String(body)]),
  );
  for (const { body, points, evidence, reason, sent, due } of held) {
    expect(points).toBe(3);
    expect(Number(due) - Number(sent)).toBeGreaterThan(47 * HOUR_MS);
    const found = JSON.parse(String(evidence));
    if (reason === "shared-device") {
      expect(found.reviews.length).toBe(2);
      for (const id of found.reviews) expect(bodies.has(id)).toBe(true);
      continue;
    }
    const [{ id, similarity }] = found.reviews;
    const exact = similarityOf(shinglesOf(String(body)), shinglesOf(bodies.get(id) ?? ""));
    expect(exact).toBeGreaterThanOrEqual(0.7);
    expect(similarity).toBeCloseTo(exact, 2);
  }
});

test("every demo text is found by its copy: a copy of another agent's review is held", async () => {
  const [without] = await rows(
    "SELECT count(*) n FROM reviews r WHERE NOT EXISTS (SELECT 1 FROM review_bands b WHERE b.review_id = r.id)",
  );
  expect(without?.n).toBe(0);
  const [original] = await rows(`
    SELECT id, body, agent_no FROM reviews r WHERE status = 'published' AND length(body) > 200
      AND NOT EXISTS (SELECT 1 FROM review_signals s WHERE s.review_id = r.id)
    ORDER BY id DESC LIMIT 1`);
  const { visitor, person } = await newCustomer("copyist");
  const sent = await visitor.post("/leave-review?agent=bo-li", {
    stars: "4",
    type: "Home",
    stage: "made-a-claim",
    client: "yes",
    paid: "no",
    ties: "none",
    month: "2026-10",
    title: "Copied",
    body: String(original?.body),
  });
  expect(sent.status).toBe(303);
  const token = await emailToken("verify-review", person.email);
  expect((await stranger().post("/verify-review", { token })).status).toBe(303);
  const [copy] = await rows(
    `SELECT r.status, r.reason, s.evidence FROM reviews r JOIN users u ON u.id = r.user_id
      LEFT JOIN review_signals s ON s.review_id = r.id AND s.kind = 'similar-text' WHERE u.email = ?`,
    [person.email],
  );
  expect(copy).toMatchObject({ status: "held", reason: "similar-text" });
  expect(String(copy?.evidence)).toContain(String(original?.id));
});
