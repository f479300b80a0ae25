/** Agent cards: what a row of results, a city's list or a comparison shows. */

import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { stateDay, stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { ResultsOf } from "#app/platform/database.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import {
  agentCoverage,
  agentReviewStats,
  agentSearch,
  agents,
  cities,
  licenses,
  organizations,
} from "#db/schema/index.ts";
import { hasBit, namedTypes } from "./bits.ts";
import { LICENSE_WARNING_DAYS } from "./limits.ts";
import { RESPONSE_FLOOR_THREADS } from "./policy.ts";
import { nextFreeSql, readNextFree } from "./profile/next-free.ts";
import type { AgentCard, CardLicense, LicenseStanding, NamedType, ResponseFigure } from "./types.ts";

/**
 * Statements that read the agents whose numbers `numbers` selects, for `batch`. At most `limit` rows, best order
 * value first. `stateCode` is the state whose licenses the cards show: a column or a parameter.
 */
export function cardStatements(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  numbers: SQL | readonly number[],
  limit: number,
  stateCode: SQL,
) {
  const chosen = isSql(numbers)
    ? sql`${agents.agentNo} IN ${numbers}`
    : inArray(agents.agentNo, [...numbers, -1]);
  const cards = db.orm
    .select({
      agentNo: agents.agentNo,
      id: agents.id,
      slug: agents.slug,
      name: agents.name,
      headline: agents.headline,
      photoUrl: sql<string | null>`coalesce(${agents.photoUrl}, ${agents.drawingUrl})`,
      independent: agents.independent,
      stateCode: agents.stateCode,
      lat: agents.lat,
      lon: agents.lon,
      acceptingClients: agents.acceptingClients,
      acceptingFrom: agents.acceptingFrom,
      responseMinutes: agents.responseMinutes,
      responseThreads: agents.responseThreads,
      orderValue: agents.orderValue,
      city: cities.name,
      organizationName: organizations.name,
      organizationSlug: organizations.urlSlug,
      published: agentReviewStats.published,
      starSum: sql<number>`${agentSearch.starSum}`,
      rankedAt: agents.rankedAt,
      proven: sql<number>`${agentReviewStats.tier2} + ${agentReviewStats.tier3}`,
      soldTypes: agents.types,
      coveredTypes: sql<number | null>`(
        SELECT ${agentCoverage.types} FROM ${agentCoverage}
        WHERE ${agentCoverage.agentNo} = ${agents.agentNo} AND ${agentCoverage.stateCode} = ${stateCode}
          AND ${agentCoverage.throughDay} >= ${stateDaySql(stateCode, clock.now())} ORDER BY ${agentCoverage.throughDay} LIMIT 1)`,
      licenseState: sql<string | null>`${stateCode}`,
      claimed: claimedByAccount,
      nextFree: nextFreeSql(sql`${agents.agentNo}`, clock.now()),
    })
    .from(agents)
    .innerJoin(agentSearch, and(eq(agentSearch.zip, agents.zip), eq(agentSearch.agentNo, agents.agentNo)))
    .innerJoin(cities, eq(cities.cityNo, agents.cityNo))
    .leftJoin(organizations, eq(organizations.organizationNo, agents.organizationNo))
    .leftJoin(agentReviewStats, eq(agentReviewStats.agentNo, agents.agentNo))
    .where(and(chosen, eq(agents.accountStatus, "active")))
    .orderBy(desc(agents.orderValue), desc(agents.agentNo))
    .limit(limit);
  const cardLicenses = db.orm
    .select({
      agentNo: licenses.agentNo,
      stateCode: licenses.stateCode,
      number: licenses.number,
      status: licenses.status,
      expiresOn: licenses.expiresOn,
      readOn: licenses.evidenceReadOn,
    })
    .from(licenses)
    .innerJoin(agents, eq(agents.agentNo, licenses.agentNo))
    .where(and(chosen, sql`${licenses.stateCode} = ${stateCode}`))
    .limit(limit * 6);
  return { cards, cardLicenses };
}

