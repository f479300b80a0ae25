/** The rating and the reviews for search engines: schema.org's types, and what review snippets require. */
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { parsePage } from "#support/browser/page.ts";
import { openAccounts } from "../../accounts.ts";
import { reviewIdsOn } from "./reviewed-agents.ts";

const { site, rows } = openAccounts();
const { inesCalloway, longest, shortest, notAccepting } = landmarks.agents;

const line = z
  .string()
  .refine((text) => text === text.trim() && text !== "", "has spaces at its ends, or is empty");
const scale = { bestRating: z.literal(5), worstRating: z.literal(1) };
const Rating = z.strictObject({ "@type": z.literal("Rating"), ratingValue: z.int().min(1).max(5), ...scale });
const Review = z.strictObject({
  "@type": z.literal("Review"),
  author: z.strictObject({
    "@type": z.literal("Person"),
    name: line.refine(
      (name) => name.length < 100 && name.isWellFormed(),
      "is too long or ends in half a character",
    ),
  }),
  datePublished: z.iso.date(),
  name: z.string().min(1),
  reviewRating: Rating,
});
const Rated = z.looseObject({
  "@context": z.literal("https://schema.org"),
  // A LocalBusiness, one of the types with review snippets. The reviews are inside the reviewed item.
  "@type": z.literal("InsuranceAgency"),
  name: line,
  address: z.looseObject({ "@type": z.literal("PostalAddress") }),
  aggregateRating: z
    .strictObject({
      "@type": z.literal("AggregateRating"),
      ratingValue: z.number().min(1).max(5),
      reviewCount: z.int().positive(),
      ...scale,
    })
    .optional(),
  review: z.array(Review.refine((one) => !("itemReviewed" in one))).optional(),
});

async function read(slug: string, search = "") {
  const html = await (await site.get(`/showcase/${slug}${search}`)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json]) => json ?? "",
  );
  const block = blocks.find((one) => one.includes("InsuranceAgency")) ?? "";
  const thing: unknown = JSON.parse(block);
  return {
    html,
    block,
    agent: Rated.parse(thing),
    shown: reviewIdsOn(parsePage(html)),
  };
}

const reviewsOf = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await rows("SELECT * FROM reviews WHERE id = ?", [id]))[0]));

describe("the markup of a profile", () => {
  test.each([inesCalloway.slug, longest.slug])(
    "of %s is valid, and rates by all published reviews",
    async (slug) => {
      const { agent } = await read(slug);
      const [stats] = await rows(
        `SELECT count(*) n, avg(stars) mean FROM reviews r JOIN agents a ON a.agent_no = r.agent_no
       WHERE a.slug = ? AND r.status = 'published'`,
        [slug],
      );
      expect(agent.aggregateRating?.reviewCount).toBe(stats?.n);
      expect(agent.aggregateRating?.ratingValue).toBeCloseTo(Number(stats?.mean), 2);
    },
  );

  test.each(["", "?stars=1", "?type=home&words=the", "?sort=helpful", "?tier=3&explain=1"])(
    "with %s has exactly the reviews on the page, and the rating of all",
    async (search) => {
      const { agent, shown } = await read(inesCalloway.slug, search);
      const wanted = (await reviewsOf(shown)).map((row) => ({
        name: row?.title,
        stars: row?.stars,
        on: new Date(Number(row?.published_at)).toISOString().slice(0, 10),
      }));
      expect(wanted.length).toBeGreaterThan(0);
      expect(
        agent.review?.map(({ name, reviewRating, datePublished }) => ({
          name,
          stars: reviewRating.ratingValue,
          on: datePublished,
        })),
      ).toEqual(wanted);
      expect(agent.aggregateRating).toEqual((await read(inesCalloway.slug)).agent.aggregateRating);
    },
  );

  test("claims no rating without a review, and no review that the filter hides", async () => {
    const { agent } = await read(shortest.slug);
    expect(agent).not.toHaveProperty("aggregateRating");
    expect(agent).not.toHaveProperty("review");
    const none = await read(inesCalloway.slug, "?words=zzzzzz");
    expect(none.agent).not.toHaveProperty("review");
    expect(none.agent.aggregateRating?.reviewCount).toBe(38);
  });

  test("stays one script, whatever authors write", async () => {
    const texts = [
      {
        author: `${"🦊".repeat(101)}`,
        title: "</script><script>alert(1)</script>",
        body: "<!-- <script> --> ]]>",
      },
      { author: `${"A".repeat(98)} 🦊🦊`, title: "\u2028line\u2029", body: 'quote " \\ back' },
      { author: `${"B".repeat(98)}🦊`, title: "سؤال عن التأمين", body: "\u202eabc\u202c مرحبا" },
      { author: "  Ann S.  ", title: "&lt;b&gt; &amp;", body: "<b>bold</b> & more" },
      { author: "   ", title: "Nobody", body: "Nobody stands behind it" },
    ];
    const no = notAccepting.agentNo;
    await rows("UPDATE reviews SET status = 'held' WHERE agent_no = ?", [no]);
    for (const [at, { author, title, body }] of texts.entries()) {
      await rows(
        `INSERT INTO reviews (id, agent_no, author_name, status, stars, type_bit, stage, experience_month, title, body,
          proof_tier, submitted_at, published_at)
         VALUES (?, ?, ?, 'published', 5, 0, 'made-a-claim', '2026-11', ?, ?, 1, 1, ?)`,
        [`01990002-0000-7000-8000-00000000000${at}`, no, author, title, body, 1_700_000_000_000 - at],
      );
    }
    const { html, block, agent } = await read(notAccepting.slug);
    // `Rated` has parsed it: authors under 100 characters, complete characters, no spaces at the ends.
    expect(agent.review?.map(({ name }) => name)).toEqual(texts.slice(0, 4).map(({ title }) => title));
    expect(agent.review?.map(({ author }) => author.name)).toEqual([
      "🦊".repeat(49),
      "A".repeat(98),
      "B".repeat(98),
      "Ann S.",
    ]);
    expect(block).not.toMatch(/[<>\u2028\u2029]/);
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<b>bold");
  });
});
