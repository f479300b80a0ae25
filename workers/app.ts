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
import { COPY_HEADER } from "#app/platform/database/trouble.ts";
import type { Env, Settings } from "#app/platform/env.ts";
import type { PhotoMaker } from "#app/platform/files/photo-maker.ts";
import { createLog } from "#app/platform/log.ts";
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
import { answerHealth } from "./health.ts";
import { BookingSlots, bookInTurn } from "./objects/booking-slots.ts";
import { LIVE_ROOM, LiveRoom } from "./objects/live-room.ts";
import { LoginLockout } from "./objects/login-lockout.ts";
import { NotificationRoom } from "./objects/notification-room.ts";
import { PURGE_LIST, PurgeList } from "./objects/purge-list.ts";
import { questionClockOf } from "./objects/question-clock.ts";
import { RateLimit } from "./objects/rate-limit.ts";
import { firstAnswer, refuse } from "./pages/first-answers.ts";
import { isWithoutDatabase, kinds, makeAndCache, openContext, render, renew } from "./pages/make-pages.ts";
import { answerFromCopy } from "./pages/outage.ts";
import { openPurger } from "./pages/page-purger.ts";
import { answerWithOwn, asStranger } from "./pages/personalized-fragments.ts";
import { isParty, openParty } from "./parties.ts";
import { openViewCounts } from "./profile-views.ts";
import { factsOf, type Metrics, report } from "./request-log.ts";
import { tryAgain } from "./try-again.ts";

export { BookingSlots, LiveRoom, LoginLockout, NotificationRoom, PurgeList, RateLimit };

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
  PURGE_LIST: DurableObjectNamespace<PurgeList>;
  EMAIL?: MailBinding;
  METRICS?: Metrics;
  DOCUMENTS: R2Bucket;
  PHOTOS: R2Bucket;
  PHOTO_MAKER: PhotoMaker;
};

/** The version that pages are cached under: each deployment has its own, and under Vite each change of the code. */
const version = import.meta.hot === undefined ? build.assets.version : crypto.randomUUID();
/** Changing PAGE_CACHE_VERSION discards all pages cached before, without a deployment. */
const versionOf = ({ PAGE_CACHE_VERSION = "" }: Bindings) => `${version}${PAGE_CACHE_VERSION}`;
const {
  checkReadiness,
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
    // Only the path counts.
    readStaticFile: (path) => env.ASSETS.fetch(new URL(path, "https://files.invalid")),
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
      ctx.waitUntil(notePurge(env, urls));
      const place = request === null ? null : placeOf(request);
      const keys = urls.flatMap((url) => cacheKeys(new Request(url), versionOf(env), place));
      await Promise.all(keys.map(dropPage));
    },
    purger: openPurger(settings, env.PURGE_LIST),
    forgetViewer,
  };
}

/** The request's line and data point; nothing where neither is wanted. */
function reportRequest(request: Request, url: URL, response: Response | null, tookMs: number, env: Bindings) {
  const isLogged = settings?.requestLog === true;
  if (!isLogged && env.METRICS === undefined) return;
  report(factsOf(request, pages.routeOf(url.pathname), response, tookMs), tookMs, isLogged, env.METRICS);
}

/** The other data centers learn of it in an outage of the database (`pages/outage.ts`). */
async function notePurge(env: Bindings, urls: readonly string[]): Promise<void> {
  const paths = new Set(urls.map((url) => new URL(url).pathname).filter((path) => !path.endsWith(".data")));
  try {
    await tryAgain(() => env.PURGE_LIST.getByName(PURGE_LIST).note([...paths]));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    createLog()({ event: "purge-not-noted", requestId: "", message });
  }
}

export default {
  async fetch(request: Request, env: Bindings, ctx: ExecutionContext): Promise<Response> {
    const unready = refuseWithout(env);
    if (unready !== null) return unready;
    const url = new URL(request.url);
    const language = languageOf(request, url, pages);
    const beganAt = Date.now();
    let response: Response | null = null;
    try {
      response = await inTermsOfReader(request, language, () => answer(request, url, language, env, ctx));
      return response;
    } finally {
      reportRequest(request, url, response, Date.now() - beganAt, env);
    }
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
  const health = await answerHealth(request, url, () =>
    checkReadiness(createContext(surroundings, request, "")),
  );
  if (health !== null) return respond(health);
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
  const { settings } = surroundings;
  /** The page's copy, in an outage. Its views aren't counted: there is no database to write them to. */
  const copyOf = async (pageKey: string, cookies: readonly string[] = []) => {
    const readPurged = () => env.PURGE_LIST.getByName(PURGE_LIST).read();
    const copy = await answerFromCopy(pageKey, { url, nonce, readPurged });
    for (const cookie of cookies) copy?.headers.append("Set-Cookie", cookie);
    return copy === null ? null : withDisplay(request, inItsLanguage(request, url, copy, language));
  };
  /** The same for a request that got no page; for a page's data, only whether there is one. */
  const withoutDatabase = async (answer: Response, cookies: readonly string[] = []): Promise<Response> => {
    const page = pageOfData(request, url);
    if (page === null) return (await copyOf(key, cookies)) ?? respond(answer);
    const response = await respond(answer);
    if ((await copyOf(cacheKey(page, versionOf(env), language, place))) !== null)
      response.headers.set(COPY_HEADER, "1");
    return response;
  };
  if (!isCacheable(request)) {
    const context = await openContext(request, surroundings, nonce);
    const { viewing } = context;
    const readerId = context.session?.userId ?? null;
    const own = await answerOwn(key, { request, url, nonce, context }, surroundings);
    if (own !== null)
      return withDisplay(request, inItsLanguage(request, url, counted(own, readerId), language));
    const rendered = await render(request, context);
    if (takesFragments(request) && isWithoutDatabase(rendered, context))
      return withoutDatabase(rendered, context.cookies);
    const answered = await respond(rendered);
    // Viewing as someone else leaves no trace in the counts.
    return viewing === null ? counted(answered, readerId) : answered;
  }

  const cached = await findCachedPage(key);
  if (cached === null) {
    const making = makeAndCache(key, request, surroundings, nonce);
    const made = await within(making, settings.databaseTimeoutMs * SLOW_SHARE);
    if (made === null) {
      const copy = await copyOf(key);
      surroundings.waitUntil(making.catch(() => undefined));
      if (copy !== null) return copy;
    }
    const { response, isWithoutDatabase: isOut } = made ?? (await making);
    return isOut ? withoutDatabase(response) : counted(await respond(response));
  }
  const { page, age } = cached;
  if (age === "STALE") renew(key, request, surroundings);
  return withDisplay(request, inItsLanguage(request, url, counted(answerFrom(page, nonce, age)), language));
}

/** After this share of the time that the database has, a page's copy is answered if there is one. */
const SLOW_SHARE = 0.3;

/** What it comes to, or null if it takes longer. */
async function within<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** The request of the page whose data is asked for; null if it is no page's data. */
function pageOfData(request: Request, url: URL): Request | null {
  if (!url.pathname.endsWith(".data")) return null;
  const page = new URL(url);
  page.pathname = url.pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  page.searchParams.delete("_routes");
  return new Request(page, request);
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
