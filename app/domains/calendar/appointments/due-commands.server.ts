/** What the cron does for appointments: reminders, license checks, unmarked, canceled and lapsed ones. */
import { type SQL, sql } from "drizzle-orm";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { newSecret } from "#app/platform/ids.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { coversSql } from "../calendar-queries.server.ts";
import { COMPLETED_AFTER_HOURS, DUE_AT_ONCE, FLAGGED_AHEAD_DAYS, REMINDER_HOURS } from "../limits.ts";
import { refreshNextFree } from "../next-free.server.ts";
import { mailedFile } from "./appointment-ics.server.ts";
import {
  type Appointment,
  appointmentRow,
  recipientOf,
  selectAppointments,
} from "./appointment-queries.server.ts";
import { askStatements } from "./change-commands.server.ts";
import { canceledEmail, flaggedEmail, reminderEmail, unflaggedEmail, whenForAgent } from "./emails.server.ts";
import { lapseStatement } from "./free-time.server.ts";
import { clientEmailStatement, linkStatement, linksOf, tellAgentStatements } from "./notifications.server.ts";

async function listDue({ db }: AppContext, name: string, where: SQL): Promise<Appointment[]> {
  const [due] = await db.batch([
    rowsOf(
      db,
      name,
      appointmentRow,
      sql`${selectAppointments(where)} ORDER BY p.starts_at LIMIT ${DUE_AT_ONCE}`,
    ),
  ]);
  return due;
}

/** The condition still holds at the commit: another run, or a person, may have been faster. */
const stillHolds = (id: string, condition: SQL) =>
  sql`EXISTS (SELECT 1 FROM appointments p WHERE p.id = ${id} AND ${condition})`;

/** Called every minute: reminds clients a day ahead. */
export async function remindOfAppointments(context: AppContext): Promise<void> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const unreminded = sql`p.status = 'booked' AND p.confirm_by IS NULL AND p.reminded_at IS NULL AND p.starts_at > ${nowMs}
    AND p.starts_at <= ${nowMs + REMINDER_HOURS * HOUR_MS}`;
  for (const one of await listDue(context, "appointments to remind of", unreminded)) {
    const token = newSecret();
    await commit(context, {
      guards: { late: stillHolds(one.id, unreminded) },
      statements: [
        db.orm.run(sql`UPDATE appointments SET reminded_at = ${nowMs} WHERE id = ${one.id}`),
        ...(await linkStatement(context, one.id, token)),
        clientEmailStatement(context, reminderEmail, one, token),
      ],
      mail: true,
    });
  }
}

// The UTC day twelve hours earlier is never after the local day, so no one is warned because of a few hours.
const LOOKED_AT_DAY = sql`date((p.starts_at - ${12 * HOUR_MS}) / 1000, 'unixepoch')`;
const isCovered = coversSql(sql`p.agent_no`, sql`p.state_code`, sql`p.type_bit`, LOOKED_AT_DAY);

/** Called every minute: tells both sides of an appointment that no license covers its day anymore. */
export async function flagUnlicensed(context: AppContext): Promise<void> {
  const { db, clock, origin } = context;
  const nowMs = clock.now();
  const uncovered = sql`p.status = 'booked' AND p.confirm_by IS NULL AND p.flagged_at IS NULL AND p.starts_at > ${nowMs}
    AND p.starts_at <= ${nowMs + FLAGGED_AHEAD_DAYS * DAY_MS} AND NOT ${isCovered}`;
  for (const one of await listDue(context, "appointments without a license", uncovered)) {
    const token = newSecret();
    const recipients = recipientOf(one);
    await commit(context, {
      guards: { late: stillHolds(one.id, uncovered) },
      statements: [
        db.orm.run(sql`UPDATE appointments SET flagged_at = ${nowMs} WHERE id = ${one.id}`),
        ...(await linkStatement(context, one.id, token)),
        emailStatement(
          context,
          flaggedEmail(
            context,
            one,
            { type: one.insurance, state: one.stateName },
            {
              url: linksOf(context, one.id, token).url,
              searchUrl: origin + paths.search({ q: one.stateName, type: one.insuranceSlug }),
            },
          ),
        ),
        ...(await tellAgentStatements(context, recipients, {
          type: "warning",
          title: "A license no longer covers an appointment",
          message: `${one.clientName} booked ${one.typeName} for ${whenForAgent(one)}, about ${one.insurance} in ${one.stateName}. We told ${one.clientName}.`,
        })),
      ],
      ...notifyUsers(recipients.map((recipient) => recipient.userId)),
      mail: true,
    });
  }
}

