/**
 * What the log's newest row was, kept where the database's credentials do not reach: one object a day among the documents,
 * only ever moved forward. A log that was cut off or written anew no longer leads to it (docs/security.md).
 */
import { sql } from "drizzle-orm";
import * as z from "zod";
import type { AuditHead } from "./audit.ts";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rowsOf, text } from "#app/platform/database/rows.ts";

export const ANCHOR_PREFIX = "audit/";
const Anchor = z.object({ no: z.int().positive(), hash: z.string().regex(/^[0-9a-f]{64}$/), at: z.int() });
export type AuditAnchor = z.infer<typeof Anchor>;

const anchorName = (ms: number) => `${ANCHOR_PREFIX}${utcDay(ms)}.json`;

/** Null for what is none: somebody else has written there. */
export function parseAnchor(json: string): AuditAnchor | null {
  try {
    return Anchor.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

/**
 * Writes the head down as today's. Not where the log no longer has this row, or the row that today's anchor names: it was
 * rewritten, and the anchor that says so stays.
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
