/** Requests not to be listed, as admins read them. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { having, waitingList } from "#app/platform/lists/long-list.ts";
import { readQueueStatus } from "#app/platform/lists/queue-status.ts";
import { LANGUAGES, REQUEST_BY, REQUEST_REASONS, REQUEST_STATUSES } from "#db/lists.ts";
import type { RequestStatus } from "../types.ts";

const requestRow = {
  id: text,
  agentNo: nullable(integer),
  agentName: nullable(text),
  agentSlug: nullable(text),
  npn: text,
  requester: text,
  requestedBy: oneOf(REQUEST_BY),
  email: text,
  language: oneOf(LANGUAGES),
  why: oneOf(REQUEST_REASONS),
  note: text,
  status: oneOf(REQUEST_STATUSES),
  openedAt: integer,
  dueAt: integer,
  decidedAt: nullable(integer),
  judge: nullable(text),
  reason: text,
};
export type ListingRequest = RowOf<typeof requestRow>;

const COLUMNS = sql`r.id, r.agent_no agentNo, a.name agentName, a.slug agentSlug, r.npn, r.requester,
  r.requested_by requestedBy, r.email, r.language, r.why, r.note, r.status, r.opened_at openedAt, r.due_at dueAt,
  r.decided_at decidedAt, (SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.id = r.decided_by) judge,
  r.reason`;
const FROM = sql`FROM listing_requests r LEFT JOIN agents a ON a.agent_no = r.agent_no`;

const requestsStatement = ({ db }: Pick<AppContext, "db">, which: SQL) =>
  rowsOf(db, "requests not to be listed", requestRow, sql`SELECT ${COLUMNS} ${FROM} WHERE ${which}`);

export type RequestFilter = {
  /** Part of the agent's or the requester's name, or an NPN. */
  find?: string | undefined;
  status?: RequestStatus | undefined;
};

/** Those of a status, the waiting ones if none is named; what is due first comes first. */
export const listingRequestsList = waitingList(
  "requests not to be listed",
  requestRow,
  "dueAt",
  ({ find, status = "open" }: RequestFilter) => ({
    columns: COLUMNS,
    from: FROM,
    where: [
      sql`r.status = ${status}`,
      find === undefined
        ? undefined
        : sql`(r.npn = ${find} OR a.name LIKE ${having(find)} ESCAPE '\\' OR r.requester LIKE ${having(find)} ESCAPE '\\')`,
    ],
    at: sql`r.due_at`,
    id: sql`r.id`,
  }),
);

/** One of any status; null for none. One round trip. */
export async function findRequest(
  context: Pick<AppContext, "db">,
  id: string,
): Promise<ListingRequest | null> {
  const [[request]] = await context.db.batch([requestsStatement(context, sql`r.id = ${id} LIMIT 1`)]);
  return request ?? null;
}

/** Those that wait, what is due first. One round trip, shared with the page's others. */
export async function listOpenRequests(
  context: Pick<AppContext, "db">,
  most: number,
): Promise<ListingRequest[]> {
  const [open] = await context.db.read([
    requestsStatement(context, sql`r.status = 'open' ORDER BY r.due_at LIMIT ${most}`),
  ]);
  return open;
}

/** How many wait. */
export const countOpenRequests = (context: Pick<AppContext, "db" | "clock">) =>
  readQueueStatus(
    context,
    "requests not to be listed",
    sql`SELECT opened_at at, due_at due FROM listing_requests WHERE status = 'open'`,
  );