/** Called every minute: removes the flag when a license covers the day again, and tells both sides. */
export async function unflagLicensed(context: AppContext): Promise<void> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const covered = sql`p.status = 'booked' AND p.flagged_at IS NOT NULL AND p.starts_at > ${nowMs} AND ${isCovered}`;
  for (const one of await listDue(context, "appointments with a license again", covered)) {
    const token = newSecret();
    const recipients = recipientOf(one);
    await commit(context, {
      guards: { late: stillHolds(one.id, covered) },
      statements: [
        db.orm.run(sql`UPDATE appointments SET flagged_at = NULL WHERE id = ${one.id}`),
        ...(await linkStatement(context, one.id, token)),
        emailStatement(
          context,
          unflaggedEmail(
            context,
            one,
            { type: one.insurance, state: one.stateName },
            linksOf(context, one.id, token).url,
          ),
        ),
        ...(await tellAgentStatements(context, recipients, {
          type: "success",
          title: "A license covers an appointment again",
          message: `${one.clientName} booked ${one.typeName} for ${whenForAgent(one)}, about ${one.insurance} in ${one.stateName}. We told ${one.clientName}.`,
        })),
      ],
      ...notifyUsers(recipients.map((recipient) => recipient.userId)),
      mail: true,
    });
  }
}

/** Called every minute: an appointment that ended two days ago and was not marked counts as completed. */
export async function countAsCompleted(context: AppContext): Promise<void> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const unmarked = sql`p.status = 'booked' AND p.confirm_by IS NULL AND p.starts_at <= ${nowMs} AND p.ends_at <= ${nowMs - COMPLETED_AFTER_HOURS * HOUR_MS}`;
  for (const one of await listDue(context, "unmarked appointments", unmarked))
    await commit(context, {
      guards: { late: stillHolds(one.id, unmarked) },
      statements: [
        db.orm.run(
          sql`UPDATE appointments SET status = 'completed', updated_at = ${nowMs} WHERE id = ${one.id}`,
        ),
        ...askStatements(context, one),
      ],
      mail: true,
    });
}

/** Called every minute: tells the other side of appointments that were canceled with a deleted account, or with an agent who left. */
export async function tellOfCanceled(context: AppContext): Promise<void> {
  const { db, origin } = context;
  const unsent = sql`p.cancellation_unsent = 1`;
  for (const one of await listDue(context, "canceled appointments", unsent)) {
    const recipients = one.canceledBy === "client" && one.confirmBy === null ? recipientOf(one) : [];
    const [endings] = await db.batch([
      rowsOf(
        db,
        "whether the agent left",
        { agentNo: integer },
        sql`SELECT agent_no agentNo FROM agent_endings WHERE agent_no = ${one.agentNo} AND kind IN ('deceased', 'retired')`,
      ),
    ]);
    const left = endings.length > 0;
    await commit(context, {
      guards: { late: stillHolds(one.id, unsent) },
      statements: [
        db.orm.run(sql`UPDATE appointments SET cancellation_unsent = 0 WHERE id = ${one.id}`),
        ...(one.canceledBy === "agent" && one.clientEmail !== ""
          ? [
              emailStatement(context, {
                ...canceledEmail(context, one, {
                  by: left ? "ended" : "agent",
                  bookUrl: one.agentAccepts && !left ? origin + calendarPaths.book(one.agentSlug) : null,
                  fileUrl: null,
                }),
                file: mailedFile(one, { origin, url: null }),
              }),
            ]
          : []),
        ...(await tellAgentStatements(context, recipients, {
          type: "warning",
          title: `A client canceled ${one.typeName}`,
          message: `${whenForAgent(one)}. They had their information deleted.`,
        })),
      ],
      ...notifyUsers(recipients.map((recipient) => recipient.userId)),
      mail: true,
    });
  }
}

/** Called every minute: unconfirmed times become free again, and the agents' next free times are computed again. */
export async function lapseUnconfirmed(context: AppContext): Promise<void> {
  const { db, clock } = context;
  const [due] = await db.batch([
    rowsOf(
      db,
      "agents with times that lapsed",
      { agentNo: integer, slug: text },
      sql`SELECT DISTINCT p.agent_no agentNo, a.slug FROM appointments p JOIN agents a ON a.agent_no = p.agent_no
        WHERE p.status = 'booked' AND p.confirm_by <= ${clock.now()} LIMIT ${DUE_AT_ONCE}`,
    ),
  ]);
  for (const { agentNo, slug } of due) {
    await db.write([lapseStatement(context, agentNo)]);
    context.purge([paths.showcase(slug)]);
    await refreshNextFree(context, agentNo);
  }
}
