/** Writes that an agent confirms facts of their own profile. */
import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, rowsOf, text } from "#app/platform/database/rows.ts";
import { AGENT_FACTS } from "#db/lists.ts";
import type { AskedClaim } from "./confirm-link.server.ts";
import type { FactName } from "./facts.ts";
import { findFacts, type Unconfirmed } from "./unconfirmed-queries.server.ts";

/** The statement with which an agent confirms these facts of theirs, for the commit of what they said. */
export function confirmStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  agentNo: number,
  facts: readonly FactName[],
): BatchItem<"sqlite"> {
  return db.orm.run(sql`INSERT INTO agent_facts (agent_no, fact, source, import_no, state_code, confirmed_at, asked_at)
    SELECT ${agentNo}, j.value, 'agent', NULL, NULL, ${clock.now()}, NULL FROM json_each(${JSON.stringify(facts)}) j
    WHERE true
    ON CONFLICT (agent_no, fact) DO UPDATE SET source = 'agent', import_no = NULL, state_code = NULL,
      confirmed_at = excluded.confirmed_at`);
}

/** Facts that a form names; others are left out. */
export const parseFacts = (values: readonly unknown[]): FactName[] =>
  AGENT_FACTS.filter((fact) => values.includes(fact));

type Confirmed = { userId: string; agentNo: number; slug: string; facts: readonly FactName[] };

/** Confirms facts of the profile that the account owns; `not-yours` where it doesn't, and nothing is written. */
export async function confirmFacts(
  context: AppContext,
  { userId, agentNo, slug, facts }: Confirmed,
): Promise<"confirmed" | "not-yours"> {
  const written = await commit(context, {
    guards: {
      "not-yours": sql`EXISTS (SELECT 1 FROM profiles p JOIN user_roles r ON r.user_id = p.user_id
        WHERE p.user_id = ${userId} AND p.agent_no = ${agentNo} AND p.verified AND p.account_status = 'active'
          AND r.role = 'agent')`,
    },
    statements: [confirmStatement(context, agentNo, facts)],
    purge: [paths.showcase(slug)],
  });
  return written.kind === "committed" ? "confirmed" : "not-yours";
}

/** Confirms facts of the account's own profile; `not-yours` for an account without one. */
export async function confirmOwnFacts(
  context: AppContext,
  userId: string,
  facts: readonly FactName[],
): Promise<"confirmed" | "not-yours"> {
  const [own] = await context.db.batch([
    rowsOf(
      context.db,
      "own profile",
      { agentNo: integer, slug: text },
      sql`SELECT a.agent_no agentNo, a.slug FROM profiles p JOIN agents a ON a.agent_no = p.agent_no
        WHERE p.user_id = ${userId} LIMIT 1`,
    ),
  ]);
  return own[0] === undefined ? "not-yours" : confirmFacts(context, { userId, facts, ...own[0] });
}

/** What an email's link leads to. `over`: a newer email replaced it, or the profile is no longer theirs. */
export type AskedPage = { kind: "open" | "done"; found: Unconfirmed } | { kind: "over" };

/** The facts that the email asked about and nobody has confirmed since. One round trip. */
export async function findAsked(
  context: Pick<AppContext, "db" | "clock">,
  { userId, agentNo, askedAt }: AskedClaim,
): Promise<AskedPage> {
  const own = sql`(SELECT agent_no FROM profiles WHERE user_id = ${userId} AND agent_no = ${agentNo} AND verified
    AND account_status = 'active')`;
  const found = await findFacts(
    context,
    own,
    (evidence) => evidence.askedAt === askedAt && evidence.confirmedAt < askedAt,
  );
  if (found === null) return { kind: "over" };
  if (found.facts.length > 0) return { kind: "open", found };
  const asked = Object.values(found.evidence).some((evidence) => evidence.askedAt === askedAt);
  return asked ? { kind: "done", found } : { kind: "over" };
}

/** Confirms what the email asked about. */
export async function confirmAsked(
  context: AppContext,
  claim: AskedClaim,
): Promise<"confirmed" | "done" | "over"> {
  const page = await findAsked(context, claim);
  if (page.kind !== "open") return page.kind;
  const { slug, facts } = page.found;
  const { userId, agentNo } = claim;
  const outcome = await confirmFacts(context, {
    userId,
    agentNo,
    slug,
    facts: facts.map(({ fact }) => fact),
  });
  return outcome === "confirmed" ? "confirmed" : "over";
}
