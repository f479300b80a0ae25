/** The second factor: what an account shows besides its password, and how a lost one is removed. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listedValues, notNegative } from "../checks.ts";
import { timeMs, uuid } from "../columns.ts";
import { users } from "./accounts.ts";

/** An authenticator app (RFC 6238), one per account, stored only after a first correct code. */
export const authenticators = sqliteTable(
  "authenticators",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** AES-GCM under a server key, bound to the account: a copy of the database makes no codes. */
    sealedSecret: text("sealed_secret").notNull(),
    /** The half minute of the newest accepted code: that one and older ones are refused. */
    lastStep: integer("last_step").notNull(),
    createdAt: timeMs("created_at").notNull(),
    lastUsedAt: timeMs("last_used_at"),
  },
  (t) => [...notNegative(t.lastStep)],
);

/** Codes on paper for when the app is gone, as SHA-256 in hexadecimal, each works once. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    hash: text("hash").notNull(),
    usedAt: timeMs("used_at"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
);

export const RESET_STATUSES = ["open", "done", "refused", "stopped"] as const;

/** A request by someone who lost their second factor that two admins remove it (docs/decisions 0062). */
export const factorResets = sqliteTable(
  "factor_resets",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** In their own words. */
    reason: text("reason").notNull(),
    status: text("status", { enum: RESET_STATUSES }).notNull().default("open"),
    /** SHA-256 in hexadecimal of the link that stops it. */
    stopHash: text("stop_hash").notNull(),
    askedAt: timeMs("asked_at").notNull(),
    expiresAt: timeMs("expires_at").notNull(),
    firstApprovedBy: uuid("first_approved_by").references(() => users.id, { onDelete: "set null" }),
    firstApprovedAt: timeMs("first_approved_at"),
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
    decidedAt: timeMs("decided_at"),
  },
  (t) => [
    ...listedValues(t),
    // One at a time.
    uniqueIndex("factor_resets_open").on(t.userId).where(sql`status = 'open'`),
    uniqueIndex("factor_resets_stop").on(t.stopHash),
    index("factor_resets_queue").on(t.status, t.askedAt),
    index("factor_resets_first").on(t.firstApprovedBy),
    index("factor_resets_decided").on(t.decidedBy),
  ],
);
