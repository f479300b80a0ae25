/** Pairs of profiles that look like one person, as admins read them. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { having, waitingList } from "#app/platform/lists/long-list.ts";
import { readQueueStatus } from "#app/platform/lists/queue-status.ts";
import { LOOK_ALIKE_STATUSES } from "#db/lists.ts";
import { agentsStatement, type ListedAgent } from "../listed-agent-queries.server.ts";

const pairRow = {
  id: text,
  name: text,
  npn: text,
  otherName: text,
  otherNpn: text,
  city: text,
  stateCode: text,
  /** What they share besides name and state. */
  shared: oneOf(["zip and phone", "zip", "phone"]),
  openedAt: integer,
  dueAt: integer,
};
export type LookAlike = RowOf<typeof pairRow>;

const COLUMNS = sql`l.id, a.name, a.npn, b.name otherName, b.npn otherNpn, c.name city, a.state_code stateCode,
  CASE WHEN a.zip <> b.zip THEN 'phone' WHEN a.phone = b.phone THEN 'zip and phone' ELSE 'zip' END shared,
  l.opened_at openedAt, l.due_at dueAt`;
/** Both are still listed: one that is archived looks like nobody. */
const FROM = sql`FROM look_alikes l JOIN agents a ON a.agent_no = l.agent_no AND a.account_status = 'active'
  JOIN agents b ON b.agent_no = l.other_no AND b.account_status = 'active' JOIN cities c ON c.city_no = a.city_no`;

export type LookAlikeFilter = { find?: string | undefined; state?: string | undefined };

/** What is due first. `find`: letters of a name, or an NPN. */
export const waitingLookAlikes = waitingList(
  "profiles that look alike",
  pairRow,
  "dueAt",
  ({ find, state }: LookAlikeFilter) => ({
    columns: COLUMNS,
    from: FROM,
    where: [
      sql`l.status = 'open'`,
      state === undefined ? undefined : sql`a.state_code = ${state}`,
      find === undefined
        ? undefined
        : sql`(a.npn = ${find} OR b.npn = ${find} OR a.name LIKE ${having(find)} ESCAPE '\\')`,
    ],
    at: sql`l.due_at`,
    id: sql`l.id`,
  }),
);

/** The first of the queue. One round trip, shared with the page's others. */
export async function listLookAlikes({ db }: Pick<AppContext, "db">, most: number): Promise<LookAlike[]> {
  const [pairs] = await db.read([
    rowsOf(
      db,
      "first profiles that look alike",
      pairRow,
      sql`SELECT ${COLUMNS} ${FROM} WHERE l.status = 'open' ORDER BY l.due_at, l.id LIMIT ${most}`,
    ),
  ]);
  return pairs;
}

export const countLookAlikes = (context: Pick<AppContext, "db" | "clock">) =>
  readQueueStatus(
    context,
    "profiles that look alike",
    sql`SELECT l.opened_at at, l.due_at due ${FROM} WHERE l.status = 'open'`,
  );

const foundRow = {
  id: text,
  agentNo: integer,
  otherNo: integer,
  status: oneOf(LOOK_ALIKE_STATUSES),
  openedAt: integer,
  dueAt: integer,
  decidedAt: nullable(integer),
  decision: text,
  judge: nullable(text),
};
export type FoundPair = RowOf<typeof foundRow> & { agent: ListedAgent; other: ListedAgent };

/** A pair of any status; null for none. Two round trips. */
export async function findLookAlike(context: Pick<AppContext, "db">, id: string): Promise<FoundPair | null> {
  const { db } = context;
  const [[pair]] = await db.batch([
    rowsOf(
      db,
      "two profiles that look alike",
      foundRow,
      sql`SELECT l.id, l.agent_no agentNo, l.other_no otherNo, l.status, l.opened_at openedAt, l.due_at dueAt,
          l.decided_at decidedAt, l.decision,
          (SELECT j.first_name || ' ' || substr(j.last_name, 1, 1) || '.' FROM users j WHERE j.id = l.decided_by) judge
        FROM look_alikes l WHERE l.id = ${id} LIMIT 1`,
    ),
  ]);
  if (pair === undefined) return null;
  const [agents] = await db.batch([
    agentsStatement(context, sql`a.agent_no IN (${pair.agentNo}, ${pair.otherNo})`, 2),
  ]);
  const agent = agents.find(({ agentNo }) => agentNo === pair.agentNo);
  const other = agents.find(({ agentNo }) => agentNo === pair.otherNo);
  return agent === undefined || other === undefined ? null : { ...pair, agent, other };
}
