import { describe, expect, test } from "vitest";
import { agentNumber } from "#app/domains/directory/profile/profile-queries.server.ts";
import { parseReviewQuery } from "#app/domains/reviews/listing/inputs.ts";
import { reviewStatements } from "#app/domains/reviews/listing/queries.server.ts";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { openContext } from "#support/own-context.ts";
import { openReviewedAgents } from "./reviewed-agents.ts";

const { rows, databaseUrl, publishedOf, read } = openReviewedAgents();
const { inesCalloway, longest, shortest } = landmarks.agents;

type Row = Awaited<ReturnType<typeof rows>>[number];

/** All pages of a list, from first to last. */
async function walk(slug: string, query: Record<string, string>, between = async () => {}) {
  const ids: string[] = [];
  const ranges: string[][] = [];
  let after: string | null = null;
  do {
    const page = await read(slug, after === null ? query : { ...query, after });
    expect(page.status).toBe(200);
    ids.push(...page.ids);
    ranges.push(page.range);
    after = page.after;
    await between();
  } while (after !== null);
  return { ids, ranges };
}

const contains = (row: Row, word: string) =>
  `${row.title}\n${row.body}\n${row.reply_body ?? ""}`.toLowerCase().includes(word.toLowerCase());

describe("an agent's reviews", () => {
  test.each<[Record<string, string>, (row: Row) => boolean]>([
    [{ stars: "4" }, (row) => row.stars === 4],
    [{ tier: "2" }, (row) => row.proof_tier === 2],
    [{ type: "home" }, (row) => row.type === "home"],
    [{ stage: "made-a-claim" }, (row) => row.stage === "made-a-claim"],
    [{ words: "POLICY" }, (row) => contains(row, "policy")],
    [{ words: "the ines" }, (row) => contains(row, "the") && contains(row, "ines")],
    [{ stars: "5", tier: "3" }, (row) => row.stars === 5 && row.proof_tier === 3],
    [
      { stars: "5", tier: "2", type: "home", stage: "bought-a-policy", words: "a" },
      (row) =>
        row.stars === 5 &&
        row.proof_tier === 2 &&
        row.type === "home" &&
        row.stage === "bought-a-policy" &&
        contains(row, "a"),
    ],
  ])(
    "filtered by %o are exactly the matching ones, in both orders, with the right count",
    async (query, holds) => {
      for (const agent of [inesCalloway, longest]) {
        const wanted = (await publishedOf(agent.agentNo)).filter(holds).map(({ id }) => id);
        const { ids, ranges } = await walk(agent.slug, query);
        expect(ids).toEqual(wanted);
        let first = 1;
        for (const range of wanted.length === 0 ? [] : ranges) {
          const last = Math.min(first + 9, wanted.length);
          expect(range).toEqual([String(first), String(last), String(wanted.length)]);
          first = last + 1;
        }
        const helpful = await walk(agent.slug, { ...query, sort: "helpful" });
        expect([...helpful.ids].sort()).toEqual([...wanted].sort());
        expect(helpful.ranges).toEqual(ranges);
      }
    },
  );

  test("come in one round trip, with any filter", async () => {
    const { roundTrips } = await read(longest.slug, "stars=5&type=auto&words=policy&sort=helpful&explain=1");
    expect(roundTrips).toBe(1);
  });

  test("the most helpful come first, each once, even if votes are almost equal", async () => {
    const agentNo = longest.agentNo;
    await rows(
      `UPDATE reviews SET helpful_order = CASE (rowid % 7) WHEN 0 THEN 0 WHEN 1 THEN 0.20654329147389294
        WHEN 2 THEN 1.0 / 3 WHEN 3 THEN 0.6 + 0.1 * 2 ELSE 0.3423719528896193 END WHERE agent_no = ?`,
      [agentNo],
    );
    const wanted = await rows(
      `SELECT id FROM reviews WHERE agent_no = ? AND status = 'published' ORDER BY helpful_order DESC, id DESC`,
      [agentNo],
    );
    const { ids } = await walk(longest.slug, { sort: "helpful" });
    expect(ids).toEqual(wanted.map(({ id }) => id));
  });

  test.each(["newest", "helpful"])(
    "ordered by the %s come each once while new ones are published",
    async (sort) => {
      const before = (await publishedOf(inesCalloway.agentNo)).map(({ id }) => id);
      let at = 0;
      const { ids, ranges } = await walk(inesCalloway.slug, { sort }, async () => {
        at += 1;
        await rows(
          `INSERT INTO reviews (id, agent_no, author_name, status, stars, type_bit, stage, experience_month, title, body,
          proof_tier, submitted_at, published_at, helpful_order)
         VALUES (?, ?, 'New N.', 'published', 5, 0, 'made-a-claim', '2026-11', 'New', 'New', 1, ?, ?, 0.99)`,
          [
            `fffffff${at}-0000-7000-8000-00000000000${sort.length}`,
            inesCalloway.agentNo,
            Date.now(),
            Date.now() + at,
          ],
        );
      });
      expect(ids).toHaveLength(before.length);
      expect([...ids].sort()).toEqual([...before].sort());
      // New ones moved it down by as many on a page: the page says so.
      expect(ranges.map(([first]) => first)).toEqual(["1", "12", "23", "34"]);
      await rows("DELETE FROM reviews WHERE author_name = 'New N.'");
    },
  );

  test("are found by words with special characters", async () => {
    const agentNo = shortest.agentNo;
    const texts = [
      "100% certain, he_said it",
      "1000 certain",
      "Élan vital à la carte, STRASSE",
      "straße ÉLAN",
      'it\'s "quoted" \\ here',
      "thanks 🙂 <b>bold</b> &amp;",
      "شكرا جزيلا على المساعدة",
      "Ένας ΚΑΛΟΣ άνθρωπος",
    ];
    for (const [at, body] of texts.entries()) {
      await rows(
        `INSERT INTO reviews (id, agent_no, author_name, status, stars, type_bit, stage, experience_month, title, body,
          proof_tier, submitted_at, published_at, reply_body)
         VALUES (?, ?, 'Sign S.', 'published', 5, 0, 'made-a-claim', '2026-11', ?, ?, 1, 1, ?, ?)`,
        [
          `01990000-0000-7000-8000-00000000000${at}`,
          agentNo,
          `Title ${at}`,
          body,
          at + 1,
          at === 0 ? "Reply only" : null,
        ],
      );
    }
    await rows("UPDATE agent_review_stats SET published = ? WHERE agent_no = ?", [texts.length, agentNo]);
    const found = async (words: string) => {
      const page = await read(shortest.slug, { words });
      expect(page.status, words).toBe(200);
      expect(page.html).not.toContain("<b>bold");
      return page.ids.map((id) => Number(id.slice(-1))).sort();
    };
    expect(await found("100%")).toEqual([0]);
    expect(await found("%")).toEqual([0]);
    expect(await found("he_said")).toEqual([0]);
    expect(await found("_")).toEqual([0]);
    expect(await found("\\")).toEqual([4]);
    expect(await found("it's")).toEqual([4]);
    expect(await found('"quoted"')).toEqual([4]);
    expect(await found("élan")).toEqual([2, 3]);
    expect(await found("ÉLAN")).toEqual([2, 3]);
    expect(await found("straße")).toEqual([2, 3]);
    expect(await found("🙂")).toEqual([5]);
    expect(await found("<b>bold</b>")).toEqual([5]);
    expect(await found("&amp;")).toEqual([5]);
    expect(await found("المساعدة شكرا")).toEqual([6]);
    expect(await found("καλοσ")).toEqual([7]);
    expect(await found("REPLY only")).toEqual([0]);
    expect(await found("title 3")).toEqual([3]);
    expect(await found("\0Reply\0 only")).toEqual([0]);
    expect(await found("' OR 1=1 --")).toEqual([]);
    await rows("DELETE FROM reviews WHERE author_name = 'Sign S.'");
    await rows("UPDATE agent_review_stats SET published = 0 WHERE agent_no = ?", [agentNo]);
  });
});

