/** Agent cards: what a row of results, a city's list or a comparison shows. */

import { type SQL, sql } from "drizzle-orm";
import { isEvidenceStale } from "#app/domains/licenses/policy.ts";
import { stateDay, stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { ResultsOf } from "#app/platform/database/database.ts";
import {
  flag,
  integer,
  listed,
  nullable,
  packed,
  packedRow,
  type RowOf,
  real,
  rowsOf,
  text,
} from "#app/platform/database/rows.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { agents } from "#db/schema/index.ts";
import { hasBit, namedTypes } from "../bits.ts";
import { LICENSE_WARNING_DAYS } from "../limits.ts";
import { RESPONSE_FLOOR_THREADS } from "../policy.ts";
import { nextFreeSql, readNextFree } from "../profile/next-free.ts";
import { quotableOf } from "../profile/quote-offer.ts";
import type { AgentCard, CardLicense, LicenseValidity, NamedType, ResponseFigure } from "../types.ts";

const licenseRow = {
  stateCode: text,
  number: text,
  status: text,
  effectiveOn: text,
  expiresOn: text,
  readOn: text,
};

const cardRow = {
  agentNo: integer,
  id: text,
  slug: text,
  name: text,
  headline: text,
  photoUrl: nullable(text),
  independent: flag,
  stateCode: text,
  lat: real,
  lon: real,
  acceptingClients: flag,
  acceptingFrom: nullable(text),
  responseMinutes: nullable(integer),
  responseThreads: integer,
  city: text,
  organizationName: nullable(text),
  organizationSlug: nullable(text),
  published: nullable(integer),
  starSum: integer,
  proven: nullable(integer),
  soldTypes: integer,
  coveredTypes: nullable(integer),
  languages: nullable(text),
  phone: nullable(text),
  licenseState: nullable(text),
  claimed: flag,
  nextFree: nullable(text),
  licenses: listed(licenseRow),
};

/**
 * Query for the cards of the agents `listed`, which has `agent_no` and `value`: the value, and everything else packed. At most
 * `limit` rows, the highest value first. `stateCode` (a column or a parameter) is the state whose licenses the cards show.
 */
export function cardQuery(nowMs: number, listed: SQL, limit: number, stateCode: SQL): SQL {
  return sql`SELECT w.value orderValue, json_array(agents.agent_no, agents.id, agents.slug, agents.name,
      agents.headline, coalesce(agents.photo_url, agents.drawing_url), agents.independent, agents.state_code, agents.lat,
      agents.lon, agents.accepting_clients, agents.accepting_from, agents.response_minutes, agents.response_threads,
      c.name, o.name, o.url_slug, f.review_count, f.star_sum, r.tier_2 + r.tier_3, agents.types,
      (SELECT v.types FROM agent_coverage v WHERE v.agent_no = agents.agent_no AND v.state_code = ${stateCode}
        AND v.through_day >= ${stateDaySql(stateCode, nowMs)} ORDER BY v.through_day LIMIT 1),
      (SELECT group_concat(name, ',') FROM (SELECT name FROM languages WHERE agents.languages & (1 << bit)
        ORDER BY code = 'en', bit)), agents.phone,
      ${stateCode}, ${claimedByAccount}, ${nextFreeSql(sql`agents.agent_no`, nowMs)},
      json((SELECT json_group_array(json_array(l.state_code, l.number, l.status, l.effective_on, l.expires_on,
        l.evidence_read_on)) FROM licenses l WHERE l.agent_no = agents.agent_no AND l.state_code = ${stateCode}))) packed
    FROM (${listed}) w CROSS JOIN agents ON agents.agent_no = w.agent_no
    JOIN agent_search f ON f.zip = agents.zip AND f.agent_no = agents.agent_no
    JOIN cities c ON c.city_no = agents.city_no
    LEFT JOIN organizations o ON o.organization_no = agents.organization_no
    LEFT JOIN agent_review_stats r ON r.agent_no = agents.agent_no
    WHERE agents.account_status = 'active'
    ORDER BY w.value DESC, agents.agent_no DESC LIMIT ${limit}`;
}

/** For `cardQuery`: the agents of `numbers`, a query of distinct `agent_no`, in no order. */
export const unordered = (numbers: SQL): SQL => sql`SELECT agent_no, 0.0 value FROM (${numbers})`;

/** Statement of `cardQuery`, for `batch`. */
export function cardStatements(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  listed: SQL,
  limit: number,
  stateCode: SQL,
) {
  return {
    cards: rowsOf(
      db,
      "cards",
      { orderValue: real, packed: packedRow(cardRow) },
      cardQuery(clock.now(), listed, limit, stateCode),
    ),
  };
}

type CardResults = ResultsOf<typeof cardStatements>;

/** The packed part of `cardQuery`, as a column of lists. Only lists that are paged by order value need that column. */
export const packedCards = packed(cardRow);

/** Cards from the rows of `cardStatements`. A search adds the numbers of the ranking. */
export function readCards(
  { cards }: CardResults,
  options: { types: readonly NamedType[]; nowMs: number },
): (AgentCard & { agentNo: number; lat: number; lon: number; orderValue: number })[] {
  return cards.map(({ orderValue, packed: row }) => ({
    agentNo: row.agentNo,
    lat: row.lat,
    lon: row.lon,
    orderValue,
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
    languages: row.languages?.split(",") ?? [],
    phone: row.phone,
    response: responseFigure(row.responseMinutes, row.responseThreads),
    claimed: row.claimed,
    license: bestLicense(row.licenses, options.nowMs),
    proven: row.proven ?? 0,
    acceptingClients: row.acceptingClients,
    acceptingFrom: row.acceptingFrom,
    quoteTypes: quotableOf({ ...row, sold: row.soldTypes, covered: row.coveredTypes ?? 0 }, options.types),
    why: null,
    rank: null,
    nextFree: readNextFree(row.nextFree, row, options.nowMs),
  }));
}

/** Of a row of `agents`: 1 where an account has claimed the profile, so somebody reads what is sent there. */
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

type Dated = { stateCode: string; status: string; effectiveOn: string; expiresOn: string };

/**
 * The state of a license on the day in its state: in force, ending within 30 days, to come, expired, or withdrawn:
 * by the state, by its holder, or because its status isn't confirmed.
 */
export function licenseValidity(
  { stateCode, status, effectiveOn, expiresOn }: Dated,
  nowMs: number,
): LicenseValidity {
  if (status !== "active" && status !== "expired") return "withdrawn";
  if (status === "expired" || expiresOn < stateDay(stateCode, nowMs)) return "expired";
  if (effectiveOn > stateDay(stateCode, nowMs)) return "to-come";
  return expiresOn <= stateDay(stateCode, nowMs + LICENSE_WARNING_DAYS * DAY_MS) ? "ending" : "in-force";
}

/** Sorts licenses: those that give authority today, then those that will, then the rest. */
export function validityRank(validity: LicenseValidity): number {
  if (validity === "in-force" || validity === "ending") return 0;
  return validity === "to-come" ? 1 : 2;
}

function bestLicense(held: readonly RowOf<typeof licenseRow>[], nowMs: number): CardLicense | null {
  const [best] = held
    .map(({ status, ...license }) => ({
      ...license,
      stale: isEvidenceStale(license.readOn, nowMs),
      validity: licenseValidity({ status, ...license }, nowMs),
    }))
    .sort(
      (a, b) =>
        validityRank(a.validity) - validityRank(b.validity) ||
        Number(a.stale) - Number(b.stale) ||
        b.expiresOn.localeCompare(a.expiresOn),
    );
  return best ?? null;
}
