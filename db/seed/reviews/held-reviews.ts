/** Why held reviews are held, and their cases: with texts that really are alike. */
import type { Client, InStatement } from "@libsql/client/web";
import { bandsOf } from "#app/domains/reviews/signals/similar-text/min-hash.ts";
import { shinglesOf, similarityOf } from "#app/domains/reviews/signals/similar-text/shingles.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { reviewBands, reviewCases, reviewFingerprints, reviewSignals } from "../../schema/index.ts";
import { fixedId } from "../fixed-id.ts";
import { insertStatements, Sender } from "../insert.ts";
import { openCaseRow } from "./review-cases.ts";

const REVIEWS_PER_BATCH = 500;
/** A shared device has this many other reviews. */
const OTHERS = 2;

type Held = { id: string; agentNo: number; body: string; reason: string; submittedAt: number };
type Other = { id: string; agentNo: number; body: string; submittedAt: number };
type Findings = {
  bodies: InStatement[];
  signals: Required<typeof reviewSignals.$inferInsert>[];
  cases: Required<typeof reviewCases.$inferInsert>[];
  fingerprints: Required<typeof reviewFingerprints.$inferInsert>[];
  bands: Required<typeof reviewBands.$inferInsert>[];
};

/** Writes evidence and cases for every held review, and cases for the published ones that it leads to. */
export async function seedHeldReviews(client: Client): Promise<void> {
  const { rows } = await client.execute(
    "SELECT id, agent_no, body, reason, submitted_at FROM reviews WHERE status = 'held' ORDER BY id",
  );
  const held = rows.map((row): Held => ({ ...readOther(row), reason: String(row.reason) }));
  const sender = new Sender(client);
  const asked = new Set<string>();
  for (let at = 0; at < held.length; at += REVIEWS_PER_BATCH) {
    const found: Findings = { bodies: [], signals: [], cases: [], fingerprints: [], bands: [] };
    const some = held.slice(at, at + REVIEWS_PER_BATCH);
    const othersOf = await findOthers(client, some);
    // After the last agent with a review there is no one to copy from but the others.
    const any = othersOf.find((others) => others.length === OTHERS) ?? [];
    for (const [i, one] of some.entries()) {
      const others = othersOf[i]?.length === OTHERS ? othersOf[i] : any;
      if (one.reason === "shared-device") shareDevice(one, others, asked, found);
      else copyText(one, others, asked, found);
    }
    await sender.send([
      ...found.bodies,
      ...insertStatements(reviewSignals, found.signals),
      ...insertStatements(reviewCases, found.cases),
      ...insertStatements(reviewFingerprints, found.fingerprints),
      ...insertStatements(reviewBands, found.bands),
    ]);
  }
  await sender.flush();
}

function readOther(row: Record<string, unknown>): Other {
  const { id, agent_no: agentNo, body, submitted_at: submittedAt } = row;
  return { id: String(id), agentNo: Number(agentNo), body: String(body), submittedAt: Number(submittedAt) };
}

/**
 * For each, published reviews with something to copy: of the same agent, or else of the next one that has any; none that
 * has a case already. The plus keeps the status from choosing the index: nearly all reviews are published, and with a
 * million agents each of them would be read for each of these.
 */
async function findOthers(client: Client, held: readonly Held[]): Promise<Other[][]> {
  const found = await client.batch(
    held.map(({ agentNo }) => ({
      sql: `SELECT id, agent_no, body, submitted_at FROM reviews
        WHERE agent_no >= ? AND +status = 'published' AND length(body) BETWEEN 160 AND 900
          AND NOT EXISTS (SELECT 1 FROM review_cases k WHERE k.review_id = reviews.id AND k.decided_at IS NULL)
        ORDER BY agent_no, status, published_at LIMIT ?`,
      args: [agentNo, OTHERS],
    })),
    "read",
  );
  return found.map(({ rows }) => rows.map(readOther));
}

function copyText(one: Held, [source]: Other[], asked: Set<string>, found: Findings): void {
  if (source === undefined) return;
  const body = `${source.body} ${
    one.body
      .split(/(?<=[.?])\s/)[0]
      ?.slice(0, 40)
      .trimEnd() ?? ""
  }`.trimEnd();
  const similarity = Math.round(similarityOf(shinglesOf(body), shinglesOf(source.body)) * 100) / 100;
  found.bodies.push({ sql: "UPDATE reviews SET body = ? WHERE id = ?", args: [body, one.id] });
  const signal = (reviewId: string, id: string) => ({
    reviewId,
    kind: "similar-text",
    points: 3,
    evidence: JSON.stringify({ reviews: [{ id, similarity }], short: false }),
    foundAt: confirmedAt(one),
  });
  found.signals.push(signal(one.id, source.id));
  found.cases.push(caseOf(one, one));
  found.bands.push(...bandRows(one.id, body));
  if (asked.has(source.id)) return;
  asked.add(source.id);
  found.signals.push(signal(source.id, one.id));
  found.cases.push(caseOf(source, one));
  found.bands.push(...bandRows(source.id, source.body));
}

function shareDevice(one: Held, others: readonly Other[], asked: Set<string>, found: Findings): void {
  const all = [one, ...others];
  const accountsOfAgent = all.filter(({ agentNo }) => agentNo === one.agentNo).length;
  for (const review of all) {
    if (review !== one && asked.has(review.id)) continue;
    asked.add(review.id);
    const reviews = all.filter((other) => other !== review).map(({ id }) => id);
    found.signals.push({
      reviewId: review.id,
      kind: "shared-device",
      points: 3,
      evidence: JSON.stringify({ accounts: all.length, accountsOfAgent, reviews }),
      foundAt: confirmedAt(one),
    });
    found.cases.push(caseOf(review, one));
    found.fingerprints.push({
      reviewId: review.id,
      agentNo: review.agentNo,
      deviceHash: fixedId(`device ${one.id}`, one.submittedAt),
      takenAt: review.submittedAt,
    });
  }
}

const bandRows = (reviewId: string, body: string) =>
  bandsOf(shinglesOf(body)).map((band) => ({ band, reviewId }));

const confirmedAt = ({ submittedAt }: Held): number => submittedAt + 20 * MINUTE_MS;

function caseOf({ id, agentNo }: Other, held: Held): Findings["cases"][number] {
  const openedAt = confirmedAt(held);
  return openCaseRow({
    id: fixedId(`case ${id}`, openedAt),
    reviewId: id,
    agentNo,
    cause: "signals",
    openedAt,
  });
}
