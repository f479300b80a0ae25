/** Collects some agents' rows, computes what follows from them, and turns all into one transaction's statements. */
import type { InStatement } from "@libsql/client/web";
import { RESPONSE_FLOOR_THREADS } from "#app/domains/directory/policy.ts";
import { explainRank, type ReviewSums } from "#app/domains/directory/ranking.ts";
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
import { statsOf, sumsOf } from "../reviews/reviews.ts";
import { coverageOf } from "./licenses.ts";

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
    const { nowMs, today, priorMean } = this.#facts;
    const { agentNo } = draft.agent;
    const sums = sumsOf(draft.reviews, nowMs);
    const agent: AgentRow = {
      ...draft.agent,
      orderValue: explainRank(sums, priorMean).orderValue,
      rankedAt: nowMs,
    };
    this.#agents.push(agent);
    this.#people.push(draft.person);
    for (const license of draft.licenses) {
      this.#licenses.push({ ...license, licenseNo: this.nextLicenseNo, agentNo, revision: 0, toCome: false });
      this.nextLicenseNo += 1;
    }
    for (const carrierNo of draft.carrierNos) this.#carriers.push({ agentNo, carrierNo });
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
      this.#search.push(searchRow(agent, sums));
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
      ...insertStatements(agentSearch, this.#search),
      ...textStatements("agent_text", ["name", "organization", "headline"], this.#texts),
      ...insertStatements(reviews, this.#reviews),
      ...insertStatements(reviewCases, this.#cases.cases),
      ...insertStatements(reviewFlags, this.#cases.flags),
      ...insertStatements(agentReviewStats, this.#stats),
      ...insertStatements(organizationMembers, this.#members),
      ...insertStatements(slugHistory, this.#oldSlugs),
    ];
  }
}

function searchRow(agent: AgentRow, sums: ReviewSums): SearchRow {
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
    reviewCount: sums.reviewCount,
    starSum: sums.starSum,
    weightSum: sums.weightSum,
    weightedStars: sums.weightedStars,
    weightedSquares: sums.weightedSquares,
    responseMinutes: (agent.responseThreads ?? 0) >= RESPONSE_FLOOR_THREADS ? agent.responseMinutes : null,
  };
}
