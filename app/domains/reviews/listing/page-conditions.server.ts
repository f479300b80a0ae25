/** What an agent's reviews are narrowed and ordered by, as SQL. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import { productTypes, reviews } from "#db/schema/index.ts";
import type { ReviewCursor, ReviewFilter, ReviewQuery, ReviewSort } from "../types.ts";

/**
 * Published reviews of the agent that `agentNo` selects. All but the words are columns of `reviews_agent_published`,
 * so that they are told apart without the reviews themselves.
 */
export function publishedWhere(agentNo: SQL, { stars, tier, type, stage, words }: ReviewFilter) {
  return and(
    sql`${reviews.agentNo} = ${agentNo}`,
    eq(reviews.status, "published"),
    stars === null ? undefined : eq(reviews.stars, stars),
    tier === null ? undefined : eq(reviews.proofTier, tier),
    type === null
      ? undefined
      : sql`${reviews.typeBit} = (SELECT ${productTypes.bit} FROM ${productTypes} WHERE ${productTypes.slug} = ${type})`,
    stage === null ? undefined : eq(reviews.stage, stage),
    ...words.map(contains),
  );
}

const TEXT = sql`${reviews.title} || char(10) || ${reviews.body} || char(10) || coalesce(${reviews.replyBody}, '')`;

/**
 * True where the text has the word, in small letters or capitals. LIKE does that for the letters of ASCII alone; for
 * others the word is asked for as people write it: small, with one capital, and in capitals.
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

/** Order values that differ by less are one and the same: numbers may be rounded on their way. */
const SAME = 1e-9;

/** Stands after the cursor in the order. Both orders go by their own index from its end to its beginning. */
export function afterWhere(sort: ReviewSort, { value, id }: ReviewCursor): SQL {
  if (sort === "newest") return sql`(${reviews.publishedAt}, ${reviews.id}) < (${value}, ${id})`;
  return sql`${reviews.helpfulOrder} < ${value + SAME} AND (${reviews.helpfulOrder} < ${value - SAME} OR ${reviews.id} < ${id})`;
}

/** Stands before the cursor, or is the one that the cursor means. */
export function upToWhere(sort: ReviewSort, { value, id }: ReviewCursor): SQL {
  if (sort === "newest") return sql`(${reviews.publishedAt}, ${reviews.id}) >= (${value}, ${id})`;
  return sql`${reviews.helpfulOrder} >= ${value - SAME} AND (${reviews.helpfulOrder} >= ${value + SAME} OR ${reviews.id} >= ${id})`;
}

/** The columns of the order; both fall. */
export function orderColumns({ sort }: Pick<ReviewQuery, "sort">) {
  return [sort === "newest" ? reviews.publishedAt : reviews.helpfulOrder, reviews.id] as const;
}
