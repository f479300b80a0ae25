/** What states' lists say of agencies: their licenses, and the producers affiliated with them. */
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { days, listedValues } from "../checks.ts";
import { day, timeMs } from "../columns.ts";
import { LICENSE_STATUSES } from "../lists.ts";
import { agents } from "./directory.ts";
import { licenseImports } from "./licenses.ts";
import { organizations } from "./organizations.ts";

const organizationNo = () =>
  integer("organization_no")
    .notNull()
    .references(() => organizations.organizationNo);
const importNo = () =>
  integer("import_no")
    .notNull()
    .references(() => licenseImports.importNo);

/** An agency's own license in a state, as its list names it. */
export const organizationLicenses = sqliteTable(
  "organization_licenses",
  {
    stateCode: text("state_code").notNull(),
    /** As lists write it. */
    number: text("number").notNull(),
    organizationNo: organizationNo(),
    status: text("status", { enum: LICENSE_STATUSES }).notNull(),
    readOn: day("read_on").notNull(),
    importNo: importNo(),
  },
  (t) => [
    ...listedValues(t),
    ...days(t.readOn),
    primaryKey({ columns: [t.stateCode, t.number] }),
    index("organization_licenses_organization").on(t.organizationNo),
  ],
);

/** A producer whom a state's list names with an agency. Neither of them has confirmed it here. */
export const listedAffiliations = sqliteTable(
  "listed_affiliations",
  {
    organizationNo: organizationNo(),
    stateCode: text("state_code").notNull(),
    agentNo: integer("agent_no")
      .notNull()
      .references(() => agents.agentNo),
    since: day("since"),
    until: day("until"),
    readOn: day("read_on").notNull(),
    importNo: importNo(),
  },
  (t) => [
    ...days(t.since, t.until, t.readOn),
    primaryKey({ columns: [t.organizationNo, t.stateCode, t.agentNo] }),
    index("listed_affiliations_agent").on(t.agentNo),
  ],
);

/** What an import did to an agency, append-only: an undo reads it backward. */
export const agencyChanges = sqliteTable(
  "agency_changes",
  {
    changeNo: integer("change_no").primaryKey(),
    importNo: importNo(),
    /** Stays when the organization is removed with its import. */
    organizationNo: integer("organization_no").notNull(),
    stateCode: text("state_code").notNull(),
    /** JSON: its license and affiliations in the state; null: there was no such organization. */
    before: text("before"),
    after: text("after").notNull(),
    changedAt: timeMs("changed_at").notNull(),
  },
  (t) => [
    index("agency_changes_import").on(t.importNo, t.changeNo),
    index("agency_changes_organization").on(t.organizationNo, t.changeNo),
  ],
);
