/** An agent's published reviews, and the page that shows them, for the tests of lists of reviews. */
import { UUID } from "#app/platform/ids.ts";
import { addressesIn, addressOf, type Page, parsePage } from "#support/browser/page.ts";
import { openAccounts } from "../../accounts.ts";

/** The reviews on a page, by the links to their own pages. */
export function reviewIdsOn(page: Page): string[] {
  const own = new RegExp(`^/reviews/(${UUID})$`);
  return (
    page
      // Those past the first three are behind a button.
      .queryAllByRole("article", { hidden: true })
      .flatMap((article) => addressesIn(article).flatMap((address) => own.exec(address)?.[1] ?? []))
  );
}

export function openReviewedAgents() {
  const accounts = openAccounts();
  const { site, rows } = accounts;

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
    const page = parsePage(html);
    const next = page.queryByRole("link", { name: "More reviews" });
    return {
      status: response.status,
      html,
      words: page.text,
      ids: reviewIdsOn(page),
      after: next === null ? null : new URL(addressOf(next), site.origin()).searchParams.get("after"),
      range: /(\d+) to (\d+) of (\d+)/.exec(page.text)?.slice(1) ?? [],
      roundTrips: Number(response.headers.get("X-Database-Round-Trips")),
    };
  }

  return { ...accounts, publishedOf, read };
}
