/** Closes a reported fact: an admin decides it, or the agent confirms or corrects the fact. Everyone involved is told. */
import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { confirmStatement } from "#app/domains/directory/facts/fact-commands.server.ts";
import { pagesOf } from "#app/domains/licenses/change-commands.server.ts";
import { notificationStatement, notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { ownFactsAddress } from "#app/paths/accuracy.ts";
import { paths } from "#app/paths/paths.ts";
import { parsePublicPhone } from "#app/platform/contact-data/phone.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, integer, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { isFull, unaskedEmailStatement } from "#app/platform/mail/outbox.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { LANGUAGES } from "#db/lists.ts";
import { agentFacts, factCases, factReports } from "#db/schema/index.ts";
import type { FactDecision, OwnAnswer } from "../inputs.ts";
import { FACT_RESULT_EMAILS, TOLD_REPORTERS } from "../limits.ts";
import type { FactCase, FactDecisionName } from "../types.ts";
import { FACT_NAMES } from "../words.ts";
import { factResultEmail } from "./emails.ts";

export type DecideOutcome =
  | "decided"
  /** Another admin or the agent was faster. */
  | "closed"
  /** Another reader reported it meanwhile. */
  | "changed"
  /** The admin's own profile, or reported by this admin. */
  | "own";

const reporterRow = { userId: nullable(text), email: nullable(text), language: oneOf(LANGUAGES) };
type Reporter = { userId: string | null; email: string | null; language: (typeof LANGUAGES)[number] };

type Reporters = { told: Reporter[]; count: number; own: boolean };

/** Who wants to know the result of a case, how many reported it, and whether `userId` did. One round trip. */
async function readReporters(
  { db }: Pick<AppContext, "db">,
  caseId: string,
  userId: string,
): Promise<Reporters> {
  const { told, all } = await db.batch({
    told: rowsOf(
      db,
      "who reported a fact",
      reporterRow,
      sql`SELECT DISTINCT r.user_id userId, r.email, r.language FROM fact_reports r
        WHERE r.case_id = ${caseId} AND (r.user_id IS NOT NULL OR r.email IS NOT NULL)
        ORDER BY r.reported_at, r.id LIMIT ${TOLD_REPORTERS}`,
    ),
    all: rowsOf(
      db,
      "reports of a fact",
      { count: integer, own: flag },
      sql`SELECT count(*) count, coalesce(max(user_id = ${userId}), 0) own FROM fact_reports WHERE case_id = ${caseId}`,
    ),
  });
  return { told, count: all[0]?.count ?? 0, own: all[0]?.own === true };
}

/** The same reports as were read: everyone who is told is told the result, and no address is dropped untold. */
const sameReports = (caseId: string, { count }: Reporters) =>
  sql`(SELECT count(*) FROM fact_reports WHERE case_id = ${caseId}) = ${count}`;

const stillOpen = (caseId: string) =>
  sql`EXISTS (SELECT 1 FROM fact_cases c WHERE c.id = ${caseId} AND c.decided_at IS NULL)`;

/** Decides an open case once. A fact that was wrong is confirmed by nobody from then on. */
export async function decideFactCase(
  context: AppContext,
  adminId: string,
  facts: FactCase,
  { decision, reason }: FactDecision,
): Promise<DecideOutcome> {
  if (facts.decidedAt !== null) return "closed";
  const reporters = await readReporters(context, facts.id, adminId);
  if (facts.holder === adminId || reporters.own) return "own";
  const closing = closeStatements(context, facts, reporters.told, {
    decision,
    reason,
    byOwner: false,
    by: adminId,
  });
  const owners = facts.holder === null ? [] : [facts.holder];
  const written = await commit(context, {
    audit: [
      {
        actorId: adminId,
        act: "fact.decide",
        subject: { kind: "fact", id: facts.id },
        reason,
        before: { fact: facts.fact, decision: null },
        after: { fact: facts.fact, decision },
      },
    ],
    guards: { closed: stillOpen(facts.id), reported: sameReports(facts.id, reporters) },
    statements: [
      ...closing.statements,
      ...(decision === "was-wrong" ? unconfirmStatements(context, facts) : []),
      ...owners.map((userId) =>
        notificationStatement(context, {
          userId,
          type: decision === "was-wrong" ? "warning" : "info",
          title: `We checked your ${nameOf(facts)}`,
          message: `${OWNERS[decision]} Reason: ${reason}`,
          actionUrl: decision === "was-wrong" ? fixAddress(facts) : ownFactsAddress(),
        }),
      ),
    ],
    ...notifyUsers([...closing.told, ...owners]),
    purge: decision === "was-wrong" ? pagesOf(facts.slug) : [],
    mail: closing.mails,
  });
  if (written.kind === "committed") return "decided";
  return written.kind === "stale" && written.guard === "reported" ? "changed" : "closed";
}

const OWNERS = {
  "was-wrong": "A reader said that it’s wrong, and they were right. Please correct it.",
  "is-right": "A reader said that it’s wrong, and it’s right.",
  unclear: "A reader said that it’s wrong, and we couldn’t find out.",
} as const satisfies Record<FactDecisionName, string>;

/** Where an agent corrects the fact. */
export const fixAddress = ({ fact }: Pick<FactCase, "fact">): string =>
  fact === "license" ? paths.settings({ section: "licenses" }) : paths.editShowcase();

const nameOf = ({ fact, stateCode }: FactCase): string =>
  fact === "license" ? `${stateCode} license` : FACT_NAMES[fact].toLowerCase();

/** Licenses follow their evidence alone; a wrong number of a profile that nobody has claimed is taken off it. */
function unconfirmStatements(
  { db }: Pick<AppContext, "db">,
  { agentNo, fact, now }: FactCase,
): BatchItem<"sqlite">[] {
  if (fact === "license") return [];
  return [
    db.orm.delete(agentFacts).where(and(eq(agentFacts.agentNo, agentNo), eq(agentFacts.fact, fact))),
    ...(fact === "phone"
      ? [
          db.orm.run(sql`UPDATE agents SET phone = NULL WHERE agent_no = ${agentNo} AND phone = ${parsePublicPhone(now)}
            AND NOT EXISTS (SELECT 1 FROM profiles p WHERE p.agent_no = ${agentNo} AND p.verified)`),
        ]
      : []),
  ];
}

export type AnswerOutcome =
  | "answered"
  /** Decided meanwhile. */
  | "closed"
  /** It is said to be corrected, and is what readers reported. */
  | "not-corrected"
  /** Another reader reported it meanwhile. */
  | "changed"
  /** It is about a license, or readers reported it again: an admin decides. */
  | "admins-decide";

/** The agent's own answer: the fact is right as it is, or it is right now that it is corrected. It confirms the fact. */
export async function answerFactCase(
  context: AppContext,
  userId: string,
  facts: FactCase,
  intent: OwnAnswer,
): Promise<AnswerOutcome> {
  const { fact, agentNo } = facts;
  if (facts.decidedAt !== null) return "closed";
  if (fact === "license" || facts.contested) return "admins-decide";
  if (intent === "fixed-fact" && facts.now === facts.shown) return "not-corrected";
  const reporters = await readReporters(context, facts.id, userId);
  const closing = closeStatements(context, facts, reporters.told, {
    decision: intent === "confirm-fact" ? "is-right" : "was-wrong",
    reason: "",
    byOwner: true,
    by: null,
  });
  const written = await commit(context, {
    guards: {
      closed: stillOpen(facts.id),
      reported: sameReports(facts.id, reporters),
      "not-yours": sql`EXISTS (SELECT 1 FROM profiles p WHERE p.agent_no = ${agentNo} AND p.user_id = ${userId} AND p.verified)`,
    },
    statements: [...closing.statements, confirmStatement(context, agentNo, [fact])],
    ...notifyUsers(closing.told),
    purge: pagesOf(facts.slug),
    mail: closing.mails,
  });
  if (written.kind === "committed") return "answered";
  return written.kind === "stale" && written.guard === "reported" ? "changed" : "closed";
}

type Closing = { decision: FactDecisionName; reason: string; byOwner: boolean; by: string | null };

/** The case with its decision, and what tells those who reported it. Their addresses go with it. */
function closeStatements(
  context: AppContext,
  { id, fact, agentName, slug }: FactCase,
  reporters: readonly Reporter[],
  { decision, reason, byOwner, by }: Closing,
) {
  const { db, clock, origin } = context;
  const told = reporters.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const emails = reporters.flatMap(({ email, language }) =>
    email === null
      ? []
      : [
          inLanguage(language, () =>
            factResultEmail(email, {
              fact,
              agentName,
              decision,
              byOwner,
              reason,
              url: origin + paths.showcase(slug),
            }),
          ),
        ],
  );
  const first = db.orm
    .update(factCases)
    .set({ decision, reason, decidedAt: clock.now(), decidedBy: by, byOwner })
    .where(eq(factCases.id, id));
  const statements: [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]] = [
    first,
    ...told.map((userId) =>
      notificationStatement(context, {
        userId,
        type: "info",
        title: `What you reported about ${agentName}`,
        message: `${(byOwner ? ANSWERED : READERS)[decision]}${reason === "" ? "" : ` Reason: ${reason}`}`,
        actionUrl: paths.showcase(slug),
      }),
    ),
    ...emails.map((email) =>
      unaskedEmailStatement(context, email, {
        notBeforeMs: null,
        full: isFull(context, email, FACT_RESULT_EMAILS),
      }),
    ),
    db.orm.update(factReports).set({ email: null }).where(eq(factReports.caseId, id)),
  ];
  return { statements, told, mails: emails.length > 0 };
}

const READERS = {
  "was-wrong": "You were right: it was wrong.",
  "is-right": "We checked, and it’s right as it is.",
  unclear: "We couldn’t find out whether it’s right.",
} as const satisfies Record<FactDecisionName, string>;
const ANSWERED = {
  ...READERS,
  "was-wrong": "You were right: the agent has corrected it.",
  "is-right": "The agent confirmed that it’s right as it is.",
} as const satisfies Record<FactDecisionName, string>;
