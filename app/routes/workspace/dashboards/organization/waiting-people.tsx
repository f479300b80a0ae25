import { Link } from "@remix-run/react";
import { asRole } from "#app/domains/organizations/members/words.ts";
import { roleWords } from "#app/domains/organizations/policy.ts";
import { paths } from "#app/paths/paths.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { formatAgo } from "#app/platform/time/time-words.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import type { OrganizationFigures } from "./organization-figures.server.ts";

export type WaitingPeopleProps = Pick<OrganizationFigures, "requests" | "invites" | "summary" | "acts"> & {
  nowMs: number;
};

/** Requests to join, the longest wait first. Nothing without any. */
export function WaitingRequests({ requests, summary, acts, nowMs }: WaitingPeopleProps) {
  if (requests.length === 0) return null;
  const to = `${paths.members({ organization: summary.slug })}#requests`;
  return (
    <Section
      id="people"
      title="Asking to join"
      thin
      aside={<Link to={to}>{summary.requests === 1 ? "The request" : `All ${summary.requests}`}</Link>}
    >
      <ul className="grid list-none gap-3">
        {requests.map(({ id, name, role, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-4 border border-line-strong bg-surface p-4">
            <Avatar id={id} name={name} size="sm" />
            <p className="min-w-0 flex-1">
              <bdi className="font-label">{name}</bdi>
              <Caption as="span" className="block">
                {`${asRole(role)}, asked ${formatAgo(createdAt, nowMs)}`}
              </Caption>
            </p>
            <ButtonLink small to={to} className="max-md:min-h-target">
              <span>{acts ? "Answer" : "View"}</span>
              <span className="sr-only">{` the request of ${name}`}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Invites without an answer, the first to expire first. */
export function OpenInvites({ invites, summary, acts, nowMs }: WaitingPeopleProps) {
  const to = paths.invites({ organization: summary.slug });
  return (
    <Section
      id="invites"
      title="Open invites"
      thin
      aside={
        <Link to={to}>{summary.invites > invites.length ? `All ${summary.invites}` : "All invites"}</Link>
      }
    >
      {invites.length === 0 ? (
        <EmptyState
          level={3}
          title="Nobody is waiting"
          actions={acts ? <ButtonLink to={to}>Invite someone</ButtonLink> : undefined}
        >
          <p>Invites without an answer show up here.</p>
        </EmptyState>
      ) : (
        <ul className="list-none">
          {invites.map(({ id, email, role, expiresAt, askedAgain }) => (
            <li key={id} className="border-line border-b py-2.5 first:pt-0">
              <p className="wrap-anywhere">{email}</p>
              <Caption>
                <span>{`${roleWords[role]}, `}</span>
                {expiresAt > nowMs ? (
                  <span>{`good until ${formatDayOf(expiresAt)}`}</span>
                ) : (
                  <span className="text-danger">
                    {`expired${askedAgain ? "; they asked for a new one" : ""}`}
                  </span>
                )}
              </Caption>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
