/**
 * Gives drawings, and removes them again, some people at a time: each batch writes its drawings and the run's progress in
 * one transaction. A run that breaks off continues from there; of two at once, one writes and the other reads again.
 */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { DRAWING_RUN_STATUSES } from "#db/lists.ts";
import { DRAWING_BATCH, DRAWING_BATCHES_A_MINUTE } from "../limits.ts";
import { drawingUrl } from "./draw.ts";
import { agentWithout, executiveWithout } from "./drawing-conditions.server.ts";

const runRow = {
  status: oneOf(DRAWING_RUN_STATUSES),
  agentNo: integer,
  lastAgentNo: integer,
  afterUserId: nullable(text),
};
const subjectRow = {
  agentNo: nullable(integer),
  userId: nullable(text),
  id: text,
  slug: nullable(text),
};
type Run = RowOf<typeof runRow>;
type Subject = RowOf<typeof subjectRow>;
type Statements = [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]];

/** Pages of executives aren't cached. */
const shownOn = ({ slug }: Subject) => (slug === null ? [] : [paths.showcase(slug)]);

const subjectsOf = (db: AppContext["db"], query: SQL) =>
  rowsOf(db, "whose drawings are next", subjectRow, query);

/** A run's progress, and who is next; both in one round trip. */
async function readNext({ db }: Pick<AppContext, "db">, id: string) {
  const { runs, agents, executives, given } = await db.batch({
    runs: rowsOf(
      db,
      "a run of drawings",
      runRow,
      sql`SELECT status, agent_no agentNo, last_agent_no lastAgentNo, after_user_id afterUserId
        FROM drawing_runs WHERE id = ${id}`,
    ),
    agents: subjectsOf(
      db,
      sql`SELECT a.agent_no agentNo, NULL userId, a.id, a.slug FROM drawing_runs x CROSS JOIN agents a
        ON a.agent_no > x.agent_no AND a.agent_no <= x.last_agent_no
        WHERE x.id = ${id} AND x.status = 'running' AND x.after_user_id IS NULL AND ${agentWithout}
        ORDER BY a.agent_no LIMIT ${DRAWING_BATCH}`,
    ),
    executives: subjectsOf(
      db,
      sql`SELECT NULL agentNo, p.user_id userId, p.user_id id, NULL slug FROM drawing_runs x CROSS JOIN profiles p
        ON p.user_id > coalesce(x.after_user_id, '')
        WHERE x.id = ${id} AND x.status = 'running' AND ${executiveWithout}
        ORDER BY p.user_id LIMIT ${DRAWING_BATCH}`,
    ),
    given: subjectsOf(
      db,
      sql`SELECT d.agent_no agentNo, d.user_id userId, coalesce(a.id, d.user_id) id, a.slug
        FROM drawing_runs x CROSS JOIN drawings d ON d.run_id = x.id AND d.removed_at IS NULL
        LEFT JOIN agents a ON a.agent_no = d.agent_no
        WHERE x.id = ${id} AND x.status = 'undoing' ORDER BY d.drawing_no LIMIT ${DRAWING_BATCH}`,
    ),
  });
  return { run: runs[0], agents, executives, given };
}

/** No other batch was first. */
const unmoved = (id: string, run: Run) => sql`EXISTS (SELECT 1 FROM drawing_runs x WHERE x.id = ${id}
  AND x.status = ${run.status} AND x.agent_no = ${run.agentNo} AND x.after_user_id IS ${run.afterUserId})`;

