/** What a mailed link is about, for the page that it opens. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { sha256Hex } from "#app/platform/ids.ts";
import type { ReviewStatus } from "../policy.ts";

export type LinkPage = {
  id: string;
  title: string;
  status: ReviewStatus;
  agentName: string;
  /** It confirms something yet. */
  good: boolean;
};

/** The review behind a link; null when the link is none, or was replaced by a newer one. One round trip. */
export async function findLinkPage(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  token: string,
): Promise<LinkPage | null> {
  const [rows] = await db.read([
    db.orm.all<Omit<LinkPage, "good"> & { good: 0 | 1 }>(sql`
      SELECT r.id, r.title, r.status, a.name agentName,
        r.status = 'awaiting-verification' AND l.used_at IS NULL AND l.expires_at > ${clock.now()} good
      FROM review_links l JOIN reviews r ON r.id = l.review_id JOIN agents a ON a.agent_no = r.agent_no
      WHERE l.token_hash = ${await sha256Hex(token)} LIMIT 1`),
  ]);
  const row = rows[0];
  return row === undefined ? null : { ...row, good: row.good === 1 };
}
