/** Organizations: agency, FMO, carrier; who belongs to them and from when. */
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listedValues, notNegative } from "../checks.ts";
import { timeMs, uuid } from "../columns.ts";
import { ORGANIZATION_ROLES, ORGANIZATION_TYPES } from "../lists.ts";

export const organizations = sqliteTable(
  "organizations",
  {
    organizationNo: integer("organization_no").primaryKey(),
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    type: text("type", { enum: ORGANIZATION_TYPES }).notNull(),
    description: text("description").notNull(),
    urlSlug: text("url_slug").notNull(),
    npn: text("npn"),
    street: text("street").notNull(),
    zip: text("zip").notNull(),
    cityNo: integer("city_no").notNull(),
    stateCode: text("state_code").notNull(),
    lat: real("lat").notNull(),
    lon: real("lon").notNull(),
    phone: text("phone"),
    website: text("website"),
    foundedYear: integer("founded_year"),
    /** The organization above it in the hierarchy, and since when. */
    parentNo: integer("parent_no"),
    parentSince: timeMs("parent_since"),
    /** Address of the live photo's files, without their size; null: initials are shown. */
    photoUrl: text("photo_url"),
    agentCount: integer("agent_count").notNull().default(0),
    createdAt: timeMs("created_at").notNull(),
  },
  (t) => [
    ...listedValues(t),
    ...notNegative(t.agentCount),
    uniqueIndex("organizations_id").on(t.id),
    uniqueIndex("organizations_url_slug").on(t.urlSlug),
    index("organizations_parent").on(t.parentNo),
    index("organizations_name").on(t.name),
  ],
);

export const organizationMembers = sqliteTable(
  "organization_members",
  {
    id: uuid("id").primaryKey(),
    organizationNo: integer("organization_no").notNull(),
    personId: uuid("person_id").notNull(),
    role: text("role", { enum: ORGANIZATION_ROLES }).notNull(),
    joinedAt: timeMs("joined_at").notNull(),
    leftAt: timeMs("left_at"),
  },
  (t) => [
    ...listedValues(t),
    index("organization_members_organization").on(t.organizationNo, t.role),
    index("organization_members_person").on(t.personId),
  ],
);
