/** Reads the event log, in the order of its key. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, rowsOf, text } from "#app/platform/database/rows.ts";
import { EVENT_FILE_ROWS, EVENT_READ_ROWS } from "../limits.ts";
import type { EventDays, EventRow } from "./events-file.ts";

const eventRow = {
  day: text,
  event: text,
  from: text,
  to: text,
  stars: integer,
  reason: text,
  count: integer,
};

/**
 * The rows for these days, by day; null when there are more than `EVENT_FILE_ROWS`. There are a few thousand a year,
 * so this is mostly one round trip. All rows are read before anything is sent, so that a database that stops answering
 * is a 503 and not half a file.
 */
export async function listEvents(
  { db }: Pick<AppContext, "db">,
  days: EventDays,
): Promise<EventRow[] | null> {
  const readAfter = (last?: EventRow) => rowsOf(db, "events", eventRow, eventsAfter(days, last));
  const {
    size: [size],
    rows,
  } = await db.batch({
    size: rowsOf(
      db,
      "count of events",
      { count: integer },
      sql`
      SELECT count(*) count FROM (SELECT 1 FROM review_days WHERE ${within(days)} LIMIT ${EVENT_FILE_ROWS + 1})`,
    ),
    rows: readAfter(),
  });
  if (size === undefined || size.count > EVENT_FILE_ROWS) return null;
  let read = rows;
  while (read.length === EVENT_READ_ROWS) {
    [read] = await db.batch([readAfter(rows.at(-1))]);
    rows.push(...read);
  }
  return rows;
}

const within = ({ from, to }: EventDays) => sql`day >= ${from} AND day <= ${to === "" ? "9999" : to}`;

/** Also compares the day alone, because the index is entered by it. */
function eventsAfter(days: EventDays, last: EventRow | undefined): SQL {
  const condition =
    last === undefined
      ? within(days)
      : sql`${within({ ...days, from: last.day })} AND (day, event, from_state, to_state, stars, reason) >
          (${last.day}, ${last.event}, ${last.from}, ${last.to}, ${last.stars}, ${last.reason})`;
  return sql`
    SELECT day, event, from_state "from", to_state "to", stars, reason, event_count count FROM review_days
    WHERE ${condition}
    ORDER BY day, event, from_state, to_state, stars, reason LIMIT ${EVENT_READ_ROWS}`;
}
