/** Passkeys: public keys that sign in without a password. */
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listedValues, notNegative } from "../checks.ts";
import { flag, timeMs, uuid } from "../columns.ts";
import { users } from "./accounts.ts";

export const passkeys = sqliteTable(
  "passkeys",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** As its owner calls it. */
    name: text("name").notNull(),
    /** What browsers name it by, base64url. */
    credentialId: text("credential_id").notNull(),
    /** COSE, base64url. Whoever reads it can sign in nowhere. */
    publicKey: text("public_key").notNull(),
    /** How often it has signed, as it says itself; 0 for those that do not count. */
    counter: integer("counter").notNull(),
    /** How a browser reaches it, by comma: `internal,hybrid`. */
    transports: text("transports").notNull(),
    /** Kept by a service that brings it to other devices of its owner. */
    synced: flag("synced").notNull(),
    createdAt: timeMs("created_at").notNull(),
    lastUsedAt: timeMs("last_used_at"),
  },
  (t) => [
    ...listedValues(t),
    ...notNegative(t.counter),
    uniqueIndex("passkeys_credential").on(t.credentialId),
    index("passkeys_user").on(t.userId, t.createdAt),
  ],
);

/** What passkeys have answered already, as SHA-256 in hexadecimal, until it would be too old anyway. */
export const usedChallenges = sqliteTable(
  "used_challenges",
  { hash: text("hash").primaryKey(), usedAt: timeMs("used_at").notNull() },
  (t) => [index("used_challenges_used").on(t.usedAt)],
);
