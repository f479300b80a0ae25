/** Applications of organizations and their progress; the current step is computed from these. */
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { listedValues } from "../checks.ts";
import { flag, timeMs, uuid } from "../columns.ts";
import { APPLICATION_STATUSES, ORGANIZATION_TYPES, ROLES } from "../lists.ts";
import { users } from "./accounts.ts";
import { organizations } from "./organizations.ts";

export const organizationApplications = sqliteTable(
  "organization_applications",
  {
    id: uuid("id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    organizationName: text("organization_name").notNull(),
    organizationType: text("organization_type", { enum: ORGANIZATION_TYPES }).notNull(),
    status: text("status", { enum: APPLICATION_STATUSES }).notNull(),
    /** Why it was rejected, in words for the applicant. */
    reason: text("reason"),
    submittedAt: timeMs("submitted_at").notNull(),
    /** When the applicant last changed it: no one decides an unread version. */
    changedAt: timeMs("changed_at").notNull(),
    /** When an admin began to read it. */
    reviewStartedAt: timeMs("review_started_at"),
    decidedAt: timeMs("decided_at"),
    /** The admin who decided. */
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
    /** The applicant's role before, restored on withdrawal. */
    roleBefore: text("role_before", { enum: ROLES }),
    /** The organization that it made, or asks to manage; null for a draft. */
    organizationNo: integer("organization_no").references(() => organizations.organizationNo),
    /** Proof that the applicant may manage a listed organization; null for a new one. */
    proof: text("proof"),
    pricingTier: text("pricing_tier"),
    /** Whether the tier costs anything; a free one goes from terms to setup. */
    paymentDue: flag("payment_due").notNull().default(false),
    paidAt: timeMs("paid_at"),
    setupCompletedAt: timeMs("setup_completed_at"),
  },
  (t) => [
    ...listedValues(t),
    uniqueIndex("organization_applications_id").on(t.id),
    uniqueIndex("organization_applications_open")
      .on(t.userId)
      .where(sql`status IN ('draft', 'submitted', 'in-review')`),
    index("organization_applications_user").on(t.userId, t.submittedAt),
    index("organization_applications_organization").on(t.organizationNo, t.submittedAt),
    index("organization_applications_status").on(t.status, t.submittedAt),
  ],
);
