/** Requests about a person's own information, as their link and as admins read them. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { having, waitingList } from "#app/platform/lists/long-list.ts";
import { readQueueStatus } from "#app/platform/lists/queue-status.ts";
import { LANGUAGES, PRIVACY_KINDS, PRIVACY_STATUSES } from "#db/lists.ts";
import type { PrivacyKind, PrivacyStatus } from "./types.ts";

const requestRow = {
  id: text,
  kind: oneOf(PRIVACY_KINDS),
  email: text,
  language: oneOf(LANGUAGES),
  note: text,
  status: oneOf(PRIVACY_STATUSES),
  openedAt: integer,
  confirmedAt: nullable(integer),
  dueAt: integer,
  answeredAt: nullable(integer),
  answeredBy: nullable(text),
  judge: nullable(text),
  reply: text,
  appeal: text,
  appealReply: text,
  hasAccount: integer,
};
export type PrivacyRequest = RowOf<typeof requestRow>;

const COLUMNS = sql`r.id, r.kind, r.email, r.language, r.note, r.status, r.opened_at openedAt, r.confirmed_at confirmedAt,
  r.due_at dueAt, r.answered_at answeredAt, r.answered_by answeredBy,
  (SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.id = r.answered_by) judge, r.reply, r.appeal,
  r.appeal_reply appealReply,
  EXISTS (SELECT 1 FROM users u WHERE u.email = r.email AND u.email_confirmed_at IS NOT NULL) hasAccount`;
const FROM = sql`FROM privacy_requests r`;

const requestsStatement = ({ db }: Pick<AppContext, "db">, which: SQL) =>
  rowsOf(db, "privacy requests", requestRow, sql`SELECT ${COLUMNS} ${FROM} WHERE ${which}`);

/** One of any status; null for none. One round trip. */
export async function findPrivacyRequest(
  context: Pick<AppContext, "db">,
  id: string,
): Promise<PrivacyRequest | null> {
  const [[request]] = await context.db.batch([requestsStatement(context, sql`r.id = ${id} LIMIT 1`)]);
  return request ?? null;
}

/** The request that this address began and hasn't confirmed, so that asking twice doesn't make two. */
export async function findBegun(
  { db }: Pick<AppContext, "db">,
  { email, kind }: { email: string; kind: PrivacyKind },
): Promise<string | null> {
  const [[begun]] = await db.batch([
    rowsOf(
      db,
      "a privacy request that was begun",
      { id: text },
      sql`SELECT id FROM privacy_requests WHERE email = ${email} AND kind = ${kind} AND status = 'unconfirmed'
        ORDER BY opened_at DESC LIMIT 1`,
    ),
  ]);
  return begun?.id ?? null;
}

export type PrivacyFilter = { find?: string | undefined; status?: PrivacyStatus | undefined };

/** Those of a status, or all that wait for an admin; what is due first comes first. */
export const privacyRequestsList = waitingList(
  "privacy requests",
  requestRow,
  "dueAt",
  ({ find, status }: PrivacyFilter) => ({
    columns: COLUMNS,
    from: FROM,
    where: [
      status === undefined ? sql`r.status IN ('open', 'appealed')` : sql`r.status = ${status}`,
      find === undefined ? undefined : sql`r.email LIKE ${having(find)} ESCAPE '\\'`,
    ],
    at: sql`r.due_at`,
    id: sql`r.id`,
  }),
);

/** Those that wait, what is due first. One round trip, shared with the page's others. */
export async function listOpenPrivacyRequests(
  context: Pick<AppContext, "db">,
  most: number,
): Promise<PrivacyRequest[]> {
  const [open] = await context.db.read([
    requestsStatement(context, sql`r.status IN ('open', 'appealed') ORDER BY r.due_at LIMIT ${most}`),
  ]);
  return open;
}

/** How many wait. */
export const countOpenPrivacyRequests = (context: Pick<AppContext, "db" | "clock">) =>
  readQueueStatus(
    context,
    "privacy requests",
    sql`SELECT opened_at at, due_at due FROM privacy_requests WHERE status IN ('open', 'appealed')`,
  );
