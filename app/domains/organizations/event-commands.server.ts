/** The history of an organization: what happened, appended in the batch of the change itself. */
import type { SQL } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { newId } from "#app/platform/ids.ts";
import { organizationEvents } from "#db/schema/index.ts";

export type OrganizationEvent = {
  /** The number, or what selects it in the same batch. */
  organizationNo: number | SQL;
  kind: (typeof organizationEvents.$inferInsert)["kind"];
  /** Null for what the clock did. */
  byUserId: string | null;
  /** Whose membership it was about. */
  memberId?: string | null;
  detail?: string;
};

/** The statement that appends one event. */
export function eventStatement(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { organizationNo, memberId = null, detail = "", ...event }: OrganizationEvent,
) {
  const at = clock.now();
  return db.orm
    .insert(organizationEvents)
    .values({ id: newId(at), organizationNo: organizationNo as number, at, memberId, detail, ...event });
}
