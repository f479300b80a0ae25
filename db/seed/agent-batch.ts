/** Gathers some agents' rows and turns them into one transaction's statements. */
import type { InStatement } from "@libsql/client/web";
import {
  agentCarriers,
  agentCoverage,
  agentSearch,
  agents,
  licences,
  people,
  slugHistory,
} from "../schema/directory.ts";
import { organizationMembers } from "../schema/organizations.ts";
import { agentReviewStats, reviews } from "../schema/reviews.ts";
import { type AgentRecord, type AgentRow, type MemberRow, searchRow } from "./agents.ts";
import { DAY_MS } from "./days.ts";
import { insertStatements, textStatements } from "./insert.ts";
import type { CoverageDraft, LicenceDraft } from "./licences.ts";
import { isActive } from "./memberships.ts";
import { type ReviewDraft, type ReviewStatsRow, statsOf, sumsOf } from "./reviews.ts";

export class AgentBatch {
  /** The number that the next licence gets. */
  nextLicenceNo: number;
  #nowMs: number;
  #agents: AgentRow[] = [];
  #people: AgentRecord["person"][] = [];
  #licences: (LicenceDraft & { licenceNo: number; agentNo: number })[] = [];
  #coverage: (CoverageDraft & { agentNo: number })[] = [];
  #carriers: { agentNo: number; carrierNo: number }[] = [];
  #search: ReturnType<typeof searchRow>[] = [];
  #texts: [number, string, string, string][] = [];
  #reviews: (ReviewDraft & { agentNo: number })[] = [];
  #stats: ReviewStatsRow[] = [];
  #members: MemberRow[] = [];
  #oldSlugs: (typeof slugHistory.$inferInsert)[] = [];

  constructor(nextLicenceNo: number, nowMs: number) {
    this.nextLicenceNo = nextLicenceNo;
    this.#nowMs = nowMs;
  }

  add(record: AgentRecord): void {
    const { agent } = record;
    const { agentNo } = agent;
    this.#agents.push(agent);
    this.#people.push(record.person);
    for (const licence of record.licences) {
      this.#licences.push({ ...licence, licenceNo: this.nextLicenceNo, agentNo });
      this.nextLicenceNo += 1;
    }
    for (const carrierNo of record.carrierNos) this.#carriers.push({ agentNo, carrierNo });
    for (const review of record.reviews) this.#reviews.push({ ...review, agentNo });
    this.#stats.push(statsOf(agentNo, record.reviews));
    this.#members.push(...record.members);
    if (record.oldSlug !== null) {
      this.#oldSlugs.push({
        kind: "agent",
        slug: record.oldSlug,
        recordNo: agentNo,
        retiredAt: this.#nowMs - 40 * DAY_MS,
      });
    }
    if (!isActive(agent)) return;
    this.#search.push(searchRow(record, sumsOf(record.reviews, this.#nowMs)));
    for (const coverage of record.coverage) this.#coverage.push({ ...coverage, agentNo });
    this.#texts.push([agentNo, agent.name, record.organizationName, agent.headline]);
  }

  statements(): InStatement[] {
    return [
      ...insertStatements(agents, this.#agents),
      ...insertStatements(people, this.#people),
      ...insertStatements(licences, this.#licences),
      ...insertStatements(agentCoverage, this.#coverage),
      ...insertStatements(agentCarriers, this.#carriers),
      ...insertStatements(agentSearch, this.#search),
      ...textStatements("agent_text", ["name", "organization", "headline"], this.#texts),
      ...insertStatements(reviews, this.#reviews),
      ...insertStatements(agentReviewStats, this.#stats),
      ...insertStatements(organizationMembers, this.#members),
      ...insertStatements(slugHistory, this.#oldSlugs),
    ];
  }
}
