/** What owners write about themselves: earlier versions of their pages, and the pages of executives. */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { listedValues } from "../checks.ts";
import { timeMs, uuid } from "../columns.ts";
import { SHOWCASE_KINDS } from "../lists.ts";
import { users } from "./accounts.ts";

/** Each saved state of a page, and the state before its first change; append-only. */
export const showcaseVersions = sqliteTable(
  "showcase_versions",
  {
    versionNo: integer("version_no").primaryKey(),
    kind: text("kind", { enum: SHOWCASE_KINDS }).notNull(),
    /** `agent_no`, or `organization_no`. */
    ownerNo: integer("owner_no").notNull(),
    at: timeMs("at").notNull(),
    /** Null for the state before its owner's first change, and once that account is deleted. */
    byUserId: uuid("by_user_id").references(() => users.id, { onDelete: "set null" }),
    /** JSON of everything that its owner can change. */
    snapshot: text("snapshot").notNull(),
  },
  (t) => [...listedValues(t), index("showcase_versions_owner").on(t.kind, t.ownerNo, t.versionNo)],
);

/** An executive's page, as its owner writes it. Without a row the page has only name and organizations. */
export const executiveProfiles = sqliteTable("executive_profiles", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  title: text("title").notNull(),
  biography: text("biography").notNull(),
  website: text("website"),
  profileLink: text("profile_link"),
  updatedAt: timeMs("updated_at").notNull(),
});
