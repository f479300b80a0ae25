/** Many readers at once: autocannon in this process, over keep-alive connections to 127.0.0.1. */
import autocannon from "autocannon";
import { type Times, timesOf } from "../statistics.ts";

/** As many as a small office; more would only make each wait for the others on one core. */
export const CONNECTIONS = 10;
const WARM_UP_SHARE = 1 / 3;
/** A second attempt takes this many times as long. */
const LONGER = 8;
const TIMEOUT_SECONDS = 10;
const MOST_REQUESTS = 500_000;

export type Load = Times & {
  requestsPerSecond: number;
  /** Answers other than 200, broken connections and timeouts: above 0 the figures mean nothing. */
  failures: number;
  /** Requests sent altogether: those of the warm-up, and those cut off at the end, were work too. */
  sent: number;
};

export type LoadOptions = {
  origin: string;
  /** Requested in turn; each connection starts elsewhere in the list. */
  paths: readonly string[];
  headers?: Record<string, string>;
  seconds: number;
};

/**
 * Measures for `seconds`, after a warm-up of a third of that. Throws when nothing was answered, which on a busy
 * machine happens in a short run: see `LONGER`.
 */
export async function measureLoad(options: LoadOptions): Promise<Load> {
  const warmUp = await fire({ ...options, seconds: options.seconds * WARM_UP_SHARE });
  let measured = await fire(options);
  if (measured.times.length === 0) measured = await fire({ ...options, seconds: options.seconds * LONGER });
  const { times, failures, seconds } = measured;
  if (times.length === 0) {
    throw new Error(`${options.origin}${options.paths[0]} did not answer once in ${seconds} s.`);
  }
  return {
    requestsPerSecond: times.length / seconds,
    ...timesOf(times),
    failures,
    sent: warmUp.sent + measured.sent,
  };
}

function fire({ origin, paths, headers, seconds }: LoadOptions) {
  const times: number[] = [];
  let failures = 0;
  let client = 0;
  return new Promise<{ times: number[]; sent: number; failures: number; seconds: number }>(
    (resolve, reject) => {
      const run = autocannon(
        {
          url: origin,
          connections: CONNECTIONS,
          duration: seconds,
          // How often it looks whether the time is up.
          sampleInt: 50,
          timeout: TIMEOUT_SECONDS,
          maxOverallRequests: MOST_REQUESTS,
          headers,
          setupClient(connection) {
            const start = Math.floor((client * paths.length) / CONNECTIONS);
            client += 1;
            connection.setRequests(
              [...paths.slice(start), ...paths.slice(0, start)].map((path) => ({ path })),
            );
          },
        },
        (error, result) => {
          if (error) reject(error);
          else {
            const { requests, errors, duration } = result;
            resolve({ times, sent: requests.sent, failures: failures + errors, seconds: duration });
          }
        },
      );
      // Autocannon's own histogram counts whole milliseconds, which is too coarse for a page from memory.
      run.on("response", (_client, status, _bytes, ms) => {
        times.push(ms);
        if (status !== 200) failures += 1;
      });
    },
  );
}
