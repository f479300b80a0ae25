/** What the profile's addresses share: one round trip, the contact intent, and the private parts of the response. */
import { data, redirect } from "@remix-run/cloudflare";
import {
  profileTimesStatements,
  readProfileTimes,
  readWays,
} from "#app/domains/calendar/profile-times.server.ts";
import { parseIdentifier } from "#app/domains/directory/inputs.ts";
import { offeredStatement, readOffered } from "#app/domains/directory/medicare/offer-queries.server.ts";
import { glanceOf, licenseFactsOf } from "#app/domains/directory/profile/glance/glance.ts";
import { goneTitle, goneWords } from "#app/domains/directory/profile/gone-words.ts";
import { DAY_PARAMETER, readAskedDay } from "#app/domains/directory/profile/license-day/asked-day.server.ts";
import { describeLicenseDay } from "#app/domains/directory/profile/license-day/license-day.server.ts";
import { payInShort, showPay } from "#app/domains/directory/profile/pay.ts";
import { payStatement } from "#app/domains/directory/profile/pay-queries.server.ts";
import {
  agentNumber,
  type Identifier,
  profileStatements,
  readProfile,
} from "#app/domains/directory/profile/profile-queries.server.ts";
import { decideReach } from "#app/domains/directory/profile/profile-reach.ts";
import type { AgentProfile } from "#app/domains/directory/profile/profile-types.ts";
import { parseAsked, quoteAddress } from "#app/domains/directory/profile/quote-offer.ts";
import { rankStatement } from "#app/domains/directory/ranking/rank-queries.server.ts";
import { medicareNotice } from "#app/domains/law/policy-texts.server.ts";
import { licenseDayStatement } from "#app/domains/licenses/history/license-day-queries.server.ts";
import {
  agentAnswersStatements,
  readAgentAnswers,
} from "#app/domains/questions/published/agent-answers-queries.server.ts";
import { tombstoneStatement } from "#app/domains/reviews/cases/tombstone-queries.server.ts";
import { parseReviewQuery } from "#app/domains/reviews/listing/inputs.ts";
import { readReviews, reviewStatements } from "#app/domains/reviews/listing/queries.server.ts";
import { pauseStatement, pauseWords } from "#app/domains/reviews/pauses/pause-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import { lastsWhileTrue } from "#app/platform/cache/page-tags.ts";
import { utcDay } from "#app/platform/clock.ts";
import { type AppContext, shareWithEveryone } from "#app/platform/context.ts";
import { asksToSaveContact, rememberContact, remembersContact } from "./contact-intent.server.ts";
import { truthOf } from "./profile-truth.ts";

/** What the address of an archived profile answers. Links to agents who died or retired still lead to a page that says so. */
const GONE_STATUS = { "not-listed": 410, deceased: 200, retired: 200, merged: 410, unknown: 404 } as const;

/** All lines of authority on record, as bits. */
const linesHeld = (held: readonly { license: { lines: number } }[]): number =>
  held.reduce((lines, { license }) => lines | license.lines, 0);

type Visit = { request: Request; context: AppContext };

/** The identifier in the address; throws a 404 Response for one that can't be a slug or an id. */
export function requireIdentifier(value: string | undefined): Identifier {
  const identifier = parseIdentifier(value);
  if (identifier === null) throw new Response(null, { status: 404 });
  return identifier;
}

/**
 * Reads the profile behind `identifier`. Throws a 404 Response when there is none and, where the address does not
 * show profiles under old slugs, a 301 to the showcase under the current one.
 */
