/** Merges a duplicate into another profile: everything moves, every address leads to the other one, and it can be undone. */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { lookStatement } from "#app/domains/directory/watching/watch-commands.server.ts";
import { prepareHoldings } from "#app/domains/licenses/listed-commands.server.ts";
import { figureStatements } from "#app/domains/messages/response-figure-commands.server.ts";
import { agentStatements } from "#app/domains/reviews/agent-sums-commands.server.ts";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, rowsOf } from "#app/platform/database/rows.ts";
import { newId } from "#app/platform/ids.ts";
import { agentMerges } from "#db/schema/index.ts";
import { endStatements, pagesAbout, prepareReturn } from "../ending-commands.server.ts";
import { findAgentByNo, type ListedAgent } from "../listed-agent-queries.server.ts";
import { type Merge, type MergeSide, undoUntil, whyNotMerge } from "./merge-queries.server.ts";
import { MOVED } from "./tables.ts";

export type MergeOutcome = { kind: "merged" } | { kind: "refused"; words: string };

const CHANGED = "One of the two changed at the same moment. Read them again, then decide.";
/** Saved by a reader who saved both. */
const SAVED_TWICE = "saved_agents twice";
const OLD_SLUGS = "slug_history";
const MEMBERSHIPS = "organization_members";

/** Moves all that the duplicate has to the profile that stays. */
export async function mergeAgents(
  context: AppContext,
  adminId: string,
  from: MergeSide,
  into: MergeSide,
  reason: string,
): Promise<MergeOutcome> {
  const refused = whyNotMerge(from, into);
  if (refused !== null) return { kind: "refused", words: refused };
  const { db, clock } = context;
  const nowMs = clock.now();
  const id = newId(nowMs);
  const [fromNo, intoNo] = [from.agent.agentNo, into.agent.agentNo];
  const [doubled, [facts]] = await db.batch([
    rowsOf(
      db,
      "licenses that both have",
      { licenseNo: integer },
      sql`SELECT f.license_no licenseNo FROM licenses f WHERE f.agent_no = ${fromNo} AND EXISTS (SELECT 1 FROM licenses o
        WHERE o.agent_no = ${intoNo} AND o.state_code = f.state_code AND o.number = f.number) LIMIT 200`,
    ),
    rowsOf(
      db,
      "what is offered",
      { types: integer },
      sql`SELECT types FROM agents WHERE agent_no = ${intoNo}`,
    ),
  ]);
  const staying = new Set(doubled.map(({ licenseNo }) => licenseNo));
  const takesOrganization = into.counts.organization === null && from.counts.organization !== null;
  const holdings = await prepareHoldings(
    context,
    [fromNo, intoNo],
    [{ agent: into.agent, holds: (no, holder) => holder === intoNo || !staying.has(no), offered: null }],
  );
  const ended = endStatements(context, from.agent, {
    kind: "merged",
    since: utcDay(nowMs),
    source: reason,
    adminId,
  });
  const run = (statement: SQL) => db.orm.run(statement);
  const noted = (table: string, key: SQL, rows: SQL) =>
    run(
      sql`INSERT INTO agent_merge_rows (merge_id, table_name, key) SELECT ${id}, ${table}, json_array(${key}) ${rows}`,
    );
  const organization = sql`(SELECT organization_no FROM agents WHERE agent_no = ${fromNo})`;
  const people = sql`(SELECT person_id FROM agents WHERE agent_no = ${fromNo})`;
  const written = await commit(context, {
    audit: [
      entry("agent.merge", adminId, into.agent, reason, { from: null }, { from: from.agent.id, merge: id }),
    ],
    guards: {
      ...ended.guards,
      holdings: holdings.guard,
      other: isActive(intoNo),
      unclaimed: isUnclaimed(fromNo),
    },
    statements: [
      db.orm.insert(agentMerges).values({
        id,
        fromAgentNo: fromNo,
        intoAgentNo: intoNo,
        fromSlug: from.agent.slug,
        intoTypes: facts?.types ?? 0,
        tookOrganizationNo: null,
        reason,
        mergedBy: adminId,
        mergedAt: nowMs,
      }),
      // While the duplicate's organization and person are still its own.
      ...(takesOrganization
        ? [
            run(sql`UPDATE agent_merges SET took_organization_no = ${organization} WHERE id = ${id}`),
            noted(MEMBERSHIPS, sql`m.id`, sql`FROM organization_members m WHERE m.person_id = ${people}`),
            run(sql`UPDATE organization_members SET person_id = (SELECT person_id FROM agents WHERE agent_no = ${intoNo})
              WHERE person_id = ${people}`),
            ...placeStatements(context, into.agent, organization),
          ]
        : []),
      ...ended.statements,
      run(sql`UPDATE agent_endings SET into_agent_no = ${intoNo}
        WHERE agent_no = ${fromNo} OR (kind = 'merged' AND into_agent_no = ${fromNo})`),
      ...holdings.statements,
      ...MOVED.flatMap(({ table, key, which }) => {
        const rows = sql`FROM ${sql.raw(table)} f WHERE f.agent_no = ${fromNo}
          AND ${which === undefined ? sql`1` : which(intoNo)}`;
        const keys = columns("f", key);
        return [
          noted(table, keys, rows),
          // By what was noted: a condition on the same table would see its own work.
          run(sql`UPDATE ${sql.raw(table)} AS f SET agent_no = ${intoNo} WHERE f.agent_no = ${fromNo}
            AND ${isNoted(id, table, keys)}`),
        ];
      }),
      // Reviews that came at once wait at the profile that stays, too: the crowd follows the address.
      run(sql`INSERT INTO review_pauses (id, agent_no, began_at, evidence, last_burst_at)
        SELECT ${newId(nowMs)}, ${intoNo}, p.began_at, p.evidence, p.last_burst_at FROM review_pauses p
        WHERE p.agent_no = ${fromNo} AND p.ended_at IS NULL AND NOT EXISTS (
          SELECT 1 FROM review_pauses o WHERE o.agent_no = ${intoNo} AND o.ended_at IS NULL)`),
      lookStatement(context, sql`SELECT ${intoNo}`),
      run(sql`UPDATE look_alikes SET status = 'merged', decided_at = ${nowMs}, decided_by = ${adminId}, decision = ${reason}
        WHERE status = 'open' AND (agent_no = ${fromNo} OR other_no = ${fromNo})`),
      noted(SAVED_TWICE, sql`f.user_id, f.saved_at`, sql`FROM saved_agents f WHERE f.agent_no = ${fromNo}`),
      run(sql`DELETE FROM saved_agents WHERE agent_no = ${fromNo}`),
      noted(
        OLD_SLUGS,
        sql`s.slug`,
        sql`FROM slug_history s WHERE s.kind = 'agent' AND s.record_no = ${fromNo}`,
      ),
      run(sql`UPDATE slug_history SET record_no = ${intoNo} WHERE kind = 'agent' AND record_no = ${fromNo}`),
      run(sql`UPDATE agents SET slug = ${`merged-${from.agent.id}`} WHERE agent_no = ${fromNo}`),
      run(sql`INSERT INTO slug_history (kind, slug, record_no, retired_at)
        VALUES ('agent', ${from.agent.slug}, ${intoNo}, ${nowMs})`),
      ...[fromNo, intoNo].flatMap((no) => [
        ...agentStatements(context, no),
        ...figureStatements(context, no),
      ]),
    ],
    purge: [...ended.purge, ...pagesAbout(into.agent)],
    forget: into.agent.userId === null ? [] : [into.agent.userId],
  });
  return written.kind === "committed" ? { kind: "merged" } : { kind: "refused", words: CHANGED };
}

