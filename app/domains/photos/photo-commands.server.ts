/** Changes to one's own photo: a new one, none, a former one again, and deleting a former one for good. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { photoUrlOf } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MINUTES } from "#app/platform/durations.ts";
import type { MadePhoto, PhotoPlan } from "#app/platform/files/photo-maker.ts";
import { newId } from "#app/platform/ids.ts";
import { photos } from "#db/schema/index.ts";
import { deletePhotoFiles, movePhoto, newPhotoName, storePhoto } from "./files.server.ts";
import { FORMER_PHOTOS, PHOTOS_A_DAY } from "./limits.ts";
import { isStillOwner, ofOwner, ownerColumns, shownOn, showStatement } from "./photo-conditions.server.ts";
import type { OwnerFacts, PhotoOwner } from "./types.ts";

export type SaveOutcome =
  | "saved"
  /** Its header was valid, the rest wasn't. */
  | "unreadable"
  /** The worker that resizes photos doesn't answer, or ran out of memory. */
  | "unavailable"
  | "too-many"
  /** No longer this account's. */
  | "not-yours";

/** Makes and stores the sizes of an upload, and shows it in place of the photo before, which can be brought back. */
export async function savePhoto(
  context: AppContext,
  userId: string,
  facts: OwnerFacts,
  upload: Uint8Array<ArrayBuffer>,
  plan: PhotoPlan,
): Promise<SaveOutcome> {
  if ((await context.limiters.take("photo", userId, PHOTOS_A_DAY, DAY_MINUTES)) > 0) return "too-many";
  let made: MadePhoto;
  try {
    made = await context.photoMaker.make(upload, plan);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    context.log({ event: "photo-maker-failed", requestId: context.requestId, message });
    return "unavailable";
  }
  if (made === null) return "unreadable";
  const { owner } = facts;
  const nowMs = context.clock.now();
  const name = newPhotoName();
  const hash = await hashOf(made.find(({ file }) => file === "640.jpg")?.bytes ?? new Uint8Array());
  // Files first: an address that a page shows must answer.
  await storePhoto(context, name, made);
  const written = await commit(context, {
    guards: { "not-yours": isStillOwner(owner, userId) },
    statements: [
      endLive(context, owner, "replaced", nowMs),
      context.db.orm.insert(photos).values({
        id: newId(nowMs),
        name,
        ...ownerColumns(owner),
        status: "live",
        hash,
        createdAt: nowMs,
        createdBy: userId,
      }),
      showStatement(context, owner, photoUrlOf(name)),
      forgetOldest(context, owner, nowMs),
    ],
    purge: shownOn(facts),
  });
  if (written.kind === "committed") return "saved";
  context.later(deletePhotoFiles(context, [name]));
  return "not-yours";
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const endLive = ({ db }: AppContext, owner: PhotoOwner, status: "replaced" | "removed", nowMs: number) =>
  db.orm.run(sql`
    UPDATE photos SET status = ${status}, ended_at = ${nowMs}
    WHERE id = (SELECT p.id FROM photos p WHERE ${ofOwner(owner)} AND p.status = 'live')`);

/** The newest former photos stay; the cron deletes the files of the others. */
const forgetOldest = ({ db }: AppContext, owner: PhotoOwner, nowMs: number) =>
  db.orm.run(sql`
    UPDATE photos SET status = 'gone', ended_at = ${nowMs}
    WHERE id IN (SELECT p.id FROM photos p WHERE ${ofOwner(owner)} AND p.status IN ('replaced', 'removed')
      ORDER BY p.ended_at DESC, p.id DESC LIMIT -1 OFFSET ${FORMER_PHOTOS})`);

/** Shows initials or the drawing again. The photo's address stops answering; the photo can be brought back. */
export async function removePhoto(context: AppContext, userId: string, facts: OwnerFacts): Promise<boolean> {
  const { owner } = facts;
  const [live] = await context.db.batch([
    rowsOf(
      context.db,
      "live photo",
      { id: text, name: text },
      sql`SELECT p.id, p.name FROM photos p WHERE ${ofOwner(owner)} AND p.status = 'live' LIMIT 1`,
    ),
  ]);
  const photo = live[0];
  if (photo === undefined) return false;
  const nowMs = context.clock.now();
  const written = await commit(context, {
    guards: {
      owner: isStillOwner(owner, userId),
      live: sql`EXISTS (SELECT 1 FROM photos p WHERE p.id = ${photo.id} AND p.status = 'live')`,
    },
    statements: [
      endLive(context, owner, "removed", nowMs),
      showStatement(context, owner, null),
      forgetOldest(context, owner, nowMs),
    ],
    purge: shownOn(facts),
  });
  if (written.kind !== "committed") return false;
  await movePhoto(context, photo.name, "former");
  return true;
}

const former = ({ db }: AppContext, owner: PhotoOwner, photoId: string) =>
  rowsOf(
    db,
    "former photo",
    { name: text },
    sql`SELECT p.name FROM photos p
      WHERE p.id = ${photoId} AND ${ofOwner(owner)} AND p.status IN ('replaced', 'removed') LIMIT 1`,
  );

const isFormer = (photoId: string) =>
  sql`EXISTS (SELECT 1 FROM photos p WHERE p.id = ${photoId} AND p.status IN ('replaced', 'removed'))`;

/** Shows a former photo again, under the address it had. */
export async function bringBackPhoto(
  context: AppContext,
  userId: string,
  facts: OwnerFacts,
  photoId: string,
): Promise<boolean> {
  const { owner } = facts;
  const [[photo]] = await context.db.batch([former(context, owner, photoId)]);
  if (photo === undefined) return false;
  await movePhoto(context, photo.name, "shown");
  const written = await commit(context, {
    guards: { owner: isStillOwner(owner, userId), former: isFormer(photoId) },
    statements: [
      endLive(context, owner, "replaced", context.clock.now()),
      context.db.orm.update(photos).set({ status: "live", endedAt: null }).where(eq(photos.id, photoId)),
      showStatement(context, owner, photoUrlOf(photo.name)),
    ],
    purge: shownOn(facts),
  });
  return written.kind === "committed";
}

/** Deletes a former photo and its files for good. */
export async function deleteFormerPhoto(
  context: AppContext,
  userId: string,
  { owner }: OwnerFacts,
  photoId: string,
): Promise<boolean> {
  const [[photo]] = await context.db.batch([former(context, owner, photoId)]);
  if (photo === undefined) return false;
  const nowMs = context.clock.now();
  const written = await commit(context, {
    guards: { owner: isStillOwner(owner, userId), former: isFormer(photoId) },
    statements: [
      context.db.orm
        .update(photos)
        .set({ status: "gone", endedAt: nowMs })
        .where(and(eq(photos.id, photoId), inArray(photos.status, ["replaced", "removed"]))),
    ],
  });
  if (written.kind !== "committed") return false;
  await deletePhotoFiles(context, [photo.name]);
  return true;
}
