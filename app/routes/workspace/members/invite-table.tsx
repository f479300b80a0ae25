import { Form } from "@remix-run/react";
import type { InviteRole } from "#app/domains/organizations/members/member-policy.ts";
import type { Delivery, ListedInvite } from "#app/domains/organizations/members/types.ts";
import { roleWords } from "#app/domains/organizations/policy.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { AskOnceMore } from "#app/ui/forms/ask-again.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";

export type InviteTableProps = { invites: readonly ListedInvite[]; roles: readonly InviteRole[] };

const STATES: Readonly<Record<ListedInvite["state"], string>> = {
  waiting: "Open",
  expired: "Expired",
  accepted: "Accepted",
  declined: "Declined",
  revoked: "Withdrawn",
};

/** The status of the email, in words. */
function deliveryOf({ status, reason, at }: Delivery): string {
  switch (status) {
    case "queued":
      return reason === null ? "Email waiting to be sent" : `Email not sent yet, trying again: ${reason}`;
    case "sent":
      return at === null ? "Email sent" : `Email sent ${formatDayOf(at)}`;
    case "failed":
      return `Email failed: ${reason ?? "no reason given"}`;
    case "none":
      return "No record of the email";
  }
}

/** Every invite with its state, and the buttons of open ones. */
export function InviteTable({ invites, roles }: InviteTableProps) {
  return (
    <DataTable
      caption="Invites, those that wait first"
      rows={invites}
      rowKey={(row) => row.id}
      columns={[
        {
          key: "email",
          label: "Address",
          heading: true,
          cell: (row) => (
            <>
              <span className="wrap-anywhere">{row.email}</span>
              <Caption as="span" className="block font-text">
                {`${roleWords[row.role]}${row.by === null ? "" : `, by ${row.by}`}`}
              </Caption>
            </>
          ),
        },
        {
          key: "state",
          label: "State",
          cell: (row) => (
            <>
              <span>{`${STATES[row.state]}${row.state === "waiting" ? ` until ${formatDayOf(row.expiresAt)}` : ""}`}</span>
              {row.state === "expired" && row.askedAgainAt !== null ? (
                <b className="block">They ask for a new one</b>
              ) : null}
            </>
          ),
        },
        {
          key: "delivery",
          label: "Email",
          cell: (row) => (
            <>
              <span>{deliveryOf(row.delivery)}</span>
              {row.sends > 1 ? (
                <Caption as="span" className="block">{`Sent ${row.sends} times`}</Caption>
              ) : null}
            </>
          ),
        },
        {
          key: "actions",
          label: "Actions",
          hideLabel: true,
          cell: (row) =>
            (row.state === "waiting" || row.state === "expired") && roles.includes(row.role) ? (
              <Stack gap="tight">
                <Form method="post">
                  <input type="hidden" name="id" value={row.id} />
                  <Button small name="intent" value="resend">
                    <span>Send again</span>
                    <span className="sr-only">{` to ${row.email}`}</span>
                  </Button>
                </Form>
                <AskOnceMore
                  summary={
                    <>
                      <span>Withdraw</span>
                      <span className="sr-only">{` the invite to ${row.email}`}</span>
                    </>
                  }
                  says="Its link no longer works from that moment. You can invite them again."
                  value={row.id}
                  intent="revoke"
                >
                  Withdraw it
                </AskOnceMore>
              </Stack>
            ) : null,
        },
      ]}
    />
  );
}
