/** The stored versions of one page. */
import { and, count, desc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, rowsOf } from "#app/platform/database/rows.ts";
import { showcaseVersions, users } from "#db/schema/index.ts";
import type { PageOwner, Version, VersionedPage } from "./types.ts";

type Database = Pick<AppContext, "db">;

const isOf = ({ kind, ownerNo }: PageOwner) =>
  and(eq(showcaseVersions.kind, kind), eq(showcaseVersions.ownerNo, ownerNo));

/** Selects the number of a page's newest version; null when it was never changed here. */
export const newestVersionOf = (kind: PageOwner["kind"], ownerNo: number | SQL) =>
  sql<number | null>`(SELECT max(nv.version_no) FROM showcase_versions nv
    WHERE nv.kind = ${kind} AND nv.owner_no = ${ownerNo})`;

/**
 * The versions of a page, newest first, each with what it changed: at most `most`, from before version `before` where one
 * is given. `more`: there are older ones. One query.
 */
export async function listVersions<Facts>(
  { db }: Database,
  page: VersionedPage<Facts>,
  { most, before = null }: { most: number; before?: number | null },
): Promise<{ versions: Version[]; more: boolean }> {
  const [rows] = await db.batch([
    db.orm
      .select({
        versionNo: showcaseVersions.versionNo,
        at: showcaseVersions.at,
        firstName: users.firstName,
        lastName: users.lastName,
        snapshot: showcaseVersions.snapshot,
      })
      .from(showcaseVersions)
      .leftJoin(users, eq(users.id, showcaseVersions.byUserId))
      .where(and(isOf(page), before === null ? undefined : lt(showcaseVersions.versionNo, before)))
      .orderBy(desc(showcaseVersions.versionNo))
      // One more: the last one shown is compared with it.
      .limit(most + 1),
  ]);
  const read = rows.map(({ snapshot, ...row }) => ({ ...row, facts: page.parse(snapshot) }));
  const versions = read.slice(0, most).map(({ versionNo, at, firstName, lastName, facts }, index) => {
    const older = read[index + 1]?.facts ?? null;
    return {
      versionNo,
      at,
      by: firstName === null ? null : `${firstName} ${lastName}`.trim(),
      changes: older === null || facts === null ? [] : page.changes(older, facts),
      current: index === 0 && before === null,
    };
  });
  return { versions, more: rows.length > most };
}

/** How many versions of a page are newer than this one. */
export async function countLaterVersions(
  { db }: Database,
  owner: PageOwner,
  versionNo: number,
): Promise<number> {
  const [rows] = await db.batch([
    db.orm
      .select({ later: count() })
      .from(showcaseVersions)
      .where(and(isOf(owner), gt(showcaseVersions.versionNo, versionNo))),
  ]);
  return rows[0]?.later ?? 0;
}

/** How many versions the showcase of this account's agent had before today's. */
export async function countEarlierVersions({ db }: Database, userId: string): Promise<number> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "earlier versions",
      { n: integer },
      sql`SELECT max(count(*) - 1, 0) n FROM showcase_versions v WHERE v.kind = 'agent'
        AND v.owner_no = (SELECT p.agent_no FROM profiles p WHERE p.user_id = ${userId} AND p.verified)`,
    ),
  ]);
  return rows[0]?.n ?? 0;
}

/** One version of a page; null when the page has none with this number, or it can't be read. */
export async function findVersion<Facts>(
  { db }: Database,
  page: Pick<VersionedPage<Facts>, "kind" | "ownerNo" | "parse">,
  versionNo: number,
): Promise<Facts | null> {
  const [rows] = await db.batch([
    db.orm
      .select({ snapshot: showcaseVersions.snapshot })
      .from(showcaseVersions)
      .where(and(isOf(page), eq(showcaseVersions.versionNo, versionNo)))
      .limit(1),
  ]);
  return rows[0] === undefined ? null : page.parse(rows[0].snapshot);
}

/** For `commit`: appends a version. `by` is null for what the page said before its first change. */
export const versionStatement = (
  { db }: Database,
  { kind, ownerNo }: PageOwner,
  { at, by, snapshot }: { at: number; by: string | null; snapshot: string },
) => db.orm.insert(showcaseVersions).values({ kind, ownerNo, at, byUserId: by, snapshot });
