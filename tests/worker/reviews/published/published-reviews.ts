/** A customer's published review, made without the usual steps, for the tests of published reviews. */
import type { Visitor } from "#support/browser/visitor.ts";
import { openConversations } from "../../messages/conversations.ts";

export const REVIEW = {
  stars: "2",
  type: "Home",
  stage: "made-a-claim",
  client: "yes",
  paid: "no",
  ties: "none",
  month: "2026-10",
  title: "Slow after the storm",
  body: "It took nine days until somebody called back about the roof, and then it went well.",
};

export function openReviews() {
  const conversations = openConversations();
  const { rows, newCustomer } = conversations;

  /** A new customer's review of an agent, with this `status`. */
  async function review({
    slug = "ines-calloway",
    status = "published",
    changes = {},
  }: {
    slug?: string;
    status?: string;
    changes?: Partial<typeof REVIEW>;
  } = {}) {
    const { visitor, person } = await newCustomer("writer");
    await (await visitor.post(`/leave-review?agent=${slug}`, { ...REVIEW, ...changes })).text();
    const [row] = await rows(
      "SELECT r.id FROM reviews r JOIN users u ON u.id = r.user_id WHERE u.email = ?",
      [person.email],
    );
    const id = String(row?.id);
    await rows(
      "UPDATE reviews SET status = ?, published_at = CASE ? WHEN 'published' THEN ? END WHERE id = ?",
      [status, status, Date.now(), id],
    );
    return { id, page: `/reviews/${id}`, visitor, person };
  }

  async function reviewRow(id: string): Promise<Record<string, unknown>> {
    const [row] = await rows("SELECT * FROM reviews WHERE id = ?", [id]);
    return row ?? {};
  }
  const vote = (who: Visitor, page: string, helpful: string, back = "") =>
    who.post(page, { intent: "vote", helpful, back });

  return { ...conversations, review, reviewRow, vote };
}
