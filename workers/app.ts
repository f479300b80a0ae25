/**
 * The Worker's entry, in the order of architecture.md: static files (answered before us by the assets binding), the
 * edge cache for anonymous pages, then Remix with its own context.
 */

import { answerFrom, dropPage, findCachedPage, PRIVATE_PAGE } from "#app/platform/cache/page-cache.ts";
import {
  cacheKey,
  cacheKeys,
  isCacheable,
  isNearReader,
  takesFragments,
} from "#app/platform/cache/page-requests.ts";
import { asCallError } from "#app/platform/calls/call-answers.ts";
import type { AppContext, Surroundings } from "#app/platform/context.ts";
import type { Env, Settings } from "#app/platform/env.ts";
import type { PhotoMaker } from "#app/platform/files/photo-maker.ts";
import type { MailBinding } from "#app/platform/mail/mail.ts";
import { asOneClick } from "#app/platform/mail/one-click.ts";
import { withDisplay } from "#app/platform/reader/display.ts";
import { inItsLanguage, languageOf } from "#app/platform/reader/language.ts";
import { isCrossSite } from "#app/platform/security/csrf.ts";
import { createNonce, formTargets, secureHeaders } from "#app/platform/security/security-headers.ts";
import { asSignedEvent } from "#app/platform/security/signed-event.ts";
import type { Language } from "#app/text/text.ts";
import * as build from "#build/server/index.js";
import { documentsIn } from "./documents.ts";
import { BookingSlots, bookInTurn } from "./objects/booking-slots.ts";
import { LIVE_ROOM, LiveRoom } from "./objects/live-room.ts";
import { LoginLockout } from "./objects/login-lockout.ts";
import { NotificationRoom } from "./objects/notification-room.ts";
import { questionClockOf } from "./objects/question-clock.ts";
import { RateLimit } from "./objects/rate-limit.ts";
import { firstAnswer, refuse } from "./pages/first-answers.ts";
import { kinds, makeAndCache, openContext, render, renew } from "./pages/make-pages.ts";
import { answerWithOwn, asStranger } from "./pages/personalized-fragments.ts";
import { isParty, openParty } from "./parties.ts";
import { openViewCounts } from "./profile-views.ts";

export { BookingSlots, LiveRoom, LoginLockout, NotificationRoom, RateLimit };

export const QuestionClock = questionClockOf<Bindings>((env, ctx, { questionId, origin }) =>
  drawCircle(createContext(surroundingsOf(env, ctx), new Request(origin), ""), questionId),
);

/** The settings and the bindings that are no text. */
type Bindings = Env & {
  LOGIN_LOCKOUT: DurableObjectNamespace<LoginLockout>;
  RATE_LIMIT: DurableObjectNamespace<RateLimit>;
  LIVE_ROOM: DurableObjectNamespace<LiveRoom>;
  NOTIFICATION_ROOM: DurableObjectNamespace<NotificationRoom>;
  QUESTION_CLOCK: DurableObjectNamespace<InstanceType<typeof QuestionClock>>;
  BOOKING_SLOTS: DurableObjectNamespace<BookingSlots>;
  EMAIL?: MailBinding;
  DOCUMENTS: R2Bucket;
  PHOTOS: R2Bucket;
  PHOTO_MAKER: PhotoMaker;
};

/** The version that pages are cached under: each deployment has its own, and under Vite each change of the code. */
const version = import.meta.hot === undefined ? build.assets.version : crypto.randomUUID();
/** Changing PAGE_CACHE_VERSION discards all pages cached before, without a deployment. */
const versionOf = ({ PAGE_CACHE_VERSION = "" }: Bindings) => `${version}${PAGE_CACHE_VERSION}`;
const {
  createContext,
  parseSettings,
  placeOf,
  readPages,
  readSocketSession,
  inTermsOfReader,
  forgetViewer,
  drawCircle,
  addViews,
  runMinute,
} = build.entry.module.worker;

const pages = readPages(build.routes);
const countView = openViewCounts();

let settings: Settings | undefined;

/**
 * The answer while the settings can’t be used; null when they can. A broken key is found here, at the first request, and not at the
 * first sign-in.
 */
function refuseWithout(env: Bindings): Response | null {
  try {
    settings ??= parseSettings(env);
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(JSON.stringify({ event: "settings-refused", message }));
    return refuse(503, "This site isn’t set up yet. Its log says what is missing.", { "Retry-After": "60" });
  }
}

