/** Readers' reports that a fact of a profile is wrong: all reports while a case is open belong to that case. */
import { type SQL, sql } from "drizzle-orm";
import { findShownFacts, type ShownFacts } from "#app/domains/directory/profile/shown-fact-queries.server.ts";
import { announceStatements, type Recipient } from "#app/domains/notifications/announce-commands.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import {
  adminRecipientsStatement,
  preferencesOf,
  recipientRow,
} from "#app/domains/notifications/preferences-queries.server.ts";
import { adminFactAddress, ownFactsAddress } from "#app/paths/accuracy.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, rowsOf } from "#app/platform/database/rows.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import { purposeKeys } from "#app/platform/security/purpose-keys.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { language } from "#app/text/text.ts";
import type { FactReport } from "../inputs.ts";
import {
  FACT_CONTESTED_DAYS,
  FACT_DUE_HOURS,
  FACT_REPORTS_MINUTES,
  FACT_REPORTS_MOST,
  FACT_SETTLED_DAYS,
} from "../limits.ts";
import type { FactName } from "../types.ts";
import { FACT_NAMES, PROBLEM_NAMES } from "../words.ts";
import { reportedFactEmail, waitingFactEmail } from "./emails.ts";

/** A fact that a reader is about to report. */
export type ReportableFact = FactName &
  Pick<ShownFacts, "agentNo" | "agentName" | "slug"> & {
    /** Of a license: the state's name. Null for other facts. */
    stateName: string | null;
    /** What the profile says, in the reader's language. */
    shown: string;
  };

/** The fact as the profile shows it; null where it shows none. */
export function reportableFact(facts: ShownFacts, { fact, stateCode }: FactName): ReportableFact | null {
  const { agentNo, agentName, slug } = facts;
  const agent = { agentNo, agentName, slug };
  if (fact !== "license") {
    const shown = facts.shown[fact];
    return shown === undefined ? null : { ...agent, fact, stateCode: "", stateName: null, shown };
  }
  const license = facts.licenses.find((one) => one.stateCode === stateCode);
  if (license === undefined) return null;
  return { ...agent, fact, stateCode, stateName: license.stateName, shown: license.numbers };
}

export type ReportOutcome =
  | "received"
  /** From the same network or account, while the case is open. */
  | "again"
  /** An admin checked it lately for this problem, and it was right. */
  | "settled"
  | "too-many"
  /** The profile doesn't show it anymore. */
  | "gone";

/**
 * Files a report. `userId` is null for a reader without an account, who is known by a keyed hash of the network address
 * and the fact: it reveals neither who they are nor what else they reported. The first report of a fact opens a case and
 * notifies admins and the agent.
 */
export async function reportFact(
  context: AppContext,
  about: ReportableFact,
  userId: string | null,
  report: FactReport,
): Promise<ReportOutcome> {
  const { limiters } = context;
  if (
    userId !== null &&
    (await limiters.take("fact-report", userId, FACT_REPORTS_MOST, FACT_REPORTS_MINUTES)) > 0
  )
    return "too-many";
  // What is stored for admins is in English.
  const facts = await inLanguage("en", () => findShownFacts(context, about.slug));
  const stored = facts === null ? null : reportableFact(facts, about);
  if (stored === null) return "gone";
  const standing = await readStanding(context, stored, report);
  if (standing.settled) return "settled";
  const outcome = await writeReport(context, stored, userId, report, standing);
  // Another report opened the case at the same moment, and notified everyone.
  if (outcome !== "opened") return outcome;
  const second = await writeReport(context, stored, userId, report, { ...standing, isOpen: true });
  return second === "opened" ? "gone" : second;
}

type Standing = {
  /** A case about it is open. */
  isOpen: boolean;
  settled: boolean;
  contested: boolean;
  admins: readonly Recipient[];
  /** The account that claimed the profile, if any. */
  owners: readonly Recipient[];
};

const casesOf = ({ agentNo, fact, stateCode }: ReportableFact) =>
  sql`FROM fact_cases c WHERE c.agent_no = ${agentNo} AND c.fact = ${fact} AND c.state_code = ${stateCode}`;
const openCase = (about: ReportableFact) => sql`SELECT c.id ${casesOf(about)} AND c.decided_at IS NULL`;

async function readStanding(
  context: AppContext,
  about: ReportableFact,
  { problem }: FactReport,
): Promise<Standing> {
  const { db, clock } = context;
  const since = (days: number) => clock.now() - days * DAY_MS;
  const { standing, admins, owners } = await db.batch({
    standing: rowsOf(
      db,
      "what is known of a reported fact",
      { isOpen: flag, settled: flag, contested: flag },
      sql`SELECT EXISTS (${openCase(about)}) isOpen,
        EXISTS (SELECT 1 ${casesOf(about)} AND c.decision = 'is-right' AND NOT c.by_owner AND c.shown = ${about.shown}
          AND c.decided_at > ${since(FACT_SETTLED_DAYS)}
          AND EXISTS (SELECT 1 FROM fact_reports r WHERE r.case_id = c.id AND r.problem = ${problem})) settled,
        EXISTS (SELECT 1 ${casesOf(about)} AND c.by_owner AND (c.decision = 'is-right' OR c.shown = ${about.shown})
          AND c.decided_at > ${since(FACT_CONTESTED_DAYS)}) contested`,
    ),
    admins: adminRecipientsStatement(context),
    owners: rowsOf(
      db,
      "agent of a reported fact",
      recipientRow,
      sql`SELECT u.id userId, u.email, ${preferencesOf(sql`u.id`)} preferences FROM profiles p JOIN users u ON u.id = p.user_id
        WHERE p.agent_no = ${about.agentNo} AND p.verified AND p.account_status = 'active' LIMIT 1`,
    ),
  });
  const [row] = standing;
  if (row === undefined) throw new Error("A query without tables gives one row.");
  return { ...row, admins, owners };
}

