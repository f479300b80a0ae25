/** All reported photos that wait for a decision, for admins. */
import { sql } from "drizzle-orm";
import { having, waitingList } from "#app/platform/lists/long-list.ts";
import { ownerName, owners, waitingColumns, waitingRow } from "./case-queries.server.ts";

export const PHOTO_OWNERS = ["agent", "organization", "person"] as const;

const OWNED_BY = {
  agent: sql`p.agent_no IS NOT NULL`,
  organization: sql`p.organization_no IS NOT NULL`,
  person: sql`p.user_id IS NOT NULL`,
};

export type PhotoCaseFilter = {
  /** Part of the owner's name. */
  find?: string | undefined;
  owner?: (typeof PHOTO_OWNERS)[number] | undefined;
};

/** Those due first come first. */
export const waitingPhotoCases = waitingList(
  "reported photos that wait",
  waitingRow,
  "dueAt",
  ({ find, owner }: PhotoCaseFilter) => ({
    columns: waitingColumns,
    from: sql`FROM photo_cases c JOIN photos p ON p.id = c.photo_id ${owners}`,
    where: [
      sql`c.decided_at IS NULL`,
      owner && OWNED_BY[owner],
      find === undefined ? undefined : sql`${ownerName} LIKE ${having(find)} ESCAPE '\\'`,
    ],
    at: sql`c.due_at`,
    id: sql`c.id`,
  }),
);
