/** Two agents who only differ in their reviews: one has ten, the other ten thousand, with every sum correct. */
import { recountStatements } from "#app/domains/reviews/sums.server.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { createDatabase } from "#db/client.ts";
import { reviews } from "#db/schema/index.ts";
import { dayOf } from "#db/seed/days.ts";
import { uuidV7 } from "#db/seed/identifiers.ts";
import { insertStatements } from "#db/seed/insert.ts";
import { Random } from "#db/seed/random.ts";
import { openContext } from "#support/own-context.ts";

/** The reviews reach as far back as the seed's. */
const SINCE_DAYS = 600;
/** For each hundred published ones, as in the seed. */
const REMOVED_SHARE = 0.03;
/** Both agents' newest reviews have the same text, so that the pages have the same length. */
const TEXTS = 50;
const STARS = [5, 5, 4, 5, 3, 5, 1, 4, 5, 2];

export type Crowd = { slug: string; published: number };

/** Rows that refer to a review, and first those that refer to them. */
const FOUND_OF_REVIEWS = [
  "review_flags",
  "review_cases",
  "review_signals",
  "review_fingerprints",
  "review_votes",
];

type Source = { title: string; body: string; authorName: string; typeBit: number; stage: string };

/** Gives two agents without an organization and with one license these numbers of published reviews. Their slugs. */
export async function collectCrowds(url: string, sizes: readonly [number, number]): Promise<[Crowd, Crowd]> {
  const { client } = createDatabase({ url });
  const context = openContext({ databaseUrl: url });
  const [agents, texts] = await client.batch([
    `SELECT agent_no, slug FROM agents a WHERE account_status = 'active' AND organization_no IS NULL AND agent_no > 100
      AND (SELECT count(*) FROM licenses l WHERE l.agent_no = a.agent_no) = 1 ORDER BY agent_no LIMIT 2`,
    `SELECT title, body, author_name, type_bit, stage FROM reviews WHERE status = 'published' ORDER BY id LIMIT ${TEXTS}`,
  ]);
  const sources = (texts?.rows ?? []).map((row) => ({
    title: String(row.title),
    body: String(row.body),
    authorName: String(row.author_name),
    typeBit: Number(row.type_bit),
    stage: String(row.stage),
  }));
  const crowds = sizes.map((published, at) => {
    const agent = agents?.rows[at];
    return { agentNo: Number(agent?.agent_no), slug: String(agent?.slug), published };
  });
  const [few, many] = crowds;
  if (few === undefined || many === undefined || sources.length < TEXTS)
    throw new Error("There are too few agents or reviews to make a crowd of.");
  const nowMs = context.clock.now();
  for (const { agentNo, published } of [few, many]) {
    const theirs = "review_id IN (SELECT id FROM reviews WHERE agent_no = ?)";
    await client.batch(
      [
        ...FOUND_OF_REVIEWS.map((table) => ({
          sql: `DELETE FROM ${table} WHERE ${theirs}`,
          args: [agentNo],
        })),
        { sql: "DELETE FROM reviews WHERE agent_no = ?", args: [agentNo] },
      ],
      "write",
    );
    await client.batch(insertStatements(reviews, rowsOf(agentNo, published, sources, nowMs)), "write");
    const event = { reviewId: "", agentNo, before: null, after: null, event: "changed" } as const;
    const [first, ...others] = recountStatements(context, event);
    if (first !== undefined) await context.db.write([first, ...others]);
  }
  await client.batch(siteSums, "write");
  client.close();
  return [few, many];
}

function rowsOf(agentNo: number, published: number, sources: readonly Source[], nowMs: number) {
  const random = new Random("crowd", agentNo);
  const removed = Math.round(published * REMOVED_SHARE);
  return Array.from({ length: published + removed }, (_, i) => {
    const submittedAt = Math.floor(nowMs - ((i + 1) * SINCE_DAYS * DAY_MS) / (published + removed + 1));
    // The newest are all published: the removed ones are among the older ones.
    const isRemoved = removed > 0 && i > TEXTS && i % Math.floor(published / removed) === 0;
    const source = sources[i % sources.length];
    if (source === undefined) throw new RangeError("There is no review to copy.");
    const stars = STARS[i % STARS.length] ?? 5;
    return {
      ...source,
      id: uuidV7(submittedAt, random),
      agentNo,
      userId: null,
      status: isRemoved ? ("removed" as const) : ("published" as const),
      stars,
      explainsClearly: stars,
      responds: stars,
      helpsWithClaims: null,
      noPressure: stars,
      experienceMonth: dayOf(submittedAt - 20 * DAY_MS).slice(0, 7),
      proofTier: 1 + (i % 3),
      submittedAt,
      publishedAt: submittedAt,
      editedAt: null,
      helpfulCount: i % 4,
      unhelpfulCount: 0,
      helpfulOrder: (i % 4) / 8,
      replyBody: null,
      repliedAt: null,
      repliedBy: null,
      reason: isRemoved ? "off-topic" : null,
    };
  });
}

/** Of the full site, counted from the reviews. */
const siteSums = [
  "DELETE FROM review_totals",
  `INSERT INTO review_totals SELECT status, stars, coalesce(reason, ''), count(*) FROM reviews GROUP BY 1, 2, 3`,
  "DELETE FROM type_means",
  `INSERT INTO type_means SELECT type_bit, avg(stars), count(*) FROM reviews WHERE status = 'published' GROUP BY 1`,
  `INSERT INTO type_means SELECT -1, avg(stars), count(*) FROM reviews WHERE status = 'published'`,
];
