/** Reminders of a license's last day, 60, 30 and 7 days before it. */
import { sql } from "drizzle-orm";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { preferencesOf, recipientRow } from "#app/domains/notifications/preferences-queries.server.ts";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { endingNews } from "./emails.ts";
import { REMINDED_AT_ONCE, REMINDER_BATCHES } from "./limits.ts";
import { notifyAgentStatements } from "./notifications.server.ts";
import { REMINDER_DAYS } from "./policy.ts";
import { stateDaySql } from "./state-day-queries.server.ts";

const [NEAR, MIDDLE, FAR] = REMINDER_DAYS;
const dueRow = {
  licenseNo: integer,
  number: text,
  stateName: text,
  expiresOn: text,
  days: integer,
  ...recipientRow,
};
type Due = RowOf<typeof dueRow>;

/**
 * Called every minute, works once an hour. Of a license the nearest reminder alone is due: after a time without the cron
 * the one that was missed is not sent behind it. A reminder is a row that is there once, in the batch that tells of it.
 * Returns how many were sent.
 */
export async function remindOfExpiry(context: AppContext): Promise<number> {
  if (Math.floor(context.clock.now() / MINUTE_MS) % 60 !== 0) return 0;
  let sent = 0;
  for (let batch = 0; batch < REMINDER_BATCHES; batch++) {
    const due = await listDue(context);
    if (due.length === 0 || !(await remind(context, due))) break;
    sent += due.length;
  }
  return sent;
}

async function listDue({ db, clock }: AppContext): Promise<Due[]> {
  const nowMs = clock.now();
  const today = stateDaySql(sql`l.state_code`, nowMs);
  const [due] = await db.batch([
    rowsOf(
      db,
      "licenses to remind of",
      dueRow,
      sql`SELECT d.licenseNo, d.number, s.name stateName, d.expiresOn, d.days, u.id userId, u.email,
        ${preferencesOf(sql`u.id`)} preferences
      FROM (SELECT l.license_no licenseNo, l.agent_no agentNo, l.number, l.state_code stateCode, l.expires_on expiresOn,
          CASE WHEN l.expires_on < ${today} THEN NULL
            WHEN julianday(l.expires_on) - julianday(${today}) <= ${NEAR} THEN ${NEAR}
            WHEN julianday(l.expires_on) - julianday(${today}) <= ${MIDDLE} THEN ${MIDDLE}
            WHEN julianday(l.expires_on) - julianday(${today}) <= ${FAR} THEN ${FAR} END days
        FROM licenses l WHERE l.status = 'active'
          AND l.expires_on BETWEEN ${utcDay(nowMs - DAY_MS)} AND ${utcDay(nowMs + FAR * DAY_MS)}) d
        CROSS JOIN profiles p ON p.agent_no = d.agentNo AND p.verified AND p.account_status = 'active'
        JOIN users u ON u.id = p.user_id JOIN states s ON s.code = d.stateCode
      WHERE d.days IS NOT NULL AND NOT EXISTS (SELECT 1 FROM license_reminders r
        WHERE r.license_no = d.licenseNo AND r.expires_on = d.expiresOn AND r.days = d.days)
      ORDER BY u.id, d.expiresOn, d.licenseNo LIMIT ${REMINDED_AT_ONCE}`,
    ),
  ]);
  return due;
}

/** Tells each agent once of all their licenses in the batch; false if another run has sent one of them. */
async function remind(context: AppContext, due: readonly Due[]): Promise<boolean> {
  const { db, clock } = context;
  const byUser = new Map<string, [Due, ...Due[]]>();
  for (const one of due) byUser.set(one.userId, [...(byUser.get(one.userId) ?? []), one] as [Due, ...Due[]]);
  const told = await Promise.all(
    [...byUser.values()].map((licenses) =>
      notifyAgentStatements(context, licenses[0], { type: "warning", ...endingNews(licenses) }),
    ),
  );
  const rows = JSON.stringify(due.map(({ licenseNo, expiresOn, days }) => [licenseNo, expiresOn, days]));
  const written = await commit(context, {
    duplicates: [SENT],
    statements: [
      db.orm.run(sql`INSERT INTO license_reminders (license_no, expires_on, days, sent_at)
        SELECT j.value->>0, j.value->>1, j.value->>2, ${clock.now()} FROM json_each(${rows}) j`),
      ...told.flat(),
    ],
    ...notifyUsers([...byUser.keys()]),
    mail: true,
  });
  return written.kind === "committed";
}

const SENT = "license_reminders.license_no, license_reminders.expires_on, license_reminders.days";
