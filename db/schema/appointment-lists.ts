/** What states' lists say of agents' appointments by carriers. */
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { days, listedValues } from "../checks.ts";
import { day, timeMs } from "../columns.ts";
import { LICENSE_STATUSES } from "../lists.ts";
import { carriers } from "./catalog.ts";
import { agents } from "./directory.ts";
import { licenseImports } from "./licenses.ts";

const agentNo = () =>
  integer("agent_no")
    .notNull()
    .references(() => agents.agentNo);
const carrierNo = () =>
  integer("carrier_no")
    .notNull()
    .references(() => carriers.carrierNo);
const importNo = () =>
  integer("import_no")
    .notNull()
    .references(() => licenseImports.importNo);

/** An agent's appointment by a carrier in a state, as its newest list has it. Stored in the order of its key (WITHOUT ROWID). */
export const agentAppointments = sqliteTable(
  "agent_appointments",
  {
    agentNo: agentNo(),
    carrierNo: carrierNo(),
    stateCode: text("state_code").notNull(),
    /** `active`, or how it ended; `unconfirmed` for a word that we don't know. */
    status: text("status", { enum: LICENSE_STATUSES }).notNull(),
    /** The list's own words for what it covers; empty where it doesn't say. */
    linesLabel: text("lines_label").notNull().default(""),
    since: day("since"),
    /** The last day, once it is known. */
    until: day("until"),
    readOn: day("read_on").notNull(),
    importNo: importNo(),
  },
  (t) => [
    ...listedValues(t),
    ...days(t.since, t.until, t.readOn),
    primaryKey({ columns: [t.agentNo, t.carrierNo, t.stateCode] }),
    // A carrier counts the agents it appointed, by state, each once.
    index("agent_appointments_carrier").on(t.carrierNo, t.status, t.stateCode, t.agentNo),
  ],
);

/** What an import did to an appointment, append-only: its evidence, which an undo reads backward. */
export const appointmentChanges = sqliteTable(
  "appointment_changes",
  {
    changeNo: integer("change_no").primaryKey(),
    importNo: importNo(),
    agentNo: agentNo(),
    carrierNo: carrierNo(),
    stateCode: text("state_code").notNull(),
    /** JSON: the appointment; null: there was none. */
    before: text("before"),
    after: text("after").notNull(),
    changedAt: timeMs("changed_at").notNull(),
  },
  (t) => [
    index("appointment_changes_import").on(t.importNo, t.changeNo),
    index("appointment_changes_agent").on(t.agentNo),
  ],
);
