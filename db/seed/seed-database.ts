/** Fills a migrated database with demo data. */
import { setImmediate } from "node:timers/promises";
import type { InStatement } from "@libsql/client/web";
import type { OnHalved } from "../client/halves.ts";
import { createDatabase } from "../client.ts";
import { carriers, languages, linesOfAuthority, productTypes } from "../schema/catalog.ts";
import { cities, counties, placeNames, states, water, zips } from "../schema/places.ts";
import { reviewDays, reviewTotals, typeMeans } from "../schema/reviews.ts";
import { seedAccounts, termsStatements } from "./accounts.ts";
import { seedAgentApplications } from "./agent-applications.ts";
import { seedAgentPay } from "./agent-pay.ts";
import { AgentBatch } from "./agents/agent-batch.ts";
import { draftAgents, measurePrior, planAll } from "./agents/cast.ts";
import { landmarkAgents } from "./agents/landmark-agents.ts";
import { FIRST_GENERATED_AGENT_NO, landmarkOrganizationSlugs } from "./agents/landmarks.ts";
import { organizationBatches } from "./agents/organization-batch.ts";
import { PlaceCounter } from "./agents/place-counter.ts";
import { seedAskedFacts } from "./asked-facts.ts";
import { seedBilling } from "./billing.ts";
import { restoreIndexes, setIndexesAside } from "./bulk-indexes.ts";
import { seedCalendars } from "./calendars.ts";
import { carrierRows, languageRows, lineRows, productTypeRows } from "./catalog.ts";
import { seedClaims } from "./claims.ts";
import { createContext, type SeedContext } from "./context.ts";
import { seedConversations } from "./conversations.ts";
import { seedCustomerRecord } from "./customer-record.ts";
import { dayOf, dayStart } from "./days.ts";
import { seedFactReports } from "./fact-reports.ts";
import { insertStatements, Sender } from "./insert.ts";
import { seedLeads } from "./leads.ts";
import { seedLeadsBelow } from "./leads-below.ts";
import { seedLicenseLedger } from "./license-ledger.ts";
import { seedNotifications } from "./notifications.ts";
import { seedOpenCalendars } from "./open-calendars.ts";
import { seedOrganizationPeople } from "./organization-people.ts";
import { seedPastConversations } from "./past-conversations.ts";
import { seedPhotos } from "./photos.ts";
import { buildCounties, type CountyRow } from "./places/counties.ts";
import { buildPlaces, type Places } from "./places/places.ts";
import { buildWater } from "./places/water.ts";
import { planStatements } from "./plans.ts";
import { prepareDatabase } from "./prepare.ts";
import { seedProfileViews } from "./profile-views.ts";
import { questionsFor, seedQuestions } from "./questions/questions.ts";
import { seedReachableAgents } from "./questions/reachable-agents.ts";
import type { AgentDraft, Organization } from "./records.ts";
import { seedResponseWaits } from "./response-waits.ts";
import { seedHeldReviews } from "./reviews/held-reviews.ts";
import { seedOwnReviews } from "./reviews/own-reviews.ts";
import { seedReviewBands } from "./reviews/review-bands.ts";
import { casesOf, eventsOfCases, signDecisions } from "./reviews/review-cases.ts";
import { ReviewTally } from "./reviews/review-tally.ts";
import { seedShowcases } from "./showcases.ts";
import { markComplete } from "./state.ts";
import { seedWatches } from "./watches.ts";

export type SeedProgress = {
  phase: "places" | "ranking prior" | "agents and reviews" | "organizations" | "place counts" | "questions";
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
  /** Questions that were answered; by default one for every fifteen agents, at most 2,000. */
  questions?: number;
  /** Fills the bells of the demo logins; true unless said. */
  bells?: boolean;
  /** Empties the seeded tables first. */
  fresh?: boolean;
  onProgress?: (progress: SeedProgress) => void;
  /** The server has no time for as much as was sent together: from now on less is sent. */
  onHalved?: OnHalved;
};

export type SeedReport = {
  agents: number;
  reviews: number;
  licenses: number;
  organizations: number;
  seconds: number;
};

/** From this number on, creating indexes at the end is faster than maintaining them. */
const LARGE_SEED_AGENTS = 20_000;
const AGENTS_PER_TRANSACTION = 1000;
/** After this many, the event loop gets a turn: the previous transaction is sent while the next one is drawn. */
const AGENTS_PER_TURN = 20;

/**
 * Writes places, catalog, organizations, agents, licenses and reviews. The same `agents`, `seed` and `today` give
 * the same rows. Throws `SeedRefused` when there are agents already and `fresh` is not set; `RangeError` for fewer
 * agents than there are landmarks or an invalid `today`; `TooSlowError` when the server
 * has no time for a single statement. An unfinished seed has `seed.state` = `running`.
 */
