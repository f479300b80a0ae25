/** Reviews from before the log: each gets a seal, and an entry with its state by then. */
import { sql } from "drizzle-orm";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, integer, nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import { newSecret } from "#app/platform/ids.ts";
import { saidColumns, saidShape } from "../disclosure-queries.server.ts";
import { LOG_BEGINNING_REVIEWS } from "../limits.ts";
import { sealWords } from "./seal-commands.server.ts";
import { isAtState, type LogState, moveStateStatement } from "./state.server.ts";

/** The words of a review `r`, as `ReviewWords`. */
export const wordColumns = sql`r.stars, r.explains_clearly explainsClearly, r.responds, r.helps_with_claims helpsWithClaims,
  r.no_pressure noPressure, r.type_bit typeBit, r.stage, r.experience_month experienceMonth, r.title, r.body, ${saidColumns}`;
export const wordsRow = {
  stars: integer,
  explainsClearly: nullable(integer),
  responds: nullable(integer),
  helpsWithClaims: nullable(integer),
  noPressure: nullable(integer),
  typeBit: integer,
  stage: text,
  experienceMonth: text,
  title: text,
  body: text,
  ...saidShape,
};

const foundRow = { id: text, changedAt: integer, status: text, sealed: flag, ...wordsRow };

/**
 * Takes up the next reviews that the log doesn't know, and returns where it is then. One that changes meanwhile has no
 * seal yet and is left for the next turn: `begunThrough` then stops before it.
 */
export async function beginReviews(context: AppContext, state: LogState): Promise<LogState> {
  const { db, clock } = context;
  const [found] = await db.batch([
    rowsOf(
      db,
      "reviews from before the log",
      foundRow,
      sql`SELECT r.id, max(r.submitted_at, coalesce(r.edited_at, 0)) changedAt, r.status, s.review_id IS NOT NULL sealed,
          ${wordColumns}
        FROM reviews r LEFT JOIN review_seals s ON s.review_id = r.id
        WHERE r.id > ${state.begunThrough ?? ""} ORDER BY r.id LIMIT ${LOG_BEGINNING_REVIEWS}`,
    ),
  ]);
  const after = {
    ...state,
    begunThrough: found.length < LOG_BEGINNING_REVIEWS ? null : (found.at(-1)?.id ?? null),
  };
  const fresh = found.flatMap(({ sealed, id, changedAt, status, ...words }) =>
    sealed ? [] : [{ id, changedAt, status, secret: newSecret(), ...sealWords(words), stars: words.stars }],
  );
  const given = sql`json_each(${JSON.stringify(fresh)}) g JOIN reviews r ON r.id = g.value ->> 'id'`;
  const unchanged = sql`r.status = g.value ->> 'status' AND r.stars = g.value ->> 'stars'
    AND max(r.submitted_at, coalesce(r.edited_at, 0)) = g.value ->> 'changedAt'`;
  const outcome = await commit(context, {
    guards: {
      "as-read": isAtState(state),
      unchanged: sql`NOT EXISTS (SELECT 1 FROM ${given} WHERE NOT (${unchanged}))`,
    },
    statements: [
      db.orm.run(sql`INSERT INTO review_seals (review_id, secret, salt, version)
        SELECT r.id, g.value ->> 'secret', g.value ->> 'salt', g.value ->> 'version' FROM ${given}`),
      db.orm.run(sql`INSERT INTO review_log (review_id, version, event, from_state, to_state, stars, reason, day)
        SELECT r.id, g.value ->> 'version', 'recorded', '', r.status, r.stars, coalesce(r.reason, ''),
          ${utcDay(clock.now())} FROM ${given} ORDER BY r.id`),
      moveStateStatement(context, state, after),
    ],
  });
  return outcome.kind === "committed" ? after : state;
}
