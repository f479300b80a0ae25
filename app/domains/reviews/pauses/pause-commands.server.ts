/** Beginning and ending a pause of a profile's reviews. */
import { and, eq, isNull, sql } from "drizzle-orm";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { preferencesOf, recipientRow } from "#app/domains/notifications/preferences-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, integer, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import { REVIEW_STATUSES } from "#db/lists.ts";
import { reviewPauses, reviews } from "#db/schema/index.ts";
import { textAt } from "../cases/flags/flag-queries.server.ts";
import { countsSql } from "../disclosure-queries.server.ts";
import { HELD_DUE_HOURS, PAUSE_HELD_REVIEWS, PAUSE_QUIET_DAYS, PAUSES_PER_RUN } from "../limits.ts";
import { nextReviewStatus } from "../policy.ts";
import { reviewPages } from "../review-pages.ts";
import { isUnchanged, recountStatements } from "../sums.server.ts";
import { agentAccountStatement } from "../writing/agent-news.server.ts";
import type { BurstEvidence } from "./burst.ts";
import { cameAround, isStranger } from "./burst-queries.server.ts";
import { pauseNewsStatements } from "./pause-news.server.ts";

type Held = { id: string; agentNo: number; slug: string; agentName: string };

/** How often beginning is tried again because a review of the burst changed in the meantime. */
const TRIES = 3;

const heldRow = {
  id: text,
  status: oneOf(REVIEW_STATUSES),
  stars: integer,
  typeBit: integer,
  reason: nullable(text),
  counts: flag,
};

/** The signal and the case of a review that waits, for the batch that holds it. Without a burst of its own, the pause's. */
export const pausedCaseStatements = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  reviewId: string,
  burst: BurstEvidence | null,
  agentNo: number,
) => [
  db.orm.run(sql`INSERT INTO review_signals (review_id, kind, points, evidence, found_at)
    VALUES (${reviewId}, 'paused', 0, coalesce(${burst === null ? null : JSON.stringify(burst)},
      (SELECT evidence FROM review_pauses WHERE agent_no = ${agentNo} AND ended_at IS NULL), '{}'), ${clock.now()})
    ON CONFLICT DO UPDATE SET evidence = excluded.evidence, found_at = excluded.found_at`),
  db.orm.run(sql`INSERT INTO review_cases (id, review_id, agent_no, cause, opened_at, due_at)
    SELECT ${newId(clock.now())}, r.id, r.agent_no, 'signals', ${clock.now()}, ${clock.now() + HELD_DUE_HOURS * HOUR_MS}
    FROM reviews r WHERE r.id = ${reviewId} AND NOT EXISTS (
      SELECT 1 FROM review_cases c WHERE c.review_id = r.id AND c.decided_at IS NULL)`),
];

/**
 * Begins a pause because of the burst around `review`, and holds the published reviews of strangers in it, each with a
 * case, except those that a person has read as they are and published. The agent and their writers are told. Does nothing when a pause is open: of two at once the first begins it.
 */
export async function beginPause(context: AppContext, review: Held, burst: BurstEvidence): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) if (await tryToBegin(context, review, burst)) return;
}

