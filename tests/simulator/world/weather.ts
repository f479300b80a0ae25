/** The database's troubles, as they come and go. */
import { startDelayProxy } from "#support/faults/delay-proxy.ts";
import { startSqld } from "#support/servers/sqld.ts";

/**
 * `answers-lost`: what is sent is done, and nobody hears of it. `read-only`: writes are refused. `busy`: 429. `gone`: no
 * connection.
 */
export const TROUBLES = ["gone", "answers-lost", "busy", "read-only", "slow"] as const;
export type Weather = "clear" | (typeof TROUBLES)[number];

/** More than a round trip on one machine takes. */
const SLOW_MS = 15;

/** A server on a copy of these files, behind a proxy that has the troubles. */
export async function openWeatheredDatabase(seededData: string) {
  const server = await startSqld({ copyOf: seededData, blocks: true });
  const proxy = await startDelayProxy(server.url, 0);
  let now: Weather = "clear";
  return {
    /** Through the weather, and past it. */
    url: proxy.url,
    directUrl: server.url,
    now: () => now,
    async set(next: Weather): Promise<void> {
      if ((now === "read-only") !== (next === "read-only")) await server.blockWrites(next === "read-only");
      proxy.setDelay(next === "slow" ? SLOW_MS : 0);
      proxy.setFault(
        next === "gone" ? "gone" : next === "answers-lost" ? "answers-lost" : next === "busy" ? 429 : null,
      );
      now = next;
    },
    async stop() {
      await proxy.stop();
      await server.stop();
    },
  };
}
