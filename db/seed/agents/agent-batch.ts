/** Collects some agents' rows, computes what follows from them, and turns all into one transaction's statements. */
import type { InStatement } from "@libsql/client/web";
import { RESPONSE_FLOOR_THREADS } from "#app/domains/directory/policy.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import {
  agentCarriers,
  agentCoverage,
  agentSearch,
  agents,
  licenses,
  people,
  slugHistory,
} from "../../schema/directory.ts";
import { agentFacts } from "../../schema/facts.ts";
import { organizationMembers } from "../../schema/organizations.ts";
import { reviewCases, reviewFlags } from "../../schema/review-cases.ts";
import { agentReviewStats, reviews } from "../../schema/reviews.ts";
import { insertStatements, textStatements } from "../insert.ts";
import {
  type AgentDraft,
  type AgentRow,
  type CoverageDraft,
  isActive,
  type MemberRow,
  type PersonRow,
  type ReviewDraft,
  type ReviewStatsRow,
  type SearchRow,
} from "../records.ts";
import { type CaseRows, casesOf } from "../reviews/review-cases.ts";
import { statsOf } from "../reviews/reviews.ts";
import { type FactRow, inventFacts } from "./facts.ts";
import { coverageOf } from "./licenses.ts";
import { rankStatements } from "./rank-statements.ts";

export type BatchFacts = {
  today: string;
  nowMs: number;
  /** Mean of all published stars. */
  priorMean: number;
};

export class AgentBatch {
  /** The number of the next license. */
  nextLicenseNo: number;
  #facts: BatchFacts;
  #agents: AgentRow[] = [];
  #people: PersonRow[] = [];
  #licenses: Required<typeof licenses.$inferInsert>[] = [];
  #coverage: (CoverageDraft & { agentNo: number })[] = [];
  #carriers: { agentNo: number; carrierNo: number }[] = [];
  #agentFacts: FactRow[] = [];
  #search: SearchRow[] = [];
  #texts: [number, string, string, string][] = [];
  #reviews: (ReviewDraft & { agentNo: number })[] = [];
  #cases: CaseRows = { cases: [], flags: [] };
  #stats: ReviewStatsRow[] = [];
  #members: MemberRow[] = [];
  #oldSlugs: Required<typeof slugHistory.$inferInsert>[] = [];

  constructor(nextLicenseNo: number, facts: BatchFacts) {
    this.nextLicenseNo = nextLicenseNo;
    this.#facts = facts;
  }

  /** The agent's row as stored. */
  add(draft: AgentDraft): AgentRow {
    const { nowMs, today } = this.#facts;
    const { agentNo } = draft.agent;
    // `rankStatements` computes the order value.
    const agent: AgentRow = { ...draft.agent, orderValue: 0, orderDueDay: null, rankedAt: nowMs };
    this.#agents.push(agent);
    this.#people.push(draft.person);
    for (const license of draft.licenses) {
      this.#licenses.push({ ...license, licenseNo: this.nextLicenseNo, agentNo, revision: 0, toCome: false });
      this.nextLicenseNo += 1;
    }
    for (const carrierNo of draft.carrierNos) this.#carriers.push({ agentNo, carrierNo });
    this.#agentFacts.push(...inventFacts(draft, nowMs));
    for (const review of draft.reviews) {
      this.#reviews.push({ ...review, agentNo });
      const { cases, flags } = casesOf(agentNo, review, nowMs);
      this.#cases.cases.push(...cases);
      this.#cases.flags.push(...flags);
    }
    this.#stats.push(statsOf(agentNo, draft.reviews));
    this.#members.push(...draft.members);
    if (draft.oldSlug !== null) {
      const retiredAt = Math.max(draft.agent.createdAt, nowMs - 40 * DAY_MS);
      this.#oldSlugs.push({ kind: "agent", slug: draft.oldSlug, recordNo: agentNo, retiredAt });
    }
    if (isActive(agent)) {
      this.#search.push(searchRow(agent));
      for (const coverage of coverageOf(draft.licenses, today)) this.#coverage.push({ ...coverage, agentNo });
      this.#texts.push([agentNo, agent.name, draft.organizationName, agent.headline]);
    }
    return agent;
  }

  /** An empty batch that continues the numbering of licenses. */
  next(): AgentBatch {
    return new AgentBatch(this.nextLicenseNo, this.#facts);
  }

  statements(): InStatement[] {
    return [
      ...insertStatements(people, this.#people),
      ...insertStatements(agents, this.#agents),
      ...insertStatements(licenses, this.#licenses),
      ...insertStatements(agentCoverage, this.#coverage),
      ...insertStatements(agentCarriers, this.#carriers),
      ...insertStatements(agentFacts, this.#agentFacts),
      ...insertStatements(agentSearch, this.#search),
      ...textStatements("agent_text", ["name", "organization", "headline"], this.#texts),
      ...insertStatements(reviews, this.#reviews),
      ...insertStatements(reviewCases, this.#cases.cases),
      ...insertStatements(reviewFlags, this.#cases.flags),
      ...insertStatements(agentReviewStats, this.#stats),
      ...insertStatements(organizationMembers, this.#members),
      ...insertStatements(slugHistory, this.#oldSlugs),
      ...rankStatements(this.#agents, this.#reviews, this.#facts),
    ];
  }
}

function searchRow(agent: AgentRow): SearchRow {
  return {
    zip: agent.zip,
    agentNo: agent.agentNo,
    lat: agent.lat,
    lon: agent.lon,
    types: agent.types,
    languages: agent.languages,
    acceptingClients: agent.acceptingClients,
    independent: agent.independent,
    organizationNo: agent.organizationNo,
    reviewCount: 0,
    starSum: 0,
    weightSum: 0,
    weightedStars: 0,
    weightedSquares: 0,
    responseMinutes: (agent.responseThreads ?? 0) >= RESPONSE_FLOOR_THREADS ? agent.responseMinutes : null,
  };
}
