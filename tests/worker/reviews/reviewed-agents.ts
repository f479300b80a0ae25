/** What the tests of an agent's reviews share: what is published, and the page that shows it. */
import { UUID } from "#app/platform/ids.ts";
import { readableWords } from "#support/visitor.ts";
import { openAccounts } from "../accounts.ts";

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
    const next = /<a [^>]*rel="next"[^>]*>/.exec(html)?.[0] ?? "";
    return {
      status: response.status,
      html,
      words: readableWords(html),
      ids: [...html.matchAll(new RegExp(`<h3 id="review-(${UUID})"`, "g"))].map(([, id]) => id ?? ""),
      after: /[?;&]after=([^&"#]+)/.exec(next)?.[1] ?? null,
      range: /(\d+) to (\d+) of (\d+)/.exec(readableWords(html))?.slice(1) ?? [],
      roundTrips: Number(response.headers.get("X-Database-Round-Trips")),
    };
  }

  return { ...accounts, publishedOf, read };
}
