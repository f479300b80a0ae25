/** Saves an agent's showcase: the record, the search rows, the full text, and the version, in one batch. */
import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { findVersion, versionStatement } from "#app/domains/versions/queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { agentCarriers, agentSearch, agents } from "#db/schema/index.ts";
import { unionOf, without } from "../bits.ts";
import { confirmStatement } from "../facts/fact-commands.server.ts";
import { firstUncovered } from "./inputs.ts";
import { columnsOf } from "./record.ts";
import { savedFacts } from "./saved-facts.ts";
import { findOwnShowcase, newestVersion, type OwnShowcase, showcasePage } from "./showcase-queries.server.ts";
import type { Showcase } from "./showcase-types.ts";
import { writeSnapshot } from "./snapshot.ts";

export type SaveOutcome =
  | { kind: "saved" }
  /** Nothing differs from what is saved. */
  | { kind: "same" }
  /** Saved from elsewhere since the form was opened: `now` is what is saved. */
  | { kind: "moved"; now: OwnShowcase }
  /** A type that no license in force covers. */
  | { kind: "uncovered"; type: string }
  | { kind: "not-yours" };

/**
 * Saves the showcase of the account's own record. `seen` is the version that the form was opened with. Types beyond the
 * licenses in force are refused; types of a license that has ended stay until one covers them again.
 */
export async function saveShowcase(
  context: AppContext,
  userId: string,
  own: OwnShowcase,
  { seen, showcase: wanted }: { seen: number | null; showcase: Showcase },
): Promise<SaveOutcome> {
  const { db, clock } = context;
  const { agentNo, slug, covered, showcase: before } = own;
  const uncovered = firstUncovered(wanted.types, covered, own.catalog.types);
  if (uncovered !== null) return { kind: "uncovered", type: uncovered };
  if (own.version !== seen) return { kind: "moved", now: own };
  const showcase = { ...wanted, types: unionOf([wanted.types, without(before.types, covered)]) };
  if (writeSnapshot(showcase) === writeSnapshot(before)) return { kind: "same" };
  const at = clock.now();
  const { types, languages, acceptingClients } = showcase;
  const version = (by: string | null, when: number, state: Showcase) =>
    versionStatement(context, showcasePage(own), { at: when, by, snapshot: writeSnapshot(state) });
  const statements: [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]] = [
    db.orm
      .update(agents)
      .set({ ...columnsOf(showcase), updatedAt: at })
      .where(eq(agents.agentNo, agentNo)),
    db.orm
      .update(agentSearch)
      .set({ types, languages, acceptingClients })
      .where(
        and(
          eq(agentSearch.agentNo, agentNo),
          sql`${agentSearch.zip} = (SELECT a.zip FROM agents a WHERE a.agent_no = ${agentNo})`,
        ),
      ),
    db.orm.delete(agentCarriers).where(eq(agentCarriers.agentNo, agentNo)),
    ...(showcase.carriers.length === 0
      ? []
      : [
          db.orm.insert(agentCarriers).values(showcase.carriers.map((carrierNo) => ({ agentNo, carrierNo }))),
        ]),
    confirmStatement(context, agentNo, savedFacts(before, showcase)),
    db.orm.run(sql`DELETE FROM agent_text WHERE rowid = ${agentNo}`),
    db.orm.run(sql`INSERT INTO agent_text (rowid, name, organization, headline)
      SELECT a.agent_no, a.name, coalesce(o.name, ''), a.headline FROM agents a
      LEFT JOIN organizations o ON o.organization_no = a.organization_no
      WHERE a.agent_no = ${agentNo} AND a.account_status = 'active'`),
    // The showcase before the first change can be brought back, too.
    ...(seen === null ? [version(null, own.updatedAt, before)] : []),
    version(userId, at, showcase),
  ];
  const written = await commit(context, {
    guards: {
      "not-yours": sql`EXISTS (SELECT 1 FROM profiles p JOIN user_roles r ON r.user_id = p.user_id
        WHERE p.user_id = ${userId} AND p.agent_no = ${agentNo} AND p.verified AND r.role = 'agent')`,
      moved: sql`${newestVersion(agentNo)} IS ${seen}`,
    },
    statements,
    purge: [paths.showcase(slug), paths.agentBadge(slug)],
  });
  if (written.kind === "committed") return { kind: "saved" };
  const now =
    written.kind === "stale" && written.guard === "moved" ? await findOwnShowcase(context, userId) : null;
  return now === null ? { kind: "not-yours" } : { kind: "moved", now };
}

/** Saves an old version again, as the newest; without types that no license in force covers anymore. */
export async function bringBack(
  context: AppContext,
  userId: string,
  own: OwnShowcase,
  versionNo: number,
): Promise<SaveOutcome | { kind: "unknown" }> {
  const old = await findVersion(context, showcasePage(own), versionNo);
  if (old === null) return { kind: "unknown" };
  const types = without(old.types, without(old.types, own.covered));
  return saveShowcase(context, userId, own, { seen: own.version, showcase: { ...old, types } });
}
