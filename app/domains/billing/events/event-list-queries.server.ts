/** What Stripe told us, as admins look through it: ids and how it went, nothing of what it said. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { cursorOf, wholeKey } from "#app/platform/cursor.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import {
  countStatement,
  FILE_PAGE_ROWS,
  type ListCount,
  readCount,
  takeFilePage,
  takePage,
} from "#app/platform/list-page.ts";
import { readStanding } from "#app/platform/queue-standing.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/rows.ts";
import { stripeEvents } from "#db/schema/index.ts";

export const EVENT_STATUSES = stripeEvents.status.enumValues;
export type EventStatus = (typeof EVENT_STATUSES)[number];

const PAGE_EVENTS = 50;
/** The minute clock has come by a few times since. */
const LATE_MS = 5 * MINUTE_MS;

const eventRow = {
  no: integer,
  id: text,
  type: text,
  objectId: text,
  status: oneOf(EVENT_STATUSES),
  receivedAt: integer,
  attempts: integer,
  nextAt: integer,
  doneAt: nullable(integer),
  lastError: nullable(text),
};
export type StoredEventRow = RowOf<typeof eventRow>;

export const eventCursor = cursorOf({ at: wholeKey(), no: wholeKey() });
type Place = NonNullable<ReturnType<typeof eventCursor.parse>>;

type EventFilter = { status: EventStatus; find?: string | undefined };

// Written out, so that the index of those that are dead is seen to fit; what is looked for has its own.
const conditionOf = ({ status, find }: EventFilter): SQL =>
  find === undefined
    ? sql`e.status = ${sql.raw(`'${status}'`)}`
    : sql`(e.object_id = ${find} OR e.id = ${find}) AND +e.status = ${status}`;

const pageStatement = (
  { db }: Pick<AppContext, "db">,
  filter: EventFilter,
  after: Place | null,
  most: number,
) =>
  rowsOf(
    db,
    "stored events",
    eventRow,
    sql`SELECT e.rowid no, e.id, e.type, e.object_id objectId, e.status, e.received_at receivedAt, e.attempts,
        e.next_at nextAt, e.done_at doneAt, e.last_error lastError
      FROM stripe_events e WHERE ${conditionOf(filter)} ${
        after === null
          ? sql``
          : sql`AND e.received_at <= ${after.at} AND (e.received_at < ${after.at} OR e.rowid < ${after.no})`
      } ORDER BY e.received_at DESC, e.rowid DESC LIMIT ${most}`,
  );

const placeOf = ({ receivedAt, no }: StoredEventRow): Place => ({ at: receivedAt, no });

/** A page of events in this state, the newest first; `find` is the id of an event or of what it is about. One round trip. */
export async function listStoredEvents(
  { db }: Pick<AppContext, "db">,
  filter: EventFilter,
  after: Place | null,
): Promise<{ rows: StoredEventRow[]; count: ListCount; next: string | null }> {
  const { rows, counts } = await db.read({
    rows: pageStatement({ db }, filter, after, PAGE_EVENTS + 1),
    counts: countStatement(db, "stored events", sql`FROM stripe_events e WHERE ${conditionOf(filter)}`),
  });
  const page = takePage(rows, PAGE_EVENTS, (last) => eventCursor.write(placeOf(last)));
  return { ...page, count: readCount(counts) };
}

/** Some of the rows of a file, and where the next ones begin. */
export async function readStoredEvents(
  { db }: Pick<AppContext, "db">,
  filter: EventFilter,
  after: Place | null,
) {
  const [rows] = await db.batch([pageStatement({ db }, filter, after, FILE_PAGE_ROWS)]);
  return takeFilePage(rows, placeOf);
}

/** How much of Stripe's is still to be followed; overdue is what should have been minutes ago. */
export const countWaitingEvents = (context: Pick<AppContext, "db" | "clock">) =>
  readStanding(
    context,
    "webhooks to follow",
    sql`SELECT received_at at, next_at + ${LATE_MS} due FROM stripe_events WHERE status = 'waiting' ORDER BY next_at`,
  );
