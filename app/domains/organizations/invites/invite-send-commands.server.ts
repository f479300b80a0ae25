/** Sending invites: one or many at once, and again. */
import { eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import { isFull } from "#app/platform/mail/outbox.ts";
import { organizationInvites } from "#db/schema/index.ts";
import { INVITE_KIND } from "../members/emails.ts";
import {
  DECLINED_DAYS,
  INVITE_DAYS,
  INVITE_EMAILS,
  INVITE_SENDS,
  INVITES_A_COMMIT,
  INVITES_OF_ONE_A_DAY,
  INVITES_TO_ONE_A_DAY,
  RESEND_MINUTES,
} from "../members/limits.ts";
import { canDo, type InviteRole, rolesThatMay } from "../members/member-policy.ts";
import { isActiveOrganization } from "../members/membership-conditions.server.ts";
import { isOneOf } from "../membership-queries.server.ts";
import type { Managed } from "../types.ts";
import { emailUnder, type Inviter, writeInvite } from "./invite-email.server.ts";
import { type InviteOutcome, isOpenInvite } from "./invite-end-commands.server.ts";
import type { InviteLine } from "./invite-lines.ts";
import type { FoundInvite } from "./invite-queries.server.ts";

/** The result for one address of a list. */
export type InviteResult = {
  /** Its position in the list. */
  at: number;
  line: number;
  /** The address, or the text in its place. */
  text: string;
  kind:
    | "invited"
    | "member"
    | "invited-already"
    | "not-an-email"
    | "duplicate"
    | "unknown-role"
    | "too-many"
    /** This address, or this organization, is at its limit for today. */
    | "over-limit"
    | "declined"
    /** Only the owner invites managers. */
    | "not-yours"
    /** The sender no longer manages this organization. */
    | "refused";
  /** An open invite, to be sent again. */
  inviteId?: string;
};

/** Whether this address must not get another invite now, at the moment of the statement that asks. */
function isEnough(context: Pick<AppContext, "clock">, email: string): SQL {
  const dayBefore = context.clock.now() - DAY_MS;
  return sql`(${isFull(context, { recipient: email, kind: INVITE_KIND }, INVITE_EMAILS)}
    OR (SELECT count(*) FROM organization_invites d WHERE d.email = ${email} AND d.sent_at > ${dayBefore})
      >= ${INVITES_TO_ONE_A_DAY})`;
}

const isEnoughOfOne = (nowMs: number, organizationNo: number) =>
  sql`(SELECT count(*) FROM organization_invites c WHERE c.organization_no = ${organizationNo}
    AND c.created_at > ${nowMs - DAY_MS}) >= ${INVITES_OF_ONE_A_DAY}`;

/** An account with this address already has this role there, or a higher one. */
const BESIDES = { member: [], executive: ["member"], manager: ["member", "executive"] } as const;
function isThere(email: SQL, organizationNo: number, as: SQL): SQL {
  const lower = (role: InviteRole) =>
    BESIDES[role].length === 0 ? sql`` : sql`AND NOT (${as} = ${role} AND m.role IN ${BESIDES[role]})`;
  return sql`EXISTS (SELECT 1 FROM users iu JOIN organization_members m ON m.organization_no = ${organizationNo}
    AND m.left_at IS NULL AND (m.user_id = iu.id OR m.person_id IN (SELECT ia.person_id FROM profiles ip
      JOIN agents ia ON ia.agent_no = ip.agent_no WHERE ip.user_id = iu.id AND ip.verified))
    WHERE iu.email = ${email} ${lower("executive")} ${lower("manager")})`;
}

const hasDeclined = (nowMs: number, organizationNo: number, email: SQL) =>
  sql`EXISTS (SELECT 1 FROM organization_invites x WHERE x.organization_no = ${organizationNo}
    AND x.email = ${email} AND x.status = 'declined' AND x.ended_at > ${nowMs - DECLINED_DAYS * DAY_MS})`;

const knownRow = { email: text, member: flag, openId: nullable(text), declined: flag, written: flag };

/**
 * Invites each address of a list and returns a result for each. They are written fifty at a time: the first fifty stay
 * invited even when the next fail.
 */
export async function inviteAll(
  context: AppContext,
  inviter: Inviter,
  organization: Managed,
  lines: readonly InviteLine[],
): Promise<InviteResult[]> {
  const results: InviteResult[] = [];
  const asked = lines.filter((one) => one.problem === null);
  for (let at = 0; at < asked.length; at += INVITES_A_COMMIT)
    results.push(
      ...(await inviteSome(context, inviter, organization, asked.slice(at, at + INVITES_A_COMMIT))),
    );
  for (const one of lines)
    if (one.problem !== null) results.push({ at: one.at, line: one.line, text: one.text, kind: one.problem });
  return results.sort((a, b) => a.at - b.at);
}

async function inviteSome(
  context: AppContext,
  inviter: Inviter,
  organization: Managed,
  lines: readonly Extract<InviteLine, { problem: null }>[],
): Promise<InviteResult[]> {
  const { db, clock } = context;
  const { organizationNo } = organization;
  const nowMs = clock.now();
  const own = lines.filter(({ role }) => canDo(organization.role, "invite", role));
  const planned = await Promise.all(
    own.map(async (one) => {
      const invite = { id: newId(nowMs), emailId: newId(nowMs), sends: 1, ...one };
      return { ...invite, message: await writeInvite(context, invite, organization, inviter) };
    }),
  );
  type Asked = { at: number; line: number; email: string };
  const asResult = ({ at, line, email }: Asked, kind: InviteResult["kind"]) => ({
    at,
    line,
    text: email,
    kind,
  });
  const notOwn = lines.filter((one) => !own.includes(one)).map((one) => asResult(one, "not-yours"));
  if (planned.length === 0) return notOwn;
  const roles = own.some(({ role }) => role === "manager")
    ? rolesThatMay("invite", "manager")
    : rolesThatMay("invite", "member");
  const statements = planned.flatMap(({ id, emailId, email, role, message }): BatchItem<"sqlite">[] => [
    db.orm.run(sql`
      INSERT INTO organization_invites (id, organization_no, email, role, status, invited_by, created_at, expires_at,
        sends, sent_at, email_id)
      SELECT ${id}, ${organizationNo}, ${email}, ${role}, 'open', ${inviter.userId}, ${nowMs},
        ${nowMs + INVITE_DAYS * DAY_MS}, 1, ${nowMs}, ${emailId}
      WHERE NOT ${isThere(sql`${email}`, organizationNo, sql`${role}`)}
        AND NOT ${hasDeclined(nowMs, organizationNo, sql`${email}`)}
        AND NOT ${isEnough(context, email)} AND NOT (${isEnoughOfOne(nowMs, organizationNo)})
        AND NOT EXISTS (SELECT 1 FROM organization_invites e WHERE e.organization_no = ${organizationNo}
          AND e.email = ${email} AND e.status = 'open')`),
    emailUnder(
      context,
      emailId,
      message,
      sql`EXISTS (SELECT 1 FROM organization_invites w WHERE w.id = ${id})`,
    ),
  ]);
  const ids = sql.join(
    planned.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  const [first, ...others] = [
    ...statements,
    db.orm.run(sql`
      INSERT INTO organization_events (id, organization_no, kind, by_user_id, at, detail)
      SELECT ${newId(nowMs)}, ${organizationNo}, 'invited', ${inviter.userId}, ${nowMs},
        CASE n WHEN 1 THEN '1 person' ELSE n || ' people' END
      FROM (SELECT count(*) n FROM organization_invites k WHERE k.id IN (${ids})) WHERE n > 0`),
  ];
  if (first === undefined) return notOwn;
  const written = await commit(context, {
    guards: {
      refused: isOneOf(inviter.userId, organizationNo, roles),
      closed: isActiveOrganization(organizationNo),
    },
    statements: [first, ...others],
    mail: true,
  });
  if (written.kind !== "committed") return [...notOwn, ...own.map((one) => asResult(one, "refused"))];
  const addresses = sql.join(
    planned.map(({ email, id, role }) => sql`(${email}, ${id}, ${role})`),
    sql`, `,
  );
  const [known] = await db.batch([
    rowsOf(
      db,
      "what became of invites",
      knownRow,
      sql`
      WITH asked(email, id, role) AS (VALUES ${addresses})
      SELECT asked.email, ${isThere(sql`asked.email`, organizationNo, sql`asked.role`)} member,
        (SELECT e.id FROM organization_invites e WHERE e.organization_no = ${organizationNo}
          AND e.email = asked.email AND e.status = 'open' AND e.id <> asked.id) openId,
        ${hasDeclined(nowMs, organizationNo, sql`asked.email`)} declined,
        EXISTS (SELECT 1 FROM organization_invites w WHERE w.id = asked.id) written
      FROM asked LIMIT ${INVITES_A_COMMIT}`,
    ),
  ]);
  const byEmail = new Map(known.map((one) => [one.email, one]));
  return [
    ...notOwn,
    ...own.map((one): InviteResult => {
      const found = byEmail.get(one.email);
      if (found?.written) return asResult(one, "invited");
      if (found?.member) return asResult(one, "member");
      if (found?.openId) return { ...asResult(one, "invited-already"), inviteId: found.openId };
      return asResult(one, found?.declined ? "declined" : "over-limit");
    }),
  ];
}

/** Sends an open or expired invite again and restarts its term. Earlier links still lead to it. */
export async function resendInvite(
  context: AppContext,
  inviter: Inviter,
  invite: FoundInvite,
): Promise<InviteOutcome> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const emailId = newId(nowMs);
  const sends = invite.sends + 1;
  const message = await writeInvite(
    context,
    { ...invite, sends },
    { id: invite.organizationId, name: invite.organization },
    inviter,
  );
  const written = await commit(context, {
    guards: {
      refused: isOneOf(inviter.userId, invite.organizationNo, rolesThatMay("invite", invite.role)),
      over: sql`${isActiveOrganization(invite.organizationNo)} AND ${isOpenInvite(invite.id)}`,
      "too-soon": sql`EXISTS (SELECT 1 FROM organization_invites t WHERE t.id = ${invite.id}
        AND t.sends = ${invite.sends} AND t.sends < ${INVITE_SENDS}
        AND (t.sent_at < ${nowMs - RESEND_MINUTES * MINUTE_MS} OR t.asked_again_at IS NOT NULL))`,
      "over-limit": sql`NOT ${isFull(context, message, INVITE_EMAILS)}`,
    },
    statements: [
      db.orm
        .update(organizationInvites)
        .set({
          sends,
          sentAt: nowMs,
          emailId,
          expiresAt: nowMs + INVITE_DAYS * DAY_MS,
          askedAgainAt: null,
          invitedBy: inviter.userId,
        })
        .where(eq(organizationInvites.id, invite.id)),
      emailUnder(context, emailId, message, sql`1`),
    ],
    mail: true,
  });
  return written.kind === "stale" ? written.guard : "done";
}
