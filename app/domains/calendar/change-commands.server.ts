/** Taking an appointment back, and saying whether it was kept. */
import { sql } from "drizzle-orm";
import { calendarPaths } from "#app/calendar-paths.ts";
import { tellingUsers } from "#app/domains/notifications/commands.server.ts";
import { paths } from "#app/paths.ts";
import { commit } from "#app/platform/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { newSecret } from "#app/platform/ids.ts";
import { emailStatement } from "#app/platform/outbox.ts";
import { mailedFile } from "./appointment-ics.server.ts";
import { type Appointment, recipientOf } from "./appointment-queries.server.ts";
import { linkStatement, linksOf } from "./client-letters.server.ts";
import { canceledEmail, keptEmail, whenForAgent } from "./emails.server.ts";
import { refreshNextFree } from "./next-free.server.ts";
import { mayChange } from "./policy.ts";
import { tellAgentStatements } from "./telling.server.ts";
import type { Canceler } from "./types.ts";

/** `changed`: it is not what it was, or not theirs to change any more. */
export type ChangeOutcome = "done" | "changed";

/** Of the appointment as it was read: nobody has moved, canceled or marked it since. */
const standsAsRead = ({ id, status, sequence }: Appointment) =>
  sql`EXISTS (SELECT 1 FROM appointments p WHERE p.id = ${id} AND p.status = ${status} AND p.sequence = ${sequence})`;

/** Cancels it. The other side is told; the client has it in writing either way, but for one that was never confirmed. */
export async function cancel(
  context: AppContext,
  appointment: Appointment,
  by: Canceler,
): Promise<ChangeOutcome> {
  const { db, clock, origin } = context;
  const nowMs = clock.now();
  if (!mayChange(appointment, by, "cancel", nowMs)) return "changed";
  const { id, agentNo, agentSlug, clientEmail, typeName } = appointment;
  // The agent never heard of one that is not confirmed.
  const recipients = by === "client" && appointment.confirmBy === null ? recipientOf(appointment) : [];
  const token = newSecret();
  const links = linksOf(context, id, token);
  const after = {
    ...appointment,
    status: "canceled" as const,
    sequence: appointment.sequence + 1,
    updatedAt: nowMs,
  };
  const written = await commit(context, {
    guards: { changed: standsAsRead(appointment) },
    statements: [
      db.orm.run(sql`UPDATE appointments SET status = 'canceled', canceled_by = ${by}, sequence = sequence + 1,
        updated_at = ${nowMs}, held_from = NULL WHERE id = ${id}`),
      ...(await linkStatement(context, id, token)),
      ...(clientEmail === "" || appointment.confirmBy !== null
        ? []
        : [
            emailStatement(context, {
              ...canceledEmail(appointment, {
                by,
                bookUrl: appointment.agentAccepts ? origin + calendarPaths.book(agentSlug) : null,
                fileUrl: links.fileUrl,
              }),
              file: mailedFile(after, { origin, url: links.url }),
            }),
          ]),
      ...(await tellAgentStatements(context, recipients, {
        type: "warning",
        title: `${appointment.clientName || "A client"} canceled ${typeName}`,
        message: `${whenForAgent(appointment)}. The time is free again.`,
      })),
    ],
    ...tellingUsers(recipients.map((one) => one.userId)),
    mail: true,
    purge: [paths.showcase(agentSlug)],
  });
  if (written.kind !== "committed") return "changed";
  context.later(refreshNextFree(context, agentNo));
  return "done";
}

/**
 * The agent says whether it was kept. Every client whose appointment was kept is asked for a review, once, whoever says
 * so: a person or the clock.
 */
export async function mark(
  context: AppContext,
  appointment: Appointment,
  status: "kept" | "missed",
): Promise<ChangeOutcome> {
  const { db, clock } = context;
  const nowMs = clock.now();
  if (appointment.status === status) return "done";
  if (!mayChange(appointment, "agent", status === "kept" ? "keep" : "miss", nowMs)) return "changed";
  const written = await commit(context, {
    guards: { changed: standsAsRead(appointment) },
    statements: [
      db.orm.run(
        sql`UPDATE appointments SET status = ${status}, updated_at = ${nowMs} WHERE id = ${appointment.id}`,
      ),
      ...(status === "kept" ? askStatements(context, appointment) : []),
    ],
    mail: status === "kept",
  });
  return written.kind === "committed" ? "done" : "changed";
}

/** The email that asks a client for a review, unless they were asked, for the batch that counts the appointment as kept. */
export function askStatements(
  context: Pick<AppContext, "db" | "clock" | "origin">,
  appointment: Appointment,
) {
  const { db, clock, origin } = context;
  // Without an address its account is gone.
  if (appointment.clientEmail === "" || appointment.asked) return [];
  return [
    db.orm.run(sql`UPDATE appointments SET asked_at = ${clock.now()} WHERE id = ${appointment.id}`),
    emailStatement(context, keptEmail(appointment, origin + paths.leaveReview(appointment.agentSlug))),
  ];
}
