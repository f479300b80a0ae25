/** What is in an agent's calendar in a week, for the agent. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { APPOINTMENT_WAYS } from "#db/lists.ts";
import { WAYS } from "../words.ts";
import type { WeekEntry } from "./calendar-week.ts";

const ENTRIES_MOST = 500;

/**
 * Booked appointments and busy times between two instants. A booking whose address isn't confirmed is there without its
 * client, and one that was booked with an earlier account of this profile isn't there at all. One round trip.
 */
export async function listWeek(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { userId, agentNo }: { userId: string; agentNo: number },
  [from, until]: readonly [number, number],
): Promise<WeekEntry[]> {
  const { booked, busy } = await db.batch({
    booked: rowsOf(
      db,
      "appointments of a week",
      {
        id: text,
        who: text,
        typeName: text,
        way: oneOf(APPOINTMENT_WAYS),
        startsAt: integer,
        endsAt: integer,
        held: flag,
      },
      // No appointment is longer than a day: the index is read from a day before.
      sql`SELECT p.id, p.client_name who, p.type_name typeName, p.way, p.starts_at startsAt, p.ends_at endsAt,
          p.confirm_by IS NOT NULL held
        FROM appointments p WHERE p.agent_no = ${agentNo} AND p.agent_user_id = ${userId}
          AND p.starts_at > ${from - DAY_MS} AND p.starts_at < ${until} AND p.ends_at > ${from}
          AND p.status IN ('booked', 'completed') AND (p.confirm_by IS NULL OR p.confirm_by > ${clock.now()})
        ORDER BY p.starts_at LIMIT ${ENTRIES_MOST}`,
    ),
    busy: rowsOf(
      db,
      "busy times of a week",
      { startsAt: integer, endsAt: integer },
      sql`SELECT b.starts_at startsAt, b.ends_at endsAt FROM busy_times b
        WHERE b.agent_no = ${agentNo} AND b.starts_at < ${until} AND b.ends_at > ${from}
        ORDER BY b.starts_at LIMIT ${ENTRIES_MOST}`,
    ),
  });
  return [
    ...busy.map((one): WeekEntry => ({ kind: "busy", id: "", who: "", what: "", ...one })),
    ...booked.map(
      ({ held, id, who, typeName, way, ...times }): WeekEntry =>
        held
          ? { kind: "held", id: "", who: "", what: "", ...times }
          : {
              kind: "appointment",
              id,
              who: who || "Account deleted",
              what: `${typeName} · ${WAYS[way]}`,
              ...times,
            },
    ),
  ];
}

/** How many booked appointments begin between two instants: they stay when days become free. */
export async function countBooked(
  { db }: Pick<AppContext, "db">,
  { userId, agentNo }: { userId: string; agentNo: number },
  [from, until]: readonly [number, number],
): Promise<number> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "appointments on days off",
      { n: integer },
      sql`SELECT count(*) n FROM appointments p WHERE p.agent_no = ${agentNo} AND p.agent_user_id = ${userId}
        AND p.status = 'booked' AND p.confirm_by IS NULL AND p.starts_at >= ${from} AND p.starts_at < ${until}`,
    ),
  ]);
  return rows[0]?.n ?? 0;
}
