/** All reviews, as admins look through them. How many stars were given is neither read nor a part of any order. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { cursorOf, idKey, wholeKey } from "#app/platform/cursor.ts";
import { fullTextWords } from "#app/platform/full-text.ts";
import {
  countStatement,
  FILE_PAGE_ROWS,
  type ListCount,
  readCount,
  takeFilePage,
  takePage,
} from "#app/platform/list-page.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/rows.ts";
import { REVIEW_STATUSES } from "#db/lists.ts";

const PAGE_REVIEWS = 50;
/** Of a name that many have. */
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
  /** The case that waits for a person; null where there is none. */
  caseId: nullable(text),
};
export type AdminReviewRow = RowOf<typeof reviewRow>;

export type AdminReviewFilter = {
  /** Name or NPN of the agent. */
  agent?: string | undefined;
  status: (typeof REVIEW_STATUSES)[number];
};

export const reviewCursor = cursorOf({ at: wholeKey(), id: idKey });
type Place = NonNullable<ReturnType<typeof reviewCursor.parse>>;

function ofAgent(agent: string): SQL {
  if (/^\d{1,10}$/.test(agent)) return sql`r.agent_no IN (SELECT agent_no FROM agents WHERE npn = ${agent})`;
  const words = fullTextWords(agent);
  return words === null
    ? sql`0`
    : sql`r.agent_no IN (SELECT rowid FROM agent_text WHERE agent_text MATCH ${`name : (${words})`} LIMIT ${FOUND_AGENTS})`;
}

const conditionOf = ({ agent, status }: AdminReviewFilter): SQL =>
  agent === undefined ? sql`r.status = ${status}` : sql`${ofAgent(agent)} AND r.status = ${status}`;

function pageStatement(
  { db }: Pick<AppContext, "db">,
  filter: AdminReviewFilter,
  after: Place | null,
  most: number,
) {
  const place = after === null ? sql`` : sql`AND (r.submitted_at, r.id) < (${after.at}, ${after.id})`;
  return rowsOf(
    db,
    "reviews for admins",
    reviewRow,
    sql`SELECT r.id, r.title, r.author_name author, a.name agentName, a.slug agentSlug, r.status,
        r.proof_tier proofTier, r.submitted_at submittedAt,
        (SELECT k.id FROM review_cases k WHERE k.review_id = r.id AND k.decided_at IS NULL LIMIT 1) caseId
      FROM reviews r JOIN agents a ON a.agent_no = r.agent_no
      WHERE ${conditionOf(filter)} ${place} ORDER BY r.submitted_at DESC, r.id DESC LIMIT ${most}`,
  );
}

const placeOf = ({ submittedAt, id }: AdminReviewRow): Place => ({ at: submittedAt, id });

/** A page of reviews in one state, the newest first, and how many there are. One round trip. */
export async function listAdminReviews(
  { db }: Pick<AppContext, "db">,
  filter: AdminReviewFilter,
  after: Place | null,
): Promise<{ rows: AdminReviewRow[]; count: ListCount; next: string | null }> {
  const { rows, counts } = await db.read({
    rows: pageStatement({ db }, filter, after, PAGE_REVIEWS + 1),
    counts: countStatement(db, "reviews for admins", sql`FROM reviews r WHERE ${conditionOf(filter)}`),
  });
  const page = takePage(rows, PAGE_REVIEWS, (last) => reviewCursor.write(placeOf(last)));
  return { ...page, count: readCount(counts) };
}

/** Some of the rows of a file, and where the next ones begin. */
export async function readAdminReviews(
  { db }: Pick<AppContext, "db">,
  filter: AdminReviewFilter,
  after: Place | null,
) {
  const [rows] = await db.batch([pageStatement({ db }, filter, after, FILE_PAGE_ROWS)]);
  return takeFilePage(rows, placeOf);
}

/** The ids of all that the filter names, in the list's order, as `SELECT id …`: for acts on all of it. */
export const idsOf = (filter: AdminReviewFilter, most: number): SQL =>
  sql`SELECT r.id FROM reviews r WHERE ${conditionOf(filter)} ORDER BY r.submitted_at DESC, r.id DESC LIMIT ${most}`;
