/** The stand-in's server: the API under `/v1/`, control under `/_control/`, hosted pages under `/pages/`. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type Account, tokenOf } from "../account.ts";
import { settle } from "../clock.ts";
import { html, page } from "../pages/layout.ts";
import { answerPage } from "../pages/pages.ts";
import { openStore, type Store } from "../store.ts";
import { answerCall } from "./api.ts";
import { control } from "./control.ts";
import { StripeError } from "./errors.ts";

/** Only keys that begin like this are taken: a real one never ends up here. */
export const KEY_PREFIX = "sk_stand_in_";
const LARGEST_BODY = 20_000_000;
/** How often time-dependent changes run without a request. */
const CLOCK_MS = 1_000;

export type StandIn = {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  url: string;
  stop(): Promise<void>;
};

/** Listens on 127.0.0.1. Without a folder accounts live as long as the process. */
export async function startStripeStandIn(
  options: { port?: number; folder?: string | null } = {},
): Promise<StandIn> {
  let url = "";
  const store = openStore(options.folder ?? null, () => url);
  const server = createServer(async (request, response) => {
    try {
      await answer(store, request, response);
    } catch (error) {
      fail(request, response, error);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The stand-in has no port.");
  url = `http://127.0.0.1:${address.port}`;
  const stuck = new WeakSet<Account>();
  const clock = setInterval(() => {
    for (const account of store.loaded()) {
      if (stuck.has(account)) continue;
      try {
        settle(account);
      } catch (error) {
        // An account that was edited by hand into an impossible state: its own calls report it, the other accounts
        // continue.
        stuck.add(account);
        console.error(`The account ${account.token} of the stand-in for Stripe cannot go on.`, error);
      }
    }
  }, CLOCK_MS);
  return {
    url,
    stop() {
      clearInterval(clock);
      server.closeAllConnections();
      return new Promise((resolve) =>
        server.close(() => {
          store.close();
          resolve();
        }),
      );
    },
  };
}

async function answer(store: Store, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = "/", query = ""] = (request.url ?? "/").split("?", 2);
  const body = await readBody(request);
  if (path.startsWith("/pages/")) {
    const {
      status,
      headers,
      body: content,
    } = answerPage(store, path, request.method === "POST" ? new URLSearchParams(body) : null);
    response.writeHead(status, headers).end(content);
    return;
  }
  if (path.startsWith("/v1/")) {
    answerCall(accountOf(store, request), request, response, { path, query, body });
    return;
  }
  if (path.startsWith("/_control/")) {
    const method = request.method ?? "GET";
    const said = await control(store, accountOf(store, request), { method, path, query, body });
    sendJson(response, 200, said);
    return;
  }
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
  response.end(
    page("Stand-in for Stripe", html`<h1>Stand-in for Stripe</h1><p>It answers calls of the site here.</p>`),
  );
}

function accountOf(store: Store, request: IncomingMessage): Account {
  const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1];
  if (key === undefined)
    throw new StripeError(401, "invalid_request_error", "No secret key came with the call.");
  if (!key.startsWith(KEY_PREFIX))
    throw new StripeError(
      401,
      "invalid_request_error",
      `The stand-in takes only keys that begin with ${KEY_PREFIX}.`,
    );
  return store.open(tokenOf(key));
}

function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const refused = error instanceof StripeError ? error : null;
  if (refused === null) console.error("The stand-in for Stripe failed.", error);
  const status = refused?.status ?? 500;
  if (request.url?.startsWith("/pages/") === true) {
    response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" });
    response.end(
      page("Not here", html`<h1>There is nothing here</h1><p>${refused?.message ?? "Something failed."}</p>`),
    );
    return;
  }
  const message = error instanceof Error ? error.message : String(error);
  sendJson(response, status, refused?.body ?? { error: { type: "api_error", message } });
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value, null, 2));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new StripeError(413, "invalid_request_error", "The body is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
