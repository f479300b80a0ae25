import { Link } from "@remix-run/react";
import type { Appointment } from "#app/domains/calendar/appointments/appointment-queries.server.ts";
import { WAYS } from "#app/domains/calendar/words.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import { paths } from "#app/paths/paths.ts";
import { phoneLink } from "#app/platform/contact-data/phone.ts";
import { formatPlanned } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { buttonClass } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import { NotInView } from "./not-in-view.tsx";

export type ComingAppointment = {
  id: string;
  when: string;
  who: string;
  about: string;
  note: string;
  face: { id: string; photoUrl: string | null };
  /** The number that the agent calls at that time; null for any other appointment. */
  phone: string | null;
  /** The agent's page, for the client. */
  agentSlug: string | null;
};

/** An appointment on a dashboard, in its reader's time zone; its own page has both sides' time zones. */
export const comingTo =
  (side: "agent" | "client") =>
  (appointment: Appointment): ComingAppointment => {
    const { id, startsAt, clientName, clientPhone, agentId, agentName, agentPhoto, typeName, way } =
      appointment;
    const isAgent = side === "agent";
    return {
      id,
      when: formatPlanned(startsAt),
      who: isAgent ? clientName : agentName,
      about: `${typeName}, ${t(WAYS[way]).toLowerCase()}`,
      note: isAgent ? appointment.note : "",
      face: isAgent ? { id, photoUrl: null } : { id: agentId, photoUrl: agentPhoto },
      phone: isAgent && way === "phone" ? clientPhone : null,
      agentSlug: isAgent ? null : appointment.agentSlug,
    };
  };

/** The next appointment as a card, and the ones after it, each a link to its page. */
export function ComingAppointments({
  appointments,
  side,
}: {
  /** Null while an admin looks at the product as this person. */
  appointments: readonly ComingAppointment[] | null;
  side: "agent" | "client";
}) {
  const [next, ...later] = appointments ?? [];
  return (
    <Section
      id="appointments"
      title={t("Next appointment")}
      thin
      aside={<Link to={calendarPaths.appointments()}>{t("All appointments")}</Link>}
    >
      {appointments === null ? (
        <NotInView />
      ) : next === undefined ? (
        <EmptyState
          level={3}
          title={t("No upcoming appointments")}
          actions={
            side === "agent" ? (
              <Link to={calendarPaths.settings()}>{t("Hours and types")}</Link>
            ) : (
              <ButtonLink to={paths.locationHub()}>{t("Find agents")}</ButtonLink>
            )
          }
        >
          <p>
            {side === "agent"
              ? t("When someone books a time, it shows here.")
              : t("A profile with “Next free” can be booked for a call or a visit.")}
          </p>
        </EmptyState>
      ) : (
        <>
          <NextAppointment {...next} />
          {later.length === 0 ? null : (
            <LinkList className="mt-4">
              {later.map(({ id, when, who, about }) => (
                <LinkListItem key={id} wrap to={calendarPaths.appointment(id)} end={when}>
                  <span>{who}</span>
                  <span className="block text-14 text-muted">{about}</span>
                </LinkListItem>
              ))}
            </LinkList>
          )}
        </>
      )}
    </Section>
  );
}

function NextAppointment({ id, when, who, about, note, face, phone, agentSlug }: ComingAppointment) {
  return (
    <article
      className="grid gap-3 border border-line-strong bg-surface p-4"
      aria-labelledby="next-appointment-h"
    >
      <div className="flex items-start gap-4">
        <Avatar id={face.id} name={who} photoUrl={face.photoUrl} />
        <div className="min-w-0">
          <h3 id="next-appointment-h" className="text-20">
            <Link to={calendarPaths.appointment(id)}>{when}</Link>
          </h3>
          <p className="wrap-anywhere font-label">
            {agentSlug === null ? who : <Link to={paths.showcase(agentSlug)}>{who}</Link>}
          </p>
          <p className="text-14 text-ink-2">{about}</p>
        </div>
      </div>
      {note === "" ? null : <p className="wrap-anywhere line-clamp-2 text-14">{`“${note}”`}</p>}
      <Row>
        {phone === null ? null : (
          <a href={phoneLink(phone)} className={buttonClass({ small: true }, "max-md:min-h-target")}>
            <Icon name="phone" />
            <span>{t("Call")}</span>
          </a>
        )}
        <ButtonLink small to={calendarPaths.appointment(id)} className="max-md:min-h-target">
          {t("Move or cancel")}
        </ButtonLink>
      </Row>
    </article>
  );
}
