/** Edits of an organization's public page, by its owner and managers. */
import { eq, sql } from "drizzle-orm";
import { findVersion, versionStatement } from "#app/domains/versions/queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { cities, organizations, slugHistory, zips } from "#db/schema/index.ts";
import { eventStatement } from "./event-commands.server.ts";
import { isOneOf } from "./membership-queries.server.ts";
import { findFreeSlug } from "./slug-queries.server.ts";
import {
  newestVersion,
  type OrganizationSnapshot,
  organizationPage,
  writeSnapshot,
} from "./version-queries.server.ts";

/** What its owner and managers write. */
export type OrganizationEdit = {
  organizationName: string;
  description: string;
  phone?: string | undefined;
  website?: string | undefined;
  street: string;
  zip: string;
};

export type EditOutcome =
  | { kind: "saved"; slug: string }
  | { kind: "same" }
  | { kind: "unknown-zip" }
  | { kind: "not-yours" }
  /** Saved from elsewhere since the form was opened, renamed to a name that was just taken, or archived. */
  | { kind: "moved" };

/** What its page says today and that version's number, for the form; null when it is not public. */
export async function findOrganizationFacts({ db }: Pick<AppContext, "db">, organizationNo: number) {
  const [rows] = await db.batch([
    db.orm
      .select({ facts: organizations, version: newestVersion(organizationNo) })
      .from(organizations)
      .where(eq(organizations.organizationNo, organizationNo))
      .limit(1),
  ]);
  const row = rows[0];
  return row?.facts.status === "active" ? { ...row.facts, version: row.version } : null;
}
export type OrganizationFacts = NonNullable<Awaited<ReturnType<typeof findOrganizationFacts>>>;

/**
 * Saves what changed, stores it as a version, and appends it to the organization's history. `seen` is the version that
 * the form was opened with. A new name gives a new address, and the old one redirects there. Only its owner and managers
 * may, by the row of their membership.
 */
export async function editOrganization(
  context: AppContext,
  userId: string,
  before: OrganizationFacts,
  { seen, input }: { seen: number | null; input: OrganizationEdit },
): Promise<EditOutcome> {
  const { db, clock } = context;
  const { organizationNo } = before;
  if (before.version !== seen) return { kind: "moved" };
  const [places] = await db.batch([
    db.orm
      .select({
        cityNo: zips.cityNo,
        stateCode: zips.stateCode,
        lat: zips.lat,
        lon: zips.lon,
        city: cities.name,
      })
      .from(zips)
      .innerJoin(cities, eq(cities.cityNo, zips.cityNo))
      .where(eq(zips.zip, input.zip))
      .limit(1),
  ]);
  const place = places[0];
  if (place === undefined) return { kind: "unknown-zip" };
  const { city, ...point } = place;
  const facts = {
    name: input.organizationName,
    description: input.description,
    phone: input.phone ?? null,
    website: input.website ?? null,
    street: input.street,
    zip: input.zip,
  };
  const changed = (Object.keys(facts) as (keyof typeof facts)[]).filter((key) => facts[key] !== before[key]);
  if (changed.length === 0) return { kind: "same" };
  const renamed = changed.includes("name");
  const urlSlug = renamed
    ? await findFreeSlug(context, { name: facts.name, city, ownNo: organizationNo })
    : before.urlSlug;
  const moves = urlSlug !== before.urlSlug;
  const others = changed.filter((key) => key !== "name");
  const ofSlug = sql`${slugHistory.kind} = 'organization' AND ${slugHistory.slug}`;
  const event = (kind: "renamed" | "changed", detail: string) =>
    eventStatement(context, { organizationNo, kind, byUserId: userId, detail });
  const version = (by: string | null, at: number, state: OrganizationSnapshot) =>
    versionStatement(context, organizationPage(organizationNo), { at, by, snapshot: writeSnapshot(state) });
  const written = await commit(context, {
    guards: {
      "not-yours": isOneOf(userId, organizationNo, ["owner", "manager"]),
      moved: sql`EXISTS (SELECT 1 FROM organizations so WHERE so.organization_no = ${organizationNo}
        AND so.status = 'active' AND so.url_slug = ${before.urlSlug} AND so.name = ${before.name})
        AND ${newestVersion(organizationNo)} IS ${seen}`,
    },
    duplicates: ["organizations.url_slug"],
    statements: [
      db.orm
        .update(organizations)
        .set({ ...facts, ...(changed.includes("zip") ? point : {}), urlSlug })
        .where(eq(organizations.organizationNo, organizationNo)),
      ...(moves
        ? [
            // A name that is used again is no longer an old one.
            db.orm.delete(slugHistory).where(sql`${ofSlug} = ${urlSlug}`),
            db.orm
              .insert(slugHistory)
              .values({
                kind: "organization",
                slug: before.urlSlug,
                recordNo: organizationNo,
                retiredAt: clock.now(),
              })
              .onConflictDoNothing(),
          ]
        : []),
      // What the page said before the first change can be brought back, too.
      ...(seen === null ? [version(null, before.createdAt, before)] : []),
      version(userId, clock.now(), facts),
      db.orm.run(sql`DELETE FROM organization_text WHERE rowid = ${organizationNo}`),
      db.orm.run(sql`INSERT INTO organization_text (rowid, name, description)
        SELECT organization_no, name, description FROM organizations WHERE organization_no = ${organizationNo}`),
      // Agents are found by the name of their organization, too.
      ...(renamed
        ? [
            db.orm.run(sql`DELETE FROM agent_text WHERE rowid IN
              (SELECT agent_no FROM agents WHERE organization_no = ${organizationNo})`),
            db.orm.run(sql`INSERT INTO agent_text (rowid, name, organization, headline)
              SELECT agent_no, name, ${facts.name}, headline FROM agents
              WHERE organization_no = ${organizationNo} AND account_status = 'active'`),
            event("renamed", `from ${before.name} to ${facts.name}`),
          ]
        : []),
      ...(others.length > 0 ? [event("changed", others.join(", "))] : []),
    ],
    forget: [userId],
    purge: [paths.organization(before.urlSlug), paths.organization(urlSlug)],
  });
  if (written.kind === "committed") return { kind: "saved", slug: urlSlug };
  return { kind: written.kind === "stale" ? written.guard : "moved" };
}

/** Saves an old version again, as the newest. */
export async function bringBackOrganization(
  context: AppContext,
  userId: string,
  before: OrganizationFacts,
  versionNo: number,
): Promise<EditOutcome | { kind: "unknown" }> {
  const old = await findVersion(context, organizationPage(before.organizationNo), versionNo);
  if (old === null) return { kind: "unknown" };
  const { name, phone, website, ...rest } = old;
  return editOrganization(context, userId, before, {
    seen: before.version,
    input: {
      ...rest,
      organizationName: name,
      phone: phone ?? undefined,
      website: website ?? undefined,
    },
  });
}
