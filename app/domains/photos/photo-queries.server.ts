/** The photo an account may change, its former ones, and the file of a photo. */
import { sql } from "drizzle-orm";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { ownPhotoFile, photoUrlOf } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import { FORMER_PHOTOS } from "./limits.ts";
import { ofOwner } from "./photo-conditions.server.ts";
import { isExecutive, mayEditPhotoOf } from "./policy.ts";
import type { OwnerFacts, OwnPhoto, PhotoOwner } from "./types.ts";

type Reading = Pick<AppContext, "db">;

const ownerRow = { no: nullable(integer), id: text, name: text, slug: nullable(text) };

/** The owner whose photo this account may change: its agent, its organization, or itself as an executive. */
export async function findOwnOwner({ db }: Reading, viewer: Viewer): Promise<OwnerFacts | null> {
  const facts = await readOwner(db, viewer);
  return facts !== null && mayEditPhotoOf(viewer, facts.owner) ? facts : null;
}

async function readOwner(db: AppContext["db"], viewer: Viewer): Promise<OwnerFacts | null> {
  const { userId, managedOrganization } = viewer;
  if (isExecutive(viewer)) {
    const name = `${viewer.firstName} ${viewer.lastName}`;
    return { owner: { kind: "executive", userId }, id: userId, name, slug: null };
  }
  if (viewer.role === "agent") {
    const [[row]] = await db.batch([
      rowsOf(
        db,
        "agent whose photo it is",
        ownerRow,
        sql`
        SELECT a.agent_no no, a.id, a.name, a.slug FROM profiles p JOIN agents a ON a.agent_no = p.agent_no
        WHERE p.user_id = ${userId} AND p.verified LIMIT 1`,
      ),
    ]);
    if (row === undefined || row.no === null) return null;
    return { owner: { kind: "agent", agentNo: row.no, userId }, id: row.id, name: row.name, slug: row.slug };
  }
  if (managedOrganization === null) return null;
  const [[row]] = await db.batch([
    rowsOf(
      db,
      "organization whose photo it is",
      ownerRow,
      sql`
      SELECT o.organization_no no, o.id, o.name, o.url_slug slug FROM organizations o
      WHERE o.id = ${managedOrganization.id} LIMIT 1`,
    ),
  ]);
  if (row === undefined || row.no === null) return null;
  const owner: PhotoOwner = { kind: "organization", organizationNo: row.no, id: row.id };
  return { owner, id: row.id, name: row.name, slug: row.slug };
}

const photoRow = { id: text, name: text, status: text, createdAt: integer, endedAt: nullable(integer) };

/** The live photo of an owner and those that can be brought back, the newest first. One round trip. */
export async function findOwnPhoto({ db }: Reading, { owner, ...facts }: OwnerFacts): Promise<OwnPhoto> {
  const [rows, drawn] = await db.batch([
    rowsOf(
      db,
      "own photos",
      photoRow,
      sql`
      SELECT p.id, p.name, p.status, p.created_at createdAt, p.ended_at endedAt FROM photos p
      WHERE ${ofOwner(owner)} AND p.status <> 'gone'
      ORDER BY p.status = 'live' DESC, p.ended_at DESC LIMIT ${FORMER_PHOTOS + 1}`,
    ),
    rowsOf(
      db,
      "own drawing",
      { url: nullable(text) },
      owner.kind === "agent"
        ? sql`SELECT drawing_url url FROM agents WHERE agent_no = ${owner.agentNo}`
        : sql`SELECT drawing_url url FROM profiles WHERE user_id = ${owner.kind === "executive" ? owner.userId : ""}`,
    ),
  ]);
  const live = rows.find(({ status }) => status === "live");
  return {
    kind: owner.kind,
    ...facts,
    url: live === undefined ? null : photoUrlOf(live.name),
    drawing: drawn[0]?.url ?? null,
    since: live?.createdAt ?? null,
    former: rows.flatMap(({ id, status, endedAt }) =>
      status === "live" ? [] : [{ id, url: ownPhotoFile(id), endedAt: endedAt ?? 0 }],
    ),
  };
}

/** The name of this owner's photo, unless it is deleted; null for another owner's. */
export async function findNameOf(
  { db }: Reading,
  owner: PhotoOwner,
  photoId: string,
): Promise<string | null> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "own photo's name",
      { name: text },
      sql`SELECT p.name FROM photos p WHERE p.id = ${photoId} AND ${ofOwner(owner)} AND p.status <> 'gone' LIMIT 1`,
    ),
  ]);
  return rows[0]?.name ?? null;
}
