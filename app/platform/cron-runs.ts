/** The tasks of each minute, run in order, with a record of each: when it ended, how long it took, what failed. */
import { asc, sql } from "drizzle-orm";
import { cronRuns } from "#db/schema/cron-runs.ts";
import type { AppContext } from "./context.ts";
import { commit } from "./database/commit.ts";

type Task = (context: AppContext) => Promise<unknown>;
export type CronRun = typeof cronRuns.$inferSelect;

const FAILURE_CHARACTERS = 300;

/** A task that fails doesn't stop the others; the failure is logged. */
export async function runMinute(context: AppContext, tasks: Readonly<Record<string, Task>>): Promise<void> {
  const { clock } = context;
  const runs: CronRun[] = [];
  for (const [task, work] of Object.entries(tasks)) {
    const begun = clock.now();
    const doing = work(context);
    context.later(doing);
    const failure = await doing.then(
      () => null,
      (error: unknown) =>
        error instanceof Error
          ? error.message
          : `answered ${error instanceof Response ? error.status : error}`,
    );
    const endedAt = clock.now();
    runs.push({
      task,
      endedAt,
      tookMs: Math.max(0, endedAt - begun),
      failedAt: failure === null ? null : endedAt,
      failure: failure?.slice(0, FAILURE_CHARACTERS) ?? null,
    });
  }
  const writing = storeRuns(context, runs);
  context.later(writing);
  await writing.catch(() => {});
}

/** One statement for all of them; a failure stays until the next one. */
async function storeRuns(context: AppContext, runs: readonly CronRun[]): Promise<void> {
  await commit(context, {
    statements: [
      context.db.orm
        .insert(cronRuns)
        .values([...runs])
        .onConflictDoUpdate({
          target: cronRuns.task,
          set: {
            endedAt: sql`excluded.ended_at`,
            tookMs: sql`excluded.took_ms`,
            failedAt: sql`coalesce(excluded.failed_at, failed_at)`,
            failure: sql`coalesce(excluded.failure, failure)`,
          },
        }),
    ],
  });
}

/** The record of each task. One round trip, shared with the page's others. */
export async function listCronRuns({ db }: Pick<AppContext, "db">): Promise<CronRun[]> {
  const [runs] = await db.read([db.orm.select().from(cronRuns).orderBy(asc(cronRuns.task)).limit(200)]);
  return runs;
}
