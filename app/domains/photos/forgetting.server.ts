/** Deletes the photos of a deleted account or a reassigned profile, and the files of all deleted photos. */
import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { rowsOf, text } from "#app/platform/database/rows.ts";
import { deletePhotoFiles } from "./files.server.ts";
import { SWEPT_PHOTOS } from "./limits.ts";

/**
 * What an account uploaded, for the batch that deletes it: initials are shown again.
 * The cron deletes the files within a minute. An organization's photo stays with the organization.
 */
export function forgetPhotos(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  userId: string,
): BatchItem<"sqlite">[] {
  const own = sql`p.created_by = ${userId} AND p.organization_no IS NULL`;
  return [
    db.orm.run(sql`
      UPDATE agents SET photo_url = NULL
      WHERE agent_no IN (SELECT p.agent_no FROM photos p WHERE ${own} AND p.status = 'live' AND p.agent_no IS NOT NULL)`),
    db.orm.run(sql`
      UPDATE photos SET status = 'gone', ended_at = ${clock.now()}
      WHERE id IN (SELECT p.id FROM photos p WHERE ${own} AND p.status <> 'gone')`),
    db.orm.run(sql`UPDATE profiles SET photo_url = NULL, drawing_url = NULL WHERE user_id = ${userId}`),
    db.orm.run(sql`DELETE FROM drawings WHERE user_id = ${userId}`),
    db.orm.run(sql`UPDATE photos SET created_by = NULL WHERE created_by = ${userId}`),
    db.orm.run(sql`UPDATE photo_reports SET user_id = NULL WHERE user_id = ${userId}`),
    db.orm.run(sql`UPDATE photo_cases SET decided_by = NULL WHERE decided_by = ${userId}`),
  ];
}

/** Photos that an agent's former account uploaded, for the batch that gives the record to another account. */
export const leavePhotos = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { userId, agentNo }: { userId: string; agentNo: number },
): BatchItem<"sqlite">[] => [
  db.orm.run(sql`
    UPDATE agents SET photo_url = NULL WHERE agent_no = ${agentNo} AND EXISTS (SELECT 1 FROM photos p
      WHERE p.agent_no = ${agentNo} AND p.created_by = ${userId} AND p.status = 'live')`),
  db.orm.run(sql`
    UPDATE photos SET status = 'gone', ended_at = ${clock.now()}
    WHERE agent_no = ${agentNo} AND created_by = ${userId} AND status <> 'gone'`),
];

/** Called every minute: deletes the files of deleted photos, also those an earlier run failed to delete. */
export async function sweepPhotos(context: AppContext): Promise<void> {
  const { db, clock } = context;
  const [gone] = await db.batch([
    rowsOf(
      db,
      "photos that are gone",
      { id: text, name: text },
      sql`SELECT p.id, p.name FROM photos p
        WHERE p.status = 'gone' AND p.files_deleted_at IS NULL ORDER BY p.ended_at LIMIT ${SWEPT_PHOTOS}`,
    ),
  ]);
  if (gone.length === 0) return;
  await deletePhotoFiles(
    context,
    gone.map(({ name }) => name),
  );
  const ids = JSON.stringify(gone.map(({ id }) => id));
  await db.write([
    db.orm.run(
      sql`UPDATE photos SET files_deleted_at = ${clock.now()} WHERE id IN (SELECT value FROM json_each(${ids}))`,
    ),
  ]);
}
