/** The error reporter's list, for admins. */
import { and, desc, eq } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { errorReports } from "#db/schema/index.ts";
import { KEPT_ERRORS } from "./limits.ts";
import type { ErrorFilter, ListedError } from "./types.ts";

export type ErrorsPage = {
  errors: ListedError[];
  /** Whether anything is kept at all, whatever the filter. */
  some: boolean;
};

/** Errors, the newest first; never more than are kept. */
export async function listErrors(
  { db }: Pick<AppContext, "db">,
  { severity, source, requestId }: ErrorFilter = {},
): Promise<ErrorsPage> {
  const { errors, any } = await db.read({
    errors: db.orm
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
      .limit(KEPT_ERRORS),
    any: db.orm.select({ errorNo: errorReports.errorNo }).from(errorReports).limit(1),
  });
  return { errors, some: any.length > 0 };
}
