/** What the bell of each demo login says: of messages, leads and decisions that the demonstration has, and nothing else. */
import type { Client, Row } from "@libsql/client/web";
import { demoLogins } from "#app/domains/accounts/demo-logins.ts";
import { endingNews } from "#app/domains/licenses/emails.ts";
import type { NotificationType } from "#app/domains/notifications/types.ts";
import { NEWS as APPLICATION_NEWS } from "#app/domains/onboarding/applications/application-emails.ts";
import { NEWS as MEMBER_NEWS } from "#app/domains/organizations/members/emails.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { paths } from "#app/paths/paths.ts";
import { cutText } from "#app/platform/cut-text.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { userNotifications } from "../schema/notifications.ts";
import { fixedId } from "./fixed-id.ts";
import { insertStatements } from "./insert.ts";

type News = {
  userId: string;
  type: NotificationType;
  title: string;
  message: string;
  actionUrl: string;
  createdAt: number;
  read?: boolean;
};

/** One query, and the notification that each of its rows makes. The columns `userId` and `at` say whose and when. */
type Source = { sql: string; of(row: Row): Omit<News, "userId" | "createdAt"> };

const text = (row: Row, column: string) => String(row[column] ?? "");

const SOURCES: readonly Source[] = [
  {
    // The newest message of the side that wrote last, to the other one; of each person's conversations the newest three.
    sql: `SELECT * FROM (SELECT *, row_number() OVER (PARTITION BY userId ORDER BY at DESC) nth FROM (SELECT CASE m.sender WHEN 'agent' THEN t.customer_user_id ELSE t.agent_user_id END userId, m.sent_at at, t.id,
        m.body, CASE m.sender WHEN 'agent' THEN g.name ELSE u.first_name || ' ' || u.last_name END "by",
        CASE m.sender WHEN 'agent' THEN t.customer_unread ELSE t.agent_unread END unread
      FROM message_threads t JOIN agents g ON g.agent_no = t.agent_no JOIN users u ON u.id = t.customer_user_id
      JOIN messages m ON m.thread_no = t.thread_no AND m.message_no = t.last_message_no)) WHERE nth <= 3`,
    of: (row) => ({
      type: "info",
      title: `New message from ${text(row, "by")}`,
      message: text(row, "body"),
      actionUrl: paths.thread(text(row, "id")),
      read: row.unread === 0,
    }),
  },
  {
    sql: `SELECT r.user_id userId, r.replied_at at, r.id, r.title, g.name FROM reviews r
      JOIN agents g ON g.agent_no = r.agent_no WHERE r.user_id IS NOT NULL AND r.replied_at IS NOT NULL
        AND r.status = 'published'`,
    of: (row) => ({
      type: "info",
      title: `${text(row, "name")} replied`,
      message: `About your review “${text(row, "title")}”.`,
      actionUrl: paths.review(text(row, "id")),
      read: true,
    }),
  },
  {
    sql: `SELECT l.agent_user_id userId, l.received_at at, l.id, l.first_name, l.status, s.name state, t.name type
      FROM leads l JOIN states s ON s.code = l.state_code JOIN product_types t ON t.bit = l.type_bit
      WHERE l.source = 'quote-request' AND l.received_at IS NOT NULL ORDER BY l.received_at DESC LIMIT 2`,
    of: (row) => ({
      type: "info",
      title: `${text(row, "type")} quote request from ${text(row, "first_name")}`,
      message: `${text(row, "first_name")} in ${text(row, "state")} asks you for a quote.`,
      actionUrl: leadPaths.lead(text(row, "id")),
      read: row.status !== "new",
    }),
  },
  {
    sql: `SELECT l.agent_user_id userId, l.received_at at, l.id, l.first_name FROM leads l
      WHERE l.source = 'contact-capture' AND l.received_at IS NOT NULL ORDER BY l.received_at DESC LIMIT 1`,
    of: (row) => ({
      type: "info",
      title: `${text(row, "first_name")} left their details with you`,
      message: `${text(row, "first_name")} filled in your contact card.`,
      actionUrl: leadPaths.lead(text(row, "id")),
    }),
  },
  {
    sql: `SELECT p.user_id userId, a.created_at at, a.client_name, a.type_name FROM appointments a
      JOIN profiles p ON p.agent_no = a.agent_no AND p.verified WHERE a.status = 'booked' ORDER BY a.starts_at DESC LIMIT 1`,
    of: (row) => ({
      type: "info",
      title: `${text(row, "client_name")} booked ${text(row, "type_name")}`,
      message: "It’s on your calendar.",
      actionUrl: calendarPaths.appointments(),
      read: true,
    }),
  },
  {
    sql: `SELECT p.user_id userId, r.published_at at, p.url_slug slug FROM profiles p JOIN reviews r ON r.agent_no = p.agent_no
      WHERE p.verified AND r.status = 'published' AND p.user_id IN (SELECT id FROM users WHERE email = 'agent@fairlead.example')
      ORDER BY r.published_at DESC LIMIT 1`,
    of: (row) => ({
      type: "info",
      title: "You have a new review",
      message: "A customer published it.",
      actionUrl: `${paths.showcase(text(row, "slug"))}#reviews`,
      read: true,
    }),
  },
  {
    sql: `SELECT a.user_id userId, a.decided_at at, a.organization_name name, a.status, a.reason
      FROM organization_applications a WHERE a.decided_at IS NOT NULL`,
    of: (row) =>
      row.status === "approved"
        ? {
            type: "info",
            ...APPLICATION_NEWS.approved(text(row, "name"), null),
            actionUrl: paths.dashboard(),
            read: true,
          }
        : {
            type: "info",
            ...APPLICATION_NEWS.rejected(text(row, "name"), text(row, "reason")),
            actionUrl: paths.applicationRejected(),
          },
  },
  {
    sql: `SELECT a.user_id userId, a.submitted_at at, a.organization_name name
      FROM organization_applications a WHERE a.status IN ('submitted', 'in-review')`,
    of: (row) => ({
      type: "info",
      ...APPLICATION_NEWS.received(text(row, "name")),
      actionUrl: paths.applicationPending(),
    }),
  },
  {
    sql: `SELECT u.user_id userId, a.submitted_at at, a.id, a.organization_name name
      FROM organization_applications a CROSS JOIN user_roles u
      WHERE a.status IN ('submitted', 'in-review') AND u.role = 'admin'`,
    of: (row) => ({
      type: "info",
      title: "An application is waiting for a decision",
      message: `It’s from ${text(row, "name")}.`,
      actionUrl: paths.adminApplication(text(row, "id")),
    }),
  },
  {
    sql: `SELECT m.user_id userId, q.created_at at, q.role, o.name organization, u.first_name || ' ' || u.last_name name
      FROM membership_requests q JOIN organizations o ON o.organization_no = q.organization_no
      JOIN users u ON u.id = q.user_id JOIN organization_members m ON m.organization_no = q.organization_no
      WHERE q.status = 'waiting' AND m.role IN ('owner', 'manager')`,
    of: (row) => ({
      type: "info",
      ...MEMBER_NEWS.requested(
        text(row, "name"),
        text(row, "organization"),
        row.role === "manager" || row.role === "executive" ? row.role : "member",
      ),
      actionUrl: paths.members(),
    }),
  },
  {
    sql: `SELECT m.user_id userId, m.joined_at at, o.name organization, m.role
      FROM organization_members m JOIN organizations o ON o.organization_no = m.organization_no
      WHERE m.role IN ('manager', 'executive')`,
    of: (row) => ({
      type: "success",
      ...MEMBER_NEWS.accepted(text(row, "organization"), row.role === "manager" ? "manager" : "executive"),
      actionUrl: paths.dashboard(),
      read: true,
    }),
  },
];

