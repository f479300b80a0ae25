/** An agent's own showcase: what they wrote, the register's facts, what they may choose from, earlier versions. */

import { asc, sql } from "drizzle-orm";
import { stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import { newestVersionOf } from "#app/domains/versions/queries.server.ts";
import type { VersionedPage } from "#app/domains/versions/types.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { ResultsOf } from "#app/platform/database/database.ts";
import { agentCarriers, agentCoverage, agents, carriers } from "#db/schema/index.ts";
import { unionOf } from "../bits.ts";
import { dayIn } from "../profile/hours/profile-hours.ts";
import { profileStatements, readProfile } from "../profile/profile-queries.server.ts";
import type { AgentProfile } from "../profile/profile-types.ts";
import { describeChanges } from "./changes.ts";
import { columnsOf, showcaseOf } from "./record.ts";
import type { Showcase, ShowcaseCatalog } from "./showcase-types.ts";
import { parseSnapshot } from "./snapshot.ts";

const CATALOG_LIMIT = 500;

/** Selects the number of the account's own record. */
const keptBy = (userId: string) =>
  sql`(SELECT kp.agent_no FROM profiles kp WHERE kp.user_id = ${userId} AND kp.verified)`;

export const newestVersion = (agentNo: number | ReturnType<typeof keptBy>) =>
  newestVersionOf("agent", agentNo);

/** For `read`: the account's showcase alone. */
export const ownShowcaseStatements = ({ db }: Pick<AppContext, "db">, userId: string) => ({
  record: db.orm
    .select()
    .from(agents)
    .where(sql`${agents.agentNo} = ${keptBy(userId)}`)
    .limit(1),
  chosen: db.orm
    .select({ carrierNo: agentCarriers.carrierNo })
    .from(agentCarriers)
    .where(sql`${agentCarriers.agentNo} = ${keptBy(userId)}`)
    .limit(CATALOG_LIMIT),
});

/** The result of `ownShowcaseStatements`; null for an account without a record. */
export function readOwnShowcase({
  record,
  chosen,
}: ResultsOf<typeof ownShowcaseStatements>): Showcase | null {
  const [agent] = record;
  return agent === undefined
    ? null
    : showcaseOf(
        agent,
        chosen.map(({ carrierNo }) => carrierNo),
      );
}

export type OwnShowcase = {
  agentNo: number;
  slug: string;
  /** Of the agent's row; before the first change, when the register last changed it. */
  updatedAt: number;
  /** The newest stored version; null before the first change. */
  version: number | null;
  showcase: Showcase;
  /** Bits of the types that a license in force covers, in any state. */
  covered: number;
  catalog: ShowcaseCatalog;
  /** The day at the office. */
  today: string;
  /** As readers see it. */
  profile: AgentProfile;
  /** The same with another showcase. */
  previewOf(showcase: Showcase): AgentProfile;
};

/** The showcase of the account's own record; null when it has none that is listed. */
export async function findOwnShowcase(
  context: Pick<AppContext, "db" | "clock">,
  userId: string,
): Promise<OwnShowcase | null> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const agentNo = keptBy(userId);
  const { chosen, offered, covering, versions, ...results } = await db.batch({
    ...profileStatements(context, agentNo),
    chosen: db.orm
      .select({ carrierNo: agentCarriers.carrierNo })
      .from(agentCarriers)
      .where(sql`${agentCarriers.agentNo} = ${agentNo}`)
      .orderBy(asc(agentCarriers.carrierNo))
      .limit(CATALOG_LIMIT),
    offered: db.orm
      .select({ carrierNo: carriers.carrierNo, name: carriers.name })
      .from(carriers)
      .orderBy(asc(carriers.name))
      .limit(CATALOG_LIMIT),
    covering: db.orm
      .select({ types: agentCoverage.types })
      .from(agentCoverage)
      .where(
        sql`${agentCoverage.agentNo} = ${agentNo} AND ${agentCoverage.throughDay} >= ${stateDaySql(sql`${agentCoverage.stateCode}`, nowMs)}`,
      )
      .limit(CATALOG_LIMIT),
    versions: db.orm
      .select({ newest: newestVersion(agentNo) })
      .from(sql`(SELECT 1)`)
      .limit(1),
  });
  const row = results.record[0];
  const answer = readProfile(results, nowMs);
  if (row === undefined || answer.kind !== "listed") return null;
  const { agent } = row;
  return {
    agentNo: agent.agentNo,
    slug: agent.slug,
    updatedAt: agent.updatedAt,
    version: versions[0]?.newest ?? null,
    showcase: showcaseOf(
      agent,
      chosen.map(({ carrierNo }) => carrierNo),
    ),
    covered: unionOf(covering.map(({ types }) => types)),
    catalog: { types: results.types, languages: results.spoken, carriers: offered },
    today: dayIn(agent.timeZone, nowMs),
    profile: answer.profile,
    previewOf(showcase) {
      const represented = offered.filter(({ carrierNo }) => showcase.carriers.includes(carrierNo));
      const typed = { ...agent, ...columnsOf(showcase) };
      const preview = readProfile({ ...results, record: [{ ...row, agent: typed }], represented }, nowMs);
      return preview.kind === "listed" ? preview.profile : answer.profile;
    },
  };
}

/** An agent's showcase, for the queries of its versions. */
export const showcasePage = ({
  agentNo,
  catalog,
}: Pick<OwnShowcase, "agentNo" | "catalog">): VersionedPage<Showcase> => ({
  kind: "agent",
  ownerNo: agentNo,
  parse: parseSnapshot,
  changes: (before, after) => describeChanges(before, after, catalog),
});
