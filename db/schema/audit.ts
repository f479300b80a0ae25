/** What admins did, append-only: each row has the hash of the one before it (docs/security.md). */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { listedValues } from "../checks.ts";
import { timeMs, uuid } from "../columns.ts";
import { AUDIT_SUBJECTS } from "../lists.ts";

export const auditLog = sqliteTable(
  "audit_log",
  {
    /** 1, 2, 3 …, without a gap. */
    auditNo: integer("audit_no").primaryKey(),
    atMs: timeMs("at").notNull(),
    /** Null: the product itself, by its cron. Outlives the account. */
    actorId: uuid("actor_id"),
    /** `account.archive`, as `audit-acts.ts` lists them. */
    act: text("act").notNull(),
    subjectKind: text("subject_kind", { enum: AUDIT_SUBJECTS }).notNull(),
    /** Id of the subject in its own table. */
    subjectId: text("subject_id").notNull(),
    /** In the actor's words. */
    reason: text("reason").notNull(),
    /** JSON of what changed, before and after: ids, roles, statuses, numbers; nothing that names a person. */
    before: text("before"),
    after: text("after"),
    /** SHA-256 in hexadecimal: of this row with the one before it, and of that one. */
    hash: text("hash").notNull(),
    previousHash: text("previous_hash").notNull(),
  },
  (t) => [
    ...listedValues(t),
    index("audit_log_actor").on(t.actorId, t.auditNo),
    index("audit_log_subject").on(t.subjectKind, t.subjectId, t.auditNo),
    index("audit_log_act").on(t.act, t.auditNo),
    index("audit_log_at").on(t.atMs),
  ],
);
