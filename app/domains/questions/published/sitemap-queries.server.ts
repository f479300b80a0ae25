/** Addresses of published questions, for search engines. */
import { and, asc, eq, gt, lte, max } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { SITEMAP_SHARD_NUMBERS, type SitemapShard } from "#app/platform/pages/sitemap.ts";
import { expertQuestions } from "#db/schema/index.ts";

/** The highest number of a published question; 0 without one. */
export async function getHighestQuestionNo({ db }: Pick<AppContext, "db">): Promise<number> {
  const [rows] = await db.read([
    db.orm
      .select({ highest: max(expertQuestions.questionNo) })
      .from(expertQuestions)
      .where(eq(expertQuestions.status, "answered")),
  ]);
  return rows[0]?.highest ?? 0;
}

/** Published questions of a shard that have an answer; no others may be indexed. */
export async function listQuestionAddresses(
  { db }: Pick<AppContext, "db">,
  { above, through }: SitemapShard,
) {
  const { questionNo, status, slug, answerCount } = expertQuestions;
  const [rows] = await db.batch([
    db.orm
      .select({ slug })
      .from(expertQuestions)
      .where(and(eq(status, "answered"), gt(answerCount, 0), gt(questionNo, above), lte(questionNo, through)))
      .orderBy(asc(questionNo))
      .limit(SITEMAP_SHARD_NUMBERS),
  ]);
  return rows;
}
