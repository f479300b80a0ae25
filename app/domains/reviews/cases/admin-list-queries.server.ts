/** All reviews, for admins. Stars are neither read nor used for sorting. */
import { type SQL, sql } from "drizzle-orm";
import { fullTextWords } from "#app/platform/database/full-text.ts";
import { integer, nullable, oneOf, text } from "#app/platform/database/rows.ts";
import { cursorOf, idKey, integerKey } from "#app/platform/lists/cursor.ts";
import { longList } from "#app/platform/lists/long-list.ts";
import { REVIEW_STATUSES } from "#db/lists.ts";
import { disclosureColumns, disclosureShape } from "../disclosure-queries.server.ts";

/** At most this many agents for a name that many share. */
const FOUND_AGENTS = 200;

const reviewRow = {
  id: text,
  title: text,
  author: text,
  agentName: text,
  agentSlug: text,
  status: oneOf(REVIEW_STATUSES),
  proofTier: integer,
  submittedAt: integer,
  /** The open case; null when there is none. */
  caseId: nullable(text),
  ...disclosureShape,
};

export type AdminReviewFilter = {
  /** Name or NPN of the agent. */
  agent?: string | undefined;
  status: (typeof REVIEW_STATUSES)[number];
};

function ofAgent(agent: string): SQL {
  if (/^\d{1,10}$/.test(agent)) return sql`r.agent_no IN (SELECT agent_no FROM agents WHERE npn = ${agent})`;
  const words = fullTextWords(agent);
  return words === null
    ? sql`0`
    : sql`r.agent_no IN (SELECT rowid FROM agent_text WHERE agent_text MATCH ${`name : (${words})`} LIMIT ${FOUND_AGENTS})`;
}

const conditionOf = ({ agent, status }: AdminReviewFilter): SQL =>
  agent === undefined ? sql`r.status = ${status}` : sql`${ofAgent(agent)} AND r.status = ${status}`;

/** Reviews with one status, newest first. */
export const adminReviews = longList({
  name: "reviews for admins",
  shape: reviewRow,
  cursor: cursorOf({ at: integerKey(), id: idKey }),
  placeOf: ({ submittedAt, id }) => ({ at: submittedAt, id }),
  select(filter: AdminReviewFilter, after, most) {
    const place = after === null ? sql`` : sql`AND (r.submitted_at, r.id) < (${after.at}, ${after.id})`;
    return sql`SELECT r.id, r.title, r.author_name author, a.name agentName, a.slug agentSlug, r.status,
        r.proof_tier proofTier, r.submitted_at submittedAt, ${disclosureColumns},
        (SELECT k.id FROM review_cases k WHERE k.review_id = r.id AND k.decided_at IS NULL LIMIT 1) caseId
      FROM reviews r JOIN agents a ON a.agent_no = r.agent_no
      WHERE ${conditionOf(filter)} ${place} ORDER BY r.submitted_at DESC, r.id DESC LIMIT ${most}`;
  },
  from: (filter) => sql`FROM reviews r WHERE ${conditionOf(filter)}`,
});

/** `SELECT id …` of everything that matches the filter, in the list's order, for bulk actions. */
export const idsOf = (filter: AdminReviewFilter, most: number): SQL =>
  sql`SELECT r.id FROM reviews r WHERE ${conditionOf(filter)} ORDER BY r.submitted_at DESC, r.id DESC LIMIT ${most}`;
