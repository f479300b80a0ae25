/** Terms as versioned documents, and who accepted which. */
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listedValues } from "../checks.ts";
import { timeMs, uuid } from "../columns.ts";
import { AGREEMENT_TYPES } from "../lists.ts";
import { users } from "./accounts.ts";

const agreementType = () => text("agreement_type", { enum: AGREEMENT_TYPES }).notNull();

export const termsVersions = sqliteTable(
  "terms_versions",
  {
    id: uuid("id").notNull(),
    agreementType: agreementType(),
    version: integer("version").notNull(),
    title: text("title").notNull(),
    /** `## Heading` lines and paragraphs, with an empty line between. */
    body: text("body").notNull(),
    /** SHA-256 of the body, hexadecimal. */
    hash: text("hash").notNull(),
    changeSummary: text("change_summary").notNull(),
    effectiveAt: timeMs("effective_at").notNull(),
  },
  (t) => [
    ...listedValues(t),
    uniqueIndex("terms_versions_id").on(t.id),
    uniqueIndex("terms_versions_type_version").on(t.agreementType, t.version),
  ],
);

export const userTermsAgreements = sqliteTable(
  "user_terms_agreements",
  {
    id: uuid("id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    agreementType: agreementType(),
    termsVersionId: uuid("terms_version_id").notNull(),
    version: integer("version").notNull(),
    /** Of the accepted text, whatever becomes of the version's row. */
    hash: text("hash").notNull(),
    agreedAt: timeMs("agreed_at").notNull(),
  },
  (t) => [
    ...listedValues(t),
    uniqueIndex("user_terms_agreements_id").on(t.id),
    uniqueIndex("user_terms_agreements_once").on(t.userId, t.agreementType, t.version),
    index("user_terms_agreements_user").on(t.userId, t.agreedAt),
  ],
);
