/** An admin finds that two profiles are two people, which is remembered. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import type { FoundPair } from "./look-alike-queries.server.ts";

/** Closes a pair for good: `decided` means that somebody else did, or merged them. */
export async function keepBoth(
  context: AppContext,
  adminId: string,
  { id, agent, other }: Pick<FoundPair, "id" | "agent" | "other">,
  reason: string,
): Promise<"done" | "decided"> {
  const { db, clock } = context;
  const written = await commit(context, {
    guards: { open: sql`EXISTS (SELECT 1 FROM look_alikes WHERE id = ${id} AND status = 'open')` },
    audit: [
      {
        actorId: adminId,
        act: "agent.keep-both",
        subject: { kind: "agent", id: agent.id },
        reason,
        before: { other: other.id },
        after: { other: other.id, people: 2 },
      },
    ],
    statements: [
      db.orm.run(sql`UPDATE look_alikes SET status = 'two', decided_at = ${clock.now()}, decided_by = ${adminId},
        decision = ${reason} WHERE id = ${id}`),
    ],
  });
  return written.kind === "committed" ? "done" : "decided";
}
