/** What an organization's page said before: each state that was kept, and what differs between two. */
import { and, desc, eq, sql } from "drizzle-orm";
import * as z from "zod";
import { formatPhone } from "#app/platform/contact-data/phone.ts";
import type { AppContext } from "#app/platform/context.ts";
import { storedShape, type Upgrade } from "#app/platform/database/stored-shape.ts";
import { showcaseVersions, users } from "#db/schema/index.ts";
import { VERSIONS_SHOWN } from "./limits.ts";

/** All that its owner and managers write. */
const Snapshot = z.object({
  name: z.string(),
  description: z.string(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  street: z.string(),
  zip: z.string(),
});
export type OrganizationSnapshot = z.infer<typeof Snapshot>;

/** A new required field gets its value for older versions here. */
const UPGRADES: readonly Upgrade[] = [];

const stored = storedShape<OrganizationSnapshot>(Snapshot, UPGRADES);
export const writeSnapshot = stored.write;
const parseSnapshot = stored.parse;

/** Selects the number of its newest version; null when it was never changed here. */
export const newestVersion = (organizationNo: number) =>
  sql<number | null>`(SELECT max(nv.version_no) FROM showcase_versions nv
    WHERE nv.kind = 'organization' AND nv.owner_no = ${organizationNo})`;

export type OrganizationChange = { field: string; before: string; after: string };

const FIELDS = {
  Name: ({ name }) => name,
  "What you do": ({ description }) => description,
  Phone: ({ phone }) => (phone === null ? "" : formatPhone(phone)),
  Website: ({ website }) => website ?? "",
  Street: ({ street }) => street,
  "ZIP code": ({ zip }) => zip,
} as const satisfies Record<string, (facts: OrganizationSnapshot) => string>;

/** Everything that differs, in the order of the form. */
export const changesBetween = (
  before: OrganizationSnapshot,
  after: OrganizationSnapshot,
): OrganizationChange[] =>
  Object.entries(FIELDS).flatMap(([field, read]) => {
    const [was, is] = [read(before) || "none", read(after) || "none"];
    return was === is ? [] : [{ field, before: was, after: is }];
  });

export type OrganizationVersion = {
  versionNo: number;
  at: number;
  /** Who saved it; null for what stood there before, and for an account that is gone. */
  by: string | null;
  changes: OrganizationChange[];
  current: boolean;
};

/** What was kept, newest first, each with what it changed. */
export async function listOrganizationVersions(
  { db }: Pick<AppContext, "db">,
  organizationNo: number,
): Promise<OrganizationVersion[]> {
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
      .where(and(eq(showcaseVersions.kind, "organization"), eq(showcaseVersions.ownerNo, organizationNo)))
      .orderBy(desc(showcaseVersions.versionNo))
      .limit(VERSIONS_SHOWN + 1),
  ]);
  const read = rows.map(({ snapshot, ...row }) => ({ ...row, facts: parseSnapshot(snapshot) }));
  return read.slice(0, VERSIONS_SHOWN).map(({ versionNo, at, firstName, lastName, facts }, index) => {
    const before = read[index + 1]?.facts ?? null;
    return {
      versionNo,
      at,
      by: firstName === null ? null : `${firstName} ${lastName}`.trim(),
      changes: before === null || facts === null ? [] : changesBetween(before, facts),
      current: index === 0,
    };
  });
}

/** One kept version of this organization; null when there is none such. */
export async function findOrganizationVersion(
  { db }: Pick<AppContext, "db">,
  organizationNo: number,
  versionNo: number,
): Promise<OrganizationSnapshot | null> {
  const [rows] = await db.batch([
    db.orm
      .select({ snapshot: showcaseVersions.snapshot })
      .from(showcaseVersions)
      .where(
        and(
          eq(showcaseVersions.versionNo, versionNo),
          eq(showcaseVersions.kind, "organization"),
          eq(showcaseVersions.ownerNo, organizationNo),
        ),
      )
      .limit(1),
  ]);
  return rows[0] === undefined ? null : parseSnapshot(rows[0].snapshot);
}