async function tryToBegin(context: AppContext, review: Held, burst: BurstEvidence): Promise<boolean> {
  const { db, clock } = context;
  const { agentNo, slug } = review;
  const nowMs = clock.now();
  const upAround = sql`FROM (${cameAround(review)}) c CROSS JOIN reviews r ON r.id = c.review_id
    WHERE r.status = 'published' AND ${isStranger} AND NOT EXISTS (SELECT 1 FROM review_cases k
      WHERE k.review_id = r.id AND k.decision = 'keep' AND k.decided_at >= ${textAt})`;
  const { up, writers, agents } = await db.batch({
    up: rowsOf(
      db,
      "published reviews of a burst",
      heldRow,
      sql`SELECT r.id, r.status, r.stars, r.type_bit typeBit, r.reason, ${countsSql(sql`r.id`)} counts
        ${upAround} ORDER BY r.id LIMIT ${PAUSE_HELD_REVIEWS}`,
    ),
    writers: rowsOf(
      db,
      "writers of a burst",
      { ...recipientRow },
      sql`SELECT u.id userId, u.email, ${preferencesOf(sql`u.id`)} preferences
        FROM (SELECT r.user_id ${upAround} ORDER BY r.id LIMIT ${PAUSE_HELD_REVIEWS}) w JOIN users u ON u.id = w.user_id`,
    ),
    agents: agentAccountStatement(context, agentNo),
  });
  const evidence = JSON.stringify(burst);
  const holding = up.flatMap((one) => {
    const status = nextReviewStatus(one.status, "hold");
    return status === null ? [] : [{ before: one, after: { ...one, status, reason: "paused" } }];
  });
  const outcome = await commit(context, {
    guards: {
      "none-open": sql`NOT EXISTS (SELECT 1 FROM review_pauses WHERE agent_no = ${agentNo} AND ended_at IS NULL)`,
      ...Object.fromEntries(
        holding.map(({ before }) => [`review ${before.id}`, isUnchanged(before.id, before)]),
      ),
    },
    duplicates: ["review_pauses.agent_no"],
    statements: [
      db.orm
        .insert(reviewPauses)
        .values({ id: newId(nowMs), agentNo, beganAt: nowMs, lastBurstAt: nowMs, evidence }),
      ...holding.flatMap(({ before, after }) => [
        db.orm
          .update(reviews)
          .set({ status: after.status, reason: after.reason, publishedAt: null })
          .where(eq(reviews.id, before.id)),
        ...pausedCaseStatements(context, before.id, burst, agentNo),
        ...recountStatements(context, { reviewId: before.id, agentNo, before, after, event: "held" }),
      ]),
      ...(await pauseNewsStatements(context, review, { agents, writers })),
    ],
    ...notifyUsers([...agents, ...writers].map(({ userId }) => userId)),
    mail: true,
    purge: [paths.showcase(slug), ...holding.flatMap(({ before }) => reviewPages(slug, before.id))],
  });
  return outcome.kind !== "stale" || outcome.guard === "none-open";
}

/** For the batch of a review that came in a burst while a pause is open: the quiet days begin again. */
export const stillBurstingStatement = ({ db, clock }: Pick<AppContext, "db" | "clock">, agentNo: number) =>
  db.orm
    .update(reviewPauses)
    .set({ lastBurstAt: clock.now() })
    .where(and(eq(reviewPauses.agentNo, agentNo), isNull(reviewPauses.endedAt)));

/** Runs every minute: ends pauses after their quiet days. Held reviews keep their cases. Returns how many it ended. */
export async function endQuietPauses(context: AppContext): Promise<number> {
  const { db, clock } = context;
  const quietSince = clock.now() - PAUSE_QUIET_DAYS * DAY_MS;
  const [quiet] = await db.batch([
    rowsOf(
      db,
      "pauses without a burst",
      { id: text, slug: text },
      sql`SELECT p.id, a.slug FROM review_pauses p JOIN agents a ON a.agent_no = p.agent_no
        WHERE p.ended_at IS NULL AND p.last_burst_at <= ${quietSince} LIMIT ${PAUSES_PER_RUN}`,
    ),
  ]);
  if (quiet.length === 0) return 0;
  await commit(context, {
    statements: [
      db.orm.run(sql`UPDATE review_pauses SET ended_at = ${clock.now()}, ended_by = 'rule'
        WHERE ended_at IS NULL AND last_burst_at <= ${quietSince}
          AND id IN (SELECT value FROM json_each(${JSON.stringify(quiet.map(({ id }) => id))}))`),
    ],
    purge: quiet.map(({ slug }) => paths.showcase(slug)),
  });
  return quiet.length;
}

/** An admin ends a pause: reviews are published as always from now on. False when it is over, or not theirs to end. */
export async function endPause(context: AppContext, adminId: string, pauseId: string): Promise<boolean> {
  const { db, clock } = context;
  const [rows] = await db.batch([
    rowsOf(
      db,
      "pause to end",
      { agentId: text, slug: text },
      sql`SELECT a.id agentId, a.slug FROM review_pauses p JOIN agents a ON a.agent_no = p.agent_no
        WHERE p.id = ${pauseId} AND p.ended_at IS NULL LIMIT 1`,
    ),
  ]);
  const pause = rows[0];
  if (pause === undefined) return false;
  const outcome = await commit(context, {
    guards: {
      open: sql`EXISTS (SELECT 1 FROM review_pauses WHERE id = ${pauseId} AND ended_at IS NULL)`,
    },
    statements: [
      db.orm
        .update(reviewPauses)
        .set({ endedAt: clock.now(), endedBy: "admin" })
        .where(eq(reviewPauses.id, pauseId)),
    ],
    audit: [
      {
        actorId: adminId,
        act: "agent.resume-reviews",
        subject: { kind: "agent", id: pause.agentId },
        before: { pause: pauseId, open: true },
        after: { pause: pauseId, open: false },
      },
    ],
    purge: [paths.showcase(pause.slug)],
  });
  return outcome.kind === "committed";
}
