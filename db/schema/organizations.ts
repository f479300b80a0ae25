/** Organizations: agency, FMO, carrier; their members and affiliations, with dates. */
import { sql } from "drizzle-orm";
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listedValues, notNegative } from "../checks.ts";
import { timeMs, uuid } from "../columns.ts";
import {
  AFFILIATION_STATUSES,
  INVITE_ROLES,
  INVITE_STATUSES,
  LEFT_CAUSES,
  MEMBERSHIP_REQUEST_STATUSES,
  ORGANIZATION_EVENTS,
  ORGANIZATION_ROLES,
  ORGANIZATION_STATUSES,
  ORGANIZATION_TYPES,
} from "../lists.ts";
import { users } from "./accounts.ts";
import { people } from "./directory.ts";

export const organizations = sqliteTable(
  "organizations",
  {
    organizationNo: integer("organization_no").primaryKey(),
    id: uuid("id").notNull(),
    /** An application makes the row, its approval makes it public. */
    status: text("status", { enum: ORGANIZATION_STATUSES }).notNull(),
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
    /** The current parent, and since when; `organization_affiliations` has all of them. */
    parentNo: integer("parent_no"),
    parentSince: timeMs("parent_since"),
    /** Address of the live photo's files, without their size; null: initials are shown. */
    photoUrl: text("photo_url"),
    agentCount: integer("agent_count").notNull().default(0),
    /** How many members it may have; null for unlimited. */
    seats: integer("seats"),
    createdAt: timeMs("created_at").notNull(),
    archivedAt: timeMs("archived_at"),
  },
  (t) => [
    ...listedValues(t),
    ...notNegative(t.agentCount),
    uniqueIndex("organizations_id").on(t.id),
    uniqueIndex("organizations_url_slug").on(t.urlSlug),
    index("organizations_parent").on(t.parentNo),
    index("organizations_name").on(t.name),
    // The admins' list: each combination of the first two is read in order; a name is found by its beginning.
    index("organizations_list_newest").on(t.status, t.type, t.createdAt, t.organizationNo),
    index("organizations_list_name").on(t.status, t.type, sql`lower(name)`, t.organizationNo),
    index("organizations_lower_name").on(sql`lower(name)`),
    index("organizations_npn").on(t.npn),
  ],
);

const organizationNo = () =>
  integer("organization_no")
    .notNull()
    .references(() => organizations.organizationNo);

/**
 * Members, from when to when. An agent by the person of the profile, whichever account has it: a membership follows the
 * person. Everyone else by the account (specification §3).
 */
export const organizationMembers = sqliteTable(
  "organization_members",
  {
    id: uuid("id").primaryKey(),
    organizationNo: integer("organization_no").notNull(),
    userId: uuid("user_id").references(() => users.id),
    personId: uuid("person_id").references(() => people.id),
    role: text("role", { enum: ORGANIZATION_ROLES }).notNull(),
    joinedAt: timeMs("joined_at").notNull(),
    leftAt: timeMs("left_at"),
    leftCause: text("left_cause", { enum: LEFT_CAUSES }),
  },
  (t) => [
    ...listedValues(t),
    // Only a former member may be unknown: their account is deleted.
    check(
      "organization_members_who",
      sql`(user_id IS NULL OR person_id IS NULL) AND coalesce(user_id, person_id, left_at) IS NOT NULL`,
    ),
    index("organization_members_organization").on(t.organizationNo, t.role),
    index("organization_members_person").on(t.personId),
    index("organization_members_user").on(t.userId),
    uniqueIndex("organization_members_once").on(t.organizationNo, t.userId).where(sql`left_at IS NULL`),
    uniqueIndex("organization_members_once_person")
      .on(t.organizationNo, t.personId)
      .where(sql`left_at IS NULL`),
    uniqueIndex("organization_members_owner")
      .on(t.organizationNo)
      .where(sql`role = 'owner' AND left_at IS NULL`),
  ],
);

