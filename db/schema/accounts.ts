/** Accounts: who may sign in and as what, with their sessions and emailed links. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listedValues } from "../checks.ts";
import { flag, timeMs, uuid } from "../columns.ts";
import { ACCOUNT_STATUSES, LANGUAGES, ROLES } from "../lists.ts";
import { agents } from "./directory.ts";

/** How an agent proves that a profile is theirs. What its public page says is no proof. */
export const PROOFS = ["code", "document"] as const;

export const users = sqliteTable(
  "users",
  {
    id: uuid("id").notNull(),
    /** Lower-cased, trimmed, NFC. */
    email: text("email").notNull(),
    /** PHC string of scrypt with its parameters. */
    passwordHash: text("password_hash").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    emailConfirmedAt: timeMs("email_confirmed_at"),
    /** Reading language: that of signing up, then the chosen one. */
    language: text("language", { enum: LANGUAGES }).notNull().default("en"),
    /** IANA name of the zone that their browser reported last; null for none. */
    timeZone: text("time_zone"),
    createdAt: timeMs("created_at").notNull(),
  },
  (t) => [
    ...listedValues(t),
    uniqueIndex("users_id").on(t.id),
    uniqueIndex("users_email").on(t.email),
    // Admins find people by either name.
    index("users_last_name").on(sql`lower(last_name)`),
    index("users_first_name").on(sql`lower(first_name)`),
  ],
);

/** One role per user (specification §3, §4). */
export const userRoles = sqliteTable(
  "user_roles",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: ROLES }).notNull(),
  },
  (t) => [...listedValues(t)],
);

export const profiles = sqliteTable(
  "profiles",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    accountStatus: text("account_status", { enum: ACCOUNT_STATUSES }).notNull().default("active"),
    /** An agent's: proved to be the person of `agentNo`, by `proof`. */
    verified: flag("verified").notNull().default(false),
    /** Slug of the public profile, for agents that have one. */
    urlSlug: text("url_slug"),
    npn: text("npn"),
    /** The `agents` row that this user has claimed. */
    agentNo: integer("agent_no").references(() => agents.agentNo),
    /** The code sent to the register's email address, or a document that a person read; null without a profile. */
    proof: text("proof", { enum: PROOFS }),
    /** Address of an executive's own photo; an agent's is in `agents`. */
    photoUrl: text("photo_url"),
    /** For an executive without a photo: a drawing (`drawings`). */
    drawingUrl: text("drawing_url"),
    archivedAt: timeMs("archived_at"),
    /** By an admin: its owner can't restore it. */
    archivedByUs: flag("archived_by_us").notNull().default(false),
    /** When the clock next looks whether facts of the claimed profile are due to be asked about. */
    factsLookAt: timeMs("facts_look_at").notNull().default(0),
  },
  (t) => [
    ...listedValues(t),
    index("profiles_npn").on(t.npn),
    uniqueIndex("profiles_agent").on(t.agentNo),
    index("profiles_facts_look").on(t.factsLookAt).where(sql`agent_no IS NOT NULL`),
    index("profiles_archived_by_us").on(t.userId).where(sql`archived_by_us = 1`),
  ],
);

/** Accounts whose owner asked to delete them, until that happens or is called off (docs/decisions 0057). */
export const accountDeletions = sqliteTable(
  "account_deletions",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    askedAt: timeMs("asked_at").notNull(),
    /** From then on nothing restores it. */
    eraseAt: timeMs("erase_at").notNull(),
    /** Moved ahead when deletion failed. */
    nextTryAt: timeMs("next_try_at").notNull(),
  },
  (t) => [index("account_deletions_due").on(t.nextTryAt)],
);

/** Agents that an account saved. A signed-out reader's are only in a cookie. */
export const savedAgents = sqliteTable(
  "saved_agents",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo, { onDelete: "cascade" }),
    savedAt: timeMs("saved_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.agentNo] }), index("saved_agents_agent").on(t.agentNo)],
);

/** Display settings of the account's pages, as `formatDisplay` writes them. */
export const displaySettings = sqliteTable("display_settings", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  settings: text("settings").notNull(),
  changedAt: timeMs("changed_at").notNull(),
});

export const SIGN_IN_PROOFS = ["password", "passkey"] as const;
/** What may be shown besides the password. A passkey is both at once: its owner's device, unlocked by its owner. */
export const SECOND_FACTORS = ["authenticator", "recovery-code", "passkey"] as const;

/** A family of refresh tokens: one sign-in on one device. Tokens are stored as SHA-256 in hexadecimal. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: uuid("id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    refreshHash: text("refresh_hash").notNull(),
    /** The token before: for a moment it belongs to a concurrent request, afterwards to a thief. */
    previousHash: text("previous_hash"),
    rotatedAt: timeMs("rotated_at").notNull(),
    createdAt: timeMs("created_at").notNull(),
    lastUsedAt: timeMs("last_used_at").notNull(),
    expiresAt: timeMs("expires_at").notNull(),
    revokedAt: timeMs("revoked_at"),
    /** Browser and system in a few words, for the list in settings. */
    device: text("device").notNull(),
    /** What was shown at sign-in. */
    proof: text("proof", { enum: SIGN_IN_PROOFS }).notNull().default("password"),
    /** The second factor shown last, and when; null for none. */
    secondFactor: text("second_factor", { enum: SECOND_FACTORS }),
    secondFactorAt: timeMs("second_factor_at"),
  },
  (t) => [
    ...listedValues(t),
    uniqueIndex("sessions_id").on(t.id),
    uniqueIndex("sessions_refresh").on(t.refreshHash),
    index("sessions_previous").on(t.previousHash),
    index("sessions_user").on(t.userId, t.revokedAt),
    index("sessions_expiry").on(t.expiresAt),
  ],
);

/**
 * A browser that has signed in to the account before: its failed sign-ins are counted separately, so that strangers
 * can't lock the owner out of it. Its cookie is stored as SHA-256 in hexadecimal.
 */
export const knownDevices = sqliteTable(
  "known_devices",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timeMs("created_at").notNull(),
    expiresAt: timeMs("expires_at").notNull(),
  },
  (t) => [index("known_devices_user").on(t.userId, t.createdAt)],
);

/** An emailed link that works once, for one purpose. */
export const oneTimeLinks = sqliteTable(
  "one_time_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    purpose: text("purpose", {
      enum: ["confirm-email", "reset-password", "reactivate", "keep-account"],
    }).notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timeMs("created_at").notNull(),
    expiresAt: timeMs("expires_at").notNull(),
    usedAt: timeMs("used_at"),
  },
  (t) => [...listedValues(t), index("one_time_links_user").on(t.userId, t.purpose)],
);

export const FINGERPRINT_KINDS = ["network", "device"] as const;

/**
 * Networks and browsers on which an account was opened and used, as keyed hashes: they show whether two accounts share
 * one, and nothing else.
 */
export const accountFingerprints = sqliteTable(
  "account_fingerprints",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: FINGERPRINT_KINDS }).notNull(),
    /** HMAC-SHA-256 of kind and value. */
    hash: text("hash").notNull(),
    firstSeenAt: timeMs("first_seen_at").notNull(),
    /** To the day. */
    lastSeenAt: timeMs("last_seen_at").notNull(),
  },
  (t) => [
    ...listedValues(t),
    primaryKey({ columns: [t.userId, t.hash] }),
    index("account_fingerprints_hash").on(t.hash, t.firstSeenAt, t.userId),
    index("account_fingerprints_seen").on(t.lastSeenAt),
  ],
);
