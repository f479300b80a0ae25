/** Writing an error down, in one round trip. */
import { desc, notInArray, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { sha256Hex } from "#app/platform/ids.ts";
import { errorReports } from "#db/schema/index.ts";
import { AWAY_PAUSE_MS, STORED_ERRORS } from "./limits.ts";
import { decideSeverity, failurePlace, isForeign } from "./policy.ts";
import { scrubbedMessage, scrubbedPath, scrubbedStack } from "./scrubbing.ts";
import { serverFailure } from "./server-failure.ts";
import type { ErrorReport } from "./types.ts";

/** Until then this isolate doesn't try to write: the database is away. */
let awayUntilMs = 0;

/**
 * Logs what a loader, an action, or a rendering threw, and reports it to admins after the answer is sent. `device` as in the
 * list of sessions.
 */
export function reportFailure(context: AppContext, request: Request, error: unknown, device: string): void {
  const { requestId } = context;
  const failure = serverFailure(error, request);
  const { path, message, stack } = failure;
  context.log({ event: "loader-error", requestId, path, message, stack });
  context.later(reportError(context, { ...failure, requestId, device }));
}

/**
 * For an action that shows a failure on its own page: the status of its answer. A database that doesn't answer is in the
 * log already; everything else is our failure, and is reported.
 */
export function failureStatus(context: AppContext, request: Request, error: unknown, device: string): number {
  if (error instanceof Response) return error.status;
  reportFailure(context, request, error, device);
  return 500;
}

/**
 * Stores an error: a new row, or a count in the row of the same failure at the same place. Only the newest hundred stay
 * (specification §8). Never throws: an error that can't be written is in the log.
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
        message: scrubbedMessage(error instanceof Error ? error.message : String(error)),
      });
  }
}

async function writeError(context: AppContext, report: ErrorReport, nowMs: number): Promise<void> {
  const { db } = context;
  const scrubbed = {
    message: scrubbedMessage(report.message),
    stack: scrubbedStack(report.stack, report.message),
    path: scrubbedPath(report.path),
  };
  const newest = {
    ...scrubbed,
    severity: decideSeverity({ ...report, message: scrubbed.message }),
    device: report.device,
    lastAt: nowMs,
  };
  const { requestId } = report;
  const newestErrors = db.orm
    .select({ errorNo: errorReports.errorNo })
    .from(errorReports)
    .orderBy(desc(errorReports.lastAt), desc(errorReports.errorNo))
    .limit(STORED_ERRORS);
  await commit(context, {
    statements: [
      db.orm
        .insert(errorReports)
        .values({
          ...newest,
          fingerprint: await sha256Hex(failurePlace({ ...report, ...scrubbed }, context.pages.isReserved)),
          source: report.source,
          requestId,
          times: 1,
          firstAt: nowMs,
        })
        .onConflictDoUpdate({
          target: errorReports.fingerprint,
          // A page without a number leaves the last one, which an admin may look for.
          set: {
            ...newest,
            ...(requestId === "" ? {} : { requestId }),
            times: sql`${errorReports.times} + 1`,
          },
        }),
      db.orm.delete(errorReports).where(notInArray(errorReports.errorNo, newestErrors)),
    ],
  });
}