/** Gives a drawing to those who still have no photo at the write. */
function giveStatements(
  { db }: AppContext,
  id: string,
  subjects: readonly Subject[],
  last: Subject,
): Statements {
  const list = JSON.stringify(subjects.map((one) => ({ ...one, url: drawingUrl(one.id) })));
  const given = sql`FROM json_each(${list}) j CROSS JOIN drawings d ON d.run_id = ${id}
    AND (d.agent_no = j.value ->> 'agentNo' OR d.user_id = j.value ->> 'userId')`;
  return [
    db.orm.run(
      last.agentNo === null
        ? sql`UPDATE drawing_runs SET after_user_id = ${last.userId} WHERE id = ${id}`
        : sql`UPDATE drawing_runs SET agent_no = ${last.agentNo} WHERE id = ${id}`,
    ),
    db.orm.run(sql`INSERT INTO drawings (run_id, agent_no) SELECT ${id}, a.agent_no
      FROM json_each(${list}) j CROSS JOIN agents a ON a.agent_no = j.value ->> 'agentNo' WHERE ${agentWithout}`),
    db.orm.run(sql`INSERT INTO drawings (run_id, user_id) SELECT ${id}, p.user_id
      FROM json_each(${list}) j CROSS JOIN profiles p ON p.user_id = j.value ->> 'userId' WHERE ${executiveWithout}`),
    db.orm.run(sql`UPDATE agents SET drawing_url = g.url FROM (SELECT j.value ->> 'url' url, d.agent_no ${given}) g
      WHERE agents.agent_no = g.agent_no`),
    db.orm.run(sql`UPDATE profiles SET drawing_url = g.url FROM (SELECT j.value ->> 'url' url, d.user_id ${given}) g
      WHERE profiles.user_id = g.user_id`),
    db.orm.run(
      sql`UPDATE drawing_runs SET drawn = drawn + (SELECT count(*) ${given}) WHERE drawing_runs.id = ${id}`,
    ),
  ];
}

function takeStatements({ db }: AppContext, id: string, subjects: readonly Subject[]): Statements {
  const agents = JSON.stringify(subjects.map(({ agentNo }) => agentNo));
  const users = JSON.stringify(subjects.map(({ userId }) => userId));
  const agentOf = sql`agent_no IN (SELECT value FROM json_each(${agents}) WHERE value IS NOT NULL)`;
  const userOf = sql`user_id IN (SELECT value FROM json_each(${users}) WHERE value IS NOT NULL)`;
  const theirs = sql`run_id = ${id} AND removed_at IS NULL AND (${agentOf} OR ${userOf})`;
  return [
    db.orm.run(
      sql`UPDATE drawing_runs SET taken_back = taken_back + (SELECT count(*) FROM drawings WHERE ${theirs}) WHERE id = ${id}`,
    ),
    db.orm.run(sql`UPDATE agents SET drawing_url = NULL WHERE ${agentOf}
      AND EXISTS (SELECT 1 FROM drawings d WHERE d.agent_no = agents.agent_no AND d.run_id = ${id})`),
    db.orm.run(sql`UPDATE profiles SET drawing_url = NULL WHERE ${userOf}
      AND EXISTS (SELECT 1 FROM drawings d WHERE d.user_id = profiles.user_id AND d.run_id = ${id})`),
    db.orm.run(sql`DELETE FROM drawings WHERE ${theirs}`),
  ];
}

/** One batch. Null when another was first. */
async function runBatch(context: AppContext, id: string, purges: boolean): Promise<"more" | "over" | null> {
  const { run, agents, executives, given } = await readNext(context, id);
  if (run === undefined || (run.status !== "running" && run.status !== "undoing")) return "over";
  const { db, clock } = context;
  const undoing = run.status === "undoing";
  const subjects = undoing ? given : agents.length > 0 ? agents : executives;
  const [last] = subjects.slice(-1);
  const written = await commit(context, {
    guards: { unmoved: unmoved(id, run) },
    statements:
      last === undefined
        ? [
            db.orm.run(sql`UPDATE drawing_runs SET status = ${undoing ? "undone" : "done"}, ended_at = ${clock.now()}
              WHERE id = ${id}`),
          ]
        : undoing
          ? takeStatements(context, id, subjects)
          : giveStatements(context, id, subjects, last),
    purge: purges ? subjects.flatMap(shownOn) : [],
  });
  if (written.kind !== "committed") return null;
  return last === undefined ? "over" : "more";
}

/**
 * Continues a run for so many batches. True when there may be more to do. Pages are purged only where few batches are done
 * at once: a request can purge a limited number.
 */
export async function runDrawings(
  context: AppContext,
  id: string,
  batches: number,
  { purges = true } = {},
): Promise<boolean> {
  for (let at = 0; at < batches; at += 1) if ((await runBatch(context, id, purges)) === "over") return false;
  return true;
}

/** A minute's share of the active run, with no page open: more than can be purged, so pages follow within a minute. */
export async function runDueDrawings(context: AppContext): Promise<void> {
  const [active] = await context.db.batch([
    rowsOf(
      context.db,
      "runs of drawings that go on",
      { id: text },
      sql`SELECT id FROM drawing_runs WHERE status IN ('running', 'undoing') LIMIT 1`,
    ),
  ]);
  for (const { id } of active) await runDrawings(context, id, DRAWING_BATCHES_A_MINUTE, { purges: false });
}
