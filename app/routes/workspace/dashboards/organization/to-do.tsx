import type { LinkProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { daysBetween, formatCountOf } from "#app/domains/directory/format-figures.ts";
import { LICENSE_WARNING_DAYS } from "#app/domains/directory/limits.ts";
import { asRole } from "#app/domains/organizations/members/words.ts";
import { paths } from "#app/paths/paths.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { formatAgo } from "#app/platform/time/time-words.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import { formatLeft } from "../agent/own-licenses.tsx";
import type { OrganizationFigures } from "./organization-figures.server.ts";

export type ToDoProps = { figures: OrganizationFigures; nowMs: number };

/** What waits for someone to do it, people first. Nothing when nothing waits. */
export function ToDo({ figures, nowMs }: ToDoProps) {
  const { summary, requests, invites, reviews, members, lapsing, acts } = figures;
  const { slug: organization } = summary;
  const [most] = members;
  const asked = invites.filter(({ askedAgain, expiresAt }) => askedAgain && expiresAt <= nowMs);
  const [license] = lapsing;
  const left = license === undefined ? null : daysBetween(license.today, license.expiresOn);
  const rows = [
    ...requests.map(({ id, name, role, createdAt }) => (
      <Row
        key={id}
        face={<Avatar id={id} name={name} size="sm" />}
        title={<bdi>{name}</bdi>}
        about={`wants to join ${asRole(role)}, asked ${formatAgo(createdAt, nowMs)}`}
        to={`${paths.members({ organization })}#requests`}
        action={acts ? "Answer" : "View"}
        of={` the request of ${name}`}
      />
    )),
    ...(reviews.unanswered === 0
      ? []
      : [
          <Row
            key="reviews"
            icon="star"
            title={`${formatCountOf(reviews.unanswered, "review")} to answer`}
            about={
              most === undefined || most.unanswered === 0
                ? "published, with no reply yet"
                : `most of them ${most.name}’s: ${most.unanswered}`
            }
            to={paths.expertReviews({ show: "to-answer" })}
            action="Open"
            of=" reviews to answer"
          />,
        ]),
    ...asked.map(({ id, email }) => (
      <Row
        key={id}
        icon="mail"
        title={email}
        about="invite expired; they asked for a new one"
        to={paths.invites({ organization })}
        action={acts ? "Resend" : "View"}
        of={` the invite of ${email}`}
      />
    )),
    ...(license === undefined || left === null || left >= LICENSE_WARNING_DAYS
      ? []
      : [
          <Row
            key="license"
            icon="license"
            title={`${license.agentName}’s ${license.stateName} license`}
            about={`ends ${formatDay(license.expiresOn)}, ${formatLeft(left)} left`}
            to={`${paths.showcase(license.agentSlug)}#licenses`}
            action="View"
            of={` the license of ${license.agentName}`}
          />,
        ]),
  ];
  if (rows.length === 0) return null;
  return (
    <Section id="people" title="To do" thin>
      <ul className="list-none border border-line-strong bg-surface">{rows}</ul>
    </Section>
  );
}

type RowProps = {
  face?: ReactNode;
  icon?: IconName;
  title: ReactNode;
  about: string;
  to: LinkProps["to"];
  action: string;
  /** What the action is about, for a screen reader that reads its name alone. */
  of: string;
};

function Row({ face, icon, title, about, to, action, of }: RowProps) {
  return (
    <li className="flex items-center gap-4 border-line not-first:border-t p-4">
      {face}
      {icon === undefined ? null : (
        <span className="grid size-10 flex-none place-items-center rounded-2 bg-accent-tint text-accent">
          <Icon name={icon} />
        </span>
      )}
      <p className="wrap-anywhere min-w-0 flex-1">
        <span className="font-label">{title}</span>
        <Caption as="span" className="block">
          {about}
        </Caption>
      </p>
      <ButtonLink small to={to} className="flex-none max-md:min-h-target">
        <span>{action}</span>
        <span className="sr-only">{of}</span>
      </ButtonLink>
    </li>
  );
}
