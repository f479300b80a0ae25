/** Lantern Row's former members, its invites in every state, and its waiting request. */
import type { Client, InStatement } from "@libsql/client/web";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { landmarks } from "./agents/landmarks.ts";
import { workingTime } from "./days.ts";
import { fixedId } from "./fixed-id.ts";

const { organizationNo } = landmarks.organizations.lanternRow;
const userOf = (email: string) => `(SELECT id FROM users WHERE email = '${email}@fairlead.example')`;
const OWNER = userOf("agency");

type Invite = {
  to: string;
  role: "member" | "manager" | "executive";
  status: "open" | "accepted" | "declined" | "revoked";
  daysAgo: number;
  sends?: number;
  askedDaysAgo?: number;
  acceptedBy?: string;
  email: { status: "sent" | "queued" | "failed"; error?: string };
};

const INVITE_DAYS = 14;
const invites: readonly Invite[] = [
  {
    to: "dana.whitlow@mail.example",
    role: "member",
    status: "open",
    daysAgo: 2,
    sends: 2,
    email: { status: "sent" },
  },
  {
    to: "omar.castellan@mail.example",
    role: "manager",
    status: "open",
    daysAgo: 1,
    email: { status: "sent" },
  },
  {
    to: "pru.hollis@mail.example",
    role: "member",
    status: "open",
    daysAgo: 1,
    email: { status: "queued", error: "451 mailbox busy, try again later" },
  },
  {
    to: "nobody.here@mail.example",
    role: "executive",
    status: "open",
    daysAgo: 3,
    email: { status: "failed", error: "550 no such mailbox" },
  },
  {
    to: "late.reader@mail.example",
    role: "member",
    status: "open",
    daysAgo: 20,
    askedDaysAgo: 1,
    email: { status: "sent" },
  },
  {
    to: "agency-manager@fairlead.example",
    role: "manager",
    status: "accepted",
    daysAgo: 21,
    acceptedBy: "agency-manager",
    email: { status: "sent" },
  },
  {
    to: "no.thanks@mail.example",
    role: "member",
    status: "declined",
    daysAgo: 12,
    email: { status: "sent" },
  },
  {
    to: "wrong.address@mail.example",
    role: "executive",
    status: "revoked",
    daysAgo: 9,
    email: { status: "sent" },
  },
];

function inviteStatements(invite: Invite, nowMs: number): InStatement[] {
  const { to, role, status, daysAgo, sends = 1, askedDaysAgo, acceptedBy, email } = invite;
  const at = workingTime(nowMs, daysAgo);
  const emailId = fixedId(`invite email ${to}`, at);
  return [
    {
      sql: `INSERT OR IGNORE INTO organization_invites (id, organization_no, email, role, status, invited_by, created_at,
          expires_at, sends, sent_at, email_id, asked_again_at, ended_at, accepted_by)
        VALUES (?, ?, ?, ?, ?, ${OWNER}, ?, ?, ?, ?, ?, ?, ?, ${acceptedBy === undefined ? "NULL" : userOf(acceptedBy)})`,
      args: [
        fixedId(`invite ${to}`, at),
        organizationNo,
        to,
        role,
        status,
        at,
        at + INVITE_DAYS * DAY_MS,
        sends,
        at,
        emailId,
        askedDaysAgo === undefined ? null : workingTime(nowMs, askedDaysAgo),
        status === "open" ? null : at + 5 * HOUR_MS,
      ],
    },
    {
      // The texts of sent emails are not stored; a waiting one is due long after any demo.
      sql: `INSERT OR IGNORE INTO outbox (id, kind, recipient, subject, text, html, unsolicited, status, attempts,
          next_attempt_at, error, created_at, sent_at)
        VALUES (?, 'organization-invite', ?, 'An invite of the demonstration', 'Its link is not kept.', '', 1, ?, 1, ?, ?,
          ?, ?)`,
      args: [
        emailId,
        to,
        email.status,
        email.status === "queued" ? nowMs + 365 * DAY_MS : at,
        email.error ?? null,
        at,
        email.status === "sent" ? at + HOUR_MS : null,
      ],
    },
  ];
}

/** Former members: agents by their profile, and one whose account is deleted. */
const former = [
  { agentNo: 8, role: "member", joined: 900, left: 300, cause: "left" },
  { agentNo: 9, role: "executive", joined: 700, left: 150, cause: "removed" },
  { agentNo: null, role: "member", joined: 400, left: 40, cause: "account-deleted" },
] as const;

/** Adds them to the members from accounts and agents. Call it when all accounts are written. */
export async function seedOrganizationPeople(client: Client, nowMs: number): Promise<void> {
  const event = (
    kind: string,
    daysAgo: number,
    by: string,
    about: string | null,
    detail: string,
  ): InStatement => ({
    sql: `INSERT OR IGNORE INTO organization_events (id, organization_no, kind, by_user_id, at, member_id, detail)
      VALUES (?, ?, ?, ${by}, ?, ${about ?? "NULL"}, ?)`,
    args: [
      fixedId(`event ${kind} ${daysAgo}`, workingTime(nowMs, daysAgo)),
      organizationNo,
      kind,
      workingTime(nowMs, daysAgo),
      detail,
    ],
  });
  const memberOf = (email: string) =>
    `(SELECT id FROM organization_members WHERE organization_no = ${organizationNo} AND user_id = ${userOf(email)})`;
  await client.batch(
    [
      ...invites.flatMap((one) => inviteStatements(one, nowMs)),
      ...former.map(
        ({ agentNo, role, joined, left, cause }): InStatement => ({
          sql: `INSERT OR IGNORE INTO organization_members (id, organization_no, person_id, role, joined_at, left_at,
              left_cause) VALUES (?, ?, (SELECT person_id FROM agents WHERE agent_no = ?), ?, ?, ?, ?)`,
          args: [
            fixedId(`former member ${cause}`, workingTime(nowMs, joined)),
            organizationNo,
            agentNo,
            role,
            workingTime(nowMs, joined),
            workingTime(nowMs, left),
            cause,
          ],
        }),
      ),
      {
        sql: `INSERT OR IGNORE INTO membership_requests (id, organization_no, user_id, role, message, status, created_at)
          SELECT ?, ?, id, 'executive', ?, 'waiting', ? FROM users WHERE email = 'carrier-executive@fairlead.example'`,
        args: [
          fixedId("membership request", workingTime(nowMs, 3)),
          organizationNo,
          "I’ve led your commercial desk since October and would like to answer its reviews.",
          workingTime(nowMs, 3),
        ],
      },
      event("joined", 20, userOf("agency-manager"), memberOf("agency-manager"), "manager"),
      event("invited", 9, OWNER, null, "1 person"),
      event("invite-revoked", 8, OWNER, null, "executive"),
      event("invited", 2, OWNER, null, "3 people"),
    ],
    "write",
  );
}
