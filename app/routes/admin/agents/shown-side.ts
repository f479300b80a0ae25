import type { MergeSide } from "#app/domains/listings/merging/merge-queries.server.ts";

/** What a page shows of one of two profiles. */
export const shownSide = ({ agent, counts }: MergeSide) => ({
  id: agent.id,
  name: agent.name,
  slug: agent.slug,
  npn: agent.npn,
  place: `${agent.city}, ${agent.stateCode} ${agent.zip}`,
  claimed: agent.userId !== null,
  counts,
});
