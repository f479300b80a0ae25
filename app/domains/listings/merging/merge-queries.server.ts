/** Two profiles side by side before they are merged, and the merges of a profile. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { UNDO_DAYS } from "../limits.ts";
import { agentsStatement, type ListedAgent } from "../listed-agent-queries.server.ts";
import { MOVED } from "./tables.ts";

const countsRow = {
  reviews: integer,
  leads: integer,
  conversations: integer,
  appointments: integer,
  licenses: integer,
  answers: integer,
  saved: integer,
  openClaims: integer,
  organization: nullable(text),
};
export type MergeCounts = RowOf<typeof countsRow>;
export type MergeSide = { agent: ListedAgent; counts: MergeCounts };

const many = (table: string, agentNo: SQL, which: SQL = sql`1`) =>
  sql`(SELECT count(*) FROM ${sql.raw(table)} WHERE agent_no = ${agentNo} AND ${which})`;

const countsStatement = ({ db }: Pick<AppContext, "db">, id: string) => {
  const no = sql`a.agent_no`;
  return rowsOf(
    db,
    "what a profile has",
    countsRow,
    sql`SELECT ${many("reviews", no)} reviews, ${many("leads", no)} leads, ${many("message_threads", no)} conversations,
      ${many("appointments", no)} appointments, ${many("licenses", no)} licenses, ${many("expert_answers", no)} answers,
      ${many("saved_agents", no)} saved, ${many("profile_claims", no, sql`status = 'open'`)} openClaims,
      (SELECT o.name FROM organizations o WHERE o.organization_no = a.organization_no) organization
    FROM agents a WHERE a.id = ${id}`,
  );
};

/** One of the two; null for none. One round trip. */
export async function findSide(context: Pick<AppContext, "db">, id: string): Promise<MergeSide | null> {
  const { found, counts } = await context.db.batch({
    found: agentsStatement(context, sql`a.id = ${id}`),
    counts: countsStatement(context, id),
  });
  const [agent, has] = [found[0], counts[0]];
  return agent === undefined || has === undefined ? null : { agent, counts: has };
}

/** How many rows of each table would be there twice, and stay with the duplicate. One round trip. */
export async function countTwice(
  { db }: Pick<AppContext, "db">,
  from: number,
  into: number,
): Promise<Record<string, number>> {
  const parts = MOVED.flatMap(({ table, which }) =>
    which === undefined
      ? []
      : [
          sql`SELECT ${table} name, count(*) count FROM ${sql.raw(table)} f WHERE f.agent_no = ${from}
            AND NOT (${which(into)})`,
        ],
  );
  const [rows] = await db.batch([
    rowsOf(
      db,
      "rows that stay with a duplicate",
      { name: text, count: integer },
      sql.join(parts, sql` UNION ALL `),
    ),
  ]);
  return Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]));
}

/** Why two profiles can't be merged, in words; null when they can. */
export function whyNotMerge(from: MergeSide, into: MergeSide): string | null {
  if (from.agent.agentNo === into.agent.agentNo) return "That’s the same profile.";
  if (from.agent.ending === "merged") return "The duplicate was merged already.";
  if (!into.agent.active) return "The profile that stays isn’t listed. List it again first.";
  if (from.agent.ending !== null || !from.agent.active)
    return "The duplicate isn’t listed, for a reason of its own. Undo that first.";
  if (from.agent.userId !== null && into.agent.userId !== null)
    return "Two accounts have claimed these profiles. One of them has to give up its claim first.";
  if (from.agent.userId !== null) return "An account has claimed the duplicate. Merge the other way around.";
  if (from.counts.openClaims > 0) return "Someone is claiming the duplicate. Decide that claim first.";
  return null;
}

const mergeRow = {
  id: text,
  fromAgentNo: integer,
  intoAgentNo: integer,
  fromId: text,
  fromName: text,
  fromSlug: text,
  intoId: text,
  intoName: text,
  intoTypes: integer,
  tookOrganizationNo: nullable(integer),
  reason: text,
  mergedAt: integer,
  moved: integer,
};
export type Merge = RowOf<typeof mergeRow>;

/** The merges of a profile, on either side, that weren't undone; the newest first. One round trip. */
export async function findMerges({ db }: Pick<AppContext, "db">, agentNo: number): Promise<Merge[]> {
  const [merges] = await db.batch([
    rowsOf(
      db,
      "merges of a profile",
      mergeRow,
      sql`SELECT m.id, m.from_agent_no fromAgentNo, m.into_agent_no intoAgentNo, f.id fromId, f.name fromName,
        m.from_slug fromSlug, i.id intoId, i.name intoName, m.into_types intoTypes,
        m.took_organization_no tookOrganizationNo, m.reason, m.merged_at mergedAt,
        (SELECT count(*) FROM agent_merge_rows r WHERE r.merge_id = m.id) moved
      FROM agent_merges m JOIN agents f ON f.agent_no = m.from_agent_no JOIN agents i ON i.agent_no = m.into_agent_no
      WHERE m.undone_at IS NULL AND (m.from_agent_no = ${agentNo} OR m.into_agent_no = ${agentNo})
      ORDER BY m.merged_at DESC LIMIT 20`,
    ),
  ]);
  return merges;
}

/** Until when a merge can be undone. */
export const undoUntil = (mergedAt: number): number => mergedAt + UNDO_DAYS * DAY_MS;
