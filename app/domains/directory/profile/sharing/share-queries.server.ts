/** What leaves the site under an agent's name: contact cards, QR codes, share cards, redirects to the slug. */
import { asc, desc, eq, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import {
  agentReviewStats,
  agents,
  cities,
  licenses,
  organizations,
  people,
  states,
} from "#db/schema/index.ts";
import { licenseValidity } from "../../cards/card-queries.server.ts";
import { agentNumber, type Identifier } from "../profile-queries.server.ts";
import type { Contact } from "./contact-card.ts";

const LICENSE_LIMIT = 60;

/** Id, present slug and account status of the agent behind an identifier, old slugs included. */
export async function findAgentAddress(context: AppContext, identifier: Identifier) {
  const [rows] = await context.db.batch([
    context.db.orm
      .select({ id: agents.id, slug: agents.slug, accountStatus: agents.accountStatus })
      .from(agents)
      .where(sql`${agents.agentNo} = ${agentNumber(identifier)}`)
      .limit(1),
  ]);
  return rows[0] ?? null;
}

/** The facts of a contact card; null for an unknown agent or one no longer listed. */
export async function findContact(context: AppContext, identifier: Identifier): Promise<Contact | null> {
  const { orm } = context.db;
  const agentNo = agentNumber(identifier);
  const { records, held } = await context.db.batch({
    records: orm
      .select({
        agent: agents,
        firstName: people.firstName,
        lastName: people.lastName,
        organization: organizations.name,
        city: cities.name,
      })
      .from(agents)
      .innerJoin(people, eq(people.id, agents.personId))
      .innerJoin(cities, eq(cities.cityNo, agents.cityNo))
      .leftJoin(organizations, eq(organizations.organizationNo, agents.organizationNo))
      .where(sql`${agents.agentNo} = ${agentNo}`)
      .limit(1),
    held: licensesOf(context, agentNo),
  });
  const row = records[0];
  if (row === undefined || row.agent.accountStatus !== "active") return null;
  const { agent, firstName, lastName, organization, city } = row;
  return {
    id: agent.id,
    slug: agent.slug,
    name: agent.name,
    firstName,
    lastName,
    headline: agent.headline,
    organization,
    phone: agent.phone,
    street: agent.street,
    city,
    stateCode: agent.stateCode,
    zip: agent.zip,
    point: { lat: agent.lat, lon: agent.lon },
    timeZone: agent.timeZone,
    website: agent.website,
    photoUrl: agent.photoUrl,
    npn: agent.npn,
    licenses: readLicenses(held, context.clock.now()),
    updatedAt: agent.updatedAt,
  };
}

/** The facts of an agent's share card; null for an unknown agent or one no longer listed. */
export async function findShareCard(context: AppContext, identifier: Identifier) {
  const shared = await findShared(context, identifier);
  return shared?.accountStatus === "active" ? shared : null;
}

/** What an agent's badge prints, with the present slug and the account's status; null for an unknown agent. */
export async function findBadge(context: AppContext, identifier: Identifier) {
  const shared = await findShared(context, identifier);
  if (shared === null) return null;
  const { name, slug, accountStatus, reviewCount, starSum, reviewedSince, licenses: held } = shared;
  const valid = held.filter((one) => one.validity === "in-force" || one.validity === "ending");
  const states = [...new Set(valid.map(({ state }) => state.name))];
  return { name, slug, accountStatus, reviewCount, starSum, reviewedSince, states };
}

async function findShared(context: AppContext, identifier: Identifier) {
  const agentNo = agentNumber(identifier);
  const { records, held } = await context.db.batch({
    records: context.db.orm
      .select({
        id: agents.id,
        slug: agents.slug,
        name: agents.name,
        headline: agents.headline,
        photoUrl: agents.photoUrl,
        city: cities.name,
        stateCode: agents.stateCode,
        organization: organizations.name,
        accountStatus: agents.accountStatus,
        reviewCount: sql<number>`coalesce(${agentReviewStats.stars1} + ${agentReviewStats.stars2}
          + ${agentReviewStats.stars3} + ${agentReviewStats.stars4} + ${agentReviewStats.stars5}, 0)`,
        starSum: sql<number>`coalesce(${agentReviewStats.stars1} + 2 * ${agentReviewStats.stars2}
          + 3 * ${agentReviewStats.stars3} + 4 * ${agentReviewStats.stars4} + 5 * ${agentReviewStats.stars5}, 0)`,
        reviewedSince: sql<number | null>`(SELECT r.published_at FROM reviews r
          WHERE r.agent_no = ${agents.agentNo} AND r.status = 'published'
            AND NOT EXISTS (SELECT 1 FROM review_disclosures d WHERE d.review_id = r.id AND d.stake)
          ORDER BY r.published_at LIMIT 1)`,
      })
      .from(agents)
      .innerJoin(cities, eq(cities.cityNo, agents.cityNo))
      .leftJoin(organizations, eq(organizations.organizationNo, agents.organizationNo))
      .leftJoin(agentReviewStats, eq(agentReviewStats.agentNo, agents.agentNo))
      .where(sql`${agents.agentNo} = ${agentNo}`)
      .limit(1),
    held: licensesOf(context, agentNo),
  });
  const row = records[0];
  if (row === undefined) return null;
  return { ...row, licenses: readLicenses(held, context.clock.now()) };
}

function licensesOf({ db }: AppContext, agentNo: ReturnType<typeof agentNumber>) {
  return db.orm
    .select({
      code: licenses.stateCode,
      name: states.name,
      number: licenses.number,
      status: licenses.status,
      effectiveOn: licenses.effectiveOn,
      expiresOn: licenses.expiresOn,
    })
    .from(licenses)
    .innerJoin(states, eq(states.code, licenses.stateCode))
    .where(sql`${licenses.agentNo} = ${agentNo}`)
    .orderBy(desc(licenses.resident), asc(states.name), asc(licenses.number))
    .limit(LICENSE_LIMIT);
}

function readLicenses(rows: Awaited<ReturnType<typeof licensesOf>>, nowMs: number): Contact["licenses"] {
  return rows.map(({ code, name, number, status, effectiveOn, expiresOn }) => ({
    state: { code, name },
    number,
    validity: licenseValidity({ stateCode: code, status, effectiveOn, expiresOn }, nowMs),
  }));
}
