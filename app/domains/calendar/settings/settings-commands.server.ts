/** What an agent changes in their calendar settings. Every commit checks that the account still manages the agent. */
import { sql } from "drizzle-orm";
import { calendarPaths } from "#app/paths/calendar.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { newId, newSecret, sha256Hex } from "#app/platform/ids.ts";
import { appointmentTypes, calendars } from "#db/schema/index.ts";
import { storedSpecial } from "../hours-row.ts";
import type { TypeFields } from "../inputs.ts";
import { TYPES_MOST } from "../limits.ts";
import { refreshNextFree } from "../next-free.server.ts";
import type { Hours, SpecialRanges } from "../types.ts";
import type { OwnCalendar } from "./own-calendar-queries.server.ts";

type Manager = { userId: string; own: OwnCalendar };

/** The account still manages the agent. */
const manages = ({ userId, own }: Manager) =>
  sql`EXISTS (SELECT 1 FROM profiles k WHERE k.user_id = ${userId} AND k.agent_no = ${own.agentNo} AND k.verified
    AND k.account_status = 'active')`;

/** What the hours form says. The week and the time zone are the agent's own, kept also while bookings follow the office. */
export type SavedHours = Pick<Hours, "timeZone" | "week" | "holidays"> & { asOffice: boolean; open: boolean };

/** Saves the hours and whether bookings are open; creates the calendar if there is none. Time off stays. */
export async function saveHours(
  context: AppContext,
  manager: Manager,
  { timeZone, week, holidays, asOffice, open }: SavedHours,
): Promise<"saved" | "not-yours"> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const { agentNo, slug } = manager.own;
  const weeklyHours = JSON.stringify(week);
  const columns = {
    timeZone,
    weeklyHours,
    holidays,
    officeSince: asOffice ? nowMs : null,
    open,
    updatedAt: nowMs,
    nextFreeDueAt: nowMs,
  };
  const written = await commit(context, {
    guards: { "not-yours": manages(manager) },
    statements: [
      db.orm
        .insert(calendars)
        .values({ agentNo, specialDays: storedSpecial([]), ...columns })
        .onConflictDoUpdate({ target: calendars.agentNo, set: columns }),
    ],
    purge: [paths.showcase(slug)],
  });
  if (written.kind !== "committed") return "not-yours";
  await refreshNextFree(context, agentNo);
  return "saved";
}

/** Replaces the time off. Booked appointments on these days stay. "moved": it was changed elsewhere meanwhile. */
export async function saveTimeOff(
  context: AppContext,
  manager: Manager,
  timeOff: readonly SpecialRanges[],
): Promise<"saved" | "not-yours" | "moved"> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const { agentNo, slug, storedTimeOff } = manager.own;
  const written = await commit(context, {
    guards: {
      "not-yours": manages(manager),
      moved: sql`EXISTS (SELECT 1 FROM calendars WHERE agent_no = ${agentNo} AND special_days = ${storedTimeOff})`,
    },
    statements: [
      db.orm.run(sql`UPDATE calendars SET special_days = ${storedSpecial(timeOff)}, updated_at = ${nowMs},
        next_free_due_at = ${nowMs} WHERE agent_no = ${agentNo}`),
    ],
    purge: [paths.showcase(slug)],
  });
  if (written.kind !== "committed")
    return written.kind === "stale" && written.guard === "moved" ? "moved" : "not-yours";
  await refreshNextFree(context, agentNo);
  return "saved";
}

export type TypeOutcome = "saved" | "not-yours" | "too-many" | "gone";

/** Adds or changes a type of appointment. Booked appointments stay as they were agreed. */
export async function saveType(
  context: AppContext,
  manager: Manager,
  fields: TypeFields,
): Promise<TypeOutcome> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const { agentNo } = manager.own;
  const values = {
    name: fields.name,
    minutes: Number(fields.minutes),
    bufferMinutes: Number(fields.buffer),
    way: fields.way,
    link: fields.way === "video" ? (fields.link ?? "") : "",
    noticeHours: Number(fields.notice),
    horizonDays: Number(fields.horizon),
  };
  const id = fields.id ?? "";
  const mine = sql`SELECT 1 FROM appointment_types y WHERE y.agent_no = ${agentNo} AND y.removed_at IS NULL`;
  const written = await commit(context, {
    guards: {
      "not-yours": manages(manager),
      gone: id === "" ? undefined : sql`EXISTS (${mine} AND y.id = ${id})`,
      "too-many": id === "" ? sql`(SELECT count(*) FROM (${mine})) < ${TYPES_MOST}` : undefined,
    },
    statements: [
      id === ""
        ? db.orm.insert(appointmentTypes).values({ id: newId(nowMs), agentNo, ...values, createdAt: nowMs })
        : db.orm.update(appointmentTypes).set(values).where(sql`${appointmentTypes.id} = ${id}`),
    ],
  });
  if (written.kind === "stale") return written.guard;
  await refreshNextFree(context, agentNo);
  return "saved";
}

/** Removes a type. Appointments booked for it stay. */
export async function removeType(context: AppContext, manager: Manager, id: string): Promise<TypeOutcome> {
  const { db, clock } = context;
  const { agentNo } = manager.own;
  const written = await commit(context, {
    guards: { "not-yours": manages(manager) },
    statements: [
      db.orm.run(sql`UPDATE appointment_types SET removed_at = ${clock.now()}
        WHERE id = ${id} AND agent_no = ${agentNo} AND removed_at IS NULL`),
    ],
  });
  if (written.kind !== "committed") return "not-yours";
  await refreshNextFree(context, agentNo);
  return "saved";
}

/** Creates the private feed's address, which is shown only once. The old address stops working. */
export async function renewFeed(context: AppContext, manager: Manager): Promise<string | null> {
  const secret = newSecret();
  const made = await setFeed(context, manager, await sha256Hex(secret));
  return made ? context.origin + calendarPaths.feed(secret) : null;
}

export const stopFeed = (context: AppContext, manager: Manager): Promise<boolean> =>
  setFeed(context, manager, null);

async function setFeed(context: AppContext, manager: Manager, hash: string | null): Promise<boolean> {
  const { db, clock } = context;
  const written = await commit(context, {
    guards: {
      "not-yours": sql`${manages(manager)} AND EXISTS (SELECT 1 FROM calendars
      WHERE agent_no = ${manager.own.agentNo})`,
    },
    statements: [
      db.orm.run(sql`UPDATE calendars SET feed_hash = ${hash}, feed_made_at = ${clock.now()}
        WHERE agent_no = ${manager.own.agentNo}`),
    ],
  });
  return written.kind === "committed";
}
