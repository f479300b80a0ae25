/** All agents and organizations: first the fixed ones, then the invented ones, drawn one by one. */

import type { SeedContext } from "../context.ts";
import { SlugRegister } from "../identifiers.ts";
import { AgencyMap } from "../places/nearby.ts";
import type { AgentDraft, Organization } from "../records.ts";
import { drawReviewFacts } from "../reviews/review-facts.ts";
import { inventAgent } from "./agents.ts";
import { landmarkOrganization } from "./landmark-organization.ts";
import {
  FIRST_GENERATED_AGENT_NO,
  FIRST_GENERATED_ORGANIZATION_NO,
  landmarkAgentSlugs,
} from "./landmarks.ts";
import { drawMembership } from "./memberships.ts";
import { planOrganizations } from "./organizations.ts";

/** All organizations; `organizations[n]` has `organizationNo` n + 1. */
export function planAll(context: SeedContext): Organization[] {
  const planned = planOrganizations(context, FIRST_GENERATED_ORGANIZATION_NO);
  const parent = planned.find((organization) => organization.type === "fmo") ?? null;
  return [landmarkOrganization(context, parent), ...planned];
}

/** The mean of all published stars, which ranking draws everyone toward. */
export function measurePrior(context: SeedContext, fixed: readonly AgentDraft[]): number {
  let sum = 0;
  let count = 0;
  const add = (review: { status: string; stars: number }) => {
    if (review.status !== "published") return;
    sum += review.stars;
    count += 1;
  };
  for (const { reviews: own } of fixed) own.forEach(add);
  for (let agentNo = FIRST_GENERATED_AGENT_NO; agentNo <= context.agents; agentNo += 1) {
    drawReviewFacts(context.seed, agentNo, context.reviewsPerAgent).forEach(add);
  }
  return count === 0 ? 4 : sum / count;
}

/** Drawn on demand, so that a million are never in memory together. */
export function* draftAgents(
  context: SeedContext,
  fixed: readonly AgentDraft[],
  planned: readonly Organization[],
): Generator<AgentDraft> {
  yield* fixed;
  const slugs = new SlugRegister();
  for (const slug of landmarkAgentSlugs) slugs.claim(slug);
  const agencies = new AgencyMap(planned);
  const others = {
    carrier: planned.filter((organization) => organization.type === "carrier"),
    fmo: planned.filter((organization) => organization.type === "fmo"),
  };
  const generated = context.agents - fixed.length;
  for (let i = 0; i < generated; i += 1) {
    // Evenly through the population in ZIP order: agents are where people live, and neighbors have close numbers.
    const share = (i + 0.5) / generated;
    yield inventAgent(context, FIRST_GENERATED_AGENT_NO + i, share, slugs, (point, personId, random) =>
      drawMembership(context, agencies, others, point, personId, random),
    );
  }
}
