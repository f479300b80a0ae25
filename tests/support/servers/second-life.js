/**
 * A Worker's entry for tests alone: the site, with as many lives as requested. In each its objects, its data center's
 * cache, its cached pages and its buckets are new, as after a start, while the isolate stays: reading and running the
 * bundle costs more than most test files. Everything else that an isolate caches is keyed by sessions and texts,
 * which no two lives share. Its clock can be moved ahead, or stopped at one moment.
 */
import * as site from "./app.js";

export * from "./app.js";

const realNow = Date.now;
let aheadMs = 0;
/** The moment at which the clock is stopped; null while time runs. */
let heldAtMs = null;
Date.now = () => heldAtMs ?? realNow() + aheadMs;

function setClock({ searchParams }) {
  aheadMs += Number(searchParams.get("ahead") ?? 0);
  if (searchParams.has("held")) heldAtMs = Number(searchParams.get("held"));
  if (searchParams.has("goes-on")) heldAtMs = null;
  return new Response(null, { status: 204 });
}

let life = 0;
/** Requests without an answer yet, and unfinished work behind answers. */
let pending = 0;

const NAMESPACES = [
  "BOOKING_SLOTS",
  "LIVE_ROOM",
  "LOGIN_LOCKOUT",
  "NOTIFICATION_ROOM",
  "PURGE_LIST",
  "QUESTION_CLOCK",
  "RATE_LIMIT",
];
const inThisLife = (namespace) => ({ getByName: (name) => namespace.getByName(`${life} ${name}`) });

/** The bindings as this life sees them. */
const within = (env) =>
  new Proxy(env, {
    get(target, name) {
      if (name === "PAGE_CACHE_VERSION") return String(life);
      return NAMESPACES.includes(name) ? inThisLife(target[name]) : target[name];
    },
  });

const ofThisLife = (asked) => {
  const request = new Request(asked);
  const url = new URL(request.url);
  url.searchParams.set("life", String(life));
  return new Request(url, request);
};
for (const name of ["match", "put", "delete"]) {
  const method = Cache.prototype[name];
  Cache.prototype[name] = function (asked, ...others) {
    return method.call(this, ofThisLife(asked), ...others);
  };
}

/** The same object, which speaks to the others of its life. */
const lasting = (Class) =>
  class extends Class {
    constructor(ctx, env) {
      super(ctx, within(env));
    }
  };
export const BookingSlots = lasting(site.BookingSlots);
export const LiveRoom = lasting(site.LiveRoom);
export const LoginLockout = lasting(site.LoginLockout);
export const NotificationRoom = lasting(site.NotificationRoom);
export const PurgeList = lasting(site.PurgeList);
export const QuestionClock = lasting(site.QuestionClock);
export const RateLimit = lasting(site.RateLimit);

async function counted(work) {
  pending += 1;
  try {
    return await work;
  } finally {
    pending -= 1;
  }
}
const counting = (ctx) => ({ waitUntil: (work) => ctx.waitUntil(counted(work)) });

async function begin(env) {
  if (pending > 0) return new Response(null, { status: 409 });
  life += 1;
  aheadMs = 0;
  heldAtMs = null;
  for (const bucket of [env.DOCUMENTS, env.PHOTOS]) {
    const { objects } = await bucket.list();
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
  }
  return new Response(null, { status: 204 });
}

export default {
  fetch(request, env, ctx) {
    const url = new URL(request.url);
    if (url.pathname === "/.next-life") return begin(env);
    if (url.pathname === "/.clock") return setClock(url);
    return counted(site.default.fetch(request, within(env), counting(ctx)));
  },
  scheduled: (controller, env, ctx) =>
    counted(site.default.scheduled(controller, within(env), counting(ctx))),
};
