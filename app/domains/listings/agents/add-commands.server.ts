/** An admin adds an agent by hand. */
import { sql } from "drizzle-orm";
import {
  type HandAgent,
  type KnownAgent,
  prepareByHand,
} from "#app/domains/licenses/imports/hand-commands.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { rowsOf, text } from "#app/platform/database/rows.ts";

export type AddOutcome =
  | { kind: "added"; id: string }
  /** Somebody has the NPN or one of the numbers. */
  | { kind: "known"; agents: KnownAgent[] }
  | { kind: "no-place"; problem: string }
  /** They asked not to be listed. */
  | { kind: "not-listed"; requestId: string }
  /** Another profile came at the same moment. */
  | { kind: "changed" };

/** Writes an unclaimed profile as a list would make it, with its licenses. */
export async function addAgent(context: AppContext, adminId: string, person: HandAgent): Promise<AddOutcome> {
  const { db } = context;
  const keys = JSON.stringify([
    ["", person.npn],
    ...person.licenses.map((one) => [one.stateCode, one.number]),
  ]);
  const kept = sql`SELECT n.request_id requestId FROM json_each(${keys}) j
    CROSS JOIN not_listed n ON n.state_code = j.value->>0 AND n.number = j.value->>1 LIMIT 1`;
  const [prepared, [unlisted]] = await Promise.all([
    prepareByHand(context, adminId, person),
    db.batch([rowsOf(db, "who asked not to be listed", { requestId: text }, kept)]).then(([rows]) => rows),
  ]);
  if (unlisted !== undefined) return { kind: "not-listed", requestId: unlisted.requestId };
  if (prepared.kind !== "ready") return prepared;
  const written = await commit(context, {
    audit: [
      {
        actorId: adminId,
        act: "agent.add",
        subject: { kind: "agent", id: prepared.id },
        reason: person.source,
        before: null,
        after: { npn: person.npn, zip: person.zip, licenses: person.licenses.length },
      },
    ],
    guards: { unchanged: sql`${prepared.guard} AND NOT EXISTS (${kept})` },
    duplicates: ["agents.slug"],
    statements: prepared.statements,
    purge: prepared.purge,
  });
  return written.kind === "committed" ? { kind: "added", id: prepared.id } : { kind: "changed" };
}
