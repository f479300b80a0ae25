/** All license documents that wait for a person, as admins look through them. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, type RowOf, text } from "#app/platform/rows.ts";
import { having, readWaiting, type WaitingPage, type WaitingPlace } from "#app/platform/waiting-list.ts";

const waitingRow = {
  id: text,
  agentName: text,
  npn: text,
  stateName: text,
  number: text,
  openedAt: integer,
  dueAt: integer,
};
export type ListedDocument = RowOf<typeof waitingRow>;

/** A page of them, what is due first, and how many there are. `find`: license number, NPN, or letters of a name. One round trip. */
export function listAllWaitingDocuments(
  context: Pick<AppContext, "db">,
  find: string | undefined,
  after: WaitingPlace | null,
): Promise<WaitingPage<ListedDocument>> {
  return readWaiting(
    context,
    "license documents that wait",
    waitingRow,
    "dueAt",
    {
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
    },
    after,
  );
}
