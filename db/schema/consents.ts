/** Consent to be contacted: one record per recipient and purpose, with the shown words (domain "Contact and consent"). */
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listedValues } from "../checks.ts";
import { timeMs, uuid } from "../columns.ts";
import { CONSENT_CHANNELS, CONSENT_PURPOSES, type LANGUAGES } from "../lists.ts";

export const consentRecords = sqliteTable(
  "consent_records",
  {
    id: uuid("id").notNull(),
    /** Whose consent: the account, if there is one, and always the address. */
    userId: uuid("user_id"),
    email: text("email").notNull(),
    /** To whom, in words, and for what. */
    recipient: text("recipient").notNull(),
    purpose: text("purpose", { enum: CONSENT_PURPOSES }).notNull(),
    /** What it is about: the id of the question, the conversation, or the lead. */
    subjectId: uuid("subject_id").notNull(),
    channel: text("channel", { enum: CONSENT_CHANNELS }).notNull(),
    /** What was shown, and its SHA-256 in hexadecimal. */
    textShown: text("text_shown").notNull(),
    textHash: text("text_hash").notNull(),
    /**
     * The form around it as it was shown, line by line, and its language. Empty in records from before both were stored. Plain
     * types, without a CHECK: adding one would rebuild the table.
     */
    formShown: text("form_shown").notNull().default(""),
    language: text("language").$type<(typeof LANGUAGES)[number]>().notNull().default("en"),
    /** The page it was given on. */
    givenOn: text("given_on").notNull(),
    givenAt: timeMs("given_at").notNull(),
    revokedAt: timeMs("revoked_at"),
    /** 1 with its sealed copy; the clock seals what is older than copies are. */
    sealed: integer("sealed").notNull().default(0),
  },
  (t) => [
    ...listedValues(t),
    uniqueIndex("consent_records_id").on(t.id),
    index("consent_records_subject").on(t.subjectId),
    index("consent_records_email").on(t.email),
    index("consent_records_unsealed").on(t.sealed, t.id),
  ],
);

/**
 * What proves a consent, encrypted (`consents/sealed-copies.server.ts`). It outlives the record, the lead, and the account: five
 * years after the consent has ended the clock deletes it.
 */
export const consentCopies = sqliteTable(
  "consent_copies",
  {
    /** The record's id. */
    id: uuid("id").primaryKey(),
    /** The agent it was given to; null: the agents who answered a question. */
    sellerId: uuid("seller_id"),
    /** Keyed hashes of the address and the number (E.164), to find it by. */
    emailHash: text("email_hash").notNull(),
    phoneHash: text("phone_hash"),
    sealed: text("sealed").notNull(),
    givenAt: timeMs("given_at").notNull(),
    /** When it was revoked, or its record deleted; null while it is in force. */
    endedAt: timeMs("ended_at"),
    deleteAt: timeMs("delete_at"),
  },
  (t) => [
    index("consent_copies_email").on(t.emailHash),
    index("consent_copies_phone").on(t.phoneHash),
    index("consent_copies_given").on(t.givenAt, t.id),
    index("consent_copies_due").on(t.deleteAt),
  ],
);

/** That somebody said "stop": nothing but hashes, for ten years. */
export const contactStops = sqliteTable(
  "contact_stops",
  {
    /** Keyed hash of the number (E.164) or the address that is not to be used. */
    hash: text("hash").notNull(),
    kind: text("kind", { enum: ["phone", "email"] }).notNull(),
    /** The agent who may not; empty: no agent may. */
    sellerId: text("seller_id").notNull(),
    /** Keyed hash of the address that said it, which may agree again. */
    byHash: text("by_hash").notNull(),
    stoppedAt: timeMs("stopped_at").notNull(),
    endsAt: timeMs("ends_at").notNull(),
  },
  (t) => [
    ...listedValues(t),
    primaryKey({ columns: [t.hash, t.sellerId, t.byHash] }),
    index("contact_stops_due").on(t.endsAt),
  ],
);
