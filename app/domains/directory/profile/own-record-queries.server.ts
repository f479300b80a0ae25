/** An agent's own record, for their dashboard. */
import { sql } from "drizzle-orm";
import { stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { ResultsOf } from "#app/platform/database/database.ts";
import { integer, nullable, type RowOf, real, rowsOf, text } from "#app/platform/database/rows.ts";
import { dayIn } from "./hours/profile-hours.ts";

export type OwnRecord = {
  id: string;
  name: string;
  photoUrl: string | null;
  /** A license whose end has passed in its state is expired, even if its evidence said otherwise. */
  licenses: OwnLicense[];
  /** Today, at the office. */
  today: string;
  publishedReviews: number;
  /** The plain mean of the published reviews. */
  meanStars: number | null;
  heldReviews: number;
  unansweredReviews: number;
  responseMinutes: number | null;
  responseThreads: number;
};

const LICENSE_LIMIT = 60;

const licenseRow = {
  stateCode: text,
  stateName: text,
  number: text,
  status: text,
  effectiveOn: text,
  expiresOn: text,
  /** In the license's state. */
  today: text,
};
export type OwnLicense = RowOf<typeof licenseRow>;
const figureRow = {
  id: text,
  name: text,
  photoUrl: nullable(text),
  time_zone: text,
  mean_stars: nullable(real),
  published: nullable(integer),
  held: nullable(integer),
  unanswered: integer,
  response_minutes: nullable(integer),
  response_threads: integer,
};

/** For `read`: licenses by expiry, and the figures that the public record shows too. */
export function ownRecordStatements({ db, clock }: Pick<AppContext, "db" | "clock">, slug: string) {
  const agentNo = sql`(SELECT agent_no FROM agents WHERE slug = ${slug})`;
  const today = stateDaySql(sql`l.state_code`, clock.now());
  return {
    licenses: rowsOf(
      db,
      "own licenses",
      licenseRow,
      sql`
      SELECT l.state_code stateCode, s.name stateName, l.number, l.effective_on effectiveOn, l.expires_on expiresOn,
        CASE WHEN l.status = 'active' AND l.expires_on < ${today} THEN 'expired' ELSE l.status END status,
        ${today} today
      FROM licenses l JOIN states s ON s.code = l.state_code WHERE l.agent_no = ${agentNo}
      ORDER BY l.expires_on, l.license_no LIMIT ${LICENSE_LIMIT}`,
    ),
    figures: rowsOf(
      db,
      "own figures",
      figureRow,
      sql`
      SELECT a.id, a.name, a.photo_url photoUrl, a.time_zone, s.published, s.held, a.response_minutes,
        a.response_threads,
        (s.stars_1 + 2.0 * s.stars_2 + 3.0 * s.stars_3 + 4.0 * s.stars_4 + 5.0 * s.stars_5)
          / nullif(s.stars_1 + s.stars_2 + s.stars_3 + s.stars_4 + s.stars_5, 0) mean_stars,
        (SELECT count(*) FROM reviews r WHERE r.agent_no = a.agent_no AND r.status = 'published'
          AND r.reply_body IS NULL) AS unanswered
      FROM agents a LEFT JOIN agent_review_stats s ON s.agent_no = a.agent_no WHERE a.slug = ${slug} LIMIT 1`,
    ),
  };
}

/** The record from the rows of `ownRecordStatements`; null without one. */
export function readOwnRecord(
  { licenses, figures }: ResultsOf<typeof ownRecordStatements>,
  nowMs: number,
): OwnRecord | null {
  const row = figures[0];
  if (row === undefined) return null;
  return {
    id: row.id,
    name: row.name,
    photoUrl: row.photoUrl,
    licenses,
    today: dayIn(row.time_zone, nowMs),
    publishedReviews: row.published ?? 0,
    meanStars: row.mean_stars,
    heldReviews: row.held ?? 0,
    unansweredReviews: row.unanswered,
    responseMinutes: row.response_minutes,
    responseThreads: row.response_threads,
  };
}
