/**
 * The Worker's entry. The order is architecture.md's: static files (answered before us by the assets binding),
 * the edge cache for anonymous pages, then Remix with a context of its own.
 */
import { asCallError } from "#app/platform/call-answers.ts";
import type { Surroundings } from "#app/platform/context.ts";
import { isCrossSite } from "#app/platform/csrf.ts";
import { withDisplay } from "#app/platform/display.ts";
import type { Env, Settings } from "#app/platform/env.ts";
import { inItsLanguage, languageOf } from "#app/platform/language.ts";
import type { MailBinding } from "#app/platform/mail.ts";
import { asOneClick } from "#app/platform/one-click.ts";
import {
  cacheKey,
  cacheKeys,
  dropPage,
  findCachedPage,
  isCacheable,
  keepPage,
  PRIVATE_PAGE,
  publicPage,
} from "#app/platform/page-cache.ts";
import type { PhotoMaker } from "#app/platform/photo-maker.ts";
import { createNonce, formTargets, secureHeaders } from "#app/platform/security-headers.ts";
import { asSignedEvent } from "#app/platform/signed-event.ts";
import type { Language } from "#app/text/text.ts";
import * as build from "#build/server/index.js";
import { BookingSlots, bookInTurn } from "./booking-slots.ts";
import { documentsIn } from "./documents.ts";
import { firstAnswer, refuse } from "./first-answers.ts";
import { LIVE_ROOM, LiveRoom } from "./live-room.ts";
import { LoginLockout } from "./login-lockout.ts";
import { NotificationRoom } from "./notification-room.ts";
import { isParty, openParty } from "./parties.ts";
import { openViewCounts } from "./profile-views.ts";
import { questionClockOf } from "./question-clock.ts";
import { RateLimit } from "./rate-limit.ts";

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

/** After trouble with the database or what depends on it. */
const RETRY_AFTER_SECONDS = "30";

/** What pages are cached under: each deployment has its own, and under Vite each change of the code. */
const version = import.meta.hot === undefined ? build.assets.version : crypto.randomUUID();
const {
  createRequestHandler,
  createContext,
  parseSettings,
  resolveSession,
  inView,
  readSocketSession,
  inLanguage,
  forgetViewer,
  drawCircle,
  addViews,
  runMinute,
} = build.entry.module.worker;
const handle = createRequestHandler(build, "production");

const countView = openViewCounts();

let settings: Settings | undefined;

function surroundingsOf(env: Bindings, ctx: Pick<ExecutionContext, "waitUntil">): Surroundings {
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
    waitUntil: (work) => ctx.waitUntil(work),
    purge: async (urls) => {
      await Promise.all(urls.flatMap((url) => cacheKeys(new Request(url), version)).map(dropPage));
    },
    forgetViewer,
  };
}

export default {
  async fetch(request: Request, env: Bindings, ctx: ExecutionContext): Promise<Response> {
    const url = new URL(request.url);
    const language = languageOf(request, url);
    return inLanguage(language, () => answer(request, url, language, env, ctx));
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
  const surroundings = surroundingsOf(env, ctx);
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
        : await render(taken, surroundings, nonce),
    );
  }
  if (!isCacheable(request)) {
    let reader: { userId: string | null; viewing: boolean } = { userId: null, viewing: false };
    const made = await render(request, surroundings, nonce, (userId, viewing) => {
      reader = { userId, viewing };
    });
    const answered = await respond(made);
    // Who looks as somebody else leaves no trace of having looked.
    return reader.viewing ? answered : counted(answered, reader.userId);
  }

  const key = cacheKey(request, version, language);
  const cached = await findCachedPage(key, nonce);
  if (cached === null) {
    const madeAt = Date.now();
    const made = await render(request, surroundings, nonce);
    return counted(
      await respond(await keepPage(key, made, nonce, madeAt, (promise) => ctx.waitUntil(promise))),
    );
  }
  if (cached.stale && !isRenewing(key)) ctx.waitUntil(renew(key, request, surroundings));
  return withDisplay(request, inItsLanguage(request, url, counted(cached.response), language));
}

async function render(
  request: Request,
  surroundings: Surroundings,
  nonce: string,
  tellReader?: (userId: string | null, viewing: boolean) => void,
): Promise<Response> {
  const context = createContext(surroundings, request, nonce);
  await resolveSession(context, request);
  tellReader?.(context.session?.userId ?? null, context.viewing !== null);
  const allowed = inView(context, request);
  const response = allowed instanceof Response ? allowed : await handle(allowed, context);
  await context.purged();
  const headers = new Headers(response.headers);
  if (!headers.has("Cache-Control")) {
    headers.set(
      "Cache-Control",
      !context.caching.shared || !isCacheable(request) || response.status >= 500
        ? PRIVATE_PAGE
        : publicPage(context.settings.pageSeconds),
    );
  }
  // What a thrown Response says of this does not reach the document that Remix makes of it.
  if (response.status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", RETRY_AFTER_SECONDS);
  // What follows is written behind this answer.
  context.db.goBehindAnswer();
  for (const cookie of context.cookies) headers.append("Set-Cookie", cookie);
  // No answer that sets a session may be kept by anybody, whatever its route says of itself.
  if (headers.has("Set-Cookie")) headers.set("Cache-Control", PRIVATE_PAGE);
  if (context.sessionBroken) headers.set("Clear-Site-Data", '"storage"');
  headers.set("X-Database-Round-Trips", String(context.db.roundTrips()));
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** When this isolate last began to make each page anew, of those that are not yet there. */
const renewals = new Map<string, number>();
/** A renewal that has not come to its end by then was broken off. */
const RENEWAL_MS = 10_000;

/** Whether this isolate is making the page anew already: one reader of many asks for it. */
const isRenewing = (key: string) => Date.now() - (renewals.get(key) ?? 0) < RENEWAL_MS;

/**
 * Makes a stale page anew behind the answer; one that is gone is forgotten, and when making it fails the old one stays
 * until its time is over.
 */
async function renew(key: string, request: Request, surroundings: Surroundings): Promise<void> {
  const madeAt = Date.now();
  const nonce = createNonce();
  renewals.set(key, madeAt);
  try {
    const made = await render(request, surroundings, nonce);
    if (made.status >= 500) return;
    const sent = await keepPage(key, made, nonce, madeAt, surroundings.waitUntil);
    if (!sent.headers.has("X-Cache")) await dropPage(key);
  } finally {
    renewals.delete(key);
  }
}
