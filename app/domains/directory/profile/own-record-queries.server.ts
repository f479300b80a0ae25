/** An agent's own record, for their dashboard. */
import { sql } from "drizzle-orm";
import { stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, rowsOf, text } from "#app/platform/rows.ts";

export type OwnRecord = {
  id: string;
  name: string;
  photoUrl: string | null;
  /** A license whose end has passed in its state is expired, whatever its evidence said. */
  licenses: { stateCode: string; number: string; status: string; expiresOn: string }[];
  publishedReviews: number;
  heldReviews: number;
  unansweredReviews: number;
  responseMinutes: number | null;
  responseThreads: number;
};

const LICENSE_LIMIT = 60;

const licenseRow = { stateCode: text, number: text, status: text, expiresOn: text };
const figureRow = {
  id: text,
  name: text,
  photoUrl: nullable(text),
  published: nullable(integer),
  held: nullable(integer),
  unanswered: integer,
  response_minutes: nullable(integer),
  response_threads: integer,
};

/** Licenses by expiry, and the figures that the public record shows too; null without a record. */
export async function findOwnRecord(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  slug: string,
): Promise<OwnRecord | null> {
  const agentNo = sql`(SELECT agent_no FROM agents WHERE slug = ${slug})`;
  const { licenses, figures } = await db.read({
    licenses: rowsOf(
      db,
      "own licenses",
      licenseRow,
      sql`
      SELECT state_code stateCode, number, expires_on expiresOn,
        CASE WHEN status = 'active' AND expires_on < ${stateDaySql(sql`state_code`, clock.now())} THEN 'expired'
          ELSE status END status
      FROM licenses WHERE agent_no = ${agentNo}
      ORDER BY expires_on LIMIT ${LICENSE_LIMIT}`,
    ),
    figures: rowsOf(
      db,
      "own figures",
      figureRow,
      sql`
      SELECT a.id, a.name, a.photo_url photoUrl, s.published, s.held, a.response_minutes, a.response_threads,
        (SELECT count(*) FROM reviews r WHERE r.agent_no = a.agent_no AND r.status = 'published'
          AND r.reply_body IS NULL) AS unanswered
      FROM agents a LEFT JOIN agent_review_stats s ON s.agent_no = a.agent_no WHERE a.slug = ${slug} LIMIT 1`,
    ),
  });
  const row = figures[0];
  if (row === undefined) return null;
  return {
    id: row.id,
    name: row.name,
    photoUrl: row.photoUrl,
    licenses,
    publishedReviews: row.published ?? 0,
    heldReviews: row.held ?? 0,
    unansweredReviews: row.unanswered,
    responseMinutes: row.response_minutes,
    responseThreads: row.response_threads,
  };
}