/** Gives the duplicate back all that the merge moved and that is still where it was put. */
export async function undoMerge(
  context: AppContext,
  adminId: string,
  merge: Merge,
  reason: string,
): Promise<MergeOutcome> {
  const { db, clock } = context;
  const { id, fromAgentNo: fromNo, intoAgentNo: intoNo, fromSlug, tookOrganizationNo } = merge;
  const refuse = (words: string): MergeOutcome => ({ kind: "refused", words });
  if (clock.now() > undoUntil(merge.mergedAt))
    return refuse("It’s more than 30 days ago. It can’t be undone anymore.");
  const [from, into] = await Promise.all([findAgentByNo(context, fromNo), findAgentByNo(context, intoNo)]);
  if (from === null || into === null) return refuse(CHANGED);
  if (!into.active) return refuse("The profile that stayed isn’t listed. List it again first.");
  const own = { ...from, slug: fromSlug };
  const [moved] = await db.batch([
    rowsOf(
      db,
      "licenses that a merge moved",
      { licenseNo: integer },
      sql`SELECT l.license_no licenseNo FROM agent_merge_rows r JOIN licenses l ON l.license_no = r.key->>0
        WHERE r.merge_id = ${id} AND r.table_name = 'licenses' AND l.agent_no = ${intoNo} LIMIT 500`,
    ),
  ]);
  const back = new Set(moved.map(({ licenseNo }) => licenseNo));
  const returned = await prepareReturn(context, own);
  const holdings = await prepareHoldings(
    context,
    [fromNo, intoNo],
    [
      { agent: into, holds: (no, holder) => holder === intoNo && !back.has(no), offered: merge.intoTypes },
      { agent: own, holds: (no, holder) => holder === fromNo || back.has(no), offered: null },
    ],
  );
  const run = (statement: SQL) => db.orm.run(statement);
  const keys = (table: string) =>
    sql`(SELECT r.key->>0 FROM agent_merge_rows r WHERE r.merge_id = ${id} AND r.table_name = ${table})`;
  const written = await commit(context, {
    audit: [entry("agent.unmerge", adminId, into, reason, { from: from.id, merge: id }, { from: null })],
    guards: {
      open: sql`EXISTS (SELECT 1 FROM agent_merges WHERE id = ${id} AND undone_at IS NULL)`,
      ...returned.guards,
      holdings: holdings.guard,
      other: isActive(intoNo),
    },
    statements: [
      run(sql`UPDATE agent_merges SET undone_at = ${clock.now()} WHERE id = ${id}`),
      run(sql`UPDATE look_alikes SET status = 'open', decided_at = NULL, decided_by = NULL, decision = ''
        WHERE status = 'merged' AND decided_at = ${merge.mergedAt} AND (agent_no = ${fromNo} OR other_no = ${fromNo})`),
      run(
        sql`DELETE FROM slug_history WHERE kind = 'agent' AND slug = ${fromSlug} AND record_no = ${intoNo}`,
      ),
      run(sql`UPDATE agents SET slug = ${fromSlug} WHERE agent_no = ${fromNo}`),
      run(sql`UPDATE slug_history SET record_no = ${fromNo} WHERE kind = 'agent' AND record_no = ${intoNo}
        AND slug IN ${keys(OLD_SLUGS)}`),
      run(sql`UPDATE agent_endings SET into_agent_no = ${fromNo} WHERE kind = 'merged' AND into_agent_no = ${intoNo}
        AND agent_no IN (SELECT from_agent_no FROM agent_merges WHERE into_agent_no = ${fromNo} AND undone_at IS NULL)`),
      ...MOVED.map(({ table, key }) =>
        run(sql`UPDATE ${sql.raw(table)} AS f SET agent_no = ${fromNo} WHERE f.agent_no = ${intoNo}
          AND ${isNoted(id, table, columns("f", key))}`),
      ),
      run(sql`INSERT OR IGNORE INTO saved_agents (user_id, agent_no, saved_at)
        SELECT u.id, ${fromNo}, r.key->>1 FROM agent_merge_rows r JOIN users u ON u.id = r.key->>0
        WHERE r.merge_id = ${id} AND r.table_name = ${SAVED_TWICE}`),
      ...(tookOrganizationNo === null
        ? []
        : [
            run(sql`UPDATE organization_members SET person_id = (SELECT person_id FROM agents WHERE agent_no = ${fromNo})
              WHERE id IN ${keys(MEMBERSHIPS)}
                AND person_id = (SELECT person_id FROM agents WHERE agent_no = ${intoNo})`),
            ...placeStatements(context, into, sql`NULL`),
          ]),
      ...returned.statements,
      ...holdings.statements,
      ...[fromNo, intoNo].flatMap((no) => [
        ...agentStatements(context, no),
        ...figureStatements(context, no),
      ]),
    ],
    purge: [...returned.purge, ...pagesAbout(into)],
    forget: into.userId === null ? [] : [into.userId],
  });
  return written.kind === "committed" ? { kind: "merged" } : refuse(CHANGED);
}

