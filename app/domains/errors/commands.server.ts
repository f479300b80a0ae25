/** Writing an error down, in one round trip. */
import { desc, notInArray, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { sha256Hex } from "#app/platform/ids.ts";
import { errorReports } from "#db/schema/index.ts";
import { AWAY_PAUSE_MS, KEPT_ERRORS } from "./limits.ts";
import { decideSeverity, failurePlace, isForeign } from "./policy.ts";
import { keptMessage, keptPath, keptStack } from "./scrubbing.ts";
import { serverFailure } from "./server-failure.ts";
import type { ErrorReport } from "./types.ts";

/** Of this isolate: until then the database is taken for away. */
let awayUntilMs = 0;

/**
 * What a loader, an action or a rendering threw goes into the log at once, and behind the answer where admins read it.
 * `device` as in the list of sessions.
 */
export function reportFailure(context: AppContext, request: Request, error: unknown, device: string): void {
  const { requestId } = context;
  const failure = serverFailure(error, request);
  const { path, message, stack } = failure;
  context.log({ event: "loader-error", requestId, path, message, stack });
  context.later(reportError(context, { ...failure, requestId, device }));
}

/**
 * For an action that shows a failure on its own page: the status of its answer. What the database's answer says is in
 * the log already; anything else is a failure of ours, and is reported as one.
 */
export function failureStatus(context: AppContext, request: Request, error: unknown, device: string): number {
  if (error instanceof Response) return error.status;
  reportFailure(context, request, error, device);
  return 500;
}

/**
 * Keeps an error: a new row, or once more in the row of what failed in the same way at the same place; the newest
 * hundred stay (specification §8). Never throws: what cannot be written is in the log.
 */
export async function reportError(context: AppContext, report: ErrorReport): Promise<void> {
  const nowMs = context.clock.now();
  if (nowMs < awayUntilMs || (report.source === "browser" && isForeign(report))) return;
  try {
    await writeError(context, report, nowMs);
  } catch (error) {
    // Already in the log, with the database's address (app/platform/database/database.ts).
    if (error instanceof Response) awayUntilMs = nowMs + AWAY_PAUSE_MS;
    else
      context.log({
        event: "error-not-reported",
        requestId: context.requestId,
        message: keptMessage(error instanceof Error ? error.message : String(error)),
      });
  }
}

async function writeError(context: AppContext, report: ErrorReport, nowMs: number): Promise<void> {
  const { db } = context;
  const kept = {
    message: keptMessage(report.message),
    stack: keptStack(report.stack, report.message),
    path: keptPath(report.path),
  };
  const newest = {
    ...kept,
    severity: decideSeverity({ ...report, message: kept.message }),
    device: report.device,
    lastAt: nowMs,
  };
  const { requestId } = report;
  const stay = db.orm
    .select({ errorNo: errorReports.errorNo })
    .from(errorReports)
    .orderBy(desc(errorReports.lastAt), desc(errorReports.errorNo))
    .limit(KEPT_ERRORS);
  await commit(context, {
    statements: [
      db.orm
        .insert(errorReports)
        .values({
          ...newest,
          fingerprint: await sha256Hex(failurePlace({ ...report, ...kept }, context.pages.isReserved)),
          source: report.source,
          requestId,
          times: 1,
          firstAt: nowMs,
        })
        .onConflictDoUpdate({
          target: errorReports.fingerprint,
          // A page without a number does not take away one that an admin may look for.
          set: {
            ...newest,
            ...(requestId === "" ? {} : { requestId }),
            times: sql`${errorReports.times} + 1`,
          },
        }),
      db.orm.delete(errorReports).where(notInArray(errorReports.errorNo, stay)),
    ],
  });
}