export async function loadProfile(
  { request, context }: Visit,
  identifier: Identifier,
  oldSlugs: "show" | "redirect",
) {
  const url = new URL(request.url);
  const nowMs = context.clock.now();
  const asked = parseReviewQuery(url.searchParams);
  const search = parseAsked(url.searchParams);
  const explains = url.searchParams.get("explain") === "1";
  const onDay = readAskedDay(url.searchParams);
  const agentNo = agentNumber(identifier);
  const { ranked, tombstones, licenseDay, medicareOffer, pay, pauses, ...results } = await context.db.batch({
    ...profileStatements(context, agentNo),
    medicareOffer: offeredStatement(context, agentNo),
    pay: payStatement(context, agentNo),
    ranked: rankStatement(context, agentNo, explains),
    tombstones: tombstoneStatement(context, agentNo),
    pauses: pauseStatement(context, agentNo),
    ...reviewStatements(context, agentNo, asked.query),
    ...agentAnswersStatements(context, agentNo),
    ...profileTimesStatements(context, agentNo),
    licenseDay: licenseDayStatement(context, agentNo, onDay.asked),
  });
  const answer = readProfile(results, nowMs);
  if (answer.kind === "missing") throw new Response(null, { status: 404 });
  const slug = answer.kind === "listed" ? answer.profile.slug : answer.slug;
  if (oldSlugs === "redirect" && identifier.kind === "slug" && identifier.value !== slug) {
    throw redirectToShowcase({ request, context }, slug);
  }
  if (answer.kind === "archived") {
    shareWithEveryone(context, request);
    const { kind, city, ending } = answer;
    // Written here, so that the page's scripts don't load the words. Who asked not to be listed isn't named.
    return data(
      { kind, city, title: goneTitle(answer), words: goneWords(answer) },
      { status: GONE_STATUS[ending?.kind ?? "unknown"] },
    );
  }

  const { profile, labels } = answer;
  const reviews = readReviews(asked.query, results, results.types);
  const problem = asked.problem ?? reviews.problem;
  const licensesOn = describeLicenseDay(onDay, licenseDay[0] ?? null, profile, results.types, nowMs);
  const asks = asksToSaveContact(url);
  // Its other addresses aren't cached: a purge names only this one. Nor are answers about a day: there are too many days.
  const asksDay = url.searchParams.has(DAY_PARAMETER);
  if (!asks && !asksDay && url.pathname === paths.showcase(slug)) shareWithEveryone(context, request);
  lastsWhileTrue(context, truthOf(profile, { ...results, pay }, nowMs));
  return data(
    {
      kind: answer.kind,
      profile,
      labels,
      glance: glanceOf(profile, utcDay(nowMs), { ways: readWays(results), pay: payInShort(pay) }),
      times: readProfileTimes(
        results,
        { slug, bookable: profile.claimed && decideReach(profile) === "open" },
        nowMs,
      ),
      licenseFacts: licenseFactsOf(profile, nowMs),
      reviews: {
        ...reviews,
        problem,
        typed: asked.typed,
        tombstones,
        paused: pauseWords(pauses, profile.name),
      },
      answers: readAgentAnswers(results),
      rank: ranked[0] === undefined ? null : { ...ranked[0], weighedOn: utcDay(nowMs) },
      pay: showPay(pay, linesHeld(results.held), nowMs),
      licensesOn,
      asksDay,
      // Written here, so that the page's scripts don't load the paths of leads.
      quoteTo: quoteAddress(profile, search) ?? quoteAddress(profile, { zip: search.zip }),
      legal: medicareNotice(
        context,
        { page: "profile", types: typesOf(profile, results.types) },
        { name: profile.name, offered: readOffered(medicareOffer[0]?.offered ?? null, nowMs) },
      ),
      saveContact: asks || remembersContact(request, profile.id),
      nowMs,
      today: utcDay(nowMs),
    },
    {
      status: problem === null && licensesOn.problem === null ? 200 : 400,
      headers: asks ? { "Set-Cookie": rememberContact(profile.id) } : {},
    },
  );
}

/** Slugs of the insurance types that the profile names. */
const typesOf = (
  { covers }: Pick<AgentProfile, "covers">,
  types: readonly { name: string; slug: string }[],
): string[] =>
  types.filter(({ name }) => covers.some((one) => one.types.includes(name))).map(({ slug }) => slug);

export type LoadedProfile = Extract<
  Awaited<ReturnType<typeof loadProfile>>["data"],
  { kind: "listed" | "archived" }
>;

/**
 * A 301 to the one address of a profile, with the query string. Cached only without a query: the cache's key drops
 * campaign parameters, and this response repeats them.
 */
export function redirectToShowcase(
  { request, context }: Visit,
  slugOrId: string,
  headers: HeadersInit = {},
): Response {
  const { search } = new URL(request.url);
  if (search === "") shareWithEveryone(context, request);
  return redirect(`${paths.showcase(slugOrId)}${search}`, { status: 301, headers });
}
