import { Link } from "@remix-run/react";
import { asRole } from "#app/domains/organizations/members/words.ts";
import { roleWords } from "#app/domains/organizations/policy.ts";
import { paths } from "#app/paths/paths.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { formatAgo } from "#app/platform/time/time-words.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import type { OrganizationFigures } from "./organization-figures.server.ts";

export type WaitingPeopleProps = Pick<OrganizationFigures, "requests" | "invites" | "summary" | "acts"> & {
  nowMs: number;
};

/** Requests to join, the longest wait first, and invites without an answer. */
export function WaitingPeople({ requests, invites, summary, acts, nowMs }: WaitingPeopleProps) {
  const organization = summary.slug;
  return (
    <Section
      id="people"
      title="Who is waiting"
      thin
      aside={<Link to={paths.invites({ organization })}>All invites</Link>}
    >
      {requests.length + invites.length === 0 ? (
        <EmptyState
          level={3}
          title="Nobody is waiting"
          actions={
            acts ? <ButtonLink to={paths.invites({ organization })}>Invite someone</ButtonLink> : undefined
          }
        >
          <p>Requests to join and open invites show up here.</p>
        </EmptyState>
      ) : null}
      <Stack gap="loose">
        {requests.length === 0 ? null : (
          <DataTable
            caption={`Requests to join, ${requests.length} of ${summary.requests}`}
            showCaption
            rows={requests}
            rowKey={({ id }) => id}
            columns={[
              { key: "name", label: "Who", heading: true, cell: ({ name }) => <bdi>{name}</bdi> },
              { key: "role", label: "Would join", cell: ({ role }) => asRole(role) },
              { key: "since", label: "Asked", cell: ({ createdAt }) => formatAgo(createdAt, nowMs) },
              {
                key: "action",
                label: "Answer",
                hideLabel: true,
                cell: ({ name }) => (
                  <ButtonLink small to={`${paths.members({ organization })}#requests`}>
                    <span>{acts ? "Answer" : "View"}</span>
                    <span className="sr-only">{` the request of ${name}`}</span>
                  </ButtonLink>
                ),
              },
            ]}
          />
        )}
        {invites.length === 0 ? null : (
          <DataTable
            caption={`Open invites, ${invites.length} of ${summary.invites}`}
            showCaption
            rows={invites}
            rowKey={({ id }) => id}
            columns={[
              {
                key: "email",
                label: "Address",
                heading: true,
                cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
              },
              { key: "role", label: "As", cell: ({ role }) => roleWords[role] },
              { key: "sent", label: "Sent", cell: ({ sentAt }) => formatDayOf(sentAt) },
              {
                key: "ends",
                label: "Link",
                cell: ({ expiresAt, askedAgain }) =>
                  expiresAt > nowMs ? (
                    `good until ${formatDayOf(expiresAt)}`
                  ) : (
                    <span className="text-danger">
                      {`expired${askedAgain ? "; they asked for a new one" : ""}`}
                    </span>
                  ),
              },
            ]}
          />
        )}
      </Stack>
    </Section>
  );
}
