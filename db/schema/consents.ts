/** Consent to be contacted: one record per recipient and purpose, with the shown words (domain "Contact and consent"). */
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listedValues } from "../checks.ts";
import { timeMs, uuid } from "../columns.ts";
import { CONSENT_CHANNELS, CONSENT_PURPOSES } from "../lists.ts";

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
    /** The page it was given on. */
    givenOn: text("given_on").notNull(),
    givenAt: timeMs("given_at").notNull(),
    revokedAt: timeMs("revoked_at"),
  },
  (t) => [
    ...listedValues(t),
    uniqueIndex("consent_records_id").on(t.id),
    index("consent_records_subject").on(t.subjectId),
    index("consent_records_email").on(t.email),
  ],
);
