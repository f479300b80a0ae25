/** Who has no photo, and the progress of the runs that give drawings. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { DRAWING_RUN_STATUSES } from "#db/lists.ts";
import { COUNTED_WITHOUT_PHOTO, DRAWINGS_PREVIEWED, LISTED_DRAWING_RUNS } from "../limits.ts";
import { drawingUrl } from "./draw.ts";
import { agentWithout, executiveWithout } from "./drawing-conditions.server.ts";

const runRow = {
  id: text,
  status: oneOf(DRAWING_RUN_STATUSES),
  actor: nullable(text),
  reason: text,
  /** Agents done, and agents in all; executives follow. */
  agentNo: integer,
  lastAgentNo: integer,
  drawn: integer,
  takenBack: integer,
  startedAt: integer,
  endedAt: nullable(integer),
};
export type DrawingRun = RowOf<typeof runRow>;

const runColumns = sql`x.id, x.status, u.first_name || ' ' || u.last_name actor, x.reason, x.agent_no agentNo,
  x.last_agent_no lastAgentNo, x.drawn, x.taken_back takenBack, x.started_at startedAt, x.ended_at endedAt
  FROM drawing_runs x LEFT JOIN users u ON u.id = x.actor_id`;

/** One run; null for none. One round trip. */
export async function findDrawingRun({ db }: Pick<AppContext, "db">, id: string): Promise<DrawingRun | null> {
  const [[run]] = await db.batch([
    rowsOf(db, "a run of drawings", runRow, sql`SELECT ${runColumns} WHERE x.id = ${id}`),
  ]);
  return run ?? null;
}

const nameRow = { id: text, name: text, slug: nullable(text) };

/** How many have no photo, the first of them with the drawing they would get, and the latest runs. One round trip. */
export async function readDrawings({ db }: Pick<AppContext, "db">) {
  const { counts, agents, executives, runs } = await db.batch({
    counts: rowsOf(
      db,
      "how many are without a photo",
      { agents: integer, executives: integer },
      sql`SELECT (SELECT count(*) FROM (SELECT 1 FROM agents a WHERE ${agentWithout} LIMIT ${COUNTED_WITHOUT_PHOTO + 1})) agents,
        (SELECT count(*) FROM (SELECT 1 FROM profiles p WHERE ${executiveWithout} LIMIT ${COUNTED_WITHOUT_PHOTO + 1})) executives`,
    ),
    agents: rowsOf(
      db,
      "the first agents without a photo",
      nameRow,
      sql`SELECT a.id, a.name, a.slug FROM agents a WHERE ${agentWithout} ORDER BY a.agent_no LIMIT ${DRAWINGS_PREVIEWED}`,
    ),
    executives: rowsOf(
      db,
      "the first executives without a photo",
      nameRow,
      sql`SELECT p.user_id id, u.first_name || ' ' || u.last_name name, NULL slug
        FROM profiles p CROSS JOIN users u ON u.id = p.user_id WHERE ${executiveWithout}
        ORDER BY p.user_id LIMIT ${DRAWINGS_PREVIEWED}`,
    ),
    runs: rowsOf(
      db,
      "the latest runs of drawings",
      runRow,
      sql`SELECT ${runColumns} ORDER BY x.id DESC LIMIT ${LISTED_DRAWING_RUNS}`,
    ),
  });
  return {
    without: counts[0] ?? { agents: 0, executives: 0 },
    first: [...agents, ...executives]
      .slice(0, DRAWINGS_PREVIEWED)
      .map((one) => ({ ...one, url: drawingUrl(one.id) })),
    runs,
  };
}