test("with ten thousand reviews, a page and its counts use an index in the right order", async () => {
  await rows(
    `WITH RECURSIVE k(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM k WHERE n < 10000)
     INSERT INTO reviews (id, agent_no, author_name, status, stars, type_bit, stage, experience_month, title, body,
       proof_tier, submitted_at, published_at, helpful_order)
     SELECT printf('01990001-0000-7000-8000-%012d', n), ?, 'Many M.', 'published', 1 + n % 5, n % 10, 'made-a-claim',
       '2026-01', 'Title', 'Body', 1 + n % 3, n, n, (n % 97) / 100.0 FROM k`,
    [longest.agentNo],
  );
  const context = openContext({ databaseUrl: databaseUrl() });
  const agentNo = agentNumber({ kind: "slug", value: longest.slug });
  const id = "01990001-0000-7000-8000-000000005000";
  const planOf = async (statement: { toSQL(): { sql: string; params: unknown[] } }) => {
    const { sql: text, params } = statement.toSQL();
    const args = params.map((one) => (typeof one === "number" ? one : String(one)));
    return (await rows(`EXPLAIN QUERY PLAN ${text}`, args)).map(({ detail }) => String(detail));
  };
  for (const [search, index] of [
    ["", "reviews_agent_published"],
    ["stars=1&tier=1&type=auto&stage=made-a-claim", "reviews_agent_published"],
    [`stars=1&tier=1&type=auto&stage=made-a-claim&after=5000_${id}`, "reviews_agent_published"],
    ["words=leak", "reviews_agent_published"],
    ["sort=helpful", "reviews_agent_helpful"],
    [`sort=helpful&after=0.5_${id}`, "reviews_agent_helpful"],
    [`sort=helpful&stars=1&type=auto&after=0.5_${id}`, "reviews_agent_helpful"],
  ] as const) {
    const { query, problem } = parseReviewQuery(new URLSearchParams(search));
    expect(problem).toBeNull();
    const { stats, page } = reviewStatements(context, agentNo, query);
    const plan = await planOf(page);
    expect(plan.join("\n"), search).toContain(`SEARCH reviews USING INDEX ${index} (agent_no=? AND status=?`);
    expect(plan.join("\n"), search).not.toMatch(/TEMP B-TREE|SCAN/);
    const counts = (await planOf(stats)).filter((line) => / reviews /.test(line));
    const text = query.filter.words.length > 0;
    for (const line of counts) {
      // Words are only in the text; the helpful order is not in the wide index.
      if (!text && query.sort === "newest")
        expect(line, search).toContain(
          "USING COVERING INDEX reviews_agent_published (agent_no=? AND status=?",
        );
      expect(line, search).toMatch(
        /^SEARCH reviews USING (COVERING )?INDEX reviews_agent_(published|helpful)/,
      );
    }
    expect(counts.length, search).toBe(
      (query.after === null ? 0 : 1) + (/type=|words=/.test(search) ? 1 : 0),
    );
  }
  const page = await read(longest.slug, "stars=1&tier=1&type=auto&stage=made-a-claim&sort=helpful");
  expect(page.ids).toHaveLength(10);
});
