/** An agent died or retired: an admin says so with a day and a source, clients are told, and it can be taken back. */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { paths } from "#app/paths/paths.ts";
import type { AuditEntry } from "#app/platform/audit/audit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { LANGUAGES } from "#db/lists.ts";
import type { EndedInput } from "../admin-inputs.ts";
import { endStatements, prepareReturn } from "../ending-commands.server.ts";
import { CLIENTS_TOLD, CONVERSATION_DAYS } from "../limits.ts";
import { findAgentByNo, type ListedAgent } from "../listed-agent-queries.server.ts";
import { endedAgentEmail } from "./emails.ts";

export type EndOutcome =
  | "done"
  /** Somebody else changed whether the agent is listed. */
  | "changed";

/** What is written in the same commit: the case of a list that said so. */
export type EndedBesides = {
  guard: SQL;
  statements: readonly BatchItem<"sqlite">[];
  audit: readonly AuditEntry[];
};

/**
 * Takes a listed agent out of the directory. Their address says why. Appointments to come are canceled, and the cron tells
 * their clients; people who wait for a quote or wrote lately get an email.
 */
export async function endAgent(
  context: AppContext,
  adminId: string,
  agent: ListedAgent,
  ending: EndedInput,
  besides: EndedBesides = { guard: sql`1`, statements: [], audit: [] },
): Promise<EndOutcome> {
  const { db, clock, origin } = context;
  if (!agent.active) return "changed";
  const change = endStatements(context, agent, { ...ending, adminId });
  const [clients] = await db.batch([clientsStatement(context, agent.agentNo)]);
  const nowMs = clock.now();
  const written = await commit(context, {
    audit: [
      entry("agent.end", adminId, agent, ending.source, { kind: ending.kind, since: ending.since }),
      ...besides.audit,
    ],
    guards: { ...change.guards, besides: besides.guard },
    statements: [
      db.orm.run(sql`UPDATE appointments SET status = 'canceled', canceled_by = 'agent', sequence = sequence + 1,
        updated_at = ${nowMs}, cancellation_unsent = 1
        WHERE agent_no = ${agent.agentNo} AND status = 'booked' AND starts_at > ${nowMs}`),
      ...change.statements,
      ...besides.statements,
      ...clients.map(
        ({ email, language }): BatchItem<"sqlite"> =>
          emailStatement(
            context,
            inLanguage(language, () =>
              endedAgentEmail(email, {
                ...ending,
                name: agent.name,
                city: agent.city,
                cityUrl: origin + paths.city(agent.stateSlug, agent.citySlug),
              }),
            ),
          ),
      ),
    ],
    purge: change.purge,
    forget: agent.userId === null ? [] : [agent.userId],
    mail: true,
  });
  return written.kind === "committed" ? "done" : "changed";
}

/** Lists an agent again who was marked as deceased or retired. Canceled appointments stay canceled: their clients know. */
export async function returnAgent(
  context: AppContext,
  adminId: string,
  agentNo: number,
  reason: string,
): Promise<EndOutcome> {
  const agent = await findAgentByNo(context, agentNo);
  if (agent === null || !isMarked(agent)) return "changed";
  const change = await prepareReturn(context, agent);
  const [first, ...others] = change.statements;
  if (first === undefined) return "changed";
  const written = await commit(context, {
    audit: [entry("agent.return", adminId, agent, reason, { kind: null, since: null })],
    guards: change.guards,
    statements: [first, ...others],
    purge: change.purge,
    forget: agent.userId === null ? [] : [agent.userId],
  });
  return written.kind === "committed" ? "done" : "changed";
}

/** Whether an admin marked the agent here. Requests and merges are undone where they were decided. */
export const isMarked = ({ ending }: Pick<ListedAgent, "ending">): boolean =>
  ending === "deceased" || ending === "retired";

const entry = (
  act: "agent.end" | "agent.return",
  actorId: string,
  { id, ending, endedSince }: ListedAgent,
  reason: string,
  after: Readonly<Record<string, string | null>>,
) => ({
  actorId,
  act,
  subject: { kind: "agent" as const, id },
  reason,
  before: { kind: ending, since: endedSince },
  after,
});

/** Who waits for this agent: open leads, and conversations of the last months; each address once. */
const clientsStatement = ({ db, clock }: Pick<AppContext, "db" | "clock">, agentNo: number) =>
  rowsOf(
    db,
    "clients of an agent who left",
    { email: text, language: oneOf(LANGUAGES) },
    sql`SELECT email, max(language) language FROM (
        SELECT l.email, l.language FROM leads l WHERE l.agent_no = ${agentNo} AND l.received_at IS NOT NULL
          AND l.email_confirmed AND l.status IN ('new', 'contacted', 'quoted')
        UNION ALL SELECT u.email, u.language FROM message_threads t JOIN users u ON u.id = t.customer_user_id
          LEFT JOIN profiles p ON p.user_id = u.id
          WHERE t.agent_no = ${agentNo} AND t.last_message_at > ${clock.now() - CONVERSATION_DAYS * DAY_MS}
            AND u.email_confirmed_at IS NOT NULL AND coalesce(p.account_status, 'active') = 'active'
            AND t.closed_by_customer_at IS NULL)
      GROUP BY email LIMIT ${CLIENTS_TOLD}`,
  );
