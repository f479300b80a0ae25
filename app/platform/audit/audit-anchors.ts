/**
 * A copy of the log's newest row where the database's credentials don't reach: one object a day in the document
 * store, only ever moved forward. A log that was truncated or rewritten no longer leads to it (docs/security.md).
 */
import { sql } from "drizzle-orm";
import * as z from "zod";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rowsOf, text } from "#app/platform/database/rows.ts";
import type { AuditHead } from "./audit.ts";

export const ANCHOR_PREFIX = "audit/";
const Anchor = z.object({ no: z.int().positive(), hash: z.string().regex(/^[0-9a-f]{64}$/), at: z.int() });
export type AuditAnchor = z.infer<typeof Anchor>;

const anchorName = (ms: number) => `${ANCHOR_PREFIX}${utcDay(ms)}.json`;

/** Null for text that is not an anchor: someone else has written there. */
export function parseAnchor(json: string): AuditAnchor | null {
  try {
    return Anchor.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

/**
 * Writes the newest row as today's anchor. It does nothing if the log no longer has this row, or the row that today's
 * anchor names: then the log was rewritten, and the anchor that proves it stays.
 */
export function moveAnchor(
  { db, clock, documents }: Pick<AppContext, "db" | "clock" | "documents">,
  head: AuditHead,
): Promise<void> {
  const at = clock.now();
  const stands = async (rows: readonly AuditHead[]) => {
    const [found] = await db.batch([
      rowsOf(
        db,
        "rows that anchors name",
        { hash: text },
        sql`SELECT a.hash FROM json_each(${JSON.stringify(rows)}) e
          JOIN audit_log a ON a.audit_no = e.value ->> 'no' AND a.hash = e.value ->> 'hash'`,
      ),
    ]);
    return found.length === rows.length;
  };
  return documents.update(anchorName(at), async (present) => {
    const before = present === null ? null : parseAnchor(present);
    if (present !== null && (before === null || before.no >= head.no)) return null;
    const named = before === null ? [head] : [{ no: before.no, hash: before.hash }, head];
    return (await stands(named)) ? JSON.stringify({ ...head, at } satisfies AuditAnchor) : null;
  });
}
