/** An agent's own showcase: what they wrote, what the register says, what they may choose from, what was before. */

import { and, asc, count, desc, eq, gt, lt, sql } from "drizzle-orm";
import { stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { ResultsOf } from "#app/platform/database.ts";
import { agentCarriers, agentCoverage, agents, carriers, showcaseVersions, users } from "#db/schema/index.ts";
import { unionOf } from "../bits.ts";
import { dayIn } from "../profile/hours/profile-hours.ts";
import { parseSpecialHours, parseWeek } from "../profile/hours/profile-week.ts";
import { profileStatements, readProfile } from "../profile/profile-queries.server.ts";
import type { AgentProfile } from "../profile/profile-types.ts";
import { describeChanges } from "./changes.ts";
import { FREE_VERSIONS, VERSIONS_SHOWN } from "./limits.ts";
import type { Showcase, ShowcaseCatalog, ShowcaseChange } from "./showcase-types.ts";
import { parseSnapshot } from "./snapshot.ts";

const CATALOG_LIMIT = 500;
const CLOSED_WEEK = Array.from({ length: 7 }, () => null);

/** Selects the number of the record that the account keeps. */
const keptBy = (userId: string) =>
  sql`(SELECT kp.agent_no FROM profiles kp WHERE kp.user_id = ${userId} AND kp.verified)`;

export const newestVersion = (agentNo: number | ReturnType<typeof keptBy>) =>
  sql<number | null>`(SELECT max(nv.version_no) FROM showcase_versions nv
    WHERE nv.kind = 'agent' AND nv.owner_no = ${agentNo})`;

const showcaseOf = (agent: typeof agents.$inferSelect, chosen: readonly number[]): Showcase => ({
  headline: agent.headline,
  biography: agent.biography,
  week: parseWeek(agent.weeklyHours) ?? CLOSED_WEEK,
  special: parseSpecialHours(agent.specialHours),
  carriers: chosen,
  languages: agent.languages,
  types: agent.types,
  serviceRadiusMiles: agent.serviceRadiusMiles,
  website: agent.website,
  phone: agent.phone,
  acceptingClients: agent.acceptingClients,
  acceptingFrom: agent.acceptingFrom,
});

/** For `read`: what the account's showcase says, without what surrounds it. */
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

/** What `ownShowcaseStatements` found; null for who keeps no record. */
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
  /** Of the agent's row, before anything was ever changed here. */
  updatedAt: number;
  /** The newest version that was kept; null before the first change. */
  version: number | null;
  showcase: Showcase;
  /** Bits of the types that a license in force covers, wherever it does. */
  covered: number;
  catalog: ShowcaseCatalog;
  /** Where the office stands. */
  today: string;
  /** As readers see it. */
  profile: AgentProfile;
  /** The same with what is being typed. */
  previewOf(showcase: Showcase): AgentProfile;
};

/** The showcase of the record that the account keeps; null when it keeps none that is listed. */
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
      const appointed = offered.filter(({ carrierNo }) => showcase.carriers.includes(carrierNo));
      const typed = { ...agent, ...columnsOf(showcase) };
      const preview = readProfile({ ...results, record: [{ ...row, agent: typed }], appointed }, nowMs);
      return preview.kind === "listed" ? preview.profile : answer.profile;
    },
  };
}

/** A showcase as columns of `agents`. */
export const columnsOf = ({ week, special, carriers: _, ...rest }: Showcase) => ({
  ...rest,
  weeklyHours: JSON.stringify(week),
  specialHours: special.holidays || special.days.length > 0 ? JSON.stringify(special) : null,
});

export type ShowcaseVersion = {
  versionNo: number;
  at: number;
  /** Who saved it; null for what stood there before. */
  by: string | null;
  changes: ShowcaseChange[];
  current: boolean;
};

/**
 * What was kept, newest first, each with what it changed: a page of them from before version `before`, or, where the
 * plan does not include `all`, the last few. `more`: there are older ones, shown or not.
 */
export async function listVersions(
  { db }: Pick<AppContext, "db">,
  { agentNo, catalog }: Pick<OwnShowcase, "agentNo" | "catalog">,
  { all, before }: { all: boolean; before: number | null },
): Promise<{ versions: ShowcaseVersion[]; more: boolean }> {
  const from = all ? before : null;
  // The one that stands, and those before it.
  const most = all ? VERSIONS_SHOWN : FREE_VERSIONS + 1;
  const [rows] = await db.batch([
    db.orm
      .select({
        versionNo: showcaseVersions.versionNo,
        at: showcaseVersions.at,
        firstName: users.firstName,
        lastName: users.lastName,
        snapshot: showcaseVersions.snapshot,
      })
      .from(showcaseVersions)
      .leftJoin(users, eq(users.id, showcaseVersions.byUserId))
      .where(
        and(
          eq(showcaseVersions.kind, "agent"),
          eq(showcaseVersions.ownerNo, agentNo),
          from === null ? undefined : lt(showcaseVersions.versionNo, from),
        ),
      )
      .orderBy(desc(showcaseVersions.versionNo))
      .limit(most + 1),
  ]);
  const read = rows.map(({ snapshot, ...row }) => ({ ...row, showcase: parseSnapshot(snapshot) }));
  const versions = read.slice(0, most).map(({ versionNo, at, firstName, lastName, showcase }, index) => {
    const older = read[index + 1]?.showcase ?? null;
    return {
      versionNo,
      at,
      by: firstName === null ? null : `${firstName} ${lastName}`.trim(),
      changes: older === null || showcase === null ? [] : describeChanges(older, showcase, catalog),
      current: index === 0 && from === null,
    };
  });
  return { versions, more: rows.length > most };
}

/** How many versions were kept after this one. */
export async function countLaterVersions(
  { db }: Pick<AppContext, "db">,
  { agentNo }: Pick<OwnShowcase, "agentNo">,
  versionNo: number,
): Promise<number> {
  const [rows] = await db.batch([
    db.orm
      .select({ later: count() })
      .from(showcaseVersions)
      .where(
        and(
          eq(showcaseVersions.kind, "agent"),
          eq(showcaseVersions.ownerNo, agentNo),
          gt(showcaseVersions.versionNo, versionNo),
        ),
      ),
  ]);
  return rows[0]?.later ?? 0;
}

/** One kept version of this record; null when there is none such. */
export async function findVersion(
  { db }: Pick<AppContext, "db">,
  agentNo: number,
  versionNo: number,
): Promise<Showcase | null> {
  const [rows] = await db.batch([
    db.orm
      .select({ snapshot: showcaseVersions.snapshot })
      .from(showcaseVersions)
      .where(
        and(
          eq(showcaseVersions.versionNo, versionNo),
          eq(showcaseVersions.kind, "agent"),
          eq(showcaseVersions.ownerNo, agentNo),
        ),
      )
      .limit(1),
  ]);
  return rows[0] === undefined ? null : parseSnapshot(rows[0].snapshot);
}
