/** Many readers at once: autocannon in this process, over keep-alive connections to 127.0.0.1. */
import autocannon from "autocannon";
import { percentile } from "./statistics.ts";

/** As many as a small office; more would only make each wait for the others on one core. */
export const CONNECTIONS = 10;
const TIMEOUT_SECONDS = 10;
const MOST_REQUESTS = 500_000;

export type Load = {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Requests that ended, within the time. */
  requests: number;
  /** Answers other than 200, broken connections and timeouts: above 0 the figures mean nothing. */
  failures: number;
};

export type LoadOptions = {
  origin: string;
  /** Asked for in turn; each connection starts somewhere else in the list. */
  paths: readonly string[];
  headers?: Record<string, string>;
  seconds: number;
};

/** Measures for `seconds`, after a warm-up of a third of that. Throws when nothing was answered. */
export async function measureLoad(options: LoadOptions): Promise<Load> {
  await fire({ ...options, seconds: Math.max(1, Math.round(options.seconds / 3)) });
  return fire(options);
}

async function fire({ origin, paths, headers, seconds }: LoadOptions): Promise<Load> {
  const times: number[] = [];
  let failures = 0;
  let client = 0;
  const run = autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    timeout: TIMEOUT_SECONDS,
    maxOverallRequests: MOST_REQUESTS,
    headers,
    setupClient(connection) {
      const start = Math.floor((client * paths.length) / CONNECTIONS);
      client += 1;
      connection.setRequests([...paths.slice(start), ...paths.slice(0, start)].map((path) => ({ path })));
    },
  });
  // Autocannon's own histogram counts whole milliseconds: too coarse for a page from memory.
  run.on("response", (_client, status, _bytes, ms) => {
    times.push(ms);
    if (status !== 200) failures += 1;
  });
  const result = await run;
  if (times.length === 0) throw new Error(`${origin}${paths[0]} did not answer once in ${seconds} s.`);
  return {
    requestsPerSecond: times.length / result.duration,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    requests: times.length,
    failures: failures + result.errors,
  };
}
