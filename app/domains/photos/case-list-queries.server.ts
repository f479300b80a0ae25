/** All reported photos that wait for a person, as admins look through them. */
import { sql } from "drizzle-orm";
import { adminPhotoAddress } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { having, readWaiting, type WaitingPage, type WaitingPlace } from "#app/platform/waiting-list.ts";
import { ownerName, owners, waitingColumns, waitingRow } from "./case-queries.server.ts";
import type { WaitingPhotoCase } from "./types.ts";

export const PHOTO_OWNERS = ["agent", "organization", "person"] as const;

const OWNED_BY = {
  agent: sql`p.agent_no IS NOT NULL`,
  organization: sql`p.organization_no IS NOT NULL`,
  person: sql`p.user_id IS NOT NULL`,
};

export type PhotoCaseFilter = {
  /** Letters of the owner's name. */
  find?: string | undefined;
  owner?: (typeof PHOTO_OWNERS)[number] | undefined;
};

/** A page of them, what is due first, and how many there are. One round trip. */
export async function listAllPhotoCases(
  context: Pick<AppContext, "db">,
  { find, owner }: PhotoCaseFilter,
  after: WaitingPlace | null,
): Promise<WaitingPage<WaitingPhotoCase>> {
  const page = await readWaiting(
    context,
    "reported photos that wait",
    waitingRow,
    "dueAt",
    {
      columns: waitingColumns,
      from: sql`FROM photo_cases c JOIN photos p ON p.id = c.photo_id ${owners}`,
      where: [
        sql`c.decided_at IS NULL`,
        owner && OWNED_BY[owner],
        find === undefined ? undefined : sql`${ownerName} LIKE ${having(find)} ESCAPE '\\'`,
      ],
      at: sql`c.due_at`,
      id: sql`c.id`,
    },
    after,
  );
  return { ...page, rows: page.rows.map((row) => ({ ...row, address: adminPhotoAddress(row.id) })) };
}
