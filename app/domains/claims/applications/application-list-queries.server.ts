/** All new agents that wait for a person, as admins look through them. */
import { sql } from "drizzle-orm";
import { having, waitingList } from "#app/platform/lists/long-list.ts";
import { WAITING, waitingRow } from "./application-queries.server.ts";

export type WaitingNewAgentFilter = {
  /** An NPN, or letters of the name. */
  find?: string | undefined;
  what?: "applied" | "contradicted" | undefined;
};

/** What has waited longest. */
export const waitingNewAgents = waitingList(
  "new agents that wait",
  waitingRow,
  "dueAt",
  ({ find, what }: WaitingNewAgentFilter) => ({
    columns: sql`w.id, w.name, w.npn, w.status, w.contradicted, w.openedAt, w.dueAt`,
    from: sql`FROM ${WAITING} w`,
    where: [
      sql`1`,
      what && (what === "contradicted" ? sql`w.contradicted` : sql`w.status = 'open'`),
      find === undefined ? undefined : sql`(w.npn = ${find} OR w.name LIKE ${having(find)} ESCAPE '\\')`,
    ],
    at: sql`w.dueAt`,
    id: sql`w.id`,
  }),
);
