import { Link } from "@remix-run/react";
import { roleWords } from "#app/domains/organizations/policy.ts";
import { paths } from "#app/paths/paths.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import type { OrganizationFigures } from "./organization-figures.server.ts";

export type WaitingPeopleProps = Pick<OrganizationFigures, "invites" | "summary" | "acts"> & {
  nowMs: number;
};

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
