import { Link } from "@remix-run/react";
import type { Appointment } from "#app/domains/calendar/appointments/appointment-queries.server.ts";
import { WAYS } from "#app/domains/calendar/words.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import { formatPlanned } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { NotInView } from "./not-in-view.tsx";

export type ComingAppointment = { id: string; when: string; who: string; about: string };

/** An appointment on a dashboard, in its reader's time zone; its own page has both sides' time zones. */
export const comingTo =
  (side: "agent" | "client") =>
  (appointment: Appointment): ComingAppointment => {
    const { id, startsAt, clientName, agentName, typeName, way } = appointment;
    return {
      id,
      when: formatPlanned(startsAt),
      who: side === "agent" ? clientName : agentName,
      about: `${typeName}, ${t(WAYS[way]).toLowerCase()}`,
    };
  };

/** The next appointments, each a link to its page. */
export function ComingAppointments({
  appointments,
  side,
}: {
  /** Null while an admin looks at the product as this person. */
  appointments: readonly ComingAppointment[] | null;
  side: "agent" | "client";
}) {
  return (
    <Section
      id="appointments"
      title={t("Appointments")}
      thin
      aside={<Link to={calendarPaths.appointments()}>{t("All appointments")}</Link>}
    >
      {appointments === null ? (
        <NotInView />
      ) : appointments.length === 0 ? (
        <EmptyState
          level={3}
          title={t("None coming up")}
          actions={
            side === "agent" ? <Link to={calendarPaths.settings()}>{t("Hours and types")}</Link> : undefined
          }
        >
          <p>
            {side === "agent"
              ? t("When somebody books a time, it shows here.")
              : t("A profile with “Next free” can be booked for a call or a visit.")}
          </p>
        </EmptyState>
      ) : (
        <DataTable
          caption={t("The next appointments")}
          rows={appointments}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "when",
              label: t("When"),
              heading: true,
              cell: ({ id, when }) => <Link to={calendarPaths.appointment(id)}>{when}</Link>,
            },
            { key: "who", label: side === "agent" ? t("Who") : t("Agent"), cell: ({ who }) => who },
            { key: "about", label: t("About"), cell: ({ about }) => about },
          ]}
        />
      )}
    </Section>
  );
}
