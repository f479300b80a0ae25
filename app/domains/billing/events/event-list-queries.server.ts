/** Stripe's events as admins see them: ids and results, no contents. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, text } from "#app/platform/database/rows.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { cursorOf, integerKey } from "#app/platform/lists/cursor.ts";
import { longList } from "#app/platform/lists/long-list.ts";
import { readQueueStatus } from "#app/platform/lists/queue-status.ts";
import { stripeEvents } from "#db/schema/index.ts";

export const EVENT_STATUSES = stripeEvents.status.enumValues;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** The cron has run a few times since then. */
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

type EventFilter = { status: EventStatus; find?: string | undefined };

// The status is a literal, so that SQLite can use the partial index for dead events; a search has its own index.
const conditionOf = ({ status, find }: EventFilter): SQL =>
  find === undefined
    ? sql`e.status = ${sql.raw(`'${status}'`)}`
    : sql`(e.object_id = ${find} OR e.id = ${find}) AND +e.status = ${status}`;

/** Events with one status, newest first; `find` is the id of an event or of its object. */
export const storedEvents = longList({
  name: "stored events",
  shape: eventRow,
  cursor: cursorOf({ at: integerKey(), no: integerKey() }),
  placeOf: ({ receivedAt, no }) => ({ at: receivedAt, no }),
  select(filter: EventFilter, after, most) {
    const place =
      after === null
        ? sql``
        : sql`AND e.received_at <= ${after.at} AND (e.received_at < ${after.at} OR e.rowid < ${after.no})`;
    return sql`SELECT e.rowid no, e.id, e.type, e.object_id objectId, e.status, e.received_at receivedAt, e.attempts,
        e.next_at nextAt, e.done_at doneAt, e.last_error lastError
      FROM stripe_events e WHERE ${conditionOf(filter)} ${place}
      ORDER BY e.received_at DESC, e.rowid DESC LIMIT ${most}`;
  },
  from: (filter) => sql`FROM stripe_events e WHERE ${conditionOf(filter)}`,
});

/** How many events wait to be handled; overdue ones should have been handled minutes ago. */
export const countWaitingEvents = (context: Pick<AppContext, "db" | "clock">) =>
  readQueueStatus(
    context,
    "webhooks to follow",
    sql`SELECT received_at at, next_at + ${LATE_MS} due FROM stripe_events WHERE status = 'waiting' ORDER BY next_at`,
  );
