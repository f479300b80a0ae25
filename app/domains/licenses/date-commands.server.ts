/** What the calendar changes: a license lapses when its last day is over in its state, and one to come begins. */
import { sql } from "drizzle-orm";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { preferencesOf, recipientRow } from "#app/domains/notifications/preferences-queries.server.ts";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, rowsOf, text } from "#app/platform/database/rows.ts";
import { factsOf, type LicenseChange, prepareChanges } from "./change-commands.server.ts";
import { lapsedNews, type NamedLicense } from "./emails.ts";
import { findLedgers } from "./ledgers.server.ts";
import { DATED_AT_ONCE, DATED_BATCHES, DATED_MS, DATED_PURGED } from "./limits.ts";
import { notifyAgentStatements } from "./notifications.server.ts";
import { licenseStatusAt } from "./policy.ts";
import { stateDaySql } from "./state-day-queries.server.ts";

const dueRow = { licenseNo: integer, agentNo: integer, revision: integer, stateName: text };

/**
 * Called every minute; what one run doesn't come to, the next one does. Each license is changed once: who finds another
 * run at it writes nothing and stops. Returns how many licenses were changed.
 */
export async function followDates(context: AppContext): Promise<number> {
  const until = context.clock.now() + DATED_MS;
  let done = 0;
  for (let batch = 0; batch < DATED_BATCHES && context.clock.now() <= until; batch += 1) {
    const changed = await followSome(context);
    done += changed;
    if (changed < DATED_AT_ONCE) break;
  }
  return done;
}

/** The licenses whose day came first, some of them; how many were changed. */
async function followSome(context: AppContext): Promise<number> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const utc = utcDay(nowMs);
  // No state is a day ahead of UTC: the indexes bound what each state's own day is asked of.
  const today = stateDaySql(sql`l.state_code`, nowMs);
  const [due] = await db.batch([
    rowsOf(
      db,
      "licenses whose day has come",
      dueRow,
      sql`SELECT * FROM (SELECT l.license_no licenseNo, l.agent_no agentNo, l.revision, s.name stateName
          FROM licenses l JOIN states s ON s.code = l.state_code
          WHERE l.status = 'active' AND l.expires_on < ${utc} AND l.expires_on < ${today}
          ORDER BY l.expires_on LIMIT ${DATED_AT_ONCE})
        UNION SELECT * FROM (SELECT l.license_no, l.agent_no, l.revision, s.name
          FROM licenses l JOIN states s ON s.code = l.state_code
          WHERE l.to_come = 1 AND l.effective_on <= ${utc} AND l.effective_on <= ${today}
          ORDER BY l.effective_on LIMIT ${DATED_AT_ONCE})
        LIMIT ${DATED_AT_ONCE}`,
    ),
  ]);
  if (due.length === 0) return 0;
  const agentNos = [...new Set(due.map(({ agentNo }) => agentNo))];
  const [ledgers, [recipients]] = await Promise.all([
    findLedgers(context, agentNos),
    db.batch([accountsStatement(context, agentNos)]),
  ]);
  const lapsed = new Map<number, NamedLicense[]>();
  const changes = due.flatMap(({ licenseNo, agentNo, revision, stateName }): LicenseChange[] => {
    const license = ledgers.agents.get(agentNo)?.licenses.find((one) => one.licenseNo === licenseNo);
    // Changed since it was found due: by another run, which tells of it, or by what is asked again in a minute.
    if (license?.revision !== revision) return [];
    const facts = factsOf(license);
    const isOver = licenseStatusAt(facts, nowMs) === "lapsed";
    if (isOver) lapsed.set(agentNo, [...(lapsed.get(agentNo) ?? []), { ...facts, stateName }]);
    return [{ agentNo, license, after: isOver ? { ...facts, status: "expired" } : facts, said: null }];
  });
  if (changes.length === 0) return 0;
  const prepared = prepareChanges(context, ledgers, changes, { kind: "date" });
  const told = await Promise.all(
    recipients.map(({ agentNo, ...agent }) => {
      const [first, ...others] = lapsed.get(agentNo) ?? [];
      return first === undefined
        ? []
        : notifyAgentStatements(context, agent, { type: "warning", ...lapsedNews([first, ...others]) });
    }),
  );
  const written = await commit(context, {
    guards: prepared.guards,
    statements: [...prepared.statements, ...told.flat()],
    purge: changes.length > DATED_PURGED ? [] : prepared.purge,
    ...notifyUsers(recipients.map(({ userId }) => userId)),
    mail: true,
  });
  return written.kind === "committed" ? changes.length : 0;
}

/** The accounts that hold these agents' records, as someone to tell. */
const accountsStatement = ({ db }: Pick<AppContext, "db">, agentNos: readonly number[]) =>
  rowsOf(
    db,
    "accounts of agents",
    { agentNo: integer, ...recipientRow },
    sql`SELECT p.agent_no agentNo, u.id userId, u.email, ${preferencesOf(sql`u.id`)} preferences
      FROM profiles p JOIN users u ON u.id = p.user_id
      WHERE p.agent_no IN (SELECT value FROM json_each(${JSON.stringify(agentNos)}))
        AND p.verified AND p.account_status = 'active' LIMIT ${agentNos.length}`,
  );
