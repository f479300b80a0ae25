/** Asks a deployed site for a few things that need all of its parts. It changes nothing and needs no account. */
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { paths } from "#app/paths/paths.ts";
import { SECOND_MS } from "#app/platform/durations.ts";
import { site } from "#app/platform/site.ts";

export type Smoke = { what: string; ok: boolean; said: string };

/** One version of the Worker, whatever its share of the readers (Cloudflare's version overrides). */
export type Version = { worker: string; version: string };

const PATIENCE_MS = 20 * SECOND_MS;
/** What a site without Stripe's keys answers (`receiveEvent`). */
const NO_PAYMENTS = "Payments are not set up here";

const headersFor = (version: Version | null): Record<string, string> =>
  version === null
    ? {}
    : { "Cloudflare-Workers-Version-Overrides": `${version.worker}="${version.version}"` };

/** All of it, one after the other. `origin` has no slash at its end. */
export async function smokeTest(origin: string, version: Version | null = null): Promise<Smoke[]> {
  const headers = headersFor(version);
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, {
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...init,
      headers: { ...headers, ...init.headers },
    });
  const page = async (path: string, holds: RegExp): Promise<string | null> => {
    const response = await ask(path);
    const text = await response.text();
    if (response.status !== 200) return `it answered ${response.status}: ${text.slice(0, 120).trim()}`;
    return holds.test(text) ? null : `the answer isn’t the page: it lacks ${holds.source}`;
  };
  const checks: [what: string, fault: () => Promise<string | null>][] = [
    ["the home page", () => page("/", new RegExp(`<title>[^<]*${site.name}`))],
    // Asks the database, and must not come from a cache: each run has an address of its own.
    ["a search", () => page(`${paths.search({ q: "78701" })}&at=${Date.now()}`, /<main/)],
    ["the sign-in page", () => page(paths.auth(), /type="password"/)],
    [
      "the public keys",
      async () => {
        const response = await ask("/.well-known/jwks.json");
        const text = await response.text();
        if (response.status !== 200) return `it answered ${response.status}`;
        return /"kid"/.test(text) && !/"d":/.test(text) ? null : "the answer has no public key";
      },
    ],
    [
      "a payment event without a signature",
      async () => {
        const response = await ask("/api/stripe-webhook", { method: "POST", body: "{}" });
        const { status } = response;
        // Payments are optional: without them every event is refused, so that Stripe would send it again.
        const isRefused =
          (status >= 400 && status < 500) ||
          (status === 503 && (await response.text()).includes(NO_PAYMENTS));
        return isRefused ? null : `it must be refused, and was answered ${status}`;
      },
    ],
    ["a room’s WebSocket", () => upgrade(origin, "/parties/live-room/public", headers)],
  ];
  const results: Smoke[] = [];
  for (const [what, find] of checks) {
    const fault = await find().catch((error: unknown) => wordsOf(error));
    results.push({ what, ok: fault === null, said: fault ?? "" });
  }
  return results;
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** Null when the room opens. */
function upgrade(origin: string, path: string, headers: Record<string, string>): Promise<string | null> {
  const request = origin.startsWith("https:") ? httpsRequest : httpRequest;
  return new Promise((resolve) => {
    const asked = request(origin + path, {
      timeout: PATIENCE_MS,
      headers: {
        ...headers,
        Origin: origin,
        Connection: "Upgrade",
        Upgrade: "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64"),
      },
    });
    asked.once("upgrade", (response, socket) => {
      socket.destroy();
      resolve(response.statusCode === 101 ? null : `it answered ${response.statusCode}`);
    });
    asked.once("response", (response) => {
      response.resume();
      resolve(`it answered ${response.statusCode} and didn’t open`);
    });
    asked.once("timeout", () => asked.destroy(new Error("no answer")));
    asked.once("error", (error) => resolve(wordsOf(error)));
    asked.end();
  });
}
