/** One agent's public record, read in the round trip of the page that shows it. */

import { and, asc, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import { isEvidenceStale } from "#app/domains/licenses/policy.ts";
import { stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { ResultsOf } from "#app/platform/database/database.ts";
import { real, rowsOf, text } from "#app/platform/database/rows.ts";
import { textLanguage } from "#app/text/text-language.ts";
import {
  agentCarriers,
  agentCoverage,
  agentEndings,
  agents,
  carriers,
  cities,
  languages,
  licenses,
  linesOfAuthority,
  organizations,
  productTypes,
  states,
} from "#db/schema/index.ts";
import { hasBit, namedTypes } from "../bits.ts";
import {
  claimedByAccount,
  licenseValidity,
  responseFigure,
  typeNames,
  validityRank,
} from "../cards/card-queries.server.ts";
import { factStatement, readEvidence } from "../facts/fact-queries.server.ts";
import { saidOf } from "../facts/fact-words.ts";
import { readRecords, recordStatements } from "../facts/state-record-queries.server.ts";
import { writtenFactsOf } from "../showcase/record.ts";
import { describeOfficeNow } from "./hours/office-now.ts";
import { dayIn } from "./hours/profile-hours.ts";
import { parseSpecialHours, parseWeek } from "./hours/profile-week.ts";
import { specialDays } from "./hours/special-hours.ts";
import { OFFICE_MAP_DEGREES, officeLabels } from "./profile-map.ts";
import type { AgentProfile, ProfileAnswer, ProfileLicense } from "./profile-types.ts";
import { quotableOf } from "./quote-offer.ts";

const LICENSE_LIMIT = 120;
const CATALOG_LIMIT = 60;
const LABEL_LIMIT = 16;

const labelRow = { name: text, lat: real, lon: real };

export type Identifier = { kind: "uuid" | "slug"; value: string };

/**
 * Selects the number of the agent behind an id (of a merged profile: the one it became), the id of the user whose public profile it is, a slug, or a slug it once
 * had. Null when there is none.
 */
export function agentNumber({ kind, value }: Identifier): SQL {
  // A user's id that `get_public_profile_by_user_id` answers with a slug leads to the same page.
  const slugOfUser = sql`(SELECT url_slug FROM profiles WHERE user_id = ${value} AND account_status = 'active')`;
  return kind === "uuid"
    ? sql`coalesce((SELECT coalesce(m.into_agent_no, a.agent_no) FROM agents a
          LEFT JOIN agent_endings m ON m.agent_no = a.agent_no WHERE a.id = ${value}),
        (SELECT agent_no FROM agents WHERE slug = ${slugOfUser}),
        (SELECT record_no FROM slug_history WHERE kind = 'agent' AND slug = ${slugOfUser}))`
    : sql`coalesce((SELECT agent_no FROM agents WHERE slug = ${value}),
        (SELECT record_no FROM slug_history WHERE kind = 'agent' AND slug = ${value}))`;
}

/** Statements for `batch`; `agentNo` is what `agentNumber` selects. */
export function profileStatements({ db, clock }: Pick<AppContext, "db" | "clock">, agentNo: SQL) {
  const { orm } = db;
  const record = orm
    .select({
      agent: agents,
      claimed: claimedByAccount,
      cityName: cities.name,
      citySlug: cities.slug,
      stateName: states.name,
      stateSlug: states.slug,
      organizationName: organizations.name,
      organizationSlug: organizations.urlSlug,
      ending: { kind: agentEndings.kind, since: agentEndings.since },
    })
    .from(agents)
    .innerJoin(cities, eq(cities.cityNo, agents.cityNo))
    .innerJoin(states, eq(states.code, agents.stateCode))
    .leftJoin(organizations, eq(organizations.organizationNo, agents.organizationNo))
    .leftJoin(agentEndings, eq(agentEndings.agentNo, agents.agentNo))
    .where(sql`${agents.agentNo} = ${agentNo}`)
    .limit(1);
  const held = orm
    .select({ license: licenses, stateName: states.name })
    .from(licenses)
    .innerJoin(states, eq(states.code, licenses.stateCode))
    .where(sql`${licenses.agentNo} = ${agentNo}`)
    .orderBy(desc(licenses.resident), asc(states.name), desc(licenses.expiresOn), asc(licenses.number))
    .limit(LICENSE_LIMIT);
  const covered = orm
    .select({ state: states.name, types: agentCoverage.types })
    .from(agentCoverage)
    .innerJoin(states, eq(states.code, agentCoverage.stateCode))
    .where(
      and(
        sql`${agentCoverage.agentNo} = ${agentNo}`,
        gte(agentCoverage.throughDay, stateDaySql(sql`${agentCoverage.stateCode}`, clock.now())),
      ),
    )
    .orderBy(asc(agentCoverage.stateCode), asc(agentCoverage.throughDay))
    .limit(LICENSE_LIMIT);
  const represented = orm
    .select({ name: carriers.name })
    .from(agentCarriers)
    .innerJoin(carriers, eq(carriers.carrierNo, agentCarriers.carrierNo))
    .where(sql`${agentCarriers.agentNo} = ${agentNo}`)
    .orderBy(asc(carriers.name))
    .limit(CATALOG_LIMIT);
  const types = orm
    .select({
      bit: productTypes.bit,
      name: productTypes.name,
      slug: productTypes.slug,
      coveringLines: productTypes.coveringLines,
    })
    .from(productTypes)
    .orderBy(asc(productTypes.bit))
    .limit(CATALOG_LIMIT);
  const lines = orm.select().from(linesOfAuthority).orderBy(asc(linesOfAuthority.bit)).limit(CATALOG_LIMIT);
  const spoken = orm.select().from(languages).orderBy(asc(languages.bit)).limit(CATALOG_LIMIT);
  const { lat, lon } = OFFICE_MAP_DEGREES;
  const around = rowsOf(
    db,
    "places around an office",
    labelRow,
    sql`SELECT c.name AS name, c.lat AS lat, c.lon AS lon
    FROM (SELECT lat, lon FROM agents WHERE agent_no = ${agentNo}) here CROSS JOIN cities c
    WHERE c.lat BETWEEN here.lat - ${lat} AND here.lat + ${lat}
      AND c.lon BETWEEN here.lon - ${lon} AND here.lon + ${lon}
    ORDER BY c.population DESC LIMIT ${LABEL_LIMIT}`,
  );
  const evidence = factStatement({ db }, agentNo);
  const records = recordStatements({ db, clock }, agentNo);
  return { record, held, covered, represented, types, lines, spoken, around, evidence, ...records };
}

type ProfileResults = ResultsOf<typeof profileStatements>;

/** The profile from the rows of `profileStatements`. */
export function readProfile(results: ProfileResults, nowMs: number): ProfileAnswer {
  const { record, held, covered, represented, types, lines, spoken, around, evidence } = results;
  const row = record[0];
  if (row === undefined) return { kind: "missing" };
  const { agent } = row;
  const city = {
    name: row.cityName,
    slug: row.citySlug,
    state: { code: agent.stateCode, name: row.stateName, slug: row.stateSlug },
  };
  if (agent.accountStatus === "archived")
    return { kind: "archived", name: agent.name, slug: agent.slug, city, ending: row.ending };

  const covers = new Map<string, string[]>();
  const quoteTypes = new Set<string>();
  // The first row of a state is what is covered today; later rows say what remains after its last day.
  for (const { state, types: mask } of covered)
    if (!covers.has(state)) {
      covers.set(state, typeNames(namedTypes(agent.types, mask), types));
      const { acceptingClients } = agent;
      const offer = { claimed: row.claimed === 1, acceptingClients, sold: agent.types, covered: mask };
      for (const slug of quotableOf(offer, types)) quoteTypes.add(slug);
    }
  const readLicense = ({ license, stateName }: ProfileResults["held"][number]): ProfileLicense => ({
    state: { code: license.stateCode, name: stateName },
    number: license.number,
    licenseClass: license.licenseClass,
    resident: license.resident,
    lines: lines.filter(({ bit }) => hasBit(license.lines, bit)).map(({ name }) => name),
    stateLabel: license.stateLabel,
    validity: licenseValidity(license, nowMs),
    status: license.status,
    effectiveOn: license.effectiveOn,
    expiresOn: license.expiresOn,
    evidence: license.evidence,
    evidenceReadOn: license.evidenceReadOn,
    stale: isEvidenceStale(license.evidenceReadOn, nowMs),
  });

  const hours = parseWeek(agent.weeklyHours);
  const special = specialDays(hours, parseSpecialHours(agent.specialHours), dayIn(agent.timeZone, nowMs));
  const profile: AgentProfile = {
    id: agent.id,
    slug: agent.slug,
    name: agent.name,
    ...writtenFactsOf(agent),
    biographyLanguage: textLanguage(agent.biography),
    photoUrl: agent.photoUrl,
    pictureUrl: agent.photoUrl ?? agent.drawingUrl,
    organization:
      row.organizationName === null || row.organizationSlug === null
        ? null
        : { name: row.organizationName, slug: row.organizationSlug, role: agent.organizationRole },
    independent: agent.independent,
    city,
    street: agent.street,
    zip: agent.zip,
    point: { lat: agent.lat, lon: agent.lon },
    npn: agent.npn,
    npnMatchedOn: agent.npnMatchedAt === null ? null : utcDay(agent.npnMatchedAt),
    licensedSinceYear: agent.licensedSinceYear,
    languages: spoken.filter(({ bit }) => hasBit(agent.languages, bit)).map(({ name }) => name),
    carriers: represented.map(({ name }) => name),
    timeZone: agent.timeZone,
    hours,
    specialDays: special,
    officeNow: hours === null ? null : describeOfficeNow(hours, special, agent.timeZone, nowMs),
    response: responseFigure(agent.responseMinutes, agent.responseThreads),
    claimed: row.claimed === 1,
    quoteTypes: [...quoteTypes],
    licenses: held.map(readLicense).sort((a, b) => validityRank(a.validity) - validityRank(b.validity)),
    covers: [...covers]
      .filter(([, names]) => names.length > 0)
      .map(([state, names]) => ({ state, types: names })),
    said: saidOf(readEvidence(evidence), nowMs),
    records: readRecords(results, nowMs),
    updatedAt: agent.updatedAt,
  };
  return { kind: "listed", profile, labels: officeLabels(profile.point, around) };
}