const columns = (row: string, key: readonly string[]): SQL =>
  sql.join(
    key.map((column) => sql.raw(`${row}.${column}`)),
    sql`, `,
  );

const isNoted = (id: string, table: string, key: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM agent_merge_rows r WHERE r.merge_id = ${id} AND r.table_name = ${table}
    AND r.key = json_array(${key}))`;

const isActive = (agentNo: number) =>
  sql`EXISTS (SELECT 1 FROM agents WHERE agent_no = ${agentNo} AND account_status = 'active')`;
const isUnclaimed = (agentNo: number) =>
  sql`NOT EXISTS (SELECT 1 FROM profiles WHERE agent_no = ${agentNo})
    AND NOT EXISTS (SELECT 1 FROM profile_claims WHERE agent_no = ${agentNo} AND status = 'open')`;

/** Puts an agent into an organization, or into none: the register, search, and full text say it. */
function placeStatements(
  { db }: Pick<AppContext, "db">,
  { agentNo, zip }: Pick<ListedAgent, "agentNo" | "zip">,
  organizationNo: SQL,
): BatchItem<"sqlite">[] {
  const run = (statement: SQL) => db.orm.run(statement);
  const count = run(sql`UPDATE organizations SET agent_count = (SELECT count(*) FROM agents c
      WHERE c.organization_no = organizations.organization_no AND c.account_status = 'active')
    WHERE organization_no = (SELECT organization_no FROM agents WHERE agent_no = ${agentNo})`);
  return [
    run(sql`UPDATE agents SET organization_no = ${organizationNo} WHERE agent_no = ${agentNo}`),
    run(
      sql`UPDATE agent_search SET organization_no = ${organizationNo} WHERE zip = ${zip} AND agent_no = ${agentNo}`,
    ),
    run(sql`DELETE FROM agent_text WHERE rowid = ${agentNo}`),
    run(sql`INSERT INTO agent_text (rowid, name, organization, headline)
      SELECT a.agent_no, a.name,
        coalesce((SELECT o.name FROM organizations o WHERE o.organization_no = a.organization_no), ''), a.headline
      FROM agents a WHERE a.agent_no = ${agentNo}`),
    count,
  ];
}

const entry = (
  act: "agent.merge" | "agent.unmerge",
  actorId: string,
  { id }: Pick<ListedAgent, "id">,
  reason: string,
  before: Readonly<Record<string, string | null>>,
  after: Readonly<Record<string, string | null>>,
) => ({ actorId, act, subject: { kind: "agent" as const, id }, reason, before, after });
