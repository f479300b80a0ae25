/** The error reporter's list, for admins. */
import { and, desc, eq } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { errorReports } from "#db/schema/index.ts";
import { STORED_ERRORS } from "./limits.ts";
import type { ErrorFilter, ListedError } from "./types.ts";

/** Errors, newest first: at most `STORED_ERRORS`, which is all there are. */
export async function listErrors(
  { db }: Pick<AppContext, "db">,
  { severity, source, requestId }: ErrorFilter = {},
): Promise<ListedError[]> {
  const [errors] = await db.read([
    db.orm
      .select({
        errorNo: errorReports.errorNo,
        severity: errorReports.severity,
        source: errorReports.source,
        message: errorReports.message,
        stack: errorReports.stack,
        path: errorReports.path,
        requestId: errorReports.requestId,
        device: errorReports.device,
        times: errorReports.times,
        firstAt: errorReports.firstAt,
        lastAt: errorReports.lastAt,
      })
      .from(errorReports)
      .where(
        and(
          severity === undefined ? undefined : eq(errorReports.severity, severity),
          source === undefined ? undefined : eq(errorReports.source, source),
          requestId === undefined ? undefined : eq(errorReports.requestId, requestId),
        ),
      )
      .orderBy(desc(errorReports.lastAt), desc(errorReports.errorNo))
      .limit(STORED_ERRORS),
  ]);
  return errors;
}
