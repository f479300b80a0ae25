/** What an emailed link is about, for the page it opens. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { sha256Hex } from "#app/platform/ids.ts";
import { REVIEW_STATUSES } from "#db/lists.ts";

const linkRow = {
  id: text,
  title: text,
  status: oneOf(REVIEW_STATUSES),
  agentName: text,
  /** The link still works. */
  good: flag,
};
export type LinkPage = RowOf<typeof linkRow>;

/** The review behind a link; null when the link is invalid or was replaced by a newer one. One round trip. */
export async function findLinkPage(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  token: string,
): Promise<LinkPage | null> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "review behind a link",
      linkRow,
      sql`
      SELECT r.id, r.title, r.status, a.name agentName,
        r.status = 'awaiting-verification' AND l.used_at IS NULL AND l.expires_at > ${clock.now()} good
      FROM review_links l JOIN reviews r ON r.id = l.review_id JOIN agents a ON a.agent_no = r.agent_no
      WHERE l.token_hash = ${await sha256Hex(token)} LIMIT 1`,
    ),
  ]);
  return rows[0] ?? null;
}
