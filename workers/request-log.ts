/**
 * One line and one data point for each request: what became of it, by the route and never by the address (privacy
 * policy, 2).
 */
import { TROUBLE_HEADER } from "#app/platform/database/trouble.ts";

/** Cloudflare's Workers Analytics Engine, where it is bound. */
export type Metrics = Pick<AnalyticsEngineDataset, "writeDataPoint">;

export type RequestFacts = {
  event: "request";
  /** `ok` up to 399, `refused` up to 499, `failed` from 500; `no-database` for 503 of the database; `crashed` without an answer. */
  outcome: "ok" | "refused" | "failed" | "no-database" | "crashed";
  status: number;
  method: string;
  /** The route's id, `routes/profiles/showcase`; `-` for what no route answers. */
  route: string;
  roundTrips: number;
  /** `HIT`, `STALE`, `MISS`, `STALE-ERROR`; `-` for what isn't cached. */
  cache: string;
  duration: string;
};

const METHODS = ["GET", "HEAD", "POST", "PATCH", "OPTIONS"];
const CLASSES_MS = [50, 200, 1_000, 3_000] as const;

/** `<50ms`, `<200ms`, `<1000ms`, `<3000ms`, `slow`. A Worker's clock only moves while it waits. */
export function durationClass(ms: number): string {
  const limit = CLASSES_MS.find((one) => ms < one);
  return limit === undefined ? "slow" : `<${limit}ms`;
}

export function factsOf(
  { method }: Pick<Request, "method">,
  route: string | null,
  response: Response | null,
  tookMs: number,
): RequestFacts {
  return {
    event: "request",
    outcome: outcomeOf(response),
    status: response?.status ?? 0,
    // Anybody may make up a method.
    method: METHODS.includes(method) ? method : "other",
    route: route ?? "-",
    roundTrips: Number(response?.headers.get("X-Database-Round-Trips") ?? 0),
    cache: response?.headers.get("X-Cache") ?? "-",
    duration: durationClass(tookMs),
  };
}

function outcomeOf(response: Response | null): RequestFacts["outcome"] {
  if (response === null) return "crashed";
  if (response.status >= 500) return response.headers.has(TROUBLE_HEADER) ? "no-database" : "failed";
  return response.status >= 400 ? "refused" : "ok";
}

/** Writes the line if the log is on, and the data point where metrics are bound. Never throws. */
export function report(
  facts: RequestFacts,
  tookMs: number,
  isLogged: boolean,
  metrics: Metrics | undefined,
): void {
  if (isLogged) console.log(JSON.stringify(facts));
  const { outcome, method, route, cache, duration, status, roundTrips } = facts;
  try {
    metrics?.writeDataPoint({
      indexes: [route.slice(0, 96)],
      blobs: [outcome, method, route, cache, duration],
      doubles: [status, roundTrips, tookMs],
    });
  } catch (error) {
    console.error(JSON.stringify({ event: "metrics-failed", message: String(error) }));
  }
}
