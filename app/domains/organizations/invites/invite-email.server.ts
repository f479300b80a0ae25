/** The email of an invite: where its link leads, what it says, and its row in the outbox. */
import { type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { inviteEmail } from "../members/emails.ts";
import type { InviteRole } from "../members/member-policy.ts";
import { inviteToken } from "./invite-token.server.ts";

export type Inviter = Pick<Viewer, "userId" | "firstName" | "lastName">;

/** Where the link of an invite leads. */
export const invitePath = (role: InviteRole, organizationId: string, token: string): string =>
  role === "manager"
    ? paths.managerInvite(organizationId, { token })
    : role === "executive"
      ? paths.executiveInvite({ token })
      : paths.organizationInvite({ token });

/** The email for this sending of an invite. */
export async function writeInvite(
  context: Pick<AppContext, "settings" | "origin">,
  invite: { id: string; email: string; role: InviteRole; sends: number },
  organization: { id: string; name: string },
  { firstName, lastName }: Pick<Inviter, "firstName" | "lastName">,
): Promise<Email> {
  const token = await inviteToken(context, invite.id, invite.sends);
  return inviteEmail(invite.email, {
    organization: organization.name,
    inviter: `${firstName} ${lastName}`.trim(),
    role: invite.role,
    url: context.origin + invitePath(invite.role, organization.id, token),
  });
}

/** The statement that writes an email under a known id, if `when` holds. It counts toward the limit of its address. */
export const emailUnder = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  emailId: string,
  { kind, recipient, subject, text, html }: Email,
  when: SQL,
) =>
  db.orm.run(sql`
    INSERT INTO outbox (id, kind, recipient, subject, text, html, unsolicited, status, next_attempt_at, created_at)
    SELECT ${emailId}, ${kind}, ${recipient}, ${subject}, ${text}, ${html}, 1, 'queued', ${clock.now()}, ${clock.now()}
    WHERE ${when}`);