type CardResults = ResultsOf<typeof cardStatements>;

/** Puts the rows of `cardStatements` together. The ranking's numbers are the search's to add. */
export function readCards(
  { cards, cardLicenses }: CardResults,
  options: { types: readonly NamedType[]; nowMs: number },
): (AgentCard & { agentNo: number; lat: number; lon: number; orderValue: number; rankedAt: number })[] {
  return cards.map((row) => ({
    agentNo: row.agentNo,
    lat: row.lat,
    lon: row.lon,
    orderValue: row.orderValue,
    rankedAt: row.rankedAt,
    slug: row.slug,
    id: row.id,
    name: row.name,
    headline: row.headline,
    photoUrl: row.photoUrl,
    organization:
      row.organizationName === null || row.organizationSlug === null
        ? null
        : { name: row.organizationName, slug: row.organizationSlug },
    independent: row.independent,
    place: { city: row.city, stateCode: row.stateCode },
    stars:
      row.published === null || row.published === 0
        ? null
        : { average: row.starSum / row.published, count: row.published },
    distanceMiles: null,
    licensedFor: {
      stateCode: row.licenseState ?? row.stateCode,
      types: typeNames(namedTypes(row.soldTypes, row.coveredTypes ?? 0), options.types),
    },
    response: responseFigure(row.responseMinutes, row.responseThreads),
    claimed: row.claimed === 1,
    license: bestLicense(
      cardLicenses.filter((one) => one.agentNo === row.agentNo),
      options.nowMs,
    ),
    proven: row.proven ?? 0,
    acceptingClients: row.acceptingClients,
    acceptingFrom: row.acceptingFrom,
    rank: null,
    nextFree: readNextFree(row.nextFree, { ...row, claimed: row.claimed === 1 }),
  }));
}

/** Of a row of `agents`: 1 where an account keeps it, and reads what is sent there. */
export const claimedByAccount = sql<0 | 1>`EXISTS (SELECT 1 FROM profiles k
  WHERE k.agent_no = ${agents.agentNo} AND k.verified AND k.account_status = 'active')`;

/** Names of the types whose bits are set, the built-in ones (the lowest bits) first. */
export function typeNames(mask: number, types: readonly NamedType[]): string[] {
  return types
    .filter((type) => hasBit(mask, type.bit))
    .sort((a, b) => a.bit - b.bit)
    .map((type) => type.name);
}

export function responseFigure(minutes: number | null, threads: number): ResponseFigure {
  return minutes === null || threads < RESPONSE_FLOOR_THREADS
    ? { kind: "hidden", threads }
    : { kind: "known", minutes };
}

/** Where a license stands by the day in its state: in force, ending within 30 days, expired, or withdrawn by the state or holder. */
export function licenseStanding(
  { stateCode, status, expiresOn }: { stateCode: string; status: string; expiresOn: string },
  nowMs: number,
): LicenseStanding {
  if (status === "surrendered" || status === "revoked") return "withdrawn";
  if (status === "expired" || expiresOn < stateDay(stateCode, nowMs)) return "expired";
  return expiresOn <= stateDay(stateCode, nowMs + LICENSE_WARNING_DAYS * DAY_MS) ? "ending" : "in-force";
}

function bestLicense(held: CardResults["cardLicenses"], nowMs: number): CardLicense | null {
  const inForce = held.filter((one) => one.status === "active" && licenseStanding(one, nowMs) !== "expired");
  const pool = inForce.length > 0 ? inForce : held;
  const best = [...pool].sort((a, b) => b.expiresOn.localeCompare(a.expiresOn))[0];
  if (best === undefined) return null;
  return {
    stateCode: best.stateCode,
    number: best.number,
    expiresOn: best.expiresOn,
    readOn: best.readOn,
    standing: licenseStanding(best, nowMs),
  };
}

function isSql(value: SQL | readonly number[]): value is SQL {
  return !Array.isArray(value);
}
