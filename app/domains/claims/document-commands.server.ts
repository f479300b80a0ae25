/** Documents of claims in their store: read while their claim is open, deleted once it is not. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { rowsOf, text } from "#app/platform/rows.ts";
import { STRAY_DOCUMENT_MINUTES } from "./limits.ts";

const PREFIX = "claims/";

/** Where the document of this claim lies. Nothing from outside has a part in it. */
export const documentName = (claimId: string): string => `${PREFIX}${claimId}`;

/**
 * Called every minute, works once an hour. Deletes documents whose claim is decided, taken back or gone: whatever kept
 * the deletion behind a decision from happening, or an upload from getting its claim, ends here.
 */
export async function sweepDocuments(context: AppContext): Promise<void> {
  const { db, clock, documents } = context;
  const nowMs = clock.now();
  if (Math.floor(nowMs / MINUTE_MS) % 60 !== 0) return;
  const names = await documents.list(PREFIX, nowMs - STRAY_DOCUMENT_MINUTES * MINUTE_MS);
  if (names.length === 0) return;
  const ids = JSON.stringify(names.map((name) => name.slice(PREFIX.length)));
  const [open] = await db.batch([
    rowsOf(
      db,
      "open claims with documents",
      { id: text },
      sql`
      SELECT c.id FROM profile_claims c
      WHERE c.status = 'open' AND c.id IN (SELECT value FROM json_each(${ids})) LIMIT 1000`,
    ),
  ]);
  const needed = new Set(open.map(({ id }) => documentName(id)));
  await documents.delete(names.filter((name) => !needed.has(name)));
}
