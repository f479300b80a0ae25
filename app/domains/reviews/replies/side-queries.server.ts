/** Published reviews that an agent's side may reply to: of the agent, or of an organization's listed agents. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { SIDE_PAGE_REVIEWS } from "../limits.ts";
import { type SideCursor, type SideFilter, sideCursor } from "../listing/list-inputs.ts";
import { spokenFor } from "../participants.server.ts";
import type { SideReview } from "../types.ts";

const countRow = { published: integer, unanswered: integer };
export type SideCounts = RowOf<typeof countRow>;

const reviewRow = {
  id: text,
  stars: integer,
  title: text,
  author: text,
  publishedAt: integer,
  repliedAt: nullable(integer),
  agentName: text,
  typeName: nullable(text),
};

/** The agents of a list: all that the user speaks for, or the one of them that the filter names. */
const agentsOf = (userId: string, agent: string | null) =>
  agent === null
    ? spokenFor(userId)
    : sql`(SELECT named.agent_no FROM agents named WHERE named.slug = ${agent} AND named.agent_no IN ${spokenFor(userId)})`;

const starred = (stars: number | null) => (stars === null ? sql`` : sql`AND stars = ${stars}`);

/**
 * Counts over the published reviews that match the filter. The `+` stops the planner from walking all published
 * reviews of the site.
 */
export const sideCountStatement = (
  { db }: Pick<AppContext, "db">,
  userId: string,
  { agent, stars }: Pick<SideFilter, "agent" | "stars"> = { agent: null, stars: null },
) =>
  rowsOf(
    db,
    "counts of a side",
    countRow,
    sql`
    SELECT count(*) published, count(*) FILTER (WHERE reply_body IS NULL) unanswered
    FROM reviews WHERE agent_no IN ${agentsOf(userId, agent)} AND +status = 'published' ${starred(stars)}`,
  );

const nextRow = { id: text, stars: integer, author: text, body: text, publishedAt: integer, agentName: text };

/** For `read`: the newest published review without a reply, of the agents that the user speaks for. */
export const reviewToAnswerStatement = ({ db }: Pick<AppContext, "db">, userId: string) =>
  rowsOf(
    db,
    "review to answer",
    nextRow,
    sql`
    SELECT r.id, r.stars, r.author_name author, r.body, r.published_at publishedAt, g.name agentName
    FROM reviews r JOIN agents g ON g.agent_no = r.agent_no
    WHERE r.agent_no IN ${spokenFor(userId)} AND +r.status = 'published' AND r.reply_body IS NULL
    ORDER BY r.published_at DESC, r.id DESC LIMIT 1`,
  );

/** One page: reviews without a reply first, newest first in both parts. One round trip. */
export async function listSideReviews(
  context: Pick<AppContext, "db">,
  userId: string,
  { show, stars, agent }: SideFilter,
  after: SideCursor | null,
): Promise<{ reviews: SideReview[]; next: string | null; counts: SideCounts }> {
  const answered = sql`(r.reply_body IS NOT NULL)`;
  const part = show === "all" ? sql`` : sql`AND ${answered} = ${show === "answered" ? 1 : 0}`;
  const beyond =
    after === null
      ? sql``
      : sql`AND (${answered} > ${after.answered}
          OR (${answered} = ${after.answered} AND (r.published_at, r.id) < (${after.publishedAt}, ${after.id})))`;
  const { rows, counts } = await context.db.read({
    rows: rowsOf(
      context.db,
      "reviews of a side",
      reviewRow,
      sql`
      SELECT r.id, r.stars, r.title, r.author_name author, r.published_at publishedAt, r.replied_at repliedAt,
        g.name agentName, t.name typeName
      FROM reviews r JOIN agents g ON g.agent_no = r.agent_no
        LEFT JOIN product_types t ON t.bit = r.type_bit
      WHERE r.agent_no IN ${agentsOf(userId, agent)} AND +r.status = 'published' ${part} ${starred(stars)} ${beyond}
      ORDER BY ${answered}, r.published_at DESC, r.id DESC LIMIT ${SIDE_PAGE_REVIEWS + 1}`,
    ),
    counts: sideCountStatement(context, userId, { agent, stars }),
  });
  const shown = rows.slice(0, SIDE_PAGE_REVIEWS);
  const last = shown.at(-1);
  return {
    reviews: shown,
    next:
      rows.length > SIDE_PAGE_REVIEWS && last !== undefined
        ? sideCursor.write({ ...last, answered: last.repliedAt === null ? 0 : 1 })
        : null,
    counts: counts[0] ?? { published: 0, unanswered: 0 },
  };
}
