/** Owners of photos as SQL: their rows, and what must still hold at a write. */
import { eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { isOneOf } from "#app/domains/organizations/membership-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { agents, organizations, profiles } from "#db/schema/index.ts";
import type { OwnerFacts, PhotoOwner } from "./types.ts";

/** Rows of `photos p` that are this owner's. */
export function ofOwner(owner: PhotoOwner): SQL {
  switch (owner.kind) {
    case "agent":
      return sql`p.agent_no = ${owner.agentNo}`;
    case "organization":
      return sql`p.organization_no = ${owner.organizationNo}`;
    case "executive":
      return sql`p.user_id = ${owner.userId}`;
  }
}

/** The columns of `photos` that say whose it is. */
export const ownerColumns = (owner: PhotoOwner) => ({
  agentNo: owner.kind === "agent" ? owner.agentNo : null,
  organizationNo: owner.kind === "organization" ? owner.organizationNo : null,
  userId: owner.kind === "executive" ? owner.userId : null,
});

/** `mayEditPhotoOf` for the account, at the moment of writing. */
export function isStillOwner(owner: PhotoOwner, userId: string): SQL {
  switch (owner.kind) {
    case "agent":
      return sql`EXISTS (SELECT 1 FROM profiles q WHERE q.user_id = ${userId} AND q.verified AND q.agent_no = ${owner.agentNo})`;
    case "executive":
      return sql`EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = ${userId} AND r.role LIKE '%\\_executive' ESCAPE '\\')`;
    case "organization":
      return isOneOf(userId, owner.organizationNo, ["owner", "manager"]);
  }
}

/** Writes the photo's address into the owner's row, which pages read. */
export function showStatement(
  { db }: Pick<AppContext, "db">,
  owner: PhotoOwner,
  photoUrl: string | null,
): BatchItem<"sqlite"> {
  switch (owner.kind) {
    case "agent":
      return db.orm.update(agents).set({ photoUrl }).where(eq(agents.agentNo, owner.agentNo));
    case "organization":
      return db.orm
        .update(organizations)
        .set({ photoUrl })
        .where(eq(organizations.organizationNo, owner.organizationNo));
    case "executive":
      return db.orm.update(profiles).set({ photoUrl }).where(eq(profiles.userId, owner.userId));
  }
}

/** The pages that show it most; others follow within a minute. */
export function shownOn({ owner, slug }: Pick<OwnerFacts, "owner" | "slug">): string[] {
  if (slug === null) return [];
  return owner.kind === "organization"
    ? [paths.organization(slug)]
    : [paths.showcase(slug), paths.home(), paths.expertAnswers(), paths.askExpert()];
}