/** One link each: the token is made from the id and `sends` with a key, so that none is stored. */
export const organizationInvites = sqliteTable(
  "organization_invites",
  {
    id: uuid("id").primaryKey(),
    organizationNo: organizationNo(),
    /** Lower-cased, trimmed, NFC. */
    email: text("email").notNull(),
    role: text("role", { enum: INVITE_ROLES }).notNull(),
    /** `open` ones expire at `expiresAt`. */
    status: text("status", { enum: INVITE_STATUSES }).notNull(),
    invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: timeMs("created_at").notNull(),
    expiresAt: timeMs("expires_at").notNull(),
    /** How often it was emailed, when last, and that email's row in `outbox`. */
    sends: integer("sends").notNull().default(1),
    sentAt: timeMs("sent_at").notNull(),
    emailId: uuid("email_id").notNull(),
    /** When someone with an expired link asked for a new one. */
    askedAgainAt: timeMs("asked_again_at"),
    endedAt: timeMs("ended_at"),
    acceptedBy: uuid("accepted_by").references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [
    ...listedValues(t),
    ...notNegative(t.sends),
    index("organization_invites_organization").on(t.organizationNo, t.createdAt),
    uniqueIndex("organization_invites_open").on(t.organizationNo, t.email).where(sql`status = 'open'`),
    index("organization_invites_email").on(t.email, t.sentAt),
  ],
);

/** A request to join an organization. */
export const membershipRequests = sqliteTable(
  "membership_requests",
  {
    id: uuid("id").primaryKey(),
    organizationNo: organizationNo(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: INVITE_ROLES }).notNull(),
    message: text("message").notNull(),
    status: text("status", { enum: MEMBERSHIP_REQUEST_STATUSES }).notNull(),
    createdAt: timeMs("created_at").notNull(),
    decidedAt: timeMs("decided_at"),
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
    /** In words for the asker. */
    reason: text("reason").notNull().default(""),
  },
  (t) => [
    ...listedValues(t),
    uniqueIndex("membership_requests_waiting").on(t.organizationNo, t.userId).where(sql`status = 'waiting'`),
    index("membership_requests_organization").on(t.organizationNo, t.status, t.createdAt),
    index("membership_requests_user").on(t.userId, t.createdAt),
  ],
);

/** The hierarchy with its dates: the lower one proposes, the upper one accepts, either ends it. */
export const organizationAffiliations = sqliteTable(
  "organization_affiliations",
  {
    id: uuid("id").primaryKey(),
    childNo: integer("child_no")
      .notNull()
      .references(() => organizations.organizationNo),
    parentNo: integer("parent_no")
      .notNull()
      .references(() => organizations.organizationNo),
    status: text("status", { enum: AFFILIATION_STATUSES }).notNull(),
    proposedBy: uuid("proposed_by").references(() => users.id, { onDelete: "set null" }),
    proposedAt: timeMs("proposed_at").notNull(),
    since: timeMs("since"),
    until: timeMs("until"),
  },
  (t) => [
    ...listedValues(t),
    check("organization_affiliations_two", sql`child_no <> parent_no`),
    uniqueIndex("organization_affiliations_active").on(t.childNo).where(sql`status = 'active'`),
    uniqueIndex("organization_affiliations_proposed")
      .on(t.childNo, t.parentNo)
      .where(sql`status = 'proposed'`),
    index("organization_affiliations_parent").on(t.parentNo, t.status),
  ],
);

/** What happened to an organization and its people; append-only. */
export const organizationEvents = sqliteTable(
  "organization_events",
  {
    id: uuid("id").primaryKey(),
    organizationNo: organizationNo(),
    kind: text("kind", { enum: ORGANIZATION_EVENTS }).notNull(),
    /** Who did it; null once that account is deleted, and for what the cron did. */
    byUserId: uuid("by_user_id").references(() => users.id, { onDelete: "set null" }),
    at: timeMs("at").notNull(),
    /** Whose membership it is about: names are read there, and are deleted with their account. */
    memberId: uuid("member_id"),
    /** From what to what, in words that were true then. Never a person's name or address. */
    detail: text("detail").notNull(),
  },
  (t) => [...listedValues(t), index("organization_events_organization").on(t.organizationNo, t.at)],
);
