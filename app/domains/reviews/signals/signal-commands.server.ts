/** Stores what signals found, and opens cases for a person to decide. */
import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import { reviewBands, reviewFingerprints, reviewSignals } from "#db/schema/index.ts";
import { HELD_DUE_HOURS } from "../limits.ts";
import { linkedSignals } from "./linked-signals.ts";
import type { Verdict } from "./signals.ts";
import { bandsOf } from "./similar-text/min-hash.ts";
import { shinglesOf } from "./similar-text/shingles.ts";

type Writing = Pick<AppContext, "db" | "clock">;

/** Makes the text findable by similar ones, in the batch that writes it. Replaces the bands of the earlier text. */
export const bandStatements = ({ db }: Pick<AppContext, "db">, reviewId: string, body: string) => [
  db.orm.delete(reviewBands).where(eq(reviewBands.reviewId, reviewId)),
  db.orm.run(sql`
    INSERT OR IGNORE INTO review_bands (band, review_id)
    SELECT value, ${reviewId} FROM json_each(${JSON.stringify(bandsOf(shinglesOf(body)))})`),
];

/** For a text that is taken back: no other review finds it anymore. */
export const dropBandsStatement = ({ db }: Pick<AppContext, "db">, reviewId: string) =>
  db.orm.delete(reviewBands).where(eq(reviewBands.reviewId, reviewId));

/** For reviews whose writer is gone: deletes how they were sent and what was found. */
export const dropFindingsStatements = ({ db }: Pick<AppContext, "db">, reviewIds: readonly string[]) => [
  db.orm.delete(reviewBands).where(inArray(reviewBands.reviewId, [...reviewIds])),
  db.orm.delete(reviewFingerprints).where(inArray(reviewFingerprints.reviewId, [...reviewIds])),
  db.orm.delete(reviewSignals).where(inArray(reviewSignals.reviewId, [...reviewIds])),
];

/** Forgets what was found about an earlier text, since it is being rewritten. */
export const dropSignalsStatement = ({ db }: Pick<AppContext, "db">, reviewId: string) =>
  db.orm.delete(reviewSignals).where(eq(reviewSignals.reviewId, reviewId));

/**
 * Stores a review's signals in place of earlier ones and, when a person should read it, opens a case unless one is
 * open. Published reviews that a strong finding points to stay up and get a case, too, except those that a person
 * already upheld after signals: copying a review can't call it into question twice.
 */
export function verdictStatements({ db, clock }: Writing, reviewId: string, verdict: Verdict) {
  const nowMs = clock.now();
  const newCase = (id: string) => ({ reviewId: id, caseId: newId(nowMs) });
  const rows = verdict.signals.map((signal) => ({ reviewId, signal }));
  const linked = linkedSignals(reviewId, verdict);
  return [
    dropSignalsStatement({ db }, reviewId),
    signalsStatement({ db }, nowMs, rows, sql`true`),
    signalsStatement({ db }, nowMs, linked, sql`r.status = 'published'`),
    casesStatement({ db }, nowMs, verdict.hold === null ? [] : [newCase(reviewId)], sql`true`),
    casesStatement(
      { db },
      nowMs,
      [...new Set(linked.map((one) => one.reviewId))].map(newCase),
      sql`r.status = 'published' AND NOT EXISTS (SELECT 1 FROM review_cases k
        WHERE k.review_id = r.id AND k.cause = 'signals' AND k.decision = 'keep')`,
    ),
  ];
}

const signalsStatement = (
  { db }: Pick<AppContext, "db">,
  nowMs: number,
  rows: readonly { reviewId: string; signal: Verdict["signals"][number] }[],
  where: SQL,
) =>
  db.orm.run(sql`
    INSERT INTO review_signals (review_id, kind, points, evidence, found_at)
    SELECT r.id, j.value->>'kind', j.value->>'points', j.value->>'evidence', ${nowMs}
    FROM json_each(${JSON.stringify(
      rows.map(({ reviewId, signal: { kind, points, evidence } }) => ({
        reviewId,
        kind,
        points,
        evidence: JSON.stringify(evidence),
      })),
    )}) j CROSS JOIN reviews r ON r.id = j.value->>'reviewId'
    WHERE ${where}
    ON CONFLICT DO UPDATE SET points = excluded.points, evidence = excluded.evidence, found_at = excluded.found_at
      WHERE excluded.points >= review_signals.points`);

const casesStatement = (
  { db }: Pick<AppContext, "db">,
  nowMs: number,
  cases: readonly { reviewId: string; caseId: string }[],
  where: SQL,
) =>
  db.orm.run(sql`
    INSERT INTO review_cases (id, review_id, agent_no, cause, opened_at, due_at)
    SELECT j.value->>'caseId', r.id, r.agent_no, 'signals', ${nowMs}, ${nowMs + HELD_DUE_HOURS * HOUR_MS}
    FROM json_each(${JSON.stringify(cases)}) j CROSS JOIN reviews r ON r.id = j.value->>'reviewId'
    WHERE ${where} AND NOT EXISTS (
      SELECT 1 FROM review_cases c WHERE c.review_id = r.id AND c.decided_at IS NULL)`);
