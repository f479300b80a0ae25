/** Published and held reviews, flags, decisions and appeals through HTTP, for the tests of moderation. */
import { HOUR_MS } from "#app/platform/durations.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openConversations } from "../../messages/conversations.ts";
import { expectSumsToHold } from "../ranking/review-sums.ts";
import { ownWords } from "../review-words.ts";

export const REVIEW = {
  stars: "2",
  explains: "3",
  type: "Home",
  stage: "made-a-claim",
  client: "yes",
  paid: "no",
  ties: "none",
  month: "2026-10",
  title: "Slow after the storm",
  body: "It took nine days until somebody called back about the roof, and then it went well.",
};

type Decision = { decision: string; reason?: string; note?: string; read?: string };

export function openReviewCases() {
  const conversations = openConversations();
  const { rows, newCustomer, stranger, emailToken } = conversations;

  const reviewRow = async (id: string): Promise<Record<string, unknown>> =>
    (await rows("SELECT * FROM reviews WHERE id = ?", [id]))[0] ?? {};

  /** A new customer's review that waits for its link. */
  async function sentReview(slug = "bo-li", changes: Record<string, string> = {}) {
    const { visitor, person } = await newCustomer("reviewer");
    const answer = await visitor.post(`/leave-review?agent=${slug}`, {
      ...REVIEW,
      body: ownWords(),
      ...changes,
    });
    await answer.text();
    const [row] = await rows(
      "SELECT r.id FROM reviews r JOIN users u ON u.id = r.user_id WHERE u.email = ?",
      [person.email],
    );
    return { visitor, person, id: String(row?.id) };
  }

  async function publishedReview(slug?: string, changes?: Record<string, string>) {
    const sent = await sentReview(slug, changes);
    const token = await emailToken("verify-review", sent.person.email);
    await (await stranger().post("/verify-review", { token })).text();
    // Whatever the signals find, these tests start with a published review.
    const { status } = await reviewRow(sent.id);
    if (status !== "published") throw new Error(`The review is ${status}.`);
    return sent;
  }

  /** A review that is held for a person, as the signals leave it. */
  async function heldReview(slug?: string, changes?: Record<string, string>) {
    const sent = await sentReview(slug, changes);
    const { agent_no, stars } = await reviewRow(sent.id);
    await rows("UPDATE reviews SET status = 'held', reason = 'burst' WHERE id = ?", [sent.id]);
    await rows(
      "UPDATE review_totals SET review_count = review_count - 1 WHERE status = 'awaiting-verification' AND stars = ?",
      [Number(stars)],
    );
    await rows(
      `INSERT INTO review_totals (status, stars, reason, review_count) VALUES ('held', ?, 'burst', 1)
       ON CONFLICT DO UPDATE SET review_count = review_count + 1`,
      [Number(stars)],
    );
    const caseId = crypto.randomUUID();
    const now = Date.now();
    await rows(
      `INSERT INTO review_cases (id, review_id, agent_no, cause, opened_at, due_at) VALUES (?, ?, ?, 'signals', ?, ?)`,
      [caseId, sent.id, Number(agent_no), now, now + 48 * HOUR_MS],
    );
    return { ...sent, caseId };
  }

  const flag = (id: string, reason = "off-topic", who: Visitor = stranger(), note = "") =>
    who.post(`/reviews/${id}/report`, { reason, note });

  const casesOf = (id: string) =>
    rows("SELECT * FROM review_cases WHERE review_id = ? ORDER BY opened_at, id", [id]);
  const openCase = async (id: string) =>
    String(
      (await rows("SELECT id FROM review_cases WHERE review_id = ? AND decided_at IS NULL", [id]))[0]?.id,
    );

  /** Decides a case with its page's form, about the current text. */
  async function decide(admin: Visitor, caseId: string, { note = "", ...decision }: Decision) {
    const [row] = await rows(
      `SELECT max(coalesce(r.edited_at, 0), r.submitted_at) at FROM reviews r
       JOIN review_cases k ON k.review_id = r.id WHERE k.id = ?`,
      [caseId],
    );
    return admin.post(`/admin/reviews/${caseId}`, { read: String(row?.at), note, ...decision });
  }

  const emailsTo = (email: string) =>
    rows(
      "SELECT subject, text FROM outbox WHERE recipient = ? AND kind = 'review-decision' ORDER BY created_at",
      [email],
    );
  const bellOf = (email: string) =>
    rows(
      `SELECT n.title, n.message, n.action_url FROM user_notifications n JOIN users u ON u.id = n.user_id
       WHERE u.email = ? ORDER BY n.created_at DESC`,
      [email],
    );
  const countEvents = async (event: string) =>
    Number((await rows("SELECT sum(event_count) n FROM review_days WHERE event = ?", [event]))[0]?.n ?? 0);

  return {
    ...conversations,
    reviewRow,
    sentReview,
    publishedReview,
    heldReview,
    flag,
    casesOf,
    openCase,
    decide,
    emailsTo,
    bellOf,
    countEvents,
    sumsHoldFor: async (id: string) => expectSumsToHold(rows, Number((await reviewRow(id)).agent_no)),
  };
}
