/** Requests a route as its table says, as a visitor in some state, and computes the expected answer. */
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/cloudflare";
import { inject } from "vitest";
import { request } from "#support/request.ts";
import { serverBuildOf } from "#support/servers/fairlead.ts";
import type { Place, Read } from "./reads.ts";
import type { SampleIds } from "./samples.ts";
import { type Answer, refusalOf, type State } from "./states.ts";
import type { Write } from "./writes.ts";

type Route = NonNullable<ServerBuild["routes"][string]>;

/** The routes of the tested bundle, by id. */
export async function readManifest(): Promise<ReadonlyMap<string, Route>> {
  const address = pathToFileURL(serverBuildOf(inject("fixture").bundle)).href;
  const build: ServerBuild = await import(/* @vite-ignore */ address);
  return new Map(Object.values(build.routes).flatMap((one) => (one === undefined ? [] : [[one.id, one]])));
}

/** The address of a route: its pattern with the sample's parameters and query. */
export function addressOf(
  routes: ReadonlyMap<string, Route>,
  id: string,
  place: Place,
  ids: SampleIds,
): string {
  const parts: string[] = [];
  for (let route = routes.get(id); route !== undefined; route = routes.get(route.parentId ?? ""))
    if (route.path) parts.unshift(route.path);
  const path = parts.join("/").replace(/:(\w+)|\*/g, (pattern: string, name: string | undefined) => {
    const sample = place.params?.[name ?? "*"];
    if (sample === undefined) throw new Error(`${id} has no sample for ${pattern}.`);
    return typeof sample === "string" ? sample : sample(ids);
  });
  const query = typeof place.query === "function" ? place.query(ids) : place.query;
  return `/${path}${query === undefined ? "" : `?${query}`}`;
}

/** The expected answer in this state. */
export function wantedOf(one: Read | Write, state: State, path: string, ids: SampleIds): Answer {
  const refusal = refusalOf(one.guard, state, path);
  if (refusal !== null) return refusal;
  const own = one.but?.[state] ?? one.answer;
  return typeof own === "function" ? own(ids) : own;
}

/** Where Remix's router reads the data of a page. */
export function dataPath(path: string, routeId?: string): string {
  const { pathname, searchParams } = new URL(path, "http://own.example");
  if (routeId !== undefined) searchParams.set("_routes", routeId);
  const query = searchParams.size === 0 ? "" : `?${searchParams}`;
  return `${pathname === "/" ? "/_root" : pathname}.data${query}`;
}

export class Caller {
  readonly #origin: string;
  readonly #cookie: string;

  /** Ignores cookies that answers set: each request starts in the same state. */
  constructor(origin: string, cookie: string) {
    this.#origin = origin;
    this.#cookie = cookie;
  }

  /** What a browser gets: a status, or where it is redirected. */
  async ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await this.#send(path, init);
    await response.text();
    return response.headers.get("Location") ?? response.status;
  }

  /** What the browser's router gets: the status of the data, or where the data redirects it. */
  async askData(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await this.#send(path, init);
    const text = await response.text();
    if (response.status !== 202) return response.status;
    // Turbo-stream: names and values in one flat list. "redirect" comes right before its target.
    const flat: unknown = JSON.parse(text.split("\n")[0] ?? "");
    const to = Array.isArray(flat) ? flat[flat.indexOf("redirect") + 1] : undefined;
    return typeof to === "string" ? to : response.status;
  }

  #send(path: string, init: RequestInit): Promise<Response> {
    return request(this.#origin + path, {
      ...init,
      headers: {
        Origin: this.#origin,
        Cookie: this.#cookie,
        // From its own network, so that rate limits stay out of this test.
        "CF-Connecting-IP": crypto.randomUUID(),
        ...init.headers,
      },
    });
  }
}

/** The request of a write; `intent` is null for a form without intents, undefined for an empty form. */
export function bodyOf({ json, fields, method: other }: Write, intent?: string | null): RequestInit {
  const method = other ?? "POST";
  if (json !== undefined)
    return { method, body: JSON.stringify(json), headers: { "Content-Type": "application/json" } };
  const named = intent === undefined ? {} : { ...fields, ...(intent === null ? {} : { intent }) };
  return { method, body: new URLSearchParams(named) };
}

/** Runs `work` on all, a few at a time, and keeps the order of the results. */
export async function fewAtATime<T, R>(
  all: readonly T[],
  most: number,
  work: (one: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < all.length; at += most)
    results.push(...(await Promise.all(all.slice(at, at + most).map(work))));
  return results;
}
