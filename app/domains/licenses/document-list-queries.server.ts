/** All license documents that wait for a person, as admins look through them. */
import { sql } from "drizzle-orm";
import { integer, text } from "#app/platform/database/rows.ts";
import { having, waitingList } from "#app/platform/lists/long-list.ts";

const waitingRow = {
  id: text,
  agentName: text,
  npn: text,
  stateName: text,
  number: text,
  openedAt: integer,
  dueAt: integer,
};

/** What is due first. `find`: license number, NPN, or letters of a name. */
export const waitingDocuments = waitingList(
  "license documents that wait",
  waitingRow,
  "dueAt",
  ({ find }: { find?: string | undefined }) => ({
    columns: sql`d.id, a.name agentName, a.npn, s.name stateName, d.number, d.opened_at openedAt, d.due_at dueAt`,
    from: sql`FROM license_documents d JOIN agents a ON a.agent_no = d.agent_no JOIN states s ON s.code = d.state_code`,
    where: [
      sql`d.status = 'open'`,
      find === undefined
        ? undefined
        : sql`(a.npn = ${find} OR d.number = ${find.toUpperCase()} OR a.name LIKE ${having(find)} ESCAPE '\\')`,
    ],
    at: sql`d.due_at`,
    id: sql`d.id`,
  }),
);
