import { Link } from "@remix-run/react";
import { calendarPaths } from "#app/calendar-paths.ts";
import type { Appointment } from "#app/domains/calendar/appointment-queries.server.ts";
import { WAYS } from "#app/domains/calendar/words.ts";
import { formatMomentIn, formatMomentInBoth } from "#app/platform/zoned-time.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { NotInView } from "./not-in-view.tsx";

export type ComingAppointment = { id: string; when: string; who: string; about: string };

/** What a dashboard shows of an appointment: on the agent's clock, and for clients on their own, too. */
export const comingTo =
  (side: "agent" | "client") =>
  (appointment: Appointment): ComingAppointment => {
    const { id, startsAt, timeZone, clientTimeZone, clientName, agentName, typeName, way } = appointment;
    return {
      id,
      when:
        side === "agent"
          ? formatMomentIn(timeZone, startsAt)
          : formatMomentInBoth(timeZone, clientTimeZone, startsAt),
      who: side === "agent" ? clientName : agentName,
      about: `${typeName}, ${WAYS[way].toLowerCase()}`,
    };
  };

/** The next appointments, each a way to its page. */
export function ComingAppointments({
  appointments,
  side,
}: {
  /** Null in a view. */
  appointments: readonly ComingAppointment[] | null;
  side: "agent" | "client";
}) {
  return (
    <Section
      id="appointments"
      title="Appointments"
      thin
      aside={<Link to={calendarPaths.appointments()}>All appointments</Link>}
    >
      {appointments === null ? (
        <NotInView />
      ) : appointments.length === 0 ? (
        <EmptyState
          level={3}
          title="None coming up"
          actions={side === "agent" ? <Link to={calendarPaths.settings()}>Hours and types</Link> : undefined}
        >
          <p>
            {side === "agent"
              ? "When somebody books a time, it shows here."
              : "A profile with “Next free” can be booked for a call or a visit."}
          </p>
        </EmptyState>
      ) : (
        <DataTable
          caption="The next appointments"
          rows={appointments}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "when",
              label: "When",
              heading: true,
              cell: ({ id, when }) => <Link to={calendarPaths.appointment(id)}>{when}</Link>,
            },
            { key: "who", label: side === "agent" ? "Who" : "Agent", cell: ({ who }) => who },
            { key: "about", label: "What", cell: ({ about }) => about },
          ]}
        />
      )}
    </Section>
  );
}
