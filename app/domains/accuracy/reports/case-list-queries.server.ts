/** All reported facts that wait for a decision, for admins. */
import { sql } from "drizzle-orm";
import { having, waitingList } from "#app/platform/lists/long-list.ts";
import type { ReportedFact } from "../types.ts";
import { waitingColumns, waitingFrom, waitingRow } from "./case-queries.server.ts";

export type FactCaseFilter = {
  /** Part of the agent's name. */
  find?: string | undefined;
  fact?: ReportedFact | undefined;
};

/** Those due first come first. */
export const waitingFactCases = waitingList(
  "reported facts that wait",
  waitingRow,
  "dueAt",
  ({ find, fact }: FactCaseFilter) => ({
    columns: waitingColumns,
    from: waitingFrom,
    where: [
      sql`c.decided_at IS NULL`,
      fact && sql`c.fact = ${fact}`,
      find === undefined ? undefined : sql`a.name LIKE ${having(find)} ESCAPE '\\'`,
    ],
    at: sql`c.due_at`,
    id: sql`c.id`,
  }),
);
