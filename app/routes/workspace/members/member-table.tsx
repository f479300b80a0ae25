import { Form, Link } from "@remix-run/react";
import { canDo, type InviteRole } from "#app/domains/organizations/members/member-policy.ts";
import type { Member } from "#app/domains/organizations/members/types.ts";
import { roleWords } from "#app/domains/organizations/policy.ts";
import type { OrganizationRole } from "#app/domains/organizations/types.ts";
import { paths } from "#app/paths/paths.ts";
import { formatPublicDay } from "#app/platform/time/reader-time.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { AskOnceMore } from "#app/ui/forms/ask-again.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";

export type MemberTableProps = { members: readonly Member[]; role: OrganizationRole; userId: string };

const ROLES = ["member", "executive", "manager"] as const satisfies readonly InviteRole[];

/** The members, and what the viewer may do about each. */
export function MemberTable({ members, role, userId }: MemberTableProps) {
  return (
    <DataTable
      caption="People who belong to the organization, those who lead it first"
      rows={members}
      rowKey={(row) => row.id}
      columns={[
        {
          key: "name",
          label: "Name",
          heading: true,
          cell: (row) => (
            <>
              {row.agentSlug === null ? (
                <bdi>{row.name}</bdi>
              ) : (
                <Link to={paths.showcase(row.agentSlug)}>{row.name}</Link>
              )}
              <span>{row.userId === userId ? " (you)" : ""}</span>
              <Caption as="span" className="wrap-break-word block font-text">
                {row.archived ? "Archived account" : (row.email ?? "By their license record")}
              </Caption>
            </>
          ),
        },
        { key: "role", label: "Role", cell: (row) => roleWords[row.role] },
        { key: "since", label: "Since", cell: (row) => formatPublicDay(row.joinedAt) },
        {
          key: "actions",
          label: "Actions",
          hideLabel: true,
          cell: (row) => <Actions member={row} role={role} own={row.userId === userId} />,
        },
      ]}
    />
  );
}

/** A higher role only for accounts that may manage; agents can only get a lower one. */
function rolesFor({ role: present, userId, accountRole }: Member, role: OrganizationRole): InviteRole[] {
  const leads =
    userId !== null && accountRole !== null && accountRole !== "customer" && accountRole !== "agent";
  return ROLES.filter(
    (becomes) => (becomes === "member" || leads) && canDo(role, "change-role", present, becomes),
  );
}

function Actions({ member, role, own }: { member: Member; role: OrganizationRole; own: boolean }) {
  if (own)
    return canDo(role, "leave") ? (
      <AskOnceMore
        summary="Leave"
        says="You’ll need an invite or a new request to come back."
        value={member.id}
        intent="leave"
      >
        Leave
      </AskOnceMore>
    ) : null;
  const roles = rolesFor(member, role);
  const removes = canDo(role, "remove", member.role);
  if (!removes && roles.length === 0) return null;
  return (
    <Disclosure
      dense
      plain
      summary={
        <>
          <span>Change</span>
          {<span className="sr-only">{` ${member.name}`}</span>}
        </>
      }
    >
      <Stack gap="tight" className="mt-2">
        {roles.map((becomes) => (
          <Form key={becomes} method="post">
            <input type="hidden" name="id" value={member.id} />
            <input type="hidden" name="role" value={becomes} />
            <Button small name="intent" value="change-role">
              {`Make ${becomes === "executive" ? "an executive" : `a ${becomes}`}`}
            </Button>
          </Form>
        ))}
        {removes ? (
          <AskOnceMore
            summary="Remove"
            says="They’re told, and they no longer belong from that moment."
            value={member.id}
            intent="remove"
          >
            {`Remove ${member.name}`}
          </AskOnceMore>
        ) : null}
      </Stack>
    </Disclosure>
  );
}
