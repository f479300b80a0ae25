/** Reviews sent from any account and network, and the signals found, for the tests of signals. */
import { expect } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { createDatabase } from "#db/client.ts";
import { openConversations } from "../../messages/conversations.ts";
import { ownWords } from "../review-words.ts";
import { type SentReview, writeSent } from "./sent-reviews.ts";

/** An open case as `openCases` gives it. */
export const CASE = { cause: "signals", due: 48 * HOUR_MS };

export function openSignals() {
  const site = openConversations();
  const { rows, databaseUrl, stranger } = site;
  const agentNo = async (slug = "bo-li") =>
    Number((await rows("SELECT agent_no FROM agents WHERE slug = ?", [slug]))[0]?.agent_no);

  let written = 0;
  /** Sent by someone without anything odd except what is given here, hours from any other. */
  async function send(changes: Partial<SentReview> = {}) {
    written += 1;
    const sentAt = changes.sentAt ?? Date.now() - written * 7 * HOUR_MS;
    const { id, token, statements } = writeSent({
      agentNo: await agentNo(),
      body: ownWords(),
      stars: 4,
      email: `quiet-${written}@mail.example`,
      sentAt,
      accountMadeAt: sentAt - 40 * DAY_MS,
      address: `address ${written}`,
      device: `device ${written}`,
      ...changes,
    });
    const { client } = createDatabase({ url: databaseUrl() });
    await client.batch(statements, "write");
    client.close();
    return { id, token, confirm: () => stranger().post("/verify-review", { token }) };
  }
  async function confirmed(changes: Partial<SentReview> = {}) {
    const sent = await send(changes);
    expect((await sent.confirm()).status).toBe(303);
    return sent.id;
  }
  const reviewOf = async (id: string) => (await rows("SELECT * FROM reviews WHERE id = ?", [id]))[0];
  async function findings(id: string) {
    const found = await rows("SELECT kind, points FROM review_signals WHERE review_id = ? ORDER BY kind", [
      id,
    ]);
    const review = await reviewOf(id);
    return {
      status: review?.status,
      reason: review?.reason,
      signals: Object.fromEntries(found.map(({ kind, points }) => [String(kind), Number(points)])),
    };
  }
  const evidence = async (id: string, kind: string) =>
    JSON.parse(
      String(
        (await rows("SELECT evidence FROM review_signals WHERE review_id = ? AND kind = ?", [id, kind]))[0]
          ?.evidence,
      ),
    );
  const openCases = (id: string) =>
    rows(
      "SELECT cause, due_at - opened_at due FROM review_cases WHERE review_id = ? AND decided_at IS NULL",
      [id],
    );
  async function expectCountsToHold() {
    const totals =
      "SELECT status, sum(review_count) n FROM review_totals GROUP BY status HAVING n > 0 ORDER BY 1";
    expect(await rows(totals)).toEqual(
      await rows("SELECT status, count(*) n FROM reviews GROUP BY status ORDER BY 1"),
    );
    expect(
      await rows("SELECT received, published, awaiting, held FROM agent_review_stats WHERE agent_no = 3"),
    ).toEqual(
      await rows(`SELECT count(*) received, count(*) FILTER (WHERE status = 'published') published,
        count(*) FILTER (WHERE status = 'awaiting-verification') awaiting,
        count(*) FILTER (WHERE status = 'held') held FROM reviews WHERE agent_no = 3`),
    );
  }

  return { ...site, send, confirmed, reviewOf, findings, evidence, openCases, expectCountsToHold };
}