/** A warning to the agent whose license ends within two months, as the reminders write it. */
async function endingLicenses(client: Client, nowMs: number): Promise<News[]> {
  const dayIn = (days: number) => new Date(nowMs + days * DAY_MS).toISOString().slice(0, 10);
  const { rows } = await client.execute({
    sql: `SELECT p.user_id userId, s.name state, l.number, l.expires_on FROM profiles p
      JOIN users u ON u.id = p.user_id AND u.email = 'agent@fairlead.example'
      JOIN licenses l ON l.agent_no = p.agent_no JOIN states s ON s.code = l.state_code
      WHERE l.status = 'active' AND l.expires_on BETWEEN ? AND ? ORDER BY l.expires_on LIMIT 1`,
    args: [dayIn(0), dayIn(60)],
  });
  return rows.map((row) => ({
    userId: text(row, "userId"),
    type: "warning",
    ...endingNews([
      {
        stateName: text(row, "state"),
        number: text(row, "number"),
        expiresOn: text(row, "expires_on"),
      },
    ]),
    actionUrl: paths.settings({ section: "licenses" }),
    createdAt: nowMs - 20 * HOUR_MS,
  }));
}

/** Writes them, for the demo logins alone. Call it after everything they tell of. */
export async function seedNotifications(client: Client, nowMs: number): Promise<void> {
  const { rows: users } = await client.execute({
    sql: `SELECT id FROM users WHERE email IN (${demoLogins.map(() => "?").join(", ")})`,
    args: demoLogins.map(({ email }) => email),
  });
  const known = new Set(users.map(({ id }) => id));
  const told: News[] = await endingLicenses(client, nowMs);
  for (const { sql, of } of SOURCES) {
    const { rows } = await client.execute(sql);
    for (const row of rows)
      if (known.has(row.userId ?? null))
        told.push({ ...of(row), userId: text(row, "userId"), createdAt: Math.min(nowMs, Number(row.at)) });
  }
  const values = told.map(({ read = false, ...one }) => ({
    id: fixedId(`notification ${one.userId} ${one.title} ${one.actionUrl}`, one.createdAt),
    ...one,
    title: cutText(one.title, 120),
    message: cutText(one.message.replace(/\s+/g, " "), 300),
    read,
    deletedAt: null,
  }));
  if (values.length > 0) await client.batch(insertStatements(userNotifications, values), "write");
}
