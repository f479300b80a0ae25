import { Form, Link } from "@remix-run/react";
import type { OwnMembership, OwnRequest } from "#app/domains/organizations/members/types.ts";
import { roleWords } from "#app/domains/organizations/policy.ts";
import { paths } from "#app/paths/paths.ts";
import { formatDayOf, formatPublicDay } from "#app/platform/time/reader-time.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";

const STATUS = {
  waiting: "Waiting for an answer",
  accepted: "Accepted",
  refused: "Refused",
  withdrawn: "Withdrawn",
} as const;

/** The organizations that the account belongs to, each with a button to leave. */
export function OwnMemberships({ memberships }: { memberships: readonly OwnMembership[] }) {
  if (memberships.length === 0) return <p>You don’t belong to an organization yet.</p>;
  return (
    <DataTable
      caption="Organizations you belong to"
      rows={memberships}
      rowKey={(row) => row.id}
      columns={[
        {
          key: "organization",
          label: "Organization",
          heading: true,
          cell: (row) => <Link to={paths.organization(row.slug)}>{row.organization}</Link>,
        },
        { key: "role", label: "Role", cell: (row) => roleWords[row.role] },
        { key: "since", label: "Since", cell: (row) => formatPublicDay(row.joinedAt) },
        {
          key: "actions",
          label: "Actions",
          hideLabel: true,
          cell: (row) =>
            row.manages && row.role === "owner" ? (
              <Link to={paths.members({ organization: row.slug })}>Transfer or close</Link>
            ) : (
              <Disclosure dense plain summary={`Leave ${row.organization}`}>
                <Stack as={Form} gap="tight" method="post" className="mt-2">
                  <p>You’ll need an invite or a new request to come back.</p>
                  <input type="hidden" name="id" value={row.id} />
                  <div>
                    <Button small look="danger" name="intent" value="leave">
                      Leave
                    </Button>
                  </div>
                </Stack>
              </Disclosure>
            ),
        },
      ]}
    />
  );
}

/** The account's requests, and their outcomes. */
export function OwnRequests({ requests }: { requests: readonly OwnRequest[] }) {
  return (
    <DataTable
      caption="Your requests to join, newest first"
      rows={requests}
      rowKey={(row) => row.id}
      columns={[
        { key: "organization", label: "Organization", heading: true, cell: (row) => row.organization },
        { key: "role", label: "As", cell: (row) => roleWords[row.role] },
        { key: "sent", label: "Sent", cell: (row) => formatDayOf(row.createdAt) },
        {
          key: "status",
          label: "Status",
          cell: (row) => (
            <>
              <span>{STATUS[row.status]}</span>
              {row.reason === "" ? null : <span className="block text-14 text-muted">{row.reason}</span>}
            </>
          ),
        },
        {
          key: "actions",
          label: "Actions",
          hideLabel: true,
          cell: (row) =>
            row.status === "waiting" ? (
              <Form method="post">
                <input type="hidden" name="id" value={row.id} />
                <Button small name="intent" value="withdraw">
                  Withdraw
                </Button>
              </Form>
            ) : null,
        },
      ]}
    />
  );
}
