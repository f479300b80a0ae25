/**
 * The Worker's entry. The order is architecture.md's: static files (answered before us by the assets binding),
 * the edge cache for anonymous pages, then Remix with a context of its own.
 */
import { createRequestHandler } from "@remix-run/cloudflare";
import { createContext } from "#app/platform/context.ts";
import { isCrossSite } from "#app/platform/csrf.ts";
import { type Env, parseSettings, type Settings } from "#app/platform/env.ts";
import {
  cacheKey,
  findKeptPage,
  isCacheable,
  keepPage,
  PRIVATE_PAGE,
  PUBLIC_PAGE,
} from "#app/platform/page-cache.ts";
import { createNonce, secureHeaders } from "#app/platform/security-headers.ts";
import * as build from "#build/server/index.js";

const handle = createRequestHandler(build, "production");

let settings: Settings | undefined;

export default {
  async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    settings ??= parseSettings(env);
    const nonce = createNonce();
    const respond = (response: Response) => {
      const headers = new Headers(response.headers);
      secureHeaders(headers, nonce);
      return new Response(response.body, {
        status: response.status,
        statusText: response.statusText,
        headers,
      });
    };

    if (isCrossSite(request)) {
      return respond(new Response("This form was not sent from this site.\n", { status: 403 }));
    }
    if (!isCacheable(request)) return respond(await render(request, settings, nonce));

    const key = cacheKey(request, build.assets.version);
    const kept = await findKeptPage(key, nonce);
    if (kept === null) {
      const made = await render(request, settings, nonce);
      return respond(await keepPage(key, made, nonce, (promise) => ctx.waitUntil(promise)));
    }
    if (kept.stale) ctx.waitUntil(renew(key, request, settings, ctx));
    return kept.response;
  },
} satisfies ExportedHandler<Env>;

async function render(request: Request, current: Settings, nonce: string): Promise<Response> {
  const context = createContext(current, request, nonce);
  const response = await handle(request, context);
  const headers = new Headers(response.headers);
  if (!headers.has("Cache-Control")) {
    headers.set(
      "Cache-Control",
      context.caching.shared && response.status < 500 ? PUBLIC_PAGE : PRIVATE_PAGE,
    );
  }
  headers.set("X-Database-Round-Trips", String(context.db.roundTrips()));
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Makes a stale page anew behind the answer; when that fails the old one stays. */
async function renew(key: string, request: Request, current: Settings, ctx: ExecutionContext): Promise<void> {
  const nonce = createNonce();
  const made = await render(request, current, nonce);
  if (made.status < 500) await keepPage(key, made, nonce, (promise) => ctx.waitUntil(promise));
}
