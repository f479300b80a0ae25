/** Fills a migrated database with demonstration data. */
import { createDatabase } from "../client.ts";
import { carriers, languages, linesOfAuthority, productTypes } from "../schema/catalogue.ts";
import { cities, counties, states, zips } from "../schema/places.ts";
import { reviewTotals, typeMeans } from "../schema/reviews.ts";
import { AgentBatch } from "./agent-batch.ts";
import { draftAgents, measurePrior, planAll } from "./cast.ts";
import { carrierRows, languageRows, lineRows, productTypeRows } from "./catalogue.ts";
import { createContext } from "./context.ts";
import { buildCounties } from "./counties.ts";
import { dayOf } from "./days.ts";
import { insertStatements, Sender } from "./insert.ts";
import { landmarkAgents } from "./landmark-agents.ts";
import { FIRST_GENERATED_AGENT_NO, landmarkOrganizationSlugs } from "./landmarks.ts";
import { organizationBatches } from "./organization-batch.ts";
import { PlaceCounter } from "./place-counter.ts";
import { buildPlaces } from "./places.ts";
import { prepareDatabase } from "./prepare.ts";
import { ReviewTally } from "./review-tally.ts";
import { markComplete } from "./state.ts";

export type SeedProgress = {
  phase: "places" | "ranking prior" | "agents and reviews" | "organisations" | "place counts";
  /** Done and all, in the phase's own unit. */
  done: number;
  total: number;
};

export type SeedOptions = {
  url: string;
  authToken?: string | undefined;
  agents?: number;
  seed?: number;
  /** `YYYY-MM-DD`; every date is counted from it. */
  today?: string;
  /** Mean number of reviews received, over all agents. */
  reviewsPerAgent?: number;
  /** Empties the seeded tables first. */
  fresh?: boolean;
  onProgress?: (progress: SeedProgress) => void;
};

export type SeedReport = {
  agents: number;
  reviews: number;
  licences: number;
  organizations: number;
  seconds: number;
};

const AGENTS_PER_TRANSACTION = 1000;

/**
 * Writes places, catalogue, organisations, agents, licences and reviews. The same `agents`, `seed` and `today` give
 * the same rows. Throws `SeedRefused` when there are agents already and `fresh` is not set; `RangeError` for fewer
 * agents than there are landmarks. Interrupted, it leaves `seed.state` = `running`.
 */
export async function seedDatabase(options: SeedOptions): Promise<SeedReport> {
  const started = performance.now();
  const { agents: agentCount = 5000, seed = 1, today = dayOf(Date.now()), reviewsPerAgent = 3.6 } = options;
  const onProgress = options.onProgress ?? (() => undefined);
  if (agentCount < FIRST_GENERATED_AGENT_NO)
    throw new RangeError(`at least ${FIRST_GENERATED_AGENT_NO} agents are needed`);
  const { client } = createDatabase(options);
  await prepareDatabase(client, options.url, options.fresh ?? false, { agents: agentCount, seed, today });

  onProgress({ phase: "places", done: 0, total: 1 });
  const shapes = buildCounties();
  const context = createContext(
    {
      seed,
      agents: agentCount,
      today,
      reviewsPerAgent,
      reservedOrganizationSlugs: landmarkOrganizationSlugs,
    },
    buildPlaces(shapes),
  );
  const organizations = planAll(context);
  const fixed = landmarkAgents(context);
  onProgress({ phase: "ranking prior", done: 0, total: agentCount });
  const priorMean = measurePrior(context, fixed);

  const sender = new Sender(client);
  const tally = new ReviewTally();
  const counter = new PlaceCounter(context, shapes.rows, organizations);
  const facts = { today, nowMs: context.nowMs, priorMean };
  let batch = new AgentBatch(1, facts);
  let written = 0;
  const flush = async () => {
    await sender.send(batch.statements());
    onProgress({ phase: "agents and reviews", done: written, total: agentCount });
    batch = new AgentBatch(batch.nextLicenceNo, facts);
  };
  for (const draft of draftAgents(context, fixed, organizations)) {
    counter.add(batch.add(draft));
    for (const review of draft.reviews) tally.add(review);
    written += 1;
    if (written % AGENTS_PER_TRANSACTION === 0) await flush();
  }
  await flush();
  let writtenOrganizations = 0;
  for (const { statements, count } of organizationBatches(context, organizations)) {
    await sender.send(statements);
    writtenOrganizations += count;
    onProgress({ phase: "organisations", done: writtenOrganizations, total: organizations.length });
  }
  onProgress({ phase: "place counts", done: 0, total: 1 });
  await sender.send([
    ...insertStatements(productTypes, productTypeRows),
    ...insertStatements(linesOfAuthority, lineRows),
    ...insertStatements(languages, languageRows),
    ...insertStatements(carriers, carrierRows),
    ...insertStatements(states, context.places.states),
    ...insertStatements(counties, shapes.rows),
    ...insertStatements(cities, context.places.cities),
    ...insertStatements(zips, context.places.zips),
    ...insertStatements(reviewTotals, tally.totalRows()),
    ...insertStatements(typeMeans, tally.meanRows()),
  ]);
  await sender.send(markComplete(dayOf(tally.firstReceivedAt ?? context.nowMs)));
  await sender.flush();
  onProgress({ phase: "place counts", done: 1, total: 1 });
  client.close();
  return {
    agents: written,
    reviews: tally.received,
    licences: batch.nextLicenceNo - 1,
    organizations: organizations.length,
    seconds: (performance.now() - started) / 1000,
  };
}
