/** SQL conditions that filter and sort an agent's reviews. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import { productTypes, reviews } from "#db/schema/index.ts";
import { countsSql } from "../disclosure-queries.server.ts";
import type { ReviewCursor, ReviewFilter, ReviewQuery, ReviewSort } from "../types.ts";

/**
 * Published reviews of the agent that `agentNo` selects. All filters but the words use columns of
 * `reviews_agent_published`, so the index answers them without reading the reviews.
 */
export function publishedWhere(agentNo: SQL, { stars, tier, type, stage, words }: ReviewFilter) {
  return and(
    sql`${reviews.agentNo} = ${agentNo}`,
    eq(reviews.status, "published"),
    stars === null ? undefined : eq(reviews.stars, stars),
    tier === null ? undefined : eq(reviews.proofTier, tier),
    // Their figures cover the reviews whose stars count, so their lists do, too.
    stars === null && tier === null ? undefined : sql`${countsSql(sql`${reviews.id}`)}`,
    type === null
      ? undefined
      : sql`${reviews.typeBit} = (SELECT ${productTypes.bit} FROM ${productTypes} WHERE ${productTypes.slug} = ${type})`,
    stage === null ? undefined : eq(reviews.stage, stage),
    ...words.map(contains),
  );
}

const TEXT = sql`${reviews.title} || char(10) || ${reviews.body} || char(10) || coalesce(${reviews.replyBody}, '')`;

/**
 * True where the text contains the word in any case. LIKE ignores case for ASCII only; for other letters it looks for
 * the word in lower case, with one capital, and in capitals.
 */
function contains(word: string): SQL {
  const lower = word.toLowerCase();
  const [first = "", ...rest] = lower;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is what LIKE knows.
  const ascii = /^[\x00-\x7f]*$/.test(word);
  const ways = ascii
    ? [lower]
    : [...new Set([lower, first.toUpperCase() + rest.join(""), word.toUpperCase()])];
  const likes = ways.map((way) => sql`${TEXT} LIKE ${`%${escapeLike(way)}%`} ESCAPE '\\'`);
  return sql`(${sql.join(likes, sql` OR `)})`;
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** Order values closer than this are equal: numbers may be rounded in transit. */
const SAME = 1e-9;

/** Rows after the cursor. Each sort order walks its own index backwards. */
export function afterWhere(sort: ReviewSort, { value, id }: ReviewCursor): SQL {
  if (sort === "newest") return sql`(${reviews.publishedAt}, ${reviews.id}) < (${value}, ${id})`;
  return sql`${reviews.helpfulOrder} < ${value + SAME} AND (${reviews.helpfulOrder} < ${value - SAME} OR ${reviews.id} < ${id})`;
}

/** Rows before the cursor, and the cursor's own. */
export function upToWhere(sort: ReviewSort, { value, id }: ReviewCursor): SQL {
  if (sort === "newest") return sql`(${reviews.publishedAt}, ${reviews.id}) >= (${value}, ${id})`;
  return sql`${reviews.helpfulOrder} >= ${value - SAME} AND (${reviews.helpfulOrder} >= ${value + SAME} OR ${reviews.id} >= ${id})`;
}

/** The sort columns; both descend. */
export function orderColumns({ sort }: Pick<ReviewQuery, "sort">) {
  return [sort === "newest" ? reviews.publishedAt : reviews.helpfulOrder, reviews.id] as const;
}