/** Writes the report, and the case with the first one; `opened` when another was first after all. */
async function writeReport(
  context: AppContext,
  about: ReportableFact,
  userId: string | null,
  { problem, note, email }: FactReport,
  { isOpen, contested, admins, owners }: Standing,
): Promise<"received" | "again" | "gone" | "opened"> {
  const { db, clock } = context;
  const { agentNo, fact, stateCode, shown } = about;
  const nowMs = clock.now();
  const caseId = newId(nowMs);
  const open = openCase(about);
  const isListed: SQL = sql`EXISTS (SELECT 1 FROM agents a WHERE a.agent_no = ${agentNo} AND a.account_status = 'active')`;
  const told = isOpen ? [] : [...admins, ...owners];
  const written = await commit(context, {
    guards: { gone: isListed, ...(isOpen ? {} : { opened: sql`NOT EXISTS (${open})` }) },
    duplicates: ["fact_reports.case_id, fact_reports.reported_by"],
    statements: [
      // Checked at the write: of many at once, one opens the case.
      db.orm.run(sql`
        INSERT INTO fact_cases (id, agent_no, fact, state_code, shown, opened_at, due_at, contested)
        SELECT ${caseId}, ${agentNo}, ${fact}, ${stateCode}, ${shown}, ${nowMs}, ${nowMs + FACT_DUE_HOURS * HOUR_MS},
          ${contested ? 1 : 0} WHERE NOT EXISTS (${open})`),
      db.orm.run(sql`
        INSERT INTO fact_reports (id, case_id, reported_by, user_id, email, language, problem, note, reported_at)
        SELECT ${newId(nowMs)}, c.id, ${await readerHash(context, about, userId)}, ${userId},
          ${userId === null ? (email ?? null) : null}, ${language()}, ${problem}, ${note}, ${nowMs} FROM (${open}) c`),
      ...(isOpen ? [] : await tellAdmins(context, admins, about, { caseId, problem })),
      ...(isOpen ? [] : await tellOwner(context, owners, about, { contested, problem })),
    ],
    ...notifyUsers(told.map((one) => one.userId)),
    mail: told.length > 0,
  });
  if (written.kind === "committed") return "received";
  return written.kind === "stale" ? written.guard : "again";
}

const nameOf = ({ fact, stateName }: ReportableFact): string =>
  stateName === null ? FACT_NAMES[fact].toLowerCase() : `${stateName} license`;

function tellAdmins(
  context: AppContext,
  admins: readonly Recipient[],
  about: ReportableFact,
  { caseId, problem }: { caseId: string; problem: FactReport["problem"] },
) {
  const news = {
    title: "A fact on a profile was reported",
    message: `${about.agentName}, ${nameOf(about)}: “${PROBLEM_NAMES[problem]}.”`,
  };
  const actionUrl = adminFactAddress(caseId);
  return announceStatements(context, admins, {
    event: "waiting-fact",
    type: "info",
    ...news,
    actionUrl,
    composeEmail: (email, stop) => waitingFactEmail(email, news, { url: context.origin + actionUrl, stop }),
  });
}

function tellOwner(
  context: AppContext,
  owners: readonly Recipient[],
  about: ReportableFact,
  { contested, problem }: { contested: boolean; problem: FactReport["problem"] },
) {
  const answers = about.fact !== "license" && !contested;
  const news = {
    title: `A reader says your ${nameOf(about)} is wrong`,
    message: `“${PROBLEM_NAMES[problem]}.” ${
      answers ? "Confirm or correct it, and the report is closed." : "Someone on our team checks it."
    }`,
  };
  const actionUrl = ownFactsAddress();
  return announceStatements(context, owners, {
    event: "fact-report",
    type: "warning",
    ...news,
    actionUrl,
    composeEmail: (email, stop) =>
      reportedFactEmail(email, news, {
        url: context.origin + actionUrl,
        label: answers ? "Confirm or correct it" : "See the report",
        stop,
      }),
  });
}

async function readerHash(
  { settings, clientAddress }: Pick<AppContext, "settings" | "clientAddress">,
  { agentNo, fact, stateCode }: ReportableFact,
  userId: string | null,
): Promise<string> {
  const [key] = await purposeKeys(settings, "fact-report");
  const reader = new TextEncoder().encode(
    [agentNo, fact, stateCode, userId ?? `at ${clientAddress}`].join("\n"),
  );
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, reader));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
