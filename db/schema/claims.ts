/** Who claims which agent's profile, and how that was decided. */
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listedValues, notNegative } from "../checks.ts";
import { timeMs, uuid } from "../columns.ts";
import { DOCUMENT_TYPES } from "../lists.ts";
import { PROOFS, users } from "./accounts.ts";
import { agents } from "./directory.ts";

export const CLAIM_KINDS = ["claim", "contest"] as const;
export const CLAIM_STATUSES = ["open", "proven", "refused", "withdrawn"] as const;

/** At most one open claim per user. The document itself is in the bucket `DOCUMENTS`, under the claim's id. */
export const profileClaims = sqliteTable(
  "profile_claims",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    /** As typed and found in the register. */
    npn: text("npn").notNull(),
    /** A contest is for a profile that another account has: a person decides it, whatever was proved. */
    kind: text("kind", { enum: CLAIM_KINDS }).notNull(),
    way: text("way", { enum: PROOFS }).notNull(),
    status: text("status", { enum: CLAIM_STATUSES }).notNull(),
    /** HMAC of the last code sent; null once it is used up or replaced. */
    codeHash: text("code_hash"),
    codeTries: integer("code_tries").notNull().default(0),
    codeExpiresAt: timeMs("code_expires_at"),
    /** When the right code was typed. */
    codeProvenAt: timeMs("code_proven_at"),
    /** By its content, not by its name. */
    documentType: text("document_type", { enum: DOCUMENT_TYPES }),
    documentBytes: integer("document_bytes"),
    openedAt: timeMs("opened_at").notNull(),
    /** When a person must have decided; null while only a code decides. */
    dueAt: timeMs("due_at"),
    decidedAt: timeMs("decided_at"),
    /** The admin who decided; null if the code did, or the claimant withdrew it. */
    decidedBy: uuid("decided_by"),
    /** What both sides were told. */
    reason: text("reason").notNull().default(""),
  },
  (t) => [
    ...listedValues(t),
    ...notNegative(t.codeTries, t.documentBytes),
    uniqueIndex("profile_claims_open").on(t.userId).where(sql`status = 'open'`),
    index("profile_claims_user").on(t.userId, t.openedAt),
    index("profile_claims_agent").on(t.agentNo, t.status),
    index("profile_claims_due").on(t.status, t.dueAt),
  ],
);
