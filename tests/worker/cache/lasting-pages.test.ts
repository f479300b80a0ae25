/** Pages are cached as long as they are true (decision 0134): a crawl reads the database once, and a write purges what it changed. */
import { expect, test } from "vitest";
import { requestAs } from "#support/servers/host.ts";
import { openReviews, REVIEW } from "../reviews/published/published-reviews.ts";

const { review, rows, site } = openReviews();

async function read(path: string) {
  const { headers, text } = await requestAs(site.url, path);
  return { cache: headers["x-cache"], trips: headers["x-database-round-trips"], text };
}

test("a crawl of every profile reads the database once", async () => {
  const agents = await rows("SELECT slug FROM agents WHERE account_status = 'active' LIMIT 200");
  const paths = agents.map(({ slug }) => `/showcase/${slug}`);
  for (const path of paths) await read(path);
  const again: string[] = [];
  for (const path of paths) {
    const { cache } = await read(path);
    if (cache !== "HIT") again.push(`${path} ${cache}`);
  }
  expect(again).toEqual([]);
});

test("a write purges the pages that it makes untrue, and no others", async () => {
  const slug = "bo-li";
  const [found] = await rows(
    `SELECT c.slug city, s.slug state FROM agents a JOIN cities c ON c.city_no = a.city_no JOIN states s ON s.code = a.state_code WHERE a.slug = '${slug}'`,
  );
  const changed = [`/showcase/${slug}`, `/agents/${found?.state}/${found?.city}`, `/agents/${found?.state}`];
  const others = ["/showcase/ines-calloway"];
  for (const path of [...changed, ...others]) await read(path);
  for (const path of [...changed, ...others]) expect((await read(path)).cache, path).toBe("HIT");
  await review({ slug });
  for (const path of changed) expect((await read(path)).cache, path).toBe("MISS");
  for (const path of others) expect((await read(path)).cache, path).toBe("HIT");
  expect((await read(`/showcase/${slug}`)).text).toContain(REVIEW.body);
});
