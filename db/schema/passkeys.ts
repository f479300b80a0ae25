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
    /** The name its owner gave it. */
    name: text("name").notNull(),
    /** Its id for browsers, base64url. */
    credentialId: text("credential_id").notNull(),
    /** COSE, base64url. Reading it lets no one sign in. */
    publicKey: text("public_key").notNull(),
    /** How often it has signed, by its own count; 0 for those that don't count. */
    counter: integer("counter").notNull(),
    /** How a browser reaches it, comma-separated: `internal,hybrid`. */
    transports: text("transports").notNull(),
    /** Synced to its owner's other devices by a service. */
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

/** Challenges already answered by passkeys, as SHA-256 in hexadecimal, until they would have expired. */
export const usedChallenges = sqliteTable(
  "used_challenges",
  { hash: text("hash").primaryKey(), usedAt: timeMs("used_at").notNull() },
  (t) => [index("used_challenges_used").on(t.usedAt)],
);
