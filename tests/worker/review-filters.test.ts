import { describe, expect, test } from "vitest";
import { agentNumber } from "#app/domains/directory/profile-queries.server.ts";
import { parseReviewQuery } from "#app/domains/reviews/inputs.ts";
import { reviewStatements } from "#app/domains/reviews/queries.server.ts";
import { landmarks } from "#db/seed/landmarks.ts";
import { openContext } from "#support/own-context.ts";
import { readableWords } from "#support/visitor.ts";
import { openAccounts } from "./accounts.ts";

const { site, rows, databaseUrl } = openAccounts();
const { inesCalloway, longest, archived, shortest } = landmarks.agents;

type Row = Awaited<ReturnType<typeof rows>>[number];

const publishedOf = (agentNo: number) =>
  rows(
    `SELECT r.*, t.slug type FROM reviews r LEFT JOIN product_types t ON t.bit = r.type_bit
     WHERE agent_no = ? AND status = 'published' ORDER BY published_at DESC, id DESC`,
    [agentNo],
  );

async function read(slug: string, query: Record<string, string> | string = "") {
  const search = new URLSearchParams(query).toString();
  const response = await site.get(`/showcase/${slug}${search === "" ? "" : `?${search}`}`);
  const html = await response.text();
  const next = /<a [^>]*rel="next"[^>]*>/.exec(html)?.[0] ?? "";
  return {
    status: response.status,
    html,
    words: readableWords(html),
    ids: [...html.matchAll(/<h3 id="review-([0-9a-f-]{36})"/g)].map(([, id]) => id ?? ""),
    after: /[?;&]after=([^&"#]+)/.exec(next)?.[1] ?? null,
    range: /(\d+) to (\d+) of (\d+)/.exec(readableWords(html))?.slice(1) ?? [],
    roundTrips: Number(response.headers.get("X-Database-Round-Trips")),
  };
}

/** All pages of a list, from the first to the last. */
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
  ])("are narrowed by %o to those and no others, in both orders, counted right", async (query, holds) => {
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
  });

  test("come in one round trip, whatever is asked for", async () => {
    const { roundTrips } = await read(longest.slug, "stars=5&type=auto&words=policy&sort=helpful&explain=1");
    expect(roundTrips).toBe(1);
  });

  test("the most helpful come first, and each once while votes are equal to many digits", async () => {
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
      // What came in before a page moved it down by one: the page says so.
      expect(ranges.map(([first]) => first)).toEqual(["1", "12", "23", "34"]);
      await rows("DELETE FROM reviews WHERE author_name = 'New N.'");
    },
  );

  test("are found by words with signs that mean something elsewhere", async () => {
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

describe("the form and the chips", () => {
  test("keep what is in force, and each chip takes one thing away", async () => {
    const { html } = await read(inesCalloway.slug, "stars=5&tier=3&type=home&words=the+policy&sort=helpful");
    const form = /<form[^>]*class="revsearch"[\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
    expect(form).toMatch(/^<form method="get" action="\/showcase\/ines-calloway#reviews"/);
    expect(form).toContain('<input type="hidden" name="tier" value="3"/>');
    expect(form).toMatch(/<option value="5" selected="">/);
    expect(form).toMatch(/<option value="home" selected="">/);
    expect(form).toMatch(/<option value="helpful" selected="">/);
    expect(form).toMatch(/name="words"[^>]*value="the policy"/);
    const labelled = [...form.matchAll(/<(?:select|input type="search")[^>]* id="([^"]+)"/g)].map(
      ([, id]) => id,
    );
    expect(labelled).toHaveLength((form.match(/<label /g) ?? []).length);
    for (const id of labelled) expect(form).toContain(`for="${id}"`);
    const applied = /<nav[^>]*aria-label="Filters in force"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
    const links = [...applied.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) =>
      (href ?? "").replaceAll("&amp;", "&"),
    );
    expect(links).toEqual([
      "/showcase/ines-calloway?tier=3&type=home&words=the+policy&sort=helpful#reviews",
      "/showcase/ines-calloway?stars=5&tier=3&words=the+policy&sort=helpful#reviews",
      "/showcase/ines-calloway?stars=5&tier=3&type=home&words=policy&sort=helpful#reviews",
      "/showcase/ines-calloway?stars=5&tier=3&type=home&words=the&sort=helpful#reviews",
      "/showcase/ines-calloway?sort=helpful#reviews",
    ]);
    // The bars keep the rest too.
    expect(html.replaceAll("&amp;", "&")).toContain(
      'href="/showcase/ines-calloway?stars=4&tier=3&type=home&words=the+policy&sort=helpful#reviews"',
    );
    for (const link of html.matchAll(/<a [^>]*href="\/showcase\/ines-calloway\?[^"]*#reviews"[^>]*>/g))
      expect(link[0]).toMatch(/rel="(nofollow|next)"/);
  });

  test("offer the types and stages that a published review has, and no others", async () => {
    const { html } = await read(inesCalloway.slug);
    const form = /<form[^>]*class="revsearch"[\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
    const offered = (name: string) => {
      const select = new RegExp(`<select[^>]*name="${name}"[\\s\\S]*?</select>`).exec(form)?.[0] ?? "";
      return [...select.matchAll(/value="([^"]+)"/g)].map(([, value]) => value).sort();
    };
    const published = await publishedOf(inesCalloway.agentNo);
    expect(offered("type")).toEqual([...new Set(published.map(({ type }) => type))].sort());
    expect(offered("stage")).toEqual([...new Set(published.map(({ stage }) => stage))].sort());
  });

  test("a filtered page is kept for a minute alone: no purge reaches it", async () => {
    const path = `/showcase/${inesCalloway.slug}`;
    const control = async (search: string) => (await site.get(path + search)).headers.get("Cache-Control");
    expect(await control("?words=claim")).toBe("public, max-age=0, s-maxage=60");
    expect(await control("")).toMatch(/s-maxage=300/);
  });

  test("a filtered page names the showcase as its one address", async () => {
    const { html } = await read(inesCalloway.slug, "stars=5&words=policy");
    expect(html).toMatch(/<link[^>]*rel="canonical"[^>]*href="[^"?]+\/showcase\/ines-calloway"/);
  });
});

describe("what no review can be", () => {
  test.each([
    ["stars=0", "Stars go from 1 to 5."],
    ["tier=4", "There is no such kind of proof."],
    ["type=no-such-type", "There is no such insurance type"],
    ["type=%27", "There is no such insurance type."],
    ["stage=died", "Choose what it was about from the list."],
    ["sort=paid", "There is no such order."],
    ["after=1-2", "This page of reviews does not exist."],
    [`words=${"a".repeat(101)}`, "Search for at most 100 characters."],
    ["words=1+2+3+4+5+6+7+8+9", "Search for at most 8 words."],
  ])("%s is refused in a sentence", async (search, sentence) => {
    const { status, words } = await read(inesCalloway.slug, search);
    expect(status).toBe(400);
    expect(words).toContain(sentence);
    expect(words).toContain("Ines Calloway");
  });

  test("what was typed is kept in the field", async () => {
    const { html } = await read(inesCalloway.slug, 'words=a+b+c+d+e+f+g+h+"i"');
    expect(html).toContain('value="a b c d e f g h &quot;i&quot;"');
  });

  test("a type without a review, and a page past the last, say so", async () => {
    const page = await read(inesCalloway.slug, "type=boat&stage=made-a-claim");
    expect(page.status).toBe(200);
    expect(page.words).toContain("None of the published reviews is of this kind.");
    const past = await read(inesCalloway.slug, "after=1-00000000-0000-7000-8000-000000000000");
    expect(past.words).toContain("This is past the oldest review.");
  });

  test("an archived agent stays unlisted, whatever is asked for", async () => {
    const { status, words } = await read(archived.slug, "stars=5&words=policy&explain=1");
    expect(status).toBe(404);
    expect(words).not.toMatch(/Order value|Out of 5/);
  });
});

test("with ten thousand reviews a page and its counts walk an index that holds the order", async () => {
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
    [`stars=1&tier=1&type=auto&stage=made-a-claim&after=5000-${id}`, "reviews_agent_published"],
    ["words=leak", "reviews_agent_published"],
    ["sort=helpful", "reviews_agent_helpful"],
    [`sort=helpful&after=0.5-${id}`, "reviews_agent_helpful"],
    [`sort=helpful&stars=1&type=auto&after=0.5-${id}`, "reviews_agent_helpful"],
  ] as const) {
    const { query, problem } = parseReviewQuery(new URLSearchParams(search));
    expect(problem).toBeNull();
    const [stats, , , page] = reviewStatements(context, agentNo, query);
    const plan = await planOf(page);
    expect(plan.join("\n"), search).toContain(`SEARCH reviews USING INDEX ${index} (agent_no=? AND status=?`);
    expect(plan.join("\n"), search).not.toMatch(/TEMP B-TREE|SCAN/);
    const counts = (await planOf(stats)).filter((line) => / reviews /.test(line));
    const text = query.filter.words.length > 0;
    for (const line of counts) {
      // Words are in the text alone; the helpful order is not in the wide index.
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