export async function seedDatabase(options: SeedOptions): Promise<SeedReport> {
  const started = performance.now();
  const { agents = 5000, seed = 1, today = dayOf(Date.now()), reviewsPerAgent = 3.6 } = options;
  const questions = options.questions ?? questionsFor(agents);
  const onProgress = options.onProgress ?? (() => undefined);
  if (agents < FIRST_GENERATED_AGENT_NO - 1) {
    throw new RangeError(`The fixed records alone are ${FIRST_GENERATED_AGENT_NO - 1} agents.`);
  }
  dayStart(today);
  const { client } = createDatabase({ ...options, onHalved: options.onHalved ?? (() => undefined) });
  await prepareDatabase(client, options.url, options.fresh ?? false, { agents, seed, today });
  if (agents >= LARGE_SEED_AGENTS) await setIndexesAside(client);

  onProgress({ phase: "places", done: 0, total: 1 });
  const shapes = buildCounties();
  const reservedOrganizationSlugs = landmarkOrganizationSlugs;
  const context = createContext(
    { seed, agents, today, reviewsPerAgent, reservedOrganizationSlugs },
    buildPlaces(shapes),
  );
  const organizations = planAll(context);
  onProgress({ phase: "ranking prior", done: 0, total: 1 });
  const fixed = landmarkAgents(context);
  const priorMean = measurePrior(context, fixed);

  const sender = new Sender(client);
  const tally = new ReviewTally(context.nowMs);
  const counter = new PlaceCounter(context, shapes.rows, organizations);
  const drafts = draftAgents(context, fixed, organizations);
  const first = new AgentBatch(1, { today, nowMs: context.nowMs, priorMean });
  const licenses = await writeAgents(drafts, first, counter, tally, sender, (done) =>
    onProgress({ phase: "agents and reviews", done, total: agents }),
  );
  await writeOrganizations(context, organizations, sender, (done) =>
    onProgress({ phase: "organizations", done, total: organizations.length }),
  );
  onProgress({ phase: "place counts", done: 0, total: 1 });
  await sender.send(remainingStatements(context.places, shapes.rows, tally));
  await sender.flush();
  await restoreIndexes(client, (done, total) =>
    onProgress({ phase: "place counts", done, total: total + 1 }),
  );
  await seedHeldReviews(client);
  await seedReviewBands(client, agents);
  // Their password is in the README: never on a reachable site.
  if (isLoopback(options.url)) {
    await seedAccounts(client, context.nowMs);
    await seedOrganizationPeople(client, context.nowMs);
    await seedOwnReviews(client);
    await seedLicenseLedger(client, context.nowMs);
    await seedBilling(client, context.nowMs);
    await seedShowcases(client, context.nowMs);
    await seedAgentPay(client, context.nowMs);
  } else await client.batch(termsStatements());
  await signDecisions(client);
  onProgress({ phase: "questions", done: 0, total: 1 });
  await seedReachableAgents(client, agents, context.nowMs);
  await seedAskedFacts(client, context.nowMs);
  await seedWatches(client, context.nowMs);
  await seedResponseWaits(client, agents, context.nowMs);
  await seedClaims(client, context.nowMs);
  await seedAgentApplications(client, context.nowMs);
  await seedPhotos(client, context.nowMs);
  await seedFactReports(client, context.nowMs);
  await seedCalendars(client, context.nowMs);
  await seedOpenCalendars(client, context.nowMs);
  await seedConversations(client, context.nowMs);
  await seedPastConversations(client, context.nowMs);
  await seedLeads(client, context.nowMs);
  await seedLeadsBelow(client, context.nowMs);
  await seedProfileViews(client, context.nowMs);
  await seedQuestions(client, { seed, nowMs: context.nowMs, questions });
  await seedCustomerRecord(client, context.nowMs);
  if (options.bells ?? true) await seedNotifications(client, context.nowMs);
  await sender.send(markComplete(dayOf(tally.firstReceivedAt ?? context.nowMs)));
  await sender.flush();
  onProgress({ phase: "place counts", done: 1, total: 1 });
  client.close();
  const seconds = (performance.now() - started) / 1000;
  return { agents, reviews: tally.received, licenses, organizations: organizations.length, seconds };
}

const isLoopback = (url: string) => /^(127\.|localhost$|\[::1\]$)/.test(new URL(url).hostname);

/** Returns how many licenses were written. */
async function writeAgents(
  drafts: Iterable<AgentDraft>,
  first: AgentBatch,
  counter: PlaceCounter,
  tally: ReviewTally,
  sender: Sender,
  onWritten: (agents: number) => void,
): Promise<number> {
  let batch = first;
  let drawn = 0;
  for (const draft of drafts) {
    counter.add(batch.add(draft));
    for (const review of draft.reviews)
      tally.add(review, eventsOfCases(casesOf(draft.agent.agentNo, review, tally.nowMs)));
    drawn += 1;
    if (drawn % AGENTS_PER_TRANSACTION === 0) {
      await sender.send(batch.statements());
      onWritten(drawn);
      batch = batch.next();
    } else if (drawn % AGENTS_PER_TURN === 0) await setImmediate();
  }
  await sender.send(batch.statements());
  onWritten(drawn);
  return batch.nextLicenseNo - 1;
}

async function writeOrganizations(
  context: SeedContext,
  organizations: readonly Organization[],
  sender: Sender,
  onWritten: (organizations: number) => void,
): Promise<void> {
  let written = 0;
  for (const { statements, count } of organizationBatches(context, organizations)) {
    await sender.send(statements);
    written += count;
    onWritten(written);
  }
}

/** What is known only when everyone has been counted, and the short lists. */
function remainingStatements(
  places: Places,
  countyRows: readonly CountyRow[],
  tally: ReviewTally,
): InStatement[] {
  return [
    ...insertStatements(productTypes, productTypeRows),
    ...insertStatements(linesOfAuthority, lineRows),
    ...insertStatements(languages, languageRows),
    ...insertStatements(carriers, carrierRows),
    ...planStatements(),
    ...insertStatements(states, places.states),
    ...insertStatements(counties, countyRows),
    ...insertStatements(water, buildWater(countyRows)),
    ...insertStatements(cities, places.cities),
    ...insertStatements(placeNames, places.placeNames),
    ...insertStatements(zips, places.zips),
    ...insertStatements(reviewTotals, tally.totalRows()),
    ...insertStatements(reviewDays, tally.dayRows()),
    ...insertStatements(typeMeans, tally.meanRows()),
  ];
}
