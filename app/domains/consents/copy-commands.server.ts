/** Opening a sealed copy: an admin says why, and the audit log has who and why before anything is shown. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { recordActs } from "#app/platform/database/commit.ts";
import { rowsOf, text } from "#app/platform/database/rows.ts";
import { openCopy } from "./sealed-copies.server.ts";
import type { ConsentEvidence } from "./types.ts";

/** Null when the copy is gone, or sealed with a key that is no longer in `RECORD_KEYS`; the attempt is logged all the same. */
export async function openForAdmin(
  context: AppContext,
  adminId: string,
  id: string,
  reason: string,
): Promise<ConsentEvidence | null> {
  await recordActs(context, [
    { actorId: adminId, act: "consent.open", subject: { kind: "consent", id }, reason },
  ]);
  const [rows] = await context.db.batch([
    rowsOf(
      context.db,
      "sealed text of a consent",
      { sealed: text },
      sql`SELECT sealed FROM consent_copies WHERE id = ${id} LIMIT 1`,
    ),
  ]);
  const sealed = rows[0]?.sealed;
  return sealed === undefined ? null : openCopy(context, id, sealed);
}