/** `request` is the reader's; none for work that nobody waits for. */
function surroundingsOf(
  env: Bindings,
  ctx: Pick<ExecutionContext, "waitUntil">,
  request: Request | null = null,
): Surroundings {
  settings ??= parseSettings(env);
  return {
    settings,
    mailBinding: env.EMAIL,
    documents: documentsIn(env.DOCUMENTS),
    photoFiles: documentsIn(env.PHOTOS),
    photoMaker: env.PHOTO_MAKER,
    limiters: {
      takeSignIn: (email) => env.LOGIN_LOCKOUT.getByName(email).take(),
      clearSignIn: (email) => env.LOGIN_LOCKOUT.getByName(email).clear(),
      take: (action, address, most, minutes) =>
        env.RATE_LIMIT.getByName(`${action} ${address}`).take(most, minutes),
      takeSome: (action, address, { most, minutes, wanted }) =>
        env.RATE_LIMIT.getByName(`${action} ${address}`).takeSome(most, minutes, wanted),
    },
    rooms: {
      startQuestionClock: (questionId, askedAt, origin) =>
        env.QUESTION_CLOCK.getByName(questionId).start({ questionId, askedAt, origin }),
      stopQuestionClock: (questionId) => env.QUESTION_CLOCK.getByName(questionId).stop(),
      publishLive: (event) => env.LIVE_ROOM.getByName(LIVE_ROOM).publish(event),
      tellUser: (userId, topics) => env.NOTIFICATION_ROOM.getByName(userId).tell(topics),
      endSockets: (userId) => env.NOTIFICATION_ROOM.getByName(userId).endSockets(),
      bookInTurn: (agentId, work) => bookInTurn(env.BOOKING_SLOTS.getByName(agentId), work),
    },
    pages,
    waitUntil: (work) => ctx.waitUntil(work),
    purge: async (urls) => {
      const place = request === null ? null : placeOf(request);
      const keys = urls.flatMap((url) => cacheKeys(new Request(url), versionOf(env), place));
      await Promise.all(keys.map(dropPage));
    },
    forgetViewer,
  };
}

export default {
  async fetch(request: Request, env: Bindings, ctx: ExecutionContext): Promise<Response> {
    const unready = refuseWithout(env);
    if (unready !== null) return unready;
    const url = new URL(request.url);
    const language = languageOf(request, url, pages);
    return inTermsOfReader(request, language, () => answer(request, url, language, env, ctx));
  },

  /** Every minute (wrangler.toml). */
  async scheduled(_controller: ScheduledController, env: Bindings, ctx: ExecutionContext): Promise<void> {
    const request = new Request("https://scheduled.invalid/");
    const context = createContext(surroundingsOf(env, ctx), request, "");
    await runMinute(context);
  },
} satisfies ExportedHandler<Bindings>;

async function answer(
  request: Request,
  url: URL,
  language: Language,
  env: Bindings,
  ctx: ExecutionContext,
): Promise<Response> {
  const surroundings = surroundingsOf(env, ctx, request);
  const nonce = createNonce();
  const counted = (response: Response, readerId: string | null = null) => {
    countView(request, url, response.status, readerId, surroundings.waitUntil, (views) =>
      addViews(createContext(surroundings, request, ""), views),
    );
    return response;
  };
  const respond = async (answer: Response) => {
    const failed = answer.status >= 400 && url.pathname.startsWith("/api/");
    const response = failed && request.method !== "HEAD" ? await asCallError(answer) : answer;
    const headers = new Headers(response.headers);
    secureHeaders(headers, nonce, formTargets(surroundings.settings.payments, url.pathname));
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", PRIVATE_PAGE);
    const answered = new Response(response.body, {
      status: response.status,
      statusText: response.statusText,
      headers,
    });
    return withDisplay(request, inItsLanguage(request, url, answered, language));
  };

  const first = firstAnswer(request, url, surroundings.settings);
  if (first !== null) return respond(first);
  if (isParty(url)) {
    const opened = await openParty(request, url, env, () =>
      readSocketSession(createContext(surroundings, request, ""), request),
    );
    return opened.status === 101 ? opened : respond(opened);
  }
  if (isCrossSite(request)) {
    const taken = asSignedEvent(request) ?? (await asOneClick(request));
    return respond(
      taken === null
        ? refuse(403, "This form wasn’t sent from this site.")
        : await render(taken, await openContext(taken, surroundings, nonce)),
    );
  }
  const place = isNearReader(url) ? placeOf(request) : null;
  const key = cacheKey(request, versionOf(env), language, place);
  if (!isCacheable(request)) {
    const context = await openContext(request, surroundings, nonce);
    const { viewing } = context;
    const readerId = context.session?.userId ?? null;
    const own = await answerOwn(key, { request, url, nonce, context }, surroundings);
    if (own !== null)
      return withDisplay(request, inItsLanguage(request, url, counted(own, readerId), language));
    const answered = await respond(await render(request, context));
    // Viewing as someone else leaves no trace in the counts.
    return viewing === null ? counted(answered, readerId) : answered;
  }

  const cached = await findCachedPage(key);
  if (cached === null) {
    const { response } = await makeAndCache(key, request, surroundings, nonce);
    return counted(await respond(response));
  }
  const { page, age } = cached;
  if (age === "STALE") renew(key, request, surroundings);
  return withDisplay(request, inItsLanguage(request, url, counted(answerFrom(page, nonce, age)), language));
}

/** A cached page with this reader's fragments in it; null if the page has to be made for them. */
async function answerOwn(
  key: string,
  reading: { request: Request; url: URL; nonce: string; context: AppContext },
  surroundings: Surroundings,
): Promise<Response | null> {
  const { request, url, context } = reading;
  const { sessionBroken, sessionTrouble } = context;
  if (!takesFragments(request) || sessionBroken || sessionTrouble !== null) return null;
  const cached = await findCachedPage(key);
  if (cached !== null) {
    if (cached.age === "STALE") renew(key, asStranger(request), surroundings);
    return answerWithOwn({ ...cached, roundTrips: 0 }, reading, build.entry.module.worker);
  }
  if (!kinds.isSame(url)) return null;
  const { response, page } = await makeAndCache(key, asStranger(request), surroundings, createNonce());
  if (page === null) return null;
  const roundTrips = Number(response.headers.get("X-Database-Round-Trips"));
  return answerWithOwn({ page, age: "MISS", roundTrips }, reading, build.entry.module.worker);
}
